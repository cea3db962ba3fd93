import type { ApTargetState, BailOutCause } from '../combat/ap/ap-result.js';
import { afterAp } from '../combat/bail-out-from.js';
import type { GpPassengerResult, GpUnitResult } from '../combat/gp/gp-unit.js';
import { comeUnderFire, hurt, suppressHex, type Wreck } from './harm.js';
import type { Harm } from './harms.js';
import { setOffMines } from './mines/explosion.js';
import { moraleOf, shake } from './morale.js';
import { loseWeapons } from './optional/weapons.js';
import type { Play } from './stage.js';
import { kindOf, passengersOf } from './standing.js';
import { unitOf } from './table.js';

interface BailOutFate {
  readonly crew: 'stays' | 'bailsOut' | 'lost';
  readonly passengers: readonly { readonly name: string | null; readonly fate: string; readonly suppressed: boolean }[];
}

interface Owed {
  readonly causes: readonly BailOutCause[];
  readonly destroyed: Wreck;
  readonly trackHitBefore?: boolean;
  /** Riders newly suppressed by the same fire, and by what kind of it [6.5.4.5]. */
  readonly suppressed?: Readonly<Record<string, 'directFire' | 'indirectFire'>>;
}

/** Crew, then riders, once all results of one attack on a vehicle are applied [5.15, 6.5.2.6]. */
export function bailOut(play: Play, vehicle: string, owed: Owed): void {
  const { table, position } = play;
  const { card, grade } = unitOf(table, vehicle);
  const { hex, facing, bailed, fate: sunk } = position.units[vehicle]!;
  // What has sunk has taken everybody with it [7.34].
  if (sunk === 'eliminated') return;
  const riders = passengersOf(table, position, vehicle);
  const { causes, destroyed, trackHitBefore = false, suppressed = {} } = owed;
  const checks = (causes.length > 0 && !bailed) || (riders.length > 0 && (destroyed !== 'none' || causes.length > 0));
  if (!checks && Object.keys(suppressed).length === 0) return;
  const fate = play.ask<BailOutFate>('combat/bail-out', {
    causes,
    destroyed,
    trackHitBefore,
    crew: { grade, morale: moraleOf(position.units[vehicle]!) },
    passengerCover: card.passengerCover,
    passengers: riders.map((rider) => ({
      name: rider.id.slice(0, 40),
      kind: kindOf(table, position, rider.id),
      grade: rider.grade,
      suppressedBy: suppressed[rider.id] ?? 'nothing',
    })),
  });
  if (fate.crew === 'bailsOut') play.happen({ type: 'crew-bailed', unit: vehicle });
  for (const [i, { fate: end }] of fate.passengers.entries()) {
    const { id } = riders[i]!;
    if (end === 'eliminated') hurt(play, id, 'eliminated');
    else if (end !== 'stays') {
      play.happen({ type: 'passenger-out', unit: id, hex: hex!, facing: facing! });
      hurt(play, id, 'suppressed');
      setOffMines(play, id, 'bailOut');
    }
  }
}

/** All hits of one AP shot on a vehicle, and what else struck whoever rides in it, then who leaves it [6.5.2.5, 6.5.2.6, 5.1.3.4]. */
export function sufferAp(
  play: Play,
  vehicle: string,
  results: readonly string[],
  after: ApTargetState,
  aboard: readonly GpPassengerResult[],
): void {
  const { hex } = play.position.units[vehicle]!;
  comeUnderFire(play, vehicle);
  const before = play.position.units[vehicle]!;
  if (results.includes('damaged') && after.destroyed === 'none' && !before.damaged) hurt(play, vehicle, 'damaged');
  if (after.trackHit && !before.trackHit && after.destroyed === 'none') hurt(play, vehicle, 'trackHit');
  if (after.destroyed !== 'none') hurt(play, vehicle, after.destroyed, after.wreck);
  for (const rider of aboard) sufferAboard(play, rider);
  bailOut(play, vehicle, { ...afterAp(after), suppressed: shakenAboard(aboard, 'directFire') });
  // Whoever is fired at is shaken, hit or missed [7.1.2].
  shake(play, vehicle, 'hit');
  if (after.hexSuppressed) suppressHex(play, hex!, vehicle);
}

const HARMLESS = new Set(['none']);

/** What one rider of a vehicle suffers from GP fire [6.5.4.4, 6.5.4.2.3]. */
function sufferAboard(play: Play, { name, effect, weaponsLost }: GpPassengerResult): void {
  if (name === null) return;
  // Whoever is attacked for himself is shaken for himself [7.1.2].
  shake(play, name, 'hit');
  if (HARMLESS.has(effect)) return;
  hurt(play, name, effect as Harm);
  loseWeapons(play, name, weaponsLost);
}

/** Riders whom GP fire has newly suppressed [6.5.4.5]. */
const shakenAboard = (riders: readonly GpPassengerResult[], by: 'directFire' | 'indirectFire') =>
  Object.fromEntries(
    riders
      .filter(({ checks }) => checks.some((cause) => cause === 'suppressedDirect' || cause === 'suppressedIndirect'))
      .map(({ name }) => [name!, by] as const),
  );

/** What a GP attack did to a unit and everybody aboard, then who leaves it [6.5.4.4, 6.5.4.5]. */
export function sufferGp(play: Play, unit: string, result: GpUnitResult, by: 'directFire' | 'indirectFire'): void {
  const { hex } = play.position.units[unit]!;
  if (!HARMLESS.has(result.effect)) hurt(play, unit, result.effect as Harm, result.wreck);
  loseWeapons(play, unit, result.weaponsLost);
  for (const rider of result.passengers) sufferAboard(play, rider);
  shake(play, unit, 'hit');
  if (unitOf(play.table, unit).leg !== null) return;
  const suppressed = shakenAboard(result.passengers, by);
  const destroyed = result.effect === 'ko' || result.effect === 'bu' ? result.effect : 'none';
  bailOut(play, unit, { causes: result.crewChecks, destroyed, suppressed });
  if (result.hexSuppressed) suppressHex(play, hex!, unit);
}
