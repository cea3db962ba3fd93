import { MissingCellError } from '../../../kernel/charts/index.js';
import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { Grade, Nation } from '../vocabulary.js';

/** Nine levels, best to worst; the names of two are lost [7.1.1]. */
export const Cohesion = defineChoice('Cohesion', [
  'superb',
  'outstanding',
  'superior',
  'excellent',
  'good',
  'adequate',
  'seventh',
  'eighth',
  'poor',
]);
export type Cohesion = (typeof Cohesion.values)[number];

export class CohesionInput {
  @integer('Combat units of the formation [7.1.1]', { min: 1, max: 99 }) units!: number;
  @choice('Nationality', Nation, { default: 'other' }) nation!: Nation;
  @flag('French of 1944 or later: limited like the Germans [7.1.1.1]') lateFrench!: boolean;
  @choice('Formation grade', Grade, { default: 'seasoned' }) formationGrade!: Grade;
  @integer('Modifier by nationality and deployment class (Soviet early 1942: -20) [7.1.1.1]', {
    min: -100,
    max: 100,
    default: 0,
  })
  deployment!: number;
  @choice('Level printed in the scenario, where it is re-rolled [7.1.1.1]', Cohesion, { optional: true })
  printed?: Cohesion;
  @choice('Level as given by the scenario: no roll', Cohesion, { optional: true }) level?: Cohesion;
}

export class CohesionOutcome {
  @choice('Cohesion level [7.1.1]', Cohesion) level!: Cohesion;
  @integer('Numeric Cohesion Point [7.1.1]', { min: 0, max: 200 }) cohesionPoint!: number;
  @integer('Sum of the modifiers to the roll [7.1.1.1]', { min: -200, max: 200 }) netModifier!: number;
  @integer('The modified roll; none where the level is given', { min: -200, max: 300, optional: true })
  finalRoll!: number | null;
}

const FORMATION = {
  elite: 'eliteFormation',
  veteran: 'veteranFormation',
  seasoned: 'seasonedFormation',
  regular: 'regularFormation',
  green: 'greenFormation',
} as const;

/** Row of the modified roll; a row the book does not print is named [7.1.1.1]. */
function levelOfRoll(final: number, umpire: Umpire): Cohesion {
  const chart = umpire.chart('cohesion');
  if (final >= chart.number('good', 'lowest') && final <= chart.number('good', 'highest')) return 'good';
  const above = final > chart.number('good', 'highest');
  const levels = above ? [...Cohesion.values].slice(0, 4).reverse() : [...Cohesion.values].slice(5);
  for (const level of levels) {
    if (above ? final <= chart.number(level, 'highest') : final >= chart.number(level, 'lowest')) return level;
  }
  throw new MissingCellError('cohesion', `${final}`, {
    en: 'no row of the table holds this roll',
    ja: 'この出目の行が表にありません',
  });
}

/** At most two levels either way for some nations, one up and any number down for the others [7.1.1.1]. */
function withinLimits(input: CohesionInput, rolled: Cohesion, umpire: Umpire): Cohesion {
  if (input.printed === undefined) return rolled;
  const names = Cohesion.values;
  const printed = names.indexOf(input.printed);
  const narrow =
    input.nation === 'german' ||
    input.nation === 'usa' ||
    input.nation === 'uk' ||
    (input.nation === 'france' && input.lateFrench);
  const best = printed - (narrow ? 2 : 1);
  const worst = narrow ? printed + 2 : names.length - 1;
  const level = names[Math.max(Math.max(0, best), Math.min(Math.min(worst, names.length - 1), names.indexOf(rolled)))]!;
  if (level !== rolled) umpire.note('7.1.1.1', 'cohesion-limited', { rolled, level });
  return level;
}

/** Whole tens at the figure of ten, the rest at its own [7.1.1.1]. */
function pointsOf(level: Cohesion, units: number, umpire: Umpire): number {
  const chart = umpire.chart('cohesion');
  const tens = Math.floor(units / 10);
  const rest = units % 10;
  return (tens > 0 ? tens * chart.number(level, 10) : 0) + (rest > 0 ? chart.number(level, rest) : 0);
}

export const cohesion = procedure<CohesionInput, CohesionOutcome, Options>({
  id: 'cohesion',
  resolver: 'events',
  title: { en: 'Cohesion point', ja: '団結ポイント' },
  description: {
    en: 'The cohesion level of a formation, rolled or given, and its Numeric Cohesion Point.',
    ja: 'フォーメーションの団結段階（判定または指定）と団結限界値。',
  },
  rules: ['7.1.1', '7.1.1.1'],
  dice: [DICE.cohesion],
  input: CohesionInput,
  outcome: CohesionOutcome,
  example: { input: { units: 17, level: 'good' }, options: { morale: true } },
  resolve(input, umpire) {
    requireOption(umpire, 'morale', '7.1', true);
    if (!umpire.legal) return null;
    let level = input.level;
    let rolled: Pick<CohesionOutcome, 'netModifier' | 'finalRoll'> = { netModifier: 0, finalRoll: null };
    if (level === undefined) {
      let grade = 0;
      if (input.formationGrade !== 'seasoned') {
        grade = umpire.chart('cohesion-modifiers').number(FORMATION[input.formationGrade], 'modifier');
        umpire.note('7.1.1.1', 'modifier', { modifier: 'formationGrade', value: grade });
      }
      if (input.deployment !== 0)
        umpire.note('7.1.1.1', 'modifier', { modifier: 'deployment', value: input.deployment });
      const modifier = input.deployment + grade;
      umpire.beforeDice((silent) => {
        for (let roll = 1; roll <= d100.sides; roll += 1)
          pointsOf(withinLimits(input, levelOfRoll(roll + modifier, silent), silent), input.units, silent);
      });
      const final = umpire.roll('cohesion', d100) + modifier;
      rolled = { netModifier: modifier, finalRoll: umpire.finalRoll(final) };
      const found = levelOfRoll(final, umpire);
      umpire.note('7.1.1.1', 'cohesion-roll', { final, level: found });
      level = withinLimits(input, found, umpire);
    }
    const points = pointsOf(level, input.units, umpire);
    const cohesionPoint = Math.floor(points);
    umpire.note(['7.1.1', '7.1.1.1'], 'cohesion-points', { units: input.units, points, cohesionPoint });
    umpire.summarise('cohesion-summary', { level, cohesionPoint });
    return { level, cohesionPoint, ...rolled };
  },
});
