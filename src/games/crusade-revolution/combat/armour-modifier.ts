import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isArmour } from '../shared/units.js';
import { Terrain, UnitType, Works } from '../vocabulary.js';

class ArmourInput {
  @choice('Unit [16.6.2]', UnitType) unit!: UnitType;
  @flag('Reduced side up [16.6.2]') reduced!: boolean;
  @flag('It is the attacker’s unit', { default: true }) attacking!: boolean;
  @choice('Terrain of the defending space', Terrain, { default: 'plain' }) terrain!: Terrain;
  @choice('Position or trench there', Works, { default: 'none' }) works!: Works;
  @flag('Main City') mainCity!: boolean;
  @flag('This unit attacks across a river [16.6.2]') river!: boolean;
  @flag('Captured Bridge is in play [CL.map]') capturedBridge!: boolean;
  @flag('The dice have been rolled already [16.6.2]') afterDice!: boolean;
  @flag('Molotov Cocktail negates the modifier [CL.N18]') molotovCocktail!: boolean;
  @flag('Operation Orders Captured: the Nationalists take losses first [CL.R7]') ordersCaptured!: boolean;
  @integer('Full-strength armour left after those losses [CL.R7]', { min: 0, max: 20, default: 1 })
  fullArmourLeft!: number;
}
class ArmourOutcome {
  @integer('Modifier to the attacker’s die, whatever the number of units [16.6.2]', { min: 0, max: 1 }) drm!: number;
  @flag('The unit owes the first loss if it can take it [11.3.6]') owesFirstLoss!: boolean;
}

export const armourModifier = procedure<ArmourInput, ArmourOutcome, Options>({
  id: 'armour-modifier',
  resolver: 'combat',
  title: { en: 'Armour modifier', ja: '装甲の修正' },
  description: {
    en: 'Whether an armour unit may be used for the +1 die-roll modifier, and what it then owes.',
    ja: '装甲ユニットが＋１DRMに使えるか、その代償は何かを判定する。',
  },
  rules: ['16.6.2'],
  input: ArmourInput,
  outcome: ArmourOutcome,
  example: { input: { unit: 't26' } },
  resolve(input, umpire) {
    const unit = input.unit;
    if (!isArmour(unit)) umpire.forbid('16.6.2', 'not-armour', { unit });
    if (!input.attacking) umpire.forbid('16.6.2', 'armour-defending');
    if (input.reduced) umpire.forbid('16.6.2', 'armour-reduced', { unit });
    if (input.terrain === 'mountain' || input.mainCity || input.works !== 'none')
      umpire.forbid(['16.6.2', 'CL.map', '3.0'], 'armour-not-open');
    if (input.river && !input.capturedBridge) umpire.forbid('16.6.2', 'armour-river', { unit });
    if (input.afterDice) umpire.forbid('16.6.2', 'armour-too-late');
    if (!umpire.legal) return null;
    if (input.river) umpire.note(['CL.map', '16.6.2'], 'armour-captured-bridge');
    const drm = modifier(input, umpire);
    umpire.note(['11.3.6', '16.6.2'], 'first-loss-armour', { units: [unit] });
    umpire.summarise('armour-summary', { drm });
    return { drm, owesFirstLoss: true };
  },
});

/** 16.6.2, CL.N18, CL.R7: +1, unless a card takes it away after it was declared. */
function modifier(input: ArmourInput, umpire: Parameters<typeof armourModifier.resolve>[1]): number {
  if (input.molotovCocktail) {
    umpire.note(['CL.N18', '16.6.2'], 'armour-negated');
    return 0;
  }
  if (input.ordersCaptured && input.fullArmourLeft === 0) {
    umpire.note(['CL.R7', '16.6.2'], 'armour-lost-first');
    return 0;
  }
  const drm = umpire.chart('combat-drm').number('armour', 'drm');
  umpire.note(['16.6.2', '16.6'], 'drm', { cause: 'armour', drm });
  return drm;
}
