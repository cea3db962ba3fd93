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

describe('events, reinforcements and points', () => {
  it('Angola airpower', () => {
    const rows: { side: string; points: number[] }[] = table('airpower-angola').rows;
    expect(cells('angola-airpower')).toEqual(Object.fromEntries(rows.map(({ side, points }) => [side, points])));
    expect(chart('angola-airpower').data.columns).toEqual(table('airpower-angola').columns.map(String));
    expect(cells('angola-airpower-modifiers')).toEqual({ base: [-1], monsoon: [-1] });
    for (const { drm } of table('airpower-angola').modifiers) expect(drm).toBe(-1);
  });

  it('random events of both battles', () => {
    const name: Record<string, string> = { worldWarIII: 'worldWar' };
    for (const [id, file] of [
      ['angola-events', 'random-events-angola'],
      ['budapest-events', 'random-events-budapest'],
    ] as const) {
      for (const { die, event } of table(file).rows as { die: number[]; event: string }[]) {
        for (const face of die) expect([face, cells(id)[face]![0]]).toEqual([face, name[event] ?? event]);
      }
    }
    const [, , morale, un] = table('random-events-budapest').rows;
    expect(cells('budapest-events')[4]).toEqual(['moraleCheck', morale.threshold, 2]);
    const { quota } = un as { quota: { turns: number[]; hexes: number }[] };
    expect(chart('un-quota').data.rowBands).toEqual(quota.map(({ turns }) => turns));
    expect(chart('un-quota').data.cells).toEqual(quota.map(({ hexes }) => [hexes]));
    expect(cells('other-points').unAttentionBudapest).toEqual([un.vp]);
  });

  it('NATO intervention', () => {
    for (const row of table('nato-intervention').rows) {
      expect([row.level, cells('nato-intervention')[row.level]]).toEqual([
        row.level,
        [
          row.sovietVp,
          row.extraDraw,
          row.ww3.length,
          row.hungarianVpPerSovietAirOnCity,
          row.bridgeVp,
          row.embassies !== 'closed',
        ],
      ]);
    }
  });

  it('Hungarian reinforcements', () => {
    const { rows } = table('hungarian-reinforcements') as {
      rows: { min: number; max: number | null; rebel: number; army: number }[];
    };
    expect(chart('hungarian-reinforcements').data.rowBands).toEqual(rows.map(({ min, max }) => [min, max]));
    expect(chart('hungarian-reinforcements').data.cells).toEqual(rows.map(({ rebel, army }) => [rebel, army]));
  });

  it('bought reinforcements and their delay', () => {
    const { rows, delayRoll } = table('optional-reinforcements-angola') as {
      rows: { vp: number; arrival: string }[];
      delayRoll: { map: Record<string, number> };
    };
    expect(chart('optional-reinforcements').data.cells.map(([, vp, delayed]) => [vp, delayed])).toEqual(
      rows.map(({ vp, arrival }) => [vp, arrival === 'delay roll']),
    );
    expect(cells('arrival-delay')).toEqual(
      Object.fromEntries(Object.entries(delayRoll.map).map(([die, turns]) => [die, [turns]])),
    );
  });

  it('points for units and hexes', () => {
    const find = (file: string, side: string, what: string): number =>
      table(file).rows.find((row: { side: string; for: string }) => row.side === side && row.for === what).vp;
    const budapest = (side: string, what: string) => find('vp-budapest', side, what);
    const angola = (side: string, what: string) => find('vp-angola', side, what);
    const points = Object.fromEntries(
      Object.entries(cells('elimination-points')).map(([row, [value]]) => [row, value]),
    );
    expect(points).toEqual({
      rebelHq: budapest('Soviet', 'eliminate Rebel real HQ'),
      dummyHq: budapest('Soviet', 'eliminate Rebel dummy HQ'),
      rebel: budapest('Soviet', 'eliminate any other Rebel unit'),
      hungarianArmy: budapest('Soviet', 'eliminate Hungarian Army unit'),
      hungarianArmyIntervention: 2,
      nato: budapest('Soviet', 'eliminate US unit'),
      soviet: budapest('Hungarian', 'eliminate any Soviet unit'),
      unita: angola('Communist', 'eliminate UNITA unit'),
      sadf: angola('Communist', 'eliminate SADF unit'),
      mpla: angola('South African', 'eliminate MPLA unit'),
      cuban: angola('South African', 'eliminate Cuban unit'),
      eastGerman: angola('South African', 'eliminate East German or Soviet unit'),
      sovietAdviser: angola('South African', 'eliminate East German or Soviet unit'),
    });
    const both = (what: string) => [budapest('Soviet', what), budapest('Hungarian', what)];
    expect(cells('budapest-hex-points')).toEqual({
      radioStation: both('Radio Station hex'),
      objective: both('each other objective hex'),
      stalinStatue: both("Stalin's Statue hex"),
      tokolAirport: both("'To Tokol Airport' hex"),
      bridge: [0, budapest('Hungarian', 'each bridge held by Hungarian or US/NATO units')],
    });
    const sides = (what: string) => [angola('Communist', what), angola('South African', what)];
    const south = angola('Communist', 'each trail hex on the south or east map edge');
    const north = angola('South African', 'each trail hex on the west or north map edge');
    expect(cells('angola-hex-points')).toEqual({
      cuitoCuanavale: sides('Cuito Cuanavale'),
      mavinga: sides('Mavinga'),
      townOrVillage: sides('each other town or village'),
      trailNorth: [0, north],
      trailWest: [0, north],
      trailSouth: [south, 0],
      trailEast: [south, 0],
    });
    expect(cells('other-points').rubble).toEqual([
      budapest('Hungarian', 'each hex turned to rubble by the Soviet side'),
    ]);
    expect(cells('other-points').airOnCity).toEqual([
      budapest('Hungarian', 'each Soviet air point used against an urban or suburban hex'),
    ]);
    expect(cells('quick-end')).toEqual({ '1-4': [10, 0], '5': [0, 0], '6-9': [0, 5] });
  });

  it('levels of victory', () => {
    const { rows } = table('victory-levels') as { rows: { min: number; max: number | null; level: string }[] };
    expect(chart('victory-levels').data.rowBands).toEqual(rows.map(({ min, max }) => [min, max]));
    expect(chart('victory-levels').data.cells).toEqual(
      rows.map(({ level }) => [level.toLowerCase().replace(' victory', '')]),
    );
  });

  it('airborne landing, its modifiers and the scatter', () => {
    const { rows, modifiers, scatter } = table('airborne-landing');
    expect(chart('airborne-landing').data.cells).toEqual(rows.map(({ result }: { result: string }) => [result]));
    expect(chart('airborne-modifiers').data.cells).toEqual(modifiers.map(({ drm }: { drm: number }) => [drm]));
    const initials = chart('scatter').data.cells.map(([direction]) =>
      String(direction)
        .replace(/(north|south)(East|West)?/, (_all, first: string, second = '') => first[0]! + (second[0] ?? ''))
        .toUpperCase(),
    );
    expect(initials).toEqual(Object.values(scatter));
  });

  it('turn tracks', () => {
    const rows: {
      game: string;
      turn: number;
      date: string;
      randomEvent: boolean;
      roller: string;
      monsoon?: boolean;
    }[] = table('turn-track').rows;
    for (const [id, game] of [
      ['budapest-turns', 'B56'],
      ['angola-turns', 'A87'],
    ] as const) {
      for (const row of rows.filter((each) => each.game === game)) {
        const side = row.roller === 'South African' ? 'southAfrican' : row.roller.toLowerCase();
        expect(cells(id)[row.turn]).toEqual([row.date, row.randomEvent, side, row.monsoon ?? false]);
      }
    }
  });

  it('stacking limits', () => {
    const shipped = cells('stacking');
    for (const { game, terrain, limit } of table('stacking').rows as {
      game: string;
      terrain: string[];
      limit: number;
    }[]) {
      for (const feature of terrain) {
        const row = feature === '*' ? 'other' : feature.replace(' objective', '');
        expect([game, row, shipped[row]![game === 'B56' ? 0 : 1]]).toEqual([game, row, limit]);
      }
    }
  });

  it('reinforcement schedules', () => {
    const angola: { turn: number | string; side: string; units: unknown[] }[] = table('reinforcements-angola').rows;
    for (const { turn, units } of angola.filter(
      ({ side, turn: t }) => side === 'South African' && typeof t === 'number',
    )) {
      expect(cells('sadf-schedule')[turn]).toEqual([units]);
    }
    for (const [row, turn] of [
      ['turn 5', 5],
      ['contingency', 'contingency'],
    ] as const) {
      const wanted = angola.find((each) => each.side === 'Communist' && each.turn === turn)!.units as Record<
        string,
        unknown
      >[];
      const spelled = wanted.map(({ command, ...types }) =>
        Object.entries(types).map(([type, count]) => `${command} ${type.replace(' (Frog)', '')} ${count}`),
      );
      expect(cells('communist-schedule')[row]).toEqual(spelled);
    }
    const soviet = table('reinforcements-budapest').rows.filter(
      ({ side, turn }: { side: string; turn: unknown }) => side === 'Soviet' && typeof turn === 'number',
    );
    const listed = chart('soviet-schedule').data.cells.flatMap(([units]) => units as string[]);
    expect(listed).toEqual(
      soviet
        .flatMap(({ units }: { units: string[] }) => units)
        .map((unit: string) => unit.replace('all units of ', '')),
    );
  });

  it('set-ups and abbreviations', () => {
    const groups = table('setup-angola').rows as { command: string; units: { type?: string; count: number }[] }[];
    for (const { type, count } of groups[4]!.units) expect(cells('angola-setup')[`mpla ${type}`]![0]).toBe(count);
    const budapest: { count: number }[] = table('setup-budapest').rows;
    expect(chart('budapest-setup').data.cells.map(([count]) => count)).toEqual(budapest.map(({ count }) => count));
    expect(chart('abbreviations').data.cells).toEqual(
      table('abbreviations').rows.map(([, , meaning]: string[]) => [meaning]),
    );
    expect(chart('sequence-of-play').data.rows).toEqual(
      table('sequence-of-play').rows.map(({ step }: { step: string }) => step),
    );
  });
});
