import { describe, expect, it } from '@jest/globals';
import { ask, cell, chart, nothingLeftOf, outcomeOf, sectionOf, stepOf, table } from './tables.js';

/** Stacking, supply, command and hex numbers. */
describe('stacking', () => {
  const limits = table('stacking_limits');
  const within = (scenario: string, units: object[], more: object = {}): boolean =>
    outcomeOf('status/stacking', { scenario, units, ...more }).within;
  const of = (size: string, count: number): object[] => Array.from({ length: count }, () => ({ size }));
  const SCENARIOS = ['series', 'jarama', 'brunete'];
  const FREE: Record<string, string> = { HQ: 'hq', leader: 'leader', 'air unit': 'air', truck: 'truck' };

  it('has the limits of every scope', () => {
    SCENARIOS.forEach((scenario, r) => {
      limits.ships(`rows/${r}/scope`, chart('stacking-limits').rows[r]);
      limits.says(`rows/${r}/limit`, /^(\d) battalions .*OR 1 regiment/, (battalions) => {
        const most = Number(battalions);
        expect([within(scenario, of('battalion', most)), within(scenario, of('battalion', most + 1))]).toEqual([
          true,
          false,
        ]);
        expect([within(scenario, of('regiment', 1)), within(scenario, of('regiment', 2))]).toEqual([true, false]);
        expect(within(scenario, [...of('regiment', 1), ...of('battalion', 1)])).toBe(false);
        expect(
          Number(cell('stacking-limits', scenario, 'hex')) / Number(cell('stacking-limits', scenario, 'battalion')),
        ).toBe(most);
        expect(cell('stacking-limits', scenario, 'regiment')).toBe(cell('stacking-limits', scenario, 'hex'));
      });
      limits.says(`rows/${r}/companies`, /^(1\/3 battalion|unlimited and free)/, (weight) => {
        const third = weight === '1/3 battalion';
        expect(within(scenario, of('company', 7))).toBe(!third);
        expect(within(scenario, of('company', 6))).toBe(true);
        expect(within(scenario, [...of('regiment', 1), ...of('company', 1)])).toBe(!third);
        expect(cell('stacking-limits', scenario, 'company')).toBe(third ? 1 : 0);
      });
      limits.at(`rows/${r}/free`).forEach((_: string, i: number) => {
        limits.says(`rows/${r}/free/${i}`, /^(HQ|leader|air unit|truck|air points are not counters)$/, (free) => {
          const type = FREE[free!];
          if (type) expect(within(scenario, [...of('regiment', 1), { type, size: 'division' }])).toBe(true);
          else expect(ask('combat/attack', { ...AIR_UNIT, scenario }).legal).toBe(false);
        });
      });
    });
  });

  it('has the limit of a road', () => {
    const road = { road: true };
    limits.says('rows/3/scope', /^road hex that is not a town or city \(both scenarios\)$/, () => {
      for (const scenario of ['jarama', 'brunete']) {
        expect(within(scenario, of('battalion', 2), road)).toBe(false);
        for (const built of ['town', 'city'])
          expect(within(scenario, of('battalion', 2), { ...road, terrain: [built] })).toBe(true);
      }
    });
    limits.says('rows/3/limit', /^1 unit; (3) tank companies count as one/, (companies) => {
      const tanks = (count: number) => Array.from({ length: count }, () => ({ type: 'armour', size: 'company' }));
      expect([
        within('jarama', tanks(Number(companies)), road),
        within('jarama', tanks(Number(companies) + 1), road),
      ]).toEqual([true, false]);
    });
    limits.says('rows/3/rule', /^([\w.]+)$/, (section) => {
      expect(stepOf(ask('status/stacking', { units: of('battalion', 2), road: true }), 'road-overstacked').rule).toBe(
        section,
      );
    });
    limits.at('rows/3/free').forEach((_: string, i: number) => {
      limits.says(`rows/3/free/${i}`, /^(HQ|leader|air unit|truck)$/, (free) => {
        expect(within('brunete', [...of('battalion', 1), { type: FREE[free!] }], road)).toBe(true);
      });
    });
    limits.says('rows/3/note', /^companies count as units here in both scenarios .* set-up hexes .* exempt/, () => {
      for (const scenario of ['jarama', 'brunete']) expect(within(scenario, of('company', 2), road)).toBe(false);
      expect(within('brunete', of('battalion', 3), { ...road, setUpHex: true })).toBe(true);
    });
  });
});

const AIR_UNIT = {
  side: 'republican',
  attackers: [{ attack: 1 }],
  defenders: [{ defence: 1 }],
  air: { units: [3] },
};

describe('supply sources', () => {
  const sources = table('supply_sources');

  it('has every source and exception', () => {
    sources.rows.forEach(({ scenario, side }, r) => {
      const row = `${scenario} ${side}`;
      sources.ships(`rows/${r}/scenario`, chart('supply-sources').rows[r]!.split(' ')[0]);
      sources.ships(`rows/${r}/side`, chart('supply-sources').rows[r]!.split(' ')[1]);
      sources.says(`rows/${r}/source`, /map edge$|^hex (\d{4}) only$/, (hex) => {
        const edges = ['north', 'east', 'south', 'west'].filter((edge) =>
          sources.at(`rows/${r}/source`).includes(edge),
        );
        expect([...(cell('supply-sources', row, 'edges') as string[])].sort()).toEqual(edges.sort());
        expect(cell('supply-sources', row, 'hexes')).toEqual(hex === undefined ? [] : [hex]);
      });
      const supplied = (turn: number, startedIn?: string): boolean =>
        outcomeOf('status/supply', { scenario, side, turn, ...(startedIn ? { startedIn } : {}) }).inSupply;
      if (sources.has(`rows/${r}/exception`)) {
        const path = `rows/${r}/exception`;
        sources.says(path, /automatically in supply (?:on|through) turn (\d)$/, (turn) => {
          const last = Number(turn);
          const hexes: string[] = sources.at(path).match(/\d{4}/g) ?? [];
          expect(cell('supply-sources', row, 'automaticTurns')).toBe(last);
          expect(cell('supply-sources', row, 'automaticFrom')).toEqual(hexes);
          for (const hex of hexes.length > 0 ? hexes : [undefined]) {
            expect([supplied(last, hex), supplied(last + 1, hex)]).toEqual([true, false]);
          }
          if (hexes.length > 0) expect(supplied(1, '2707')).toBe(false);
        });
      } else expect([cell('supply-sources', row, 'automaticTurns'), supplied(1)]).toEqual([0, false]);
    });
  });
});

describe('command ranges', () => {
  const ranges = table('command_ranges');
  type Link = { to: string; distance: number };
  /** A chain whose link in question is as long as asked. */
  const CHAINS: Record<string, { input: object; links: (distance: number) => Link[] }> = {
    unitToHq: {
      input: { brigade: '1', division: 'X' },
      links: (d) => [
        { to: 'brigade', distance: d },
        { to: 'division', distance: 1 },
      ],
    },
    brigadeToDivision: {
      input: { brigade: '1', division: 'X' },
      links: (d) => [
        { to: 'brigade', distance: 1 },
        { to: 'division', distance: d },
      ],
    },
    divisionToCorps: {
      input: { brigade: '1', division: 'X', corpsExist: true },
      links: (d) => [
        { to: 'brigade', distance: 1 },
        { to: 'division', distance: 1 },
        { to: 'corps', distance: d },
      ],
    },
    independentToHq: { input: {}, links: (d) => [{ to: 'division', distance: d }] },
    unitToLeader: {
      input: { division: 'X' },
      links: (d) => [
        { to: 'leader', distance: d },
        { to: 'division', distance: 1 },
      ],
    },
    leaderToHq: {
      input: { division: 'X' },
      links: (d) => [
        { to: 'leader', distance: 1 },
        { to: 'division', distance: d },
      ],
    },
    jarama: {
      input: { scenario: 'jarama', brigade: '48' },
      links: (d) => [
        { to: 'brigade', distance: d },
        { to: 'division', distance: 1 },
      ],
    },
    bruneteRepublicanToDivision: {
      input: { scenario: 'brunete', division: '11' },
      links: (d) => [
        { to: 'division', distance: d },
        { to: 'corps', distance: 1 },
      ],
    },
    bruneteRepublicanToCorps: {
      input: { scenario: 'brunete', division: '11' },
      links: (d) => [{ to: 'corps', distance: d }],
    },
    bruneteRepublicanDivisionToCorps: {
      input: { scenario: 'brunete', division: '11' },
      links: (d) => [
        { to: 'division', distance: 1 },
        { to: 'corps', distance: d },
      ],
    },
    bruneteNationalistToDivision: {
      input: { scenario: 'brunete', side: 'nationalist', division: '12' },
      links: (d) => [{ to: 'division', distance: d }],
    },
  };
  const LINKS = [
    /^unit to its immediate superior HQ$/,
    /^brigade HQ to its division HQ$/,
    /^division HQ to corps HQ$/,
    /^unit of no division to any HQ$/,
    /^unit to a leader of its command$/,
    /^leader to a command HQ$/,
    /^unit to brigade HQ, brigade HQ to division HQ; no corps$/,
    /^Republican unit to a division HQ \(its own; any for cavalry and independents\)$/,
    /^Republican unit directly to its corps HQ$/,
    /^Republican division HQ to its corps HQ$/,
    /^Nationalist unit to its division HQ$/,
  ];

  it('has every link, and a chain that is one hex too long breaks', () => {
    expect(Object.keys(CHAINS)).toEqual(chart('command-ranges').rows);
    LINKS.forEach((pattern, r) => {
      const id = chart('command-ranges').rows[r]!;
      const { input, links } = CHAINS[id]!;
      const commanded = (distance: number): boolean =>
        outcomeOf('status/command', { side: 'republican', ...input, links: links(distance) }).inCommand;
      ranges.ships(`rows/${r}/scope`, cell('command-ranges', id, 'scope'));
      ranges.ships(`rows/${r}/hexes`, cell('command-ranges', id, 'hexes'));
      ranges.says(`rows/${r}/rule`, /./, () => {
        expect(cell('command-ranges', id, 'section')).toBe(sectionOf(ranges.at(`rows/${r}/rule`)));
      });
      ranges.says(`rows/${r}/link`, pattern, () => {
        const limit = ranges.at(`rows/${r}/hexes`);
        expect([id, commanded(limit), commanded(limit + 1)]).toEqual([id, true, false]);
      });
      if (ranges.has(`rows/${r}/note`)) ranges.says(`rows/${r}/note`, /^RULING R46$/, () => {});
    });
  });

  it('ends the Nationalist line of Brunete at the division HQ', () => {
    const last = `rows/${LINKS.length}`;
    const input = { scenario: 'brunete', side: 'nationalist', type: 'hq', division: '12', links: [] };
    ranges.says(`${last}/link`, /^Nationalist division HQ upward$/, () => {
      expect(outcomeOf('status/command', input).inCommand).toBe(true);
    });
    ranges.ships(`${last}/hexes`, chart('command-ranges').rows.length === LINKS.length ? null : undefined);
    ranges.says(`${last}/scope`, /^brunete$/, () => {});
    ranges.says(`${last}/rule`, /^B\.14/, () => {
      const { steps } = ask('status/command', { ...input, type: 'infantry', links: [{ to: 'division', distance: 6 }] });
      expect(steps.map(({ rule }) => rule)).toContain('B.14');
    });
    ranges.says(`${last}/note`, /the line ends at the division HQ$/, () => {});
  });
});

describe('named hexes', () => {
  const named = table('named_hexes');

  it('has every name', () => {
    named.rows.forEach(({ name }, r) => {
      const [map, hex, shipped] = chart('named-hexes').cells[r]!;
      named.ships(`rows/${r}/map`, map);
      named.ships(`rows/${r}/hex`, hex);
      named.says(`rows/${r}/name`, /^([^(]+?)(?: \(.*\))?$/, (plain) => expect(shipped).toBe(plain));
      expect(name).toContain(shipped);
    });
  });

  it('reads hex numbers as the maps do', () => {
    const pattern =
      /^first two digits = (row|column), growing (\w+) \((\d+) \w+ \.\. (\d+) \w+\); last two = (row|column), growing (\w+) \((\d+) \w+ \.\. (\d+) \w+\)$/;
    for (const map of ['jarama', 'brunete']) {
      named.says(`orientation/${map}`, pattern, (...facts) => {
        const cells = chart('hex-numbering').cells[chart('hex-numbering').rows.indexOf(map)]!;
        expect(cells.map(String)).toEqual(facts.map((fact) => (/^\d+$/.test(fact) ? String(Number(fact)) : fact)));
      });
    }
    // Jarama counts rows first: 4840 lies in area A, 4038 does not. Brunete counts columns first: V Corps stays west of 20.
    const enters = (at: string) =>
      ask('movement/reinforcement-entry', { scenario: 'jarama', listed: [{ hex: at }], at, areas: ['A'] }).legal;
    expect([enters('4840'), enters('4038')]).toEqual([true, false]);
    const stands = (hex: string) => ask('status/corps-boundary', { corps: 'V', hex }).legal;
    expect([stands('1933'), stands('2001')]).toEqual([true, false]);
  });
});

describe('these tables', () => nothingLeftOf('map'));
