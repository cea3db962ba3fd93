import type { Viewer } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import { pointsLeft } from './points-left.js';
import type { Position } from './position.js';
import type { Table } from './table.js';
import type { CampaignView } from './view-shape.js';

/** What a viewer may know of a side's cards [8.1.4]. */
function cardsSeen({ piles, log, opsCards }: Position, side: Side, own: boolean): CampaignView['cards'][number] {
  const { draw, discard, removed, hand, known, faceUp, onTable, waiting } = piles[side];
  return {
    side,
    drawPile: draw.length,
    discardPile: discard.length,
    topDiscard: discard.at(-1) ?? null,
    removed: [...removed],
    handSize: hand.length,
    hand: own ? [...hand] : [...known],
    known: [...known],
    faceUp: faceUp.map((each) => ({ ...each })),
    onTable,
    waiting: waiting.length,
    rounds: [...log[side]],
    opsCards: opsCards[side],
  };
}

/** The open facts, and of the cards what this viewer may know. */
export function view(table: Table, position: Position, viewer: Viewer): CampaignView {
  const { turn, phase, step, round, active, vp, rm, strait, shortage, severeWinter, lasting } = position;
  const { operation, march, attack, combat, sr, event, proposal } = position;
  return {
    turn,
    phase,
    step,
    round,
    active,
    vp,
    rm,
    rp: pointsLeft(table, position),
    strait,
    shortage,
    severeWinter,
    played: [...position.played],
    lasting,
    cards: Side.values.map((side) => cardsSeen(position, side, viewer === side)),
    operation,
    march,
    attack,
    combat,
    sr,
    event,
    proposal,
  };
}
