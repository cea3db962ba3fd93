import type { ChartPack } from '../charts/index.js';
import type { Odds } from '../rulings/chances.js';
import type { Values } from '../rulings/messages.js';
import type { DicePurpose } from './purposes.js';

/** A side of the game, in the game's own words. A spectator is `null` wherever a side may be asked for. */
export type Side = string;
export type Viewer = Side | null;

/** What nobody else may see until the game is over; an empty list means that not even a player may. */
export interface Secret {
  readonly for: readonly Side[];
  readonly [field: string]: unknown;
}

/**
 * Something that happened. Plain data. Whatever is hidden stands under `secret` and nowhere else: the engine cuts it out for
 * those who may not see it, so that no game can forget to.
 */
export interface SessionEvent {
  readonly type: string;
  readonly secret?: Secret;
  /** Something hidden came to light: nothing up to here can be taken back any more. */
  readonly reveals?: true;
  readonly [field: string]: unknown;
}

/** Something a side wants to do: small, plain data, one decision. */
export interface Command {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A sentence still without words: a key of the game's messages and its values, with the section behind it. */
export interface Remark {
  readonly rule: string;
  readonly key: string;
  readonly values: Values;
}

/** Something the game waits for. */
export interface Pending {
  readonly sides: readonly Side[];
  readonly rule: string;
  /** One sentence of what is asked; null where the stage has none. */
  readonly prompt: Remark | null;
}

/** One command that is open to a side now, complete: it can be sent as it stands. */
export interface Action {
  /** Of a form, a way to fill it in that is legal. */
  readonly command: Command;
  /** The section that allows it. */
  readonly rule: string;
  /** What the command spends. */
  readonly cost?: Cost;
  /** It only puts something that is chosen already to another use: whoever takes the first line each time would never be done. */
  readonly changes?: true;
  /** What it costs by its consequences. */
  readonly warnings?: readonly Remark[];
  /** Where it cannot be listed in every way: what may be filled in. */
  readonly form?: Form;
  /** How the dice can fall that it comes to first, or that its combat comes to as it stands. */
  readonly odds?: ActionOdds;
  /** The same for each way, where a choice comes before the dice. */
  readonly variants?: readonly NamedOdds[];
}

/** Movement points, air points or whatever else: the unit is a word of the game's terms. */
interface Cost {
  readonly amount: number;
  readonly unit: string;
}

/** A command that is filled in: a report, a deployment, a set of orders. */
interface Form {
  /** JSON Schema (2020-12) of the whole command; what can be chosen from is listed in it. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What a client wants listed: values of commands' fields. A game may list more, never less. */
export type Wanted = Readonly<Record<string, unknown>>;

/** Where odds keep the question they are the odds of. JSON does not show it: what it says is told in words, or not at all. */
export const ASKED = Symbol('asked');

export interface ActionOdds extends Odds {
  /** What is rolled for. */
  readonly procedure?: string;
  readonly [ASKED]?: object;
}

interface NamedOdds extends ActionOdds {
  readonly name: string;
}

export interface Actions {
  readonly actions: readonly Action[];
  /** What must still be done before the phase may end, and why. */
  readonly owed: readonly Remark[];
}

/** How a game ended. */
export interface Result {
  /** Null where nobody won. */
  readonly winner: Side | null;
  /** The level of victory, a term of the game's messages. */
  readonly level: string;
  /** What was counted. */
  readonly points?: Readonly<Record<Side, number>>;
  readonly rule?: string;
}

/** A record of the library, as far as a game needs it. */
export interface MaterialRecord {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja?: string };
  readonly side?: string;
  readonly type?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Everything a session was opened with. It is kept with the session: a later change to the library does not change a game. */
export interface SessionSetup {
  readonly scenario: MaterialRecord;
  readonly maps: Readonly<Record<string, MaterialRecord>>;
  readonly cards: Readonly<Record<string, MaterialRecord>>;
  readonly decks: Readonly<Record<string, MaterialRecord>>;
  /** Options of the game, defaults filled in. */
  readonly options: unknown;
  /** Which of the scenario's variants is played. */
  readonly variant?: string;
  readonly pack?: ChartPack;
  /** Records that came from whoever opened the session, as "kind/id"; absent where all are the library's. */
  readonly owned?: readonly string[];
  /** What its dice may be rolled for; absent where the session is older than the list. */
  readonly dice?: readonly DicePurpose[];
}
