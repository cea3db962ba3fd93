import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../src/games/panzer/index.js';
import type { Cell } from '../../src/kernel/charts/index.js';

// biome-ignore lint/suspicious/noExplicitAny: each fixture has its own form
const fixture = (name: string): any =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', 'panzer', `${name}.json`), 'utf8'));

const chart = (id: string) => panzer.charts.get(id)!;
const at = (id: string, row: string | number, column: string | number): Cell =>
  chart(id).cell(chart(id).rowOf(row), chart(id).columnOf(column));
const sourceAt = (id: string, row: string | number, column: string | number) =>
  chart(id).source(chart(id).rowOf(row), chart(id).columnOf(column));
const GRADES: Record<string, string> = {
  Elite: 'elite',
  Veteran: 'veteran',
  Seasoned: 'seasoned',
  Regular: 'regular',
  Regulars: 'regular',
  Green: 'green',
};
const BANDS = ['P', 'S', 'M', 'L', 'E'];

/** Every cell of every chart against the tables read from the book. */
describe('charts', () => {
  it('AP Hit: 80 cells, the five printed ones marked so', () => {
    const printed = new Map<string, number>();
    for (const row of fixture('a-ap-hit-table').rows)
      for (const band of BANDS) if (row[band] !== null) printed.set(`${row.net},${band}`, row[band]);
    expect(printed.size).toBe(5);
    const { rows } = fixture('d-ap-hit-reconstruction');
    for (const [net, cells] of Object.entries(rows as Record<string, Record<string, number | null>>))
      for (const band of BANDS) {
        const name = `${net},${band}`;
        expect([name, at('ap-hit', net, band)]).toEqual([name, printed.get(name) ?? cells[band]]);
        const inferred = net === '-10' || 'MLE'.includes(band) ? 'community' : 'reconstructed';
        expect([name, sourceAt('ap-hit', net, band)]).toEqual([name, printed.has(name) ? 'printed' : inferred]);
      }
  });

  it('AP Hit Modifiers, basic and advanced', () => {
    const basic = Object.fromEntries(
      fixture('a-ap-hit-modifiers').rows.map((r: { id: string; mod: number }) => [r.id, r.mod]),
    );
    const names = {
      targetMoving: 'target_moving',
      coverLight: 'cover_light',
      coverMedium: 'cover_medium',
      coverHeavy: 'cover_heavy',
      shortHalt: 'short_halt_sb0',
      shooterDamaged: 'shooter_damaged',
      brewUpSmoke: 'brewup_smoke',
      overwatchInArc: 'overwatch_in_arc',
      overwatchOutsideArc: 'overwatch_out_of_arc',
    };
    for (const [row, id] of Object.entries(names))
      expect([row, at('ap-hit-modifiers', row, 'modifier')]).toEqual([row, basic[id]]);
    expect(chart('ap-hit-modifiers').data.rows).toHaveLength(Object.keys(names).length);
    const advanced = fixture('b-ap-hit-mods').rows.map((r: { condition: string; mod: number }) => r.mod);
    expect(chart('ap-hit-modifiers-advanced').data.cells.flat()).toEqual([
      advanced[0],
      advanced[6],
      ...advanced.slice(8, 14),
    ]);
    for (const [i, kind] of ['smokeOpen', 'smokeClosed', 'barrageOpen', 'barrageClosed', 'fire'].entries())
      expect(at('hindrances', kind, 'ap')).toBe(advanced[i + 1]);
  });

  it('hindrances', () => {
    const rows = fixture('b-hindrance-mods').rows as { ap: number; gpDirect: number; ifResponse: number }[];
    expect(chart('hindrances').data.cells).toEqual(rows.map((r) => [r.ap, r.gpDirect, r.ifResponse]));
  });

  it('AP damage of the Basic Game', () => {
    const rows = fixture('a-ap-damage-basic').rows as { min: number | null; max: number | null; result: string }[];
    expect(chart('ap-damage').data.rowBands).toEqual(rows.map((r) => [r.min, r.max]));
    const words: Record<string, string> = { NO_EFFECT: 'none', DAMAGED: 'damaged', KO: 'ko', BU: 'bu' };
    expect(chart('ap-damage').data.cells.flat()).toEqual(rows.map((r) => words[r.result]));
  });

  it('AP Number of Hits: the one printed row', () => {
    const [row] = fixture('b-ap-number-of-hits').rows;
    expect(at('ap-number-of-hits', row.hitNumber, 'F3')).toBe(row.bands[0].to);
    expect(at('ap-number-of-hits', row.hitNumber, 'F2')).toBe(row.bands[1].to);
    expect(
      chart('ap-number-of-hits')
        .data.cells.flat()
        .filter((cell) => cell !== null),
    ).toHaveLength(2);
  });

  it('Hit Locations: what the text proves and nothing more', () => {
    const spoken: Record<string, string> = {
      turret: 'T',
      Hull: 'H',
      'Hull*': 'H*',
      'HF (Hull*)': 'HF*',
      'HS (Hull)': 'HS',
    };
    const angles: Record<string, string> = {
      Front: 'front',
      'Front/Side': 'frontSide',
      'Rear/Side': 'rearSide',
      Rear: 'rear',
    };
    for (const { angle, cells } of fixture('b-hit-locations').rows as {
      angle: string;
      cells: Record<string, string>;
    }[])
      for (let die = 1; die <= 10; die += 1) {
        const cell = cells[die];
        expect(at('hit-locations', angles[angle]!, die)).toBe(cell === undefined ? null : (spoken[cell] ?? cell));
      }
  });

  it('Bail Out', () => {
    const rows: Record<string, string> = {
      'AP ND': 'nd',
      DM: 'dm',
      TK: 'tk',
      'Suppressed DF': 'suppressedDirect',
      'Suppressed IF': 'suppressedIndirect',
      KO: 'ko',
      BU: 'bu',
    };
    const columns: Record<string, string> = {
      crew: 'crew',
      passenger: 'passenger',
      'leg passenger survives': 'legSurvives',
      'towed passenger survives': 'towedSurvives',
    };
    let filled = 0;
    for (const { cause, who, number } of fixture('b-bail-out').rows as {
      cause: string;
      who: string;
      number: number | null;
    }[]) {
      expect([cause, who, at('bail-out', rows[cause]!, columns[who]!)]).toEqual([cause, who, number]);
      if (number !== null) filled += 1;
    }
    expect(
      chart('bail-out')
        .data.cells.flat()
        .filter((cell) => cell !== null),
    ).toHaveLength(filled);
  });

  it('GP Combat Results: 150 cells, seven printed', () => {
    const { rows, printedCells } = fixture('c-gp-combat-results');
    const printed = new Set(printedCells.map((c: { D: number; F: number }) => `${c.D},${c.F}`));
    for (let d = 1; d <= 10; d += 1)
      for (let f = 1; f <= 15; f += 1) {
        expect(at('gp-combat-results', d, f)).toEqual([rows[d][f].N, rows[d][f].S]);
        expect(sourceAt('gp-combat-results', d, f)).toBe(printed.has(`${d},${f}`) ? 'printed' : 'reconstructed');
      }
    for (const { D, F, N, S } of printedCells) expect(at('gp-combat-results', D, F)).toEqual([N, S]);
  });

  it('GP, close assault and hand-to-hand modifiers', () => {
    for (const { key, mod } of fixture('c-gp-fire-modifiers').rows as { key: string; mod: unknown }[]) {
      const hindrance = {
        onFire: 'fire',
        brewUpSmoke: 'brewUpSmoke',
        smokeOpen: 'smokeOpen',
        smokeClosed: 'smokeClosed',
        barrageOpen: 'barrageOpen',
        barrageClosed: 'barrageClosed',
      }[key];
      if (hindrance) expect(at('hindrances', hindrance, 'gp')).toBe(mod);
      else if (typeof mod === 'number') expect([key, at('gp-modifiers', key, 'modifier')]).toEqual([key, mod]);
    }
    const assault = fixture('c-close-assault-modifiers');
    for (const { key, mod } of assault.rows as { key: string; mod: unknown }[])
      if (typeof mod === 'number' && key !== 'dismountedFO')
        expect([key, at('close-assault-modifiers', key, 'modifier')]).toEqual([key, mod]);
    for (const [size, factor] of Object.entries(assault.gpFactorByPrimarySize)) {
      expect(at('close-assault-factors', size, 'factor')).toBe(factor);
      expect(at('close-assault-factors', size, 'brewUp')).toBe(Math.floor((factor as number) / 2));
    }
    for (const { key, attacker = null, defender = null } of fixture('c-hand-to-hand-modifiers').rows as {
      key: string;
      attacker?: Cell;
      defender?: Cell;
    }[])
      if (key !== 'dismountedFO' && key !== 'unitGrade') {
        expect([
          key,
          at('hand-to-hand-modifiers', key, 'attacker'),
          at('hand-to-hand-modifiers', key, 'defender'),
        ]).toEqual([key, attacker, defender]);
      }
  });

  it('grades', () => {
    for (const row of fixture('b-grades').rows) {
      const grade = GRADES[row.grade]!;
      expect(at('grade-effects', grade, 'commandRange')).toBe(row.commandRange);
      expect(at('grade-effects', grade, 'initiative')).toBe(row.initiative);
      expect(at('grade-effects', grade, 'bailOut')).toBe(row.bailOut);
      expect(at('unit-grade-modifiers', grade, 'response')).toBe(row.ifResponse);
    }
    for (const [name, row] of Object.entries(
      fixture('c-unit-grade-fragments').rows as Record<string, Record<string, number | number[]>>,
    )) {
      const grade = GRADES[name]!;
      expect(at('grade-effects', grade, 'morale')).toBe(row.morale);
      expect(at('grade-effects', grade, 'hullDownSearch')).toBe(row.hullDown);
      expect(at('grade-effects', grade, 'infantrySmoke')).toBe(row.infantrySmoke);
      expect(at('grade-effects', grade, 'bombScatter')).toBe(row.bombScatter);
      if (row.hthCA !== undefined) expect(at('unit-grade-modifiers', grade, 'closeCombat')).toBe(row.hthCA);
      for (const key of ['gpP', 'gpS', 'gpL'])
        if (row[key] !== undefined) expect(at('unit-grade-modifiers', grade, key)).toBe(row[key]);
      if (row.quickmarch) expect(at('unit-grade-modifiers', grade, 'quickmarch')).toBe((row.quickmarch as number[])[1]);
      if (row.suppressionRecovery)
        expect(at('unit-grade-modifiers', grade, 'recovery')).toBe((row.suppressionRecovery as number[])[1]);
    }
    expect(at('unit-grade-modifiers', 'regular', 'apM')).toBe(fixture('b-unit-grade-combat-mods').rows[0].ap);
    for (const band of BANDS) expect(at('unit-grade-modifiers', 'seasoned', `ap${band}`)).toBe(0);
  });

  it('available commands: five printed cells, elite and green empty', () => {
    const { rows, reconstructed } = fixture('b-available-commands');
    for (const { grade, cols } of rows as { grade: string; cols: Record<string, number> }[])
      for (let n = 1; n <= 10; n += 1) {
        const k = reconstructed.k[grade];
        expect(at('available-commands', GRADES[grade]!, n)).toBe(cols[n] ?? (k ? Math.floor((n * k) / 10) : null));
        if (k)
          expect(sourceAt('available-commands', GRADES[grade]!, n)).toBe(
            cols[n] === undefined ? 'reconstructed' : 'printed',
          );
      }
  });

  it('indirect fire: response, modifiers, SHEAF', () => {
    for (const row of fixture('b-if-response').rows)
      for (const column of ['Attached', 'Organic', 'Unattached'])
        expect(at('indirect-fire-response', row.row.toLowerCase(), column.toLowerCase())).toBe(row[column]);
    const mods = fixture('b-if-response-mods').rows.map((r: { mod: number }) => r.mod);
    const names = [
      'preRegistered',
      'commandRecon',
      'adjusted',
      'observerSuppressed',
      'observerDamaged',
      null,
      'heatHaze',
      'observerHesitating',
      'observerBroken',
      null,
      null,
      null,
      null,
      null,
      'soviet1941',
      'soviet1942',
      'reconByFire',
    ];
    names.forEach((name, i) => {
      if (name) expect([name, at('response-modifiers', name, 'modifier')]).toEqual([name, mods[i]]);
    });
    expect(fixture('b-sheaf').rows.map((r: { hexes: number }) => r.hexes)).toEqual(
      ['onMap', 'closed', 'open', 'closedLinear'].map((p) => at('sheaf', p, 'hexes')),
    );
    for (const { size, minRange } of fixture('b-heat-haze').rows) expect(at('heat-haze', size, 'range')).toBe(minRange);
  });

  it('spotting', () => {
    for (const row of fixture('a-spotting-range').rows)
      for (const column of ['V', 'L', 'S']) expect(at('spotting-range', row.mod, column)).toBe(row[column]);
    const shifts = fixture('b-spotting').shifts.map((s: { shift: number }) => s.shift);
    expect(chart('spotting-modifiers').data.cells.flat().slice(0, 10)).toEqual(shifts);
    expect(fixture('a-los-dead-zone').rows.map((r: { fraction: string }) => r.fraction)).toEqual([
      '1/2',
      '1/4',
      '1/8',
      'fixed 1',
    ]);
    expect(chart('dead-zone').data.cells.flat()).toEqual([2, 4, 8, null]);
  });

  it('terrain: heights, covers and costs the text states', () => {
    const names: Record<string, string> = {
      Clear: 'clear',
      Rough: 'rough',
      Scrub: 'scrub',
      Gully: 'gully',
      Ford: 'ford',
      Stream: 'stream',
      Bridge: 'bridge',
      'Light Woods': 'lightWoods',
      Woods: 'woods',
      'Heavy Woods': 'heavyWoods',
    };
    for (const row of fixture('a-terrain-known').rows) {
      const terrain = names[row.terrain];
      if (!terrain) continue;
      expect([terrain, at('terrain-effects', terrain, 'height')]).toEqual([terrain, row.height]);
      expect([terrain, at('terrain-effects', terrain, 'coverSpotting')]).toEqual([terrain, row.cover ?? null]);
      if (row.costT !== undefined) expect(at('terrain-effects', terrain, 'costT')).toBe(row.costT);
    }
    const counters: Record<string, string> = {
      Block: 'block',
      Ditch: 'ditch',
      'On Fire': 'onFire',
      'Improved Position': 'improvedPosition',
      'Rubble (wood building)': 'woodRubble',
      'Rubble (brick building)': 'brickRubble',
      'Rubble (stone building)': 'stoneRubble',
      Wire: 'wire',
    };
    for (const row of fixture('b-terrain-advanced').rows) {
      const terrain = counters[row.terrain];
      if (!terrain) continue;
      expect([terrain, at('terrain-effects', terrain, 'height')]).toEqual([terrain, row.height]);
      for (const mode of ['T', 'H', 'W'])
        if (row.enter[mode] === false)
          expect([terrain, mode, at('terrain-effects', terrain, `cost${mode}`)]).toEqual([terrain, mode, 'P']);
    }
  });

  it('air, mines, morale and the small optional tables', () => {
    const air = fixture('c-air');
    for (const altitude of ['Low', 'Medium', 'High'])
      for (const speed of ['Slow', 'Fast']) {
        expect(at('aircraft-acquire', altitude.toLowerCase(), speed.toLowerCase())).toBe(
          air.acquireHexes[altitude][speed],
        );
        expect(at('aircraft-track', altitude.toLowerCase(), speed.toLowerCase())).toBe(air.trackHexes[altitude][speed]);
      }
    for (let height = 1; height <= 8; height += 1) {
      expect(at('aircraft-line-of-sight', 'low', height)).toBe(height >= 2 ? height - 1 : 0);
      expect(at('aircraft-line-of-sight', 'medium', height)).toBe(height >= 4 ? height - 3 : 0);
    }
    expect(chart('aircraft-modifiers').data.cells.flat()).toEqual([
      air.attackModifiers.Low,
      air.attackModifiers.Medium,
      air.attackModifiers.High,
      air.attackModifiers.Fast,
      air.attackModifiers.aircraftDamaged,
      air.attackModifiers.aircraftSuppressed,
      air.aaModifiers.fastOrHigh,
      air.aaModifiers.low,
    ]);
    const mines = fixture('c-minefields');
    expect([at('minefield-effects', 'hasty', 'damaged5'), at('minefield-effects', 'hasty', 'track5')]).toEqual([
      mines.rows.Hasty.gpd5.DMGD[1],
      mines.rows.Hasty.gpd5.TK[1],
    ]);
    expect(at('minefield-effects', 'deliberate', 'legTowed')).toBe(mines.rows.Deliberate.legTowed.Effective[1]);
    expect([at('minefield-defense', 'hasty', 'gpDefense'), at('minefield-defense', 'deliberate', 'gpDefense')]).toEqual(
      [mines.gpDefense.Hasty, mines.gpDefense.Deliberate],
    );
    const morale = fixture('c-morale').checkModifiers;
    expect(chart('morale-modifiers').data.cells.flat()).toEqual([
      morale.mediumCover,
      morale.heavyCover,
      morale.unbrokenCommandInRange,
      morale.suppressedOrDamaged,
      morale.forced,
      morale.brokenFormationUnitInRange,
      morale.spottedEnemy1to2,
      morale.spottedEnemy3to5,
      morale.commandOtherThanNC,
    ]);
    const small = fixture('c-optional-small');
    expect(chart('command-span').data.cells.flat()).toEqual([
      small.commandSpan.CHQ,
      small.commandSpan.BHQ,
      small.commandSpan.RHQ,
    ]);
    expect(chart('infantry-smoke').data.cells.flat()).toEqual(
      ['German', 'Soviet', 'USA', 'UK', 'France41+', 'France44', 'Italy'].map((n) => small.infantrySmokeLimit[n]),
    );
    expect(chart('counter-battery-modifiers').data.cells.flat()).toEqual([
      small.counterBattery.longMission,
      small.counterBattery.selfPropelled,
      small.counterBattery.Soviet1941,
      small.counterBattery.Soviet1942,
    ]);
    expect([
      at('penetration-variance', 27, 10),
      at('penetration-variance', 27, 4),
      at('penetration-variance', 18, 1),
      at('penetration-variance', 18, 2),
      at('penetration-variance', 18, 'max'),
    ]).toEqual([3, -1, -2, -2, 3]);
    const building = fixture('c-building-effects').rows[1];
    expect([
      at('building-effects', 'brick', 'hit'),
      at('building-effects', 'brick', 'damagedFrom'),
      at('fire-start', 'brick', 8),
    ]).toEqual([building.hit[1], building.split.DMGD[0], building.fire[8][1]]);
  });
});
