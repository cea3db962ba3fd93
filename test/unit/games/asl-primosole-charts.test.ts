import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Cell } from '../../../src/kernel/charts/index.js';

/** Every shipped chart against the tables read from the book, cell for cell. */
interface Row {
  readonly [column: string]: unknown;
}
const fixture = (name: string): { rows: Row[]; drm?: Row[] } & Row =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'asl-primosole', `${name}.json`), 'utf8'));
const cellsOf = (id: string): readonly (readonly Cell[])[] => aslPrimosole.charts.get(id)!.data.cells;
const rowsOf = (id: string): readonly string[] => aslPrimosole.charts.get(id)!.data.rows;
const bandsOf = (id: string) => aslPrimosole.charts.get(id)!.data.rowBands;
const bands = (rows: readonly Row[]) => rows.map(({ min, max }) => [min, max]);

describe('ASL Primosole Bridge charts', () => {
  it.each([
    ['axis', 'rg_axis'],
    ['british', 'rg_british'],
  ])('%s reinforcement groups', (side, table) => {
    const rows = fixture(table).rows.map((row) => {
      const max = row.maxPerCG as Record<string, number>;
      const dearer = row.cppImproved ?? null;
      const perDate = row.maxPerDate ?? 0;
      const fixed = [row.name, row.name_ja, row.full, row.depleted, row.units, row.notes, row.cpp, dearer, perDate];
      return [...fixed, max.I, max.II, max.III];
    });
    expect(rowsOf(`rg-${side}`)).toEqual(fixture(table).rows.map(({ id }) => id));
    expect(cellsOf(`rg-${side}`)).toEqual(rows);
  });

  it('CG dates and CPP base values', () => {
    const { rows } = fixture('cg_calendar');
    expect(rowsOf('cg-calendar')).toEqual(rows.map(({ date }) => date));
    expect(cellsOf('cg-calendar')).toEqual(
      rows.map(({ day, period, night, axisCPP, britishCPP, cg }) => {
        const has = (name: string): boolean => (cg as string[]).includes(name);
        return [day, period, night, axisCPP, britishCPP, has('I'), has('II'), has('III')];
      }),
    );
    const base = new Map(fixture('cpp_base').rows.map(({ date, axis, british }) => [date, [axis, british]]));
    for (const [at, date] of rowsOf('cg-calendar').entries()) {
      expect(cellsOf('cg-calendar')[at]!.slice(3, 5)).toEqual(base.get(date) ?? [null, null]);
    }
  });

  it('campaigns', () => {
    const rows = fixture('campaigns').rows.map(({ first, last, dates, attackChits, movesFirst }) => {
      const chits = attackChits as Record<string, number>;
      return [first, last, dates, chits.axis, chits.british, 'axis', movesFirst];
    });
    expect(cellsOf('campaigns')).toEqual(rows);
  });

  it('ELR and half-squads', () => {
    const { rows, halfSquadParents } = fixture('elr');
    const printed = rows.flatMap(({ nationality, unitTypes, elr }) =>
      (unitTypes as string[]).map((unit) => [`${nationality} ${unit === '*' ? 'any' : unit.replace(':', ' ')}`, elr]),
    );
    const shipped = rowsOf('elr').map((row, at) => [row, cellsOf('elr')[at]![0]]);
    expect(shipped.slice(0, printed.length)).toEqual(printed);
    expect(shipped.slice(printed.length)).toEqual([
      ['german crew', 4],
      ['british crew', 4],
      ['british crew airborne', 5],
    ]);
    const parents = Object.entries(halfSquadParents as Record<string, Record<string, string>>).flatMap(
      ([nation, pairs]) => Object.entries(pairs).map(([half, parent]) => [`${nation} ${half}`, parent]),
    );
    expect(rowsOf('half-squads').map((row, at) => [row, cellsOf('half-squads')[at]![0]])).toEqual(parents);
  });

  it.each([
    ['captured-weapons', 'captured_weapons'],
    ['immobilization-repair', 'immobilization_repair'],
    ['rg-strength', 'rg_strength'],
    ['shift', 'shift'],
    ['special-ammunition', 'special_ammo'],
    ['stun-recovery', 'stun_recovery'],
    ['weapon-repair', 'weapon_repair'],
    ['wounded-leaders', 'wounded_leaders'],
    ['escape', 'escape'],
    ['leaders', 'leaders'],
  ])('%s has the printed bands', (id, table) => {
    expect(bandsOf(id)).toEqual(bands(fixture(table).rows));
  });

  it('leaders', () => {
    expect(cellsOf('leaders')).toEqual(
      fixture('leaders').rows.map(({ infantry, armor }) => [infantry, armor ?? 'none']),
    );
  });

  it.each([
    ['leaders-drm', 'leaders'],
    ['immobilization-drm', 'immobilization_repair'],
    ['rg-strength-drm', 'rg_strength'],
    ['shift-drm', 'shift'],
    ['stun-drm', 'stun_recovery'],
    ['wounded-leaders-drm', 'wounded_leaders'],
    ['game-end-drm', 'turn_record'],
  ])('%s in printed order', (id, table) => {
    expect(cellsOf(id).map(([drm]) => drm)).toEqual(fixture(table).drm!.map(({ drm }) => drm));
  });

  it('escape modifiers, and which of them vehicles take', () => {
    const printed = fixture('escape').drm!.map(({ id, drm, vehicles }) => {
      const counted = typeof drm === 'number' ? drm : id === 'leadership' ? 'leadershipDrm' : 1;
      return [counted, vehicles];
    });
    expect(cellsOf('escape-drm')).toEqual(printed);
    const { MMC, SMC, woundedSMC } = fixture('escape').carry as Record<string, number>;
    expect(cellsOf('carrying-limits')).toEqual([[MMC], [SMC], [woundedSMC]]);
  });

  it('weapon repair modifiers, the Repair number apart', () => {
    const printed = fixture('weapon_repair').drm!.filter(({ drm }) => typeof drm === 'number');
    expect(cellsOf('weapon-repair-drm').map(([drm]) => drm)).toEqual(printed.map(({ drm }) => drm));
  });

  it.each([
    ['sw-axis', 'sw_axis'],
    ['sw-british', 'sw_british'],
  ])('%s', (id, table) => {
    const columns = aslPrimosole.charts.get(id)!.data.columns;
    expect(cellsOf(id)).toEqual(fixture(table).rows.map((row) => columns.map((column) => row[column])));
    expect(rowsOf(id)).toEqual(fixture(table).rows.map(({ rg }) => rg));
  });

  it('fortifications, fences, Armored Assault, FT and DC, recon, turns', () => {
    expect(cellsOf('fortifications').flat()).toEqual(fixture('fortifications').rows.map(({ fpp }) => fpp));
    expect(cellsOf('fence-bog').flat()).toEqual(fixture('barbed_wire_bog').rows.map(({ drm }) => drm));
    expect(cellsOf('armored-assault').flat()).toEqual(fixture('armored_assault_tc').rows.map(({ morale }) => morale));
    const kept = fixture('ft_dc_retention').rows.map(({ eliteSquadsNeeded }) => eliteSquadsNeeded);
    expect(cellsOf('ft-dc-retention').map(([squads]) => squads)).toEqual(kept);
    expect(cellsOf('recon').flat()).toEqual(fixture('recon').rows.map(({ drm }) => drm));
    expect(cellsOf('turn-record').flat()).toEqual(fixture('turn_record').rows.map(({ endNumber }) => endNumber ?? '-'));
  });

  it('the Refit Phase sequence', () => {
    const { rows } = fixture('refit_sequence');
    expect(rowsOf('refit-sequence')).toEqual(rows.map(({ step }) => step));
    expect(cellsOf('refit-sequence')).toEqual(
      rows.map(({ title, initialScenario, closesScenario, repeatOnIdle }) => [
        title,
        initialScenario,
        closesScenario,
        repeatOnIdle,
      ]),
    );
  });

  it('low visibility in the bands of the book', () => {
    const effects = fixture('lv_hindrance').rows as { bands: { min: number; max: number | null; drm: number }[] }[];
    for (const [row, { bands: printed }] of effects.entries()) {
      for (const [column, [low, high]] of aslPrimosole.charts
        .get('lv-hindrance')!
        .data.columnBands!.slice(0, 3)
        .entries()) {
        const band = printed.find(({ min, max }) => min <= low! && (max === null || max >= high!))!;
        expect(cellsOf('lv-hindrance')[row]![column]).toBe(band.drm);
      }
    }
  });

  it('initial orders of battle and hexes named in the text', () => {
    const forces = fixture('initial_ob').rows.filter(({ sameAs }) => sameAs === undefined);
    const groups = forces.flatMap(({ cg, side, rgs }) =>
      ((rgs ?? []) as { id: string; qty: number }[]).map(({ id, qty }) => [cg, side, id, qty]),
    );
    const shipped = cellsOf('initial-ob').filter(([, , , kind]) => kind === 'RG');
    expect(shipped.map(([cg, side, , , id, qty]) => [`CG-${cg}`, side, id, qty])).toEqual(groups);
    expect(cellsOf('map-references').flat()).toEqual(fixture('map_references').rows.map(({ hexes }) => hexes));
  });

  it('initiative matrix', () => {
    const camel = (name: unknown): string =>
      String(name).replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    for (const { axis, british, result } of fixture('initiative').rows) {
      const { rows, columns, cells } = aslPrimosole.charts.get('initiative')!.data;
      expect(cells[rows.indexOf(String(axis))]![columns.indexOf(String(british))]).toBe(camel(result));
    }
  });

  it('terrain figures', () => {
    const value = new Map(rowsOf('terrain').map((row, at) => [row, cellsOf('terrain')[at]![0]]));
    const terrain = new Map(fixture('terrain').rows.map((row) => [row.terrain, row as Record<string, never>]));
    const breach = (terrain.get('barbed_wire_fence') as unknown as { temporaryBreach: Record<string, number> })
      .temporaryBreach;
    expect(value.get('breachMakeMf')).toBe(breach.makeCostMF);
    expect(value.get('breachCrossMf')).toBe(breach.crossExtraDay);
    expect(value.get('riverMf')).toBe(terrain.get('river')!.infantryEntryMF);
    expect(value.get('oliveGroveTem')).toBe(terrain.get('olive_grove')!.tem);
    expect(value.get('oliveGrovePathMf')).toBe(terrain.get('olive_grove')!.pathHexsideMF);
    expect(value.get('ditchBrushMf')).toBe(terrain.get('ditch_brush')!.infantryEntryMFClaimingDitchTEM);
    expect(value.get('ditchVineyardMf')).toBe(terrain.get('ditch_vineyard')!.infantryEntryMFClaimingDitchTEM);
    const { indirectFire, other } = terrain.get('pillbox')!.tem as unknown as Record<string, number>;
    expect([value.get('pillboxIndirectTem'), value.get('pillboxOtherTem')]).toEqual([indirectFire, other]);
  });
});
