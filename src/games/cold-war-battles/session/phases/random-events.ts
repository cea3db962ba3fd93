import type { Side } from '../../vocabulary.js';
import { happen, type Play } from '../events/catalogue.js';
import { leadOf, score } from '../scoring.js';
import { phasing, type StageRules } from './stage.js';

interface EventOutcome {
  readonly event: string;
  readonly side?: Side;
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
}

function sovietObjectives({ table, position }: Play): number {
  return table.places.objectives.filter((hex) => position.control[table.grid.name(hex)] === 'soviet').length;
}

export const randomEvents: StageRules = {
  settle(play) {
    happen(play, 'stage-entered', { stage: 'between' });
    return true;
  },
  actor: phasing,
  actions: () => ({ actions: [], owed: [] }),
  commands: {},
};
