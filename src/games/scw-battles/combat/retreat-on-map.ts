import { choice, text } from '../../../kernel/fields/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isBuiltUp } from '../movement/entry.js';
import { Field, MoveOnMap } from '../movement/on-map.js';
import type { Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { roadUnits, StackingRules } from '../status/stacking-rules.js';
import { Party } from '../vocabulary.js';
import { judgeRetreat, type RetreatHex, RetreatOutcome } from './retreat-options.js';

export class RetreatOnMapInput extends MoveOnMap {
  @choice('Whose unit retreats [11.6]', Party, { default: 'defender' }) party!: Party;
  @text('Attacker: the hex it stood in just before it entered the enemy zone in the movement phase just ended [11.6]', {
    max: 12,
    optional: true,
  })
  cameFrom?: string;
}

/** Every neighbour as a retreating unit sees it, crowding included [11.6, 7.1, 7.3]. */
function around(input: RetreatOnMapInput, field: Field, stacking: StackingRules): RetreatHex[] {
  const { grid } = field.board;
  const hexes: RetreatHex[] = [];
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[6 * field.start + d]!;
    if (to < 0) continue;
    const entry = field.entry(to, grid.topology.sideOf[6 * field.start + d]!);
    const friends = field.friendsAt(to);
    const column = entry.roadHex && !isBuiltUp(entry.terrain) && roadUnits([...friends, input.unit]) > 1;
    const full = stacking.exceedsWith(input.unit, friends) || column;
    hexes.push({ ...entry, hex: grid.name(to), full, offMap: false, closed: field.closed.has(to) });
  }
  return hexes;
}

export const retreatOnMap = procedure<RetreatOnMapInput, RetreatOutcome, Options>({
  id: 'retreat-on-map',
  resolver: 'combat',
  title: { en: 'Where a unit may retreat, over the map', ja: '地図上で後退できるヘクス' },
  description: {
    en: 'The same question asked of a map: zones of control, terrain, rivers and stacking are read from it.',
    ja: '地図上で同じことを判定する。ZOC、地形、河川、スタックは地図から読む。',
  },
  rules: ['11.6'],
  input: RetreatOnMapInput,
  outcome: RetreatOutcome,
  example: {
    input: {
      map: { grid: { columns: 4, rows: 4 } },
      units: [{ hex: '0203', side: 'nationalist', attack: 4 }],
      unit: {},
      side: 'republican',
      hex: '0202',
    },
  },
  resolve(input, umpire) {
    checkWeather(input, umpire);
    if (!umpire.legal) return null;
    const field = new Field(input, umpire);
    if (input.cameFrom !== undefined) hexAt(field.board, input.cameFrom, '/cameFrom');
    const hexes = around(input, field, new StackingRules(input.scenario, umpire));
    return judgeRetreat({ ...input, hexes }, field.costs, umpire);
  },
});
