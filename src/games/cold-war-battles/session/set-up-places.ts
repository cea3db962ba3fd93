import { fillDefaults } from '../../../kernel/fields/index.js';
import { setUp } from '../status/set-up.js';
import { isHeadquarters } from './order-of-battle.js';
import type { Unit } from './position.js';
import type { Table } from './table.js';

/** As far as a question can tell: a map without the town has no hex near it. */
const FAR = 200;

const NAMED_GROUPS: Readonly<Record<string, string>> = {
  'angola-32-infantry-bn': 'sadf32Infantry',
  'angola-tg32-artillery': 'sadfTg32Artillery',
  'angola-om-special-force-bn': 'sadfOmega',
};

/** The word by which the rules of set-up call a unit [16.11, 17.9, 17.19]. */
function groupOf({ counter, command, type }: Unit): string {
  switch (command) {
    case 'rebel':
      return isHeadquarters({ type }) ? 'rebelHq' : 'rebel';
    case 'hungarianArmy':
      return 'hungarianArmy';
    case 'unita':
      return type === 'guerrilla' ? 'unitaGuerrilla' : 'unitaOther';
    case 'sadf':
      return NAMED_GROUPS[counter] ?? 'sadfBase';
    default:
      if (type === 'base') return 'communistBase';
      if (type === 'airDefence') return 'communistAirDefence';
      return type === 'communications' ? 'communications' : 'mpla';
  }
}

/** The question that `status/set-up` answers for one unit in one hex. */
export function setUpQuestion({ battle, places }: Table, unit: Unit, hex: number): object {
  const { onObjective, nearObjectiveOrSquare, toMavinga = FAR, toCuito = FAR, toTown = FAR } = places.facts[hex]!;
  const facts = { onObjective, nearObjectiveOrSquare, toMavinga, toCuito, toTown };
  return { battle, units: [{ name: unit.id, group: groupOf(unit), ...facts }] };
}

const known = new WeakMap<Table, Map<string, readonly number[]>>();

/** Hexes where a unit may be set up, whoever stands there. */
export function setUpHexes(table: Table, unit: Unit): readonly number[] {
  const { hexes } = table.order.setUp[unit.group!]!;
  if (!table.campaign) return hexes!.map((name) => table.grid.index(name));
  const cache = known.get(table) ?? new Map<string, readonly number[]>();
  known.set(table, cache);
  const group = groupOf(unit);
  let found = cache.get(group);
  if (!found) {
    const all = Array.from({ length: table.grid.size }, (_, hex) => hex);
    found = all.filter((hex) => {
      const umpire = table.umpire();
      setUp.resolve(fillDefaults(setUp.input, setUpQuestion(table, unit, hex)), umpire);
      return umpire.legal;
    });
    cache.set(group, found);
  }
  return found;
}
