import type { Judge } from '../options.js';
import { natoFlies } from '../shared/counter.js';
import { type Command, sideOf, type UnitType } from '../vocabulary.js';

interface Flier {
  readonly type?: UnitType;
  readonly airborne?: boolean;
}

/** The row of the airmobile chart that speaks of a command; some commands never fly. */
function airmobileRow(command: Command): string | undefined {
  switch (sideOf(command)) {
    case 'soviet':
      return 'sovietBudapest';
    case 'communist':
      return 'communist';
    default:
      return command === 'nato' || command === 'sadf' ? command : undefined;
  }
}

/** Whether a transport helicopter may lift the unit [13.2, 16.19, 16.28, 17.14, 17.28]. */
export function mayFly(command: Command, { type, airborne }: Flier, umpire: Judge): boolean {
  if (command === 'nato' && !natoFlies(umpire)) return false;
  const row = airmobileRow(command);
  if (row === undefined || (type === undefined && !airborne)) return false;
  const lifted = umpire.chart('airmobile-units').at(row, 'helicopter') as readonly string[];
  return (type !== undefined && lifted.includes(type)) || (airborne === true && lifted.includes('airborne'));
}
