import { counterattackOf } from '../counterattacks.js';
import { endRound } from '../rounds.js';
import { active, type Desk, type Stage } from '../stage.js';

/** 8.5.5.3: attacks that were won outright, in which somebody advanced and whose space is still held. */
function eligible({ position }: Desk): string[] {
  const { attacks, bonus } = position.operation!;
  return attacks
    .filter(({ space, republican, nationalist, advanced, cancelled }) => {
      const won = republican > nationalist && advanced && position.control[space] === 'republican';
      return won && (!bonus!.named || cancelled);
    })
    .map(({ space }) => space);
}

/** B.6: the bonus of a Strategic Counterattack goes to one attack, compulsorily [8.5.5.4, P17]. */
export const claimingBonus: Stage = {
  rule: '8.5.5.3',
  actors: active,
  prompt: () => ({ rule: '8.5.5.3', key: 'ask-bonus', values: {} }),
  options: (desk) => eligible(desk).map((space) => ({ command: { type: 'claim-bonus', space }, rule: '8.5.5.3' })),
  owed: (desk) => (eligible(desk).length > 0 ? [{ rule: '8.5.5.3', key: 'bonus-owed', values: {} }] : []),
  forced(desk) {
    const [only, ...others] = eligible(desk);
    return only !== undefined && others.length === 0 ? { type: 'claim-bonus', space: only } : undefined;
  },
  commands: {
    'claim-bonus'(play, { space }) {
      if (!eligible(play).includes(space as string))
        play.refuse('8.5.5.3', 'counterattack-not-eligible', { space: space as string });
      const { operation } = play.position;
      const { rm, vp } = operation!.bonus!;
      play.ask('events/counterattack', counterattackOf(play, space as string));
      play.happen({ type: 'bonus-claimed', space: space as string, rm, vp });
      endRound(play);
    },
  },
  done: null,
  leave: endRound,
};
