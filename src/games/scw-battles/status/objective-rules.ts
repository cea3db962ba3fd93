import { type ChoiceOf, defineChoice, flag, text, texts } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import type { Scenario, Side } from '../vocabulary.js';

export const ObjectiveAct = defineChoice('ObjectiveAct', ['enter', 'attack']);
export type ObjectiveAct = ChoiceOf<typeof ObjectiveAct>;

/** What has happened to one objective hex, in the memory of the client. */
export class ObjectiveMemory {
  @text('Objective hex [B.19]', { max: 12 }) hex!: string;
  @texts('Divisions of which a unit has entered it since the enemy last held it [B.19]', {
    max: 30,
    maxItems: 20,
    default: [],
  })
  enteredBy!: string[];
  @flag('An enemy unit is in it now, or took it back since [B.19]') enemyHeld!: boolean;
  @flag('It is in an enemy zone of control now [B.19]') enemyZoc!: boolean;
}

/** Objectives of one division, and how far it has come with them [B.19]. */
export interface Objectives {
  readonly objectives: string[];
  readonly captured: string[];
  readonly outstanding: string[];
}

/** Entered by a unit of that very division, and free of enemy units and zones [B.19]. */
const isCaptured = (memory: ObjectiveMemory | undefined, division: string): boolean =>
  memory?.enteredBy.includes(division) === true && !memory.enemyHeld && !memory.enemyZoc;

export function objectivesOf(division: string, memory: readonly ObjectiveMemory[], umpire: Judge): Objectives {
  const chart = umpire.chart('brunete-objectives');
  const objectives = chart.hasRow(division) ? [...(chart.at(division, 'hexes') as string[])] : [];
  const known = (name: string): ObjectiveMemory | undefined => memory.find((each) => each.hex === name);
  const captured = objectives.filter((name) => isCaptured(known(name), division));
  return { objectives, captured, outstanding: objectives.filter((name) => !captured.includes(name)) };
}

/** The divisions to which a hex is set as an objective [B.19]. */
function ownersOf(hex: string, umpire: Judge): string[] {
  const chart = umpire.chart('brunete-objectives');
  return chart.rows.filter((row) => (chart.at(row, 'hexes') as string[]).includes(hex));
}

/** Another division's objective is neither entered nor attacked before the own ones are taken [B.19]. */
export function judgeObjective(
  division: string,
  hex: string,
  act: ObjectiveAct,
  outstanding: readonly string[],
  umpire: Judge,
): void {
  const owners = ownersOf(hex, umpire);
  if (owners.length === 0) umpire.note('B.19', 'nobodys-objective', { hex });
  else if (owners.includes(division)) umpire.note('B.19', 'own-objective', { hex });
  else if (outstanding.length > 0)
    umpire.forbid('B.19', 'objective-barred', { division, hex, act, owners, outstanding });
  else umpire.note('B.19', 'objective-free', { division, hex });
}

/** What an attack is tested by, where a client sends what it knows of the objectives [B.19]. */
export interface ObjectiveFacts {
  readonly scenario: Scenario;
  readonly side: Side;
  readonly objectives?: readonly ObjectiveMemory[];
}

/** Which hexes a Republican division may not attack, as far as the objectives are known [B.19]. */
export class ObjectiveBars {
  readonly #outstanding = new Map<string, readonly string[]>();
  readonly #memory: readonly ObjectiveMemory[] | undefined;

  constructor(
    { scenario, side, objectives }: ObjectiveFacts,
    private readonly umpire: Judge,
  ) {
    this.#memory = scenario === 'brunete' && side === 'republican' ? objectives : undefined;
  }

  bars(division: string | undefined, hex: string): boolean {
    if (this.#memory === undefined || division === undefined) return false;
    const owners = ownersOf(hex, this.umpire);
    return owners.length > 0 && !owners.includes(division) && this.#left(division).length > 0;
  }

  /** Refuses what is barred, and notes why the rest is not; a hex that is nobody's objective needs no word. */
  judge(divisions: Iterable<string>, hexes: readonly string[]): void {
    if (this.#memory === undefined) return;
    const known = hexes.filter((hex) => ownersOf(hex, this.umpire).length > 0);
    for (const division of divisions) {
      for (const hex of known) judgeObjective(division, hex, 'attack', this.#left(division), this.umpire);
    }
  }

  #left(division: string): readonly string[] {
    let left = this.#outstanding.get(division);
    if (left === undefined) {
      left = objectivesOf(division, this.#memory!, this.umpire).outstanding;
      this.#outstanding.set(division, left);
    }
    return left;
  }
}
