import type { CounterKind } from '../status/group-counters.js';
import type { Nationality, Side } from '../vocabulary.js';
import type { Name } from './names.js';

/** Where a counter is: a hex of the map, a Setup Area, a Holding Area behind an entry arrow, or with another counter. */
export type Place =
  | { readonly hex: string }
  | { readonly area: number }
  | { readonly entry: string }
  | { readonly with: string };

type Status = 'alive' | 'eliminated' | 'prisoner' | 'withdrawn' | 'away' | 'gone';

/** States that outlive a scenario, and those that its report hands to the Refit Phase [3.604, 3.614]. */
export type Mark =
  | 'wounded'
  | 'heroic'
  | 'fanaticNext'
  | 'shortage'
  | 'encircled'
  | 'mined'
  | 'wading'
  | 'bogged'
  | 'shocked'
  | 'unarmed'
  | 'immobile'
  | 'abandoned'
  | 'stunned'
  | 'recalled'
  | 'lowAmmo'
  | 'captured'
  | 'malfunctioned'
  | 'mgMalfunctioned'
  | 'disabled'
  | 'mgDisabled'
  | 'hooked'
  | 'freeToMove'
  | 'heldForNight'
  | 'fromNight'
  | 'hip'
  | 'reserve'
  | 'concealed'
  | 'isolated';

export interface Counter {
  readonly id: string;
  readonly side: Side;
  readonly nationality: Nationality;
  readonly kind: CounterKind;
  /** As the charts print it: "4-6-8", "LMG", "8-1". */
  readonly type: string;
  readonly name: Name;
  /** Line of the purchase record it came with; null where the order of battle gave it by itself. */
  readonly line: string | null;
  readonly status: Status;
  readonly at: Place | null;
  /** Location at the end of the last scenario [CG10, 3.6071]. */
  readonly lastHex: string | null;
  readonly marks: readonly Mark[];
  /** Depleted special ammunition [3.61424]. */
  readonly depleted: readonly string[];
  /** Optional fittings of a vehicle [CG7]. */
  readonly fittings?: readonly string[];
  /** Original Effects DR by which an FT or DC was used up in the last scenario [3.61427]. */
  readonly effectsDr: number | null;
  /** Enemy counter that guards it, by the name it goes by before this side [3.608]. */
  readonly guard: string | null;
  /** The other side knows what it is. */
  readonly known: boolean;
  /** Where the other side was last told it is; null where it was told nothing. */
  readonly shown: Place | null;
  /** The name it goes by before the other side; drawn anew for each scenario. */
  readonly alias: string | null;
}

export const has = ({ marks }: Counter, mark: Mark): boolean => marks.includes(mark);

export const withMarks = ({ marks }: Counter, ...added: Mark[]): readonly Mark[] => [
  ...marks,
  ...added.filter((mark) => !marks.includes(mark)),
];

export const withoutMarks = ({ marks }: Counter, ...gone: Mark[]): readonly Mark[] =>
  marks.filter((mark) => !gone.includes(mark));

export const isMmc = ({ kind }: Counter): boolean => kind === 'squad' || kind === 'halfSquad' || kind === 'crew';
export const isSmc = ({ kind }: Counter): boolean => kind === 'leader' || kind === 'hero' || kind === 'armorLeader';
export const isPersonnel = (counter: Counter): boolean => isMmc(counter) || isSmc(counter);
/** Counters that are somewhere by themselves; batteries, aircraft and bombardments are nowhere on the map. */
export const isSupport = ({ kind }: Counter): boolean => ['oba', 'air', 'bombardment', 'observer'].includes(kind);
export const isEquipment = ({ kind }: Counter): boolean => ['sw', 'gun', 'radio', 'vehicle', 'glider'].includes(kind);
export const isMobileVehicle = (counter: Counter): boolean =>
  counter.kind === 'vehicle' && !has(counter, 'immobile') && !has(counter, 'abandoned');
/** What moves by itself, and so may be Retained elsewhere or must Escape [3.6056]. */
export const movesItself = (counter: Counter): boolean => isPersonnel(counter) || isMobileVehicle(counter);

const HALVES: Readonly<Record<string, number>> = { squad: 2, halfSquad: 1, crew: 1 };
export const halfSquadsOf = ({ kind }: Counter): number => HALVES[kind] ?? 0;

/** Printed morale: the last number of a squad, the first of a leader; a hero has 9 (core). */
export function moraleOf({ kind, type }: Counter): number {
  if (kind === 'hero') return 9;
  const numbers = type.match(/\d+/g)?.map(Number) ?? [];
  const morale = kind === 'leader' || kind === 'armorLeader' ? numbers[0] : numbers.at(-1);
  return morale ?? 7;
}

/** "8-1" leads with -1, "6+1" with +1, "7-0" with 0. */
export function leadershipOf({ type }: Counter): number {
  const found = /([-+])(\d)$/.exec(type);
  return found ? (found[1] === '-' ? -Number(found[2]) : Number(found[2])) || 0 : 0;
}
