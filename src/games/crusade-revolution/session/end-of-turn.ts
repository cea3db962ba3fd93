import { Side } from '../vocabulary.js';
import { takeSpace } from './capture.js';
import { groundOf, unitsIn } from './ground.js';
import { beginDeployment } from './mobilizing.js';
import type { Position, SiegeName } from './position.js';
import type { Play } from './stage.js';
import { beginTurn } from './turn.js';
import { counterOf, unitsOf } from './units.js';
import { finalResult } from './victory.js';

const LAST_COLUMNS_TURN = 5;

/** 6.0.F: first whatever the sides take off the map [10.2.10]. */
export function endOfTurn(play: Play): void {
  play.happen({ type: 'step-reached', phase: 'endOfTurn', step: 'works', active: 'nationalist' });
}

/** F.1b-F.5: everything that happens by itself, in the order of the book [G21]. */
export function afterWorks(play: Play): void {
  endInsurrections(play);
  if (play.position.turn === LAST_COLUMNS_TURN) endIsolation(play);
  wearSieges(play);
  for (const side of Side.values) discardFaceUp(play, side);
  if (play.position.turn === LAST_COLUMNS_TURN) {
    judgeMadrid(play);
    if (play.position.shortage) play.happen({ type: 'shortage-ended' });
  }
  const { table, position } = play;
  if (position.turn >= table.lastTurn) play.happen({ type: 'game-over', result: finalResult(play) });
  else if (position.turn === LAST_COLUMNS_TURN && deploysCorps(position, table.start.initialCorps))
    beginDeployment(play);
  else nextTurn(play);
}

export function nextTurn(play: Play): void {
  beginTurn(play, play.position.turn + 1);
}

const deploysCorps = ({ units }: Position, corps: readonly string[] | undefined): boolean =>
  (corps ?? []).some((id) => units[id]?.place === 'aside');

/** CL.N48: insurgents out of supply at the end of the turn are gone, and their space with them if nobody else holds it [13.3.6]. */
function endInsurrections(play: Play): void {
  const { table } = play;
  for (const unit of unitsOf(table, play.position, 'nationalist', 'map')) {
    if (counterOf(table, unit).type !== 'ins') continue;
    const space = play.position.units[unit]!.space!;
    const supply = groundOf(table, play.position).supply(space);
    const { spaceLost } = play.ask<{ spaceLost: boolean }>('events/insurrection', { supply });
    if (!spaceLost) continue;
    play.happen({ type: 'unit-removed', unit, to: 'removed', why: 'insurrection' });
    if (unitsIn(table, play.position, space).length === 0) takeSpace(play, space, 'republican', 'attrition', true);
  }
}

/** 16.2.6, 6.0.F.2 */
function endIsolation(play: Play): void {
  const { isolated, turn } = play.position;
  if (isolated.length === 0) return;
  for (const space of isolated) {
    if (space === 'Oviedo' || space === 'Granada')
      play.ask('status/isolated-space', { space, turn, event: 'endOfTurn' });
  }
  play.happen({ type: 'isolation-ended', spaces: [...isolated] });
}

/** 16.1.6, 6.0.F.3: from turn 6 on each siege loses one. */
function wearSieges(play: Play): void {
  const { turn, sieges } = play.position;
  if (turn <= LAST_COLUMNS_TURN) return;
  for (const [siege, resistance] of Object.entries(sieges) as [SiegeName, number][]) {
    const after = play.ask<{ resistance: number; surrendered: boolean }>('status/siege', {
      siege,
      resistance,
      event: 'endOfTurn',
      turn,
    });
    const how = after.surrendered ? 'surrendered' : 'worn';
    play.happen({ type: 'siege-changed', siege, resistance: after.resistance, how, rm: 0, vp: 0 });
  }
}

/** 8.5.3.5 */
function discardFaceUp(play: Play, side: Side): void {
  const { faceUp } = play.position.piles[side];
  for (const { card } of faceUp) play.happen({ type: 'combat-card-settled', side, card, to: 'discard' });
}

/** 17.3.2: what the Nationalists did about Madrid in the first five turns. */
function judgeMadrid(play: Play): void {
  const { table, position } = play;
  if (!table.spaces.has('Madrid')) return;
  const did = (deed: Position['madrid'][number]): boolean => position.madrid.includes(deed);
  const { vp } = play.ask<{ vp: number }>('status/madrid-objective', {
    captured: did('captured'),
    attackedMadrid: did('attacked'),
    attackedNeighbour: did('neighbourAttacked'),
    attackedGuadarrama: did('guadarramaAttacked'),
    occupiedNeighbour: did('neighbourOccupied'),
    turn: position.turn,
  });
  if (vp !== 0) play.happen({ type: 'points-changed', vp, rm: 0, why: 'madrid' });
}
