import { Command, type UnitType } from '../vocabulary.js';

/** The scenario documents as far as a session reads them; the library has checked their form. */
export interface ScenarioUnit {
  readonly name?: string;
  readonly card?: string;
  readonly type?: string;
  readonly command?: string;
  readonly count?: number;
}

export interface ScenarioPlace {
  readonly hexes?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly within?: number;
  readonly of?: string;
  readonly area?: string;
  readonly edge?: string;
}

export interface ScenarioSetUp {
  readonly order?: number;
  readonly side: string;
  readonly command?: string;
  readonly units?: readonly ScenarioUnit[];
  readonly where: ScenarioPlace;
  readonly status?: string;
  readonly rule?: string;
}

export interface ScenarioArrival {
  readonly turn: number | string;
  readonly side: string;
  readonly units?: readonly ScenarioUnit[];
  readonly entry?: ScenarioPlace;
  readonly condition?: unknown;
  readonly victoryPoints?: number;
  readonly rule?: string;
}

interface ScenarioObjective {
  readonly name: string;
  readonly ja?: string;
  readonly hexes?: readonly string[];
  readonly points?: number;
  readonly side?: string;
}

interface ScenarioLevel {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly side?: string;
  readonly result: { readonly en: string; readonly ja?: string };
}

export interface ScenarioBody {
  readonly turns?: { readonly count: number };
  readonly sides: readonly { readonly side: string; readonly setsUp?: number; readonly moves?: number }[];
  readonly map?: string;
  readonly requires?: readonly { readonly kind: string; readonly id: string }[];
  readonly setUp: readonly ScenarioSetUp[];
  readonly reinforcements?: readonly ScenarioArrival[];
  readonly victory: {
    readonly objectives?: readonly ScenarioObjective[];
    readonly levels?: readonly ScenarioLevel[];
    readonly rule?: string;
  };
  readonly sections: readonly string[];
  readonly supply?: readonly ScenarioSupply[];
  readonly allotments?: readonly { readonly side: string; readonly of?: string; readonly points?: number }[];
}

/** The base a side depends on [17.31]. */
export interface ScenarioSupply {
  readonly side: string;
  readonly where?: ScenarioPlace;
}

/** Counters of a kind, no one in particular: "any Rebel unit, drawn blind", "4 of Tank". */
export const isDrawnBlind = ({ card, type, name }: ScenarioUnit): boolean =>
  card === undefined && (type !== undefined || name?.startsWith('any ') === true);

const COMMANDS: Readonly<Record<string, Command>> = {
  rebel: 'rebel',
  'hungarian army': 'hungarianArmy',
  mpla: 'mpla',
  cuban: 'cuban',
  soviet: 'sovietAdviser',
  'east german': 'eastGerman',
  sadf: 'sadf',
  unita: 'unita',
};

const TYPES: Readonly<Record<string, UnitType>> = {
  base: 'base',
  'air defence': 'airDefence',
  'tactical group': 'tacticalGroup',
  tank: 'armor',
  'mechanised infantry': 'mechanisedInfantry',
  'light infantry': 'lightInfantry',
  'rocket artillery': 'rocketArtillery',
  artillery: 'artillery',
  'armored cavalry': 'armoredCavalry',
  communications: 'communications',
  'ssm (frog)': 'missile',
};

/** The command a scenario's words mean: "MPLA", "any Rebel unit, drawn blind", "all units of 2nd Guards ...". */
export function commandIn(words: string | undefined): Command | undefined {
  if (words === undefined) return undefined;
  if (Command.values.includes(words as Command)) return words as Command;
  const division = /(\d+)(?:st|nd|rd|th) Guards/.exec(words);
  if (division) return `guards${division[1]}` as Command;
  const plain = words.toLowerCase();
  const named = Object.keys(COMMANDS).find((name) => plain.includes(name));
  return named === undefined ? undefined : COMMANDS[named];
}

/** The type a scenario's words mean; "any ..." means none in particular. */
export const typeIn = (words: string | undefined): UnitType | undefined => TYPES[(words ?? '').toLowerCase()];
