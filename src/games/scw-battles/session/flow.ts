import type { Command } from '../../../kernel/session/index.js';
import { type Desk, DONE, type Play, type Stage } from './stage.js';
import { stageOf } from './stages.js';

const isIdle = (stage: Stage, desk: Desk): boolean =>
  stage.idle ? stage.idle(desk) : stage.options(desk).length === 0;

/** Passes over whatever leaves nobody a choice, until somebody has one or the game is over. */
export function settle(play: Play): void {
  while (play.position.step !== 'over') {
    const stage = stageOf(play.position);
    const only = stage.forced?.(play);
    if (only) stage.commands[only.type]!(play, only);
    else if (stage.leave && isIdle(stage, play)) stage.leave(play);
    else return;
  }
}

/** Carries a command out if the stage knows it, and goes on to the next choice. */
export function decide(play: Play, command: Command): void {
  const stage = stageOf(play.position);
  if (command.type === DONE.type && stage.leave) {
    const owed = stage.owed?.(play)[0];
    if (owed) play.refuse(owed.rule, owed.key, owed.values);
    stage.leave(play);
  } else {
    const carryOut = stage.commands[command.type];
    if (!carryOut) play.refuse('5.0', 'not-in-this-step', { command: command.type, step: play.position.step });
    carryOut(play, command);
  }
  settle(play);
}
