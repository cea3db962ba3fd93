import {
  ANY_LENGTH,
  choice,
  choices,
  defineChoice,
  either,
  type FieldType,
  flag,
  halves,
  integer,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import { Feature } from '../../combat/battle-input.js';
import { Pool } from '../../status/replacement-input.js';
import { Side, Siege } from '../../vocabulary.js';
import type { Until } from './card.js';
import { CardSpaces, CardUnits, lastsUntil } from './filter-shapes.js';

/** What a card does, told by its `kind`: as a client reads it, and as a player proposes it. */
const MAYBE = { optional: true };
const WORD = { min: 1, max: 200, optional: true };
const FEW = { min: 1, max: 9, optional: true };
const SMALL = { min: -9, max: 9, optional: true };

/** Effects that may stand in a proposal: those that leave nothing to choose. */
export const PROPOSABLE = [
  'vp',
  'rm',
  'rp',
  'noRp',
  'cancelLasting',
  'flag',
  'strait',
  'severeWinter',
  'forbid',
  'control',
  'siege',
  'remark',
] as const;
export const PROPOSABLE_IN_COMBAT = ['drm', 'shift', 'cancelFeature', 'noArmour'] as const;

const ProposableKind = defineChoice('ProposableKind', [...PROPOSABLE, ...PROPOSABLE_IN_COMBAT]);
const EffectKind = defineChoice('EffectKind', [
  ...ProposableKind.values,
  'ops',
  'attackMarkers',
  'roundDrm',
  'cancelTerrain',
  'bonus',
  'placeUnits',
  'removeUnits',
  'flipUnits',
  'swapUnits',
  'placeWorks',
  'beachhead',
  'win',
  'armourOverRiver',
  'negate',
  'mutual',
  'dice',
  'takeOut',
  'fireFirst',
  'cancelLosses',
  'retreat',
  'other',
]);
export const Each = defineChoice('EffectEach', ['now', 'everyTurn']);
export const CardDeed = defineChoice('CardDeed', ['move', 'attack', 'sr', 'rp', 'works', 'event', 'sea']);
const DrmOf = defineChoice('DrmOf', ['attacker', 'defender', 'own', 'enemy']);

export class ReplacementNeeds {
  @flag('A card was used for RP this turn', MAYBE) rpCardThisTurn?: boolean;
  @halves('The pool has at least so many', SMALL) poolAtLeast?: number;
}

/** The fields of the effects that may be proposed; which an effect has follows from its kind. */
abstract class EffectFields {
  @halves('By how much', SMALL) by?: number;
  @choice('The pool [14.1.1.1]', Pool, MAYBE) pool?: Pool;
  @choice('Once, or in every turn', Each, MAYBE) each?: string;
  @object('What must hold for it', ReplacementNeeds, MAYBE) needs?: ReplacementNeeds;
  @lastsUntil(MAYBE) until?: Until;
  @text('A name by which it can be cancelled', WORD) tag?: string;
  @text('What is remembered', WORD) flag?: string;
  @choice('The side', Side, MAYBE) side?: Side;
  @choice('What is forbidden', CardDeed, MAYBE) deed?: string;
  @object('Where', CardSpaces, MAYBE) where?: CardSpaces;
  @text('The space', WORD) space?: string;
  @choice('The siege', Siege, MAYBE) id?: Siege;
  @choice('Whose die or column', DrmOf, MAYBE) of?: string;
  @choices('What counts no more', Feature, { maxItems: 60, optional: true }) features?: readonly Feature[];
}

/** An effect that a player proposes for a card whose words the vocabulary lacks [1.6, 8.5.1.1]. */
export class ProposedChange extends EffectFields {
  @choice('What it does', ProposableKind) kind!: string;
  @choice('Who gets the Strait', Side, MAYBE) to?: Side;
  @text('A reminder for both', WORD) text?: string;
}

class EffectText {
  @text('In English', ANY_LENGTH) en!: string;
  @text('In Japanese', { ...ANY_LENGTH, optional: true }) ja?: string;
}

const POINTS: readonly FieldType[] = [
  { kind: 'integer', min: 1, max: 9 },
  { kind: 'text', max: 5 },
];
const WHERE_TO: readonly FieldType[] = [
  { kind: 'text', max: 20 },
  { kind: 'object', of: CardSpaces },
];

/** Any effect of a card. */
export class CardEffect extends EffectFields {
  @choice('What it does', EffectKind) kind!: string;
  @either('Who or what it turns to: a side, a state, a type, a box, or spaces', WHERE_TO, MAYBE) to?: unknown;
  @either('OPS points; "value" for those of the card', POINTS, MAYBE) points?: 'value' | number;
  @text('Only moves or only attacks', WORD) only?: string;
  @integer('How many', FEW) n?: number;
  @integer('In how many attacks', FEW) attacks?: number;
  @integer('In so many spaces at most', FEW) most?: number;
  @flag('The ground is held by it, too', MAYBE) hold?: boolean;
  @integer('Republican Morale', SMALL) rm?: number;
  @integer('Victory Points', SMALL) vp?: number;
  @text('Which attack counts', WORD) attack?: string;
  @texts('These units', { min: 1, max: 200, maxItems: 60, optional: true }) units?: readonly string[];
  @object('Such units', CardUnits, MAYBE) filter?: CardUnits;
  @text('The box they come from', WORD) from?: string;
  @text('Full, reduced or as they are', WORD) state?: string;
  @text('All, or up to so many', WORD) must?: string;
  @flag('The space changes hands', MAYBE) takesControl?: boolean;
  @text('Who chooses', WORD) chooser?: string;
  @text('What becomes of them', WORD) fate?: string;
  @text('Position or trench', WORD) work?: string;
  @text('The markers of the works', WORD) markers?: string;
  @text('Which beachhead, or which cards', WORD) which?: string;
  @text('What is negated', WORD) what?: string;
  @texts('Cards by number', { min: 1, max: 200, maxItems: 60, optional: true }) numbers?: readonly string[];
  @text('A card by number', WORD) number?: string;
  @integer('Dice that are rolled', FEW) roll?: number;
  @text('The highest or the lowest is kept', WORD) keep?: string;
  @integer('What the die shows without being rolled', FEW) fixed?: number;
  @texts('Cards that do one of these things', { min: 1, max: 200, maxItems: 60, optional: true })
  kinds?: readonly string[];
  @flag('Fire is weakened by it', MAYBE) weakened?: boolean;
  @integer('Steps that are spared', FEW) steps?: number;
  @text('What becomes of the retreat', WORD) how?: string;
  @object('In the words of the card', EffectText, MAYBE) text?: EffectText;
}
