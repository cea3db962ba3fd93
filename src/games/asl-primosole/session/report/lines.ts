import {
  type ChoiceOf,
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import { HEX, Side } from '../../vocabulary.js';
import type { Name } from '../names.js';

const PAGES = [
  ...(['gameEnd', 'terrain', 'control', 'losses-british', 'losses-axis'] as const),
  ...(['state-british', 'state-axis', 'places-british', 'places-axis'] as const),
] as const;
export const Page = defineChoice('ReportPage', ['gameEnd', 'terrain', 'control', 'losses', 'state', 'places']);
export type PageId = (typeof PAGES)[number];

const LineKind = defineChoice('ReportLineKind', [
  ...(['end', 'count', 'melee', 'massacre', 'objective', 'control', 'entryHex', 'fire', 'rubble', 'wreck'] as const),
  ...(['shellholes', 'breach', 'fortification', 'fate', 'state', 'place', 'keptSilent'] as const),
]);
export const Fate = defineChoice('ReportedFate', [
  ...(['eliminated', 'captured', 'exited', 'recalled', 'changed', 'split', 'created'] as const),
]);
export const StateWord = defineChoice('ReportedState', [
  ...(['encircled', 'mined', 'wading', 'wounded', 'heroic', 'unarmed', 'immobile', 'abandoned', 'stunned'] as const),
  ...(['recalled', 'lowAmmo', 'malfunctioned', 'mgMalfunctioned', 'hooked', 'used', 'chitsGone', 'sighted'] as const),
  ...(['unpossessed', 'functioning', 'bogged', 'shocked'] as const),
]);
export const Holder = defineChoice('Holder', ['british', 'axis', 'none']);
export const CoreEnd = defineChoice('ReportedCoreEnd', [
  ...(['unharmed', 'unbogged', 'recovered', 'immobile', 'bailedOut', 'destroyed'] as const),
]);
const HowItEnded = defineChoice('HowItEnded', ['die', 'agreement', 'turn9']);
const ID = { max: 40 } as const;

/**
 * One line of a battle report. One flat shape for every kind of line, so that a form, a table of values separated by commas
 * and a reader of other programs' files fill in the same.
 */
export class Line {
  @choice('What the line is about', LineKind) kind!: ChoiceOf<typeof LineKind>;
  @text('The counter, as its owner calls it', { ...ID, optional: true }) unit?: string;
  @texts('Several counters in one place', { ...ID, maxItems: 400, optional: true }) units?: string[];
  @choice('What became of it [3.2/Eliminated, CG13]', Fate, { optional: true }) fate?: ChoiceOf<typeof Fate>;
  @text('What it is now: a type of counter, rubble, wreck or fortification', { max: 60, optional: true }) as?: string;
  @texts('The two half-squads it was split into', { max: 12, minItems: 2, maxItems: 2, optional: true })
  into?: string[];
  @text('The enemy counter that captured it, as the other side calls it', { ...ID, optional: true }) by?: string;
  @text('The edge hex it left by [CG13]', { ...HEX, optional: true }) edge?: string;
  @integer('Original Effects DR that used up an FT or DC [3.61427]', { min: 2, max: 12, optional: true })
  effectsDr?: number;
  @choices('States it was left in [3.604]', StateWord, { maxItems: 12, optional: true }) is?: ChoiceOf<
    typeof StateWord
  >[];
  @text('Hex', { ...HEX, optional: true }) hex?: string;
  @text('Hex it could have left to, where a free way out of the mines is claimed [3.6042]', { ...HEX, optional: true })
  out?: string;
  @text('A leader in its Location whose DRM it may use [3.6041, 3.6042]', { ...ID, optional: true }) leader?: string;
  @choice('How mines, Bog or Shock of a vehicle ended by the core rules [3.6042-3.6044]', CoreEnd, { optional: true })
  core?: ChoiceOf<typeof CoreEnd>;
  @integer('Highest Final coloured dr that frees a bogged vehicle, by the core rules [3.6043]', {
    min: 0,
    max: 12,
    optional: true,
  })
  freesAt?: number;
  @integer('Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043]', {
    min: 2,
    max: 13,
    optional: true,
  })
  immobileAt?: number;
  @integer('Other core modifiers of freeing it [3.6043]', { min: -6, max: 6, optional: true }) drm?: number;
  @flag('Its vehicle note is L [3.6043]', { optional: true }) noteL?: boolean;
  @integer('Highest dr by which a Shocked vehicle recovers, by the core rules [3.6044]', {
    min: 0,
    max: 6,
    optional: true,
  })
  recoversAt?: number;
  @integer('Lowest dr that confirms its loss, by the core rules [3.6044]', { min: 1, max: 7, optional: true })
  destroyedAt?: number;
  @texts('Special ammunition that is used up [3.61424]', { max: 12, maxItems: 6, optional: true }) depleted?: string[];
  @integer('Number of the Setup Area it is Retained in [3.6055]', { min: 1, max: 2000, optional: true }) area?: number;
  @text('Arrow hex of the Entry Area behind which it waits [3.2/Holding-Area]', { ...HEX, optional: true })
  entry?: string;
  @text('The counter that carries, tows or mans it', { ...ID, optional: true }) with?: string;
  @flag('A burning wreck in bypass [3.6091]', { optional: true }) bypass?: boolean;
  @choice('Who Controls it [3.605]', Holder, { optional: true }) controller?: ChoiceOf<typeof Holder>;
  @flag('No unit is in it [3.6054]', { optional: true }) empty?: boolean;
  @choice('Side', Side, { optional: true }) side?: Side;
  @text('What is counted', { max: 40, optional: true }) name?: string;
  @integer('How many; for a fact, 1 or 0', { min: 0, max: 2000, optional: true }) value?: number;
  @integer('Game Turn [CG14]', { min: 1, max: 9, optional: true }) turn?: number;
  @choice('How the scenario ended [CG14]', HowItEnded, { optional: true }) how?: ChoiceOf<typeof HowItEnded>;
}

/** A line as both sides see it: counters go by the name they have before the other side. */
export interface OpenLine {
  readonly line: Readonly<Record<string, unknown>>;
  readonly called?: Name;
  readonly status: 'open' | 'agreed' | 'disputed' | 'stood' | 'offered';
  /** What the other side would accept; null where it would strike the line out. */
  readonly claim?: Readonly<Record<string, unknown>> | null;
  readonly offeredBy?: Side;
}

export interface OpenPage {
  readonly author: Side;
  readonly settled: boolean;
  readonly lines: Readonly<Record<string, OpenLine>>;
}

export type OpenReport = Readonly<Partial<Record<PageId, OpenPage>>>;

/** What a line is known by on its page: each counter, each hex of a kind, each count once. */
export function keyOf(line: Line): string {
  if (line.kind === 'place') return `place ${placeWord(line)}`;
  return [line.kind, line.unit ?? line.hex ?? line.name ?? ''].join(' ').trim();
}

export const placeWord = ({ hex, area, entry, with: carrier }: Line): string =>
  hex ?? (area !== undefined ? `area ${area}` : entry ? `entry ${entry}` : `with ${carrier ?? ''}`);
