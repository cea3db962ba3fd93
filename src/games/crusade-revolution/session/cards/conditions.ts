import { isMet, type SingleCondition, type Standing } from '../../events/conditions.js';
import { frontState } from '../../status/morale-triggers.js';
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

const GOVERNMENT = 'government:';

/** 2.2.2.2: the government that a flag set last; there is only one at a time. */
function governmentOf({ played, lasting }: Position): string | undefined {
  const flags = [...played, ...lasting.flatMap((each) => (each.kind === 'flag' ? [each.flag] : []))];
  return flags.findLast((flag) => flag.startsWith(GOVERNMENT))?.slice(GOVERNMENT.length);
}

/** 8.5.1.2: everything a card asks for. */
export const allHold = (table: Table, position: Position, conditions: readonly Condition[]): boolean =>
  conditions.every((each) => holds(table, position, each));

export function holds(table: Table, position: Position, condition: Condition): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(table, position, each));
  if ('not' in condition) return !holds(table, position, condition.not);
  if ('winter' in condition) return judged(table, position, { kind: 'winter' }) === condition.winter;
  if ('siege' in condition) {
    const { id, stands } = condition.siege;
    return (id !== 'none' && judged(table, position, { kind: 'siege', siege: id })) === stands;
  }
  return judged(table, position, single(table, position, condition));
}

const judged = (table: Table, position: Position, condition: SingleCondition): boolean =>
  isMet(condition, standingOf(table, position), table.umpire().chart('turn-track'));

/** A condition of a card in the words of the stateless question, spaces and units counted out. */
function single(table: Table, position: Position, condition: PlainCondition): SingleCondition {
  if ('played' in condition) return { kind: 'played', name: condition.played };
  if ('notPlayed' in condition) return { kind: 'notPlayed', name: condition.notPlayed };
  if ('turn' in condition) return { kind: 'turn', atLeast: condition.turn.from, atMost: condition.turn.to };
  if ('warPhase' in condition) return { kind: 'warPhase', phase: condition.warPhase };
  if ('rm' in condition) return { kind: 'rm', ...condition.rm };
  if ('vp' in condition) return { kind: 'vp', ...condition.vp };
  if ('strait' in condition) return { kind: 'strait', side: condition.strait };
  if ('supplied' in condition) return { kind: 'supplied', spaces: [condition.supplied] };
  if ('northernFront' in condition) return { kind: 'northernFront', front: condition.northernFront };
  if ('government' in condition) return { kind: 'government', name: condition.government };
  if ('controls' in condition) {
    const { side, where, atLeast } = condition.controls;
    return { kind: 'controls', side, atLeast, spaces: spacesOf(table, position, where) };
  }
  const { filter, where, atLeast } = condition.units;
  const there = Object.keys(position.units).filter(
    (id) => (where === 'anywhere' || position.units[id]!.place === where) && coversUnit(table, position, filter, id),
  );
  return { kind: 'units', atLeast, found: there.length };
}

type PlainCondition = Exclude<
  Condition,
  { any: unknown } | { not: unknown } | { winter: unknown } | { siege: unknown }
>;

function standingOf(table: Table, position: Position): Standing {
  const { turn, rm, vp, strait, control, sieges } = position;
  return {
    turn,
    rm,
    vp,
    strait,
    get northernFront() {
      const ground = groundOf(table, position);
      return frontState({ board: ground.board, lines: (side) => ground.lines(side) });
    },
    hasPlayed: (event) => hasFlag(position, event),
    governs: (name) => governmentOf(position) === name,
    holds: (side, space) => control[space] === side,
    isSupplied(space) {
      const ground = groundOf(table, position);
      return ground.board.has(space) && ground.supply(space) === 'supplied';
    },
    stands: (siege) => sieges[siege] !== undefined,
  };
}
