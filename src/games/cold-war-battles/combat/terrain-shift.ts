import type { ChartReader } from '../../../kernel/charts/index.js';
import type { Judge } from '../options.js';
import type { Hexside } from '../vocabulary.js';
import type { AttackPiece, TargetPiece } from './forces.js';

export interface TerrainShift {
  readonly terrain: string;
  readonly shift: number;
  readonly hexside: boolean;
}

const NO_SHIFT: TerrainShift = { terrain: 'clear', shift: 0, hexside: false };

/** A cell that says "as the other terrain" moves nothing itself. */
const shiftIn = (chart: ChartReader, terrain: string, column: string): number => {
  const cell = chart.at(terrain, column);
  return typeof cell === 'number' ? cell : 0;
};

/** The best shift that the ground of the defending hexes gives [9.11]. */
export function groundShift(defenders: readonly TargetPiece[], allMechanised: boolean, umpire: Judge): TerrainShift {
  const chart = umpire.chart('terrain-effects');
  const column = allMechanised ? 'combatAllMechanised' : 'combat';
  let best = NO_SHIFT;
  for (let i = 0; i < defenders.length; i += 1) {
    const { hex, unit } = defenders[i]!;
    if (i === 0 || hex !== defenders[i - 1]!.hex) {
      for (const terrain of hex.terrain) best = better(best, terrain, shiftIn(chart, terrain, column), false);
    }
    // The hex of a Base unit is base terrain [18.1].
    if (unit.type === 'base') best = better(best, 'base', shiftIn(chart, 'base', column), false);
  }
  return best;
}

const better = (best: TerrainShift, terrain: string, shift: number, hexside: boolean): TerrainShift =>
  shift < best.shift ? { terrain, shift, hexside } : best;

/** What a hexside is worth to the defender outside the monsoon [18.1]. */
export const hexsideShift = (hexside: Hexside, umpire: Judge): number =>
  hexside === 'none' ? 0 : shiftIn(umpire.chart('hexside-effects'), hexside, 'combat');

/** Ground that would shift the column, had the attackers been others: why it does not [18.1]. */
export function noteNoShift(
  attackers: readonly AttackPiece[],
  defenders: readonly TargetPiece[],
  allMechanised: boolean,
  umpire: Judge,
): void {
  if (!allMechanised && defenders.some(({ hex }) => hex.terrain.includes('savanna'))) {
    umpire.note(['18.1', '9.11'], 'savanna-open');
  }
  if (attackers.some(({ artillery, unit }) => !artillery && hexsideShift(unit.across, umpire) < 0)) {
    umpire.note(['18.1', '9.12'], 'river-not-for-all');
  }
}

/** Rubble in either hex breaks the bridge [18.1]. */
function unbridged(hexside: Hexside): Hexside {
  if (hexside === 'bridgedMinorRiver') return 'minorRiver';
  return hexside === 'bridgedMajorRiver' ? 'majorRiver' : hexside;
}

/**
 * The river that every attack but the artillery's has to cross; of several kinds, the weakest [18.1]. Without an attacker
 * that is not artillery no hexside counts.
 */
export function riverShift(
  attackers: readonly AttackPiece[],
  defenders: readonly TargetPiece[],
  monsoon: boolean,
  umpire: Judge,
): TerrainShift {
  if (attackers.every(({ artillery, unit }) => artillery || unit.across === 'none')) return NO_SHIFT;
  const chart = umpire.chart('hexside-effects');
  const column = monsoon && umpire.options.monsoonStreamsShift ? 'combatMonsoon' : 'combat';
  const rubbled = defenders.every(({ hex }) => hex.terrain.includes('rubble'));
  let weakest: TerrainShift | undefined;
  for (const { artillery, unit } of attackers) {
    if (artillery) continue;
    if (unit.across === 'none') return NO_SHIFT;
    const terrain = rubbled || unit.inRubble ? unbridged(unit.across) : unit.across;
    const shift = shiftIn(chart, terrain, column);
    if (!weakest || shift > weakest.shift) weakest = { terrain, shift, hexside: true };
  }
  return weakest ?? NO_SHIFT;
}
