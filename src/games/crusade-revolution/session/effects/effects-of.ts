import type { Card, Effect } from '../cards/card.js';
import type { EventInHand, Position } from '../position.js';
import type { Table } from '../table.js';
import { counterOf } from '../units.js';

const FIRST_CORPS_TURN = 6;

/**
 * What an event does, in order: points first [8.5.1.4]; a late Axis Military Aid brings the CTV with it, whatever the card
 * says [15.2.1, P34].
 */
export function effectsOf(
  table: Table,
  position: Position,
  card: Card,
  agreed?: EventInHand['agreed'],
): readonly Effect[] {
  const own = (agreed as readonly Effect[] | undefined) ?? card.event?.effects ?? [];
  const isPoints = ({ kind }: Effect): boolean => kind === 'vp' || kind === 'rm';
  const ordered = [...own.filter(isPoints), ...own.filter((effect) => !isPoints(effect))];
  const ctv = lateCtv(table, position, ordered);
  return ctv === undefined
    ? ordered
    : [...ordered, { kind: 'placeUnits', units: [ctv], from: 'aside', to: 'corps', must: 'all' }];
}

function lateCtv(table: Table, position: Position, effects: readonly Effect[]): string | undefined {
  const aid = effects.some((effect) => effect.kind === 'flag' && effect.flag === 'axisMilitaryAid');
  if (!aid || position.turn < FIRST_CORPS_TURN) return undefined;
  const placed = effects.flatMap((effect) => (effect.kind === 'placeUnits' ? (effect.units ?? []) : []));
  return Object.keys(position.units).find(
    (id) =>
      counterOf(table, id).type === 'ctv' &&
      !placed.includes(id) &&
      table.start.initialCorps?.includes(id) &&
      (position.units[id]!.place === 'aside' || position.event !== null) &&
      position.units[id]!.place !== 'removed',
  );
}

/** The effect at hand of the event that is being carried out. */
export function effectAtHand(table: Table, position: Position): Effect | undefined {
  const { event } = position;
  return event ? effectsOf(table, position, table.cards.get(event.card)!, event.agreed)[event.at] : undefined;
}
