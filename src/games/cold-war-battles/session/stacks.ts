import { incompatibility } from '../status/compatibility.js';
import { stackingLimit } from '../status/stacking-limit.js';
import type { Command, Side, UnitType } from '../vocabulary.js';
import { fieldOf, unitsOnMap } from './ground.js';
import type { Position, Unit } from './position.js';
import type { Table } from './table.js';

/** How many units a hex holds when a phase ends [7.9, 7.10, 16.33]. */
export function limitAt(table: Table, position: Position, hex: number): number {
  const field = fieldOf(table, position);
  const ground = {
    terrain: field.board.terrainOf(hex),
    trail: field.hasTrail(hex),
    embassy: field.embassies.has(hex),
  };
  return stackingLimit(ground, table.battle, table.umpire()).limit;
}

interface Joiner {
  readonly id: string;
  readonly side: Side;
  readonly command: Command;
  readonly type: UnitType;
}

/** Whether a unit may stay in a hex with the friends that stand there now [7.8]. */
export function fitsAt(table: Table, position: Position, hex: number, unit: Joiner): boolean {
  const company = fieldOf(table, position)
    .at(hex)
    .filter(({ unit: other }) => other.name !== unit.id);
  if (company.some(({ unit: other }) => other.side !== unit.side)) return false;
  if (company.length + 1 > limitAt(table, position, hex)) return false;
  return company.every(
    ({ command, unit: other }) => incompatibility(unit, { command, type: other.type }, table.umpire()) === undefined,
  );
}

/** Units in hexes that hold too many of them, or units that may not share one [7.8, 16.10, 17.8]. */
export function crowdedUnits(table: Table, position: Position): Unit[] {
  const byHex = new Map<string, Unit[]>();
  for (const unit of unitsOnMap(position)) byHex.set(unit.hex!, [...(byHex.get(unit.hex!) ?? []), unit]);
  return [...byHex].flatMap(([name, company]) => (stands(table, position, name, company) ? [] : company));
}

function stands(table: Table, position: Position, name: string, company: readonly Unit[]): boolean {
  if (company.length === 1 && table.places.embassies.length === 0) return true;
  if (company.length > limitAt(table, position, table.grid.index(name))) return false;
  return company.every((one, i) =>
    company.slice(i + 1).every((other) => incompatibility(one, other, table.umpire()) === undefined),
  );
}
