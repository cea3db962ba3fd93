import { flag, halves, integer, list, text } from '../../../kernel/fields/index.js';
import { pointsFromHalves, reach as reachHexes } from '../../../kernel/hexes/index.js';
import { hexesWithin } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { StackingRules } from '../status/stacking-rules.js';
import { allowanceOf } from './mover.js';
import { Field, MoveOnMap } from './on-map.js';

export class ReachedHex {
  @text('The hex', { max: 12 }) hex!: string;
  @halves('Fewest movement points to end there', { min: 0, max: 60 }) cost!: number;
  @flag('In an enemy zone of control: the move ends there [8.3]', {}) enemyZoc!: boolean;
  @flag('With the friends there now it would exceed stacking at the end of the phase [7.2]', {}) crowded!: boolean;
}

export class ReachOutcome {
  @integer('Movement points of the unit in this phase [9.3, 10.3]', { min: 0, max: 60 }) allowance!: number;
  @list('Every hex it can move to, its own not counted', ReachedHex, { maxItems: 40000 }) hexes!: ReachedHex[];
}

export const reach = procedure<MoveOnMap, ReachOutcome, Options>({
  id: 'reach',
  resolver: 'movement',
  title: { en: 'Where a unit can go', ja: '移動できる範囲' },
  description: {
    en: 'Every hex of the map a unit can reach in this phase, with the cheapest cost, zones of control and crowding.',
    ja: 'そのフェイズに到達できる全ヘクスを、最小コスト、ZOC、混雑とともに示す。',
  },
  rules: ['6.1'],
  input: MoveOnMap,
  outcome: ReachOutcome,
  example: {
    input: {
      map: { grid: { columns: 5, rows: 5 }, paths: [{ kind: 'mainRoad', hexes: ['0101', '0201', '0302'] }] },
      units: [{ hex: '0504', side: 'nationalist', attack: 3 }],
      unit: { movement: 2 },
      side: 'republican',
      hex: '0101',
    },
  },
  // Steps are paid in half points.
  work: ({ map, unit }) => hexesWithin(map.grid, 2 * (unit.movement ?? Number.POSITIVE_INFINITY)),
  resolve(input, umpire) {
    checkWeather(input, umpire);
    if (!umpire.legal) return null;
    const allowance = allowanceOf(input.unit, umpire);
    const field = new Field(input, umpire);
    const { grid } = field.board;
    const found = reachHexes(grid, { ...field.rules(), start: field.start, allowance: field.limit(allowance) });
    const stacking = new StackingRules(input.scenario, umpire);
    const hexes: ReachedHex[] = [];
    for (const hex of found.hexes()) {
      if (hex === field.start) continue;
      const cost = found.costTo(hex)!;
      hexes.push({
        hex: grid.name(hex),
        cost: pointsFromHalves(cost),
        enemyZoc: field.inEnemyZone(hex),
        crowded: stacking.exceedsWith(input.unit, field.friendsAt(hex)),
      });
    }
    const zones = hexes.filter(({ enemyZoc }) => enemyZoc).length;
    umpire.note('6.1', 'reach-allowance', { allowance, hexes: hexes.length });
    if (field.inEnemyZone(field.start)) umpire.note('8.3', 'starts-in-zoc');
    if (zones > 0) umpire.note(['6.2', '8.3'], 'reach-zones', { zones });
    if (hexes.some(({ crowded }) => crowded)) umpire.note('7.2', 'reach-crowded');
    umpire.summarise('reach-summary', { hexes: hexes.length, allowance });
    return { allowance, hexes };
  },
});
