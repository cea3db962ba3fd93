import { type ChoiceOf, choice, choices, defineChoice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { opponentOf, Side } from '../vocabulary.js';

const OptionalUnit = defineChoice('OptionalUnit', [
  'airborne2',
  'mechanised2',
  'infantry6',
  'infantry21',
  'infantry911',
  'cavalry91',
  'swaSpecialForce2',
  'koivetPolice',
  'artilleryTgc',
  'eastGerman',
]);
type OptionalUnit = ChoiceOf<typeof OptionalUnit>;

class OptionalReinforcementInput {
  @choices('Units asked for, one die for each that is delayed [17.12, 17.25]', OptionalUnit, {
    minItems: 1,
    maxItems: 20,
  })
  units!: OptionalUnit[];
  @integer('Turn of the request; 0 is before the game [17.26]', { min: 0, max: 9 }) turn!: number;
  @flag('A Communist unit is in or adjacent to Mavinga: South African units cost double [17.26]')
  communistAtMavinga!: boolean;
}

class BoughtUnit {
  @choice('Unit', OptionalUnit) unit!: OptionalUnit;
  @integer('Victory points it costs', { min: 0, max: 8 }) points!: number;
  @integer('Turn it arrives; 10 or later is never', { min: 1, max: 12 }) arrives!: number;
  @flag('The game ends first: the unit is lost, the points are not [17.26]') lost!: boolean;
}

class OptionalReinforcementOutcome {
  @choice('Side that asks', Side) side!: Side;
  @choice('Side that receives the points', Side) paidTo!: Side;
  @integer('Points paid in all', { min: 0, max: 200 }) points!: number;
  @list('Each unit', BoughtUnit, { maxItems: 20 }) units!: BoughtUnit[];
}

/** [17.12, 17.25, 17.26]: units bought with victory points. */
export const optionalReinforcement = procedure<OptionalReinforcementInput, OptionalReinforcementOutcome, Options>({
  id: 'optional-reinforcement',
  resolver: 'events',
  title: { en: 'Bought reinforcements', ja: '追加増援' },
  description: {
    en: 'Units of Angola bought with victory points: price, doubling near Mavinga, delay and turn of arrival.',
    ja: '勝利得点で呼ぶアンゴラの追加増援について、費用、倍額、遅延、到着ターンを求めます。',
  },
  rules: ['17.12', '17.25', '17.26'],
  input: OptionalReinforcementInput,
  outcome: OptionalReinforcementOutcome,
  dice: [DICE.delay],
  example: { input: { units: ['infantry6', 'airborne2'], turn: 2 }, dice: { given: [3] } },

  resolve({ units, turn, communistAtMavinga }, umpire) {
    const east = units.filter((unit) => unit === 'eastGerman').length;
    const side: Side = east > 0 ? 'communist' : 'southAfrican';
    const rule = side === 'communist' ? '17.12' : '17.25';
    if (!umpire.options.vpPurchases) umpire.forbid(rule, 'purchases-off');
    if (east > 0 && east < units.length) umpire.forbid(['17.12', '17.25'], 'two-buyers');
    if (side === 'southAfrican' && new Set(units).size < units.length) umpire.forbid('17.25', 'unit-once');
    if (!umpire.legal) return null;
    const times = communistAtMavinga ? umpire.chart('purchase-terms').number(side, 'timesNearMavinga') : 1;
    const bought = units.map((unit) => buy(unit, rule, turn, times, umpire));
    const points = bought.reduce((sum, unit) => sum + unit.points, 0);
    const paidTo = opponentOf(side);
    umpire.note([rule, '6.7'], 'points-paid', { side: paidTo, points });
    umpire.summarise('bought-summary', { side: paidTo, points, turns: bought.map(({ arrives }) => arrives) });
    return { side, paidTo, points, units: bought };
  },
});

/** One unit's price and arrival: at once, or after half a die of turns, rounded up [17.26]. */
function buy(unit: OptionalUnit, rule: string, turn: number, times: number, umpire: Judge): BoughtUnit {
  const chart = umpire.chart('optional-reinforcements');
  const price = chart.number(unit, 'vp');
  const points = times * price;
  umpire.note(times > 1 ? ['17.26', rule] : rule, 'unit-price', { unit, points });
  let arrives = Math.max(turn, 1);
  if (chart.text(unit, 'arrival') === 'delayRoll') {
    const die = umpire.roll(DICE.delay.name, DICE.delay.die, unit);
    const turns = umpire.chart('arrival-delay').number(die, 'turns');
    arrives = turn + turns;
    umpire.note(rule === '17.12' ? '17.12' : '17.26', 'unit-delayed', { unit, die, turns, arrives });
  } else umpire.note('17.26', 'unit-at-once', { unit, arrives });
  const lost = arrives > umpire.chart('battles').number('angola87', 'turns');
  if (lost) umpire.note('17.26', 'unit-too-late', { unit });
  return { unit, points, arrives, lost };
}
