import type { Judge, Options } from '../options.js';

/** Facts that only exist under an optional rule are refused while it is off, so that no ruling silently ignores them. */
export function requireOption(umpire: Judge, option: keyof Options, rule: string, stated: boolean): void {
  if (stated && !umpire.options[option]) umpire.forbid([rule, '7.0'], 'option-off', { option });
}
