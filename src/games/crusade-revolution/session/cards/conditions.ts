import { groundOf } from '../ground.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import type { Card, Condition } from './card.js';
import { coversUnit, spacesOf } from './filters.js';

/** Names by which an event is remembered: the card's number, its title, its flags. */
export function eventNames(card: Card): string[] {
  const flags = (card.event?.effects ?? []).flatMap((effect) => (effect.kind === 'flag' ? [effect.flag] : []));
  return [...new Set([card.number, card.title.en, ...flags])];
}

export const hasFlag = ({ played, lasting }: Position, flag: string): boolean =>
  played.includes(flag) || lasting.some((each) => each.kind === 'flag' && each.flag === flag);

const within = (value: number, { atMost, atLeast }: { atMost?: number; atLeast?: number }): boolean =>
  value <= (atMost ?? value) && value >= (atLeast ?? value);

/** 8.5.1.2: everything a card asks for. */
export const allHold = (table: Table, position: Position, conditions: readonly Condition[]): boolean =>
  conditions.every((each) => holds(table, position, each));

export function holds(table: Table, position: Position, condition: Condition): boolean {
  if ('played' in condition) return hasFlag(position, condition.played);
  if ('notPlayed' in condition) return !hasFlag(position, condition.notPlayed);
  if ('turn' in condition) {
    const { from = 1, to = 99 } = condition.turn;
    return position.turn >= from && position.turn <= to;
  }
  if ('warPhase' in condition) return turnFact(table, position, 'phase') === condition.warPhase;
  if ('winter' in condition) return turnFact(table, position, 'winter') === condition.winter;
  if ('rm' in condition) return within(position.rm, condition.rm);
  if ('vp' in condition) return within(position.vp, condition.vp);
  if ('controls' in condition) return controls(table, position, condition.controls);
  if ('strait' in condition) return position.strait === condition.strait;
  if ('supplied' in condition) {
    const ground = groundOf(table, position);
    return ground.board.has(condition.supplied) && ground.supply(condition.supplied) === 'supplied';
  }
  if ('siege' in condition) {
    const stands = condition.siege.id !== 'none' && position.sieges[condition.siege.id] !== undefined;
    return stands === condition.siege.stands;
  }
  if ('northernFront' in condition) return northernFront(table, position) === condition.northernFront;
  if ('units' in condition) {
    const { filter, where, atLeast } = condition.units;
    const there = Object.keys(position.units).filter(
      (id) => (where === 'anywhere' || position.units[id]!.place === where) && coversUnit(table, position, filter, id),
    );
    return there.length >= atLeast;
  }
  if ('government' in condition) return hasFlag(position, `government:${condition.government}`);
  if ('any' in condition) return condition.any.some((each) => holds(table, position, each));
  return !holds(table, position, condition.not);
}

const turnFact = (table: Table, { turn }: Position, column: string): unknown =>
  table.umpire().chart('turn-track').at(turn, column);

function controls(
  table: Table,
  position: Position,
  { side, where, atLeast }: Extract<Condition, { controls: unknown }>['controls'],
): boolean {
  const spaces = spacesOf(table, position, where);
  const held = spaces.filter((id) => position.control[id] === side).length;
  return spaces.length > 0 && held >= (atLeast ?? spaces.length);
}

/** 16.3.3, 16.4.3.1: conquered when the Nationalists hold every space of the Front. */
export function northernFront(table: Table, position: Position): 'isolated' | 'linked' | 'conquered' | undefined {
  const north = [...table.spaces.values()].filter(({ region }) => region !== 'none');
  if (north.length === 0) return undefined;
  if (north.every(({ id }) => position.control[id] === 'nationalist')) return 'conquered';
  return groundOf(table, position).northIsolated ? 'isolated' : 'linked';
}
