import { receiveDivision } from '../brunete.js';
import { heldBrigades, releaseBrigade } from '../jarama.js';
import type { Pending, Position } from '../position.js';
import type { Stage } from '../stage.js';

type Owed<K extends Pending['kind']> = Extract<Pending, { kind: K }>;
const owed = <K extends Pending['kind']>(position: Position): Owed<K> => position.pending[0] as Owed<K>;

/** The Republican player says which of the Madrid brigades an approach lets out [J.20]. */
export const releasing: Stage = {
  rule: 'J.20',
  actors: () => ['republican'],
  options: (desk) => heldBrigades(desk).map((brigade) => ({ command: { type: 'release', brigade }, rule: 'J.20' })),
  owed: (desk) =>
    heldBrigades(desk).length > 0
      ? [{ rule: 'J.20', key: 'brigades-to-release', values: { count: owed<'release'>(desk.position).count } }]
      : [],
  forced(desk) {
    const held = heldBrigades(desk);
    const all = held.length <= owed<'release'>(desk.position).count;
    return held.length > 0 && all ? { type: 'release', brigade: held[0]! } : undefined;
  },
  commands: {
    release(play, { brigade }) {
      const pending = owed<'release'>(play.position);
      if (!heldBrigades(play).includes(brigade as string)) {
        play.refuse('J.20', 'brigade-not-held', { brigade: brigade as string });
      }
      const count = pending.count - 1;
      play.happen({ type: 'choice-settled', ...(count > 0 ? { left: { ...pending, count } } : {}) });
      releaseBrigade(play, brigade as string);
    },
  },
  leave(play) {
    play.happen({ type: 'choice-settled' });
  },
};

/** Divisions to choose from that an earlier choice has not taken [B.20]. */
const onOffer = (position: Position): string[] =>
  owed<'receive'>(position).divisions.filter((division) => !position.received.includes(division));

/** The Republican player says which division comes for the one that left [B.20]. */
export const receiving: Stage = {
  rule: 'B.20',
  actors: () => ['republican'],
  options: ({ position }) =>
    onOffer(position).map((division) => ({ command: { type: 'receive', division }, rule: 'B.20' })),
  owed: ({ position }) => [{ rule: 'B.20', key: 'division-to-receive', values: { divisions: onOffer(position) } }],
  forced({ position }) {
    const [division, ...others] = onOffer(position);
    return division !== undefined && others.length === 0 ? { type: 'receive', division } : undefined;
  },
  commands: {
    receive(play, { division }) {
      if (!onOffer(play.position).includes(division as string)) {
        play.refuse('B.20', 'not-a-replacement', { division: division as string });
      }
      play.happen({ type: 'choice-settled' });
      receiveDivision(play, division as string);
    },
  },
};
