import type { Action, Command } from '../../../../kernel/session/index.js';
import type { Play } from '../stage.js';

const isSame = (open: Command, sent: Command): boolean =>
  Object.keys({ ...open, ...sent }).every((field) => open[field] === sent[field]);

/** A command is taken exactly where it is listed, nothing left out and nothing added; otherwise it is refused with the reason, where one is known, or by the section of the stage. */
export function demandListed(
  play: Play,
  options: Iterable<Action>,
  command: Command,
  rule = '4.4.1',
  why?: () => void,
): void {
  for (const { command: open } of options) if (open.type === command.type && isSame(open, command)) return;
  why?.();
  play.refuse(rule, 'not-open-now', { command: command.type });
}
