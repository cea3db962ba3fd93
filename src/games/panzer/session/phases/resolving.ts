import type { Action, Side } from '../../../../kernel/session/index.js';
import { BORDERS } from '../../combat/ap/ap-target.js';
import type { HitAngle } from '../../vocabulary.js';
import { angleFrom } from '../firing-facts.js';
import { checkMorale } from '../morale.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { isOnMap, standing } from '../standing.js';
import { unitOf } from '../table.js';
import { afterFire } from './overwatch-turns.js';
import { assignHit, claim, isMoving, resolveShot } from './shot-by-shot.js';
import { spreadTargets } from './spreading.js';

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

/** First the angle, then whether it moves: one question at a time. */
function settleAngle(play: Play, command: string): void {
  if (anglesAsked(play).length > 0 || play.position.resolving!.scored)
    play.refuse('6.5.2.2', 'not-open-now', { command });
}

export const resolving: Stage = {
  rule: '4.4.3.2.2',
  actors: (scene) => {
    const { scored, shots } = scene.position.resolving!;
    if (scored) return [unitOf(scene.table, shots[0]!.firer).side];
    if (anglesAsked(scene).length > 0) return [unitOf(scene.table, scene.position.resolving!.shots[0]!.target).side];
    const side = claimAsked(scene);
    return side === null ? [] : [side];
  },
  prompt: (scene) => {
    const { scored, shots } = scene.position.resolving!;
    const unit = unitOf(scene.table, shots[0]!.target).name;
    if (scored)
      return remark('6.5.2.1', 'ask-spread', { firer: unitOf(scene.table, shots[0]!.firer).name, target: unit });
    return anglesAsked(scene).length > 0
      ? remark('6.5.2.2', 'ask-angle', { unit })
      : remark('4.4.3.2.2', 'ask-claim', { unit });
  },
  *options(desk): Iterable<Action> {
    const { position } = desk;
    const { shots, scored, overwatch } = position.resolving!;
    const { target } = shots[0]!;
    if (scored) {
      for (const other of spreadTargets(desk, shots[0]!, overwatch))
        yield { command: { type: 'spread', target: other }, rule: '6.5.2.1' };
      yield { command: { type: 'keep' }, rule: '6.5.2.1' };
      return;
    }
    const angles = anglesAsked(desk);
    for (const angle of angles) yield { command: { type: 'choose-angle', angle }, rule: '6.5.2.2' };
    if (angles.length > 0) return;
    if (isMoving(position.units[target]!.command)) yield { command: { type: 'claim' }, rule: '4.4.3.2.2' };
    yield { command: { type: 'no-claim' }, rule: '4.4.3.2.2' };
  },
  commands: {
    spread(play, { target }) {
      const { shots, scored, overwatch } = play.position.resolving!;
      if (!scored || !spreadTargets(play, shots[0]!, overwatch).includes(target as string))
        play.refuse('6.5.2.1', 'spread-not-open', {
          target: play.table.units.get(target as string)?.name ?? (target as string),
        });
      assignHit(play, target as string);
    },
    keep(play) {
      const { shots, scored } = play.position.resolving!;
      if (!scored) play.refuse('6.5.2.1', 'not-open-now', { command: 'keep' });
      assignHit(play, shots[0]!.target);
    },
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
