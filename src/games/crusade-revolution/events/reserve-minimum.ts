import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isCatalan, nameOf, Unit } from '../shared/units.js';
import { type Region, Side, type UnitType } from '../vocabulary.js';

class MapDivision extends Unit {
  @flag('Its space is in supply [15.2.2.2]', { default: true }) supplied!: boolean;
}
class ReserveInput {
  @choice('Side', Side) side!: Side;
  @list('Divisions in its Reserve Box', Unit, { maxItems: 60, default: [] }) reserve!: Unit[];
  @list('Its divisions on the map', MapDivision, { maxItems: 120, default: [] }) onMap!: MapDivision[];
  @flag('Italian Reinforcements has been played [15.2.2.1]', { default: true }) italianReinforcements!: boolean;
  @text('A division somebody wants to withdraw', { max: 60, optional: true }) withdraw?: string;
}
class Shortfall {
  @text('What is wanted', { max: 20 }) need!: string;
  @integer('How many are wanted [15.2.2.1]', { min: 0, max: 9 }) wanted!: number;
  @integer('How many the Reserve Box holds', { min: 0, max: 60 }) held!: number;
  @integer('How many are missing', { min: 0, max: 9 }) missing!: number;
  @texts('Divisions on the map that may be withdrawn for it [15.2.2.2]', { max: 60, maxItems: 120 })
  withdrawable!: string[];
}
class ReserveOutcome {
  @list('Each requirement', Shortfall, { maxItems: 6 }) needs!: Shortfall[];
  @integer('Divisions to withdraw, one at a time, Nationalists first [15.2.2.2]', { min: 0, max: 20 })
  toWithdraw!: number;
}

/** Which divisions answer which need [15.2.2.1]. */
const ANSWERS: Readonly<Record<string, (type: UnitType, region: Region) => boolean>> = {
  ita: (type) => type === 'ita',
  natMilInf: (type) => type === 'mil' || type === 'nav' || type === 'inf',
  basqueMil: (type, region) => type === 'mil' && region === 'basque',
  santanderMil: (type, region) => type === 'mil' && region === 'santander',
  asturianMil: (type, region) => type === 'mil' && region === 'asturias',
  milRpa: (type, region) => region === 'none' && (type === 'mil' || type === 'rpa' || isCatalan(type)),
};

export const reserveMinimum = procedure<ReserveInput, ReserveOutcome, Options>({
  id: 'reserve-minimum',
  resolver: 'events',
  title: { en: 'Filling the Reserve Box', ja: '予備の最低数' },
  description: {
    en: 'What the Reserve Box lacks after the first corps are deployed, and which divisions must be withdrawn for it.',
    ja: '初期軍団の配置後に予備に足りないものと、引き揚げる師団を示す。',
  },
  rules: ['15.2.2'],
  input: ReserveInput,
  outcome: ReserveOutcome,
  example: { input: { side: 'nationalist', reserve: [{ type: 'inf' }], italianReinforcements: false } },
  resolve(input, umpire) {
    const chart = umpire.chart('reserve-minimum');
    umpire.note(['15.2.2', '15.2'], 'reserve-check', { side: input.side });
    const needs = chart.rows
      .filter((row) => chart.text(row, 'side') === input.side)
      .flatMap((row): Shortfall[] => {
        if (row === 'ita' && !input.italianReinforcements) {
          umpire.note('15.2.2.1', 'reserve-no-italians');
          return [];
        }
        const answers = ANSWERS[row]!;
        const wanted = chart.number(row, 'count');
        const held = input.reserve.filter(({ type, region }) => answers(type, region)).length;
        const missing = Math.max(wanted - held, 0);
        umpire.note('15.2.2.1', missing > 0 ? 'reserve-short' : 'reserve-met', { need: row, wanted, held });
        const withdrawable = input.onMap.flatMap((unit, i) =>
          missing > 0 && unit.supplied && answers(unit.type, unit.region) ? [nameOf(unit, i)] : [],
        );
        return [{ need: row, wanted, held, missing, withdrawable }];
      });
    const toWithdraw = needs.reduce(
      (total, { missing, withdrawable }) => total + Math.min(missing, withdrawable.length),
      0,
    );
    if (toWithdraw > 0) umpire.note('15.2.2.2', 'reserve-withdraw', { toWithdraw });
    if (input.withdraw !== undefined && needs.every(({ withdrawable }) => !withdrawable.includes(input.withdraw!)))
      umpire.forbid('15.2.2.2', 'reserve-not-that', { unit: input.withdraw });
    umpire.summarise('reserve-summary', { side: input.side, toWithdraw });
    return { needs, toWithdraw };
  },
});
