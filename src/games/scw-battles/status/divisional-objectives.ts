import { choice, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { judgeObjective, ObjectiveAct, ObjectiveMemory, objectivesOf } from './objective-rules.js';

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
    const { objectives, captured, outstanding } = objectivesOf(division, memory, umpire);
    for (const name of outstanding) {
      const each = memory.find(({ hex: known }) => known === name);
      if (each?.enteredBy.includes(division)) umpire.note('B.19', 'objective-not-held', { hex: name });
      else if (each && each.enteredBy.length > 0) umpire.note('B.19', 'objective-taken-by-another', { hex: name });
    }
    if (objectives.length === 0) umpire.note('B.19', 'division-unrestricted', { division });
    else umpire.note('B.19', 'objectives-stand', { division, captured, outstanding });
    if (hex !== undefined) judgeObjective(division, hex, act, outstanding, umpire);
    if (umpire.legal)
      umpire.summarise('objectives-summary', { division, captured: captured.length, of: objectives.length });
    return { objectives, captured, outstanding };
  },
});
