import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { type Command, sideOf, type UnitType } from '../vocabulary.js';

const TYPES: ReadonlySet<UnitType | undefined> = new Set<UnitType>(['airborne', 'specialForce', 'lightInfantry']);

/** The row of the airmobile chart that speaks of a command; some commands never fly. */
export function airmobileRow(command: Command): string | undefined {
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
export function mayFly(command: Command, type: UnitType | undefined, umpire: Umpire<Options>): boolean {
  const row = airmobileRow(command);
  if (row === undefined || !TYPES.has(type)) return false;
  return (umpire.chart('airmobile-units').at(row, 'helicopter') as readonly string[]).includes(type!);
}
