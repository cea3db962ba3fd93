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

/** Elite squads and half-squads of this chapter have a morale of 8 [3.6112]. */
const ELITE_MORALE = 8;
const figures = (type: string): number[] => type.match(/\d+/g)?.map(Number) ?? [];

/** Worse counters of the same nationality and size that the charts know: what a Replacement may take (core: the next lower one). */
export function lowerTypes(table: Table, { kind, type, nationality }: Counter): string[] {
  const worse =
    (than: string) =>
    (each: string): boolean => {
      const [fp = 0, range = 0, morale = 0] = figures(than);
      const [f = 0, r = 0, m = 0] = figures(each);
      // Counters of morale 8 are Elite, one as good as another.
      return m < morale || (m === morale && m < ELITE_MORALE && f * r < fp * range);
    };
  if (kind === 'squad') return squadsOf(table, nationality).filter(worse(type));
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

/** The next lower counter, for a Replacement that nobody chooses (core). */
export function nextLower(table: Table, counter: Counter): string | undefined {
  const lower = lowerTypes(table, counter);
  return counter.kind === 'leader' ? lower[0] : lower.at(-1);
}

/** Leaders from best to worst (core). */
const LEADERS = ['10-3', '10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1'];

const isElite = ({ type }: Counter): boolean => figures(type)[2] === ELITE_MORALE;

/** The counter of the next better class, for Battle Hardening (core); null where there is none. */
export function hardened(table: Table, counter: Counter): string | null {
  if (counter.kind === 'leader') return LEADERS[LEADERS.indexOf(counter.type) - 1] ?? null;
  if (isElite(counter)) return null;
  const halves = table.quiet().chart('half-squads');
  const row = `${counter.nationality} ${counter.type}`;
  const half = counter.kind === 'halfSquad';
  if (half && !halves.hasRow(row)) return null;
  const [fp = 0, range = 0, morale = 0] = figures(half ? halves.text(row, 'parent') : counter.type);
  // The chart prints the squads of a nation from worst to best.
  const squad = squadsOf(table, counter.nationality).find((type) => {
    const [f = 0, r = 0, m = 0] = figures(type);
    return m > morale || (m === morale && f * r > fp * range);
  });
  if (squad === undefined || !half) return squad ?? null;
  const found = halves.rows.find(
    (each) => each.startsWith(counter.nationality) && halves.text(each, 'parent') === squad,
  );
  return found?.slice(counter.nationality.length + 1) ?? null;
}

function squadsOf(table: Table, nationality: string): string[] {
  const units = table.quiet().chart('units');
  return units.rows
    .filter((row) => units.text(row, 'nationality') === nationality && units.text(row, 'kind') === 'squad')
    .map((row) => units.text(row, 'name'));
}

/** Whether Battle Hardening does anything for it: a better counter, or Fanaticism of the Elite [3.6112]. */
export const canHarden = (table: Table, counter: Counter): boolean =>
  isElite(counter) || hardened(table, counter) !== null;

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
