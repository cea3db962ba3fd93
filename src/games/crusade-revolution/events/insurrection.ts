import { choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side, SupplyState } from '../vocabulary.js';

const InsurrectionFate = defineChoice('InsurrectionFate', ['stays', 'permanentlyRemoved']);

class InsurrectionInput {
  @choice('Supply of the INS unit at the end of the turn [CL.N48]', SupplyState) supply!: SupplyState;
}
class InsurrectionOutcome {
  @choice('What becomes of the unit', InsurrectionFate) unit!: string;
  @flag('The space goes to the other player') spaceLost!: boolean;
  @choice('Who controls the space', Side) control!: Side;
}

export const insurrection = procedure<InsurrectionInput, InsurrectionOutcome, Options>({
  id: 'insurrection',
  resolver: 'events',
  title: { en: 'Insurrection at the end of the turn', ja: '叛乱のターン終了時' },
  description: {
    en: 'What becomes of the INS unit of card N48 when the turn ends.',
    ja: 'N48のINSユニットがターン終了時にどうなるかを示す。',
  },
  rules: ['CL.N48'],
  input: InsurrectionInput,
  outcome: InsurrectionOutcome,
  example: { input: { supply: 'outOfSupply' } },
  resolve(input, umpire) {
    const out = input.supply === 'outOfSupply' || input.supply === 'limited';
    if (!out) {
      umpire.note('CL.N48', 'insurrection-stays');
      umpire.summarise('insurrection-stays');
      return { unit: 'stays', spaceLost: false, control: 'nationalist' };
    }
    umpire.note(['CL.N48', '14.1.6'], 'insurrection-removed');
    umpire.note('13.3.6', 'insurrection-space');
    umpire.summarise('insurrection-removed');
    return { unit: 'permanentlyRemoved', spaceLost: true, control: 'republican' };
  },
});
