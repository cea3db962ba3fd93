import type { Side } from '../../../kernel/session/index.js';
import type { ApTargetState, BailOutCause } from '../combat/ap/ap-result.js';
import { afterAp } from '../combat/bail-out-from.js';
import type { GpPassengerResult, GpUnitResult } from '../combat/gp/gp-unit.js';
import type { Harm } from './harms.js';
import { loseCommander, moraleOf, shake } from './morale.js';
import { isAfloat } from './optional/afloat.js';
import { loseWeapons } from './optional/weapons.js';
import type { Play } from './stage.js';
import { kindOf, passengersOf, standing, unitsOnMap } from './standing.js';
import { unitOf } from './table.js';

type Wreck = 'none' | 'ko' | 'bu';

const SINKING: ReadonlySet<Harm> = new Set<Harm>(['damaged', 'trackHit', 'ko', 'bu']);

/** It goes down with everybody aboard, and leaves no wreck [7.34]. */
function sink(play: Play, vehicle: string): void {
  play.happen({ type: 'vehicle-sunk', unit: vehicle });
  for (const { id } of passengersOf(play.table, play.position, vehicle)) hurt(play, id, 'eliminated');
  hurt(play, vehicle, 'eliminated');
}

/** The unit bears it from now on. */
export function hurt(play: Play, unit: string, effect: Harm, wreck: Wreck = 'none'): void {
  if (play.position.units[unit]!.place === 'lost') return;
  if (SINKING.has(effect) && isAfloat(play.table, play.position, unit)) {
    sink(play, unit);
    return;
  }
  const { hex } = standing(play.position, unit);
  play.happen({ type: 'unit-hurt', unit, effect, wreck });
  const lost = effect === 'ko' || effect === 'bu' || effect === 'eliminated';
  if (lost && hex !== undefined) loseCommander(play, unit, hex);
}

/** It has been fired at this turn, hit or not [6.8.3.1.2]. */
export function comeUnderFire(play: Play, unit: string): void {
  if (!play.position.units[unit]!.underFire) play.happen({ type: 'came-under-fire', unit });
}

/** A brew-up suppresses every ground unit in the hex, of one side where only that one is named, but riders under armour or cover [6.5.2.5, 6.5.4.4.2, 6.6.1.1.3]. */
export function suppressHex(play: Play, hex: string, burnt: string, side?: Side): void {
  const { table } = play;
  for (const { id, card, formation } of [...unitsOnMap(table, play.position, side)]) {
    const state = play.position.units[id]!;
    if (state.hex !== hex || state.bailed) continue;
    hurt(play, id, 'suppressed');
    if (formation === unitOf(table, burnt).formation) shake(play, id, 'brewUpInHex');
    if (card.passengerCover !== 'exposed') continue;
    for (const rider of passengersOf(table, play.position, id)) hurt(play, rider.id, 'suppressed');
  }
}

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
    }
  }
}

/** All hits of one AP shot on a vehicle, then who leaves it [6.5.2.5, 6.5.2.6]. */
export function sufferAp(play: Play, vehicle: string, results: readonly string[], after: ApTargetState): void {
  const { hex } = play.position.units[vehicle]!;
  comeUnderFire(play, vehicle);
  const before = play.position.units[vehicle]!;
  if (results.includes('damaged') && after.destroyed === 'none' && !before.damaged) hurt(play, vehicle, 'damaged');
  if (after.trackHit && !before.trackHit && after.destroyed === 'none') hurt(play, vehicle, 'trackHit');
  if (after.destroyed !== 'none') hurt(play, vehicle, after.destroyed, after.wreck);
  bailOut(play, vehicle, afterAp(after));
  if (results.length > 0) shake(play, vehicle, 'hit');
  if (after.hexSuppressed) suppressHex(play, hex!, vehicle);
}

const HARMLESS = new Set(['none']);

/** What one rider of a vehicle suffers from GP fire [6.5.4.4, 6.5.4.2.3]. */
function sufferAboard(play: Play, { name, effect, weaponsLost }: GpPassengerResult): void {
  if (name === null || HARMLESS.has(effect)) return;
  hurt(play, name, effect as Harm);
  loseWeapons(play, name, weaponsLost);
}

/** What a GP attack did to a unit and everybody aboard, then who leaves it [6.5.4.4, 6.5.4.5]. */
export function sufferGp(play: Play, unit: string, result: GpUnitResult, by: 'directFire' | 'indirectFire'): void {
  const { hex } = play.position.units[unit]!;
  if (!HARMLESS.has(result.effect)) hurt(play, unit, result.effect as Harm, result.wreck);
  loseWeapons(play, unit, result.weaponsLost);
  for (const rider of result.passengers) sufferAboard(play, rider);
  if (result.result !== 'noEffect') shake(play, unit, 'hit');
  if (unitOf(play.table, unit).leg !== null) return;
  const suppressed = Object.fromEntries(
    result.passengers
      .filter(({ checks }) => checks.some((cause) => cause === 'suppressedDirect' || cause === 'suppressedIndirect'))
      .map(({ name }) => [name!, by] as const),
  );
  const destroyed = result.effect === 'ko' || result.effect === 'bu' ? result.effect : 'none';
  bailOut(play, unit, { causes: result.crewChecks, destroyed, suppressed });
  if (result.hexSuppressed) suppressHex(play, hex!, unit);
}
