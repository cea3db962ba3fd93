import { enemyOf, type Side } from '../vocabulary.js';
import { closeBeachhead } from './beachheads.js';
import { takeSpace } from './capture.js';
import { mapQuestion } from './questions.js';
import type { Play } from './stage.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD } from './table.js';

interface Attrition {
  readonly removed: readonly { readonly unit: string }[];
  readonly flipped: readonly { readonly space: string }[];
}

/** 6.0.C, 13.3.5-13.3.7: whoever is cut off goes for good, and empty spaces without supply change hands. */
export function attritionOf(play: Play, side: Side): void {
  const { table, position } = play;
  play.happen({ type: 'step-reached', phase: 'attrition', step: 'round-end' });
  const { removed, flipped } = play.ask<Attrition>('status/attrition', {
    side,
    map: mapQuestion(table, position),
    strait: position.strait,
    mainCityVp: table.mainCityVp,
    turn: position.turn,
    used: position.moraleUsed,
  });
  for (const { unit } of removed) play.happen({ type: 'unit-removed', unit, to: 'removed', why: 'attrition' });
  for (const { space } of flipped) {
    // P36: a beachhead that would change hands is gone.
    if (space === MALLORCA_BEACHHEAD || space === PLAN_P_BEACHHEAD) closeBeachhead(play, space);
    else takeSpace(play, space, enemyOf(side), 'attrition', true);
  }
  play.happen({ type: 'attrition-ended', side });
}
