import type { Position, Unit } from './position.js';
import type { Table } from './table.js';

/** Whether a unit of that command lies face down until it fights [16.21, 17.15, 17.29]. */
const startsUntried = ({ campaign }: Table, command: string): boolean =>
  campaign === 'budapest' || (campaign === 'angola' && command !== 'sadf');

/** Everything in its box: called by name where the scenario does so, the rest in the stock [3.1]. */
export function begin(table: Table): Position {
  const units: Record<string, Unit> = {};
  const { setUp, arrivals, brigade, requests, covert, overt } = table.order;
  const call = (id: string, where: Partial<Unit> & Pick<Unit, 'place'>): void => {
    const { side, command, type, movement } = table.counters.get(id)!;
    const untried = startsUntried(table, command);
    units[id] = { id, counter: id, side, command, type, movement, hex: null, untried, ...where };
  };
  setUp.forEach(({ named, untried }, group) => {
    for (const id of named) call(id, { place: 'due', group, untried });
  });
  for (const { named, turn } of arrivals) for (const id of named) call(id, { place: 'due', dueTurn: turn });
  for (const id of [...brigade, ...requests]) call(id, { place: 'reserve' });
  // NATO comes when it likes, as far as it intervenes at all [16.15b].
  const level = table.options.natoIntervention;
  for (const id of covert) call(id, level === 'none' ? { place: 'reserve' } : { place: 'due', dueTurn: 1 });
  for (const id of overt) call(id, level === 'overt' ? { place: 'due', dueTurn: 1 } : { place: 'reserve' });
  return {
    turn: 0,
    step: 'set-up',
    stage: 'set-up',
    phasing: table.setUpOrder[0]!,
    units,
    stock: [...table.counters.keys()].filter((id) => !units[id]),
    drawn: 0,
    ledger: [],
    control: {},
    rubble: [],
    air: {},
    allotted: 0,
    kinds: [],
    flown: {},
    event: {},
    draws: 0,
    giveBack: 0,
    refitted: [],
    withdrawn: 0,
    contingency: false,
    secondAir: false,
    dropUsed: false,
    moving: null,
    attacks: [],
    aims: [],
    combat: null,
    shares: {},
    ended: null,
  };
}
