import type { MapEdge } from '../../../kernel/hexes/index.js';
import { Side } from '../vocabulary.js';
import type { Counter } from './counters.js';
import { groundOf } from './ground.js';
import { PHASES, type Position, type UnitState } from './position.js';
import type { Table } from './table.js';

/** What no position may break. */
export function broken(table: Table, position: Position): string[] {
  return [
    ...lostCounters(table, position),
    ...strayUnits(table, position),
    ...mixedHexes(table, position),
    ...wrongOwners(table, position),
    ...highStacks(table, position),
    ...overspent(table, position),
    ...badCombats(position),
    ...wrongMarks(table, position),
    ...fullTrucks(table, position),
    ...wrongMoves(table, position),
    ...wrongMemories(position),
    ...strayLeaders(table, position),
  ];
}

/** Every counter of the order of battle is in exactly one place. */
function lostCounters(table: Table, { units }: Position): string[] {
  const missing = [...table.counters.keys()].filter((id) => units[id] === undefined);
  const extra = Object.keys(units).filter((id) => !table.counters.has(id));
  return [...missing.map((id) => `${id} is nowhere`), ...extra.map((id) => `${id} is no counter of the game`)];
}

/** Who is on the map is on a hex of it, and nobody else is. */
function strayUnits(table: Table, { units }: Position): string[] {
  return Object.entries(units).flatMap(([id, { place, hex, turn, truck }]) => {
    if (place === 'map' && (hex === undefined || table.board.grid.find(hex) === undefined))
      return [`${id} is on no hex`];
    if (place === 'aboard' && (truck === undefined || !['map', 'due'].includes(units[truck]!.place))) {
      return [`${id} rides on no truck`];
    }
    if (place === 'due' && turn === undefined) return [`${id} is due on no turn`];
    return (place === 'lost' || place === 'due' || place === 'fleeing') && hex !== undefined
      ? [`${id} is ${place} and in ${hex}`]
      : [];
  });
}

/** Enemies never share a hex, but trucks may be found in one for a moment while they are run over [B.10]. */
function mixedHexes(table: Table, position: Position): string[] {
  const ground = groundOf(table, position);
  const republican = new Set(ground.hexesOf('republican'));
  return ground
    .hexesOf('nationalist')
    .filter((hex) => republican.has(hex))
    .map((hex) => `both sides are in ${hex}`);
}

/** A place is the side's whose units are in it [B.8]; leaders take none [14.4]. */
function wrongOwners(table: Table, position: Position): string[] {
  return groundOf(table, position)
    .pieces.filter(({ type }) => type !== 'leader')
    .filter(({ hex, side }) => position.owners[hex] !== undefined && position.owners[hex] !== side)
    .map(({ id, hex }) => `${id} is in ${hex}, which is not its side's`);
}

/** Whether the stacks of a side must be within the limits: from the end of its first movement phase, but while it moves [7.2, B.4]. */
function isTested({ turn, phase, phasing, first, step }: Position, side: Side): boolean {
  if (side === phasing && (step === 'moving' || step === 'excess')) return false;
  const own = side === first ? 'first-movement' : 'second-movement';
  const order: readonly string[] = ['set-up', ...PHASES.map(({ id }) => id)];
  return turn > 1 || order.indexOf(phase) > order.indexOf(own);
}

/** No stack is higher than the limits when they hold [7.1, 7.3]. */
function highStacks(table: Table, position: Position): string[] {
  const ground = groundOf(table, position);
  return Side.values
    .filter((side) => isTested(position, side))
    .flatMap((side) => {
      const stack = (hex: string) => ground.in(hex).filter((piece) => piece.side === side);
      return ground.hexesOf(side).filter((hex) => ground.overstacked(hex, stack(hex)));
    })
    .map((hex) => `too many units in ${hex}`);
}

/** A mark is borne only by a counter of its kind. */
const MARKS: readonly [keyof UnitState, (counter: Counter) => boolean][] = [
  ['reduced', ({ reduced }) => reduced !== undefined],
  ['fired', ({ type }) => type === 'artillery'],
  ['flown', ({ type }) => type === 'air'],
  ['truck', ({ type }) => type === 'infantry'],
  ['building', ({ type }) => type === 'engineer'],
  ['bridge', ({ type }) => type === 'engineer'],
  ['returning', ({ type }) => type === 'hq'],
];

function wrongMarks(table: Table, { units }: Position): string[] {
  return [...table.counters.values()].flatMap((counter) => {
    const state = units[counter.id]!;
    const marks = MARKS.filter(([mark, may]) => state[mark] !== undefined && !may(counter)).map(([mark]) => mark);
    const { place, hex, edge, bridge } = state;
    const wrong = [
      (place === 'air') !== (counter.type === 'air') && 'in the air or not',
      place === 'lost' && counter.type === 'hq' && 'an HQ that does not return',
      place === 'left' && !table.edges.get(hex ?? '')?.includes(edge as MapEdge) && 'gone by no edge',
      bridge && (place !== 'map' || !bridge.split('/').includes(hex!)) && 'away from its bridge',
    ];
    return [...marks, ...wrong.filter((each) => each)].map((what) => `${counter.id}: ${what}`);
  });
}

/** A truck carries a regiment or three battalions of its side [B.10]. */
function fullTrucks(table: Table, { units }: Position): string[] {
  const thirds = new Map<string, number>();
  for (const [id, { truck }] of Object.entries(units)) {
    if (truck === undefined) continue;
    const { side, size } = table.counters.get(id)!;
    if (table.counters.get(truck)!.side !== side) return [`${id} rides with the enemy`];
    thirds.set(truck, (thirds.get(truck) ?? 0) + ((size ?? 'regiment') === 'battalion' ? 1 : 3));
  }
  return [...thirds].filter(([, load]) => load > 3).map(([truck]) => `${truck} is overloaded`);
}

/** Nobody who moves has spent more than he has; the hex somebody came from is next to his [6.1, 11.6]. */
function wrongMoves(table: Table, position: Position): string[] {
  const { grid } = table.board;
  const truck = table.umpire().chart('trucks').number('truck', 'movement');
  return groundOf(table, position).pieces.flatMap(({ id, hex, movement, state: { spent, cameFrom } }) => {
    const far = cameFrom !== undefined && !grid.adjacent(grid.index(hex), grid.index(cameFrom));
    const dear = position.step === 'moving' && (spent ?? 0) > 2 * (movement ?? truck);
    return [...(far ? [`${id} came from afar`] : []), ...(dear ? [`${id} moved too far`] : [])];
  });
}

/** What a division is remembered to have entered is not the enemy's [B.19]. */
const wrongMemories = ({ owners, enteredBy }: Position): string[] =>
  Object.entries(enteredBy)
    .filter(([hex, divisions]) => divisions.length > 0 && owners[hex] === 'nationalist')
    .map(([hex]) => `${hex} is remembered though the enemy has it`);

/** Somebody is choosing where a leader goes who is nowhere, and no leader is counted for what only units do [14.3, 14.4]. */
function strayLeaders(table: Table, { units, pending, combats }: Position): string[] {
  const isLeader = (id: string): boolean => table.counters.get(id)?.type === 'leader';
  const chosen = new Set(pending.flatMap((each) => (each.kind === 'refuge' ? [each.unit] : [])));
  const astray = Object.entries(units).filter(([id, { place }]) => (place === 'fleeing') !== chosen.has(id));
  const fighting = combats.flatMap(({ attackers }) => attackers.filter(isLeader));
  const bleeding = pending.flatMap((each) => (each.kind === 'loss' ? each.units.filter(isLeader) : []));
  return [
    ...astray.map(([id]) => `${id} flees or does not`),
    ...fighting.map((id) => `${id} attacks`),
    ...bleeding.map((id) => `${id} has no step to lose`),
  ];
}

/** Nobody spends what he has not. */
function overspent(table: Table, { airPoints, assaultPoints, turn }: Position): string[] {
  return Side.values.flatMap((side) => {
    const air = airPoints[side] < 0 || airPoints[side] > table.airPoints(side, turn) ? [`air points of ${side}`] : [];
    const poor = Object.entries(assaultPoints[side]).filter(
      ([division, points]) => points < 0 || points > (table.assaultPoints[side][division] ?? 0),
    );
    return [...air, ...poor.map(([division]) => `assault points of ${division}`)];
  });
}

/** Nobody is declared twice, no hex and nobody is attacked twice [11.1]. */
function badCombats({ combats, current }: Position): string[] {
  const attackers = combats.flatMap((combat) => combat.attackers);
  const targets = combats.flatMap((combat) => combat.targets);
  const guns = combats.flatMap((combat) => [...combat.guns, ...combat.defensiveGuns]);
  const twice = (all: readonly string[]): string[] => all.filter((each, at) => all.indexOf(each) !== at);
  const defenders = combats.flatMap((combat) => combat.defenders ?? []);
  const lost = current !== null && !combats.some(({ id }) => id === current) ? ['the combat at hand is lost'] : [];
  const doubled = [...twice(attackers), ...twice(targets), ...twice(guns), ...twice(defenders)];
  return [...lost, ...doubled.map((each) => `${each} is in two combats`)];
}
