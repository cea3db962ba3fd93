import { flag, integer, object, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class InterventionInput {
  @flag('Both players agree: the optional rules need it [1.0, 16.15a]', { default: true }) agreed!: boolean;
}

class AirOfTurn {
  @flag('NATO rolls for air each turn [16.16]') nato!: boolean;
  @flag('The Soviet side rolls for its air in place of the fixed allotment [16.30]') sovietByDie!: boolean;
}

class InterventionOutcome {
  @integer('Points the Soviet side begins with', { min: 0, max: 20 }) sovietPoints!: number;
  @texts('NATO units that may come', { max: 60, maxItems: 10 }) units!: string[];
  @integer('Units drawn from either pool besides the usual each turn [16.15b]', { min: 0, max: 1 }) extraDraw!: number;
  @object('Air of each turn', AirOfTurn) air!: AirOfTurn;
  @flag('Embassies are ordinary objectives [16.33]') embassiesOpen!: boolean;
  @integer('Points the Soviet side scores for a Hungarian Army unit [16.3, 16.14]', { min: 1, max: 2 })
  armyUnitPoints!: number;
  @flag('All Hungarian Army units start on the map [16.14]') wholeArmy!: boolean;
}

/** [16.14, 16.15a, 16.15b]: what the interventions chosen in the options change. */
export const intervention = procedure<InterventionInput, InterventionOutcome, Options>({
  id: 'intervention',
  resolver: 'status',
  title: { en: 'Interventions in Budapest', ja: 'ブダペストの介入' },
  description: {
    en: 'What the chosen NATO and Hungarian Army interventions cost and bring; the options say which are chosen.',
    ja: '選択したNATOとハンガリー軍の介入の代償と効果を示します。',
  },
  rules: ['16.14', '16.15a', '16.15b'],
  input: InterventionInput,
  outcome: InterventionOutcome,
  example: { input: {}, options: { natoIntervention: 'overt' } },

  resolve({ agreed }, umpire) {
    const { natoIntervention: level, armyIntervention: wholeArmy } = umpire.options;
    if (!agreed && level !== 'none') umpire.forbid('16.15a', 'not-agreed');
    if (!agreed && wholeArmy) umpire.forbid('16.14', 'not-agreed');
    if (!umpire.legal) return null;
    const chart = umpire.chart('nato-intervention');
    const sovietPoints = chart.number(level, 'sovietVp');
    const extraDraw = chart.number(level, 'extraDraw');
    const units = [...(chart.at(level, 'units') as readonly string[])];
    const nato = chart.flag(level, 'natoAir');
    const sovietByDie = umpire.chart('soviet-airpower').flag(level, 'byDie');
    umpire.note('16.15a', 'intervention-level', { level, points: sovietPoints });
    if (units.length > 0) umpire.note('16.15b', 'intervention-units', { units, draw: extraDraw });
    if (nato || sovietByDie) umpire.note(['16.16', '16.30'], 'intervention-air');
    const embassiesOpen = chart.flag(level, 'embassiesOpen');
    if (embassiesOpen) umpire.note('16.33', 'embassies-open');
    const armyUnitPoints = umpire
      .chart('elimination-points')
      .number(wholeArmy ? 'hungarianArmyIntervention' : 'hungarianArmy', 'points');
    if (wholeArmy) umpire.note(['16.14', '16.3'], 'army-intervention', { points: armyUnitPoints });
    umpire.summarise('intervention-level', { level, points: sovietPoints });
    return {
      sovietPoints,
      units,
      extraDraw,
      air: { nato, sovietByDie },
      embassiesOpen,
      armyUnitPoints,
      wholeArmy,
    };
  },
});
