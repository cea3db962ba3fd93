import { choices, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { UnitType } from '../vocabulary.js';
import { spaceName } from './battle-legality.js';
import { LAST_MILITIA_TURN, militiaOnly } from './militia.js';

class MilitiaSpaceInput {
  @text('Name of the space', { max: 60, optional: true }) name?: string;
  @choices('Types of its participating units', UnitType, { minItems: 1, maxItems: 3 }) units!: UnitType[];
}
class CoordinationInput {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @flag('Largo Caballero’s Government has been played [17.4.1]') largoCaballero!: boolean;
  @list('Republican spaces that attack one space', MilitiaSpaceInput, { minItems: 1, maxItems: 8 })
  spaces!: MilitiaSpaceInput[];
}
class CoordinationOutcome {
  @texts('Spaces that contribute militia alone [17.4.2]', { max: 60, maxItems: 8 }) militiaOnly!: string[];
  @integer('Of these, how many must be left out', { min: 0, max: 8 }) leaveOut!: number;
}

export const militiaCoordination = procedure<CoordinationInput, CoordinationOutcome, Options>({
  id: 'militia-coordination',
  resolver: 'combat',
  title: { en: 'Militia coordination', ja: '民兵の連携' },
  description: {
    en: 'Whether several Republican spaces may attack one space together on turns 1 to 5.',
    ja: 'ターン１～５に共和国軍の複数スペースが共同で攻撃できるかを判定する。',
  },
  rules: ['17.4'],
  input: CoordinationInput,
  outcome: CoordinationOutcome,
  example: { input: { turn: 3, spaces: [{ units: ['mil'] }, { units: ['pol', 'mil'] }] } },
  resolve(input, umpire) {
    const spaces = input.spaces.map((space, i) => ({
      name: spaceName(space, i),
      units: space.units.map((type) => ({ type })),
    }));
    if (input.turn > LAST_MILITIA_TURN) {
      umpire.note(['17.4.1', '17.4'], 'militia-rule-over', { turn: input.turn });
      umpire.summarise('militia-free');
      return { militiaOnly: [], leaveOut: 0 };
    }
    const only = militiaOnly(spaces, input.largoCaballero);
    const rule = input.largoCaballero ? '17.4.3' : '17.4.2';
    if (spaces.length > 1 && only.length > 1) {
      umpire.forbid([rule, '17.4.1', '17.4'], 'militia-uncoordinated', { spaces: only });
      return { militiaOnly: only, leaveOut: only.length - 1 };
    }
    umpire.note([rule, '17.4.1', '17.4'], spaces.length === 1 ? 'militia-one-space' : 'militia-coordinated', {
      spaces: only,
    });
    umpire.summarise('militia-free');
    return { militiaOnly: only, leaveOut: 0 };
  },
});
