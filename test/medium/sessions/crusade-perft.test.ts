import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import type { SessionState } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { PlainCount, plainPosition } from '../../support/crusade-plain-count.js';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';

/** No shuffle changes anything: each hand is the first seven cards of its deck. */
const opened = (scenario: string): ScriptedSession =>
  new ScriptedSession(crusadeRevolution, crusadeMaterials(scenario), new NamedDice({}, 200));

/** How many ways there are to go on, so many commands deep, by the kind of the first. */
function countWays(
  { session, state }: ScriptedSession,
  depth: number,
  kinds?: readonly string[],
): Record<string, number> {
  const dice = new NamedDice({}, 200);
  const below = (at: SessionState, left: number): number => {
    const [side] = session.waitingFor(at);
    const { actions } = session.actions(at, side!);
    const commands = actions.flatMap(commandsOf);
    if (left === 1) return commands.length;
    return commands.reduce(
      (sum, command) => sum + below(session.decide(at, side!, command, dice, () => at).state, left - 1),
      0,
    );
  };
  const ways: Record<string, number> = {};
  const [side] = session.waitingFor(state);
  for (const command of session.actions(state, side!).actions.flatMap(commandsOf)) {
    const kind = [command.type, command.use].filter(Boolean).join(' ');
    if (kinds && !kinds.includes(kind)) continue;
    const after = depth === 1 ? 1 : below(session.decide(state, side!, command, dice, () => state).state, depth - 1);
    ways[kind] = (ways[kind] ?? 0) + after;
  }
  return ways;
}

const total = (ways: Record<string, number>): number => Object.values(ways).reduce((sum, each) => sum + each, 0);

/** Legal commands from the first Nationalist round on, counted by hand from the map and the cards. */
describe('commands from the opening position', () => {
  describe('Valdeoro', () => {
    it('one deep: seven cards for OPS, SR or RP, and an automatic operation: 22', () => {
      expect(countWays(opened('valdeoro'), 1)).toEqual({ 'play ops': 7, 'play sr': 7, 'play rp': 7, automatic: 1 });
    });

    it('two deep: 322', () => {
      const ways = countWays(opened('valdeoro'), 2);
      expect(ways).toEqual({
        // Molinos, Campo Llano and Fuente Clara to move or to attack, or no more: 3 x 2 + 1 = 7, for each of 7 cards.
        'play ops': 7 * 7,
        automatic: 7,
        // Three divisions, each to the four other Nationalist spaces or to the Reserve Box, or nobody: 3 x 5 + 1 = 16. Every card
        // has a point left for it on turn 1.
        'play sr': 7 * 16,
        // The round is over; the Republicans have seven plain cards too: 22.
        'play rp': 7 * 22,
      });
      expect(total(ways)).toBe(322);
    });
  });

  describe('Sierra Parda', () => {
    it('one deep: seven cards for three uses each, the events of N5 and N6, an automatic operation: 24', () => {
      // N7 needs the event of N6 first.
      expect(countWays(opened('sierra-parda'), 1)).toEqual({
        'play ops': 7,
        'play sr': 7,
        'play rp': 7,
        'play event': 2,
        automatic: 1,
      });
    });

    it('two deep: 1045', () => {
      const ways = countWays(opened('sierra-parda'), 2);
      // Eleven supplied spaces to move or to attack, Oviedo and Granada to move only [16.2.3], or no more: 22 + 2 + 1.
      const markers = 25;
      // The north hangs together in seven spaces: eleven divisions have six goals each. Valladolid is full, but every card has two
      // points or more, so that one of its three may still leave when another comes in [9.1.2, P29]. La Coruna may ship its division to Cadiz and Cadiz its to La Coruna [16.7.1]. In the south Sevilla (2), Cadiz and
      // Algeciras (1 each) have two goals each. Nobody leaves an isolated garrison [16.2.4.3]. All sixteen may go to the Reserve Box.
      const redeployments = 11 * 6 + 1 + 1 + 4 * 2 + 16;
      // The Republican answer: three uses of seven cards, the events of R5 and R6, an automatic operation.
      const answer = 24;
      expect(redeployments).toBe(92);
      expect(ways).toEqual({
        'play ops': 7 * markers,
        automatic: markers,
        'play sr': 7 * (redeployments + 1),
        'play rp': 7 * answer,
        // N5 opens the Strait in round 1 of turn 3: an AFR unit comes at once, to Sevilla or to Cadiz [17.6.3]. N6 ends the round.
        'play event': 2 + answer,
      });
      expect(total(ways)).toBe(1045);
    });
  });
});

/** Limited supply at Raya Vieja, a unit cut off in Tierra Seca, a full stack that cannot be joined, and units two deep in enemy ground. */
const RING = {
  units: {
    Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
    Cadiz: ['sp-afr-4'],
    'Raya Vieja': ['sp-cav', 'sp-inf-1'],
    'Tierra Seca': ['sp-inf-2'],
    Zaragoza: ['sp-inf-3', 'sp-inf-4', 'sp-nav'],
    'Dos Rios': ['sp-nat-mil-1', 'sp-nat-mil-2'],
    Granada: ['sp-inf-5'],
    Madrid: ['sp-rep-mil-1'],
    Monegal: ['sp-poum'],
    'Campo Rojo': ['sp-rep-mil-2'],
  },
  control: { 'Los Llanos': 'republican', 'Tierra Seca': 'nationalist' },
} as const;

/** The same counts by a second program, which reads the printed records and knows nothing of the session. */
describe('a second, plain program counts as many commands', () => {
  const OPERATIONS = ['play ops', 'automatic'];
  const ALL = [...OPERATIONS, 'play sr', 'play rp'];

  it('Valdeoro, two deep, and three deep where an operation begins', () => {
    const plain = new PlainCount(plainPosition('valdeoro', 1));
    expect(plain.count(2, ALL)).toEqual(countWays(opened('valdeoro'), 2, ALL));
    expect(plain.count(3, OPERATIONS)).toEqual(countWays(opened('valdeoro'), 3, OPERATIONS));
  });

  it('Sierra Parda, two deep, and three deep where an operation begins', () => {
    const plain = new PlainCount(plainPosition('sierra-parda', 3));
    expect(plain.count(2, ALL)).toEqual(countWays(opened('sierra-parda'), 2, ALL));
    expect(plain.count(3, OPERATIONS)).toEqual(countWays(opened('sierra-parda'), 3, OPERATIONS));
  });

  it('the ring around Raya Vieja, two deep, and three deep where an operation begins', () => {
    const scene = new CrusadeScene({
      units: RING.units as never,
      control: RING.control,
      first: '1936-10',
      turns: 1,
    });
    const plain = new PlainCount(plainPosition('sierra-parda', 3, RING as never));
    const kinds = [...OPERATIONS, 'play rp'];
    expect(plain.count(2, kinds)).toEqual(countWays(scene.game, 2, kinds));
    expect(plain.count(3, OPERATIONS)).toEqual(countWays(scene.game, 3, OPERATIONS));
  });
});
