import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { mannerOf } from '../fired-with.js';
import { uncover, uncoverings } from '../hidden/answering.js';
import { notices } from '../notice/noticing.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { demandListed } from './listed.js';
import { answers, isAsked, openTriggers, passWatch, turnWatch } from './overwatch-turns.js';

const watching = (scene: Scene): readonly Side[] => {
  const { side, shots } = scene.position.watch!;
  return shots.length > 0 || isAsked(scene, side) ? [side] : [];
};

/** Overwatch against whoever fired: unit, then weapon and target, as direct fire is declared [4.4.2]. */
function* options(desk: Desk, side: Side): Iterable<Action> {
  const { aiming, shots } = desk.position.watch!;
  if (aiming !== null) {
    for (const { firer, ...shot } of answers(desk, side))
      if (firer === aiming) yield { command: { type: 'fire', ...shot }, rule: shot.pinning ? '7.18' : '4.4.2' };
    yield { command: { type: 'drop-aim' }, rule: '4.4.2', changes: true };
    return;
  }
  for (const unit of new Set([...answers(desk, side)].map(({ firer }) => firer)))
    yield { command: { type: 'take-aim', unit }, rule: '4.4.2' };
  yield* uncoverings(desk, side, openTriggers(desk, side));
  for (const target of new Set(shots.map((shot) => shot.target)))
    yield { command: { type: 'resolve', target }, rule: '4.4.2' };
  if (shots.length === 0) yield { command: { type: 'pass' }, rule: '4.4.2' };
}

const listed = (play: Play, side: Side, command: Command): void =>
  demandListed(play, options(play, side), command, '4.4.2');

export const overwatch: Stage = {
  rule: '4.4.2',
  actors: watching,
  prompt: () => remark('4.4.2', 'ask-overwatch'),
  options,
  commands: {
    'take-aim'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'watch-aimed', side, secret: { for: [side], unit: command.unit } });
    },
    'drop-aim'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'watch-aim-dropped', side });
    },
    fire(play, command, side) {
      listed(play, side, command);
      const { weapon, ammo, target } = command;
      const firer = play.position.watch!.aiming!;
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
    resolve(play, command, side) {
      listed(play, side, command);
      const shots = play.position.watch!.shots.filter(({ target }) => target === command.target);
      play.happen({ type: 'fire-resolving', shots, overwatch: true });
    },
    uncover(play, command, side) {
      listed(play, side, command);
      uncover(play, command);
    },
    pass(play, command, side) {
      listed(play, side, command);
      passWatch(play, side, 'now');
    },
  },
  done: null,
  leave: turnWatch,
};
