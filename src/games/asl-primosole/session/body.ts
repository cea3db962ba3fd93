import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Name } from './names.js';

/** The parts of a stored scenario that a campaign is kept by; the library has checked its form. */
interface ListedUnit {
  readonly name?: string;
  readonly ja?: string;
  readonly card?: string;
  /** A group of the reinforcement charts, or mines. */
  readonly type?: string;
  readonly count?: number;
}

interface Placing {
  readonly side: Side;
  readonly units?: readonly ListedUnit[];
  readonly where: { readonly hexes?: readonly string[] };
}

interface Arrival {
  readonly turn: string | number;
  readonly side: Side;
  readonly units?: readonly ListedUnit[];
  readonly entry?: { readonly hexes?: readonly string[]; readonly box?: string };
}

interface Allotment {
  readonly side: Side;
  readonly of: string;
  readonly formation?: string;
  readonly points: number;
  readonly turn?: string | number;
}

export interface Objective {
  readonly name: string;
  readonly ja?: string;
  readonly hexes?: readonly string[];
  readonly side?: Side;
}

export interface ScenarioBody {
  readonly turns: { readonly names: readonly string[] };
  readonly sides: readonly { readonly side: Side; readonly setsUp?: number; readonly moves?: number }[];
  readonly map?: string;
  readonly requires?: readonly { readonly kind: string; readonly id: string; readonly why: Name }[];
  readonly setUp: readonly Placing[];
  readonly reinforcements?: readonly Arrival[];
  readonly allotments?: readonly Allotment[];
  readonly specialRules?: readonly { readonly id?: string }[];
  readonly victory: { readonly objectives?: readonly Objective[]; readonly rule?: string };
}

export const bodyOf = ({ scenario }: Pick<SessionSetup, 'scenario'>): ScenarioBody =>
  scenario.body as unknown as ScenarioBody;
