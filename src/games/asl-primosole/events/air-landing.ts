import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { doubleDr, dr } from '../shared/dice.js';
import { rollDouble } from '../shared/rolls.js';

class DropPointInput {
  @integer('Sticks of the Wing: one platoon [3.51/I-5]', { min: 1, max: 12 }) sticks!: number;
  @flag('The drop missed its pre-designated point [3.51/I-5]') missed!: boolean;
}

class DropPointOutcome {
  @integer('Direction of the error, 0 if there is none [3.51/I-5]', { min: 0, max: 6 }) direction!: number;
  @integer('Hexes from the pre-designated point [3.51/I-5]', { min: 0, max: 3 }) hexes!: number;
  @integer('Sticks downwind of the drop point [3.51/I-5]', { min: 0, max: 12 }) downwind!: number;
  @integer('Sticks upwind of the drop point [3.51/I-5]', { min: 0, max: 12 }) upwind!: number;
}

export const dropPoint = procedure<DropPointInput, DropPointOutcome, Options>({
  id: 'drop-point',
  resolver: 'events',
  title: { en: 'Drop point of a Wing', ja: 'ウイングの降下地点' },
  description: {
    en: 'Where a British Wing of the first scenario comes down and how its sticks lie along the wind.',
    ja: '初回シナリオのウイングの降下地点と、風向に沿ったスティックの並び。',
  },
  rules: ['3.51/I-5'],
  input: DropPointInput,
  outcome: DropPointOutcome,
  dice: doubleDr(
    'drop',
    { en: 'drop', ja: '降下' },
    { en: 'where the drop misses its point', ja: '降下が目標を外れたとき' },
  ),
  example: { input: { sticks: 4, missed: true }, dice: { given: [2, 5] } },
  resolve({ sticks, missed }, umpire) {
    umpire.note(['3.51/I-5', '3.51/I-3'], 'wing-along-wind', { sticks });
    const others = sticks - 1;
    const downwind = Math.ceil(others / 2);
    let direction = 0;
    let hexes = 0;
    if (missed) {
      const { coloured, white } = rollDouble(umpire, 'drop');
      hexes = Math.floor(white / 2);
      direction = hexes === 0 ? 0 : coloured;
      umpire.note('3.51/I-5', 'drop-error', { direction: coloured, white, hexes });
    }
    umpire.summarise('drop-summary', { hexes, downwind });
    return { direction, hexes, downwind, upwind: others - downwind };
  },
});

class WeaponRecoveryInput {
  @flag('The weapon landed in the hex of a British MMC [3.51/I-5]') withMmc!: boolean;
  @integer('drm to the recovery [3.51/I-5]', { min: -3, max: 3, default: 0 }) drm!: number;
}

class WeaponRecoveryOutcome {
  @flag('The weapon is recovered [3.51/I-5]') recovered!: boolean;
  @integer('Highest Final dr that recovers it; null where nothing is rolled [3.51/I-5]', {
    min: 1,
    max: 6,
    nullable: true,
  })
  recoversAt!: number | null;
}

/** Final dr that recovers a weapon which landed apart [3.51/I-5]. */
const RECOVERS_AT = 1;

export const weaponRecovery = procedure<WeaponRecoveryInput, WeaponRecoveryOutcome, Options>({
  id: 'weapon-recovery',
  resolver: 'events',
  title: { en: 'Recovering a dropped weapon', ja: '投下兵器の回収' },
  description: { en: 'Recovery of a weapon that came down apart from its users.', ja: '離れて着地した兵器の回収。' },
  rules: ['3.51/I-5'],
  input: WeaponRecoveryInput,
  outcome: WeaponRecoveryOutcome,
  dice: dr('recovery', { en: 'recovery', ja: '回収' }, { en: 'once, where a roll is made', ja: '判定するとき一回' }),
  example: { input: {}, dice: { given: [1] } },
  resolve({ withMmc, drm }, umpire) {
    if (withMmc) {
      umpire.note('3.51/I-5', 'landed-with-mmc');
      umpire.summarise('weapon-recovered');
      return { recovered: true, recoversAt: null };
    }
    const roll = umpire.roll('recovery');
    const recovered = roll + drm <= RECOVERS_AT;
    umpire.note('3.51/I-5', 'recovery-roll', { roll, final: roll + drm, need: RECOVERS_AT });
    umpire.summarise(recovered ? 'weapon-recovered' : 'weapon-not-recovered');
    return { recovered, recoversAt: RECOVERS_AT };
  },
});
