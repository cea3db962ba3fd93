import { flag, halves, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

export class MapExitInput {
  @halves('Movement points the unit has left [16.0]', { min: 0, max: 60, default: 60 }) pointsLeft!: number;
  @flag('It begins the phase in an enemy zone of control at the edge and leaves straight out of it [16.0]')
  fromEnemyZoc!: boolean;
  @flag('It entered an enemy zone of control during this move [8.3]') stopped!: boolean;
  @flag('A combat retreat drives it off the map [16.0]') forced!: boolean;
  @flag('It wants to come back on a later turn [16.0]') returning!: boolean;
}

export class MapExitOutcome {
  @integer('Movement points to leave [16.0]', { min: 0, max: 9 }) cost!: number;
  @flag('Counts as destroyed [16.0]', {}) destroyed!: boolean;
}

export const mapExit = procedure<MapExitInput, MapExitOutcome, Options>({
  id: 'map-exit',
  resolver: 'movement',
  title: { en: 'Leaving the map', ja: '地図外への離脱' },
  description: {
    en: 'Cost of leaving the map, out of an enemy zone or not, and what a forced exit means.',
    ja: '敵ZOCの有無を含めた離脱のコストと、強制された離脱の扱いを示す。',
  },
  rules: ['8.3', '16.0'],
  input: MapExitInput,
  outcome: MapExitOutcome,
  example: { input: { pointsLeft: 3, fromEnemyZoc: true } },
  resolve(input, umpire) {
    if (input.returning) umpire.forbid('16.0', 'no-return');
    if (input.forced) {
      if (!umpire.legal) return null;
      umpire.note('16.0', 'driven-off-map');
      umpire.summarise('driven-off-map');
      return { cost: 0, destroyed: true };
    }
    const chart = umpire.chart('zoc-costs');
    const cost = chart.number(input.fromEnemyZoc ? 'exitMapFromZoc' : 'exitMap', 'points');
    if (input.stopped) umpire.forbid(['8.3', '6.2'], 'exit-after-stop');
    if (cost > input.pointsLeft) umpire.forbid(['16.0', '6.1'], 'exit-too-dear', { cost, left: input.pointsLeft });
    if (!umpire.legal) return null;
    umpire.note(input.fromEnemyZoc ? ['16.0', '8.3'] : '16.0', 'exit-cost', { cost });
    umpire.note('16.0', 'exit-not-eliminated');
    umpire.summarise('exit-summary', { cost });
    return { cost, destroyed: false };
  },
});
