import { choice, flag, integer, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { lastTurnOf } from '../status/turns.js';
import { Scenario, Side } from '../vocabulary.js';

export class HqRebuildingInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side of the HQ', Side, { default: 'republican' }) side!: Side;
  @integer('Turn on which it was lost [10.5]', { min: 1, max: 30 }) turn!: number;
  @integer('Last turn of the game; left out, that of the scenario, and the series has none [10.5]', {
    min: 1,
    max: 30,
    optional: true,
  })
  lastTurn?: number;
  @flag('It was lost in combat, as it must have been [10.5]', { default: true }) lostInCombat!: boolean;
}

export class HqRebuildingOutcome {
  @integer('Turn on which it comes back, in the movement phase of its owner [10.5]', { min: 2, max: 40 })
  returnsOnTurn!: number;
  @flag('It comes back before the game ends', {}) inTime!: boolean;
  @texts('Edges or hexes of the scenario that serve as supply source, where it comes on clear of the enemy [10.5]', {
    max: 12,
    maxItems: 5,
  })
  places!: string[];
}

export const hqRebuilding = procedure<HqRebuildingInput, HqRebuildingOutcome, Options>({
  id: 'hq-rebuilding',
  resolver: 'events',
  title: { en: 'Rebuilding an HQ', ja: '司令部の再建' },
  description: {
    en: 'When and where an HQ lost in combat comes back.',
    ja: '戦闘で失われたHQがいつどこに戻るかを決める。',
  },
  rules: ['10.5'],
  dice: [DICE.rebuilding],
  input: HqRebuildingInput,
  outcome: HqRebuildingOutcome,
  example: { input: { scenario: 'brunete', turn: 4 }, dice: { given: [3] } },
  resolve({ scenario, side, turn, lastTurn, lostInCombat }, umpire) {
    if (!lostInCombat) {
      umpire.forbid('10.5', 'hq-not-lost-in-combat');
      return null;
    }
    const die = umpire.roll(DICE.rebuilding.name);
    const returnsOnTurn = turn + die;
    umpire.note('10.5', 'hq-returns', { die, turn: returnsOnTurn });
    const places: string[] = [];
    if (scenario !== 'series') {
      const chart = umpire.chart('supply-sources');
      const row = `${scenario} ${side}`;
      places.push(...(chart.at(row, 'edges') as string[]), ...(chart.at(row, 'hexes') as string[]));
      umpire.note([scenario === 'jarama' ? 'J.12' : 'B.13', '10.5'], 'hq-returns-at', { places });
    }
    const last = lastTurn ?? lastTurnOf(scenario, umpire);
    const inTime = last === undefined || returnsOnTurn <= last;
    if (!inTime) umpire.note('10.5', 'hq-too-late', { turn: last });
    umpire.summarise('hq-summary', { turn: returnsOnTurn });
    return { returnsOnTurn, inTime, places };
  },
});
