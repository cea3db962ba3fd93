import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const SuppliedSide = defineChoice('SuppliedSide', ['communist', 'southAfrican']);

class SupplyInput {
  @choice('Side', SuppliedSide) side!: 'communist' | 'southAfrican';
  @flag('Any of its units stands in its main base hex [17.31]', { default: true }) unitInBase!: boolean;
  @flag('An enemy zone of control reaches that hex [17.31]') enemyZocOnBase!: boolean;
}

class SupplyOutcome {
  @text('Main supply base', { max: 20 }) base!: string;
  @flag('Short of supply') shortage!: boolean;
  @integer('Shift on its attacks, bombardment by air alone excepted', { min: -1, max: 0 }) attackShift!: number;
}

/** [17.31]: a side lives on its main base; nobody traces supply lines. */
export const supply = procedure<SupplyInput, SupplyOutcome, Options>({
  id: 'supply',
  resolver: 'status',
  title: { en: 'Supply shortage', ja: '消耗状態' },
  description: {
    en: 'Whether a side of Angola is short of supply at this moment, and what that does to its attacks.',
    ja: 'アンゴラの陣営が消耗状態にあるか、その影響を示します。',
  },
  rules: ['17.31'],
  input: SupplyInput,
  outcome: SupplyOutcome,
  example: { input: { side: 'communist', enemyZocOnBase: true } },

  resolve({ side, unitInBase, enemyZocOnBase }, umpire) {
    const base = side === 'communist' ? 'Cuito Cuanavale' : 'Mavinga';
    if (!unitInBase) umpire.note('17.31', 'base-empty', { base });
    if (enemyZocOnBase) umpire.note('17.31', 'base-in-zoc', { base });
    const shortage = !unitInBase || enemyZocOnBase;
    const attackShift = shortage ? umpire.chart('column-shifts').number('supplyShortage', 'shift') : 0;
    umpire.note('17.31', shortage ? 'in-shortage' : 'in-supply', { side, shift: attackShift });
    umpire.summarise(shortage ? 'in-shortage' : 'in-supply', { side, shift: attackShift });
    return { base, shortage, attackShift };
  },
});
