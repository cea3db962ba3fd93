import { isManoeuvre } from '../shared/units.js';
import type { Ground, Piece } from './ground.js';
import type { Desk } from './stage.js';

/** The question whether a gun sees a hex, by itself or through anybody who may spot for it [12.4.1, 12.4.1.1]. */
export function sightQuestion({ table, position }: Desk, ground: Ground, gun: Piece, hex: string): object {
  return {
    scenario: table.scenario,
    weather: position.weather,
    map: ground.map,
    hex: gun.hex,
    target: hex,
    range: gun.range,
    gun,
    spotters: ground
      .of(gun.side)
      .filter(({ id, type }) => id !== gun.id && (isManoeuvre(type) || type === 'artillery')),
  };
}
