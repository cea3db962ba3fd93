import type { ApFireOutcome } from '../../combat/ap/ap-fire.js';
import type { ApHit } from '../../combat/ap/ap-hits.js';
import type { ApTargetState } from '../../combat/ap/ap-result.js';
import type { GpFireOutcome } from '../../combat/gp/gp-fire.js';
import type { GpPassengerResult } from '../../combat/gp/gp-unit.js';
import { occupiedBy, sufferTerrain } from '../ground/destructible.js';
import { comeUnderFire } from '../harm.js';
import { breakByFire } from '../optional/camouflage.js';
import { breakDown } from '../optional/collateral.js';
import { strike } from '../optional/fires.js';
import { turnGun } from '../optional/platform-mounts.js';
import type { Shot } from '../position.js';
import { procedureOf, type ShotOutcome, shotQuestion } from '../shots.js';
import type { Play } from '../stage.js';
import { isOnMap } from '../standing.js';
import { sufferAp, sufferGp } from '../suffering.js';
import { unitOf } from '../table.js';
import { hasTurret } from '../turrets/facts.js';
import { swing, swingOf } from '../turrets/turning.js';
import { strikeRiders } from './at-riders.js';
import { extraTargets, spreadTargets } from './spreading.js';

export const isMoving = (command: string | undefined): boolean => command === 'move' || command === 'shortHalt';

/** One shot: claim, die, result, at once [4.4.1, 4.4.3.2]. */
export function resolveShot(play: Play, shot: Shot): void {
  const { overwatch } = play.position.resolving!;
  const target = play.position.units[shot.target]!;
  const { side, kind } = unitOf(play.table, shot.target);
  const claims =
    !overwatch && kind === 'vehicle' && isOnMap(target) && target.face === undefined && isMoving(target.command);
  if (claims && play.position.claims[side] === 'always') claim(play, shot.target);
  turnGun(play, shot, overwatch);
  const swung = swingOf(play, shot, overwatch);
  if (play.table.layer === 'basic') resolveBasic(play, shot, overwatch);
  else if (shot.ammo === 'GP') resolveGp(play, shot, overwatch);
  else if (!resolveAp(play, shot, overwatch)) return;
  swing(play, shot, swung);
  breakByFire(play, shot.firer);
}

/** Every extra hit has its target: what they all do [6.5.2.1]. */
function placeHits(play: Play, shot: Shot): void {
  const { overwatch, scored } = play.position.resolving!;
  const swung = swingOf(play, shot, overwatch);
  const spread = scored!.spread.filter((target) => target !== shot.target);
  const question = {
    ...shotQuestion(play.table, play.position, shot, overwatch),
    extraTargets: extraTargets(play, shot, spread),
    hitsScored: scored!.hits,
  };
  const outcome = play.ask<ApFireOutcome>(procedureOf(play.table, shot), question);
  suffer(play, shot, { ...outcome, hitNumber: scored!.hitNumber }, [...new Set(spread)]);
  swing(play, shot, swung);
  breakByFire(play, shot.firer);
}

function resolveBasic(play: Play, shot: Shot, overwatch: boolean): void {
  const outcome = play.ask<ShotOutcome>(
    'combat/ap-fire-basic',
    shotQuestion(play.table, play.position, shot, overwatch),
  );
  const { hitNumber, hit, result, wreck } = outcome;
  const wasted = !isOnMap(play.position.units[shot.target]!);
  play.happen({
    type: 'shot-resolved',
    ...shot,
    overwatch,
    wasted,
    hitNumber,
    hit: hit ?? false,
    result: result ?? 'none',
    wreck,
  });
  if (result === 'damaged') slowMover(play, shot.target, 'damaged');
}

/** What a mover that was hit has left, for the record [4.4.3.2.6, 6.6.2]. */
function slowMover(play: Play, target: string, by: 'damaged' | 'suppressed'): void {
  const { mover } = play.position;
  if (mover?.unit !== target) return;
  play.ask('movement/remaining-movement', {
    allowance: Math.max(1, Math.max(...Object.values(mover.most), mover.spent)),
    spent: mover.spent,
    [by]: true,
  });
}

/** AP fire of the Advanced Game; false where several hits are to be spread first, which is the firer's choice [6.5.2, 6.5.2.1]. */
function resolveAp(play: Play, shot: Shot, overwatch: boolean): boolean {
  const { table, position } = play;
  const question = shotQuestion(table, position, shot, overwatch);
  const upTo = spreadTargets(play, shot, overwatch).length > 0 ? 'hits' : undefined;
  const outcome = play.ask<ApFireOutcome>(procedureOf(table, shot), question, undefined, upTo);
  const { firer, target } = shot;
  const { hitsScored: hits, hitNumber } = outcome;
  if (outcome.hits === null) play.happen({ type: 'hits-scored', firer, target, hits, hitNumber });
  else suffer(play, shot, outcome, []);
  return outcome.hits !== null;
}

/** Hits, their places, damage, then who bails out, target by target [6.5.2, 6.5.2.1]. */
function suffer(play: Play, shot: Shot, outcome: ApFireOutcome, extra: readonly string[]): void {
  const { hitNumber, hits, targets, firerSpot, malfunction, fireCheck } = outcome;
  const { overwatch } = play.position.resolving!;
  const wasted = !isOnMap(play.position.units[shot.target]!);
  const on = (index: number) => (hits ?? []).filter((hit) => hit.target === index);
  const results = on(0).map(({ result }) => result);
  const after = targets?.[0];
  play.happen({
    type: 'shot-resolved',
    ...shot,
    overwatch,
    wasted,
    hitNumber,
    hit: (hits ?? []).length > 0,
    result: results.find((result) => result !== 'none' && result !== 'trackAgain') ?? 'none',
    wreck: after?.wreck ?? 'none',
    spot: firerSpot,
  });
  if (malfunction) jam(play, shot);
  if (fireCheck) strikeByRocket(play, shot);
  if (!after || wasted) return;
  const aboard = strikeRiders(play, shot, overwatch);
  [shot.target, ...extra].forEach((target, i) => {
    sufferHits(play, target, on(i), targets![i]!, i === 0 ? aboard : []);
  });
}

/** What the hits of one shot do to one vehicle [6.5.2.5, 6.5.2.6, 7.8.1, 7.23]. */
function sufferHits(
  play: Play,
  target: string,
  hits: readonly ApHit[],
  after: ApTargetState,
  aboard: readonly GpPassengerResult[],
): void {
  const results = hits.map(({ result }) => result);
  sufferAp(play, target, results, after, aboard);
  if (hits.some(({ location, result }) => result === 'damaged' && location?.startsWith('T')))
    damageTurret(play, target);
  if (isOnMap(play.position.units[target]!))
    for (const { collateral } of hits) if (collateral !== null) breakDown(play, target, collateral);
}

/** A turret that is damaged turns one hexside at most from now on [7.8.1]. */
function damageTurret(play: Play, unit: string): void {
  if (hasTurret(play.table, unit) && isOnMap(play.position.units[unit]!) && !play.position.units[unit]!.turretDamaged)
    play.happen({ type: 'turret-damaged', unit });
}

/** A rocket that misses may set the building on fire, with the factor of its GP row where it has one [7.35.3]. */
function strikeByRocket(play: Play, { firer, weapon, target }: Shot): void {
  const factor = unitOf(play.table, firer).card.weapons[weapon - 1]!.gpDirect?.factor?.P;
  if (factor !== undefined) strike(play, [play.position.units[target]!.hex!], { factor });
}

/** The weapon is out of order from now on; the shot itself still counts [7.25]. */
const jam = (play: Play, { firer, weapon }: Shot): void => play.happen({ type: 'weapon-jammed', unit: firer, weapon });

/** GP fire: the unit, everybody aboard, then who bails out [6.5.4]. */
function resolveGp(play: Play, shot: Shot, overwatch: boolean): void {
  const { table, position } = play;
  const wasted = !isOnMap(position.units[shot.target]!);
  const question = shotQuestion(table, position, shot, overwatch);
  const struck = wasted ? [] : occupiedBy(table, position, shot.target);
  const { targets, terrain, factor, firerSpot, malfunction, fireCheck } = play.ask<GpFireOutcome>(
    procedureOf(table, shot),
    question,
  );
  const result = targets?.[0];
  play.happen({
    type: 'shot-resolved',
    ...shot,
    overwatch,
    wasted,
    hitNumber: null,
    hit: result !== undefined && result.result !== 'noEffect',
    result: result?.effect ?? 'none',
    wreck: result?.wreck ?? 'none',
    spot: firerSpot,
  });
  if (malfunction) jam(play, shot);
  if (!result || wasted) return;
  const { hex } = position.units[shot.target]!;
  if (fireCheck) strike(play, [hex!], { factor });
  comeUnderFire(play, shot.target);
  sufferGp(play, shot.target, result, 'directFire');
  sufferTerrain(play, struck, terrain!);
}

/** The command is shown and turned back: known from now on, still to be executed [4.4.3.2.2]. */
export function claim(play: Play, unit: string): void {
  play.happen({ type: 'move-claimed', unit, command: play.position.units[unit]!.command!, reveals: true });
}

/** One extra hit more has its target; with the last of them they are resolved [6.5.2.1]. */
export function assignHit(play: Play, target: string): void {
  const shot = play.position.resolving!.shots[0]!;
  play.happen({ type: 'hit-spread', firer: shot.firer, target });
  const { scored } = play.position.resolving!;
  if (scored!.spread.length === scored!.hits - 1) placeHits(play, shot);
}
