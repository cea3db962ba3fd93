import type { Command, Side } from '../../../../kernel/session/index.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { enemyOf } from '../table.js';
import { toFire } from './formations.js';
import { fireNext } from './turns.js';

/** Who names a formation: first the First Player alone, then both as long as each has one [7.42.1, 7.42.1.1]. */
function namers(scene: Scene): Side[] {
  const { table, position } = scene;
  const ready = table.sides.filter((side) => toFire(scene, side).length > 0);
  if (position.staggered.fired.length > 0) return ready;
  const first = position.first!;
  return [toFire(scene, first).length > 0 ? first : enemyOf(table, first)];
}

/** Those that have a choice. */
const choosers = (scene: Scene): Side[] => namers(scene).filter((side) => toFire(scene, side).length > 1);

function open(play: Play, commands: Readonly<Record<Side, Command>>): void {
  const named = Object.fromEntries(
    namers(play).map((side) => [side, (commands[side]?.formation as string) ?? toFire(play, side)[0]!]),
  );
  play.happen({ type: 'formations-named', named });
  fireNext(play, named);
}

/** Which formation fires next, should it win the roll: both sides say so at once [7.42.1.1]. */
export const naming: Stage = {
  rule: '7.42.1.1',
  actors: choosers,
  prompt: () => remark('7.42.1.1', 'ask-formation'),
  *options(desk, side) {
    for (const formation of toFire(desk, side))
      yield { command: { type: 'name-formation', formation }, rule: '7.42.1.1' };
  },
  idle: (desk) => choosers(desk).length === 0,
  sealed: {
    type: 'name-formation',
    check(play, command, side) {
      const formation = command.formation as string;
      if (!toFire(play, side).includes(formation)) play.refuse('7.42.1.1', 'formation-not-open', { formation });
    },
    open,
  },
  commands: {},
  done: null,
  leave: (play) => open(play, {}),
};
