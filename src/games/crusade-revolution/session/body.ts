import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Condition } from './cards/card.js';

interface Words {
  readonly en: string;
  readonly ja?: string;
}

/** Spaces of the map, or a box beside it: reserve, aside, morocco. */
interface Where {
  readonly spaces?: readonly string[];
  readonly box?: string;
}

interface ListedUnit {
  readonly name?: string;
  readonly ja?: string;
  readonly card?: string;
}

interface SetUpLine {
  readonly order?: number;
  readonly side: Side;
  readonly units?: readonly ListedUnit[];
  readonly where: Where;
  readonly status?: string;
}

interface ArrivalLine {
  readonly turn: number | string;
  readonly side: Side;
  readonly units?: readonly ListedUnit[];
  readonly entry?: Where;
}

interface Objective {
  readonly name: string;
  readonly spaces?: readonly string[];
  readonly points?: number;
  readonly side?: Side;
}

interface Level {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly side?: Side;
  readonly result: Words;
}

/** An entry of the table that is looked at in the War Status Phase [6.0.D.1]. */
interface StatusEntry {
  readonly when: readonly Condition[];
  readonly vp?: number;
  readonly rm?: number;
}

/** How things stand when a scenario begins; what is left out has not happened [4.0]. */
export interface Start {
  readonly strait?: Side;
  /** Events and flags that have been played already. */
  readonly played?: readonly string[];
  readonly shortage?: boolean;
  /** Resistance that a siege has left; 0 where it is over [16.1.1]. */
  readonly sieges?: Readonly<Record<string, number>>;
  readonly works?: readonly { readonly space: string; readonly kind: 'position' | 'trench' }[];
  /** Corps that are deployed between turns 5 and 6, by card [15.2.1]. */
  readonly initialCorps?: readonly string[];
  /** War phases whose cards are in the decks from the start [8.1.2]. */
  readonly phases?: readonly string[];
  readonly mainCityVp?: number;
  readonly warStatus?: readonly StatusEntry[];
}

/** As much of a scenario's document as a game is played from. The library has checked its form. */
export interface ScenarioBody {
  readonly turns?: { readonly count: number; readonly first?: string; readonly names?: readonly string[] };
  readonly map?: string;
  readonly decks?: readonly string[];
  readonly requires?: readonly { readonly kind: string; readonly id: string }[];
  readonly setUp: readonly SetUpLine[];
  readonly reinforcements?: readonly ArrivalLine[];
  readonly allotments?: readonly { readonly side: Side; readonly of: string; readonly points: number }[];
  readonly specialRules?: readonly { readonly id?: string }[];
  readonly start?: Start;
  readonly victory: { readonly objectives?: readonly Objective[]; readonly levels?: readonly Level[] };
}

export const bodyOf = (materials: SessionSetup): ScenarioBody => materials.scenario.body as unknown as ScenarioBody;
