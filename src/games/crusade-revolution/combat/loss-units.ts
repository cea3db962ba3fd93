import type { Judge } from '../options.js';
import { isCorps, nameOf } from '../shared/units.js';
import type { Fate, Region, Side, SupplyState, UnitType } from '../vocabulary.js';
import type { LossInput, LossUnit, ReserveUnit } from './loss-input.js';
import type { LossUnitState, ReserveDivision } from './loss-search.js';

const stepsOf = (unit: { reduced: boolean; oneStep: boolean }): number => (unit.reduced || unit.oneStep ? 1 : 2);

/** The row of the replacement chart a corps is under [11.3.5.2]. */
function poolRow(side: Side, type: UnitType, region: Region): string {
  if (type === 'ctv') return 'ctv';
  if (region !== 'none') return 'regional';
  return side;
}

/** 11.3.5.2: the corps a division may stand in for; undefined for a division that replaces none. */
function poolOfDivision(umpire: Judge, side: Side, { type, region }: ReserveUnit): string | undefined {
  const chart = umpire.chart('corps-replacement');
  if (isCorps(type)) return undefined;
  if (region !== 'none') return side === 'republican' && chart.flag('regional', 'sameRegion') ? region : undefined;
  const rows = side === 'nationalist' ? ['nationalist', 'ctv'] : ['republican'];
  return rows.find((row) => chart.flag(row, type));
}

export function lossUnits(input: LossInput): LossUnitState[] {
  return input.units.map((unit) => {
    const { type, region, lf, claimsArmour, reduced, oneStep, supply = input.supply } = unit;
    const row = poolRow(input.side, type, region);
    return {
      steps: stepsOf(unit),
      lf,
      afr: type === 'afr',
      armour: claimsArmour,
      key: `${type}/${region}/${lf}/${reduced}/${oneStep}/${claimsArmour}/${isCutOff(supply)}`,
      ...(isCorps(type) ? { pool: row === 'regional' ? region : row } : {}),
    };
  });
}

export function reserveDivisions(input: LossInput, umpire: Judge): ReserveDivision[] {
  return input.reserve.map((unit) => {
    const pool = poolOfDivision(umpire, input.side, unit);
    const { type, region, lf, reduced, oneStep } = unit;
    return {
      full: !reduced,
      steps: stepsOf(unit),
      lf,
      key: `${type}/${region}/${lf}/${reduced}/${oneStep}`,
      ...(pool === undefined ? {} : { pool }),
    };
  });
}

/** 13.3, 13.4.2: without supply, or with no more than a friendly border. */
export const isCutOff = (supply: SupplyState): boolean => supply === 'outOfSupply' || supply === 'limited';

/** 11.3.2, 11.3.3, 11.3.5, 17.6.5: what a unit is after losing steps; who takes its place has its supply. */
export function fateOf(unit: LossUnit | ReserveUnit, lost: number, supply: SupplyState, unreplaced: boolean): Fate {
  if (lost < stepsOf(unit)) return lost > 0 || unit.reduced ? 'reduced' : 'full';
  return unreplaced || isCutOff(supply) || unit.type === 'afr' ? 'permanentlyRemoved' : 'eliminated';
}

export const unitNames = (units: readonly { name?: string; type: UnitType }[]): string[] => units.map(nameOf);
