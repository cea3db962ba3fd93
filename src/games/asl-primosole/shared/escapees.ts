import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { HALF_SQUADS, isSmc, UnitSize } from '../vocabulary.js';

/** A unit that Escapes or Shifts, with what it carries [3.606, 3.613]. */
export class CarryingUnit {
  @text('Name, for the answer', { max: 40, optional: true }) name?: string;
  @choice('Size [3.606]', UnitSize) size!: UnitSize;
  @flag('A wounded SMC [3.606]') wounded!: boolean;
  @integer('PP it carries [3.606]', { min: 0, max: 30, default: 0 }) pp!: number;
}

export class EscapingUnit extends CarryingUnit {
  @integer('Stack it escapes with [3.606]', { min: 1, max: 12, default: 1 }) stack!: number;
  @flag('Unarmed [3.606]') unarmed!: boolean;
  @integer('IPC before any leader; 3 for an MMC and 1 for an SMC unless sent (core)', {
    min: 0,
    max: 10,
    optional: true,
  })
  ipc?: number;
  @integer('Leadership DRM: -1 for an 8-1, +1 for a 6+1 [3.606]', { min: -3, max: 1, default: 0 }) leadership!: number;
  @flag('Heroic leader [3.606]') heroic!: boolean;
  @flag('A lower-quality counter exists to Replace it [3.606]', { default: true }) replaceable!: boolean;
}

/** Core IPC, and what a stacked leader adds to an MMC's. */
export const MMC_IPC = 3;
export const SMC_IPC = 1;
export const LEADER_BONUS = 1;
const HERO_DRM = -1;

/** Half-squad equivalents of a stack; SMC count nothing. */
export const headCount = (units: readonly CarryingUnit[]): number =>
  units.reduce((sum, unit) => sum + HALF_SQUADS[unit.size], 0);

/** Best leader of the stack, and one heroic modifier on top [3.606]. */
export function leadership(units: readonly EscapingUnit[]): number {
  const leaders = units.filter((unit) => unit.size === 'leader');
  const best = leaders.length === 0 ? 0 : Math.min(...leaders.map((unit) => unit.leadership));
  return best + (units.some((unit) => unit.size === 'hero' || unit.heroic) ? HERO_DRM : 0);
}

/** PP beyond IPC of the most overloaded unit [3.606]. */
export function overload(units: readonly EscapingUnit[]): number {
  const led = units.some((unit) => unit.size === 'leader');
  let worst = 0;
  for (const unit of units) {
    const base = unit.ipc ?? (isSmc(unit.size) ? SMC_IPC : MMC_IPC);
    const ipc = base + (led && !isSmc(unit.size) ? LEADER_BONUS : 0);
    worst = Math.max(worst, unit.pp - ipc);
  }
  return worst;
}

/** What a unit may carry at most when it Escapes or Shifts [3.606, 3.613]. */
export function checkLoads(umpire: Judge, rule: string, units: readonly CarryingUnit[]): void {
  const chart = umpire.chart('carrying-limits');
  for (const unit of units) {
    const row = !isSmc(unit.size) ? 'mmc' : unit.wounded ? 'woundedSmc' : 'smc';
    const limit = chart.number(row, 'pp');
    if (unit.pp > limit) umpire.forbid(rule, 'carries-too-much', { unit: unit.name ?? unit.size, pp: unit.pp, limit });
  }
}

/** No Man's Land is never more than two hexes from a friendly area, so there the distance always counts [3.606]. */
export function demandDistance(input: { readonly area: string; readonly hexesToFriendlyArea?: number }): void {
  const wanted = input.area === 'noMansLand' && input.hexesToFriendlyArea === undefined;
  demandFacts([
    wanted && {
      pointer: '/hexesToFriendlyArea',
      rule: '3.606',
      detail: {
        en: 'how many hexes the nearest friendly Setup Area is away: 1 or 2 from No Man’s Land',
        ja: '最も近い自軍配置エリアまでのヘクス数。無人地帯からは 1 か 2',
      },
    },
  ]);
}
