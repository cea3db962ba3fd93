import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { type Command, RuleBook } from '../../../src/kernel/session/index.js';
import { Duel, exerciseMaterials, type Stationed } from '../../support/panzer-duel.js';
import { PlainMoves } from '../../support/panzer-plain-moves.js';

const PANZER = 'mill-panzer-1';
const MEDIUM = 'mill-medium-1';
const ROAD = [{ kind: 'road', hexes: ['0105', '0204', '0304', '0403', '0503', '0602', '0702', '0801'] }];
const PATH_THEN_ROAD = [
  { kind: 'path', hexes: ['0105', '0204', '0304', '0403'] },
  { kind: 'road', hexes: ['0403', '0503', '0602', '0702', '0801', '0901'] },
];
/** Nobody of the other side can see this corner: no reaction comes between two actions. */
const FAR: Stationed = { card: MEDIUM, hex: '1209', facing: 'SE' };
const WALL = Array.from({ length: 9 }, (_, row) => ({ hex: `110${row + 1}`, terrain: ['heavyWoods'] }));

interface Named {
  readonly hex: string;
  readonly facing: string;
  readonly map: object;
}

const POSITIONS: Readonly<Record<string, Named>> = {
  'in the open': { hex: '0505', facing: 'N', map: {} },
  'on a road with a bend': { hex: '0105', facing: 'NE', map: { paths: ROAD } },
  'on a path that becomes a road': { hex: '0105', facing: 'NE', map: { paths: PATH_THEN_ROAD } },
  'beside a hedgerow': {
    hex: '0505',
    facing: 'N',
    map: { hexsides: [{ side: '0505/0504', features: ['hedgerow'] }] },
  },
  'in a corner of the map': { hex: '0101', facing: 'NW', map: {} },
  'among woods': {
    hex: '0505',
    facing: 'NE',
    map: { hexes: ['0504', '0604', '0605', '0506', '0405', '0404'].map((hex) => ({ hex, terrain: ['woods'] })) },
  },
};

const words = ({ type, facing, reverse }: Command): string => {
  if (type === 'turn') return `turn ${facing}`;
  if (type === 'exit') return reverse ? 'reverseExit' : 'exit';
  if (type === 'one-hex') return `one-hex ${facing} ${reverse ? 'reverse' : 'forward'}`;
  return type;
};

/** As the plain program names it: off the map or not is the same one hex. */
const plain = (word: string): string => word.replace(/ reverseExit$/, ' reverse').replace(/ exit$/, ' forward');

/**
 * What is open to a mover, once by the session and once by a plain program that only asks the stateless question of whole moves; depth 2
 * looks at every first step and turn after which the same unit goes on.
 */
describe.each(Object.entries(POSITIONS))('what a vehicle may do %s', (_name, { hex, facing, map }) => {
  const exercise = {
    german: [{ card: PANZER, hex, facing }],
    soviet: [FAR],
    turns: 2,
    map: { ...map, hexes: [...((map as { hexes?: object[] }).hexes ?? []), ...WALL] },
  };
  const dice = { 'events/initiative:side A': [2], 'events/initiative:side B': [1] };
  const begun = (): Duel => {
    const duel = new Duel({ ...exercise, dice });
    duel.order({ [PANZER]: 'move' }, {});
    return duel.play({ type: 'name-first', side: 'soviet' }, { type: 'begin-move', unit: PANZER }) as Duel;
  };
  const table = prepare(exerciseMaterials(exercise));
  const book = new RuleBook(panzer, exerciseMaterials(exercise));
  const listed = (duel: Duel): string[] =>
    duel.open.actions
      .filter(({ form }) => !form)
      .map((action) => words(action.command))
      .sort();
  const counted = (plainMoves: PlainMoves, acts: Parameters<PlainMoves['open']>[0]): string[] =>
    [...new Set(plainMoves.open(acts).map(plain))].sort();

  it('is the same by both programs, two commands deep', () => {
    const first = begun();
    const program = new PlainMoves(table, book, first.position, PANZER, 1);
    expect(listed(first)).toEqual(counted(program, []));
    let second = 0;
    for (const { command: next, form } of first.open.actions) {
      const kind = next.type;
      if (form || kind === 'end-move' || kind === 'exit' || kind === 'one-hex') continue;
      const act =
        kind === 'turn'
          ? { turnTo: next.facing as string, move: 'stay' as const }
          : { move: kind as 'forward' | 'reverse' };
      const after = begun().play(next) as Duel;
      expect([words(next), listed(after)]).toEqual([words(next), counted(program, [act])]);
      second += listed(after).length;
    }
    expect(second).toBeGreaterThan(5);
  });
});
