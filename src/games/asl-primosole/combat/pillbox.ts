import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class PillboxInput {
  @integer('Range to the target in hexes; 0 is its own hex [PBr18]', { min: 0, max: 100, default: 1 }) range!: number;
  @flag('The fire against the pillbox is indirect [PBr18]') indirectFire!: boolean;
}

class PillboxOutcome {
  @flag('Occupants may fire at the target [PBr18]') mayFire!: boolean;
  @integer('TEM against that fire [PBr18]', { min: 0, max: 12 }) tem!: number;
  @flag('Occupants can be Encircled [PBr18]') canBeEncircled!: boolean;
  @flag('The Field of Fire rule applies [PBr18]') fieldOfFire!: boolean;
}

export const pillbox = procedure<PillboxInput, PillboxOutcome, Options>({
  id: 'pillbox',
  resolver: 'combat',
  title: { en: 'Pillbox', ja: 'トーチカ' },
  description: {
    en: 'Where the occupants of a pillbox may fire and what TEM they have.',
    ja: 'トーチカの占有者が撃てる方向と TEM。',
  },
  rules: ['PBr18'],
  input: PillboxInput,
  outcome: PillboxOutcome,
  example: { input: { range: 4, indirectFire: true } },
  resolve(input, umpire) {
    const mayFire = input.range > 0;
    if (mayFire) umpire.note('PBr18', 'pillbox-all-round');
    else umpire.forbid('PBr18', 'pillbox-own-hex');
    const tem = umpire.chart('terrain').number(input.indirectFire ? 'pillboxIndirectTem' : 'pillboxOtherTem', 'value');
    umpire.note('PBr18', 'tem', { source: 'pillbox', tem });
    umpire.note('PBr18', 'pillbox-encircled');
    if (mayFire) umpire.summarise('pillbox-summary', { tem });
    return { mayFire, tem, canBeEncircled: true, fieldOfFire: true };
  },
});
