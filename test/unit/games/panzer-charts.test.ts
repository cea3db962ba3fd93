import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { VehicleDefense } from '../../../src/games/panzer/shared/vehicle-card.js';
import { RangeFactor } from '../../../src/games/panzer/vocabulary.js';
import type { Cell } from '../../../src/kernel/charts/index.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import {
  ask,
  at,
  BANDS,
  chart,
  FOLDER,
  filled,
  GRADES,
  GROUPS,
  ruling,
  sourceAt,
  tablesOf,
} from '../../support/panzer-tables.js';

const tables = tablesOf('fire');
const fixture = (name: string) => tables.read(name);

const AP = 'ap-hit-modifiers-advanced';
const SQUAD = { kind: 'squad', gpDefense: 3 };
const SECTIONS = panzer.declaration.sections.map(({ id }) => id);

/** A switch belongs to a section that the game has; 7.39 is not in the book, and its rows are left out. */
function isOption(row: { key: string; optional?: string }, id: string): void {
  const [section] = row.optional!.split(' ');
  expect(SECTIONS.includes(section!)).toBe(section !== '7.39');
  expect(chart(id).data.rows.includes(row.key)).toBe(section !== '7.39');
}

/** Every cell of every chart of fire against the tables read from the book. */
describe('charts of fire', () => {
  it('AP Hit: 80 cells, the five printed ones marked so', () => {
    const table = fixture('a-ap-hit-table');
    expect(chart('ap-hit').data.columns).toEqual([...table.columns]);
    expect(chart('ap-hit').data.rows).toEqual(table.rows.map(({ net }: { net: number }) => String(net)));
    const printed = new Map<string, number>();
    for (const row of table.rows)
      for (const band of BANDS) if (row[band] !== null) printed.set(`${row.net},${band}`, row[band]);
    expect(printed.size).toBe(5);
    const { rows } = fixture('d-ap-hit-reconstruction');
    const k: Record<string, number> = { P: 9, S: 7, M: 5, L: 3, E: 1 };
    for (const [net, cells] of Object.entries(rows as Record<string, Record<string, number | null>>))
      for (const band of BANDS) {
        const name = `${net},${band}`;
        const formula = net === '-10' ? (band === 'E' ? 0 : 1) : Math.min(100, k[band]! * (10 + Number(net)));
        expect([name, rows[net][band] ?? 0]).toEqual([name, formula]);
        expect([name, at('ap-hit', net, band)]).toEqual([name, printed.get(name) ?? cells[band]]);
        const inferred = net === '-10' || 'MLE'.includes(band) ? 'community' : 'reconstructed';
        expect([name, sourceAt('ap-hit', net, band)]).toEqual([name, printed.has(name) ? 'printed' : inferred]);
      }
  });

  it('AP Hit Modifiers, basic', () => {
    const { rows, clamp } = fixture('a-ap-hit-modifiers');
    const names: Record<string, string> = {
      target_moving: 'targetMoving',
      cover_light: 'coverLight',
      cover_medium: 'coverMedium',
      cover_heavy: 'coverHeavy',
      short_halt_sb0: 'shortHalt',
      shooter_damaged: 'shooterDamaged',
      brewup_smoke: 'brewUpSmoke',
      overwatch_in_arc: 'overwatchInArc',
      overwatch_out_of_arc: 'overwatchOutsideArc',
    };
    const size = fieldsOf(VehicleDefense).find(({ name }) => name === 'size')!.type as { min: number; max: number };
    for (const row of rows)
      if (row.id === 'target_size') expect(row.mod).toBe(`+${size.max}..${size.min}`);
      else expect([row.id, at('ap-hit-modifiers', names[row.id]!)]).toEqual([row.id, row.mod]);
    expect(chart('ap-hit-modifiers').data.rows).toEqual(Object.values(names));
    const { cumulative, mod } = rows.find(({ id }: { id: string }) => id === 'brewup_smoke');
    const two = [{ kind: 'brewUpSmoke' }, { kind: 'brewUpSmoke' }];
    const { netModifier } = ask('combat/ap-fire-basic', { rangeFactor: 'P', hindrances: two }, [], {
      upTo: 'hitNumber',
    });
    expect(netModifier).toBe(cumulative ? 2 * mod : mod);
    expect([`${clamp.max}`, `${clamp.min}`]).toEqual([chart('ap-hit').data.rows[0], chart('ap-hit').data.rows.at(-1)]);
  });

  it('AP Hit Modifiers, advanced', () => {
    const cells: Record<string, Cell> = {
      'shooter suppressed': at(AP, 'shooterSuppressed'),
      'smoke Open SHEAF, per source': at('hindrances', 'smokeOpen', 'ap'),
      'smoke Closed SHEAF, per source': at('hindrances', 'smokeClosed', 'ap'),
      'barrage Open SHEAF, per source': at('hindrances', 'barrageOpen', 'ap'),
      'barrage Closed SHEAF, per source': at('hindrances', 'barrageClosed', 'ap'),
      'on fire, per source': at('hindrances', 'fire', 'ap'),
      'ammo limit failed': at(AP, 'ammoLimit'),
      'ammo limit failed for special and basic': 2 * (at(AP, 'ammoLimit') as number),
      'transported fire with attached weapon': at(AP, 'transportedFire'),
      'heat haze, vehicle at range >= 8': at(AP, 'heatHaze'),
      'dual fire, same target': at(AP, 'dualFireSameTarget'),
      'dual fire, different target': at(AP, 'dualFireOtherTarget'),
      'shooter hesitating (option)': at(AP, 'shooterHesitating'),
      'shooter broken (option)': at(AP, 'shooterBroken'),
      'unit grade by AP range factor': 'card',
    };
    const { rows, clamp } = fixture('b-ap-hit-mods');
    for (const { condition, mod } of rows) expect([condition, cells[condition]]).toEqual([condition, mod]);
    expect(clamp.map(String)).toEqual([chart('ap-hit').data.rows.at(-1), chart('ap-hit').data.rows[0]]);
  });

  it('hindrances and heat haze', () => {
    const kinds: Record<string, string> = {
      'On fire': 'fire',
      'Smoke Closed': 'smokeClosed',
      'Smoke Open': 'smokeOpen',
      'Barrage Closed': 'barrageClosed',
      'Barrage Open': 'barrageOpen',
      'Brew-up smoke': 'brewUpSmoke',
    };
    for (const { kind, ap, gpDirect, ifResponse } of fixture('b-hindrance-mods').rows)
      expect(chart('hindrances').data.cells[chart('hindrances').rowOf(kinds[kind]!)]).toEqual([
        ap,
        gpDirect,
        ifResponse,
      ]);
    const { rows, effects } = fixture('b-heat-haze');
    for (const { size, minRange } of rows) expect(at('heat-haze', size, 'range')).toBe(minRange);
    expect(effects.indirectResponse).toBe(at('response-modifiers', 'heatHaze'));
    expect(effects.apDirect).toBe(at(AP, 'heatHaze'));
    expect(effects.gpDirect).toBe(at('gp-modifiers', 'heatHaze'));
  });

  it('AP damage of the Basic Game, range factors, fields of fire', () => {
    const rows = fixture('a-ap-damage-basic').rows as { min: number | null; max: number | null; result: string }[];
    expect(chart('ap-damage').data.rowBands).toEqual(rows.map((r) => [r.min, r.max]));
    const words: Record<string, string> = { NO_EFFECT: 'none', DAMAGED: 'damaged', KO: 'ko', BU: 'bu' };
    expect(chart('ap-damage').data.cells.flat()).toEqual(rows.map((r) => words[r.result]));
    const factors = fixture('a-ap-range-factor').rows as { code: string; en: string; ja: string }[];
    expect(factors.map(({ code }) => code)).toEqual(RangeFactor.values);
    for (const { code, en, ja } of factors)
      expect(panzer.declaration.glossary.find((term) => term.en === `${en} (${code})`)?.ja).toBe(ja);
    for (const { tt, arc, overwatchOutOfArc } of fixture('a-field-of-fire').rows)
      for (const rating of tt)
        expect([at('field-of-fire', rating, 'degrees'), at('field-of-fire', rating, 'overwatchOutsideArc')]).toEqual([
          arc,
          overwatchOutOfArc,
        ]);
  });

  it('AP Number of Hits: the one printed row, and what it means', () => {
    const { rows, reconstructed } = fixture('b-ap-number-of-hits');
    const [row] = rows;
    expect(at('ap-number-of-hits', row.hitNumber, 'F3')).toBe(row.bands[0].to);
    expect(at('ap-number-of-hits', row.hitNumber, 'F2')).toBe(row.bands[1].to);
    expect(filled('ap-number-of-hits')).toHaveLength(2);
    expect(reconstructed.rof).toBe(row.rof);
    const input = {
      rangeFactor: 'S',
      penetration: 5,
      damage: { nd: 10 },
      firer: { rateOfFire: row.rof },
      target: { command: 'move', defense: { protection: 'S' } },
    };
    for (const { hits, from, to } of row.bands)
      for (const roll of [from, to]) {
        const { steps, outcome } = ruling('combat/ap-fire', input, [roll, 63, 63, 63].slice(0, 1 + hits));
        expect((outcome as { hitNumber: number }).hitNumber).toBe(row.hitNumber);
        const counted = steps.find(({ key }) => key === 'number-of-hits')?.values as { hits: number } | undefined;
        expect([roll, counted?.hits ?? 0]).toEqual([roll, hits]);
      }
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

  it('Bail Out, its numbers and its dice', () => {
    const causes: Record<string, string> = {
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
    const { rows, modifiers } = fixture('b-bail-out');
    let held = 0;
    for (const { cause, who, number, test } of rows) {
      expect([cause, who, at('bail-out', causes[cause]!, columns[who]!)]).toEqual([cause, who, number]);
      expect([who, test]).toEqual([who, who.endsWith('survives') ? '>=' : '<=']);
      if (number !== null) held += 1;
    }
    expect(filled('bail-out')).toHaveLength(held);
    const crew = (roll: number, more: object = {}) =>
      ask('combat/bail-out', { causes: ['dm'], ...more }, [roll], { options: { morale: true } }).crew;
    expect([crew(30), crew(31)]).toEqual(['bailsOut', 'stays']);
    const rider = (roll: number) =>
      ask('combat/bail-out', { destroyed: 'ko', passengers: [{ kind: 'squad' }] }, [roll]).passengers[0].fate;
    expect([rider(21), rider(20)]).toEqual(['escapes', 'eliminated']);
    expect([at('grade-effects', 'elite', 'bailOut'), at('grade-effects', 'green', 'bailOut')]).toEqual([
      modifiers.Elite,
      modifiers.Green,
    ]);
    for (const [morale, key] of [
      ['hesitating', 'option Hesitating (crew)'],
      ['broken', 'option Broken (crew)'],
    ]) {
      const last = 30 - modifiers[key!];
      expect([crew(last, { crew: { morale } }), crew(last + 1, { crew: { morale } })]).toEqual(['bailsOut', 'stays']);
    }
  });

  it('GP Combat Results: 150 cells, seven printed', () => {
    const { rows, printedCells, printedEdgeCases, verification } = fixture('c-gp-combat-results');
    const printed = new Set(printedCells.map((c: { D: number; F: number }) => `${c.D},${c.F}`));
    for (let d = 1; d <= 10; d += 1)
      for (let f = 1; f <= 15; f += 1) {
        expect(at('gp-combat-results', d, f)).toEqual([rows[d][f].N, rows[d][f].S]);
        expect(sourceAt('gp-combat-results', d, f)).toBe(printed.has(`${d},${f}`) ? 'printed' : 'reconstructed');
      }
    for (const { D, F, N, S } of printedCells) expect(at('gp-combat-results', D, F)).toEqual([N, S]);
    for (const { gp, def, n, s } of fixture('b-gp-combat-known').rows) {
      expect(at('gp-combat-results', def, gp)).toEqual([n, s]);
      expect(printed.has(`${def},${gp}`)).toBe(true);
    }
    for (const { F, D, final, result } of [...printedEdgeCases, ...verification.outcomes]) {
      const [none, suppressed] = at('gp-combat-results', D, F) as unknown as [number, number];
      const read = final <= none ? 'NoEffect' : final <= suppressed ? 'Suppressed' : 'Effective';
      expect([F, D, final, read]).toEqual([F, D, final, result]);
    }
  });

  it('GP modifiers', () => {
    const hindrances: Record<string, string> = {
      onFire: 'fire',
      brewUpSmoke: 'brewUpSmoke',
      smokeOpen: 'smokeOpen',
      smokeClosed: 'smokeClosed',
      barrageOpen: 'barrageOpen',
      barrageClosed: 'barrageClosed',
    };
    const inputs: Record<string, string> = { IF: 'combat/indirect-fire', air: 'combat/air-attack' };
    for (const row of fixture('c-gp-fire-modifiers').rows) {
      const { key, mod, per, notFor = [] } = row;
      const kind = hindrances[key];
      if (kind) expect(at('hindrances', kind, 'gp')).toBe(mod);
      else if (key === 'unitGradeGP') expect(mod).toBe('card');
      else expect([key, at('gp-modifiers', key)]).toEqual([key, mod]);
      if (row.optional) isOption(row, 'gp-modifiers');
      for (const way of notFor)
        expect(fieldsOf(panzer.procedures.get(inputs[way]!)!.input).some(({ name }) => name === 'hindrances')).toBe(
          false,
        );
      if (per === 'source') {
        const two = { rangeFactor: 'S', factor: 5, target: SQUAD, hindrances: [{ kind }, { kind }] };
        expect([key, ask('combat/gp-fire', two, [50]).targets[0].netModifier]).toEqual([key, 2 * mod]);
      }
    }
    const inTarget = (unit: object, more: object = {}) =>
      ask(
        'combat/indirect-fire',
        { rangeFactor: 'M', factor: 8, units: [{ unit: { gpDefense: 4, protection: 'S', ...unit }, ...more }] },
        [50],
      ).units[0].netModifier;
    const firsts: Record<string, [Cell, Cell | string]> = {
      'target vehicle moving, command shown': [
        at('gp-modifiers', 'targetVehicleMovingDF'),
        at('gp-modifiers', 'targetVehicleMovingIF'),
      ],
      'same, planned fire / target not in target-point hex / vehicle entered barrage voluntarily': [
        null,
        inTarget({ command: 'move' }) + inTarget({ command: 'move' }, { inTargetHex: true, entered: true }),
      ],
      'target P-type vehicle': [at('gp-modifiers', 'targetPType'), inTarget({ protection: 'P' })],
      'target A-type vehicle': [at('gp-modifiers', 'targetAType'), inTarget({ protection: 'A' })],
      'target vehicle Medium cover': [
        at('gp-modifiers', 'targetVehicleMediumCover'),
        `${inTarget({ inside: 'brick' })} only inside brick building`,
      ],
      'target vehicle Heavy cover': [
        at('gp-modifiers', 'targetVehicleHeavyCover'),
        `${inTarget({ inside: 'stone' })} only inside stone building or improved position`,
      ],
    };
    for (const { condition, df, if: indirect } of fixture('b-gp-mods-first').rows)
      expect([condition, ...firsts[condition]!]).toEqual([condition, df, indirect]);
    expect(inTarget({ cover: 'heavy' })).toBe(0);
  });

  it('close assault and hand-to-hand', () => {
    const assault = fixture('c-close-assault-modifiers');
    const id = 'close-assault-modifiers';
    for (const row of assault.rows) {
      const { key, mod, per, optional, printedRule, printedExample } = row;
      if (key === 'primaryUnitGrade')
        for (const [grade, value] of Object.entries(mod as object))
          expect([grade, at('unit-grade-modifiers', GRADES[grade]!, 'closeCombat')]).toEqual([grade, value]);
      else if (key !== 'dismountedFO') expect([key, at(id, key)]).toEqual([key, mod]);
      else expect(mod).toBeLessThan(0);
      if (optional) isOption(row, id);
      if (per) expect(key.startsWith('extra') ? 'unit' : '').toBe(per);
      // The list says 10, the example reckons with 20 and needs it.
      if (printedExample !== undefined) expect([printedExample, printedRule]).toEqual([mod, mod / 2]);
    }
    const { destroyedRoll, maxVehicleGPDefense } = assault;
    const fight = (size: string, roll: number, die?: number, more: object = {}) =>
      ask('combat/close-assault', { attackers: [{ size, ...more }], target: { gpDefense: 10 } }, [
        roll,
        ...(die === undefined ? [] : [die]),
      ]);
    for (const [size, factor] of Object.entries(assault.gpFactorByPrimarySize)) {
      expect(at('close-assault-factors', size, 'factor')).toBe(factor);
      const burns = Number(/<=(\d+) BU/.exec(destroyedRoll[size])![1]);
      expect(at('close-assault-factors', size, 'brewUp')).toBe(burns);
      expect([fight(size, 99, burns).effect, fight(size, 99, burns + 1).effect]).toEqual(['bu', 'ko']);
    }
    expect(destroyedRoll.flamethrower).toBe(
      fight('squad', 99, undefined, { flamethrower: true }).effect === 'bu' ? 'always BU' : '',
    );
    expect(fight('squad', 1).gpDefense).toBe(maxVehicleGPDefense);
    const hand = 'hand-to-hand-modifiers';
    for (const row of fixture('c-hand-to-hand-modifiers').rows) {
      const { key, attacker = null, defender = null, per, optional } = row;
      if (key === 'unitGrade') expect([attacker, defender].every((cell) => cell.startsWith('card'))).toBe(true);
      else if (key !== 'dismountedFO')
        expect([key, at(hand, key, 'attacker'), at(hand, key, 'defender')]).toEqual([key, attacker, defender]);
      if (optional) isOption(row, hand);
      if (per) expect(key.startsWith('extra') ? 'unit' : '').toBe(per);
    }
  });

  it('crew-served weapons', () => {
    const rows: Record<string, string> = {
      Mortar: 'mortar',
      HMG: 'hmg',
      'Anti-tank rifle': 'antiTankRifle',
      'Hand-held anti-tank': 'handHeldAntiTank',
      'Flamethrower (carried)': 'flamethrower',
    };
    for (const row of fixture('b-csw').rows)
      expect([
        row.weapon,
        ...chart('crew-served-weapons').data.cells[chart('crew-served-weapons').rowOf(rows[row.weapon]!)]!,
      ]).toEqual([
        row.weapon,
        row.apDf,
        row.gpDf === 'fixed factor' ? true : row.gpDf,
        row.gpIf,
        row.transported,
        row.upperFloor,
        row.smallArmsSpotting,
      ]);
  });

  it('grades', () => {
    const own = 'unit-grade-modifiers';
    for (const row of fixture('b-grades').rows) {
      const grade = GRADES[row.grade]!;
      expect(at('grade-effects', grade, 'commandRange')).toBe(row.commandRange);
      expect(at('grade-effects', grade, 'initiative')).toBe(row.initiative);
      expect(at('grade-effects', grade, 'bailOut')).toBe(row.bailOut);
      expect(at(own, grade, 'response')).toBe(row.ifResponse);
    }
    const effects: Record<string, string> = {
      morale: 'morale',
      hullDown: 'hullDownSearch',
      infantrySmoke: 'infantrySmoke',
      bombScatter: 'bombScatter',
      initiativeForce: 'initiative',
    };
    for (const [name, row] of Object.entries(fixture('c-unit-grade-fragments').rows as Record<string, object>)) {
      const grade = GRADES[name]!;
      for (const [key, value] of Object.entries(row)) {
        const cell = `${name} ${key}`;
        if (effects[key]) expect([cell, at('grade-effects', grade, effects[key])]).toEqual([cell, value]);
        else if (key === 'hthCA') expect([cell, at(own, grade, 'closeCombat')]).toEqual([cell, value]);
        else if (key === 'quickmarch') expect([cell, [1, at(own, grade, 'quickmarch')]]).toEqual([cell, value]);
        else if (key === 'suppressionRecovery') expect([cell, [1, at(own, grade, 'recovery')]]).toEqual([cell, value]);
        else
          for (const band of key.length === 2 ? BANDS.map((each) => key + each) : [key])
            expect([cell, at(own, grade, band)]).toEqual([cell, value]);
      }
    }
    for (const { grade, rangeFactor, ap, gp } of fixture('b-unit-grade-combat-mods').rows)
      for (const band of rangeFactor === 'any' ? BANDS : [rangeFactor])
        expect([at(own, GRADES[grade]!, `ap${band}`), at(own, GRADES[grade]!, `gp${band}`)]).toEqual([ap, gp]);
  });

  it('leave no value uncompared', () => {
    const words = [
      /^a-ap-hit-modifiers.*(condition|owner_choice|per|delay|exclusive_with|from|when)$/,
      /^a-field-of-fire.*(class|direction)$/,
      /^b-ap-number-of-hits\/reconstructed\/(threeHits|twoHits|confidence)$/,
      /^b-csw.*note$/,
      /^b-hit-locations\/overrides/,
      /^c-gp-combat-results.*(rule|formula\/[NS]|scope|cellsPrinted|remark|firmness)$/,
      /^c-gp-fire-modifiers.*when$/,
      /^d-ap-hit-reconstruction\/formula$/,
    ];
    expect(tables.unread(words)).toEqual([]);
  });

  it('and the tests of tables together hold every table', () => {
    expect(Object.values(GROUPS).flat().sort()).toEqual(
      readdirSync(FOLDER)
        .map((file) => file.replace('.json', ''))
        .sort(),
    );
  });
});
