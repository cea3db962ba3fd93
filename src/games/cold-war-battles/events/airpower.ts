import { choice, choices, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isMonsoon } from '../combat/column-shifts.js';
import type { Judge, Options } from '../options.js';
import { natoFlies } from '../shared/counter.js';
import { DICE } from '../shared/dice.js';
import { AirType, battleOf, opponentOf, Side } from '../vocabulary.js';

class AirpowerInput {
  @choice('Side at the start of its Reinforcement Phase', Side) side!: Side;
  @integer('Game turn; the monsoon follows from it [17.33]', { min: 1, max: 9, optional: true }) turn?: number;
  @flag('The Base unit of this side stands in its main base [18.4]', { default: true }) baseUnitInPlace!: boolean;
  @flag('An enemy zone of control reaches the main base hex [18.4]') enemyZocOnBase!: boolean;
  @flag('South African side: a second roll, paid for with points [17.27]') secondRoll!: boolean;
  @flag('The first roll of the turn has been made: only the second is rolled now [17.27]') firstRollMade!: boolean;
  @flag('A Communist unit is in or adjacent to Mavinga: the second roll costs double [17.27]')
  communistAtMavinga!: boolean;
  @integer('Counters of this side in the game, a bound on what it can take [17.27]', {
    min: 0,
    max: 99,
    optional: true,
  })
  countersInMix?: number;
  @integer('Markers left over from last turn, which lapse [12.8]', { min: 0, max: 99, default: 0 }) leftOver!: number;
}

class AirpowerOutcome {
  @integer('Markers the side may take this turn', { min: 0, max: 99 }) markers!: number;
  @integer('Net modifier of the die: main base, monsoon, NATO; 0 where nothing is rolled [16.16, 18.4]', {
    min: -9,
    max: 9,
  })
  modifier!: number;
  @integer('TAC among them, where the book fixes the kinds [16.30]', { min: 0, max: 99, optional: true })
  tac!: number | null;
  @integer('Helicopter transports among them, where the book fixes the kinds [16.30]', {
    min: 0,
    max: 9,
    optional: true,
  })
  transport!: number | null;
  @choices('Kinds open to it', AirType, { maxItems: 4 }) kinds!: AirType[];
  @integer('Markers of last turn that lapse [12.8]', { min: 0, max: 99 }) lapsed!: number;
  @integer('Victory points paid to the opponent [17.27]', { min: 0, max: 6 }) pointsPaid!: number;
}

/** [16.16, 16.30, 17.11, 17.22, 17.27, 18.4]: what flies this turn. */
export const airpower = procedure<AirpowerInput, AirpowerOutcome, Options>({
  id: 'airpower',
  resolver: 'events',
  title: { en: 'Airpower', ja: '航空部隊数' },
  description: {
    en: 'The air markers a side receives this turn: by the table in Angola, by allotment or die in Budapest.',
    ja: 'このターンに受け取る航空マーカーの数を求めます。アンゴラは表、ブダペストは定数またはダイスによります。',
  },
  rules: ['16.16', '16.30', '17.11', '17.22', '17.27', '18.4'],
  input: AirpowerInput,
  outcome: AirpowerOutcome,
  dice: [DICE.airpower],
  example: { input: { side: 'southAfrican', turn: 7, enemyZocOnBase: true }, dice: { given: [5] } },

  resolve(input, umpire) {
    const { side } = input;
    if (input.secondRoll) checkSecondRoll(side, umpire);
    if (side === 'hungarian' && !natoFlies(umpire)) umpire.forbid('16.16', 'no-nato-air');
    if (!umpire.legal) return null;
    if (input.leftOver > 0) umpire.note(['12.8', '12.2'], 'air-lapses', { markers: input.leftOver });
    const outcome = battleOf(side) === 'angola87' ? angola(input, umpire) : budapest(side, umpire);
    const markers = Math.min(outcome.markers, input.countersInMix ?? outcome.markers);
    if (markers < outcome.markers) umpire.note('17.27', 'air-counter-mix', { markers });
    umpire.summarise('airpower-summary', { side, markers });
    return { ...outcome, markers, lapsed: input.leftOver };
  },
});

/** The owner takes whatever kinds are open to him; what lapses is the caller's to say [12.8]. */
const ANY_KIND = { tac: null, transport: null, lapsed: 0 } as const;

function checkSecondRoll(side: Side, umpire: Judge): void {
  if (side !== 'southAfrican') umpire.forbid('17.27', 'second-roll-side');
  if (!umpire.options.vpPurchases) umpire.forbid('17.27', 'purchases-off');
}

/** Six TAC and a transport, or the die in Overt Intervention; NATO rolls one less [16.30, 16.16]. */
function budapest(side: Side, umpire: Judge): AirpowerOutcome {
  if (side === 'hungarian') {
    const die = umpire.roll(DICE.airpower.name);
    const modifier = umpire.chart('nato-intervention').number(umpire.options.natoIntervention, 'natoAirModifier');
    const markers = die + modifier;
    umpire.note('16.16', 'nato-air', { die, markers });
    return { ...ANY_KIND, markers, modifier, kinds: ['tac', 'sac', 'gunship', 'transport'], pointsPaid: 0 };
  }
  const chart = umpire.chart('soviet-airpower');
  const level = umpire.options.natoIntervention;
  if (chart.flag(level, 'byDie')) {
    const markers = umpire.roll(DICE.airpower.name);
    umpire.note('16.30', 'soviet-air-die', { markers });
    return { ...ANY_KIND, markers, modifier: 0, kinds: ['tac', 'gunship', 'transport'], pointsPaid: 0 };
  }
  const tac = chart.number(level, 'tac');
  const transport = chart.number(level, 'transport');
  umpire.note('16.30', 'soviet-air-fixed', { tac, transport });
  return {
    markers: tac + transport,
    modifier: 0,
    tac,
    transport,
    kinds: ['tac', 'transport'],
    lapsed: 0,
    pointsPaid: 0,
  };
}

/** The table, worse without the main base and in the monsoon [18.4]. */
function angola(input: AirpowerInput, umpire: Judge): AirpowerOutcome {
  const { side } = input;
  let modifier = 0;
  if (!input.baseUnitInPlace || input.enemyZocOnBase) {
    modifier += umpire.chart('angola-airpower-modifiers').number('base', 'modifier');
    umpire.note('18.4', 'air-base-lost', {
      modifier: umpire.chart('angola-airpower-modifiers').number('base', 'modifier'),
    });
  }
  if (isMonsoon(input.turn, side, umpire)) {
    const monsoon = umpire.chart('angola-airpower-modifiers').number('monsoon', 'modifier');
    modifier += monsoon;
    umpire.note(['17.33', '18.4'], 'air-monsoon', { modifier: monsoon });
  }
  const rule = side === 'communist' ? '17.11' : '17.22';
  let markers = input.secondRoll && input.firstRollMade ? 0 : rollTable(side, rule, modifier, umpire);
  let pointsPaid = 0;
  if (input.secondRoll) {
    markers += rollTable(side, '17.27', modifier, umpire);
    pointsPaid = umpire.chart('optional-reinforcements').number('secondAirpowerRoll', 'vp');
    if (input.communistAtMavinga) pointsPaid *= umpire.chart('purchase-terms').number(side, 'timesNearMavinga');
    umpire.note('17.27', 'second-roll-price', { side: opponentOf(side), points: pointsPaid });
  }
  return { ...ANY_KIND, markers, modifier, kinds: ['tac', 'gunship', 'transport'], pointsPaid };
}

function rollTable(side: Side, rule: string, modifier: number, umpire: Judge): number {
  const die = umpire.roll(DICE.airpower.name);
  const chart = umpire.chart('angola-airpower');
  const markers = chart.at(side, chart.columns[chart.columnFor(die + modifier)]!) as number;
  umpire.note([rule, '18.4'], 'air-rolled', { die, modified: die + modifier, markers });
  return markers;
}
