import type { RetreatOutcome } from '../../combat/retreat-options.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { passThrough, takeSpace } from '../capture.js';
import { groundOf } from '../ground.js';
import { northBan } from '../marching.js';
import type { Combat, Position } from '../position.js';
import { mapQuestion } from '../questions.js';
import type { Desk, Play } from '../stage.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';
import { abroad, counterOf, unitFacts } from '../units.js';
import { survivors } from './resolve.js';
import { replacementsFor } from './step-loss.js';

/** Defenders that are still in the space they defended. */
export const defendersLeft = (position: Position): string[] =>
  survivors(position, 'defender').filter((id) => position.units[id]!.space === position.combat!.target);

/** The retreat of one unit as a question; it goes first of those who are left [11.4.5]. */
export function retreatQuestion(table: Table, position: Position, unit: string): object {
  const combat = position.combat!;
  const side = enemyOf(position.active);
  const left = [unit, ...defendersLeft(position).filter((id) => id !== unit)];
  const ground = groundOf(table, position);
  return {
    side,
    map: mapQuestion(table, position),
    space: combat.target,
    attackerLossNumber: combat.fire!.attacker!,
    defenderLossNumber: combat.fire!.defender!,
    attackerSurvived: survivors(position, 'attacker').length > 0,
    attackerSpaces: [...new Set(combat.attackers.map(({ space }) => space))],
    works: position.works[combat.target]?.kind ?? 'none',
    beachhead: combat.target === MALLORCA_BEACHHEAD || combat.target === PLAN_P_BEACHHEAD,
    defenders: left.map((id) => ({
      ...unitFacts(table, position, id),
      steps: position.units[id]!.reduced || counterOf(table, id).reduced === undefined ? 1 : 2,
      replacementReady: replacementsFor(table, position, id).length > 0,
    })),
    traceSupply: true,
    strait: position.strait,
    ...(distanceByCard(table, position) ?? {}),
    closed: ground.board.spaces.map(({ id }) => id).filter((id) => isClosedTo(table, position, side, unit, id)),
  };
}

/** A card that says how far they go, whatever the Loss Numbers say. */
function distanceByCard(table: Table, position: Position): { distance: number } | undefined {
  for (const card of position.combat!.used ?? [])
    for (const effect of table.cards.get(card)!.combat!.effects)
      if (effect.kind === 'retreat' && effect.how === 'by') return { distance: effect.n };
  return undefined;
}

/** P37, P41: Nationalists never into a beachhead; other types not into an isolated Front. */
function isClosedTo(table: Table, position: Position, side: Side, unit: string, space: string): boolean {
  if (side === 'nationalist') return space === MALLORCA_BEACHHEAD || space === PLAN_P_BEACHHEAD;
  if (counterOf(table, unit).region !== 'none' || !groundOf(table, position).inFront(space)) return false;
  return northBan(table, position, unit, space) !== undefined;
}

/** Where a unit may go. */
export const waysOf = ({ table, position, book }: Desk, unit: string): RetreatOutcome =>
  book.whateverIsRolled<RetreatOutcome>('combat/retreat-options', retreatQuestion(table, position, unit))!;

/** 11.2.10, 11.4.1: the defenders retreat if the attacker won and somebody of his is left. */
export function afterLosses(play: Play): void {
  const { position } = play;
  const left = defendersLeft(position);
  const cancelled = retreatEffect(play, 'cancelled');
  const won = position.combat!.winner === 'attacker' && survivors(position, 'attacker').length > 0 && !cancelled;
  if (!won || left.length === 0) {
    play.happen({ type: 'step-reached', step: 'advance' });
    return;
  }
  const asked = play.ask<RetreatOutcome>('combat/retreat-options', retreatQuestion(play.table, position, left[0]!));
  play.happen({ type: 'retreat-due', distance: asked.distance });
  play.happen({ type: 'step-reached', step: mayHold(play, asked) ? 'hold' : 'retreat' });
}

/** A card that says something about the retreat. */
function retreatEffect({ table, position }: Pick<Desk, 'table' | 'position'>, how: string): boolean {
  const kept = position.combat!.used ?? [];
  return kept.some((card) =>
    table.cards.get(card)!.combat!.effects.some((effect) => effect.kind === 'retreat' && effect.how === how),
  );
}

/** 11.4.3, P40: an event that cancels the terrain may take that away as well. */
function mayHold(desk: Pick<Desk, 'table' | 'position'>, { mayCancel }: RetreatOutcome): boolean {
  const { position } = desk;
  if (retreatEffect(desk, 'noCancel')) return false;
  return mayCancel && !(position.combat!.cancelTerrain && position.operation!.cancelTerrain?.hold === false);
}

/** 11.4.5: a unit goes its way; it takes the last space, and passes through the others [P21]. */
export function retreat(play: Play, unit: string, path: readonly string[]): void {
  const { table, position } = play;
  const combat: Combat = position.combat!;
  const side = enemyOf(position.active);
  const to = path.at(-1)!;
  const supplied = combat.supply === 'supplied' || combat.supply === 'isolated';
  const behind = combat.distance === 2 ? path[0]! : null;
  play.happen({ type: 'unit-retreated', unit, path: [...path], behind, stray: strays(table, position, unit, to) });
  for (const space of path.slice(0, -1)) passThrough(play, space, side, supplied);
  takeSpace(play, to, side, 'retreatEnds', supplied);
}

/** 16.4.2.4: a retreat that leaves more than one division of a region abroad. */
function strays(table: Table, position: Position, unit: string, to: string): boolean {
  const { region, type } = counterOf(table, unit);
  const there = table.spaces.get(to)?.region ?? 'none';
  if (region === 'none' || there === 'none' || there === region || type === 'corps') return false;
  return !position.units[unit]!.free && abroad(table, position, region, [unit]) > 0;
}
