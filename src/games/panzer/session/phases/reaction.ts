import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { mannerOf } from '../fired-with.js';
import { uncover, uncoverings } from '../hidden/answering.js';
import { notices } from '../notice/noticing.js';
import type { Position } from '../position.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { unitOf } from '../table.js';
import { demandListed } from './listed.js';
import { answers, isAsked, openTriggers, passWatch, turnWatch } from './overwatch-turns.js';

/** Whoever is on its way, or advances to attack [4.5, 6.6.1.1]. */
const isMovingNow = ({ mover, assaults }: Position, id: string): boolean =>
  mover?.unit === id || (assaults?.declared.some(({ unit }) => unit === id) ?? false);

const hasPassed = ({ position }: Scene, side: Side): boolean => position.passes[side] !== null;

const reacting = (scene: Scene): readonly Side[] => {
  const { side, shots } = scene.position.watch!;
  return shots.length > 0 || (!hasPassed(scene, side) && isAsked(scene, side)) ? [side] : [];
};

/** Overwatch against the mover, and against whoever answered: all is declared before the first die [4.4.2, 4.5]. */
function* options(desk: Desk, side: Side): Iterable<Action> {
  const { shots } = desk.position.watch!;
  for (const { firer, ...shot } of answers(desk, side))
    yield { command: { type: 'overwatch', unit: firer, ...shot }, rule: shot.pinning ? '7.18' : '4.4.2' };
  if (shots.length > 0) {
    yield { command: { type: 'open-fire' }, rule: '4.4.1' };
    return;
  }
  yield* uncoverings(desk, side, openTriggers(desk, side));
  for (const type of ['pass', 'pass-mover', 'pass-phase']) yield { command: { type }, rule: '4.4.2' };
}

const listed = (play: Play, side: Side, command: Command): void =>
  demandListed(play, options(play, side), command, '4.4.2');

const pass = (until: 'now' | 'mover' | 'phase') => (play: Play, command: Command, side: Side) => {
  listed(play, side, command);
  passWatch(play, side, until);
};

export const reaction: Stage = {
  rule: '4.5',
  actors: reacting,
  /** First the mover is answered; after that, whoever fired on overwatch [4.5, 4.4.2]. */
  prompt: ({ table, position }) => {
    const { side, triggers } = position.watch!;
    const mover = triggers[side]!.find((id) => isMovingNow(position, id));
    return mover === undefined
      ? remark('4.4.2', 'ask-overwatch')
      : remark('4.5', 'ask-reaction', { unit: unitOf(table, mover).name });
  },
  options,
  commands: {
    overwatch(play, command, side) {
      listed(play, side, command);
      const { unit: firer, weapon, ammo, target } = command;
      if (!notices(play, firer as string, target as string)) return;
      play.happen({
        type: 'shot-declared',
        firer,
        weapon,
        ammo,
        target,
        ...mannerOf(command),
        overwatch: true,
        reveals: true,
      });
    },
    'open-fire'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'fire-resolving', shots: play.position.watch!.shots, overwatch: true });
    },
    uncover(play, command, side) {
      listed(play, side, command);
      uncover(play, command);
    },
    pass: pass('now'),
    'pass-mover': pass('mover'),
    'pass-phase': pass('phase'),
  },
  done: null,
  /** Who has passed for longer is not asked, but it is said that he passes where he would have been. */
  leave(play) {
    const { side } = play.position.watch!;
    if (hasPassed(play, side) && isAsked(play, side)) passWatch(play, side, 'now');
    else turnWatch(play);
  },
};
