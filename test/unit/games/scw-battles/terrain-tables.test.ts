import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../../src/games/scw-battles/index.js';
import { ask, cell, chart, DICE, nothingLeftOf, outcomeOf, table } from './tables.js';

/** Terrain, zones of control and counters. */
const { en, ja } = scwBattles.declaration.messages;

describe('the terrain effects chart', () => {
  const tec = table('terrain_effects');
  const LINES: Record<string, string[][]> = {
    clear: [[]],
    mixed: [
      ['hills', 'rough'],
      ['hills', 'woods'],
      ['rough', 'woods'],
      ['hills', 'rough', 'woods'],
    ],
  };
  const costOf = (type: string, weather: string, step: object, scenario = 'series'): number | string => {
    const { legal, outcome } = ask('movement/step-cost', { scenario, weather, unit: { type }, step });
    return legal ? (outcome as { cost: number }).cost : 'P';
  };
  const CLASSES = [
    ['nonMech', 'infantry'],
    ['mech', 'armour'],
  ] as const;
  const WEATHERS = ['clear', 'rainMud'] as const;

  it('has every cost, in the chart and asked as a step', () => {
    expect(chart('terrain-effects').rows).toEqual(tec.rows.map(({ id }) => id));
    tec.rows.forEach(({ id, kind }, r) => {
      tec.ships(`rows/${r}/id`, chart('terrain-effects').rows[r]);
      for (const weather of WEATHERS) {
        for (const [column, type] of CLASSES) {
          const path = `rows/${r}/${weather}/${column}`;
          tec.ships(path, cell('terrain-effects', id, `${weather} ${column}`));
          if (kind === 'road') tec.ships(path, costOf(type, weather, { road: id, terrain: ['rough', 'woods'] }));
          else if (kind === 'hexside') {
            const across = costOf(type, weather, { terrain: ['town'], hexside: ['canal'] });
            tec.ships(
              path,
              across === 'P' ? 'P' : Number(across) - Number(costOf(type, weather, { terrain: ['town'] })),
            );
          } else for (const terrain of LINES[id] ?? [[id]]) tec.ships(path, costOf(type, weather, { terrain }));
        }
      }
    });
  });

  it('has every defence value, in the chart and asked as an attack', () => {
    const fight = (terrain: string[], across: boolean[]) =>
      outcomeOf('combat/attack', {
        side: 'republican',
        attackers: across.map((acrossRiver) => ({ attack: 4, acrossRiver })),
        defenders: [{ defence: 4 }],
        ground: [{ terrain }],
      }).terrainPoints;
    tec.rows.forEach(({ id, kind, defenderBonus }, r) => {
      const path = `rows/${r}/defenderBonus`;
      expect(cell('terrain-effects', id, 'defence')).toBe(defenderBonus ?? 'other terrain');
      if (kind === 'hex') for (const terrain of LINES[id] ?? [[id]]) tec.ships(path, fight(terrain, [false]));
      else if (kind === 'hexside') {
        tec.ships(path, fight([], [true, true]));
        tec.ships(`rows/${r}/defenderBonusPartial`, fight([], [true, false]));
        tec.says(`rows/${r}/note`, /^(\d) if every .* (\d) if only some do, (\d) if none/, (all, some, none) => {
          expect([fight([], [true]), fight([], [true, false]), fight([], [false])]).toEqual(
            [all, some, none].map(Number),
          );
          expect([cell('river-defence', 'all', 'defence'), cell('river-defence', 'some', 'defence')]).toEqual([
            Number(all),
            Number(some),
          ]);
        });
      } else tec.ships(path, cell('terrain-effects', id, 'defence') === 'other terrain' ? null : undefined);
    });
  });

  it('calls the lines what the book calls them', () => {
    tec.rows.forEach(({ id, title }, r) => {
      tec.says(`rows/${r}/kind`, /^(hex|hexside|road)$/, () => expect(chart('terrain-effects').rows).toContain(id));
      tec.says(`rows/${r}/title_ja`, /./, () => expect(tec.at(`rows/${r}/title_ja`)).toContain(ja.terms[id]));
      // "Any combination of hills / rough / woods" is broken ground of several kinds in our words.
      const word = id === 'mixed' ? 'combination of hills / rough / woods' : en.terms[id]!;
      tec.says(`rows/${r}/title`, /./, () => expect(title.toLowerCase()).toContain(word));
    });
  });

  it('has the overrides of the scenarios', () => {
    const crossing = (type: string, weather: string, side: string) => {
      const cost = costOf(type, weather, { hexside: ['river', side] }, 'jarama');
      return cost === 'P' ? 'P' : Number(cost) - Number(costOf(type, weather, {}, 'jarama'));
    };
    for (const weather of WEATHERS) {
      tec.ships(`overrides/0/${weather}`, crossing('infantry', weather, 'river'));
      tec.ships(`overrides/0/${weather}`, cell('jarama-crossings', 'river', `${weather} nonMech`));
      tec.ships(`overrides/1/${weather}`, crossing('armour', weather, 'river'));
      tec.ships(`overrides/1/${weather}`, cell('jarama-crossings', 'river', `${weather} mech`));
      for (const [column, type] of CLASSES) {
        tec.ships(`overrides/2/${column}`, crossing(type, weather, 'pontoon'));
        tec.ships(`overrides/2/${column}`, cell('jarama-crossings', 'pontoon', `${weather} ${column}`));
      }
    }
    for (const terrain of ['clear', 'hills']) {
      tec.ships('overrides/3/cost', costOf('armour', 'rainMud', { terrain: [terrain] }, 'jarama'));
      tec.ships('overrides/3/cost', cell('jarama-mud', terrain, 'mech'));
    }
    const river = (column: string) => String(cell('terrain-effects', 'river', column));
    const WHAT: [RegExp, RegExp | undefined, (...facts: string[]) => void][] = [
      [
        /river crossing, non-mech/,
        /replaces the \+(\d)\/\+(\d) of the chart/,
        (...facts) => expect([river('clear nonMech'), river('rainMud nonMech')]).toEqual(facts),
      ],
      [
        /river crossing, mech/,
        /bridge or road only, or a pontoon bridge/,
        () => {
          expect(costOf('armour', 'clear', { hexside: ['river', 'bridge'] }, 'jarama')).toBe(1);
          expect(costOf('armour', 'clear', { hexside: ['river'], road: 'minorRoad' }, 'jarama')).toBe(1);
        },
      ],
      [/pontoon bridge/, undefined, () => {}],
      [
        /mechanized entering clear or hills in rain\/mud/,
        /replaces the (\d) of the chart/,
        (old) => expect(String(cell('terrain-effects', 'clear', 'rainMud mech'))).toBe(old),
      ],
      [/weather is always clear/, undefined, () => expect(costOf('infantry', 'rainMud', {}, 'brunete')).toBe('P')],
    ];
    const RULES = ['J.10', 'J.10', 'J.18', 'J.22', 'B.17'];
    WHAT.forEach(([what, note, proof], i) => {
      tec.says(`overrides/${i}/what`, what, note ? () => {} : proof);
      tec.says(`overrides/${i}/scenario`, /^(jarama|brunete)$/, (name) =>
        expect(RULES[i]![0]).toBe(name![0]!.toUpperCase()),
      );
      tec.says(`overrides/${i}/rule`, /^([\w.]+)/, (section) => expect(section).toBe(RULES[i]));
      if (note) tec.says(`overrides/${i}/note`, note, proof);
    });
    const cites = (input: object) => ask('movement/step-cost', input).steps.map(({ rule }) => rule);
    expect(cites({ scenario: 'jarama', step: { hexside: ['river'] } })).toContain(RULES[0]);
    expect(cites({ scenario: 'jarama', unit: { type: 'armour' }, step: { hexside: ['river'] } })).toContain(RULES[1]);
    expect(cites({ scenario: 'jarama', step: { hexside: ['river', 'pontoon'] } })).toContain(RULES[2]);
    expect(cites({ scenario: 'jarama', weather: 'rainMud', unit: { type: 'armour' }, step: {} })).toContain(RULES[3]);
    expect(cites({ scenario: 'brunete', weather: 'rainMud', step: {} })).toContain(RULES[4]);
  });

  it('follows its legend', () => {
    tec.says('zoc/movement', /stop on entry; \+(2) MP to leave; \+(4) MP ZOC to ZOC/, (leave, infiltrate) => {
      const step = (enemyZoc: boolean) => outcomeOf('movement/step-cost', { fromEnemyZoc: true, step: { enemyZoc } });
      expect([step(false).cost - 1, step(true).cost - 1]).toEqual([Number(leave), Number(infiltrate)]);
      expect(step(true).stops).toBe(true);
    });
    tec.says('zoc/combat', /combat mandatory/, () => {
      const units = [
        { name: 'ours', hex: '0202', side: 'republican', attack: 1 },
        { hex: '0203', side: 'nationalist', attack: 3 },
      ];
      const duties = outcomeOf('combat/attack-obligations', {
        side: 'republican',
        map: { grid: { columns: 4, rows: 4 } },
        units,
      });
      expect(duties.mustAttack).toMatchObject([{ unit: 'ours', zonesFrom: ['0203'] }]);
    });
    tec.says('legend/P', /prohibited, except when moving along a road or bridge/, () => {
      expect(costOf('armour', 'clear', { terrain: ['woods'], road: 'minorRoad' })).toBe(1);
      expect(costOf('armour', 'clear', { hexside: ['river', 'bridge'] })).toBe(1);
    });
    tec.says('legend/defenderBonus', /ADDED TO THE DEFENDER'S TOTAL .* only the one best/, () => {
      const found = outcomeOf('combat/attack', {
        side: 'republican',
        attackers: [{ attack: 4, acrossRiver: true }],
        defenders: [{ defence: 4 }],
        ground: [{ terrain: ['city'] }, { terrain: ['hills'] }],
      });
      expect(found).toMatchObject({ terrainPoints: 3, defenceStrength: 7, shift: 0 });
    });
  });
});

describe('zones of control and the edge of the map', () => {
  const zoc = table('zoc_costs');

  it('has every cost and effect', () => {
    const march = (fromEnemyZoc: boolean, ...steps: object[]) =>
      ask('movement/march', { unit: { movement: 20 }, steps, fromEnemyZoc });
    const first = (ruling: { outcome: unknown }) =>
      (ruling.outcome as { steps: { cost: number }[] }).steps[0]!.cost - 1;
    const stops = (ruling: { outcome: unknown }) => (ruling.outcome as { stopped: boolean }).stopped;
    const QUESTIONS: [RegExp, (path: string) => void][] = [
      [
        /^enter an enemy ZOC$/,
        (path) => {
          const entered = march(false, { enemyZoc: true });
          zoc.ships(`${path}/extraMp`, first(entered));
          zoc.says(`${path}/effect`, /must stop at once/, () => {
            expect(stops(entered)).toBe(true);
            expect(march(false, { enemyZoc: true }, {}).legal).toBe(false);
          });
        },
      ],
      [
        /^leave an enemy ZOC into a hex free/,
        (path) => {
          zoc.ships(`${path}/extraMp`, first(march(true, {})));
          zoc.ships(`${path}/extraMp`, cell('zoc-costs', 'leave', 'points'));
          zoc.says(`${path}/effect`, /moves on normally/, () => expect(march(true, {}, {}).legal).toBe(true));
        },
      ],
      [
        /^move from enemy ZOC directly into an enemy ZOC \(only as the first hex/,
        (path) => {
          const through = march(true, { enemyZoc: true });
          zoc.ships(`${path}/extraMp`, first(through));
          zoc.ships(`${path}/extraMp`, cell('zoc-costs', 'infiltrate', 'points'));
          zoc.says(`${path}/effect`, /must stop at once/, () => expect(stops(through)).toBe(true));
          zoc.says(`${path}/note`, /^\+(4) in total, not 2\+4/, (total) => expect(first(through)).toBe(Number(total)));
        },
      ],
      [
        /^exit the map$/,
        (path) => {
          zoc.ships(`${path}/mp`, outcomeOf('movement/map-exit', {}).cost);
          zoc.ships(`${path}/mp`, cell('zoc-costs', 'exitMap', 'points'));
        },
      ],
      [
        /^exit the map out of an enemy ZOC$/,
        (path) => {
          zoc.ships(`${path}/mp`, outcomeOf('movement/map-exit', { fromEnemyZoc: true }).cost);
          zoc.ships(`${path}/mp`, cell('zoc-costs', 'exitMapFromZoc', 'points'));
        },
      ],
    ];
    const cited = [
      march(false, { enemyZoc: true }),
      march(true, {}),
      march(true, { enemyZoc: true }),
      ask('movement/map-exit', {}),
      ask('movement/map-exit', { fromEnemyZoc: true }),
    ].map(({ steps }) => steps.map(({ rule }) => rule));
    zoc.rows.forEach((_, r) => {
      const [pattern, proof] = QUESTIONS[r]!;
      zoc.says(`rows/${r}/action`, pattern, () => proof(`rows/${r}`));
      zoc.says(`rows/${r}/rule`, /^([\w.]+)/, (section) => expect(cited[r]).toContain(section));
    });
  });
});

describe('counters', () => {
  const types = table('unit_types');
  const printed = table('units_printed');

  it('has every type with its class, movement and Japanese name', () => {
    expect(chart('unit-types').rows).toEqual(types.rows.map(({ type }) => type));
    types.rows.forEach(({ type }, r) => {
      const row = (column: string) => cell('unit-types', type, column);
      const exerts = outcomeOf('status/zone-of-control', { units: [{ type, attack: 3 }] }).exerts;
      const intoWoods = (f88: boolean) =>
        ask('movement/step-cost', { unit: { type, f88 }, step: { terrain: ['woods'] } }).legal;
      types.ships(`rows/${r}/type`, chart('unit-types').rows[r]);
      types.says(`rows/${r}/class`, /^(manoeuvre|artillery|transport|air|leader)/, (name) => {
        expect([row('class'), exerts]).toEqual([name, name === 'manoeuvre']);
      });
      if (type === 'antiAircraft') {
        types.says(`rows/${r}/mechanized`, /^the German F\/88 is mechanized/, () => {
          expect([row('mechanized'), intoWoods(false), intoWoods(true)]).toEqual([false, true, false]);
        });
      } else if (types.has(`rows/${r}/mechanized`)) types.ships(`rows/${r}/mechanized`, row('mechanized'));
      if (type !== 'antiAircraft') expect([type, intoWoods(false)]).toEqual([type, row('mechanized') === false]);
      types.says(`rows/${r}/ja`, /./, () => expect(types.at(`rows/${r}/ja`)).toContain(ja.terms[type]));
    });
  });

  it('has every size and what is printed on a counter', () => {
    types.at('sizes').forEach((_: object, i: number) => {
      types.ships(`sizes/${i}/symbol`, chart('unit-sizes').rows[i]);
      types.ships(`sizes/${i}/size`, chart('unit-sizes').cells[i]![0]);
      types.ships(`sizes/${i}/ja`, ja.terms[types.at(`sizes/${i}/size`)]);
    });
    const prints = (type: string) => (cell('unit-types', type, 'prints') as string[]).join(' - ');
    types.ships('printedValues/manoeuvre', prints('infantry'));
    types.says('printedValues/artillery', /^attack - \(range\) - movement; defence is always (1)/, (defence) => {
      expect(prints('artillery')).toBe('attack - range - movement');
      const hit = { side: 'republican', attackers: [{ attack: 4 }], defenders: [{ type: 'artillery', defence: 9 }] };
      expect(outcomeOf('combat/attack', hit).defenceStrength).toBe(Number(defence));
    });
    types.says('printedValues/air', /^(bombardment) strength$/, (value) => expect(prints('air')).toBe(value));
  });

  it('has the values that the book prints', () => {
    printed.rows.forEach(({ unit, bridging }, r) => {
      const value = (column: string) => cell('printed-units', unit, column);
      printed.ships(`rows/${r}/unit`, chart('printed-units').rows[r]);
      for (const [key, column] of [
        ['attack', 'attack'],
        ['defence', 'defence'],
        ['range', 'range'],
        ['mf', 'movement'],
      ] as const) {
        if (printed.has(`rows/${r}/${key}`)) printed.ships(`rows/${r}/${key}`, value(column));
        else expect(value(column)).toBeNull();
      }
      if (printed.has(`rows/${r}/values`)) {
        printed.ships(`rows/${r}/values`, [value('attack'), value('defence'), value('movement')].join('-'));
      }
      if (printed.has(`rows/${r}/mechanized`)) printed.ships(`rows/${r}/mechanized`, value('mechanized'));
      expect(value('bridging')).toBe(bridging === true);
      if (bridging) printed.ships(`rows/${r}/bridging`, outcomeOf('movement/pontoon-bridge', {}).stands);
      printed.says(`rows/${r}/where`, /^([\w.]+)/, (section) => expect(value('section')).toBe(section));
    });
    expect(outcomeOf('movement/truck-transport', { passengers: [{}] }).movement).toBe(
      cell('printed-units', 'Brunete truck', 'movement'),
    );
    expect(cell('trucks', 'truck', 'movement')).toBe(cell('printed-units', 'Brunete truck', 'movement'));
  });
});

describe('charts made of sentences', () => {
  it('loses a leader on 5 and 6 and moves him on 1 to 4 [14.4]', () => {
    const fates = DICE.map((die) => outcomeOf('events/leader-fate', {}, { given: [die] }).fate);
    expect(fates).toEqual(['moved', 'moved', 'moved', 'moved', 'eliminated', 'eliminated']);
    expect(chart('leader-fate').cells.flat()).toEqual(fates);
  });

  it('loads one infantry regiment or three battalions on a truck of 12 points [B.10]', () => {
    expect(chart('trucks').cells).toEqual([[12, 1, 3]]);
    const loads = (...sizes: string[]): boolean =>
      ask('movement/truck-transport', { passengers: sizes.map((size) => ({ size })) }).legal;
    expect([loads('regiment'), loads('regiment', 'regiment'), loads('regiment', 'battalion')]).toEqual([
      true,
      false,
      false,
    ]);
    const battalions = (count: number): boolean => loads(...Array.from({ length: count }, () => 'battalion'));
    expect([battalions(3), battalions(4)]).toEqual([true, false]);
  });
});

describe('these tables', () => nothingLeftOf('terrain'));
