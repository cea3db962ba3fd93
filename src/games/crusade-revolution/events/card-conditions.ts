import {
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side, Siege } from '../vocabulary.js';
import { WarPhase } from './card-input.js';
import { CONDITION_KINDS, FRONTS, type Front, isMet, type ConditionKind as Kind, type Standing } from './conditions.js';

const FrontState = defineChoice('FrontState', FRONTS);
const ConditionKind = defineChoice('ConditionKind', CONDITION_KINDS);
const NAME = { max: 80 } as const;

class CardCondition {
  @choice('What it asks for', ConditionKind) kind!: Kind;
  @text('Event or government it names [8.5.1.2]', { ...NAME, optional: true }) name?: string;
  @integer('Not below: turn, RM or VP; of spaces, how many', { min: -99, max: 99, optional: true }) atLeast?: number;
  @integer('Not above: turn, RM or VP', { min: -99, max: 99, optional: true }) atMost?: number;
  @choice('Side that controls the Strait or the spaces', Side, { optional: true }) side?: Side;
  @texts('Spaces, all of which must be controlled unless a number says how many', {
    ...NAME,
    maxItems: 60,
    default: [],
  })
  spaces!: string[];
  @choice('State of the Northern Front [16.4.3.1]', FrontState, { optional: true }) front?: Front;
  @choice('War phase [3.0]', WarPhase, { optional: true }) phase?: string;
  @choice('Siege that stands [16.1.1]', Siege, { optional: true }) siege?: Siege;
  @integer('Units that fit what the card says, counted by whoever asks', { min: 0, max: 99, default: 0 })
  found!: number;
  @integer('Conditions with the same number are alternatives: one of them is enough', {
    min: 1,
    max: 20,
    optional: true,
  })
  either?: number;
  @flag('It must not be the case') not!: boolean;
}
class CampaignFacts {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Republican Morale [16.3.2]', { min: -50, max: 80 }) rm!: number;
  @integer('Victory Points', { min: -99, max: 99, default: 0 }) vp!: number;
  @texts('Events played so far, by number, title or name [8.5.1.2]', { ...NAME, maxItems: 200, default: [] })
  played!: string[];
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'republican' }) strait!: Side;
  @texts('Spaces under Nationalist control, of those that are asked about', { ...NAME, maxItems: 200, default: [] })
  nationalist!: string[];
  @choice('The Northern Front [16.4.3.1]', FrontState, { default: 'isolated' }) northernFront!: Front;
  @texts('Supplied spaces, of those that are asked about [13.1]', { ...NAME, maxItems: 200, default: [] })
  supplied!: string[];
  @choices('Sieges that stand [16.1.1]', Siege, { maxItems: 3, default: [] }) standingSieges!: Siege[];
  @text('Republican government at the helm [2.2.2.2]', { ...NAME, optional: true }) government?: string;
}
class CardConditionsInput {
  @list('Restrictions and prerequisites of the card [8.5.1.2]', CardCondition, { maxItems: 30 })
  conditions!: CardCondition[];
  @object('How things stand', CampaignFacts) facts!: CampaignFacts;
}
class ConditionMet {
  @choice('What it asks for', ConditionKind) kind!: Kind;
  @flag('It is met') met!: boolean;
}
class CardConditionsOutcome {
  @flag('All of them are met: the event may be played [8.5.1.2]') met!: boolean;
  @list('Each condition, in the order sent', ConditionMet, { maxItems: 30 }) conditions!: ConditionMet[];
}

export const cardConditions = procedure<CardConditionsInput, CardConditionsOutcome, Options>({
  id: 'card-conditions',
  resolver: 'events',
  title: { en: 'Restrictions and prerequisites of a card', ja: 'カードの制限と前提要件' },
  description: {
    en: 'Whether everything a card asks for is the case, condition by condition.',
    ja: 'カードが求める条件を一つずつ調べ、すべて満たされているかを答える。',
  },
  rules: ['8.5.1.2'],
  input: CardConditionsInput,
  outcome: CardConditionsOutcome,
  example: {
    input: {
      conditions: [
        { kind: 'rm', atMost: 20 },
        { kind: 'played', name: 'N6' },
      ],
      facts: { turn: 8, rm: 19, played: ['N6'] },
    },
  },
  resolve({ conditions, facts }, umpire) {
    const standing = standingOf(facts);
    const track = umpire.chart('turn-track');
    const found = conditions.map((condition) => ({
      condition,
      met: isMet(condition, standing, track) !== condition.not,
    }));
    for (const { condition, met } of found)
      umpire.note('8.5.1.2', met ? 'condition-met' : 'condition-not-met', { kind: condition.kind });
    // Alternatives: of those with one number a single one is enough.
    const met = found.every(
      (each) =>
        each.met ||
        (each.condition.either !== undefined &&
          found.some((other) => other.met && other.condition.either === each.condition.either)),
    );
    umpire.note(['8.5.1.2', '8.5.1'], met ? 'conditions-met' : 'conditions-not-met');
    umpire.summarise(met ? 'conditions-met' : 'conditions-not-met');
    return { met, conditions: found.map((each) => ({ kind: each.condition.kind, met: each.met })) };
  },
});

/** How things stand, as the one who asks tells it; every space is controlled by one side or the other [3.0]. */
const standingOf = (facts: CampaignFacts): Standing => ({
  turn: facts.turn,
  rm: facts.rm,
  vp: facts.vp,
  strait: facts.strait,
  northernFront: facts.northernFront,
  hasPlayed: (event) => facts.played.includes(event),
  governs: (name) => facts.government === name,
  holds: (side, space) => facts.nationalist.includes(space) === (side === 'nationalist'),
  isSupplied: (space) => facts.supplied.includes(space),
  stands: (siege) => facts.standingSieges.includes(siege),
});
