import { enemyOf, type Side } from '../vocabulary.js';
import { arrivalsBefore } from './arrivals.js';
import { attritionOf } from './attrition.js';
import { overstacked } from './stacking.js';
import type { Play } from './stage.js';
import { warStatus } from './war-status.js';

const LAST_ROUND = 6;

/** 7.1: an Action Round of a side; what arrives comes first [17.6.3]. */
export function beginRound(play: Play, side: Side, round: number): void {
  play.happen({ type: 'round-began', side, round });
  arrivalsBefore(play);
}

/** 9.1.4: the round is over, but for stacks that are too high. */
export function endRound(play: Play): void {
  for (const { space, side } of overstacked(play.table, play.position)) {
    play.happen({ type: 'choice-owed', choice: { kind: 'strike', space, side: enemyOf(side) } });
  }
  play.happen({ type: 'step-reached', step: 'round-end' });
}

/** 7.1.5, 6.0.C: the other side's round, or the segment of attrition that comes between. */
export function closeRound(play: Play): void {
  const { active, round, piles, cardFate } = play.position;
  const card = piles[active].onTable;
  // P44, 8.5.1.3: the card of the round reaches its pile.
  if (card !== null) play.happen({ type: 'card-settled', side: active, card, to: cardFate ?? 'discard' });
  play.happen({ type: 'round-ended', side: active, round });
  if (round === LAST_ROUND) {
    attritionOf(play, active);
    if (active === 'republican') {
      warStatus(play);
      return;
    }
  }
  if (active === 'nationalist') beginRound(play, 'republican', round);
  else beginRound(play, 'nationalist', round + 1);
}
