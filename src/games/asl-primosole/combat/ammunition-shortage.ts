import { choice, defineChoice, flag, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DATE, HALF_SQUADS, Side, UnitSize } from '../vocabulary.js';

const ShortageTarget = defineChoice('ShortageTarget', ['infantry', 'swMg', 'otherSw', 'otherWeapon']);

class AmmunitionShortageInput {
  @choice('Side', Side) side!: Side;
  @text('CG date [CG18]', DATE) date!: string;
  @choice('What is short [CG18]', ShortageTarget, { default: 'infantry' })
  target!: 'infantry' | 'swMg' | 'otherSw' | 'otherWeapon';
  @choice('Size of the Infantry [CG18]', UnitSize, { default: 'squad' }) size!: UnitSize;
  @flag('Set up in an isolated Location [3.6221]') isolated!: boolean;
  @flag('Began its Player Turn in the Location of a supplier [CG18]') withSupplier!: boolean;
  @choice('Size of that supplier, or of the MMC that possesses the SW MG [CG18]', UnitSize, { default: 'squad' })
  supplierSize!: UnitSize;
  @flag('The supplier is an armed Good Order friendly Infantry MMC not short itself [CG18]', { default: true })
  supplierFit!: boolean;
  @flag('Both end the Player Turn TI and in Good Order [CG18]') bothEndTi!: boolean;
  @flag('The weapon ended a CG scenario not isolated [CG18]') endedNotIsolated!: boolean;
}

class AmmunitionShortageOutcome {
  @flag('Ammunition Shortage applies now [CG18]') short!: boolean;
  @flag('The Shortage of isolation has been cured [CG18]') cured!: boolean;
}

/** Scenarios in which every British MMC and SW is short [CG18]. */
const BRITISH_SHORTAGE: readonly string[] = ['14PM', '14N'];

export const ammunitionShortage = procedure<AmmunitionShortageInput, AmmunitionShortageOutcome, Options>({
  id: 'ammunition-shortage',
  resolver: 'combat',
  title: { en: 'Ammunition Shortage', ja: '弾薬減少' },
  description: {
    en: 'Whether a unit or weapon is short of ammunition, and whether that has been cured.',
    ja: 'ユニットや兵器が弾薬減少か、それが解消したかを答える。',
  },
  rules: ['CG18', '3.615'],
  input: AmmunitionShortageInput,
  outcome: AmmunitionShortageOutcome,
  example: { input: { side: 'british', date: '14PM' } },
  resolve(input, umpire) {
    const mmcOrSw = input.target === 'infantry' ? HALF_SQUADS[input.size] > 0 : input.target !== 'otherWeapon';
    const general = input.side === 'british' && BRITISH_SHORTAGE.includes(input.date) && mmcOrSw;
    if (general) umpire.note('CG18', 'british-shortage', { date: input.date });
    const cured = input.isolated && cure(input, umpire);
    if (input.isolated && !cured) umpire.note('3.6221', 'shortage-by-isolation');
    const short = general || (input.isolated && !cured);
    if (!short) umpire.note('3.615', 'no-shortage');
    umpire.summarise(short ? 'shortage' : 'no-shortage');
    return { short, cured };
  },
});

/** How the Shortage of an isolated unit or weapon ends [CG18]. */
function cure(input: AmmunitionShortageInput, umpire: Judge): boolean {
  const enough = HALF_SQUADS[input.supplierSize] > 0;
  const byMmc = input.withSupplier && input.supplierFit && enough;
  let cured = input.endedNotIsolated;
  if (input.target === 'infantry')
    cured = byMmc && input.bothEndTi && HALF_SQUADS[input.supplierSize] >= HALF_SQUADS[input.size];
  else if (input.target === 'swMg') cured = byMmc || input.endedNotIsolated;
  if (cured) umpire.note('CG18', 'shortage-cured', { target: input.target });
  return cured;
}
