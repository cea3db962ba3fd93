import { scwBattles } from '../../src/games/scw-battles/index.js';
import type { Position } from '../../src/games/scw-battles/session/position.js';
import type { SessionState } from '../../src/kernel/session/index.js';
import { materialsFor } from './materials.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';
import { bruneteMap, document, jaramaAreas, jaramaMap, sheet } from './scw-published.js';

export type Side = 'republican' | 'nationalist';
type Values = Record<string, string | number | boolean>;

/** A counter with the hex it begins in, or the box, or the air, or the hex where it would come on turn 9. */
export interface Piece {
  readonly side: Side;
  readonly at?: string | readonly string[];
  readonly box?: true;
  readonly air?: true;
  readonly arrives?: string;
  readonly values: Values;
}

export const engineer: Values = { type: 'engineer', size: 'battalion', attack: 4, defence: 4, movement: 6 };

/** Quijorna, where a garrison of Brunete begins, and two objectives of divisions: the 46th's and the 34th's [B.19]. */
const OBJECTIVES = ['1511', '1506', '1907'];

/** A battle of a few made-up counters under the rules of Jarama or Brunete, on the made-up map of the test data. */
export function battle(
  scenario: 'jarama' | 'brunete',
  pieces: Readonly<Record<string, Piece>>,
  dice: Record<string, number[]> = {},
  options: object = {},
): ScriptedSession {
  const order: readonly Side[] = scenario === 'jarama' ? ['republican', 'nationalist'] : ['nationalist', 'republican'];
  const lines = Object.entries(pieces);
  const body = {
    summary: { en: 'test' },
    turns: { count: scenario === 'jarama' ? 21 : 10 },
    sides: order.map((side, at) => ({ side, setsUp: at + 1 })),
    map: `${scenario}-map`,
    requires: [
      { kind: 'deck', id: 'test-counters' },
      { kind: 'deck', id: 'jarama-areas' },
    ],
    setUp: lines.flatMap(([name, { side, at, box, air }]): object[] => {
      if (air) return [{ side, units: [{ name }], where: { text: { en: 'Off the map, available every turn.' } } }];
      if (box) return [{ side, units: [{ name }], where: { box: 'Madrid Box' } }];
      return at === undefined ? [] : [{ side, units: [{ name }], where: { hexes: [at].flat() } }];
    }),
    reinforcements: lines.flatMap(([name, { side, arrives }]) =>
      arrives === undefined ? [] : [{ turn: 9, side, units: [{ name }], entry: { hexes: [arrives] } }],
    ),
    victory: { objectives: OBJECTIVES.map((hex) => ({ name: hex, hexes: [hex], points: 1 })) },
    sections: [scenario === 'jarama' ? 'J.1' : 'B.1'],
  };
  const counters = sheet(
    'test-counters',
    lines.map(([name, { side, values }]) => ({ group: name, side, title: name, values })),
  );
  const added = [document('scenario', 'test-battle', body), counters, jaramaAreas(), jaramaMap(), bruneteMap()];
  // Weather 6 is clear in Jarama.
  const given = new NamedDice({ 'events/weather:weather': Array(30).fill(6), ...dice }, 3);
  return new ScriptedSession(scwBattles, materialsFor(scwBattles, 'test-battle', added, options), given);
}

export const position = (game: ScriptedSession): Position => game.state.position as Position;
export const unit = (game: ScriptedSession, id: string) => position(game).units[id]!;
/** Whether a side is moving, on that turn or later. */
export const moving =
  (side: Side, turn = 1) =>
  ({ position: now }: SessionState): boolean => {
    const { step, phasing, turn: reached } = now as Position;
    return step === 'moving' && phasing === side && reached >= turn;
  };
