import type { BogCheckOutcome } from '../../movement/bog-check.js';
import type { Play } from '../stage.js';
import { passengersOf, terrainAt } from '../standing.js';
import { unitOf } from '../table.js';

/** Whether soft ground holds a vehicle that turns in its hex or leaves it, option 7.29: once in each hex of a move. */
export function bogsDown(play: Play, roadRate: boolean): boolean {
  const { table, position } = play;
  const { unit, firm } = position.mover!;
  const { hex } = position.units[unit]!;
  if (!table.options.bogging || firm === hex || unitOf(table, unit).leg !== null) return false;
  const { card } = unitOf(table, unit);
  const towed = passengersOf(table, position, unit).filter(({ kind }) => kind === 'towed');
  const { checked, bogged } = play.ask<BogCheckOutcome>('movement/bog-check', {
    terrain: terrainAt(table, hex!),
    bogModifier: card.bogModifier,
    towing: towed.length > 0,
    towedLoad: towed.reduce((sum, { leg }) => sum + (leg?.need?.towed ?? 0), 0),
    roadRate,
    snow: table.conditions.snow,
    mud: table.conditions.mud,
  });
  if (checked) play.happen({ type: 'bog-checked', unit, hex, bogged });
  return bogged;
}
