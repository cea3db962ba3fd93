import type { Action, Side } from '../../../../kernel/session/index.js';
import type { ApFireOutcome } from '../../combat/ap/ap-fire.js';
import { BORDERS } from '../../combat/ap/ap-target.js';
import type { GpFireOutcome } from '../../combat/gp/gp-fire.js';
import type { HitAngle } from '../../vocabulary.js';
import { angleFrom } from '../firing-facts.js';
import { comeUnderFire } from '../harm.js';
import { checkMorale } from '../morale.js';
import { breakByFire } from '../optional/camouflage.js';
import { breakDown } from '../optional/collateral.js';
import { strike } from '../optional/fires.js';
import { turnGun } from '../optional/platform-mounts.js';
import type { Shot } from '../position.js';
import { procedureOf, type ShotOutcome, shotQuestion } from '../shots.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { isOnMap, standing } from '../standing.js';
import { sufferAp, sufferGp } from '../suffering.js';
import { unitOf } from '../table.js';
import { hasTurret } from '../turrets/facts.js';
import { swing, swingOf } from '../turrets/turning.js';
import { afterFire } from './overwatch-turns.js';

const isMoving = (command: string | undefined): boolean => command === 'move' || command === 'shortHalt';

/** The owner whom the next shot makes answer: does the target claim that it moves? Asked of every hidden counter alike [4.4.3.2.2]. */
function claimAsked({ table, position }: Scene): Side | null {
  const { shots, overwatch } = position.resolving!;
  const shot = shots[0];
  if (!shot || overwatch) return null;
  const target = position.units[shot.target]!;
  const { side } = unitOf(table, shot.target);
  // Leg units and guns have nothing to claim: their defence shows it [6.5.4.2.2].
  if (unitOf(table, shot.target).kind !== 'vehicle') return null;
  return isOnMap(target) && target.face === undefined && position.claims[side] === 'ask' ? side : null;
}

/** The two angles between which the owner of the next target chooses, where his side wants to be asked [6.5.2.2]. */
function anglesAsked({ table, position }: Scene): readonly HitAngle[] {
  const { shots, angle } = position.resolving!;
  const [shot] = shots;
  if (!shot || shot.ammo === 'GP' || table.layer === 'basic' || angle !== undefined) return [];
  if (!isOnMap(position.units[shot.target]!)) return [];
  if (!position.asksAngle.includes(unitOf(table, shot.target).side)) return [];
  return BORDERS[angleFrom(table, position, shot.target, standing(position, shot.firer).hex!)] ?? [];
}

/** One shot: claim, die, result, at once [4.4.1, 4.4.3.2]. */
function resolveShot(play: Play, shot: Shot): void {
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
  else resolveAp(play, shot, overwatch);
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

/** AP fire of the Advanced Game: hits, their places, damage, then who bails out [6.5.2]. */
function resolveAp(play: Play, shot: Shot, overwatch: boolean): void {
  const { table, position } = play;
  const wasted = !isOnMap(position.units[shot.target]!);
  const question = shotQuestion(table, position, shot, overwatch);
  const { hitNumber, hits, targets, firerSpot, malfunction, fireCheck } = play.ask<ApFireOutcome>(
    procedureOf(table, shot),
    question,
  );
  const results = (hits ?? []).map(({ result }) => result);
  const after = targets?.[0];
  play.happen({
    type: 'shot-resolved',
    ...shot,
    overwatch,
    wasted,
    hitNumber,
    hit: results.length > 0,
    result: results.find((result) => result !== 'none' && result !== 'trackAgain') ?? 'none',
    wreck: after?.wreck ?? 'none',
    spot: firerSpot,
  });
  if (malfunction) jam(play, shot);
  if (fireCheck) strikeByRocket(play, shot);
  if (!after || wasted) return;
  sufferAp(play, shot.target, results, after);
  if (hits!.some(({ location, result }) => result === 'damaged' && location?.startsWith('T')))
    damageTurret(play, shot.target);
  if (isOnMap(play.position.units[shot.target]!))
    for (const { collateral } of hits!) if (collateral !== null) breakDown(play, shot.target, collateral);
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
  const { targets, factor, firerSpot, malfunction, fireCheck } = play.ask<GpFireOutcome>(
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
  if (fireCheck) strike(play, [position.units[shot.target]!.hex!], { factor });
  comeUnderFire(play, shot.target);
  sufferGp(play, shot.target, result, 'directFire');
}

/** The command is shown and turned back: known from now on, still to be executed [4.4.3.2.2]. */
function claim(play: Play, unit: string): void {
  play.happen({ type: 'move-claimed', unit, command: play.position.units[unit]!.command!, reveals: true });
}

/** First the angle, then whether it moves: one question at a time. */
function settleAngle(play: Play, command: string): void {
  if (anglesAsked(play).length > 0) play.refuse('6.5.2.2', 'not-open-now', { command });
}

export const resolving: Stage = {
  rule: '4.4.3.2.2',
  actors: (scene) => {
    if (anglesAsked(scene).length > 0) return [unitOf(scene.table, scene.position.resolving!.shots[0]!.target).side];
    const side = claimAsked(scene);
    return side === null ? [] : [side];
  },
  prompt: (scene) => {
    const unit = unitOf(scene.table, scene.position.resolving!.shots[0]!.target).name;
    return anglesAsked(scene).length > 0
      ? remark('6.5.2.2', 'ask-angle', { unit })
      : remark('4.4.3.2.2', 'ask-claim', { unit });
  },
  *options(desk): Iterable<Action> {
    const { position } = desk;
    const { target } = position.resolving!.shots[0]!;
    const angles = anglesAsked(desk);
    for (const angle of angles) yield { command: { type: 'choose-angle', angle }, rule: '6.5.2.2' };
    if (angles.length > 0) return;
    if (isMoving(position.units[target]!.command)) yield { command: { type: 'claim' }, rule: '4.4.3.2.2' };
    yield { command: { type: 'no-claim' }, rule: '4.4.3.2.2' };
  },
  commands: {
    'choose-angle'(play, { angle }) {
      const { target } = play.position.resolving!.shots[0]!;
      if (!anglesAsked(play).includes(angle as HitAngle))
        play.refuse('6.5.2.2', 'not-open-now', { command: 'choose-angle' });
      play.happen({ type: 'angle-chosen', unit: target, angle });
    },
    claim(play) {
      settleAngle(play, 'claim');
      const [shot] = play.position.resolving!.shots;
      if (!isMoving(play.position.units[shot!.target]!.command)) play.refuse('4.4.3.2.2', 'nothing-to-claim');
      claim(play, shot!.target);
      resolveShot(play, shot!);
    },
    'no-claim'(play) {
      settleAngle(play, 'no-claim');
      const [shot] = play.position.resolving!.shots;
      play.happen({ type: 'claim-declined', unit: shot!.target });
      resolveShot(play, shot!);
    },
  },
  done: null,
  leave(play) {
    const [shot] = play.position.resolving!.shots;
    if (shot) resolveShot(play, shot);
    else {
      play.happen({ type: 'fire-resolved' });
      // Fire by formations is over for a unit only when the last of them has had its turn [7.42.1.2].
      if (play.position.staggered.formation === null) checkMorale(play);
      afterFire(play);
    }
  },
};
