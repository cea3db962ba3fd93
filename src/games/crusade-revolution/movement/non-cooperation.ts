import type { Judge } from '../options.js';
import { isCorps } from '../shared/units.js';
import type { Region, UnitType } from '../vocabulary.js';

/** 16.4.2.2: divisions of one region that may be in the others at a time. */
const DIVISIONS_ABROAD = 1;

export interface RegionalUnit {
  readonly type: UnitType;
  readonly region: Region;
}

export const endsAbroad = (unit: RegionalUnit, destination: Region): boolean =>
  unit.region !== 'none' && destination !== 'none' && destination !== unit.region;

/** 16.4.2.1, 16.4.2.2: a corps never ends abroad, a division only as the one of its region that may. */
export const isBarredFrom = (unit: RegionalUnit, destination: Region, othersAbroad: number): boolean =>
  endsAbroad(unit, destination) && (isCorps(unit.type) || othersAbroad >= DIVISIONS_ABROAD);

/** 16.4.2.1, 16.4.2.2: forbids a regional unit to end a move, SR or advance where its region does not let it. */
export function checkNonCooperation(
  umpire: Judge,
  unit: RegionalUnit,
  name: string,
  destination: Region,
  /** Other divisions of the unit's region that are abroad already. */
  othersAbroad: number,
): void {
  if (!isBarredFrom(unit, destination, othersAbroad)) return;
  if (isCorps(unit.type)) {
    umpire.forbid(['16.4.2.2', '16.4.2.1', '16.4.2'], 'corps-abroad', { unit: name, region: destination });
  } else {
    umpire.forbid(['16.4.2.2', '16.4.2.1', '16.4.2'], 'too-many-abroad', {
      unit: name,
      region: destination,
      home: unit.region,
    });
  }
}
