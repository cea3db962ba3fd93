import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../src/games/scw-battles/index.js';
import type { Cell } from '../../src/kernel/charts/index.js';

/** Every shipped chart against the tables read from the book, cell for cell. */
const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'scw-battles');
// biome-ignore lint/suspicious/noExplicitAny: a table file has the form of its own table
const table = (name: string): any => JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'));
const chart = (id: string) => scwBattles.charts.get(id)!.data;
const cell = (id: string, row: string, column: string): Cell => {
  const data = chart(id);
  return data.cells[data.rows.indexOf(row)]![data.columns.indexOf(column)]!;
};

interface Row {
  readonly [key: string]: never;
}
const byRow = (id: string): Record<string, Cell[]> =>
  Object.fromEntries(chart(id).rows.map((row, i) => [row, [...chart(id).cells[i]!]]));

describe('the combat results table', () => {
  const crt = table('crt');
  it('has the printed columns and rows with their bands', () => {
    expect(chart('crt').columns).toEqual(crt.columns.map(({ label }: Row) => label));
    expect(chart('crt').columnBands).toEqual(crt.columns.map(({ min, max }: Row) => [min, max]));
    expect(chart('crt').rows).toEqual(crt.rows.map(({ die }: Row) => die));
    expect(chart('crt').rowBands).toEqual(crt.rows.map(({ dieMin, dieMax }: Row) => [dieMin, dieMax]));
  });
  it('has the printed code in every cell', () => {
    for (const { die, cells } of crt.rows) {
      for (const { column, code } of cells)
        expect([die, column, cell('crt', die, column)]).toEqual([die, column, code]);
    }
  });
});

describe('the air bombardment table', () => {
  const air = table('air_bombardment');
  it('has the printed bands and steps', () => {
    expect(chart('air-bombardment').columnBands).toEqual(air.columns.map(({ min, max }: Row) => [min, max]));
    expect(chart('air-bombardment').rowBands).toEqual(air.rows.map(({ dieMin, dieMax }: Row) => [dieMin, dieMax]));
    expect(chart('air-bombardment').cells).toEqual(air.rows.map(({ steps }: Row) => steps));
  });
  it('has its modifiers among the die modifiers', () => {
    expect([
      cell('die-modifiers', 'bombardedCover', 'modifier'),
      cell('die-modifiers', 'jaramaNightBombing', 'modifier'),
    ]).toEqual(air.drm.map(({ drm }: Row) => drm));
  });
});

describe('the terrain effects chart', () => {
  const tec = table('terrain_effects');
  it('has every movement cost and defence value', () => {
    expect(chart('terrain-effects').rows).toEqual(tec.rows.map(({ id }: Row) => id));
    for (const row of tec.rows) {
      expect(byRow('terrain-effects')[row.id]).toEqual([
        row.clear.nonMech,
        row.clear.mech,
        row.rainMud.nonMech,
        row.rainMud.mech,
        row.defenderBonus ?? 'other terrain',
      ]);
    }
  });
  it('has the partial river benefit', () => {
    const river = tec.rows.find(({ id }: { id: string }) => id === 'river');
    expect(chart('river-defence').cells).toEqual([[river.defenderBonus], [river.defenderBonusPartial]]);
  });
  it('has the overrides of Jarama', () => {
    const [foot, wheels, pontoon, mud] = tec.overrides;
    expect(byRow('jarama-crossings')).toEqual({
      river: [foot.clear, wheels.clear, foot.rainMud, wheels.rainMud],
      pontoon: [pontoon.nonMech, pontoon.mech, pontoon.nonMech, pontoon.mech],
    });
    expect(byRow('jarama-mud')).toEqual({ clear: [mud.cost], hills: [mud.cost] });
  });
});

describe('small charts', () => {
  const column = (id: string): Cell[] => chart(id).cells.map(([first]) => first!);
  it('column shifts and die modifiers', () => {
    const { rows: shifts } = table('column_shifts');
    expect(chart('column-shifts').rows).toEqual(shifts.map(({ id }: Row) => id));
    expect(column('column-shifts')).toEqual(shifts.map(({ shift }: Row) => shift));
    for (const { id, drm } of table('die_roll_modifiers').rows) expect(cell('die-modifiers', id, 'modifier')).toBe(drm);
  });
  it('weather', () => {
    const { rows, spottingRange } = table('weather');
    const expected = (row: { clear: number[] }) =>
      [1, 2, 3, 4, 5, 6].map((d) => (row.clear.includes(d) ? 'clear' : 'rainMud'));
    expect(column('weather-series')).toEqual(expected(rows[0]));
    expect(column('weather-jarama')).toEqual(expected(rows[1]));
    expect(chart('weather-jarama').cells.map(([, later]) => later)).toEqual(expected(rows[2]));
    expect(column('spotting-range')).toEqual([spottingRange.clear, spottingRange.rainMud]);
  });
  it('zones, command and status', () => {
    const zoc = table('zoc_costs').rows;
    expect(column('zoc-costs')).toEqual([zoc[1].extraMp, zoc[2].extraMp, zoc[3].mp, zoc[4].mp]);
    const ranges = table('command_ranges').rows.map(({ hexes }: Row) => hexes);
    expect(column('command-ranges')).toEqual(ranges.filter((hexes: number | null) => hexes !== null));
    const divisor: Record<string, number> = { x1: 1, 'x1/2': 2, 'x1/4': 4 };
    expect(chart('status-effects').cells).toEqual(
      table('status_effects').rows.map((r: Record<string, string>) => [
        divisor[r.mf!],
        divisor[r.attack!],
        divisor[r.defence!],
        r.enterEnemyZoc,
        r.assault,
        r.artilleryFire,
      ]),
    );
  });
  it('unit types and printed units', () => {
    const types = table('unit_types').rows;
    expect(chart('unit-types').rows).toEqual(types.map(({ type }: Row) => type));
    expect(chart('unit-types').cells).toEqual(
      types.map((t: { class: string; mechanized?: unknown }) => [t.class.split(' ')[0], t.mechanized === true]),
    );
    expect(chart('printed-units').cells).toEqual(
      table('units_printed').rows.map((u: Record<string, number>) => [
        u.attack ?? null,
        u.defence ?? null,
        u.range ?? null,
        u.mf ?? null,
      ]),
    );
  });
});

describe('the charts of the scenarios', () => {
  it('assault points', () => {
    for (const scenario of ['jarama', 'brunete']) {
      const rows = table(`${scenario}_assault_points`).rows;
      expect(byRow(`${scenario}-assault-points`)).toEqual(
        Object.fromEntries(rows.map(({ side, division, ap }: Row) => [`${side} ${division}`, [ap]])),
      );
    }
  });
  it('victory points and levels', () => {
    const jarama = table('jarama_victory');
    const brunete = table('brunete_victory');
    expect(byRow('jarama-victory')).toEqual(
      Object.fromEntries(jarama.rows.map(({ name, hexes, vp }: Row) => [name, [hexes, vp]])),
    );
    expect(byRow('brunete-victory')).toEqual(Object.fromEntries(brunete.rows.map(({ hex, vp }: Row) => [hex, [vp]])));
    for (const [id, levels] of [
      ['jarama-levels', jarama.levels],
      ['brunete-levels', brunete.levels],
    ] as const) {
      expect(chart(id).rowBands).toEqual(levels.map(({ min, max }: Row) => [min, max]));
    }
    expect(chart('exit-points').cells).toEqual([[jarama.exit.vp], [brunete.exit.vp]]);
    expect(chart('jarama-victory').cells.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(jarama.total);
    expect(chart('brunete-victory').cells.reduce((sum, [points]) => sum + Number(points), 0)).toBe(brunete.total);
  });
  it('objectives and corps', () => {
    expect(byRow('brunete-objectives')).toEqual(
      Object.fromEntries(
        table('brunete_objectives').rows.map(({ division, objectives }: Row) => [division, [objectives]]),
      ),
    );
    expect([...chart('brunete-victory').rows].sort()).toEqual(table('brunete_objectives').uniqueHexes);
    for (const { corps, divisions } of table('brunete_corps').rows)
      expect(cell('brunete-corps', corps, 'divisions')).toEqual(divisions);
  });
  it('turns', () => {
    expect(chart('brunete-turns').cells).toEqual(
      table('brunete_turns').rows.map((r: Row) => [r.label, r.nationalistAirPoints, r.republicanAirPoints]),
    );
    expect(chart('jarama-turns').cells).toEqual(table('jarama_turns').rows.map(({ date }: Row) => [date]));
    expect(chart('brunete-turns-daily').rows).toHaveLength(19);
    expect(chart('sequence-of-play').rows).toEqual(table('sequence_of_play').rows.map(({ phase }: Row) => phase));
    expect(chart('brunete-initiative').cells.slice(0, 2)).toEqual(
      table('brunete_initiative')
        .rows.slice(0, 2)
        .map(({ first }: Row) => [first]),
    );
  });
  it('reinforcements and entry areas', () => {
    const jarama = table('jarama_reinforcements');
    expect(chart('jarama-reinforcements').cells).toEqual(
      jarama.rows.map(({ side, turn, units, entry }: Row) => [side, turn, units, entry]),
    );
    expect(byRow('entry-areas')).toEqual(
      Object.fromEntries(Object.entries<Row>(jarama.areas).map(([area, { from, to }]) => [area, [from, to]])),
    );
    const brunete = table('brunete_reinforcements').rows.filter((row: object) => 'units' in row);
    expect(
      chart('brunete-reinforcements').cells.map(([side, date, turn, , units, entry]) => [
        side,
        date,
        turn,
        units,
        entry,
      ]),
    ).toEqual(brunete.map((r: Row) => [r.side, r.label, r.turnRuling, r.units, r.entry]));
    for (const [, date, , daily] of chart('brunete-reinforcements').cells) {
      expect(cell('brunete-turns-daily', String(daily), 'date')).toBe(date);
    }
  });
  it('set-up', () => {
    const jarama = table('jarama_setup').rows;
    expect(chart('jarama-setup').rows).toHaveLength(jarama.length);
    jarama.forEach((row: { side: string; placement: Record<string, unknown> }, i: number) => {
      const { hexes, oneOf, within, of } = row.placement;
      const [side, , places, distance] = chart('jarama-setup').cells[i]!;
      expect(side).toBe(row.side);
      expect(places).toEqual(hexes ?? oneOf ?? (of === undefined ? [] : [of]));
      expect(distance).toBe(within ?? 0);
    });
    expect(chart('brunete-setup').cells).toEqual(
      table('brunete_setup').rows.map((r: Record<string, unknown>) => [
        r.side,
        'hex' in r ? 'hexes' : 'within',
        [r.hex ?? r.of],
        r.within ?? 0,
      ]),
    );
  });
});
