import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../src/games/scw-battles/index.js';
import { InvalidSituationError } from '../../src/kernel/rulings/index.js';
import { replay, Session } from '../../src/kernel/session/index.js';
import { materialsFor } from '../support/materials.js';
import { Chooser, playRandomGame, type Turn } from '../support/random-play.js';
import { bruneteDocuments, jaramaDocuments } from '../support/scw-published.js';

const BATTLES = [
  { scenario: 'jarama', documents: jaramaDocuments(), options: {}, levels: /^(republicanVictory|nationalist\w+)$/ },
  { scenario: 'brunete', documents: bruneteDocuments(), options: {}, levels: /^(\w+Victory|draw)$/ },
  {
    scenario: 'brunete',
    documents: bruneteDocuments(),
    options: {
      allowStackSplit: true,
      advanceOnElimination: true,
      bruneteSeriesWeather: true,
      barrageHalvesUnsupplied: true,
    },
    levels: /^(\w+Victory|draw)$/,
  },
];

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

describe('the published battles, on a made-up map with made-up counters', () => {
  it.each(BATTLES)('$scenario is played to its level of victory, options $options', (battle) => {
    const materials = materialsFor(scwBattles, battle.scenario, battle.documents, battle.options);
    const chooser = new Chooser(battle.scenario);
    const check = ({ session, state, side, open, dice }: Turn): void => {
      expect(session.broken(state)).toEqual([]);
      // One in fifty positions: a few of the actions listed are carried out on the side.
      if (chooser.below(50) > 0) return;
      for (let n = 0; n < 20; n++) session.decide(state, side, chooser.of(open.actions).command, dice, nothingEarlier);
    };
    const { session, entries, state } = playRandomGame({
      game: scwBattles,
      materials,
      seed: `published ${battle.scenario}`,
      maxCommands: 5000,
      doneOneIn: 4,
      onState: check,
    });
    expect(session.broken(state)).toEqual([]);
    expect(replay(session, entries)).toEqual(state);
    expect(state.result!.level).toMatch(battle.levels);
  });

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
