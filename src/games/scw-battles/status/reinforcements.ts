import type { ChartReader } from '../../../kernel/charts/index.js';
import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { Scenario, Side } from '../vocabulary.js';
import { bruneteTurns, noteCalendar } from './turns.js';

export class ReinforcementsInput {
  @choice('Scenario', Scenario) scenario!: Scenario;
  @choice('Side', Side) side!: Side;
  @integer('Game turn', { min: 1, max: 30 }) turn!: number;
}

export class Arrival {
  @text('Units', { max: 200 }) units!: string;
  @text('The same in Japanese', { max: 200 }) unitsJa!: string;
  @text('Where they enter, as listed', { max: 80 }) entry!: string;
  @text('The same in Japanese', { max: 80 }) entryJa!: string;
  @flag('They come only in exchange for another division [B.20]', {}) inExchange!: boolean;
  @flag('Any HQ in range may command them [J.7]', {}) anyHq!: boolean;
  @texts('Entry areas spelt out, first and last hex [J.21]', { max: 20, maxItems: 5 }) areas!: string[];
}

export class ReinforcementsOutcome {
  @text('Date of the turn', { max: 20 }) date!: string;
  @list('What arrives', Arrival, { maxItems: 20 }) arrivals!: Arrival[];
  @integer('Air points of the turn, Brunete only [B.5, B.6]', { min: 0, max: 200, optional: true }) airPoints!:
    | number
    | null;
}

const RULES = {
  'jarama republican': 'J.6',
  'jarama nationalist': 'J.7',
  'brunete republican': 'B.6',
  'brunete nationalist': 'B.5',
} as const;

/** The areas by which an arrival of Jarama may come, with their hexes [J.21]. */
function areasOf(arrivals: ChartReader, row: string, umpire: Judge): string[] {
  const chart = umpire.chart('entry-areas');
  const areas = arrivals.at(row, 'areas') as readonly string[];
  return areas.map((area) => `${area} ${chart.text(area, 'first')}-${chart.text(area, 'last')}`);
}

/** One line of the record; only Jarama frees arrivals in their choice of HQ, only Brunete asks for an exchange. */
function readArrival(chart: ChartReader, row: string, jarama: boolean, umpire: Judge): Arrival {
  return {
    units: chart.text(row, 'units'),
    unitsJa: chart.text(row, 'unitsJa'),
    entry: chart.text(row, 'entry'),
    entryJa: chart.text(row, 'entryJa'),
    areas: jarama ? areasOf(chart, row, umpire) : [],
    inExchange: !jarama && chart.flag(row, 'inExchange'),
    anyHq: jarama && chart.flag(row, 'anyHq'),
  };
}

export const reinforcements = procedure<ReinforcementsInput, ReinforcementsOutcome, Options>({
  id: 'reinforcements',
  resolver: 'status',
  title: { en: 'Reinforcements of a turn', ja: 'ターンの増援' },
  description: {
    en: 'What arrives for a side on a turn, where it enters, and the air points of the turn.',
    ja: 'そのターンに登場する増援、進入場所、航空ポイントを示す。',
  },
  rules: ['15.0'],
  input: ReinforcementsInput,
  outcome: ReinforcementsOutcome,
  example: { input: { scenario: 'jarama', side: 'nationalist', turn: 4 } },
  resolve({ scenario, side, turn }, umpire) {
    if (scenario === 'series') {
      umpire.forbid('15.1', 'reinforcements-by-scenario');
      return null;
    }
    const jarama = scenario === 'jarama';
    const turns = jarama ? umpire.chart('jarama-turns') : bruneteTurns(umpire);
    if (!turns.hasRow(String(turn))) {
      umpire.forbid(jarama ? 'J.22' : 'B.1', 'no-such-turn', { turn, last: turns.rows.length });
      return null;
    }
    if (!jarama) noteCalendar(turn, turns, umpire);
    const rule = RULES[`${scenario} ${side}`];
    const chart = umpire.chart(`${scenario}-reinforcements`);
    const column = !jarama && umpire.options.bruneteCalendar === 'daily' ? 'dailyTurn' : 'turn';
    const arrivals = chart.rows
      .filter((row) => chart.text(row, 'side') === side && chart.number(row, column) === turn)
      .map((row) => readArrival(chart, row, jarama, umpire));
    const date = turns.text(turn, 'date');
    for (const arrival of arrivals) {
      const { units, unitsJa, entry, entryJa, areas, inExchange, anyHq } = arrival;
      const cite: Cite = areas.length > 0 ? [rule, 'J.21'] : rule;
      umpire.note(cite, 'arrives', { units, unitsJa, entry, entryJa });
      if (inExchange) umpire.note(['B.20', rule], 'arrives-in-exchange', { units, unitsJa });
      if (anyHq) umpire.note('J.7', 'arrives-under-any-hq', { units, unitsJa });
    }
    if (arrivals.length === 0) umpire.note(rule, 'nothing-arrives', { date });
    else umpire.note('15.0', 'arrive-in-movement-phase');
    const airPoints = jarama ? null : turns.number(turn, side);
    if (airPoints !== null) umpire.note(rule, 'air-points-of-turn', { turn, points: airPoints });
    umpire.summarise('reinforcements-summary', { date, arrivals: arrivals.length });
    return { date, arrivals, airPoints };
  },
});
