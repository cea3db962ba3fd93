import type { CallOptions } from '../connection/options.js';
import type {
  BatchItem,
  BriefRuling,
  Chance,
  ChartPackChoice,
  Detail,
  Dice,
  Odds,
  OddsVariant,
  Ruling,
} from '../generated/service.js';

/** A ruling with the outcome that its procedure declares; null where the rules forbid what was asked. */
export type RulingOf<Outcome, D extends Detail = 'full'> = (D extends 'full' ? Ruling : BriefRuling) & {
  readonly outcome: Outcome | null;
};

type ChanceOf<Outcome> = Chance & { readonly outcome: Outcome | null };
type Spread<Outcome> = { readonly chances?: readonly ChanceOf<Outcome>[] };

/** Every outcome with its exact chance; where a choice comes before the dice, `variants` has each way to make it. */
export type OddsOf<Outcome> = Omit<Odds, 'chances' | 'variants'> &
  Spread<Outcome> & { readonly variants?: readonly (Omit<OddsVariant, 'chances'> & Spread<Outcome>)[] };

/** What a question may say beside its input. */
export interface QuestionOptions<Options, Stop extends string> {
  /** Optional rules of the game. */
  readonly options?: Options;
  /** Cells that the book does not print: the name of a pack, or a pack. */
  readonly chartPack?: ChartPackChoice;
  /** How far the question goes; what lies behind it is null. */
  readonly upTo?: Stop;
  /** A ruling that this one goes on from. */
  readonly from?: Ruling;
}

export interface RulingOptions<Options, Stop extends string, D extends Detail> extends QuestionOptions<Options, Stop> {
  /** Faces rolled on a table, in order or by name, or a seed; drawn by Umpire where left out. */
  readonly dice?: Dice;
  readonly detail?: D;
}

export interface OddsOptions<Options, Stop extends string, Field> extends QuestionOptions<Options, Stop> {
  /** Groups the outcomes by one of their fields. */
  readonly by?: Field;
  /** Where the ways are too many to be counted: the seed that samples are drawn from. */
  readonly seed?: string;
}

/** One thing a rule book lets you resolve. */
export interface Procedure<Input, Outcome, Options = never, Stop extends string = never> {
  /** Asks for a ruling. What the rules forbid is an answer too, with `legal: false`. */
  <D extends Detail = 'full'>(
    input: Input,
    options?: RulingOptions<Options, Stop, D> & CallOptions,
  ): Promise<RulingOf<Outcome, D>>;
  /** Asks for every outcome and its chance. */
  odds<Field extends keyof Outcome & string = never>(
    input: Input,
    options?: OddsOptions<Options, Stop, Field> & CallOptions,
  ): Promise<OddsOf<[Field] extends [never] ? Outcome : Outcome[Field]>>;
  /** The summary and the numbered steps as text, for a chat or a shell. */
  text(input: Input, options?: RulingOptions<Options, Stop, Detail> & CallOptions): Promise<string>;
  /** The question as an item of a batch. */
  item(input: Input, options?: RulingOptions<Options, Stop, Detail> & { readonly id?: string | number }): BatchItem;
}
