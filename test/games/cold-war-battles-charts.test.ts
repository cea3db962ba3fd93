import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../src/games/cold-war-battles/index.js';
import { belongsTo } from '../../src/games/cold-war-battles/vocabulary.js';
import type { Cell } from '../../src/kernel/charts/index.js';

/** The shipped charts against the tables as they were read from the book, cell for cell. */
const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'cold-war-battles');

// biome-ignore lint/suspicious/noExplicitAny: fixtures are as various as the printed tables
const table = (id: string): any => JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'));

const chart = (id: string) => coldWarBattles.charts.get(id)!;

const cells = (id: string): Record<string, Cell[]> =>
  Object.fromEntries(chart(id).data.rows.map((row, i) => [row, [...chart(id).data.cells[i]!]]));

describe.each(['assault', 'mobile'])('the %s CRT', (name) => {
  const printed = table(`crt-${name}`);
  const shipped = chart(`${name}-crt`);

  it('has the printed columns', () => {
    expect(shipped.data.columns).toEqual(printed.columns.map((column: { label: string }) => column.label));
    expect(shipped.data.columnBands).toEqual(
      printed.columns.map(({ min, max }: { min: number | null; max: number | null }) => [min, max]),
    );
  });

  it('has the printed results', () => {
    expect(shipped.data.cells).toEqual(printed.rows.map((row: { results: string[] }) => row.results));
  });
});

describe('the Terrain Effects Chart', () => {
  interface Row {
    terrain: string;
    kind: string;
    games: string[];
    mp: unknown;
    mpMonsoon?: unknown;
    mpHungarianRebelInfantry?: number;
    mpAdd?: number;
    mpAddMonsoon?: number;
    shift: unknown;
    shiftConditional?: { shift: number };
    noMobile: boolean;
  }
  const rows: Row[] = table('terrain-effects').rows;

  it('is the printed one for hexes', () => {
    const wanted = rows
      .filter(({ kind }) => kind === 'hex' || kind === 'marker')
      .map((row) => [
        row.terrain,
        [
          row.mp,
          row.mpMonsoon ?? row.mp,
          row.mpHungarianRebelInfantry ?? row.mp,
          row.shift,
          row.shiftConditional?.shift ?? row.shift,
          row.noMobile,
        ],
      ]);
    expect(cells('terrain-effects')).toEqual(Object.fromEntries(wanted));
  });

  it('is the printed one for hexsides, streams in the monsoon being minor rivers', () => {
    const shipped = cells('hexside-effects');
    for (const row of rows.filter(({ kind, terrain }) => kind === 'hexside' && terrain !== 'cliff')) {
      const monsoon =
        row.terrain === 'stream' ? rows.find(({ terrain }) => terrain === 'minorRiver')!.shift : row.shift;
      expect([row.terrain, shipped[row.terrain]]).toEqual([
        row.terrain,
        [row.mpAdd, row.mpAddMonsoon ?? row.mpAdd, row.shift, monsoon],
      ]);
    }
    expect(shipped.cliff).toEqual(['impassable', 'impassable', 'prohibited', 'prohibited']);
  });

  it('is the printed one for roads and trails', () => {
    const wanted = rows
      .filter(({ kind }) => kind === 'path')
      .map((row) => [row.terrain, [row.mp, row.mpMonsoon ?? row.mp, row.shift]]);
    expect(cells('path-effects')).toEqual(Object.fromEntries(wanted));
  });

  it('gives each battle its own terrain', () => {
    for (const { terrain, games } of rows) {
      expect([terrain, belongsTo('budapest56', terrain), belongsTo('angola87', terrain)]).toEqual([
        terrain,
        games.includes('B56'),
        games.includes('A87'),
      ]);
    }
  });
});

describe('the small tables of combat', () => {
  it('column shifts', () => {
    const rows: { id: string; shift: number; rule: string }[] = table('column-shifts').rows.slice(1);
    expect(cells('column-shifts')).toEqual(
      Object.fromEntries(rows.map(({ id, shift, rule }) => [id, [shift, rule.split(' ')[0]]])),
    );
  });

  it('air missions and limits', () => {
    const [tac, sac, gunship, transport] = table('air-missions').rows;
    const row = (r: typeof tac, support = true) => [
      r.bombardment,
      r.closeSupport && support,
      r.fpf && support,
      r.strength,
      r.halvedByAirDefence,
      r.crtWhenBombarding ?? 'none',
    ];
    expect(cells('air-missions')).toEqual({
      tac: row(tac),
      tacBombardmentOnly: row(tac, false),
      sac: row(sac),
      gunship: row(gunship),
      transport: row(transport),
    });
    const [soviet, communist, others] = table('air-missions').limits;
    expect(cells('air-limits')).toEqual({
      soviet: [soviet.maxAirstrikesPerHexPerTurn],
      communist: [communist.maxAirstrikesPerHexPerTurn],
    });
    expect(others.maxAirstrikesPerHexPerTurn).toBeNull();
  });

  it('adjacent results: every code, and who may be flown out', () => {
    const rows: { code: string; airmobileEvacuation: boolean }[] = table('combat-results-adjacent').rows;
    const shipped = cells('adjacent-results');
    expect(Object.keys(shipped)).toEqual(rows.map(({ code }) => code));
    for (const { code, airmobileEvacuation } of rows)
      expect([code, shipped[code]!.at(-1)]).toEqual([code, airmobileEvacuation]);
    const retreats = Object.entries(shipped).map(([code, [attacker, , defender]]) => [code, attacker, defender]);
    expect(retreats).toEqual([
      ['A1', 1, 0],
      ['A2', 2, 0],
      ['AE', 0, 0],
      ['BR', 1, 1],
      ['EX', 0, 0],
      ['AX', 0, 1],
      ['D1', 0, 1],
      ['D2', 0, 2],
      ['D3', 0, 3],
      ['D4', 0, 4],
      ['DE', 0, 0],
    ]);
  });

  it('bombardment results', () => {
    const word: Record<string, string> = { DE: 'eliminated', EX: 'eliminated', D1: 'retreats' };
    for (const { codes, effect } of table('combat-results-bombardment').rows as { codes: string[]; effect: string }[]) {
      for (const code of codes) {
        const wanted = word[code] ?? (effect.startsWith('suppressed') ? 'suppressed' : 'none');
        expect([code, cells('bombardment-results')[code]]).toEqual([code, [wanted]]);
      }
    }
  });
});

it('every fixture is a table of the book', () => {
  expect(readdirSync(FOLDER).length).toBe(30);
});
