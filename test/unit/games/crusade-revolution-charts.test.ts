import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';

type Row = Record<string, unknown>;
interface Fixture {
  rows: Row[];
  [key: string]: unknown;
}

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'crusade-revolution');
const fixture = (id: string): Fixture => JSON.parse(readFileSync(join(FIXTURES, `${id}.json`), 'utf8')) as Fixture;
const cells = (id: string) => crusadeRevolution.charts.get(id)!.data.cells;
/** A table whose columns are fields of the fixture's rows; what the book leaves out is a dash where the chart says so. */
const sameAs = (id: string, fields: readonly string[], { table = id, dash = false } = {}): void => {
  const expected = fixture(table).rows.map((row) => fields.map((field) => row[field] ?? (dash ? '-' : null)));
  expect(cells(id)).toEqual(expected);
};

describe('every chart agrees with the tables it was read from', () => {
  it.each<[string, readonly string[], { table?: string; dash?: boolean }?]>([
    ['action-limits', ['limit']],
    ['afr-arrivals', ['turn', 'natAR', 'acceleratedAR'], { dash: true }],
    ['automatic-victory', ['repWinsIfRMAtLeast', 'natWinsIfRMAtMost'], { dash: true }],
    ['cards-mentioned', ['number', 'side', 'isCC', 'asterisk', 'optional', 'knownEffect']],
    ['city-baseline', ['baseline'], { table: 'city-rp-penalty' }],
    ['decks', ['cardsPerSide', 'addedAtStartOfTurn'], { dash: true }],
    ['first-loss-priority', ['rule']],
    ['hand-size', ['NAT', 'REP']],
    ['madrid-objective', ['vp']],
    ['retreat-distance', ['spaces']],
    ['republican-morale', ['rm', 'trigger', 'frequency']],
    ['sieges', ['space', 'initialResistance', 'liftedRM', 'liftedVP']],
    ['unit-types', ['meaning', 'side']],
    ['units-printed', ['CF', 'LF', 'MF']],
    ['winter', ['maxOpsCardsPerPlayer', 'mountainAttackDRM']],
    [
      'supply-effects',
      [
        'moveActivation',
        'attackActivation',
        'build',
        'SR',
        'RP',
        'ccBenefit',
        'survivesAttrition',
        'spaceSurvivesAttrition',
      ],
      { table: 'oos-effects' },
    ],
  ])('%s', (id, fields, options = {}) => {
    sameAs(id, fields, options);
  });

  it('combat-drm', () => {
    const rows = fixture('combat-drm').rows.filter(({ id }) => id !== 'cc');
    expect(cells('combat-drm')).toEqual(rows.map(({ drm }) => [drm]));
  });

  it('coastal-spaces', () => {
    const rows = fixture('coastal-spaces').rows as unknown as { zone: string; spaces: string[] }[];
    const { rows: labels, cells: found } = crusadeRevolution.charts.get('coastal-spaces')!.data;
    expect(labels).toEqual(rows.flatMap(({ spaces }) => spaces));
    const zones = rows.flatMap(({ zone, spaces }) =>
      spaces.map(() => [zone.split(' ')[0]!.toLowerCase(), zone.includes('Balearics')]),
    );
    expect(found.map(([zone, , balearic]) => [zone, balearic])).toEqual(zones);
  });

  it('corps-replacement, division-removal and rp-eligibility', () => {
    const { columns, cells: replacing } = crusadeRevolution.charts.get('corps-replacement')!.data;
    const allowed = (row: number): string[] => columns.filter((_, i) => replacing[row]![i] === true);
    // MIL covers the Catalan militias for the Republicans and the Navarrese for the Nationalists.
    expect(allowed(0)).toEqual(['mil', 'cnt', 'erc', 'poum', 'psuc', 'rpa']);
    expect(allowed(1)).toEqual(['sameRegion']);
    expect(allowed(2)).toEqual(['mil', 'nav', 'inf']);
    expect(allowed(3)).toEqual(['ita']);
    const never = (fixture('corps-replacement').never as string[]).map((type) => type.toLowerCase().replace('-', ''));
    for (const row of [0, 1, 2, 3]) for (const type of never) expect(allowed(row)).not.toContain(type);
    const removal = crusadeRevolution.charts.get('division-removal')!.data;
    const given = (row: number): string[] => removal.columns.filter((_, i) => removal.cells[row]![i] === true);
    const eligible = fixture('division-removal').rows[0]!.eligible as string[];
    expect(given(0).filter((type) => type !== 'nav')).toEqual(['mil', 'inf', 'afr', 'cav', 'pol']);
    expect(eligible.map((type) => type.toLowerCase()).sort()).toEqual(
      given(0)
        .filter((type) => type !== 'nav')
        .sort(),
    );
    expect(given(1)).toEqual(['mil', 'cnt', 'erc', 'psuc', 'rpa', 'pol']);
  });

  it('counterattacks', () => {
    const expected = fixture('counterattacks').rows.map(({ bonus, attackChoice }) => [
      bonus === 'RM +1' ? 1 : 0,
      bonus === 'VP -1' ? -1 : 0,
      String(attackChoice).startsWith('only'),
    ]);
    expect(cells('counterattacks')).toEqual(expected);
  });

  it('entrenchment and works-markers', () => {
    const [corpsPosition, divisionPosition, corpsTrench] = fixture('entrenchment').rows;
    expect([corpsPosition, divisionPosition, corpsTrench].map((row) => row!.success)).toEqual([
      'automatic',
      '<=3',
      '<=3',
    ]);
    expect(cells('entrenchment')).toEqual([
      ['automatic', 3],
      [3, '-'],
    ]);
    const markers = fixture('entrenchment').markers as {
      REP: number;
      NAT: number;
      REPoneUseTrenches: Record<string, number>;
    };
    expect(cells('works-markers')).toEqual([
      [markers.REP, ...Object.values(markers.REPoneUseTrenches)],
      [markers.NAT, 0, 0, 0],
    ]);
  });

  it('initial-corps, initial-values, scenarios and reserve-minimum', () => {
    const names = (text: string): string => text.replace(/ \(.*\)$/, '');
    const corps = fixture('initial-corps').rows.map(({ corps: list }) => (list as string[]).map(names));
    expect(cells('initial-corps')).toEqual(corps.map((list) => [list, list.length]));
    const values = fixture('initial-values').rows.map(({ value }) => [value === 'REP' ? 'republican' : value]);
    expect(cells('initial-values')).toEqual(values);
    const named = fixture('scenarios').rows.filter(({ name }) => name !== null);
    expect(cells('scenarios')).toEqual(named.map(({ turns, startRM }) => [...(turns as number[]), startRM ?? null]));
    const needs = fixture('reserve-minimum').rows.flatMap(({ side, needs: list }) =>
      (list as { n: number }[]).map(({ n }) => [side === 'NAT' ? 'nationalist' : 'republican', n]),
    );
    expect(cells('reserve-minimum')).toEqual(needs);
  });

  it('known-connections', () => {
    const pairs = fixture('map-fragments').adjacencies as unknown as string[][];
    const { rows, cells: found } = crusadeRevolution.charts.get('known-connections')!.data;
    expect(rows).toEqual(pairs.map(([a, b]) => `${a}-${b}`));
    expect(found).toEqual(pairs.map(([, , kind]) => [kind]));
  });

  it('rp-costs, sr-costs and siege-assault', () => {
    const rp = fixture('rp-costs').rows.map(({ division, corps, cost }) => [
      division ?? '-',
      corps ?? '-',
      cost ?? '-',
    ]);
    expect(cells('rp-costs')).toEqual(rp);
    const [division, corps, borderDivision, borderCorps] = fixture('sr-costs').rows.map(({ cost }) => cost);
    expect(cells('sr-costs')).toEqual([
      [division, corps],
      [borderDivision, borderCorps],
    ]);
    const assault = fixture('sieges').assault as { successIfModifiedAtMost: number; drm: { drm: number }[] };
    expect(cells('siege-assault')).toEqual([[assault.successIfModifiedAtMost], ...assault.drm.map(({ drm }) => [drm])]);
  });

  it('terrain-effects, turn-track, victory-points', () => {
    const terrain = fixture('terrain-effects').rows.map((row) => [
      row.attackerShift,
      row.defenderShift,
      row.cancelRetreat ?? '-',
      row.stopAdvance ?? '-',
      row.armourDRMAllowed ?? '-',
    ]);
    expect(cells('terrain-effects')).toEqual(terrain);
    const phases: Record<string, string> = {
      'War of the Columns': 'warOfTheColumns',
      Mobilization: 'mobilization',
      'War of the Armies': 'warOfTheArmies',
    };
    const turns = fixture('turn-track').rows.map(({ date, phase, winter }) => [date, phases[String(phase)], winter]);
    expect(cells('turn-track')).toEqual(turns);
    const points = fixture('victory-points-known').rows.filter(({ trigger }) => !String(trigger).startsWith('Madrid'));
    expect(cells('victory-points')).toEqual(points.map(({ vp }) => [vp]));
  });

  it('the fire tables are empty, and the Paths of Glory pack is the opt-in preset', () => {
    interface Preset {
      columns: string[];
      minCF: number[];
      rows: Record<string, number[]>;
    }
    const preset = fixture('fire-tables').parentGamePreset as unknown as Record<'division' | 'corps', Preset>;
    const pack = crusadeRevolution.chartPacks.get('paths-of-glory-fire-tables')!;
    expect(pack.source).toBe('community');
    for (const name of ['division', 'corps'] as const) {
      const { data } = crusadeRevolution.charts.get(`${name}-fire`)!;
      const { columns, minCF, rows } = preset[name];
      expect(data.cells.flat().every((cell) => cell === null)).toBe(true);
      expect(data.columns).toEqual(columns);
      expect(data.columnBands!.map(([lowest]) => lowest)).toEqual(minCF);
      const supplied = pack.charts[`${name}-fire`]!;
      expect(Object.keys(supplied).length).toBe(6 * columns.length);
      for (const [die, losses] of Object.entries(rows))
        losses.forEach((loss, i) => {
          expect(supplied[`${die},${columns[i]}`]).toBe(loss);
        });
    }
  });
});
