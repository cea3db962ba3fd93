import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { replay, Session } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser, playRandomGame, type Turn } from '../../support/random-play.js';
import { checkOdds } from '../../support/scw-odds.js';
import { bruneteDocuments, jaramaDocuments } from '../../support/scw-published.js';
import { shaken } from '../../support/scw-shaken.js';
import { Strangers } from '../../support/scw-strangers.js';

const LEVELS: Readonly<Record<string, RegExp>> = {
  jarama: /^(republicanVictory|nationalist\w+)$/,
  brunete: /^(\w+Victory|draw)$/,
};

const ALL_OPTIONS = {
  allowStackSplit: true,
  advanceOnElimination: true,
  bruneteSeriesWeather: true,
  barrageHalvesUnsupplied: true,
  jaramaExitVpOnce: true,
  bruneteCalendar: 'daily',
};

/** Each game on a map and with counters of its own, with its own choice of options; the last with all of them. */
const GAMES = ['jarama', 'brunete'].flatMap((scenario) =>
  [1, 2, 3, 4].map((number) => ({ scenario, number, seed: `published ${scenario} ${number}` })),
);

function materialsOf({ scenario, number, seed }: (typeof GAMES)[number]) {
  const chooser = new Chooser(`map ${seed}`);
  const documents = shaken(scenario === 'jarama' ? jaramaDocuments() : bruneteDocuments(), chooser);
  const chosen = Object.entries(ALL_OPTIONS).filter(() => number === 4 || chooser.below(2) === 0);
  return materialsFor(scwBattles, scenario, documents, Object.fromEntries(chosen));
}

/** What strangers name besides counters: hexes of either map, and what only these two battles know. */
const ODD = {
  to: ['1501', '1506', '1907', '2112', '3351', '3446', '4838', '9999'],
  hex: ['1501', '1506', '1907', '2112', '3351', '3446', '4838', '9999'],
  side: ['1942/1943', '2842/2843', '1501/1502', 'odd'],
  brigade: ['69', '70', '1 Bis', '48'],
  division: ['14', '39', '46'],
  pay: [['A'], ['Varela'], ['11'], ['12', '13'], []],
};

describe('the published battles, on made-up maps with made-up counters', () => {
  it.each(GAMES)(
    '$scenario $number is played to its level of victory, and lists exactly what it accepts, with its odds',
    (asked) => {
      const chooser = new Chooser(asked.seed);
      let strangers: Strangers | undefined;
      const check = (turn: Turn): void => {
        const { session, state, open } = turn;
        expect(session.broken(state)).toEqual([]);
        strangers ??= Strangers.of(chooser, state.position as Position, ODD);
        strangers.meet(turn, 1);
        // One in thirty positions: a few of the actions listed are carried out on the side.
        if (chooser.below(30) > 0) return;
        for (let n = 0; n < 20; n++) checkOdds(turn, chooser.of(open.actions), `${asked.seed} ${n}`);
      };
      const { session, entries, state } = playRandomGame({
        game: scwBattles,
        materials: materialsOf(asked),
        seed: asked.seed,
        maxCommands: 20_000,
        doneOneIn: 6,
        onState: check,
      });
      expect(session.broken(state)).toEqual([]);
      expect(replay(session, entries)).toEqual(state);
      expect(state.result!.level).toMatch(LEVELS[asked.scenario]!);
      expect(strangers!.refused.size).toBeGreaterThan(10);
    },
  );

  it('names everything that is missing', () => {
    const [map, counters, areas] = jaramaDocuments();
    const materials = materialsFor(scwBattles, 'jarama', [map!, { ...counters!, body: { cards: [] } }]);
    const open = () => new Session(scwBattles, scwBattles.declaration.session!, materials);
    expect(open).toThrow(InvalidSituationError);
    expect(open).toThrow('/requires/deck/jarama-areas: it is missing');
    const empty = materialsFor(scwBattles, 'jarama', [
      map!,
      { ...counters!, body: { cards: [] } },
      { ...counters!, id: 'jarama-areas', body: { cards: [] } },
    ]);
    const prepare = () => new Session(scwBattles, scwBattles.declaration.session!, empty);
    expect(prepare).toThrow('a deck must list the hexes of "Madrid Box"');
    expect(prepare).toThrow('too few counters are of the group "48th Brigade: units" of the republican side');
    // 2 + 1 + 2 + 2 guns are drawn [J.6]; nobody could let a brigade of another name out of the box [J.20].
    expect(prepare).toThrow('the record draws 7 unnamed artillery units, and there are 0');
    const cards = (counters!.body as { cards: { values: Record<string, unknown> }[] }).cards.map((card) =>
      card.values.brigade === '70' ? { ...card, values: { ...card.values, brigade: '71' } } : card,
    );
    const misnamed = materialsFor(scwBattles, 'jarama', [map!, { ...counters!, body: { cards } }, areas!]);
    expect(() => new Session(scwBattles, scwBattles.declaration.session!, misnamed)).toThrow(
      'madrid-70-battalion: its brigade must be one of those in the Madrid Box: 69, 70, 1 Bis',
    );
  });
});
