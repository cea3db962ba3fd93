import { d100 } from '../../../kernel/dice/index.js';
import { choice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { GpFireOutcome } from '../combat/gp/gp-fire.js';
import type { IndirectFireOutcome } from '../combat/indirect/indirect-fire.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { demand } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { Building } from '../vocabulary.js';

const RUBBLE = -10;

/** One GP attack on the hex this turn; small arms and close combat start no fire [7.35.1]. */
class HexAttack {
  @integer('GP factor', { min: 1, max: 15 }) factor!: number;
  @flag('Small arms [5.7]') smallArms!: boolean;
  @flag('Close assault, hand-to-hand or overrun [7.35.1]') closeCombat!: boolean;
}

export class FireCheckInput {
  @choice('Building, or the type woods burn as by scenario [7.35.1, 7.35.4]', Building, { default: 'brick' })
  building!: Building;
  @list('Every attack on the hex this turn; the highest factor that counts is looked for here [7.35.1]', HexAttack, {
    maxItems: 60,
    default: [],
  })
  attacks!: HexAttack[];
  @integer('Highest GP factor that struck the hex, small arms left out, where the attacks are not listed [7.35.1]', {
    min: 1,
    max: 15,
    optional: true,
  })
  factor?: number;
  @flag('Rubble: -10 [7.35.1]') rubble!: boolean;
  @flag('Woods, allowed by the scenario [7.35.4]') woods!: boolean;
  @integer('Modifier of the scenario for woods [7.35.4]', { min: -50, max: 50, default: 0 }) scenarioModifier!: number;
  @flag('A flamethrower was used in close assault, hand-to-hand or overrun there [7.35.1]') flamethrower!: boolean;
  @flag('Only small arms, close assault, hand-to-hand or overrun struck it [7.35.1]') noHeavyFire!: boolean;
  @flag('A hand-held rocket that missed a vehicle there [7.35.3]') missedRocket!: boolean;
  @flag('Burns already [7.35.1]') burning!: boolean;
}

export class FireCheckOutcome {
  @flag('The hex is on fire') onFire!: boolean;
  @flag('A new fire') started!: boolean;
  @integer('Highest modified roll that starts it', { min: -60, max: 100, optional: true }) startsOn!: number | null;
  @integer('Highest GP factor that counts', { min: 1, max: 15, optional: true }) factor!: number | null;
  @integer('Sum of the modifiers to the die', { min: -60, max: 50 }) netModifier!: number;
  @integer('The modified roll', { min: -60, max: 150, optional: true }) finalRoll!: number | null;
}

const UNROLLED = { startsOn: null, factor: null, netModifier: 0, finalRoll: null };

/** The highest factor that can start a fire; none where only small arms and close combat struck the hex [7.35.1]. */
function heaviest({ attacks, factor, noHeavyFire }: FireCheckInput): number | undefined {
  if (factor === undefined && attacks.length === 0 && !noHeavyFire) demand('attacks', '/attacks');
  const counted = attacks.filter(({ smallArms, closeCombat }) => !smallArms && !closeCombat);
  const factors = [...counted.map((attack) => attack.factor), ...(factor === undefined ? [] : [factor])];
  return factors.length === 0 ? undefined : Math.max(...factors);
}

export const fireCheck = procedure<FireCheckInput, FireCheckOutcome, Options>({
  id: 'fire-check',
  resolver: 'events',
  title: { en: 'Starting a fire', ja: '火災の発生' },
  description: {
    en: 'One check per building or rubble hex in the Adjustment Phase, by the highest factor that struck it.',
    ja: '調整フェイズに建物・瓦礫ヘクスごとに1回、最大の攻撃値で判定する。',
  },
  rules: ['7.35', '7.35.1', '7.35.3', '7.35.4'],
  dice: [DICE.fire],
  from: {
    'combat/gp-fire': ({ factor, fireCheck }: GpFireOutcome) =>
      fireCheck ? { attacks: [{ factor }] } : { noHeavyFire: true },
    'combat/indirect-fire': ({ factor, marker }: IndirectFireOutcome) =>
      marker === 'barrage' ? { attacks: [{ factor }] } : { noHeavyFire: true },
  },
  input: FireCheckInput,
  outcome: FireCheckOutcome,
  example: { input: { factor: 8 }, options: { fires: true }, dice: { given: [10] } },
  resolve(input, umpire) {
    requireOption(umpire, 'fires', '7.35', true);
    if (input.scenarioModifier !== 0 && !input.woods) umpire.forbid('7.35.4', 'fire-modifier-for-woods');
    if (!umpire.legal) return null;
    if (input.burning) {
      umpire.note(['7.35.1', '7.35'], 'burns-already');
      umpire.summarise('burns-already');
      return { onFire: true, started: false, ...UNROLLED };
    }
    if (input.flamethrower) {
      umpire.note('7.35.1', 'flamethrower-fire');
      umpire.summarise('flamethrower-fire');
      return { onFire: true, started: true, ...UNROLLED };
    }
    const factor = heaviest(input);
    if (factor === undefined || (input.noHeavyFire && !input.missedRocket)) {
      umpire.note('7.35.1', 'no-fire-check');
      umpire.summarise('no-fire-check');
      return { onFire: false, started: false, ...UNROLLED };
    }
    if (input.missedRocket) umpire.note('7.35.3', 'missed-rocket', { factor });
    else if (input.attacks.length > 0) umpire.note('7.35.1', 'heaviest-factor', { factor });
    if (input.woods)
      umpire.note('7.35.4', 'woods-burn', { building: input.building, modifier: input.scenarioModifier });
    const startsOn = umpire.chart('fire-start').number(input.building, factor);
    const netModifier = (input.rubble ? RUBBLE : 0) + input.scenarioModifier;
    const final = umpire.roll('fire', d100) + netModifier;
    const started = final <= startsOn;
    const told = { roll: final - netModifier, modifier: netModifier, final, number: startsOn };
    umpire.note('7.35.1', started ? 'fire-starts' : 'fire-does-not-start', told);
    umpire.summarise(started ? 'fire-starts' : 'fire-does-not-start', told);
    return { onFire: started, started, startsOn, factor, netModifier, finalRoll: umpire.finalRoll(final) };
  },
});
