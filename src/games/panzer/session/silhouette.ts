import type { Unit } from './units.js';

/** A gun of a vehicle: what fires at armour, other than what its crew carries. */
const armsOf = ({ card }: Unit) => card.weapons.filter(({ ap }) => ap !== undefined && ap.length > 0);

function vehicle(unit: Unit): string {
  const { card } = unit;
  if (card.antiAircraftVehicle) return 'anti-aircraft-vehicle';
  const [gun] = armsOf(unit);
  switch (card.movement?.mode) {
    case 'H':
      return 'half-track';
    case 'W':
      return card.weapons.length > 0 ? 'armoured-car' : 'truck';
    default:
      if (!gun) return 'carrier';
      return gun.turret === 'fixed' ? 'assault-gun' : 'tank';
  }
}

function towed({ card }: Unit): string {
  return card.weapons.some(({ antiAircraft }) => antiAircraft !== undefined) ? 'anti-aircraft-gun' : 'towed-gun';
}

const WEAPONS: Readonly<Record<string, string>> = { mortar: 'mortar', antiTankRifle: 'anti-tank-rifle' };

/** What a counter shows by its silhouette, told from its data card: a tank, an assault gun, a truck, a handful of men. */
export function silhouetteOf(unit: Unit): string {
  if (unit.kind === 'vehicle') return vehicle(unit);
  if (unit.kind === 'towed') return towed(unit);
  if (unit.role === 'fo') return 'observer';
  if (unit.weapon !== undefined) return WEAPONS[unit.weapon] ?? 'machine-gun';
  return unit.engineer ? 'engineer-squad' : unit.kind;
}
