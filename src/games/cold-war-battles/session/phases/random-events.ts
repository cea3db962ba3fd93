import type { Side } from '../../vocabulary.js';
import { closeGame } from '../closing.js';
import { happen, type Play } from '../events/catalogue.js';
import { unitsOnMap } from '../ground.js';
import type { Position, Unit } from '../position.js';
import { leadOf, score } from '../scoring.js';
import { action, type Stage } from '../stage.js';

interface EventOutcome {
  readonly event: string;
  readonly side: Side | null;
  readonly shift: number;
  readonly eliminationBonus: number;
  readonly rebelsReturned: number;
  readonly unitsDrawn: number;
  readonly hungarianPoints: number;
  readonly gameEnds: boolean;
}

/** [5.1]: one die a game turn, from the second turn on. */
export function openRandomEvents(play: Play): void {
  const { table, position } = play;
  if (position.turn === 1) return;
  const { leader, lead } = leadOf(table, position);
  const outcome = play.ask<EventOutcome>('events/random-event', {
    battle: table.battle,
    turn: position.turn,
    ...(leader === undefined ? {} : { leader }),
    lead,
    ...(table.battle === 'budapest56' ? { sovietObjectives: sovietObjectives(play) } : {}),
  });
  happen(play, 'event-rolled', {
    event: outcome.event,
    ...(outcome.shift > 0 ? { momentum: outcome.side! } : {}),
    ...(outcome.eliminationBonus > 0 ? { unAttention: true as const } : {}),
    draws: outcome.unitsDrawn,
    giveBack: outcome.rebelsReturned,
  });
  score(play, 'hungarian', outcome.hungarianPoints, 'un-attention');
  if (outcome.gameEnds) closeGame(play, 'world-war');
}

const sovietObjectives = ({ table, position }: Play): number =>
  table.places.objectives.filter((hex) => position.control[table.grid.name(hex)] === 'soviet').length;

/** Rebels that lose heart; headquarters never do [16.13, 18.6]. */
const fainthearted = (position: Position): Unit[] =>
  position.giveBack === 0
    ? []
    : unitsOnMap(position).filter(({ command, type }) => command === 'rebel' && type !== 'hq' && type !== 'dummyHq');

/** [18.6]: a morale check may send Rebels back to the pool, of their owner's choice. */
export const randomEvents: Stage = {
  rule: '18.6',
  actors: () => ['hungarian'],
  options: ({ position }) => fainthearted(position).map(({ id }) => action('18.6', { type: 'give-back', unit: id })),
  owed: ({ position }) => [{ rule: '18.6', key: 'owed-give-back', values: { units: position.giveBack } }],

  commands: {
    'give-back'(play, { unit }) {
      if (!fainthearted(play.position).some(({ id }) => id === unit)) {
        return play.refuse(['18.6', '16.13'], 'cannot-give-back', { unit });
      }
      happen(play, 'unit-pooled', { unit });
    },
  },
  leave: (play) => happen(play, 'stage-entered', { stage: 'between' }),
  done: null,
};
