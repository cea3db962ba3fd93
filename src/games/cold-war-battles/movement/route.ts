import { texts } from '../../../kernel/fields/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { MapMove, prepare } from './map-move.js';
import { WalkOutcome, walk } from './walk.js';

class RouteInput extends MapMove {
  @texts('The hexes it enters, in order', { max: 12, minItems: 1, maxItems: 100 }) route!: string[];
}

/** [7.2]: a chosen way over a map, step by step. */
export const route = procedure<RouteInput, WalkOutcome, Options>({
  id: 'route',
  resolver: 'movement',
  title: { en: 'Move over a map', ja: '地図上の移動' },
  description: {
    en: 'Checks a chosen way over a map step by step, with costs, stops and the reason why a step is refused.',
    ja: '地図上で選んだ経路を一歩ずつ確かめ、コスト、停止、拒否の理由を示します。',
  },
  rules: ['7.2'],
  input: RouteInput,
  outcome: WalkOutcome,
  example: {
    input: {
      battle: 'angola87',
      unit: { name: '61 Mech', side: 'southAfrican', movement: 6 },
      start: '0101',
      route: ['0102', '0103'],
      map: {
        grid: { columns: 3, rows: 4 },
        defaultTerrain: ['savanna'],
        paths: [{ kind: 'trail', hexes: ['0101', '0102'] }],
      },
    },
  },

  resolve(input, umpire) {
    const { field, start, ground, disengages, monsoon } = prepare(input, umpire);
    if (!umpire.legal) return null;
    const { grid } = field.board;
    let from = start;
    const steps = input.route.map((name, i) => {
      const to = hexAt(field.board, name, `/route/${i}`);
      const direction = grid.directionNumber(from, to);
      if (direction < 0) {
        umpire.forbid('7.2', 'not-adjacent', { from: field.name(from), to: name });
        return undefined;
      }
      const step = ground.step(from, to, direction);
      from = to;
      return step;
    });
    if (!umpire.legal) return null;
    if (monsoon) umpire.note('17.33', 'monsoon-ground');
    const begun = { mover: input.unit, turn: input.turn, startsInZone: disengages, monsoon };
    const outcome = walk(
      begun,
      steps.filter((step) => step !== undefined),
      umpire,
    );
    if (umpire.legal) {
      umpire.summarise('walk-summary', {
        unit: input.unit.name,
        steps: outcome!.steps.length,
        left: outcome!.left,
        stops: outcome!.stops,
      });
    }
    return outcome;
  },
});
