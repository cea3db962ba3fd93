import { halves, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { Points } from '../events/card-input.js';
import type { Judge, Options } from '../options.js';
import { isCorps, nameOf } from '../shared/units.js';
import { cityPenalty } from './main-cities.js';
import { type Pool, ReplacementInput } from './replacement-input.js';
import { buySiege, buyUnit, checkGroups } from './replacement-rules.js';

class Bought {
  @text('What was bought', { max: 60 }) item!: string;
  @halves('Its price', { min: 0, max: 9 }) cost!: number;
  @text('Where it goes: a space or the Reserve Box; null where it stays', { max: 60, optional: true })
  goesTo!: string | null;
}
class ReplacementOutcome {
  @integer('Main Cities that count for the side [14.2.5]', { min: 0, max: 6 }) cities!: number;
  @integer('Points lost for Main Cities [14.2.2]', { min: 0, max: 4 }) penalty!: number;
  @object('Points that may be spent', Points) available!: Points;
  @list('Purchases', Bought, { maxItems: 46 }) bought!: Bought[];
  @object('Points left over: they are lost [14.1.2]', Points) lost!: Points;
}

export const replacements = procedure<ReplacementInput, ReplacementOutcome, Options>({
  id: 'replacements',
  resolver: 'status',
  title: { en: 'Spending replacement points', ja: '補充ポイントの消費' },
  description: {
    en: 'One side’s Replacement Phase: points after the city penalty, the price and legality of every purchase, what is left and lost.',
    ja: '一方の補充フェイズ。都市の罰則後のポイント、各購入の費用と合法性、失われる残り。',
  },
  rules: ['6.0.E', '14.1'],
  input: ReplacementInput,
  outcome: ReplacementOutcome,
  example: {
    input: {
      side: 'republican',
      turn: 8,
      points: { republican: 2 },
      units: [{ type: 'rpa', reduced: true, buy: 'restoreStep', pool: 'republican', place: 'reserve' }],
    },
  },
  resolve(input, umpire) {
    umpire.note(
      [input.side === 'republican' ? '6.0.E.1' : '6.0.E.2', '6.0.E', '14.1.1', '14.0'],
      'replacement-segment',
      { side: input.side },
    );
    const { cities, penalty } = cityPenalty(umpire, input.side, input);
    const available = usable(input, penalty, umpire);
    const left: Points = { ...available };
    const bought: Bought[] = [];
    const costs = input.units.map((unit, i) => {
      const cost = buyUnit(unit, nameOf(unit, i), input, umpire);
      left[unit.pool] -= cost;
      const goesTo = unit.buy === 'restoreStep' ? null : isCorps(unit.type) ? (unit.to?.name ?? null) : 'reserve';
      bought.push({ item: nameOf(unit, i), cost, goesTo });
      return cost;
    });
    checkGroups(input.units, costs, umpire);
    input.sieges.forEach((siege, i) => {
      const cost = buySiege(siege, input.sieges.slice(0, i), input, umpire);
      left[siege.pool] -= cost;
      bought.push({ item: siege.siege, cost, goesTo: null });
    });
    for (const pool of ['nationalist', 'axis', 'republican', 'soviet'] as const)
      if (left[pool] < 0) umpire.forbid(['14.1.1', '14.1.1.1'], 'points-too-few', { pool, available: available[pool] });
    if (!umpire.legal) return null;
    const unspent = left.nationalist + left.axis + left.republican + left.soviet;
    if (unspent > 0) umpire.note('14.1.2', 'points-lost', { points: unspent });
    umpire.summarise('replacement-summary', { side: input.side, bought: bought.length, lost: unspent });
    return { cities, penalty, available, bought, lost: left };
  },
});

/** 14.2.4, 8.4.1: the penalty hits the home points alone and stops at nothing; foreign points wait for their event. */
function usable(input: ReplacementInput, penalty: number, umpire: Judge): Points {
  const own: Pool = input.side;
  const available: Points = { nationalist: 0, axis: 0, republican: 0, soviet: 0 };
  available[own] = Math.max(input.points[own] - penalty, 0);
  if (penalty > input.points[own]) umpire.note('14.2.4', 'penalty-stops-at-zero', { pool: own });
  const [foreign, aid] =
    own === 'nationalist' ? (['axis', input.axisMilitaryAid] as const) : (['soviet', input.sovietMilitaryAid] as const);
  if (aid) available[foreign] = input.points[foreign];
  else if (input.points[foreign] > 0)
    umpire.note([own === 'nationalist' ? '14.1.1.3' : '14.1.1.2', '8.4.1'], 'points-barred', { pool: foreign });
  return available;
}
