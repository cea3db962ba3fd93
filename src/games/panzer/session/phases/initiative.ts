import { goOn } from '../sequence.js';
import { type Play, remark, type Stage } from '../stage.js';
import { rollFirst } from '../staggered/turns.js';

/** Both roll; the higher will name the First Player. Orders were written before: nothing is taken back from here on [4.3.1]. */
export function rollInitiative(play: Play): void {
  if (play.table.options.staggeredInitiative) {
    rollFirst(play);
    return;
  }
  const { sides, layer, forces } = play.table;
  const [a, b] = sides.map((side) => forces[side]!);
  const grades = layer === 'basic' ? {} : { sideA: { forceGrade: a }, sideB: { forceGrade: b } };
  let winner = 'tied';
  while (winner === 'tied') ({ winner } = play.ask<{ winner: string }>('events/initiative', { layer, ...grades }));
  play.happen({ type: 'initiative-rolled', side: sides[winner === 'sideA' ? 0 : 1], reveals: true });
}

export const initiative: Stage = {
  rule: '4.3.1',
  actors: ({ position: { winner } }) => [winner!],
  prompt: () => remark('4.3.1', 'ask-first'),
  *options({ table }) {
    for (const side of table.sides) yield { command: { type: 'name-first', side }, rule: '4.3.1' };
  },
  commands: {
    'name-first'(play, { side }) {
      if (!play.table.sides.includes(side as string)) play.refuse('4.3.1', 'no-such-side', { side: side as string });
      play.happen({ type: 'first-named', side });
      goOn(play, null);
    },
  },
};
