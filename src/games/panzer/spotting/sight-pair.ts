import { choice, flag, text, texts } from '../../../kernel/fields/index.js';
import { distance, type HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { Judge } from '../options.js';
import { inFrontArc } from '../shared/arc.js';
import { facingNumber, HEX } from '../shared/panzer-map.js';
import { coverInHex } from '../shared/terrain-cover.js';
import { Cover, Facing } from '../vocabulary.js';
import { levelOf } from './line-of-sight.js';
import { NOTHING } from './sight-board.js';
import type { SightLine } from './sight-line.js';
import { SpotTarget, Spotter, sizeClassOf, spottingRow } from './spotting-modifiers.js';
import type { SpotVerdict } from './spotting-range.js';

export class FieldSpotter extends Spotter {
  @text('Name of the unit', { max: 40 }) id!: string;
  @text('Its hex', HEX) hex!: string;
  @flag('On the top floor [6.1.4.3.1]') upperFloor!: boolean;
  @choice('Facing: the field of a suppressed unit, the turret of a buttoned-up one [6.1.3.1, 7.8.3]', Facing, {
    optional: true,
  })
  facing?: Facing;
}

export class FieldTarget extends SpotTarget {
  @text('Name of the unit', { max: 40 }) id!: string;
  @text('Its hex', HEX) hex!: string;
  @flag('On the top floor [6.1.4.3.1]') upperFloor!: boolean;
  @choice("Cover, where the map's terrain does not say it [4.1.3]", Cover, { optional: true }) cover?: Cover;
  @flag('Its hex is overstacked by units not listed here [4.1.3.2]') overstacked!: boolean;
  @texts('Platoons without radios that have it spotted already [7.4.1]', { max: 40, maxItems: 60, default: [] })
  noticedByPlatoons!: string[];
}

/** A unit with its place on the map worked out. */
export interface Placed<T> {
  readonly unit: T;
  readonly hex: HexIndex;
  readonly level: number;
  /** Minus one where it does not matter. */
  readonly facing: number;
}

/** Places the units of a list of a question. */
export const placeAll = <T extends FieldSpotter | FieldTarget>(
  umpire: Judge,
  line: SightLine,
  units: readonly T[],
  field: string,
): Placed<T>[] => units.map((unit, i) => placeOne(umpire, line, unit, `/${field}/${i}`));

export function placeOne<T extends FieldSpotter | FieldTarget>(
  umpire: Judge,
  line: SightLine,
  unit: T,
  pointer: string,
): Placed<T> {
  const { board } = line.board;
  const hex = hexAt(board, unit.hex, `${pointer}/hex`);
  const facing = 'facing' in unit && unit.facing ? facingNumber(board, unit.facing, `${pointer}/facing`) : -1;
  return { unit, hex, level: levelOf(umpire, line.board, hex, unit), facing };
}

export interface JudgedPair {
  readonly range: number;
  readonly lineOfSight: boolean;
  /** What blocks, as a hex index or ~side; NOTHING where nothing stands on the line. */
  readonly code: number;
  readonly distance: number | null;
  readonly verdict: SpotVerdict;
}

/** Suppressed and buttoned-up units see only into their field, so that their facing matters [6.1.3.1, 7.8.3]. */
export const seesAhead = ({ suppressed, buttoned }: FieldSpotter): boolean => suppressed || buttoned;

/** Whether one unit spots another: line of sight, field, then range against distance [4.1.1, 4.1.3, 4.1.4, 6.1.3]. */
export function judgePair(
  umpire: Judge,
  line: SightLine,
  spotter: Placed<FieldSpotter>,
  target: Placed<FieldTarget>,
  crowded: boolean,
  visibility: number,
  overwatch = false,
  coverOf = (hex: HexIndex): Cover => coverInHex(umpire, line.board.board, hex),
): JudgedPair {
  const { board } = line.board;
  const range = distance(board.grid, spotter.hex, target.hex);
  const bar = line.channelBar(spotter.hex, target.hex, spotter.level, target.level);
  const code = bar === 'none' ? line.firstBlocker(spotter.hex, target.hex, spotter.level, target.level) : NOTHING;
  if (bar !== 'none' || code !== NOTHING)
    return { range, lineOfSight: false, code, distance: null, verdict: 'noLineOfSight' };
  const seen = { range, lineOfSight: true, code };
  if (seesAhead(spotter.unit) && !inFrontArc(board.grid, spotter.hex, target.hex, spotter.facing))
    return { ...seen, distance: null, verdict: 'outsideField' };
  if (range === 0) return { ...seen, distance: null, verdict: 'spotted' };
  const overstacked = target.unit.overstacked || crowded;
  const cover = overstacked ? 'none' : (target.unit.cover ?? coverOf(target.hex));
  const { row } = spottingRow(umpire, spotter.unit, target.unit, { cover, overstacked }, visibility, overwatch);
  const far = umpire.chart('spotting-range').number(String(row), sizeClassOf(target.unit)!);
  return { ...seen, distance: far, verdict: range <= far ? 'spotted' : 'outOfRange' };
}
