import type { Judge } from '../options.js';
import { battleOf, type Side } from '../vocabulary.js';

/** A refitting side enters no enemy zone of control in its player turn, however it would come there; Angola alone knows it [17.32]. */
export function checkRefit(
  { side, refitting }: { readonly side: Side; readonly refitting: boolean },
  entersZone: boolean,
  umpire: Judge,
): void {
  if (!refitting) return;
  if (battleOf(side) !== 'angola87') umpire.forbid('17.32', 'angola-only');
  else if (entersZone) umpire.forbid('17.32', 'refit-no-zone');
}
