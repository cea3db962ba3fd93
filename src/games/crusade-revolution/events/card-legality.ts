import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { CardPlayInput, StrategyCard, WarPhase } from './card-input.js';

const PHASES: readonly WarPhase[] = ['warOfTheColumns', 'mobilization', 'warOfTheArmies'];
/** 2.3: numbers above these are the optional cards. */
const CARDS_IN_DECK = 55;

/** 8.1.1: everything but the automatic operation is done with a card. */
const CARD_WANTED = { en: 'the card that is played', ja: 'プレイするカード' };

export const labelOf = (card: StrategyCard): string => card.name ?? card.number ?? '-';

/** Everything that forbids this use of the round. */
export function checkCardPlay(input: CardPlayInput, umpire: Judge): void {
  const { card, use } = input;
  demandFacts([use !== 'automatic' && !card && { pointer: '/card', rule: '8.1.1', detail: CARD_WANTED }]);
  if (input.earlier.length >= input.round) umpire.forbid(['7.1.1', '7.1.5'], 'round-taken', { round: input.round });
  checkAirBridge(input, umpire);
  checkFrequency(input, umpire);
  if (!card || use === 'automatic') return;
  checkDeck(card, input, umpire);
  if (use === 'event') checkEvent(card, input, umpire);
  checkWinter(card, input, umpire);
}

/** 4.3.1: the first Nationalist round of the first turn is the Air Bridge. */
function checkAirBridge({ side, turn, round, fromTurnOne, card, use }: CardPlayInput, umpire: Judge): void {
  const due = fromTurnOne && side === 'nationalist' && turn === 1 && round === 1;
  if (due && !(card?.number === 'N1' && use === 'event')) umpire.forbid(['4.3.1', '4.3'], 'air-bridge-first');
}

/** 8.3.3, 8.4.3: neither SR nor RP in two rounds running of one turn. */
function checkFrequency({ use, earlier, round }: CardPlayInput, umpire: Judge): void {
  const last = earlier.at(-1);
  if (use === 'sr' && last === 'sr') umpire.forbid(['8.3.3', '7.1.6', '8.3'], 'sr-running', { next: round + 1 });
  if (use === 'rp' && last === 'rp') umpire.forbid(['8.4.3', '7.1.6', '8.4'], 'rp-running', { next: round + 1 });
}

/** 8.1.2, 2.3: cards of a later phase, of the other side, or optional ones nobody agreed on. */
function checkDeck(card: StrategyCard, { side, turn }: CardPlayInput, umpire: Judge): void {
  const now = umpire.chart('turn-track').text(turn, 'phase') as WarPhase;
  if (card.phase && PHASES.indexOf(card.phase) > PHASES.indexOf(now))
    umpire.forbid(['6.0.A.3', '8.1.2'], 'card-not-yet', { card: labelOf(card), phase: card.phase });
  if (card.number === undefined) return;
  if ((card.number[0] === 'N') !== (side === 'nationalist'))
    umpire.forbid('2.3', 'card-other-side', { card: card.number });
  if (Number(card.number.slice(1)) > CARDS_IN_DECK && !umpire.options.optionalCards)
    umpire.forbid('2.3', 'card-optional', { card: card.number });
}

/** 8.5.1.2, 8.5.2.1, 8.5.3.1, 8.5.5.1 */
function checkEvent(card: StrategyCard, input: CardPlayInput, umpire: Judge): void {
  const name = labelOf(card);
  if (card.combatCard) umpire.forbid(['8.5.3.1', '8.5.3'], 'combat-card-only-in-combat', { card: name });
  if (!card.restrictionsMet) umpire.forbid(['8.5.1.2', '8.5.1'], 'restriction-not-met', { card: name });
  const missing = card.prerequisites.filter((each) => !input.eventsPlayed.includes(each));
  if (missing.length > 0) umpire.forbid(['8.5.1.2', '8.5.1'], 'prerequisite-missing', { card: name, events: missing });
  if (card.reinforcement !== 'none' && input.reinforcements.includes(card.reinforcement))
    umpire.forbid(['8.5.2.1', '7.1.6', '8.5.2'], 'reinforcement-twice', { kind: card.reinforcement });
  if (card.counterattack && input.side === 'nationalist') umpire.forbid('8.5.5.1', 'counterattack-is-republican');
  if (card.counterattack && input.counterattackPlayed) umpire.forbid(['8.5.5.1', '8.5.5'], 'counterattack-one-a-turn');
}

/** An event that gives more than one OPS lets more than one space be activated as well. */
const activatesSeveral = (card: StrategyCard): boolean =>
  card.activatesSeveral || card.counterattack || (card.eventGivesOps && card.ops > 1);

/** 16.5.2: an OPS play, or an event that activates more than one space. */
export const countsInWinter = (card: StrategyCard, input: CardPlayInput): boolean =>
  input.use === 'ops' || (input.use === 'event' && activatesSeveral(card));

/** 16.5.2, 16.5.3: three such cards a winter turn, two in a severe one; no limit on other turns. */
export const winterLimit = ({ turn, severeWinter }: CardPlayInput, umpire: Judge): number | null =>
  umpire.chart('turn-track').flag(turn, 'winter')
    ? umpire.chart('winter').number(severeWinter ? 'severe' : 'normal', 'opsCards')
    : null;

/** 16.5.2, 16.5.3: whether one more of them may be played. */
function checkWinter(card: StrategyCard, input: CardPlayInput, umpire: Judge): void {
  const winter = umpire.chart('turn-track').flag(input.turn, 'winter');
  if (input.severeWinter && !winter) umpire.forbid(['16.5.1', '16.5.3'], 'not-a-winter-turn', { turn: input.turn });
  if (!winter) return;
  if (!countsInWinter(card, input)) {
    // 16.5.2 note 1: an event of a single point stays outside the limit.
    if (input.use === 'event' && card.eventGivesOps) umpire.note(['16.5.2', '16.5'], 'winter-not-counted');
    return;
  }
  const limit = winterLimit(input, umpire)!;
  const rule = input.severeWinter ? '16.5.3' : '16.5.2';
  if (input.opsCards >= limit) umpire.forbid([rule, '16.5'], 'winter-limit', { limit });
  else umpire.note([rule, '16.5'], 'winter-count', { count: input.opsCards + 1, limit });
}
