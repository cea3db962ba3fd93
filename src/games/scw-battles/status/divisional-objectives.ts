import { type ChoiceOf, choice, defineChoice, flag, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

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

export class ObjectivesInput {
  @text('Republican division of the unit [B.19]', { max: 30 }) division!: string;
  @text('Hex it would enter or attack', { max: 12, optional: true }) hex?: string;
  @choice('Enter or attack [B.19]', ObjectiveAct, { default: 'enter' }) act!: ObjectiveAct;
  @list('What is known of objective hexes; those not listed have never been entered', ObjectiveMemory, {
    maxItems: 30,
    default: [],
  })
  memory!: ObjectiveMemory[];
}

export class ObjectivesOutcome {
  @texts('Objectives of the division [B.19]', { max: 12, maxItems: 10 }) objectives!: string[];
  @texts('Captured by it and held [B.19]', { max: 12, maxItems: 10 }) captured!: string[];
  @texts('Still to be captured [B.19]', { max: 12, maxItems: 10 }) outstanding!: string[];
}

/** Entered by a unit of that very division, and free of enemy units and zones [B.19]. */
const isCaptured = (memory: ObjectiveMemory | undefined, division: string): boolean =>
  memory?.enteredBy.includes(division) === true && !memory.enemyHeld && !memory.enemyZoc;

export const divisionalObjectives = procedure<ObjectivesInput, ObjectivesOutcome, Options>({
  id: 'divisional-objectives',
  resolver: 'status',
  title: { en: 'Divisional objectives in Brunete', ja: 'Bruneteの師団作戦目標' },
  description: {
    en: 'Which objectives a Republican division has captured, and whether it may enter or attack a hex.',
    ja: '共和国軍師団がどの目標を占領済みか、あるヘクスへ進入・攻撃できるかを判定する。',
  },
  rules: ['B.19'],
  input: ObjectivesInput,
  outcome: ObjectivesOutcome,
  example: { input: { division: '46', hex: '1907', memory: [{ hex: '1506', enteredBy: ['46'] }] } },
  resolve({ division, hex, act, memory }, umpire) {
    const chart = umpire.chart('brunete-objectives');
    const objectives = chart.hasRow(division) ? [...(chart.at(division, 'hexes') as string[])] : [];
    const known = (name: string): ObjectiveMemory | undefined => memory.find((each) => each.hex === name);
    const captured = objectives.filter((name) => isCaptured(known(name), division));
    const outstanding = objectives.filter((name) => !captured.includes(name));
    for (const name of outstanding) {
      const each = known(name);
      if (each?.enteredBy.includes(division)) umpire.note('B.19', 'objective-not-held', { hex: name });
      else if (each && each.enteredBy.length > 0) umpire.note('B.19', 'objective-taken-by-another', { hex: name });
    }
    if (objectives.length === 0) umpire.note('B.19', 'division-unrestricted', { division });
    else umpire.note('B.19', 'objectives-stand', { division, captured, outstanding });
    if (hex !== undefined) {
      const owners = chart.rows.filter((row) => (chart.at(row, 'hexes') as string[]).includes(hex));
      if (owners.length === 0) umpire.note('B.19', 'nobodys-objective', { hex });
      else if (owners.includes(division)) umpire.note('B.19', 'own-objective', { hex });
      else if (outstanding.length > 0) {
        umpire.forbid('B.19', 'objective-barred', { division, hex, act, owners, outstanding });
      } else umpire.note('B.19', 'objective-free', { division, hex });
    }
    if (umpire.legal)
      umpire.summarise('objectives-summary', { division, captured: captured.length, of: objectives.length });
    return { objectives, captured, outstanding };
  },
});
