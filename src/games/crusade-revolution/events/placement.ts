import type { Judge } from '../options.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import type { SpaceFacts } from '../shared/space-facts.js';
import { isArmour, isCorps } from '../shared/units.js';
import type { Region, Side, UnitType } from '../vocabulary.js';

export interface NewUnit {
  readonly type: UnitType;
  readonly region: Region;
}

/** 8.5.2.3, 8.5.2.4: forbids a space where a new or rebuilt unit may not be put. */
export function checkPlacement(
  umpire: Judge,
  side: Side,
  unit: NewUnit,
  name: string,
  space: SpaceFacts,
  northIsolated: boolean,
): void {
  const rule = isCorps(unit.type) ? '8.5.2.4' : '8.5.2.3';
  if ((space.control ?? side) !== side) umpire.forbid(rule, 'place-not-friendly', { unit: name, space: space.name });
  if (space.supply === 'isolated')
    umpire.forbid(['16.2.4.1', '16.2.4'], 'place-isolated', { unit: name, space: space.name });
  else if (space.supply !== 'supplied') umpire.forbid(rule, 'place-out-of-supply', { unit: name, space: space.name });
  if (space.units.length >= STACKING_LIMIT)
    umpire.forbid([rule, '9.1.1'], 'place-overstacks', { unit: name, space: space.name });
  if (space.source === 'badajoz') umpire.forbid(['13.2.4.1', rule, '13.2.4'], 'place-badajoz', { unit: name });
  const coast = umpire.chart('coastal-spaces');
  const island = coast.hasRow(space.name) && coast.flag(space.name, 'balearic');
  if (island && (isCorps(unit.type) || isArmour(unit.type)))
    umpire.forbid(['8.5.2.4', '12.1.10'], 'place-balearic', { unit: name, space: space.name });
  if (isCorps(unit.type)) checkCorpsSpace(umpire, side, unit, name, space, northIsolated);
}

/** 8.5.2.4: a source or Madrid; regional corps and the CTV have places of their own. */
function checkCorpsSpace(
  umpire: Judge,
  side: Side,
  unit: NewUnit,
  name: string,
  space: SpaceFacts,
  northIsolated: boolean,
): void {
  if (unit.type === 'ctv') {
    if (space.port === 'none') umpire.forbid('8.5.2.4', 'place-ctv', { space: space.name });
  } else if (unit.region !== 'none') {
    if (!isHomeOf(unit.region, space))
      umpire.forbid('8.5.2.4', 'place-regional', { unit: name, region: unit.region, space: space.name });
  } else {
    if (space.source !== side && space.source !== 'badajoz' && space.name !== 'Madrid')
      umpire.forbid('8.5.2.4', 'place-no-source', { unit: name, space: space.name });
    if (side === 'republican' && northIsolated && (space.region !== 'none' || space.north))
      umpire.forbid(['8.5.2.4', '16.4.3.2'], 'place-isolated-north', { unit: name, space: space.name });
  }
}

/** Euzkadi in Bilbao, Santander in Santander, Asturians anywhere in Asturias. */
function isHomeOf(region: Region, space: SpaceFacts): boolean {
  if (region === 'basque') return space.name === 'Bilbao';
  if (region === 'santander') return space.name === 'Santander';
  return space.region === 'asturias';
}
