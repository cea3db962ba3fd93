import { fillDefaults } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import { BattleMap, Field, MapUnit, type Placed } from '../shared/position.js';
import { bindingBit, zonesOf } from '../shared/zones.js';
import { opponentOf, type Side, type Terrain, type UnitType } from '../vocabulary.js';
import { onMap, type Position, type Unit } from './position.js';
import { holds, type Table } from './table.js';

/** Maps with rubble on them, by the list of rubble; the list only ever grows [16.32]. */
const rubbled = new WeakMap<readonly string[], HexMapInput>();

/** The map as it lies there now. */
function mapOf(table: Table, { rubble }: Position): HexMapInput {
  if (rubble.length === 0) return table.map;
  let map = rubbled.get(rubble);
  if (!map) {
    map = fillDefaults(BattleMap, { ...table.map, hexes: withRubble(table, rubble) });
    rubbled.set(rubble, map);
  }
  return map;
}

function withRubble({ map }: Table, rubble: readonly string[]): HexMapInput['hexes'] {
  const heaps = new Set(rubble);
  const listed = map.hexes.map((hex) =>
    heaps.delete(hex.hex) ? { ...hex, terrain: [...(hex.terrain ?? map.defaultTerrain), 'rubble'] } : hex,
  );
  return [...listed, ...[...heaps].map((hex) => ({ hex, terrain: [...map.defaultTerrain, 'rubble'], height: 0 }))];
}

const placements = new WeakMap<Unit, Placed>();

/** A unit as the procedures see it on a map. */
export function placed(table: Table, unit: Unit): Placed {
  let known = placements.get(unit);
  if (!known) {
    const { id: name, side, command, type, movement, suppressed = false } = unit;
    const hex = unit.hex!;
    const seen = fillDefaults(MapUnit, { name, hex, side, command, type, movement, suppressed });
    known = { unit: seen, command, hex: table.grid.index(hex) };
    placements.set(unit, known);
  }
  return known;
}

export const unitsOnMap = ({ units }: Position): Unit[] => Object.values(units).filter(onMap);

const fields = new WeakMap<Position['units'], { readonly rubble: readonly string[]; readonly field: Field }>();

export function fieldOf(table: Table, position: Position): Field {
  const known = fields.get(position.units);
  if (known?.rubble === position.rubble) return known.field;
  const field = fieldWithout(table, position);
  fields.set(position.units, { rubble: position.rubble, field });
  return field;
}

/** The field as a unit sees it that is not standing on it. */
export function fieldWithout(table: Table, position: Position, absent?: string): Field {
  const units = unitsOnMap(position).filter(({ id }) => id !== absent);
  return new Field({
    battle: table.battle,
    board: layOutMap(mapOf(table, position)),
    units: units.map((unit) => placed(table, unit)),
    embassies: new Set(table.places.embassies),
  });
}

/** The part of a question that tells a procedure where everybody stands. */
export function situation(table: Table, position: Position, absent?: string) {
  return {
    battle: table.battle,
    map: mapOf(table, position),
    units: unitsOnMap(position)
      .filter(({ id }) => id !== absent)
      .map((unit) => placed(table, unit).unit),
    embassies: table.places.embassies.map((hex) => table.grid.name(hex)),
  };
}

/** Keeps what is worked out for one side over one field: it is asked for again and again while nobody moves. */
export function perField<T>(work: (table: Table, position: Position, side: Side) => T) {
  const known = new WeakMap<Field, Partial<Record<Side, T>>>();
  return (table: Table, position: Position, side: Side): T => {
    const field = fieldOf(table, position);
    let sides = known.get(field);
    if (!sides) {
      sides = {};
      known.set(field, sides);
    }
    sides[side] ??= work(table, position, side);
    return sides[side] as T;
  };
}

const zonesAgainst = perField((table, position, side) =>
  zonesOf(fieldOf(table, position), opponentOf(side), table.options),
);

/** Whether a hex lies in a zone of control of the enemies of a side, as a unit of that type minds them [8.1, 22.2]. */
export function inEnemyZone(table: Table, position: Position, hex: number, side: Side, type: UnitType): boolean {
  return (zonesAgainst(table, position, side)[hex]! & bindingBit(type, table.options)) !== 0;
}

/** Whether a refit keeps a unit out of a hex: nobody of the side enters an enemy zone of control that player turn [17.32]. */
export const shutByRefit = (table: Table, position: Position, hex: number, unit: Unit): boolean =>
  position.refit?.side === unit.side && inEnemyZone(table, position, hex, unit.side, unit.type);

export const terrainAt = (table: Table, position: Position, hex: number): Terrain[] =>
  [...fieldOf(table, position).board.terrainOf(hex)] as Terrain[];

export const enemyAt = (table: Table, position: Position, hex: number, side: Side): boolean =>
  fieldOf(table, position)
    .at(hex)
    .some(({ unit }) => unit.side !== side);

/** Hexes over which an anti-aircraft unit bears on air [12.12, 13.3]. */
const AIR_DEFENCE_RANGE = 2;

/** Hexes to the nearest unsuppressed anti-aircraft unit of a side, if it has one. */
export function toAirDefence(table: Table, position: Position, hex: number, owner: Side): number | undefined {
  let nearest: number | undefined;
  for (const { unit, hex: at } of fieldOf(table, position).units) {
    if (unit.side !== owner || unit.type !== 'airDefence' || unit.suppressed) continue;
    const far = distance(table.grid, at, hex);
    if (nearest === undefined || far < nearest) nearest = far;
  }
  return nearest;
}

export const nearAirDefence = (table: Table, position: Position, hex: number, owner: Side): boolean =>
  (toAirDefence(table, position, hex, owner) ?? AIR_DEFENCE_RANGE + 1) <= AIR_DEFENCE_RANGE;

/** The turn a procedure is told: a scenario that does not list them has none of Angola's weather and doublings. */
export const turnOf = (table: Table, { turn }: Position): { turn?: number } =>
  table.campaign === 'budapest' || holds(table, '17.17') || holds(table, '17.33') ? { turn } : {};
