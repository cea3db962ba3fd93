import { describe, expect, it } from '@jest/globals';
import { ask, cell, chart, columnOf, DICE, nothingLeftOf, outcomeOf, sectionOf, stepOf, table } from './tables.js';

/** Tables of combat and weather against the charts that ship and the procedures that read them. */
const attackOf = (attack: number, defence: number, more: object = {}) => ({
  side: 'republican',
  kind: 'normal',
  attackers: [{ attack }],
  defenders: [{ defence }],
  ...more,
});

describe('the combat results table', () => {
  const crt = table('crt');

  it('has the printed columns and rows with their bands', () => {
    crt.at('columns').forEach((column: { index: number; label: string }, i: number) => {
      crt.ships(`columns/${i}/index`, chart('crt').columns.indexOf(column.label));
      crt.ships(`columns/${i}/label`, chart('crt').columns[i]);
      crt.ships(`columns/${i}/min`, chart('crt').columnBands![i]![0]);
      crt.ships(`columns/${i}/max`, chart('crt').columnBands![i]![1]);
    });
    crt.rows.forEach((_, r) => {
      crt.ships(`rows/${r}/die`, chart('crt').rows[r]);
      crt.ships(`rows/${r}/dieMin`, chart('crt').rowBands![r]![0]);
      crt.ships(`rows/${r}/dieMax`, chart('crt').rowBands![r]![1]);
    });
    expect([chart('crt').columns.length, chart('crt').rows.length]).toEqual([
      crt.at('columns').length,
      crt.rows.length,
    ]);
  });

  it('gives the printed code and its effects in every cell, asked as an attack', () => {
    crt.rows.forEach((row, r) => {
      row.cells.forEach((_: object, c: number) => {
        const { min, max } = crt.at(`columns/${c}`);
        const differential = min ?? max;
        const found = outcomeOf('combat/attack', attackOf(10 + differential, 10), { given: [row.dieMin] });
        const at = `rows/${r}/cells/${c}`;
        crt.ships(`${at}/column`, found.column);
        crt.ships(`${at}/code`, found.result);
        for (const party of ['attacker', 'defender']) {
          crt.ships(`${at}/${party}/steps`, found[party].stepLosses);
          crt.ships(`${at}/${party}/retreat`, found[party].retreatHexes);
        }
      });
    });
  });

  it('reads its codes as the legend does', () => {
    // Column 7-8: die 1 is "-", die 2 "-/S", die 4 "-/*", die 6 "-/S*".
    const effect = (die: number) => outcomeOf('combat/attack', attackOf(7, 0), { given: [die] }).defender;
    crt.says('codes/-', /^no effect/, () => expect(effect(1)).toMatchObject({ stepLosses: 0, retreatHexes: 0 }));
    crt.says('codes/S', /one unit .* loses (one) step/, () =>
      expect(effect(2)).toMatchObject({ stepLosses: 1, retreatHexes: 0 }),
    );
    crt.says('codes/*', /retreats (one) hex/, () =>
      expect(effect(4)).toMatchObject({ stepLosses: 0, retreatHexes: 1 }),
    );
    crt.says('codes/S* or *S', /^both: step loss first/, () => {
      const { steps } = ask('combat/attack', attackOf(7, 0), { given: [6] });
      const keys = steps.map(({ key }) => key).filter((key) => key === 'loses-step' || key === 'must-retreat');
      expect(keys).toEqual(['loses-step', 'must-retreat']);
    });
  });
});

describe('the air bombardment table', () => {
  const air = table('air_bombardment');
  const bomb = (more: object, given = [6]) => ask('combat/air-bombardment', { side: 'republican', ...more }, { given });

  it('has the printed bands', () => {
    air.at('columns').forEach((_: object, i: number) => {
      air.ships(`columns/${i}/label`, chart('air-bombardment').columns[i]);
      air.ships(`columns/${i}/min`, chart('air-bombardment').columnBands![i]![0]);
      air.ships(`columns/${i}/max`, chart('air-bombardment').columnBands![i]![1]);
    });
    air.rows.forEach((_, r) => {
      air.ships(`rows/${r}/die`, chart('air-bombardment').rows[r]);
      air.ships(`rows/${r}/dieMin`, chart('air-bombardment').rowBands![r]![0]);
      air.ships(`rows/${r}/dieMax`, chart('air-bombardment').rowBands![r]![1]);
    });
  });

  it('gives the printed steps in every cell, asked as a bombardment', () => {
    air.rows.forEach(({ dieMin }, r) => {
      air.at('columns').forEach(({ min }: { min: number }, c: number) => {
        const { outcome } = bomb({ air: { points: min } }, [dieMin]);
        air.ships(`rows/${r}/steps/${c}`, (outcome as { stepLosses: number }).stepLosses);
      });
    });
  });

  it('has its modifiers', () => {
    air.says('drm/0/when', /^target hex is (town), (city) or (woods)$/, (...covers) => {
      for (const terrain of covers) {
        const step = stepOf(bomb({ air: { points: 1 }, terrain: [terrain] }), 'bombs-on-cover');
        air.ships('drm/0/drm', step.values.modifier);
        expect(step.rule).toBe(sectionOf(air.at('drm/0/rule')));
      }
      expect(stepOf(bomb({ air: { points: 1 }, terrain: ['hills'] }), 'bombs-on-cover')).toBeUndefined();
    });
    air.says('drm/0/note', /once, not once per terrain/, () => {
      const found = bomb({ air: { points: 1 }, terrain: ['town', 'woods'] }).outcome;
      expect(found).toMatchObject({ dieModifier: air.at('drm/0/drm') });
    });
    air.says('drm/1/when', /Nationalist .* in Jarama/, () => {
      const night = (side: string, scenario: string) =>
        stepOf(bomb({ side, scenario, air: scenario === 'jarama' ? { units: [4] } : { points: 4 } }), 'night-bombing');
      air.ships('drm/1/drm', night('nationalist', 'jarama').values.modifier);
      air.ships('drm/1/rule', night('nationalist', 'jarama').rule);
      expect([night('republican', 'jarama'), night('nationalist', 'brunete')]).toEqual([undefined, undefined]);
    });
    air.ships('drm/0/rule', `${cell('die-modifiers', 'bombardedCover', 'section')}(2)`);
    expect(cell('die-modifiers', 'bombardedCover', 'modifier')).toBe(air.at('drm/0/drm'));
    expect(cell('die-modifiers', 'jaramaNightBombing', 'modifier')).toBe(air.at('drm/1/drm'));
  });
});

describe('column shifts', () => {
  const shifts = table('column_shifts');
  const armour = [{ attack: 4, type: 'armour' }];
  /** What the attacker sends for each shift, and the step that must follow. */
  const QUESTIONS: Record<string, { key: string; input: object; pattern: RegExp }> = {
    assault: {
      key: 'assault-shift',
      input: attackOf(4, 4, { kind: 'assault' }),
      pattern: /declared as an assault and paid/,
    },
    jaramaNationalist: {
      key: 'nationalist-shift',
      input: attackOf(4, 4, { side: 'nationalist' }),
      pattern: /^the attacker is Nationalist \(normal, assault or barrage; never air bombardment\)$/,
    },
    antiTank: {
      key: 'anti-tank-shift',
      input: attackOf(4, 4, { attackers: armour, defenders: [{ defence: 4 }, { defence: 1, type: 'antiTank' }] }),
      pattern: /armour or armoured-car unit .* one or more anti-tank units/,
    },
    f88Direct: {
      key: 'f88-shift',
      input: attackOf(4, 4, {
        attackers: [{ attack: 4, type: 'armouredCar' }],
        defenders: [{ defence: 4, type: 'antiAircraft', f88: true }],
      }),
      pattern: /^Republican .* includes an F\/88$/,
    },
    f88Adjacent: {
      key: 'f88-adjacent-shift',
      input: attackOf(4, 4, { attackers: armour, adjacentF88: true }),
      pattern: /adjacent to a Nationalist F\/88, and the defending force has no other anti-tank unit$/,
    },
  };

  it('ships every row and applies it where it holds', () => {
    expect(chart('column-shifts').rows).toEqual(shifts.rows.map(({ id }) => id));
    shifts.rows.forEach(({ id, scope }, r) => {
      const { key, input, pattern } = QUESTIONS[id]!;
      const inScenario = (scenario: string) => stepOf(ask('combat/attack', { ...input, scenario }), key);
      shifts.ships(`rows/${r}/id`, chart('column-shifts').rows[r]);
      shifts.ships(`rows/${r}/scope`, cell('column-shifts', id, 'scope'));
      shifts.says(`rows/${r}/when`, pattern, () => {
        shifts.ships(`rows/${r}/shift`, inScenario('jarama').values.columns);
        expect(cell('column-shifts', id, 'shift')).toBe(shifts.at(`rows/${r}/shift`));
        expect(inScenario('series') === undefined).toBe(scope === 'jarama');
      });
      shifts.says(`rows/${r}/rule`, /^([\w.]+)/, (section) => {
        expect([inScenario('jarama').rule, cell('column-shifts', id, 'section')]).toEqual([section, section]);
      });
    });
  });

  it('has the notes of its rows', () => {
    const jarama = (more: object) => outcomeOf('combat/attack', attackOf(4, 4, { scenario: 'jarama', ...more }));
    shifts.says('rows/0/note', /one shift in total even when several divisions pay/, () => {
      const two = [
        { attack: 4, division: 'A' },
        { attack: 1, division: 'B' },
      ];
      expect(jarama({ kind: 'assault', attackers: two })).toMatchObject({
        shift: 1,
        assaultPointsSpent: [{ division: 'A' }, { division: 'B' }],
      });
    });
    shifts.says('rows/4/note', /whether or not the F\/88's own hex is attacked/, () => {
      // Both hexes in one combat: the F/88 itself, 4 columns, outdoes the one of the hex beside it.
      const both = [{ defence: 4 }, { defence: 1, type: 'antiAircraft', f88: true }];
      expect(jarama({ attackers: armour, adjacentF88: true }).shift).toBe(-1);
      expect(jarama({ attackers: armour, adjacentF88: true, defenders: both }).shift).toBe(-4);
    });
    const barrage = { scenario: 'jarama', side: 'nationalist', guns: [{ attack: 4 }], targets: [{ defence: 4 }] };
    expect(stepOf(ask('combat/barrage', barrage), 'nationalist-shift').values.columns).toBe(1);
  });
});

describe('die modifiers', () => {
  const modifiers = table('die_roll_modifiers');
  const mixed = [{ attack: 4 }, { attack: 1, type: 'armour' }];
  const QUESTIONS: Record<string, { key: string; input: object; pattern: RegExp }> = {
    combinedArms1: {
      key: 'combined-arms',
      input: attackOf(4, 4, { attackers: mixed }),
      pattern: /at least one infantry unit and at least one armour unit$/,
    },
    combinedArms2: {
      key: 'combined-arms-full',
      input: attackOf(4, 4, { attackers: mixed, guns: [{ attack: 2 }], air: { points: 1 } }),
      pattern: /plus at least one artillery unit and at least one air unit \(or air point.* replaces the \+1$/,
    },
    leader: {
      key: 'leader-modifier',
      input: attackOf(4, 4, { leader: 'sameCommand' }),
      pattern: /stacked with an attacking unit of the same command$/,
    },
  };

  it('ships every row and adds it where it holds', () => {
    modifiers.rows.forEach(({ id }, r) => {
      const { key, input, pattern } = QUESTIONS[id]!;
      const ruling = ask('combat/attack', input);
      modifiers.ships(`rows/${r}/id`, chart('die-modifiers').rows[r]);
      modifiers.ships(`rows/${r}/drm`, cell('die-modifiers', id, 'modifier'));
      modifiers.says(`rows/${r}/when`, pattern, () => {
        expect(stepOf(ruling, key).values.modifier).toBe(modifiers.at(`rows/${r}/drm`));
        expect(ruling.outcome).toMatchObject({ dieModifier: modifiers.at(`rows/${r}/drm`) });
      });
      modifiers.says(`rows/${r}/rule`, /^([\w.]+)/, (section) => {
        expect([stepOf(ruling, key).rule, cell('die-modifiers', id, 'section')]).toEqual([section, section]);
      });
    });
    modifiers.says('rows/2/note', /leaders appear in neither published scenario/, () => {
      for (const scenario of ['jarama', 'brunete']) {
        expect(ask('combat/attack', attackOf(4, 4, { scenario, leader: 'sameCommand' })).legal).toBe(false);
      }
    });
  });
});

describe('effects of supply and command', () => {
  const effects = table('status_effects');
  const DIVISORS: Record<string, number> = { x1: 1, 'x1/2': 2, 'x1/4': 4 };
  const FLAGS = ['enterEnemyZoc', 'assault', 'artilleryFire', 'combinedArms'] as const;

  it('ships every cell', () => {
    effects.rows.forEach((row, r) => {
      const state = chart('status-effects').rows[r]!;
      for (const [key, column] of [
        ['mf', 'movement'],
        ['attack', 'attack'],
        ['defence', 'defence'],
      ] as const) {
        effects.says(`rows/${r}/${key}`, /^(x1(?:\/[24])?)$/, (factor) => {
          expect(cell('status-effects', state, column)).toBe(DIVISORS[factor!]);
        });
      }
      for (const flag of FLAGS) effects.ships(`rows/${r}/${flag}`, cell('status-effects', state, flag));
      expect(Object.keys(row)).toHaveLength(4 + FLAGS.length);
    });
  });

  it('follows them in play, state by state', () => {
    effects.rows.forEach((row, r) => {
      effects.says(`rows/${r}/state`, /supply|OOS|command|OOC/, () => {
        const inSupply = r === 0 || r === 2;
        const inCommand = r <= 1;
        expect([/OOS/.test(row.state), /OOC/.test(row.state)]).toEqual([!inSupply, !inCommand]);
        const status = { inSupply, inCommand };
        const fights = outcomeOf('combat/attack', {
          side: 'republican',
          attackers: [
            { attack: 7, ...status },
            { attack: 0, type: 'armour', ...status },
          ],
          defenders: [{ defence: 5, ...status }],
        });
        expect(fights).toMatchObject({
          attackStrength: Math.ceil(7 / DIVISORS[row.attack]!),
          defenceStrength: Math.ceil(5 / DIVISORS[row.defence]!),
          dieModifier: row.combinedArms ? 1 : 0,
        });
        const unit = { movement: 7, ...status };
        const marches = outcomeOf('movement/march', { unit, steps: [{}] });
        expect(marches.allowance).toBe(Math.ceil(7 / DIVISORS[row.mf]!));
        expect(ask('movement/march', { unit, steps: [{ enemyZoc: true }] }).legal).toBe(row.enterEnemyZoc);
        const assault = attackOf(4, 4, { kind: 'assault', attackers: [{ attack: 4, ...status }] });
        expect(ask('combat/attack', assault).legal).toBe(row.assault);
        const barrage = { side: 'republican', guns: [{ attack: 4, ...status }], targets: [{ defence: 4 }] };
        expect(ask('combat/barrage', barrage).legal).toBe(row.artilleryFire);
      });
    });
  });
});

describe('weather', () => {
  const weather = table('weather');
  const roll = (scenario: string, turn: number, die: number): string =>
    outcomeOf('events/weather', { scenario, turn }, { given: scenario === 'brunete' ? [] : [die] }).weather;
  const ROWS: Record<string, { scenario: string; turns: number[]; charts: [string, string][] }> = {
    'series default all': { scenario: 'series', turns: [1, 30], charts: [['weather-series', 'weather']] },
    'jarama 1-11': { scenario: 'jarama', turns: [1, 11], charts: [['weather-jarama', '1-11']] },
    'jarama 12+': { scenario: 'jarama', turns: [12, 21], charts: [['weather-jarama', '12+']] },
    'brunete all': { scenario: 'brunete', turns: [1, 10], charts: [] },
  };

  it('falls as printed on every die of every row', () => {
    weather.rows.forEach((row, r) => {
      const { scenario, turns, charts } = ROWS[`${row.scenario} ${row.turns}`]!;
      const withResult = (found: (die: number) => unknown, wanted: string) =>
        DICE.filter((die) => found(die) === wanted);
      for (const turn of turns) {
        for (const sky of ['clear', 'rainMud']) {
          weather.ships(
            `rows/${r}/${sky}`,
            withResult((die) => roll(scenario, turn, die), sky),
          );
          for (const [id, column] of charts) {
            weather.ships(
              `rows/${r}/${sky}`,
              withResult((die) => cell(id, String(die), column), sky),
            );
          }
        }
      }
      weather.says(`rows/${r}/scenario`, /^(series|jarama|brunete)/, (name) => expect(scenario).toBe(name));
      weather.says(`rows/${r}/turns`, /^(all|1-11|12\+)$/, (name) => {
        if (scenario === 'jarama') expect(chart('weather-jarama').columns).toContain(name);
      });
      weather.says(`rows/${r}/rule`, /^([\w.]+)/, (section) => {
        expect(ask('events/weather', { scenario, turn: turns[0]! }).steps[0]!.rule).toBe(section);
      });
    });
    weather.says('rows/3/note', /^always clear; chart T\.2 .* (1-4) clear \/ (5-6) rain-mud/, () => {
      const options = { bruneteSeriesWeather: true };
      const found = DICE.map(
        (die) => outcomeOf('events/weather', { scenario: 'brunete' }, { given: [die], options }).weather,
      );
      expect(found).toEqual(['clear', 'clear', 'clear', 'clear', 'rainMud', 'rainMud']);
    });
  });

  it('limits spotters', () => {
    weather.ships('spottingRange/clear', cell('spotting-range', 'clear', 'hexes'));
    weather.ships('spottingRange/rainMud', cell('spotting-range', 'rainMud', 'hexes'));
    weather.says('spottingRange/rule', /^([\w.]+)/, (section) => expect(chart('spotting-range').rule).toBe(section));
    expect(columnOf('spotting-range', 'hexes')).toHaveLength(2);
  });

  it('has the effects listed', () => {
    const rain = { scenario: 'jarama', weather: 'rainMud' };
    weather.says('effects/rainMud/0', /movement costs per TEC rain\/mud column/, () => {
      expect(outcomeOf('movement/step-cost', { weather: 'rainMud', step: {} }).cost).toBe(
        cell('terrain-effects', 'clear', 'rainMud nonMech'),
      );
    });
    weather.says('effects/rainMud/1', /limited to (\d) hexes/, (limit) => {
      const spotted = (distance: number) =>
        ask('spotting/barrage-sight', {
          weather: 'rainMud',
          gun: { attack: 4, range: 9, distance: 6 },
          between: [{ terrain: ['woods'] }],
          spotters: [{ distance }],
        }).legal;
      expect([spotted(Number(limit)), spotted(Number(limit) + 1)]).toEqual([true, false]);
    });
    weather.says('effects/rainMud/2', /air-unit strength halved, cumulative/, () => {
      const air = (nearF88: boolean) =>
        outcomeOf('combat/air-bombardment', { ...rain, side: 'republican', air: { units: [8], nearF88 } }).strength;
      expect([air(false), air(true)]).toEqual([4, 2]);
    });
    weather.says('effects/rainMud/3', /mechanized pay (\d) MP for (clear) and (hills)/, (cost, ...lines) => {
      for (const terrain of lines) {
        const step = { unit: { type: 'armour' }, step: { terrain: [terrain] } };
        expect(outcomeOf('movement/step-cost', { ...rain, ...step }).cost).toBe(Number(cost));
      }
    });
  });
});

describe('these tables', () => nothingLeftOf('combat'));
