import { flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class BoreSightingInput {
  @flag('Night scenario [PBr7]') night!: boolean;
  @flag('The weapon is a SW MG that the core rules allow it [PBr7]') eligibleMg!: boolean;
  @flag('The question is asked of a CG scenario [CG10]', { default: true }) campaign!: boolean;
}

class BoreSightingOutcome {
  @flag('The weapon may have a Bore Sighted Location [PBr7]') allowed!: boolean;
}

export const boreSighting = procedure<BoreSightingInput, BoreSightingOutcome, Options>({
  id: 'bore-sighting',
  resolver: 'combat',
  title: { en: 'Bore sighting', ja: '照準区域' },
  description: { en: 'Whether a weapon may be bore-sighted.', ja: '照準区域を設定できるか。' },
  rules: ['PBr7', 'CG10'],
  input: BoreSightingInput,
  outcome: BoreSightingOutcome,
  example: { input: { night: true, eligibleMg: true } },
  resolve({ night, eligibleMg, campaign }, umpire) {
    const rule = campaign ? (['CG10', 'PBr7'] as const) : 'PBr7';
    if (night && eligibleMg) {
      umpire.note(rule, 'bore-sighting-at-night');
      umpire.summarise('bore-sighting-at-night');
      return { allowed: true };
    }
    umpire.forbid(rule, 'no-bore-sighting');
    return { allowed: false };
  },
});
