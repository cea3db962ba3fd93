import { distance, type HexGrid, type HexIndex } from '../../../../kernel/hexes/index.js';
import type { Judge } from '../../options.js';
import { inFrontArc } from '../../shared/arc.js';
import type { RangeRow, Weapon } from '../../shared/vehicle-card.js';
import type { Ammo, UnitKind } from '../../vocabulary.js';
import { axisOf } from '../aim/aim.js';
import { bearsAllRound } from './field-of-fire.js';
import { TURN } from './firer.js';

/** Who would fire, from where. */
export interface Gunner {
  readonly kind: UnitKind;
  readonly suppressed: boolean;
  readonly platformMount: boolean;
  readonly weapons: readonly Weapon[];
  readonly hex: HexIndex;
  readonly facing: number;
  /** Where its turret looks, and the most hexsides it turns, option 7.8. */
  readonly turret?: { readonly facing: number; readonly limit: number };
}

/** A weapon that could be fired at a hex, and with what. */
export interface BearingWeapon {
  /** As the card counts, from 1. */
  readonly number: number;
  readonly inArc: boolean;
  /** Hexsides that its turret has to turn to bear [7.8.4]. */
  readonly turn: number;
  readonly ammo: readonly Ammo[];
  readonly gp: boolean;
}

const reaches = (row: RangeRow | undefined, range: number): boolean => row?.E !== undefined && range <= row.E;

/** Weapons whose field of fire and range take in a hex; what is in it decides what may be fired [4.4.3, 4.4.3.1, 3.5.2, 5.6]. */
export function weaponsBearing(
  umpire: Judge,
  grid: HexGrid,
  gunner: Gunner,
  target: HexIndex,
  overwatch: boolean,
): BearingWeapon[] {
  const range = distance(grid, gunner.hex, target);
  if (range === 0) return [];
  return gunner.weapons.flatMap((weapon, i) => {
    if (range < weapon.minimumRange) return [];
    const turret = umpire.options.turrets && isTurret(weapon) ? gunner.turret : undefined;
    const front = turret?.facing ?? gunner.facing;
    const inArc = inFrontArc(grid, gunner.hex, target, axisOf(front, weapon.turret, weapon.arc));
    const turn = inArc || !turret ? 0 : turnsTo(grid, gunner.hex, target, front);
    if (turret && turn > (overwatch ? Math.min(TURN[weapon.turret], turret.limit) : 0)) return [];
    if (!turret && !inArc && !firesAllRound(umpire, gunner, weapon, overwatch)) return [];
    const ammo = weapon.ap.filter((block) => reaches(block.range, range)).map(({ type }) => type);
    const gp = reaches(weapon.gpDirect?.range, range);
    return ammo.length > 0 || gp ? [{ number: i + 1, inArc, turn, ammo, gp }] : [];
  });
}

const isTurret = ({ turret }: Weapon): boolean => turret !== 'fixed' && turret !== 'all';

/** The fewest hexsides by which a turret takes a hex into its field [7.8.4]. */
const turnsTo = (grid: HexGrid, from: HexIndex, to: HexIndex, facing: number): number =>
  [1, 2].find((by) => [by, 6 - by].some((each) => inFrontArc(grid, from, to, (facing + each) % 6))) ?? 3;

/** Turrets and leg units that are not suppressed; guns only on platform mounts [4.4.3.1, 5.1, 5.2, 7.16]. */
function firesAllRound(
  umpire: Judge,
  { kind, suppressed, platformMount }: Gunner,
  { turret }: Weapon,
  overwatch: boolean,
): boolean {
  if (kind === 'vehicle') return bearsAllRound(turret, umpire, overwatch);
  if (kind === 'towed') return umpire.options.platformMounts && platformMount;
  return !suppressed;
}
