import { distance } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import { commandRange } from '../formations.js';
import type { Play, Scene } from '../stage.js';
import { isAble } from '../standing.js';
import { unitOf } from '../table.js';
import { counterName, countersOf, freeNames } from './counters.js';
import type { HiddenCounter } from './state.js';

/** Counters that a side wants to place [7.2.2, 7.2.3]. */
export interface Plan {
  readonly hex: string;
  readonly units: readonly string[];
  readonly as?: string;
}

/** Where the units of a side may be as they are hidden: set-up hexes before the game, their own hex in play [7.2.2, 7.2.3]. */
export type Hideable = ReadonlyMap<string, readonly string[]>;

/** The question about all counters of a side, those on the map and those planned [7.2.2]. */
function placement({ table, position }: Scene, side: Side, plans: readonly Plan[], hideable: Hideable, play: boolean) {
  const formationsOf = (units: readonly string[]) => units.map((id) => unitOf(table, id).formation.slice(0, 40));
  const lying = countersOf(position, side).map(([id, { units }]: readonly [string, HiddenCounter]) => ({
    id: id.slice(0, 40),
    formations: formationsOf(units),
  }));
  const planned = plans.map(({ units, hex }, i) => ({
    id: `${lying.length + i + 1}`,
    formations: formationsOf(units),
    unitInHex: units.some((id) => hideable.get(id)!.includes(hex)),
    duringPlay: play,
  }));
  return { counters: [...lying, ...planned], maximum: table.hiddenMost[side]! };
}

/** Refuses counters that may not lie so [7.2.1, 7.2.2, 7.2.3]. */
export function checkPlans(play: Play, side: Side, plans: readonly Plan[], hideable: Hideable, inPlay: boolean): void {
  const { table, position } = play;
  const { grid } = table.board;
  const names = freeNames(table, position, side);
  const seen = new Set<string>();
  const nameOf = (id: string) => table.units.get(id)?.name ?? id;
  for (const [i, { hex, units, as }] of plans.entries()) {
    const counter = counterName(names[i] ?? `${side}-hidden-${i + 1}`)!;
    if (grid.find(hex) === undefined || isTaken(play, side, hex))
      play.refuse('7.2.2', 'hidden-wrong-hex', { counter, hex });
    if ((units.length === 0) !== (as !== undefined && table.units.get(as)?.side === side))
      play.refuse('7.2.2.1', 'hidden-needs-model');
    for (const id of units) {
      const own = hideable.get(id);
      if (!own) play.refuse('7.2.2', 'hidden-stranger', { unit: nameOf(id) });
      if (seen.has(id)) play.refuse('7.2.2', 'hidden-twice', { unit: nameOf(id) });
      seen.add(id);
      const range = commandRange(table, unitOf(table, id).formation);
      const near = own!.some((each) => distance(grid, grid.index(each), grid.index(hex)) <= range);
      if (!near) play.refuse('7.2.2.1', 'hidden-too-far', { unit: nameOf(id), hex });
    }
  }
  if (plans.length > 0)
    play.ask('status/hidden-placement', placement(play, side, plans, hideable, inPlay), { for: [side] });
}

/** Enemies stand there or will be set up there, or a counter of theirs lies there: nobody hides among them [4.5.1.1.10]. */
export function isTaken({ table, position }: Scene, side: Side, hex: string): boolean {
  for (const unit of table.units.values()) {
    const state = position.units[unit.id]!;
    if (unit.side === side) continue;
    if (isAble(state) && state.hex === hex) return true;
    if (state.place === 'toPlace' && unit.hexes.includes(hex)) return true;
  }
  return Object.values(position.hidden.counters).some((each) => each.side !== side && each.hex === hex);
}

/** The counters lie where they were planned; what they stand for is the side's own [7.2.2]. */
export function layCounters(play: Play, side: Side, plans: readonly Plan[], taken: readonly string[]): void {
  const names = freeNames(play.table, play.position, side);
  play.happen({
    type: 'counters-placed',
    side,
    counters: plans.map(({ hex }, i) => ({ counter: names[i]!, hex })),
    units: taken,
    secret: {
      for: [side],
      boxes: plans.map(({ units, as }, i) => ({
        counter: names[i]!,
        units,
        ...(as === undefined ? {} : { as }),
      })),
    },
  });
}

/** A form of counters: of each formation the units that may be hidden, and dummies [7.2.1]. */
export function plansSchema({ table, position }: Scene, side: Side, hideable: Hideable) {
  const byFormation = new Map<string, string[]>();
  for (const id of hideable.keys()) {
    const { formation } = unitOf(table, id);
    byFormation.set(formation, [...(byFormation.get(formation) ?? []), id]);
  }
  const own = [...table.units.values()].filter((unit) => unit.side === side).map(({ id }) => id);
  const shape = (properties: object) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const real = [...byFormation.values()].map((units) =>
    shape({
      hex: { enum: [...new Set(units.flatMap((id) => hideable.get(id)!))] },
      units: { type: 'array', items: { enum: units }, minItems: 1, maxItems: units.length, uniqueItems: true },
    }),
  );
  const { grid } = table.board;
  const hexes = Array.from({ length: grid.size }, (_, i) => grid.name(i)).filter(
    (hex) => !isTaken({ table, position }, side, hex),
  );
  const dummy = shape({ hex: { enum: hexes }, units: { const: [] }, as: { enum: own } });
  return {
    type: 'array',
    items: { oneOf: [...real, dummy] },
    maxItems: freeNames(table, position, side).length,
  };
}
