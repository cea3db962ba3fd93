import type { Umpire } from '../../../kernel/rulings/index.js';
import { isCorps } from '../units.js';
import type { Region, UnitType } from '../vocabulary.js';

/** 16.4.2.2: divisions of one region that may be in the others at a time. */
export const DIVISIONS_ABROAD = 1;

export interface RegionalUnit {
  readonly type: UnitType;
  readonly region: Region;
}

/** 16.4.2.1, 16.4.2.2: forbids a regional unit to end a move, SR or advance where its region does not let it. */
export function checkNonCooperation(
  umpire: Umpire,
  unit: RegionalUnit,
  name: string,
  destination: Region,
  /** Other divisions of the unit's region that are abroad already. */
  othersAbroad: number,
): void {
  if (unit.region === 'none' || destination === 'none' || destination === unit.region) return;
  if (isCorps(unit.type)) {
    umpire.forbid(['16.4.2.2', '16.4.2.1', '16.4.2'], 'corps-abroad', { unit: name, region: destination });
  } else if (othersAbroad >= DIVISIONS_ABROAD) {
    umpire.forbid(['16.4.2.2', '16.4.2.1', '16.4.2'], 'too-many-abroad', {
      unit: name,
      region: destination,
      home: unit.region,
    });
  }
}

export const endsAbroad = (unit: RegionalUnit, destination: Region): boolean =>
  unit.region !== 'none' && destination !== 'none' && destination !== unit.region;
