import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../../src/games/scw-battles/index.js';
import { ask, cell, chart, nothingLeftOf, outcomeOf, stepOf, table } from './tables.js';

/** Set-up, reinforcements, reserves and the sequence of play. */
const { terms } = scwBattles.declaration.messages.en;
/** Something beyond plain English letters, or a bare hex number. */
const JAPANESE = /[^ -~]|^\d{4}$/;

describe('set-up of Jarama', () => {
  const setUp = table('jarama_setup');
  const groups = (side: string): { group: string; groupJa: string; division: string }[] =>
    outcomeOf('status/set-up', { scenario: 'jarama', side }).groups;
  const placed = (side: string, placement: object): boolean =>
    ask('status/set-up', { scenario: 'jarama', side, placements: [placement] }).legal;

  it('puts every group where the book does', () => {
    expect(chart('jarama-setup').rows).toHaveLength(setUp.rows.length);
    setUp.rows.forEach((row, r) => {
      const label = chart('jarama-setup').rows[r]!;
      const [side, where, hexes, within] = chart('jarama-setup').cells[r]!;
      const { placement } = row;
      const at = `rows/${r}/placement`;
      const group = label.slice(String(side).length + 1);
      setUp.ships(`rows/${r}/side`, side);
      setUp.says(`rows/${r}/formation`, /./, () => expect(label).toContain(`${row.side} ${row.formation}`));
      if (row.elements)
        setUp.says(`rows/${r}/elements`, /./, () => expect(label.endsWith(`: ${row.elements}`)).toBe(true));
      if (placement.hexes) setUp.ships(`${at}/hexes`, hexes);
      if (placement.oneOf) setUp.ships(`${at}/oneOf`, hexes);
      if (placement.of) {
        setUp.ships(`${at}/of`, (hexes as string[])[0]);
        setUp.ships(`${at}/within`, within);
        const around = (distance: number) => placed(row.side, { group, hex: 'somewhere', distance });
        expect([around(placement.within), around(placement.within + 1)]).toEqual([true, false]);
      }
      if (placement.name)
        setUp.ships(`${at}/name`, cell('named-hexes', `jarama ${placement.of ?? placement.hexes[0]}`, 'name'));
      for (const hex of hexes as string[]) expect(placed(row.side, { group, hex })).toBe(true);
      if (placement.hexes) expect(placed(row.side, { group, hex: '0101' })).toBe(false);
      if (placement.box)
        setUp.says(`${at}/box`, /^Madrid Box$/, () =>
          expect(placed(row.side, { group, inMadridBox: true })).toBe(true),
        );
      if (placement.available) setUp.says(`${at}/available`, /^every turn$/, () => expect(where).toBe('everyTurn'));
      if (placement.anywhere) {
        setUp.says(`${at}/anywhere`, /^on the (Republican|Nationalist) side of the start line$/, (whose) => {
          expect([where, side]).toEqual(['ownSide', whose!.toLowerCase()]);
          expect(placed(row.side, { group, hex: '0101', ownSide: false })).toBe(false);
        });
      }
    });
  });

  it('names divisions, and every group in Japanese', () => {
    setUp.rows.forEach((row, r) => {
      const found = groups(row.side).find(({ group }) => chart('jarama-setup').rows[r]!.endsWith(group))!;
      expect(found.groupJa).toMatch(JAPANESE);
      const path = `rows/${r}/division`;
      if (!setUp.has(path)) expect(found.division).toBe('none');
      else if (row.division === null) setUp.ships(path, found.division === 'none' ? null : found.division);
      else {
        setUp.says(path, /^(A|B|Varela|Escamez)(?: for 69 and 70; 1 Bis by its stripe)?$/, (name) => {
          expect(found.division).toBe(name);
        });
      }
      if (row.note) {
        setUp.says(`rows/${r}/note`, /^the counter wrongly shows (battalion) size$/, (size) => {
          expect(chart('jarama-setup').notes!.some((note) => note.includes(size!))).toBe(true);
        });
      }
    });
  });

  it('has the divisions with their stripes and members', () => {
    for (const name of ['A', 'B', 'Varela', 'Escamez']) {
      const members = cell('jarama-divisions', name, 'members') as string[];
      setUp.ships(`divisions/${name}/stripe`, cell('jarama-divisions', name, 'stripe'));
      if (setUp.has(`divisions/${name}/brigades`)) setUp.ships(`divisions/${name}/brigades`, members);
      else {
        const listed: string[] = setUp.at(`divisions/${name}/units`);
        const numbers = listed.join(' ').match(/\d+(?=st|nd|rd|th)/g)!;
        expect([...numbers, ...(listed.includes('all cavalry') ? ['cavalry'] : [])]).toEqual(members);
        setUp.ships(`divisions/${name}/units`, listed);
      }
      // A unit sent with its brigade alone pays for its assault from that division.
      const side = cell('jarama-divisions', name, 'side');
      const assault = { scenario: 'jarama', side, kind: 'assault', defenders: [{ defence: 1 }] };
      for (const brigade of members.filter((member) => member !== 'cavalry')) {
        const spent = outcomeOf('combat/attack', {
          ...assault,
          attackers: [{ attack: 1, brigade }],
        }).assaultPointsSpent;
        expect(spent).toEqual([{ division: name, points: 1 }]);
      }
    }
  });

  it('has the marks and colours of its counters', () => {
    setUp.says('counterMarks/J', /used in this scenario$/, () =>
      expect(cell('counter-marks', 'J', 'scenario')).toBe('jarama'),
    );
    for (const [side, colours] of Object.entries<Record<string, string>>(setUp.at('counterColours'))) {
      for (const [key, value] of Object.entries(colours)) {
        const colour = key === 'base' ? value : key;
        const troops = cell('counter-colours', `${side} ${colour}`, 'troops');
        setUp.ships(`counterColours/${side}/${key}`, key === 'base' ? colour : troops);
        expect(troops === 'own troops').toBe(key === 'base');
      }
    }
  });
});

describe('set-up of Brunete', () => {
  const setUp = table('brunete_setup');

  it('puts every group where the book does', () => {
    expect(chart('brunete-setup').rows).toHaveLength(setUp.rows.length);
    setUp.rows.forEach((row, r) => {
      const label = chart('brunete-setup').rows[r]!;
      const found = outcomeOf('status/set-up', { scenario: 'brunete', side: row.side }).groups.find(
        ({ group }: { group: string }) => `${row.side} ${group}` === label,
      );
      setUp.ships(`rows/${r}/side`, cell('brunete-setup', label, 'side'));
      setUp.ships(`rows/${r}/unit`, found.group);
      if (row.hex) setUp.ships(`rows/${r}/hex`, found.hexes[0]);
      else {
        setUp.ships(`rows/${r}/of`, found.hexes[0]);
        setUp.ships(`rows/${r}/within`, found.within);
      }
      expect([found.hexes.length, found.where]).toEqual([1, row.hex ? 'hexes' : 'within']);
      if (row.division) setUp.ships(`rows/${r}/division`, found.division);
      else expect(found.division).toBe('none');
      if (row.note)
        setUp.says(`rows/${r}/note`, /^any two of its regiments .* trucks$/, () =>
          expect(found.regimentsOnTrucks).toBe(2),
        );
      else expect(found.regimentsOnTrucks).toBe(0);
      expect(found.groupJa).toMatch(JAPANESE);
    });
    setUp.says('counterMarks/B', /used in this scenario$/, () =>
      expect(cell('counter-marks', 'B', 'scenario')).toBe('brunete'),
    );
  });
});

interface Arrival {
  readonly units: string;
  readonly unitsJa: string;
  readonly entry: string;
  readonly entryJa: string;
  readonly inExchange: boolean;
  readonly anyHq: boolean;
}

describe('reinforcements of Jarama', () => {
  const record = table('jarama_reinforcements');
  const arriving = (side: string, turn: number): Arrival[] =>
    outcomeOf('status/reinforcements', { scenario: 'jarama', side, turn }).arrivals;

  it('come on their turn, and on no other', () => {
    let listed = 0;
    for (const side of ['republican', 'nationalist'])
      for (let turn = 1; turn <= 21; turn++) listed += arriving(side, turn).length;
    expect(listed).toBe(record.rows.length);
    record.rows.forEach(({ side, turn, units, command }, r) => {
      const found = arriving(side, turn).find((each) => each.units === units)!;
      record.ships(`rows/${r}/units`, found.units);
      record.ships(`rows/${r}/side`, chart('jarama-reinforcements').cells[r]![0]);
      record.ships(`rows/${r}/turn`, chart('jarama-reinforcements').cells[r]![1]);
      record.ships(`rows/${r}/date`, cell('jarama-turns', String(turn), 'date'));
      record.ships(`rows/${r}/entry`, found.entry);
      if (command) record.says(`rows/${r}/command`, /^any HQ$/, () => expect(found.anyHq).toBe(true));
      else expect(found.anyHq).toBe(false);
      expect([found.unitsJa, found.entryJa]).toEqual([
        expect.stringMatching(JAPANESE),
        expect.stringMatching(JAPANESE),
      ]);
    });
  });

  it('have their areas', () => {
    for (const area of Object.keys(record.at('areas'))) {
      record.ships(`areas/${area}/from`, cell('entry-areas', area, 'first'));
      record.ships(`areas/${area}/to`, cell('entry-areas', area, 'last'));
    }
    expect(chart('entry-areas').rows).toEqual(Object.keys(record.at('areas')));
  });
});

describe('reinforcements of Brunete', () => {
  const record = table('brunete_reinforcements');
  const onTurn = (side: string, turn: number) =>
    outcomeOf('status/reinforcements', { scenario: 'brunete', side, turn });

  it('come on their turn, and on no other', () => {
    let listed = 0;
    for (const side of ['republican', 'nationalist']) {
      for (let turn = 1; turn <= 10; turn++) listed += onTurn(side, turn).arrivals.length;
    }
    expect(listed).toBe(record.rows.filter(({ units }) => units).length);
    let shipped = 0;
    record.rows.forEach((row, r) => {
      const { side, turnRuling, units, airPoints } = row;
      const turn = onTurn(side, turnRuling);
      if (units) {
        const found = turn.arrivals.find((each: Arrival) => each.units === units) as Arrival;
        const [whose, date, number, daily] = chart('brunete-reinforcements').cells[shipped]!;
        shipped += 1;
        record.ships(`rows/${r}/side`, whose);
        record.ships(`rows/${r}/label`, date);
        record.ships(`rows/${r}/label`, cell('brunete-turns-daily', String(daily), 'date'));
        record.ships(`rows/${r}/turnRuling`, number);
        record.ships(`rows/${r}/units`, found.units);
        record.ships(`rows/${r}/entry`, found.entry);
        if (row.condition)
          record.says(`rows/${r}/condition`, /^B\.20: another division must withdraw/, () =>
            expect(found.inExchange).toBe(true),
          );
        else expect(found.inExchange).toBe(false);
        expect([found.unitsJa, found.entryJa]).toEqual([
          expect.stringMatching(JAPANESE),
          expect.stringMatching(/\d{4}/),
        ]);
        return;
      }
      record.ships(`rows/${r}/airPoints`, turn.airPoints);
      record.ships(`rows/${r}/label`, turn.date);
      record.says(`rows/${r}/side`, /^(republican|nationalist)$/, (whose) => {
        expect(cell('brunete-turns', String(turnRuling), whose!)).toBe(airPoints);
      });
      record.ships(`rows/${r}/turnRuling`, chart('brunete-turns').cells.findIndex(([date]) => date === row.label) + 1);
      record.says(`rows/${r}/airPointsDuration`, /^(this turn only|each turn to the end)$/, (how) => {
        const turns = Array.from({ length: 10 }, (_, i) => i + 1).filter(
          (each) => onTurn(side, each).airPoints === airPoints,
        );
        const lasts = how === 'this turn only' ? 1 : 11 - turnRuling;
        expect(turns).toEqual(Array.from({ length: lasts }, (_, i) => turnRuling + i));
      });
    });
  });
});

describe('the Madrid reserves', () => {
  const release = table('jarama_reserve_release');
  const ask1 = (input: object) => ask('events/reserve-release', { turn: 1, ...input });
  const ALL = ['69', '70', '1 Bis'];

  it('are released by every trigger as printed', () => {
    const released = (input: object) => ask1(input).outcome as { released: string[]; choiceOf: number };
    release.says('rows/0/trigger', /crosses the Manzanares, or moves to row (41)xx or north of it west/, () => {
      for (const way of [{ crossedManzanares: true }, { northWest: true }]) expect(released(way).released).toEqual(ALL);
      expect(released({ crossedManzanares: true, side: 'republican' }).released).toEqual([]);
    });
    release.says('rows/0/released', /^all reserves$/, () =>
      expect(cell('reserve-release', 'manzanares', 'released')).toEqual(ALL),
    );
    const pattern = /within (\d) hexes of La Posada (\d{4}), Arganda (\d{4}) or Morata de Tajuna (\d{4})$/;
    release.says('rows/1/trigger', pattern, (limit, ...places) => {
      expect([cell('reserve-release', 'approach', 'distance'), cell('reserve-release', 'approach', 'hexes')]).toEqual([
        Number(limit),
        places,
      ]);
      for (const place of places) {
        const near = (distance: number) => released({ approaches: [{ place, distance }] }).choiceOf;
        expect([near(Number(limit)), near(Number(limit) + 1)]).toEqual([2, 0]);
        const told = stepOf(ask1({ approaches: [{ place, distance: 1 }] }), 'approach-releases').text;
        expect(told).toContain(cell('named-hexes', `jarama ${place}`, 'name'));
      }
    });
    release.says('rows/1/released', /^any (2) reserve units \(brigades/, (count) => {
      expect(released({ approaches: [{ place: '3351', distance: 4 }] }).choiceOf).toBe(Number(count));
    });
    for (const [r, brigades] of [
      [2, ['70', '1 Bis']],
      [3, ['69']],
    ] as const) {
      release.says(`rows/${r}/trigger`, /^(Feb \d+)$/, (date) => {
        const turn = chart('jarama-turns').cells.findIndex(([each]) => each === date) + 1;
        expect(cell('reserve-release', date!, 'turn')).toBe(turn);
        const before = released({ turn: turn - 1 }).released;
        expect(released({ turn }).released.filter((brigade) => !before.includes(brigade))).toEqual(brigades);
      });
      release.says(`rows/${r}/released`, /^\d+th/, () => {
        const names = release
          .at(`rows/${r}/released`)
          .split(' and ')
          .map((name: string) => name.replace(/(st|th)\b/, ''));
        expect(names).toEqual(brigades);
        expect(cell('reserve-release', release.at(`rows/${r}/trigger`), 'released')).toEqual(brigades);
      });
    }
    const cites = (input: object) =>
      ask1(input).steps.flatMap(({ rule, also }: { rule: string; also?: readonly string[] }) => [
        rule,
        ...(also ?? []),
      ]);
    const inputs = [{ northWest: true }, { approaches: [{ place: '3351', distance: 4 }] }, { turn: 14 }, { turn: 16 }];
    release.rows.forEach((_, r) => {
      release.says(`rows/${r}/rule`, /^([\w.]+)/, (section) => expect(cites(inputs[r]!)).toContain(section));
    });
  });
});

describe('the sequence of play', () => {
  const sequence = table('sequence_of_play');
  const PHASES = chart('sequence-of-play').cells.map(([phase]) => String(phase));
  /** What a printed step lets a player do. */
  const ACTIONS: [RegExp, string][] = [
    [/^decide first and second player/, 'decideInitiative'],
    [/^roll or set the weather/, 'rollWeather'],
    [/resolves air bombardments$/, 'bombard'],
    [/judges? supply and command for movement$/, 'judgeForMovement'],
    [/brings on reinforcements and moves any units$/, 'enterReinforcements'],
    [/brings on reinforcements and moves any units$/, 'move'],
    [/declare all attacks/, 'declareAttacks'],
    [/judge supply and command for combat$/, 'judgeForCombat'],
    [/allots air to defence$/, 'allotDefensiveAir'],
    [/allots air to attack$/, 'allotAttackAir'],
    [/decides assault and pays AP$/, 'declareAssault'],
    [/^5 .* allots artillery$/, 'allotAttackArtillery'],
    [/^6 .* allots artillery$/, 'allotDefensiveArtillery'],
    [/voluntary retreats \(attacker decides first\)/, 'retreatVoluntarily'],
    [/differential, modifiers, die, results/, 'resolveCombat'],
    [/^advance the turn marker$/, 'advanceMarker'],
  ];
  const may = (phase: string, action: string, player: string) => ask('status/phase-action', { phase, action, player });

  it('has the phases in order', () => {
    sequence.rows.forEach(({ name }, r) => {
      sequence.ships(`rows/${r}/phase`, chart('sequence-of-play').rows[r]);
      sequence.says(`rows/${r}/name`, /./, () => expect(terms[PHASES[r]!]).toBe(name.toLowerCase()));
    });
    expect(chart('sequence-of-play').rows).toHaveLength(sequence.rows.length);
    expect(ACTIONS.map(([, action]) => action)).toEqual(chart('phase-actions').rows);
  });

  it('lets each player do what each step says', () => {
    sequence.rows.forEach(({ steps }: { steps: string[] }, r) => {
      steps.forEach((text, s) => {
        const path = `rows/${r}/steps/${s}`;
        const mirror = text.match(/^mirror of ([DE])/)?.[1];
        if (mirror) {
          sequence.says(path, /^mirror of/, () => {
            const model = PHASES[chart('sequence-of-play').rows.indexOf(mirror)]!;
            for (const [, action] of ACTIONS) {
              const [one, two] = [may(model, action, 'first'), may(PHASES[r]!, action, 'second')];
              expect([action, two.legal, (two.outcome as { step: number } | null)?.step]).toEqual([
                action,
                one.legal,
                (one.outcome as { step: number } | null)?.step,
              ]);
            }
          });
          return;
        }
        if (text === 'per combat:') {
          sequence.says(path, /^per combat:$/, () => {
            const again = { phase: 'firstCombat', action: 'declareAssault', player: 'first', stepReached: 8 };
            expect(ask('status/phase-action', again).legal).toBe(true);
          });
          return;
        }
        const actions = ACTIONS.filter(([pattern]) => pattern.test(text)).map(([, action]) => action);
        expect([text, actions.length > 0]).toEqual([text, true]);
        sequence.says(path, /^(\d)? ?(first|second)?/, (number, player) => {
          for (const action of actions) {
            const players = player ? [player] : ['first', 'second'];
            for (const who of players) {
              const found = may(PHASES[r]!, action, who);
              // A step that names nobody in the combat phase is the phasing player's.
              const both = !['declareAttacks', 'resolveCombat'].includes(action) || who === 'first';
              expect([action, who, found.legal]).toEqual([action, who, both]);
              if (found.legal && number) expect(found.outcome).toMatchObject({ step: Number(number) });
            }
            const other = player === 'first' ? 'second' : 'first';
            if (player && action !== 'bombard')
              expect([action, other, may(PHASES[r]!, action, other).legal]).toEqual([action, other, false]);
          }
        });
      });
    });
  });
});

describe('these tables', () => nothingLeftOf('forces'));
