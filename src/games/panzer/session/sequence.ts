import type { GameLayer } from '../vocabulary.js';
import { checkMorale } from './morale.js';
import { leakFuel } from './optional/collateral.js';
import { openAir } from './phases/air.js';
import { openIndirect } from './phases/indirect.js';
import type { Play } from './stage.js';
import { askOrder, openStaggeredMovement } from './staggered/turns.js';
import { closeTurn, openAdjustment, openCloseCombat, openFire, openMovement, openWatch, secondOf } from './turn.js';

export type Part =
  | 'first-air'
  | 'indirect-fire'
  | 'direct-fire'
  | 'overwatch'
  | 'close-combat'
  | 'movement'
  | 'second-air'
  | 'adjustment';

/** What follows when the First Player is named, in the order of the book [4.0, 6.0]. */
const PARTS: Readonly<Record<GameLayer, readonly Part[]>> = {
  basic: ['direct-fire', 'overwatch', 'movement'],
  advanced: [
    'first-air',
    'indirect-fire',
    'direct-fire',
    'overwatch',
    'close-combat',
    'movement',
    'second-air',
    'adjustment',
  ],
};

/** How each part begins; false where it is left out this turn. */
const OPEN: Readonly<Record<Part, (play: Play) => boolean>> = {
  'first-air': (play) => openAir(play, 'first'),
  'indirect-fire'(play) {
    openIndirect(play, play.position.first!);
    return true;
  },
  'second-air': (play) => openAir(play, 'second'),
  'direct-fire'(play) {
    if (play.table.options.staggeredInitiative) play.happen({ type: 'staggered-fire-opened' });
    else openFire(play, play.position.first!);
    return true;
  },
  overwatch(play) {
    askOrder(play, 'overwatch');
    openWatch(play);
    return true;
  },
  'close-combat'(play) {
    leakFuel(play);
    askOrder(play, 'closeCombat');
    openCloseCombat(play, play.position.first!);
    return true;
  },
  movement(play) {
    if (play.table.options.staggeredInitiative) openStaggeredMovement(play);
    else openMovement(play, secondOf(play));
    return true;
  },
  adjustment(play) {
    openAdjustment(play);
    return true;
  },
};

/** The next part of the turn after one has ended, or the next turn after the last. */
export function goOn(play: Play, ended: Part | null): void {
  checkMorale(play);
  const parts = PARTS[play.table.layer];
  const next = ended === null ? 0 : parts.indexOf(ended) + 1;
  if (!parts.slice(next).some((part) => OPEN[part](play))) closeTurn(play);
}
