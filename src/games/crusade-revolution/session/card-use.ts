import { fillDefaults } from '../../../kernel/fields/index.js';
import { CardPlayInput } from '../events/card-input.js';
import { checkCardPlay } from '../events/card-legality.js';
import type { Card } from './cards/card.js';
import { allHold, hasFlag } from './cards/conditions.js';
import { isPlaceable } from './effects/feasible.js';
import { isForbidden } from './lasting.js';
import type { Position, Use } from './position.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

/** OPS that an event gives, with the Attack markers that it gives beside them or instead [8.1.3, 16.5.2]. */
export function eventOps(card: Card): number {
  const { event } = card;
  if (!event) return 0;
  const ops = event.effects.find((effect) => effect.kind === 'ops');
  const markers = event.effects.find((effect) => effect.kind === 'attackMarkers');
  const said = event.ops === 'none' ? (ops?.points ?? 0) : event.ops;
  const points = said === 'value' ? card.ops : said;
  return Math.min(points, ops?.most ?? points) + (markers?.n ?? 0);
}

/** The question whether a round may be used so [7.1.3, 8.5.1]. */
export function useQuestion(table: Table, position: Position, use: Use, card?: Card): object {
  const { active: side, turn, round } = position;
  return {
    side,
    turn,
    round,
    use,
    earlier: position.log[side],
    reinforcements: position.reinforcements,
    counterattackPlayed: position.counterattack,
    opsCards: position.opsCards[side],
    severeWinter: position.severeWinter === turn,
    fromTurnOne: table.airBridgeCard !== null,
    axisMilitaryAid: hasFlag(position, 'axisMilitaryAid'),
    sovietMilitaryAid: hasFlag(position, 'sovietMilitaryAid'),
    ...(card ? { card: cardFacts(table, position, card, use) } : {}),
  };
}

function cardFacts(table: Table, position: Position, card: Card, use: Use): object {
  const sum = (kind: 'vp' | 'rm'): number =>
    (card.event?.effects ?? []).reduce((total, effect) => (effect.kind === kind ? total + effect.by : total), 0);
  return {
    number: /^[NR][1-9][0-9]?$/.test(card.number) ? card.number : undefined,
    // By its id: whoever reads the ruling is told its name in his language.
    name: card.id.slice(0, 60),
    ops: card.counterattack === 'none' ? (use === 'event' ? eventOps(card) : card.ops) : card.ops,
    sr: card.sr,
    rp: card.rp,
    ...(card.phase === 'optional' ? {} : { phase: card.phase }),
    combatCard: card.combatCard,
    asterisk: card.asterisk,
    reinforcement: card.reinforcement,
    counterattack: card.counterattack !== 'none',
    casadosCoup: wins(card),
    activatesSeveral: eventOps(card) > 1,
    eventGivesOps: eventOps(card) > 0,
    restrictionsMet: use !== 'event' || mayHappen(table, position, card),
    redText: card.red !== undefined && allHold(table, position, card.red),
    vp: sum('vp'),
    rm: sum('rm'),
  };
}

/** 5.2.4: its event ends the war for the Nationalists. */
const wins = ({ event }: Card): boolean =>
  (event?.effects ?? []).some((effect) => effect.kind === 'win' && effect.side === 'nationalist');

/** 8.5.1.2, 8.5.2.2: everything the card asks for, and room for what it brings. */
function mayHappen(table: Table, position: Position, card: Card): boolean {
  return card.event !== undefined && allHold(table, position, card.event.when) && isPlaceable(table, position, card);
}

/** Outside the vocabulary: both sides have to agree on what it does. */
export const hasOther = (card: Card): boolean =>
  [...(card.event?.effects ?? []), ...(card.combat?.effects ?? [])].some(({ kind }) => kind === 'other');

/** Whether a card in hand may be used so now. */
export function mayUse({ table, position }: Desk, card: Card, use: Use): boolean {
  if (use === 'ops' && card.ops < 1) return false;
  if (use === 'sr' && card.sr < 1) return false;
  if (use === 'rp' && Object.values(card.rp).every((points) => points === 0)) return false;
  if (use === 'event' && (!card.event || isForbidden(table, position, position.active, 'event'))) return false;
  if (use === 'sr' && isForbidden(table, position, position.active, 'sr')) return false;
  if (use === 'rp' && isForbidden(table, position, position.active, 'rp')) return false;
  const umpire = table.umpire();
  checkCardPlay(fillDefaults(CardPlayInput, useQuestion(table, position, use, card)), umpire);
  return umpire.legal;
}
