import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { answerInProcess } from '../../support/answers.js';
import { desk } from '../../support/desk.js';
import { goldenCases } from '../../support/golden.js';

/** Where a number of a ruling comes from must stand in the ruling: the book, our fit, the community, the caller. */
const sources = (procedure: string, body: object): Record<string, string> =>
  Object.fromEntries(
    desk
      .rule('panzer', procedure, structuredClone(body), 'en')
      .provenance.map(({ chart, cell, source }) => [`${chart} ${cell}`, source]),
  );

describe('provenance', () => {
  it.each([
    ['P', { cover: 'heavy' }, 'ap-hit -5,P', 'printed'],
    ['S', { cover: 'medium' }, 'ap-hit -3,S', 'reconstructed'],
    ['M', {}, 'ap-hit 0,M', 'community'],
    ['E', { cover: 'light' }, 'ap-hit -1,E', 'community'],
  ])('AP hit number at %s with %j: %s is %s', (rangeFactor, target, cell, source) => {
    const body = { input: { rangeFactor, target }, dice: { given: [] }, upTo: 'hitNumber' };
    expect(sources('combat/ap-fire-basic', body)).toMatchObject({ [cell]: source });
  });

  it.each([
    [7, 2, 'gp-combat-results 2,7', 'printed'],
    [7, 5, 'gp-combat-results 5,7', 'reconstructed'],
  ])('GP factor %i against %i: %s is %s', (factor, gpDefense, cell, source) => {
    const input = { rangeFactor: 'S', factor, target: { kind: 'squad', gpDefense } };
    expect(sources('combat/gp-fire', { input, dice: { given: [50] } })).toMatchObject({ [cell]: source });
  });

  it('a cell of a pack is the client’s', () => {
    const charts = { 'ap-hit': { '0,M': 52 } };
    const pack = { name: 'mine', charts };
    const body = { input: { rangeFactor: 'M' }, dice: { given: [] }, upTo: 'hitNumber', chartPack: pack };
    expect(sources('combat/ap-fire-basic', body)).toMatchObject({ 'ap-hit 0,M': 'client' });
  });

  it('an inferred grade modifier is marked as such', () => {
    const input = { rangeFactor: 'S', factor: 5, firer: { grade: 'veteran' }, target: { kind: 'squad', gpDefense: 3 } };
    expect(sources('combat/gp-fire', { input, dice: { given: [50] } })).toMatchObject({
      'unit-grade-modifiers veteran,gpS': 'reconstructed',
    });
  });

  it('every number that the book does not print is known as such', () => {
    const rows = (chart: string, columns: string[], ...names: string[]) =>
      names.flatMap((name) => columns.map((column) => `${chart} ${name},${column}`));
    const covers = ['coverSpotting', 'coverAp', 'coverGp'];
    const expected = [
      // Signs lost in print, and the two grades whose sign is turned.
      'ap-hit-modifiers-advanced heatHaze,modifier',
      'gp-modifiers heatHaze,modifier',
      'gp-modifiers legTowedRailroadDF,modifier',
      'hand-to-hand-modifiers uphill,attacker',
      ...rows('grade-effects', ['bombScatter'], 'regular', 'green'),
      // Complements and continuations of what is printed.
      'break-point german,break',
      ...rows('unit-grade-modifiers', ['gpP', 'gpS'], 'veteran'),
      'unit-grade-modifiers regular,gpP',
      // Sentences that break off, figures that are lost, words that can be read two ways.
      ...rows('crew-served-weapons', ['upperFloor'], 'hmg', 'antiTankRifle'),
      'crew-served-weapons hmg,transported',
      'movement-limits legWithWeapon,levels',
      'sheaf closedLinear,hexes',
      'hexside-effects wall,blocks',
      // Terrain whose height or cover no sentence gives.
      ...rows('terrain-effects', ['height'], 'brush', 'crops', 'railroad', 'block', 'hastyEntrenchment'),
      ...rows('terrain-effects', ['height'], 'improvedPosition', 'wire', 'path', 'road'),
      ...rows('terrain-effects', covers, 'woodBuilding', 'brickBuilding', 'stoneBuilding', 'stoneRubble'),
      ...rows('terrain-effects', covers, 'hastyEntrenchment', 'wire', 'road'),
      ...rows('terrain-effects', ['coverAp'], 'brush', 'crops'),
      ...rows('terrain-effects', ['legSupport'], 'lightWoods', 'heavyWoods'),
    ];
    // Charts filled by a formula are held to it cell by cell where charts are compared with the book's tables.
    const byFormula = [
      'ap-hit',
      'gp-combat-results',
      'available-commands',
      'aircraft-line-of-sight',
      'sequence-of-play',
    ];
    const marked: string[] = [];
    for (const [id, chart] of panzer.charts)
      chart.data.cells.forEach((cells, row) => {
        cells.forEach((cell, column) => {
          const known = cell === null || chart.source(row, column) === 'printed' || byFormula.includes(id);
          if (!known) marked.push(`${id} ${chart.data.rows[row]},${chart.data.columns[column]}`);
        });
      });
    expect(marked.sort()).toEqual(expected.sort());
  });

  it('stands in every ruling of every golden case as the chart or the pack has it', () => {
    let inferred = 0;
    for (const golden of goldenCases('panzer')) {
      if (golden.expect.odds) continue;
      const answer = answerInProcess(golden);
      if (!('ruling' in answer)) continue;
      const pack = golden.request.chartPack as { charts: Record<string, Record<string, unknown>> } | undefined;
      for (const { chart: id, cell, source } of answer.ruling.provenance) {
        const chart = panzer.charts.get(id)!;
        const comma = cell.indexOf(',');
        const [row, column] = [cell.slice(0, comma), cell.slice(comma + 1)];
        const shipped = chart.source(chart.rowOf(row), chart.columnOf(column));
        const own = pack?.charts[id] !== undefined && cell in pack.charts[id];
        expect([golden.name, id, cell, source]).toEqual([golden.name, id, cell, own ? 'client' : shipped]);
        if (source === 'reconstructed' || source === 'community') inferred += 1;
      }
    }
    expect(inferred).toBeGreaterThan(100);
  });
});
