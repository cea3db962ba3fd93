import { flag, halves, list, text } from '../../../kernel/fields/index.js';
import { FORBIDDEN, type Reach, reach as searchReach } from '../../../kernel/hexes/index.js';
import { hexesWithin } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import type { Field } from '../shared/position.js';
import { incompatibility } from '../status/compatibility.js';
import { stackingLimit } from '../status/stacking-limit.js';
import { commandOf } from '../vocabulary.js';
import type { Ground } from './ground.js';
import { MapMove, prepare } from './map-move.js';
import { allowance, type Mover, movesAsIrregular } from './mover.js';
import { StepTable } from './step-table.js';

class ReachedHex {
  @text('The hex', { max: 12 }) hex!: string;
  @halves('Cheapest cost', { min: 0, max: 99 }) cost!: number;
  @flag('In an enemy zone of control: the unit stops and must attack [8.1]') stops!: boolean;
  @flag('Only as a minimum move, for the whole allowance [7.4]') minimumMove!: boolean;
  @flag('Too full, or held by units it may not join, when the phase ends as things stand now [7.8]') crowded!: boolean;
}

class ReachOutcome {
  @halves('Points the unit has', { min: 0, max: 99 }) allowance!: number;
  @flag('It starts in an enemy zone of control and must disengage to move [8.10]') disengages!: boolean;
  @list('Every hex it can reach, its own left out', ReachedHex, { maxItems: 10_000 }) hexes!: ReachedHex[];
}

/** [7.1]: everywhere a unit can go this phase. */
export const reach = procedure<MapMove, ReachOutcome, Options>({
  id: 'reach',
  resolver: 'movement',
  title: { en: 'Reach', ja: '移動範囲' },
  description: {
    en: 'Every hex a unit can reach over a map, with the cheapest cost, stops in enemy zones and minimum moves.',
    ja: '地図上でユニットが到達できるすべてのヘクスと最小コストを示します。',
  },
  rules: ['7.1'],
  input: MapMove,
  outcome: ReachOutcome,
  example: {
    input: {
      battle: 'budapest56',
      unit: { name: 'Tanks', side: 'soviet', movement: 2 },
      start: '0202',
      map: { grid: { columns: 4, rows: 4 }, defaultTerrain: ['clear'], hexes: [{ hex: '0203', terrain: ['urban'] }] },
    },
  },

  // Steps are paid in half points.
  work: ({ map, unit }) => hexesWithin(map.grid, 2 * unit.movement),
  resolve(input, umpire) {
    const { field, start, ground, bit, disengages, monsoon } = prepare(input, umpire);
    if (!umpire.legal) return null;
    const { unit: mover } = input;
    const points = allowance(mover, input.turn, disengages, umpire);
    if (!umpire.legal) return null;
    const neverZone = mover.refitting || (disengages && field.battle === 'budapest56');
    const going = { field, ground, mover, start, points, bit, disengages, neverZone, monsoon };
    const { found, minimum } = explore(going, umpire);
    const hexes: ReachedHex[] = [];
    for (const hex of found.hexes()) if (hex !== start) hexes.push(entry(hex, found.costTo(hex)!, false));
    for (const hex of minimum) hexes.push(entry(hex, points, true));
    noteReach(input, disengages, neverZone, minimum.size, umpire);
    umpire.summarise('reach-summary', { unit: mover.name, hexes: hexes.length, points: points / 2 });
    return { allowance: points / 2, disengages, hexes };

    function entry(hex: number, cost: number, minimumMove: boolean): ReachedHex {
      return {
        hex: field.name(hex),
        cost: cost / 2,
        stops: ground.inZone(hex, bit),
        minimumMove,
        crowded: crowded(field, hex, mover, umpire),
      };
    }
  },
});

/** A unit on its way: where from, with how many half points, and what binds it. */
export interface Going {
  readonly field: Field;
  readonly ground: Ground;
  readonly mover: Mover;
  readonly start: number;
  readonly points: number;
  readonly bit: number;
  /** Its next step is the one that leaves an enemy zone of control [8.10]. */
  readonly disengages: boolean;
  /** It may enter no enemy zone of control this phase [8.10, 17.32]. */
  readonly neverZone: boolean;
  readonly monsoon: boolean;
}

/** Every hex within the points, and those that only the minimum move reaches [7.2, 7.4, 8.5, 8.10]. */
export function explore(going: Going, umpire: Judge): { found: Reach; minimum: ReadonlySet<number> } {
  const { field, ground, start, bit, disengages, neverZone } = going;
  const { grid } = field.board;
  const table = new StepTable(field, ground, going.mover, going.monsoon, umpire);
  const inZone = (hex: number): boolean => ground.inZone(hex, bit);
  const barred = (from: number, to: number): boolean => (neverZone || (from === start && disengages)) && inZone(to);
  const found = searchReach(grid, {
    start,
    allowance: going.points,
    step: (from, to, direction) => (barred(from, to) ? FORBIDDEN : table.cost(from, to, direction)),
    mustStop: inZone,
  });
  const minimum = new Set<number>();
  // A column has marched already: the guarantee is for a unit's only step [7.4, 16.26].
  for (let d = 0; d < 6 && going.mover.spent === 0; d += 1) {
    const to = grid.neighbours[6 * start + d]!;
    if (to >= 0 && !found.has(to) && !barred(start, to) && table.cost(start, to, d) >= 0) minimum.add(to);
  }
  return { found, minimum };
}

/** The rules that shaped the answer. */
function noteReach(input: MapMove, disengages: boolean, neverZone: boolean, minimum: number, umpire: Judge): void {
  umpire.note(['7.6', '7.7', '18.1'], 'reach-costs');
  if (movesAsIrregular(input.unit, umpire)) umpire.note(['22.1', '22.2'], 'irregular-zones');
  umpire.note(['8.5', '7.12'], 'reach-zones');
  if (disengages) umpire.note('8.10', neverZone ? 'disengaged-stays-clear' : 'zone-to-zone');
  if (input.unit.refitting) umpire.note('17.32', 'refit-no-zone');
  if (input.engineers !== undefined) umpire.note('16.27', 'engineers-bridge');
  if (minimum > 0) umpire.note('7.4', 'reach-minimum', { hexes: minimum });
}

/** Whether the unit would break stacking there, with the units that stand there now [7.8]. */
function crowded(field: Field, hex: number, mover: Mover, umpire: Judge): boolean {
  const present = field.at(hex);
  const embassy = field.embassies.has(hex);
  if (present.length === 0 && !embassy) return false;
  const company = present.filter((placed) => placed.unit.side === mover.side);
  if (company.length === 0 && !embassy) return false;
  const ground = { terrain: field.board.terrainOf(hex), trail: field.hasTrail(hex), embassy };
  if (company.length + 1 > stackingLimit(ground, field.battle, umpire).limit) return true;
  const one = { command: commandOf(mover, mover.side), type: mover.type };
  return company.some(({ command, unit }) => incompatibility(one, { command, type: unit.type }, umpire) !== undefined);
}
