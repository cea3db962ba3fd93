import type { DeclaredDie, NamedFaces } from '../dice/index.js';
import type { ShapeClass } from '../fields/index.js';
import type { Umpire } from '../rulings/umpire.js';

/** The five things a player asks an umpire about. */
export const RESOLVERS = ['combat', 'spotting', 'movement', 'events', 'status'] as const;
type Resolver = (typeof RESOLVERS)[number];

export interface Bilingual {
  readonly en: string;
  readonly ja: string;
}

/** A request that anybody can send to see the procedure work; run by the tests. */
interface Example {
  readonly input: object;
  readonly dice?: { readonly given: readonly number[] } | { readonly named: NamedFaces } | { readonly seed: string };
  readonly options?: object;
}

/** The same question asked in another way, to be compared side by side in the odds (Mobile against Assault). */
interface Variant<I> {
  readonly name: string;
  readonly input: I;
}

/** A point at which a question may end: only the hit number, only the column. What lies behind it is then null. */
interface Stop {
  readonly id: string;
  readonly title: Bilingual;
}

/** One thing a rule book lets you resolve: a pure function of its input and an umpire. */
export interface Procedure<I = unknown, O = unknown, Options = unknown> {
  readonly id: string;
  readonly resolver: Resolver;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Its headline sections; the others follow from what it cites (`citations.json` of its game). */
  readonly rules: readonly string[];
  readonly input: ShapeClass<I>;
  readonly outcome: ShapeClass<O>;
  readonly example: Example;
  /** Every die it may roll, in the order in which they fall; absent where it rolls none. Held by the golden run. */
  readonly dice?: readonly DeclaredDie[];
  /** Where a question may end before the end (`upTo`); `resolve` asks `umpire.stopsAt(id)`. */
  readonly stops?: readonly Stop[];
  /** What the outcome of another procedure ("resolver/id") says of this one's input, so that a client need not translate. */
  readonly from?: Readonly<Record<string, (outcome: never) => object>>;
  /** Returns null where the thing is forbidden and nothing comes of it. */
  resolve(input: I, umpire: Umpire<Options>): O | null;
  /**
   * Where a question goes over a whole map: about how many steps that is (a hex entered, a line drawn; some ten
   * microseconds each). Long ones are answered where nobody else waits for them.
   */
  work?(input: I): number;
  /** Where a choice is still open, the ways it can be made. */
  variants?(input: I): readonly Variant<I>[];
}

/** Gives a declaration its types: the input and outcome classes decide what `resolve` takes and returns. */
export function procedure<I, O, Options = unknown>(declaration: Procedure<I, O, Options>): Procedure<I, O, Options> {
  return declaration;
}
