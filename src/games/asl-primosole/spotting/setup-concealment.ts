import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const ConcealmentSubject = defineChoice('ConcealmentSubject', ['infantry', 'vehicle']);

class SetupConcealmentInput {
  @choice('What is set up [CG9]', ConcealmentSubject, { default: 'infantry' }) subject!: 'infantry' | 'vehicle';
  @flag('The Location is Concealment Terrain [CG9]') concealmentTerrain!: boolean;
  @flag('It is out of LOS of every enemy Setup Area Location [CG9]') outOfSight!: boolean;
  @flag('An enemy unit has LOS to it [CG9]', { default: true }) inEnemyLos!: boolean;
}

class SetupConcealmentOutcome {
  @flag('It may set up concealed [CG9]') concealed!: boolean;
  @integer('"?" to buy for that: none [CG9]', { min: 0, max: 0 }) cost!: number;
}

export const setupConcealment = procedure<SetupConcealmentInput, SetupConcealmentOutcome, Options>({
  id: 'setup-concealment',
  resolver: 'spotting',
  title: { en: 'Concealment at set-up', ja: '配置時の隠蔽' },
  description: { en: 'Whether a unit may set up concealed for free.', ja: '無料で隠蔽配置できるか。' },
  rules: ['CG9'],
  input: SetupConcealmentInput,
  outcome: SetupConcealmentOutcome,
  example: { input: { concealmentTerrain: true } },
  resolve(input, umpire) {
    const terrain = input.concealmentTerrain || input.outOfSight;
    if (input.outOfSight) umpire.note('CG9', 'out-of-sight-conceals');
    if (!terrain) umpire.forbid('CG9', 'no-concealment-terrain');
    if (input.subject === 'vehicle' && input.inEnemyLos && !input.outOfSight)
      umpire.forbid('CG9', 'vehicle-in-enemy-los');
    const concealed = umpire.legal;
    if (concealed) {
      umpire.note('CG9', 'concealed-free', { subject: input.subject });
      umpire.summarise('concealed-free', { subject: input.subject });
    }
    return { concealed, cost: 0 };
  },
});
