import { d10 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { Command } from '../vocabulary.js';

const WeaponState = defineChoice('WeaponState', ['repaired', 'outOfOrder', 'destroyed']);

export class WeaponRepairInput {
  @choice('Command this turn: N/C helps [7.25]', Command, { default: 'none' }) command!: Command;
  @flag('Beyond repair already [7.25]') destroyed!: boolean;
}

export class WeaponRepairOutcome {
  @choice('The weapon', WeaponState) weapon!: string;
  @flag('It may fire this turn') usableNow!: boolean;
  @integer('Modifier to the die [7.25]', { min: -10, max: 10 }) netModifier!: number;
  @integer('The modified die', { min: -9, max: 20, optional: true }) finalRoll!: number | null;
}

export const weaponRepair = procedure<WeaponRepairInput, WeaponRepairOutcome, Options>({
  id: 'weapon-repair',
  resolver: 'events',
  title: { en: 'Weapon repair', ja: '火器の修理' },
  description: {
    en: 'At the end of the Command Phase a weapon out of order is repaired, stays so or is lost.',
    ja: '命令フェイズの最後に故障した火器を修理する。',
  },
  rules: ['7.25'],
  dice: [DICE.repair],
  input: WeaponRepairInput,
  outcome: WeaponRepairOutcome,
  example: { input: { command: 'none' }, options: { weaponMalfunction: true }, dice: { given: [4] } },
  resolve({ command, destroyed }, umpire) {
    requireOption(umpire, 'weaponMalfunction', '7.25', true);
    if (destroyed) umpire.forbid('7.25', 'beyond-repair');
    if (!umpire.legal) return null;
    const chart = umpire.chart('weapon-repair');
    const netModifier = command === 'none' ? chart.number('noCommand', 'number') : 0;
    const die = umpire.roll('repair', d10) + netModifier;
    const weapon =
      die <= chart.number('repaired', 'number')
        ? 'repaired'
        : die === chart.number('destroyed', 'number')
          ? 'destroyed'
          : 'outOfOrder';
    umpire.note('7.25', 'repair-die', { die, weapon });
    umpire.summarise('repair-die', { die, weapon });
    return { weapon, usableNow: weapon === 'repaired', netModifier, finalRoll: umpire.finalRoll(die) };
  },
});
