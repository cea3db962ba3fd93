import { type ChoiceOf, choice, defineChoice, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { Scenario, Side } from '../vocabulary.js';
import { bruneteTurns, noteCalendar } from './turns.js';

export const AirTask = defineChoice('AirTask', ['bombardment', 'attack', 'defence']);
export type AirTask = ChoiceOf<typeof AirTask>;

export class AirSortie {
  @choice('Bombardment, or support of an attack or defence [13.1, 13.2]', AirTask) task!: AirTask;
  @text('Air unit that flies it [13.1]', { max: 40, optional: true }) unit?: string;
  @integer('Air points spent on it [13.2]', { min: 0, max: 200, default: 0 }) points!: number;
}

export class AirAllotmentInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side', Side) side!: Side;
  @integer('Game turn, for the points of Brunete [B.5, B.6]', { min: 1, max: 30, default: 1 }) turn!: number;
  @integer('Points of this turn; in Brunete read from the record when left out [13.2]', {
    min: 0,
    max: 200,
    optional: true,
  })
  pool?: number;
  @list('Everything flown this turn', AirSortie, { maxItems: 60, default: [] }) sorties!: AirSortie[];
}

export class AirAllotmentOutcome {
  @integer('Points at the start of the turn [13.2]', { min: 0, max: 200 }) pool!: number;
  @integer('Points left this turn; they vanish at its end [13.2]', { min: 0, max: 200 }) left!: number;
  @integer('Points at the start of the next turn [13.2]', { min: 0, max: 200, optional: true })
  nextTurn!: number | null;
}

/** Only Brunete prints how many points a turn has [13.2, B.5, B.6]. */
const POOL: MissingFact = {
  pointer: '/pool',
  rule: '13.2',
  detail: { en: 'the air points of this turn', ja: 'このターンの航空ポイント' },
};

export const airAllotment = procedure<AirAllotmentInput, AirAllotmentOutcome, Options>({
  id: 'air-allotment',
  resolver: 'status',
  title: { en: 'Air units and points of a turn', ja: '1ターンの航空戦力' },
  description: {
    en: 'Whether the missions of a turn fit the air units and points at hand, and what is left.',
    ja: '1ターンの任務が手持ちの航空ユニットとポイントに収まるか、残りはいくらかを示す。',
  },
  rules: ['13.1', '13.2'],
  input: AirAllotmentInput,
  outcome: AirAllotmentOutcome,
  example: { input: { side: 'republican', pool: 10, sorties: [{ task: 'attack', points: 6 }] } },
  resolve({ scenario, side, turn, pool: stated, sorties }, umpire) {
    if (scenario === 'series' && sorties.some(({ points }) => points > 0)) demandFacts([stated === undefined && POOL]);
    let pool = stated ?? 0;
    let nextTurn = stated;
    if (scenario === 'brunete') {
      const chart = bruneteTurns(umpire);
      if (stated === undefined) {
        if (!chart.hasRow(String(turn))) {
          umpire.forbid('B.1', 'no-such-turn', { turn, last: chart.rows.length });
          return null;
        }
        noteCalendar(turn, chart, umpire);
        pool = chart.number(turn, side);
        nextTurn = chart.hasRow(String(turn + 1)) ? chart.number(turn + 1, side) : undefined;
        umpire.note(side === 'nationalist' ? 'B.5' : 'B.6', 'air-points-of-turn', { turn, points: pool });
      }
    }
    const flown = new Set<string>();
    let spent = 0;
    for (const { unit, points } of sorties) {
      spent += points;
      if (unit !== undefined && scenario === 'brunete') umpire.forbid('13.0', 'air-units-in-brunete');
      if (points > 0 && scenario === 'jarama') umpire.forbid('13.0', 'air-points-in-jarama');
      if (unit === undefined) continue;
      if (flown.has(unit)) umpire.forbid('13.1', 'air-unit-twice', { unit });
      else umpire.note('13.1', 'air-unit-flies', { unit });
      flown.add(unit);
    }
    if (spent > pool) umpire.forbid('13.2', 'air-points-short', { points: spent, left: pool });
    if (!umpire.legal) return null;
    if (scenario !== 'jarama') umpire.note('13.2', 'air-points-left', { spent, left: pool - spent });
    umpire.summarise('air-summary', { spent, left: pool - spent });
    return { pool, left: pool - spent, nextTurn: nextTurn ?? null };
  },
});
