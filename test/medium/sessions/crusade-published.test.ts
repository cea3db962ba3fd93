import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import type { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { replay } from '../../../src/kernel/session/index.js';
import { playCrusade, positionOf } from '../../support/crusade-play.js';
import { publishedMaterials } from '../../support/crusade-published.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';

const SCENARIOS = [
  'war-of-the-columns',
  'the-collapse-of-the-northern-front',
  'two-years-of-war',
  'crusade-revolution-campaign',
];

describe.each(SCENARIOS)('%s, with what an owner supplies', (scenario) => {
  it('is played to its end', () => {
    const materials = publishedMaterials(scenario);
    const { session, entries, state } = playCrusade(materials, `${scenario}, made up`, (turn) => {
      expect(turn.session.broken(turn.state)).toEqual([]);
    });
    expect(replay(session, entries)).toEqual(state);
    expect(state.result).not.toBeNull();
  });

  it('says everything that is missing, at once', () => {
    const bare = { ...materialsFor(crusadeRevolution, scenario), maps: {}, decks: {} };
    let told: readonly { pointer: string }[] = [];
    try {
      new ScriptedSession(crusadeRevolution, bare, new NamedDice({}, 1));
    } catch (error) {
      told = (error as InvalidSituationError).faults;
    }
    expect(told.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([
        '/requires/map/crusade-revolution-map',
        '/decks/crusade-revolution-nationalist-deck',
        '/decks/crusade-revolution-republican-deck',
        '/chartPack',
      ]),
    );
  });
});

describe('a scenario from turn 1', () => {
  it('begins with Air Bridge in the Nationalist hand, which alone may be played [4.3.1]', () => {
    const game = new ScriptedSession(
      crusadeRevolution,
      publishedMaterials('war-of-the-columns'),
      new NamedDice({}, 200),
    );
    const { hand, known } = positionOf(game.state).piles.nationalist;
    // P7: it is one of the seven, and everybody knows it.
    expect([hand.length, hand[0], known]).toEqual([7, 'sp-n1', ['sp-n1']]);
    expect(game.open.actions.map(({ command }) => command)).toEqual([{ type: 'play', card: 'sp-n1', use: 'event' }]);
    game.play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect([game.side, positionOf(game.state).played]).toEqual(['republican', expect.arrayContaining(['airBridge'])]);
  });

  it('brings a unit of the Army of Africa before the action of round 2 [17.6.2, 17.6.3]', () => {
    const game = new ScriptedSession(
      crusadeRevolution,
      publishedMaterials('war-of-the-columns'),
      new NamedDice({}, 200),
    );
    game.play({ type: 'play', card: 'sp-n1', use: 'event' }, { type: 'automatic' }, { type: 'end-activation' });
    expect([game.side, game.listed('place-arrival')]).toEqual([
      'nationalist',
      [
        { unit: 'sp-afr-3', space: 'Sevilla' },
        { unit: 'sp-afr-3', space: 'Cadiz' },
      ],
    ]);
  });
});
