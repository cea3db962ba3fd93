import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';

export const Role = defineChoice('Role', ['attacker', 'defender']);
export type Role = 'attacker' | 'defender';

/** 11.2.9: equal Loss Numbers leave no winner. */
export const Winner = defineChoice('Winner', ['attacker', 'defender', 'none']);

/** Combat cards whose workings the book explains; every other card is `other`. */
const KnownCard = defineChoice('KnownCard', [
  'other',
  'badWeather',
  'capturedBridge',
  'defection',
  'molotovCocktail',
  'forGodCountryAndKing',
  'katiuska',
]);

export const CardFate = defineChoice('CardFate', ['faceUp', 'discarded', 'permanentlyRemoved', 'returnedToHand']);
export type CardFate = 'faceUp' | 'discarded' | 'permanentlyRemoved' | 'returnedToHand';

/** A combat card committed to this combat, with what is printed on it. */
export class CombatCard {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Who commits it [8.5.3.1]', Role) by!: Role;
  @choice('Which card, where the book explains it', KnownCard, { default: 'other' }) card!: string;
  @integer('Printed modifier to the attacker’s die [11.2.5]', { min: -6, max: 6, default: 0 }) attackerDrm!: number;
  @integer('Printed modifier to the defender’s die [11.2.5]', { min: -6, max: 6, default: 0 }) defenderDrm!: number;
  @integer('Printed shift of the attacker’s fire, left negative [11.2.6]', { min: -9, max: 9, default: 0 })
  attackerShift!: number;
  @integer('Printed shift of the defender’s fire, left negative [11.2.6]', { min: -9, max: 9, default: 0 })
  defenderShift!: number;
  @flag('Its modifiers are negated by another card, such as Bad Weather [8.5.3.2]') negated!: boolean;
  @flag('Asterisk: leaves the game once used [8.5.1.3]') asterisk!: boolean;
  @flag('“Only affects one Combat per Turn” [8.5.3.2]') oncePerTurn!: boolean;
  @flag('Face up from an earlier combat [8.5.3.2]') faceUp!: boolean;
  @flag('Already used in this Action Round [8.5.3.4]') usedThisRound!: boolean;
}

export class CardDisposition {
  @text('The card', { max: 60 }) card!: string;
  @choice('Where it goes [8.5.3.2, 8.5.3.3]', CardFate) fate!: CardFate;
}

export const cardName = (card: CombatCard, index: number): string =>
  card.name ?? (card.card === 'other' ? `card-${index + 1}` : card.card);

/** 8.5.3.2, 8.5.3.3: the winner keeps what may be used again; nobody else keeps anything. */
export function dispose(umpire: Judge, cards: readonly CombatCard[], winner: Role | 'none'): CardDisposition[] {
  return cards.map((card, i) => {
    const name = cardName(card, i);
    const won = card.by === winner;
    if (card.asterisk) {
      umpire.note(['8.5.3.2', '8.5.1.3'], 'card-asterisk', { card: name });
      return { card: name, fate: 'permanentlyRemoved' };
    }
    if (!won) {
      umpire.note(['8.5.3.3', '8.5.3', '11.2.9'], 'card-not-winner', { card: name });
      return { card: name, fate: 'discarded' };
    }
    if (card.oncePerTurn) {
      umpire.note('8.5.3.2', 'card-once-per-turn', { card: name });
      return { card: name, fate: 'discarded' };
    }
    umpire.note(['8.5.3.2', '8.5.3', '11.2.9'], 'card-kept', { card: name });
    return { card: name, fate: 'faceUp' };
  });
}

/** N57 and R59 in one combat undo each other [CL.N57, CL.R59]. */
export function cancelEachOther(cards: readonly CombatCard[]): boolean {
  return cards.some(({ card }) => card === 'forGodCountryAndKing') && cards.some(({ card }) => card === 'katiuska');
}

/** The modifiers a card still gives: none where it is negated or undone. */
export function isEffective(card: CombatCard, undone: boolean): boolean {
  return !card.negated && !(undone && (card.card === 'forGodCountryAndKing' || card.card === 'katiuska'));
}
