import type { Action } from '../../../../kernel/session/index.js';
import { acting, type Play, remark, type Scene, type Stage } from '../stage.js';
import { unitOf } from '../table.js';
import { demandListed } from './listed.js';
import { joiners } from './overrunning.js';
import { openReaction } from './overwatch-turns.js';

const targetOf = ({ position }: Scene): string => (position.mover!.then as { readonly target: string }).target;

function* options(scene: Scene): Iterable<Action> {
  for (const unit of joiners(scene)) yield { command: { type: 'also-overrun', unit }, rule: '6.6.10' };
}

/** Everybody is declared: the enemy may answer the first of them before it is in the hex [6.6.10]. */
function agree(play: Play): void {
  const { unit } = play.position.mover!;
  play.happen({ type: 'overrun-agreed', unit });
  openReaction(play, unit);
}

/** All overruns of one target are declared before the first is rolled [6.6.10]. */
export const joining: Stage = {
  rule: '6.6.10',
  actors: acting,
  prompt: (scene) => remark('6.6.10', 'ask-join', { target: unitOf(scene.table, targetOf(scene)).name }),
  options,
  commands: {
    'also-overrun'(play, command) {
      demandListed(play, options(play), command, '6.6.10');
      play.happen({ type: 'overrun-joined', unit: command.unit, target: targetOf(play), reveals: true });
    },
  },
  done: { type: 'go', rule: '6.6.10' },
  leave: agree,
};
