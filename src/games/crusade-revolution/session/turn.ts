import { Side } from '../vocabulary.js';
import { shuffle } from './deal.js';
import type { Play } from './stage.js';

/** The decks are shuffled before the first hand is drawn; units that the scenario leaves free are placed first [4.2.1, 4.3]. */
export function start(play: Play): void {
  for (const side of Side.values) shuffle(play, side, play.position.piles[side].draw, 'pile');
  openTurn(play, play.table.firstTurn);
  // What is owed last is asked for first.
  for (const { unit, side, spaces, reduced } of [...play.table.free].reverse())
    play.happen({
      type: 'choice-owed',
      choice: { kind: 'arrival', side, unit, spaces: [...spaces], setUp: reduced ? 'reduced' : 'full' },
    });
}

/** 6.0.A.1, 15.1.2, 15.1.3: a new war phase brings its cards in, and everything that is not in hand is shuffled again. */
export function beginTurn(play: Play, turn: number): void {
  const { table } = play;
  const track = table.umpire().chart('turn-track');
  const phase = track.text(turn, 'phase');
  const isNew = phase !== track.text(turn - 1, 'phase');
  openTurn(play, turn);
  if (!isNew) return;
  for (const side of Side.values) {
    const { draw, discard, waiting } = play.position.piles[side];
    const coming = waiting.filter((id) => table.cards.get(id)!.phase === phase);
    shuffle(play, side, [...draw, ...discard, ...coming], 'phase');
  }
}

function openTurn(play: Play, turn: number): void {
  const winter = play.table.umpire().chart('turn-track').flag(turn, 'winter');
  play.happen({ type: 'turn-began', turn, winter });
  play.happen({ type: 'step-reached', phase: 'draw', step: 'discarding', active: 'nationalist' });
}
