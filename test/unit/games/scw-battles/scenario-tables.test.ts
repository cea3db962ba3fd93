import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../../src/games/scw-battles/index.js';
import { tablesOf } from '../../../support/printed-table.js';
import { ask, cell, chart, columnOf, DICE, nothingLeftOf, outcomeOf, TABLES, table } from './tables.js';

/** Points, objectives, turns and victory of the two scenarios. */
const { terms } = scwBattles.declaration.messages.en;

describe('the tables of the book', () => {
  it('are each compared by one of these tests', () => {
    expect(Object.values<readonly string[]>(TABLES).flat().sort()).toEqual(tablesOf('scw-battles'));
  });
});

describe.each(['jarama', 'brunete'])('assault points of %s', (scenario) => {
  const points = table(`${scenario}_assault_points`);
  const id = `${scenario}-assault-points`;
  const left = (side: string): { division: string; points: number }[] =>
    outcomeOf('status/assault-ledger', { scenario, side }).left;

  it('are what every division begins with', () => {
    points.rows.forEach(({ side, division }, r) => {
      const [shipped, ...name] = chart(id).rows[r]!.split(' ');
      points.ships(`rows/${r}/side`, shipped);
      points.ships(`rows/${r}/division`, name.join(' '));
      points.ships(`rows/${r}/ap`, cell(id, `${side} ${division}`, 'points'));
      points.ships(`rows/${r}/ap`, left(side).find((each) => each.division === division)!.points);
      if (points.has(`rows/${r}/stripe`)) points.ships(`rows/${r}/stripe`, cell(id, `${side} ${division}`, 'stripe'));
    });
    expect(chart(id).rows).toHaveLength(points.rows.length);
    for (const side of Object.keys(points.at('totals') ?? {})) {
      points.ships(
        `totals/${side}`,
        left(side).reduce((sum, each) => sum + each.points, 0),
      );
    }
  });
});

describe('objectives and corps of Brunete', () => {
  const objectives = table('brunete_objectives');
  const corps = table('brunete_corps');

  it('has the objectives of every division', () => {
    objectives.rows.forEach(({ division }, r) => {
      objectives.ships(`rows/${r}/division`, chart('brunete-objectives').rows[r]);
      objectives.ships(`rows/${r}/objectives`, cell('brunete-objectives', division, 'hexes'));
      objectives.ships(`rows/${r}/objectives`, outcomeOf('status/divisional-objectives', { division }).objectives);
    });
    objectives.ships('uniqueHexes', [...chart('brunete-victory').rows].sort());
    objectives.ships('uniqueHexes', [...new Set(columnOf('brunete-objectives', 'hexes').flat() as string[])].sort());
  });

  it('has the divisions of every corps and where its HQ stays', () => {
    corps.rows.forEach(({ corps: name }, r) => {
      corps.ships(`rows/${r}/corps`, chart('brunete-corps').rows[r]);
      corps.ships(`rows/${r}/divisions`, cell('brunete-corps', name, 'divisions'));
      corps.says(`rows/${r}/hqBoundary`, /^stay in column (\d\d)xx or (west|east) of it$/, (column, side) => {
        expect([cell('brunete-corps', name, 'column'), cell('brunete-corps', name, 'side')]).toEqual([
          Number(column),
          side,
        ]);
        const may = (at: number) =>
          ask('status/corps-boundary', { corps: name, hex: `${Number(column) + at}10` }).legal;
        expect([may(-1), may(0), may(1)]).toEqual([side === 'west', true, side === 'east']);
      });
    });
  });
});

describe('initiative in Brunete', () => {
  const initiative = table('brunete_initiative');
  const firstOf = (turn: number, given: number[] = []): string | null =>
    outcomeOf('events/initiative', { scenario: 'brunete', turn }, { given }).first;

  it('is fixed on two turns and rolled afterwards', () => {
    for (const r of initiative.rows.keys()) initiative.ships(`rows/${r}/turn`, chart('brunete-initiative').rows[r]);
    initiative.ships('rows/0/first', firstOf(1));
    initiative.ships('rows/1/first', firstOf(2));
    initiative.says(
      'rows/2/first',
      /Nationalist adds (\d), higher total is first player; equal totals reroll$/,
      (plus) => {
        expect(cell('die-modifiers', 'bruneteNationalistInitiative', 'modifier')).toBe(Number(plus));
        for (const republican of DICE) {
          for (const nationalist of DICE) {
            const lead = nationalist + Number(plus) - republican;
            const first = lead === 0 ? null : lead > 0 ? 'nationalist' : 'republican';
            for (const turn of [3, 10]) expect(firstOf(turn, [republican, nationalist])).toBe(first);
          }
        }
      },
    );
  });
});

describe('the turns', () => {
  const brunete = table('brunete_turns');
  const jarama = table('jarama_turns');

  it('are dated, and have their air points', () => {
    brunete.rows.forEach(({ turn }, r) => {
      brunete.ships(`rows/${r}/turn`, Number(chart('brunete-turns').rows[r]));
      brunete.ships(`rows/${r}/label`, cell('brunete-turns', String(turn), 'date'));
      for (const side of ['nationalist', 'republican']) {
        brunete.ships(`rows/${r}/${side}AirPoints`, cell('brunete-turns', String(turn), side));
        brunete.ships(
          `rows/${r}/${side}AirPoints`,
          outcomeOf('status/air-allotment', { scenario: 'brunete', side, turn }).pool,
        );
      }
    });
    jarama.rows.forEach(({ turn }, r) => {
      jarama.ships(`rows/${r}/turn`, Number(chart('jarama-turns').rows[r]));
      jarama.ships(`rows/${r}/date`, cell('jarama-turns', String(turn), 'date'));
      jarama.ships(
        `rows/${r}/date`,
        outcomeOf('status/reinforcements', { scenario: 'jarama', side: 'republican', turn }).date,
      );
      const weather = ask('events/weather', { scenario: 'jarama', turn }, { given: [1] });
      const column = weather.provenance.find((use) => use.chart === 'weather-jarama')!.cell.split(',')[1];
      jarama.ships(`rows/${r}/weatherRow`, column);
    });
  });

  it('may be days instead', () => {
    const pattern = /^(\d+) one-day turns labelled d\/d\+1 from July (\d+)\/\d+ to July \d+\/(\d+)$/;
    brunete.says('alternative/model', pattern, (turns, from, to) => {
      const labels = Array.from(
        { length: Number(turns) },
        (_, i) => `July ${Number(from) + i}/${Number(from) + i + 1}`,
      );
      expect(columnOf('brunete-turns-daily', 'date')).toEqual(labels);
      expect(labels.at(-1)).toMatch(new RegExp(`/${to}$`));
      const ask19 = { scenario: 'brunete', side: 'republican', turn: Number(turns) };
      expect(outcomeOf('status/reinforcements', ask19, { options: { bruneteCalendar: 'daily' } }).date).toBe(
        labels.at(-1),
      );
    });
  });
});

describe('victory in Jarama', () => {
  const victory = table('jarama_victory');
  const score = (held: object[], exited: object[] = []) => outcomeOf('status/jarama-victory', { held, exited });
  const holding = (hexes: readonly string[], more: object = {}) =>
    hexes.map((hex) => ({ hex, side: 'nationalist', ...more }));

  it('scores every place as printed', () => {
    victory.rows.forEach(({ name, hexes }, r) => {
      victory.ships(`rows/${r}/name`, chart('jarama-victory').rows[r]);
      victory.ships(`rows/${r}/hexes`, cell('jarama-victory', name, 'hexes'));
      victory.ships(`rows/${r}/vp`, cell('jarama-victory', name, 'points'));
      victory.ships(`rows/${r}/vp`, score(holding(hexes)).nationalist);
      const partly = hexes.length > 1 && score(holding(hexes.slice(0, 1))).nationalist === 0;
      victory.ships(`rows/${r}/allHexesRequired`, partly);
    });
    const all = victory.rows.flatMap(({ hexes }) => hexes);
    victory.ships('total', score(holding(all)).nationalist);
  });

  it('scores exits as printed', () => {
    const exits = (...exited: object[]) => score([], exited).nationalist;
    victory.ships('exit/side', cell('exit-points', 'jarama', 'side'));
    victory.ships('exit/vp', cell('exit-points', 'jarama', 'points'));
    victory.ships('exit/vp', exits({}));
    victory.says('exit/unit', /^(battalion) or (brigade)$/, (...sizes) => {
      expect(cell('exit-points', 'jarama', 'sizes')).toEqual(sizes);
      const scoring = ['company', 'battalion', 'regiment', 'brigade', 'division'].filter((size) => exits({ size }) > 0);
      expect(scoring).toEqual(sizes);
      expect(exits({ side: 'republican' })).toBe(0);
    });
    victory.says('exit/where', /^east map edge north of the Tajuna river$/, () => {
      expect(cell('exit-points', 'jarama', 'place')).toBe('east edge north of the Tajuna');
      expect(exits({ scoringExit: false })).toBe(0);
    });
    victory.says('exit/condition', /^supply path at game end/, () => expect(exits({ inSupply: false })).toBe(0));
    victory.ships('exit/perUnit', exits({}, {}) === 2 * exits({}));
    victory.says('exit/ruling', /^R28$/, () => {
      expect(score([], [{}]).nationalist).toBe(5);
      expect(
        outcomeOf('status/jarama-victory', { exited: [{}, {}] }, { options: { jaramaExitVpOnce: true } }).nationalist,
      ).toBe(5);
    });
  });

  it('reads the levels as printed', () => {
    // Exits are worth 5 each, places 5 to 25: every multiple of 5 can be held; the bands are read from the chart.
    victory.at('levels').forEach(({ min, max }: { min: number | null; max: number | null }, i: number) => {
      const [row] = [chart('jarama-levels').rowBands![i]!];
      victory.ships(`levels/${i}/min`, row[0]);
      victory.ships(`levels/${i}/max`, row[1]);
      const exits = Math.floor((max ?? min! + 4) / 5);
      const { difference, level } = score(
        [],
        Array.from({ length: exits }, () => ({})),
      );
      expect(difference).toBeGreaterThanOrEqual(min ?? 0);
      victory.ships(`levels/${i}/result`, terms[level]);
    });
  });
});

describe('victory in Brunete', () => {
  const victory = table('brunete_victory');
  const score = (input: object) => outcomeOf('status/brunete-victory', input);

  it('scores every hex as printed', () => {
    victory.rows.forEach(({ hex }, r) => {
      victory.ships(`rows/${r}/hex`, chart('brunete-victory').rows[r]);
      victory.ships(`rows/${r}/vp`, cell('brunete-victory', hex, 'points'));
      victory.ships(`rows/${r}/vp`, score({ owned: [{ hex }] }).republican);
      const named =
        chart('named-hexes').rows.includes(`brunete ${hex}`) && cell('named-hexes', `brunete ${hex}`, 'name');
      // 1907 has a name, of which the list of points makes nothing.
      victory.ships(`rows/${r}/name`, hex === '1907' ? null : named || null);
    });
    victory.ships('total', score({}).nationalist);
  });

  it('scores exits as printed', () => {
    const exits = (...exited: object[]) => score({ exited }).republican;
    victory.ships('exit/side', cell('exit-points', 'brunete', 'side'));
    victory.ships('exit/vp', cell('exit-points', 'brunete', 'points'));
    victory.ships('exit/vp', exits({}));
    victory.ships('exit/hex', cell('exit-points', 'brunete', 'place'));
    victory.says('exit/unit', /^(regiment)$/, (...sizes) => {
      expect(cell('exit-points', 'brunete', 'sizes')).toEqual(sizes);
      const scoring = ['company', 'battalion', 'regiment', 'brigade', 'division'].filter((size) => exits({ size }) > 0);
      expect(scoring).toEqual(sizes);
      expect([exits({ side: 'nationalist' }), exits({ scoringExit: false })]).toEqual([0, 0]);
    });
    victory.ships('exit/perUnit', exits({}, {}) === 2 * exits({}));
    victory.says('exit/condition', /^supply path at game end/, () => expect(exits({ inSupply: false })).toBe(0));
  });

  it('reads the levels as printed', () => {
    // Every hex Republican is +32; each of the twelve small ones left to the enemy takes 2 away, each big one 10.
    const levelAt = (difference: number): string => {
      const lost = (32 - difference) / 2;
      const small = chart('brunete-victory').rows.filter((hex) => cell('brunete-victory', hex, 'points') === 1);
      const taken = chart('brunete-victory').rows.filter((hex) => !small.slice(0, lost).includes(hex));
      const found = score({ owned: taken.map((hex) => ({ hex })) });
      expect(found.difference).toBe(difference);
      return terms[found.level]!;
    };
    victory.at('levels').forEach(({ min, max }: { min: number | null; max: number | null }, i: number) => {
      victory.ships(`levels/${i}/min`, chart('brunete-levels').rowBands![i]![0]);
      victory.ships(`levels/${i}/max`, chart('brunete-levels').rowBands![i]![1]);
      const even = [min, max].flatMap((bound) => (bound === null ? [] : [bound - (bound % 2)]));
      for (const difference of even) {
        victory.says(`levels/${i}/result`, /./, () => {
          expect(victory.at(`levels/${i}/result`).toLowerCase()).toContain(levelAt(difference).toLowerCase());
        });
      }
    });
  });
});

describe('these tables', () => nothingLeftOf('scenarios'));
