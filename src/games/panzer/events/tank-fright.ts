import { choice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { AppliedModifier } from '../shared/tally.js';
import { Suppression } from '../vocabulary.js';
import { BreakPoint, MoraleResult, MoraleUnit, moraleTally, NO_BREAK_POINT, readBreakPoint } from './morale-check.js';

export class TankFrightOutcome extends BreakPoint {
  @list('Modifiers that count', AppliedModifier, { maxItems: 20 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -300, max: 300 }) netModifier!: number;
  @choice('Result of the check', MoraleResult) result!: string;
  @choice('Suppression that comes of it [7.6]', Suppression) suppression!: Suppression;
  @flag('The unit may assault') mayAssault!: boolean;
}

export const tankFright = procedure<MoraleUnit, TankFrightOutcome, Options>({
  id: 'tank-fright',
  resolver: 'events',
  title: { en: 'Tank fright', ja: '戦車の恐怖' },
  description: {
    en: 'The forced check of a green leg unit before it assaults a vehicle; no modifier for spotted enemies.',
    ja: '新兵の歩兵が車両に突撃する前の強制チェック。発見した敵の修正はない。',
  },
  rules: ['7.6'],
  dice: [DICE.morale],
  input: MoraleUnit,
  outcome: TankFrightOutcome,
  example: { input: { grade: 'green' }, options: { tankFright: true }, dice: { given: [60] } },
  resolve(input, umpire) {
    requireOption(umpire, 'tankFright', '7.6', true);
    if (!umpire.legal) return null;
    if (input.kind === 'vehicle' || input.kind === 'towed') umpire.forbid(['7.6', '6.6.1.1'], 'not-an-assailant');
    if (!umpire.legal) return null;
    if (input.grade !== 'green') {
      umpire.note('7.6', 'no-tank-fright', { grade: input.grade });
      umpire.summarise('no-tank-fright', { grade: input.grade });
      return {
        ...NO_BREAK_POINT,
        modifiers: [],
        netModifier: 0,
        result: 'noCheck',
        suppression: 'none',
        mayAssault: true,
      };
    }
    const tally = moraleTally(input, true, false, umpire);
    const reading = readBreakPoint(input.nation, tally.net, umpire);
    const { result } = reading;
    const suppression = result === 'breaks' ? 'on' : result === 'hesitates' ? 'off' : 'none';
    umpire.note('7.6', suppression === 'none' ? 'fright-mastered' : 'fright-suppressed', { suppression });
    umpire.summarise(suppression === 'none' ? 'fright-mastered' : 'fright-suppressed', { suppression });
    return {
      ...reading,
      modifiers: tally.items,
      netModifier: tally.net,
      suppression,
      mayAssault: suppression === 'none',
    };
  },
});
