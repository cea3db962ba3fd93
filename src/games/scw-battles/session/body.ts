import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';

/** As much of a scenario's document as a game is played from. The library has checked its form. */
export interface Where {
  readonly hexes?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly within?: number;
  readonly of?: string;
  readonly area?: string;
  readonly edge?: string;
  readonly box?: string;
  readonly text?: { readonly en: string };
}

export interface ListedUnit {
  readonly name?: string;
  readonly ja?: string;
  readonly card?: string;
  readonly type?: string;
  readonly count?: number;
}

export interface SetUpLine {
  readonly order?: number;
  readonly side: Side;
  readonly formation?: string;
  readonly units?: readonly ListedUnit[];
  readonly where: Where;
}

export interface ArrivalLine {
  readonly turn: number | string;
  readonly date?: string;
  readonly side: Side;
  readonly units?: readonly ListedUnit[];
  readonly entry?: Where;
}

export interface Objective {
  readonly name: string;
  readonly ja?: string;
  readonly hexes?: readonly string[];
  readonly points?: number;
  readonly side?: Side;
  readonly all?: boolean;
}

export interface Level {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly side?: Side;
  readonly result: { readonly en: string; readonly ja?: string };
}

export interface ScenarioBody {
  readonly turns?: { readonly count: number; readonly names?: readonly string[] };
  readonly sides: readonly { readonly side: Side; readonly setsUp?: number; readonly moves?: number }[];
  readonly map?: string;
  readonly requires?: readonly { readonly kind: string; readonly id: string }[];
  readonly setUp: readonly SetUpLine[];
  readonly reinforcements?: readonly ArrivalLine[];
  readonly supply?: readonly { readonly side: Side; readonly where: Where }[];
  readonly allotments?: readonly {
    readonly side: Side;
    readonly of: string;
    readonly formation?: string;
    readonly points: number;
    readonly turn?: number | string;
  }[];
  readonly victory: { readonly objectives?: readonly Objective[]; readonly levels?: readonly Level[] };
  readonly sections: readonly string[];
}

export const bodyOf = (materials: SessionSetup): ScenarioBody => materials.scenario.body as unknown as ScenarioBody;
