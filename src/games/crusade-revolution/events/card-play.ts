import { choice, defineChoice, flag, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { CardPlayInput, NO_POINTS, Points, type StrategyCard } from './card-input.js';
import { checkCardPlay, countsInWinter, labelOf, winterLimit } from './card-legality.js';

const StrategyCardFate = defineChoice('StrategyCardFate', ['none', 'discarded', 'permanentlyRemoved']);

export class CardPlayOutcome {
  @choice('Where the card goes after the round [8.5.1.3]', StrategyCardFate) card!: string;
  @integer('OPS points to spend [8.2.1]', { min: 0, max: 9 }) ops!: number;
  @integer('SR points to spend [8.3.2]', { min: 0, max: 9 }) sr!: number;
  @object('RP recorded for the Replacement Phase [8.4.1]', Points) rp!: Points;
  @flag('It counts against the winter limit [16.5.2]') countsInWinter!: boolean;
  @integer('Cards of the turn that count against it, this one included; null outside winter [16.5.2]', {
    min: 0,
    max: 7,
    optional: true,
  })
  winterCount!: number | null;
  @integer('The winter limit of the turn; null outside winter [16.5.2, 16.5.3]', { min: 0, max: 6, optional: true })
  winterLimit!: number | null;
  @integer('Change of Victory Points [8.5.1.4]', { min: -9, max: 9 }) vp!: number;
  @integer('Change of Republican Morale [8.5.1.4]', { min: -9, max: 9 }) rm!: number;
  @flag('The Nationalists win at once [5.2.4]') nationalistVictory!: boolean;
}

export const cardPlay = procedure<CardPlayInput, CardPlayOutcome, Options>({
  id: 'card-play',
  resolver: 'events',
  title: { en: 'Playing a card', ja: 'カードのプレイ' },
  description: {
    en: 'Whether a round may be used as wanted, what it gives, and where the card goes.',
    ja: 'ラウンドの使い方が許されるか、何が得られ、カードがどこへ行くかを示す。',
  },
  rules: ['7.1.3', '8.5.1'],
  input: CardPlayInput,
  outcome: CardPlayOutcome,
  example: { input: { side: 'republican', turn: 2, round: 3, use: 'sr', card: { sr: 3 } } },
  resolve(input, umpire) {
    checkCardPlay(input, umpire);
    if (!umpire.legal) return null;
    umpire.note(['7.1.4', '7.1.3', '7.1', '7.0', '6.0.B'], 'action-recorded', {
      side: input.side,
      round: input.round,
      use: input.use,
    });
    const outcome: CardPlayOutcome = {
      card: 'none',
      ops: 0,
      sr: 0,
      rp: { ...NO_POINTS },
      ...winterOf(input, umpire),
      vp: 0,
      rm: 0,
      nationalistVictory: false,
    };
    if (input.use === 'automatic' || !input.card) {
      umpire.note(['7.1.3', '8.2'], 'automatic-operation');
      umpire.summarise('automatic-summary');
      return { ...outcome, ops: 1 };
    }
    use(input, input.card, outcome, umpire);
    outcome.card = disposition(input, input.card, umpire);
    umpire.summarise('card-summary', { card: labelOf(input.card), use: input.use, fate: outcome.card });
    return outcome;
  },
});

/** 16.5.2: what the limit of a winter turn makes of the play. */
function winterOf(
  input: CardPlayInput,
  umpire: Judge,
): Pick<CardPlayOutcome, 'countsInWinter' | 'winterCount' | 'winterLimit'> {
  const limit = winterLimit(input, umpire);
  if (limit === null) return { countsInWinter: false, winterCount: null, winterLimit: null };
  const counts = input.card !== undefined && countsInWinter(input.card, input);
  return { countsInWinter: counts, winterCount: input.opsCards + (counts ? 1 : 0), winterLimit: limit };
}

function use(input: CardPlayInput, card: StrategyCard, outcome: CardPlayOutcome, umpire: Judge): void {
  if (input.use === 'ops') {
    outcome.ops = card.ops;
    umpire.note(['8.2.1', '8.2'], 'card-ops', { ops: card.ops });
  } else if (input.use === 'sr') {
    outcome.sr = Math.max(input.turn <= 2 ? card.sr - 1 : card.sr, 0);
    umpire.note(input.turn <= 2 ? ['8.3.2', '17.2.1', '8.3'] : ['8.3.2', '8.3.1', '8.3'], 'card-sr', {
      sr: outcome.sr,
    });
  } else if (input.use === 'rp') recordPoints(input, card, outcome, umpire);
  else playEvent(input, card, outcome, umpire);
}

/** 8.4.1: foreign points only once the aid has begun. */
function recordPoints(input: CardPlayInput, card: StrategyCard, outcome: CardPlayOutcome, umpire: Judge): void {
  const { axisMilitaryAid, sovietMilitaryAid } = input;
  const mine = input.side === 'nationalist' ? (['nationalist', 'axis'] as const) : (['republican', 'soviet'] as const);
  for (const pool of mine) {
    const barred = (pool === 'axis' && !axisMilitaryAid) || (pool === 'soviet' && !sovietMilitaryAid);
    if (card.rp[pool] === 0) continue;
    if (barred) umpire.note([pool === 'axis' ? '14.1.1.3' : '14.1.1.2', '8.4.1'], 'points-barred', { pool });
    else {
      outcome.rp[pool] = card.rp[pool];
      umpire.note(['8.4.1', '8.4'], 'points-recorded', { pool, points: card.rp[pool] });
    }
  }
  umpire.note(['8.4.2', '8.4.4'], 'points-nothing-else');
}

function playEvent(input: CardPlayInput, card: StrategyCard, outcome: CardPlayOutcome, umpire: Judge): void {
  umpire.note(['8.5.1.1', '8.5.1', '8.5'], 'event-played', { card: labelOf(card) });
  if (card.prerequisites.length > 0) umpire.note('8.5.1.2', 'prerequisites-met', { events: card.prerequisites });
  if (card.counterattack) umpire.note(['8.5.5.2', '8.5.5'], 'counterattack-played', { ops: card.ops });
  else if (card.eventGivesOps) umpire.note(['8.1.3', '8.2.1'], 'event-ops', { ops: card.ops });
  if (card.counterattack || card.eventGivesOps) outcome.ops = card.ops;
  if (card.vp !== 0 || card.rm !== 0) umpire.note('8.5.1.4', 'event-changes', { vp: card.vp, rm: card.rm });
  outcome.vp = card.vp;
  outcome.rm = card.rm;
  if (input.side === 'nationalist' && (card.casadosCoup || card.name?.startsWith('Casado'))) {
    outcome.nationalistVictory = true;
    umpire.note(['5.2.4', '5.2'], 'casado');
  }
}

/** 8.5.1.3: an asterisk leaves the game only as an event, red text only otherwise. */
function disposition(input: CardPlayInput, card: StrategyCard, umpire: Judge): string {
  if (input.use === 'event' && card.asterisk) {
    umpire.note('8.5.1.3', 'card-leaves', { card: labelOf(card) });
    return 'permanentlyRemoved';
  }
  if (input.use !== 'event' && card.redText) {
    umpire.note('8.5.1.3', 'card-leaves-red', { card: labelOf(card) });
    return 'permanentlyRemoved';
  }
  umpire.note('8.5.1.3', 'card-discarded', { card: labelOf(card) });
  return 'discarded';
}
