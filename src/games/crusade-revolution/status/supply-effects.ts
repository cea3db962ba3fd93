import { choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { SupplyState } from '../vocabulary.js';

const Allowed = defineChoice('Allowed', ['yes', 'no', 'limited']);

class EffectsInput {
  @choice('Supply of the unit', SupplyState) supply!: SupplyState;
  @flag('An Asturian division in Asturias [13.1.5]') asturianAtHome!: boolean;
}
class EffectsOutcome {
  @flag('It may be activated to move [13.3.1]') mayMove!: boolean;
  @flag('It may be activated to attack [13.3.1]') mayAttack!: boolean;
  @flag('It may build [13.3.3]') mayBuild!: boolean;
  @choice('Redeployment; limited: none out of an isolated group, special SR over a border [13.3.2]', Allowed)
  redeploy!: string;
  @choice('Replacements; limited: one NAT RP at double cost [13.3.2, 16.2.4.2]', Allowed) replacements!: string;
  @flag('It has the benefit of combat cards [13.3.4]') combatCards!: boolean;
  @flag('It survives attrition [13.3.5]') survivesAttrition!: boolean;
}

export const supplyEffects = procedure<EffectsInput, EffectsOutcome, Options>({
  id: 'supply-effects',
  resolver: 'status',
  title: { en: 'What a supply state allows', ja: '補給状態と能力' },
  description: {
    en: 'Everything a unit may and may not do in its supply state.',
    ja: '補給状態ごとにユニットにできることを示す。',
  },
  rules: ['13.3'],
  input: EffectsInput,
  outcome: EffectsOutcome,
  example: { input: { supply: 'outOfSupply' } },
  resolve(input, umpire) {
    const state = input.supply === 'outOfSupply' && input.asturianAtHome ? 'asturianAtHome' : input.supply;
    explain(state, umpire);
    const chart = umpire.chart('supply-effects');
    const words = (ability: string): string => {
      const cell = chart.at(state, ability);
      return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : 'limited';
    };
    umpire.summarise('effects-summary', { state });
    return {
      mayMove: chart.flag(state, 'moveActivation'),
      mayAttack: chart.flag(state, 'attackActivation'),
      mayBuild: chart.flag(state, 'build'),
      redeploy: words('redeploy'),
      replacements: words('replacements'),
      combatCards: chart.flag(state, 'combatCards'),
      survivesAttrition: chart.flag(state, 'survivesAttrition'),
    };
  },
});

function explain(state: string, umpire: Judge): void {
  if (state === 'supplied') {
    umpire.note(['13.1.2', '13.1.1'], 'effects-none');
    return;
  }
  if (state === 'isolated') {
    umpire.note(['16.2.3', '16.2.4', '16.2'], 'effects-isolated');
    return;
  }
  umpire.note(['13.3.1', '13.3'], state === 'limited' ? 'effects-move-only' : 'effects-no-activation');
  umpire.note('13.3.2', 'effects-no-sr-rp');
  umpire.note('13.3.3', 'effects-no-building');
  umpire.note('13.3.4', 'effects-combat');
  if (state === 'limited') umpire.note(['13.4.2', '13.4'], 'effects-limited');
  else
    umpire.note(
      state === 'asturianAtHome' ? '13.1.5' : '13.3.5',
      state === 'asturianAtHome' ? 'effects-asturian' : 'effects-attrition',
    );
}
