import { halves, integer, list, texts } from '../../../kernel/fields/index.js';
import { cheapestPath } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { points } from './entry.js';
import { MarchedStep } from './march.js';
import { allowanceOf } from './mover.js';
import { Field, MoveOnMap } from './on-map.js';
import { explainStep } from './step.js';

export class PathInput extends MoveOnMap {
  @texts('The hexes entered in order; a single hex that is not adjacent asks for the cheapest way there', {
    max: 12,
    minItems: 1,
    maxItems: 100,
  })
  to!: string[];
}

export class PathOutcome {
  @integer('Movement points of the unit in this phase [9.3, 10.3]', { min: 0, max: 60 }) allowance!: number;
  @list('Steps that can be made, in order', MarchedStep, { maxItems: 100 }) steps!: MarchedStep[];
  @halves('Spent in all', { min: 0, max: 60 }) total!: number;
}

/** The rule that closes hexes to some units of a scenario. */
const CLOSED_BY = { series: '6.1', jarama: 'J.20', brunete: 'B.19' } as const;

/** The way asked for: as told, or the cheapest to the one hex named; null where there is none. */
function wayOf(input: PathInput, field: Field, allowance: number, umpire: Judge): number[] | null {
  const told = input.to.map((name, at) => hexAt(field.board, name, `/to/${at}`));
  const { grid } = field.board;
  const goal = told[0]!;
  if (told.length > 1 || goal === field.start || grid.adjacent(field.start, goal)) return [field.start, ...told];
  const found = cheapestPath(grid, { ...field.rules(), start: field.start, allowance: field.limit(allowance) }, goal);
  if (found) return [...found.hexes];
  umpire.forbid('6.1', 'no-way', { hex: input.to[0]!, allowance });
  return null;
}

export const path = procedure<PathInput, PathOutcome, Options>({
  id: 'path',
  resolver: 'movement',
  title: { en: 'A move over the map', ja: '地図上の移動' },
  description: {
    en: 'Walks a way over the map step by step, or finds the cheapest way to a hex, and says why a step is refused.',
    ja: '地図上の経路を一歩ずつ判定するか、目的地への最安の経路を求め、止められる理由を示す。',
  },
  rules: ['6.1'],
  input: PathInput,
  outcome: PathOutcome,
  example: {
    input: {
      map: { grid: { columns: 5, rows: 5 }, hexes: [{ hex: '0202', terrain: ['woods'] }] },
      unit: { movement: 6 },
      side: 'republican',
      hex: '0101',
      to: ['0303'],
    },
  },
  resolve(input, umpire) {
    checkWeather(input, umpire);
    if (!umpire.legal) return null;
    const allowance = allowanceOf(input.unit, umpire);
    const field = new Field(input, umpire);
    const way = wayOf(input, field, allowance, umpire);
    if (way === null) return null;
    const { grid } = field.board;
    const limit = field.limit(allowance);
    const steps: MarchedStep[] = [];
    let total = 0;
    for (let at = 1; at < way.length; at++) {
      const from = way[at - 1]!;
      const to = way[at]!;
      const hex = grid.name(to);
      const direction = grid.directionNumber(from, to);
      if (direction < 0) umpire.forbid('6.1', 'not-adjacent', { from: grid.name(from), hex });
      else if ((at > 1 || input.moved) && field.inEnemyZone(from))
        umpire.forbid(['6.2', '8.3'], 'already-stopped', { hex });
      else if (field.closed.has(to)) umpire.forbid(CLOSED_BY[input.scenario], 'hex-closed', { hex });
      if (!umpire.legal) break;
      const entry = field.entry(to, grid.topology.sideOf[6 * from + direction]!);
      const cost = explainStep(input.unit, entry, hex, at === 1 && field.inEnemyZone(from), field.costs, umpire);
      if (cost === null) break;
      if (total + cost > limit) {
        umpire.forbid('6.1', 'beyond-allowance', { hex, cost: points(cost), left: points(limit - total) });
        break;
      }
      total += cost;
      steps.push({ hex, cost: points(cost), total: points(total) });
    }
    if (umpire.legal) {
      umpire.summarise('march-summary', { total: points(total), allowance, left: points(limit - total) });
    }
    return { allowance, steps, total: points(total) };
  },
});
