import type { Side } from '../vocabulary.js';
import { nameOf } from './cards.js';
import type { Counter } from './counters.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';

export const GONE: Partial<Counter> = { status: 'eliminated', at: null };

/** Squads become their half-squad; a leader is wounded once; a half-squad, crew or hero is lost (B-10). */
export function casualtyReduction(table: Table, counter: Counter): Partial<Counter> {
  if (counter.kind === 'squad') {
    const chart = table.quiet().chart('half-squads');
    const row = chart.rows.find(
      (each) => each.startsWith(counter.nationality) && chart.text(each, 'parent') === counter.type,
    );
    const type = row?.slice(counter.nationality.length + 1) ?? '2-3-6';
    return {
      kind: 'halfSquad',
      type,
      name: nameOf(table.cards, 'halfSquad', { nationality: counter.nationality, type }),
    };
  }
  if (counter.kind === 'leader' && !counter.marks.includes('wounded')) return { marks: [...counter.marks, 'wounded'] };
  return GONE;
}

const figures = (type: string): number[] => type.match(/\d+/g)?.map(Number) ?? [];

/** Worse counters of the same nationality and size that the charts know: what a Replacement may take (core: the next lower one). */
export function lowerTypes(table: Table, { kind, type, nationality }: Counter): string[] {
  const worse =
    (than: string) =>
    (each: string): boolean => {
      const [fp = 0, range = 0, morale = 0] = figures(than);
      const [f = 0, r = 0, m = 0] = figures(each);
      return m < morale || (m === morale && f * r < fp * range);
    };
  if (kind === 'squad') {
    const units = table.quiet().chart('units');
    const squads = units.rows
      .filter((row) => units.text(row, 'nationality') === nationality && units.text(row, 'kind') === 'squad')
      .map((row) => units.text(row, 'name'));
    return squads.filter(worse(type));
  }
  if (kind === 'halfSquad') {
    const chart = table.quiet().chart('half-squads');
    return chart.rows
      .filter((row) => row.startsWith(nationality))
      .map((row) => row.slice(nationality.length + 1))
      .filter(worse(type));
  }
  if (kind === 'leader') return LEADERS.slice(LEADERS.indexOf(type) + 1).slice(0, LEADERS.includes(type) ? 2 : 0);
  return [];
}

/** Leaders from best to worst (core). */
const LEADERS = ['10-3', '10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1'];

/** A better counter of the same kind, for Battle Hardening; null where there is none and an Elite unit becomes Fanatic [3.6112]. */
export function hardened(table: Table, counter: Counter): string | null {
  if (counter.kind === 'leader') return LEADERS[LEADERS.indexOf(counter.type) - 1] ?? null;
  const better = table.quiet().chart('units');
  const all = better.rows
    .filter((row) => better.text(row, 'nationality') === counter.nationality && better.text(row, 'kind') === 'squad')
    .map((row) => better.text(row, 'name'));
  const [, , morale = 0] = figures(counter.type);
  if (counter.kind === 'squad') return all.find((each) => (figures(each)[2] ?? 0) === morale + 1) ?? null;
  const chart = table.quiet().chart('half-squads');
  const halves = chart.rows
    .filter((row) => row.startsWith(counter.nationality))
    .map((row) => row.slice(counter.nationality.length + 1));
  return halves.find((each) => (figures(each)[2] ?? 0) === morale + 1) ?? null;
}

/** The crew of a vehicle that is left: the printed crew of its nation. */
export const crewType = (side: Side, nationality: Counter['nationality']): string =>
  side === 'british' || nationality === 'german' ? '2-2-8' : '2-2-7';

/** Random Selection: a dr each, the highest is hit, ties all (core). */
export function selected<U>(play: Play, units: readonly U[]): U[] {
  if (units.length <= 1) return [...units];
  const rolls = units.map(() => play.roll('random-selection'));
  const highest = Math.max(...rolls);
  return units.filter((_, at) => rolls[at] === highest);
}

/** Another counter in its place; a half-squad type makes a squad a half-squad. */
export function changedInto({ table }: Pick<Play, 'table'>, counter: Counter, type: string): Partial<Counter> {
  const half = table.quiet().chart('half-squads').hasRow(`${counter.nationality} ${type}`);
  const kind = counter.kind === 'squad' && half ? 'halfSquad' : counter.kind;
  return { type, kind, name: nameOf(table.cards, kind, { nationality: counter.nationality, type }) };
}
