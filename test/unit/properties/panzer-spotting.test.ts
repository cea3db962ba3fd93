/** What must hold of every ruling on sight, whatever the map. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LineOfSightOutcome } from '../../../src/games/panzer/spotting/line-of-sight.js';
import type { SightMatrixOutcome } from '../../../src/games/panzer/spotting/sight-matrix.js';
import type { SpottingRangeOutcome } from '../../../src/games/panzer/spotting/spotting-range.js';
import { HexBoard } from '../../../src/kernel/hexes/index.js';
import { desk } from '../../support/desk.js';
import { boards } from './panzer-boards.js';

const SIZE = 8;
type Board = typeof boards extends fc.Arbitrary<infer B> ? B : never;

/** The board as a request carries it. */
const asMap = ({ grid, hexes, hexsides, paths }: Board) => ({
  grid: { orientation: grid.orientation, shifted: grid.shifted, columns: SIZE, rows: SIZE },
  hexes,
  hexsides,
  paths,
});

/** The same board with every hex given another name. */
function renamed(board: Board, name: (hex: string) => string, grid: Partial<ReturnType<typeof asMap>['grid']> = {}) {
  const map = asMap(board);
  const side = (text: string) => text.split('/').map(name).join('/');
  return {
    grid: { ...map.grid, ...grid },
    hexes: map.hexes.map((hex) => ({ ...hex, hex: name(hex.hex) })),
    hexsides: map.hexsides.map(({ side: text, features }) => ({ side: side(text), features })),
    paths: map.paths.map(({ kind, hexes }) => ({ kind, hexes: hexes.map(name) })),
  };
}

const two = (n: number) => String(n).padStart(2, '0');
const parts = (hex: string): [number, number] => [Number(hex.slice(0, 2)), Number(hex.slice(2))];
const turnedRound = (hex: string) => {
  const [column, row] = parts(hex);
  return two(SIZE + 1 - column) + two(SIZE + 1 - row);
};
const transposed = (hex: string) => {
  const [column, row] = parts(hex);
  return two(row) + two(column);
};

const sight = (map: object, from: string, to: string, more: object = {}): LineOfSightOutcome =>
  desk.rule(
    'panzer',
    'spotting/line-of-sight',
    { input: { map, from: { hex: from }, to: { hex: to }, ...more } } as never,
    'en',
  ).outcome as LineOfSightOutcome;

const nameOf = fc
  .tuple(fc.integer({ min: 1, max: SIZE }), fc.integer({ min: 1, max: SIZE }))
  .map(([c, r]) => two(c) + two(r));

/** Everything on a line by name: its hexes, the hexsides between them, and both sides of a hexside it follows. */
function onTheLine(board: Board, line: readonly string[]): Set<string> {
  const { grid } = new HexBoard(board);
  const names = new Set<string>();
  const hexes: string[] = [];
  for (const element of line) {
    const along = element.startsWith('along ');
    if (along) names.add(element.slice(6));
    // On the border of the map a hexside has one hex and a direction: 0104:W.
    for (const hex of along ? element.slice(6).split(/[/:]/) : [element])
      if (grid.find(hex) !== undefined) hexes.push(hex);
  }
  for (const hex of hexes) {
    names.add(hex);
    for (const other of hexes) if (grid.adjacent(grid.index(hex), grid.index(other))) names.add(`${hex}/${other}`);
  }
  return names;
}

/** Hexes that rise into a line, with what they do to it, under the names of another map. */
const obstacleHexes = ({ obstacles }: LineOfSightOutcome, name = (hex: string) => hex): string[] =>
  obstacles
    .filter(({ at }) => !at.includes('/'))
    .map(({ at, feature, top, verdict }) => `${name(at)} ${feature} ${top} ${verdict}`)
    .sort();

describe('rulings on sight', () => {
  it('name a blocker on the line whenever the line is blocked by an obstacle', () => {
    fc.assert(
      fc.property(boards, nameOf, nameOf, (board, from, to) => {
        const { clear, barredBy, blocker, rule, line, obstacles } = sight(asMap(board), from, to);
        expect(clear).toBe(barredBy === 'none');
        if (barredBy.startsWith('gully')) {
          // No obstacle bars the view into a gully but the gully itself, in which an end of the line lies [4.1.4.1.6].
          expect([blocker, rule]).toEqual([null, '4.1.4.1.6']);
          const low = board.hexes.filter(({ terrain }) => terrain.includes('stream')).map(({ hex }) => hex);
          expect(low.includes(from) || low.includes(to)).toBe(true);
        }
        if (barredBy !== 'obstacle') return;
        expect(onTheLine(board, line).has(blocker!)).toBe(true);
        expect(obstacles.find(({ at }) => at === blocker)).toMatchObject({ blocks: true, rule });
      }),
      { numRuns: 150 },
    );
  });

  it('are the same from both ends', () => {
    fc.assert(
      fc.property(boards, nameOf, nameOf, (board, from, to) => {
        const [there, back] = [sight(asMap(board), from, to), sight(asMap(board), to, from)];
        expect([back.clear, back.barredBy, back.range]).toEqual([there.clear, there.barredBy, there.range]);
        expect([back.fromLevel, back.toLevel]).toEqual([there.toLevel, there.fromLevel]);
        const met = ({ obstacles }: LineOfSightOutcome) =>
          obstacles.map(({ at, top, verdict, deadTo }) => `${at} ${top} ${verdict} ${deadTo}`).sort();
        expect(met(back)).toEqual(met(there));
      }),
      { numRuns: 150 },
    );
  });

  it('never change with smoke, fire or wrecks', () => {
    const hindrance = fc.record({
      kind: fc.constantFrom('fire', 'smokeClosed', 'smokeOpen', 'barrageClosed', 'barrageOpen', 'brewUpSmoke'),
      hexes: fc.array(nameOf, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(
        boards,
        nameOf,
        nameOf,
        fc.array(hindrance, { maxLength: 5 }),
        fc.array(nameOf, { maxLength: 4 }),
        (board, from, to, hindrances, wrecks) => {
          const plain = sight(asMap(board), from, to);
          const smoky = sight(asMap(board), from, to, {
            hindrances,
            wrecks: wrecks.map((hex) => ({ hex, brewedUp: true })),
          });
          expect([smoky.clear, smoky.blocker]).toEqual([plain.clear, plain.blocker]);
          expect(smoky.apHindrance).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('are the same on a map turned round, transposed or renumbered', () => {
    fc.assert(
      fc.property(boards, nameOf, nameOf, (board, from, to) => {
        const plain = sight(asMap(board), from, to);
        const round = sight(renamed(board, turnedRound), turnedRound(from), turnedRound(to));
        const orientation = board.grid.orientation === 'flat' ? 'pointy' : 'flat';
        const across = sight(renamed(board, transposed, { orientation }), transposed(from), transposed(to));
        const moved = (hex: string) => two(parts(hex)[0] + 10) + two(parts(hex)[1] + 20);
        const shifted = sight(
          renamed(board, moved, { firstColumn: 11, firstRow: 21 } as object),
          moved(from),
          moved(to),
        );
        for (const other of [round, across, shifted]) {
          expect([other.clear, other.range, other.fromLevel, other.toLevel]).toEqual([
            plain.clear,
            plain.range,
            plain.fromLevel,
            plain.toLevel,
          ]);
        }
        expect(obstacleHexes(round)).toEqual(obstacleHexes(plain, turnedRound));
        expect(obstacleHexes(across)).toEqual(obstacleHexes(plain, transposed));
        expect(obstacleHexes(shifted)).toEqual(obstacleHexes(plain, moved));
      }),
      { numRuns: 100 },
    );
  });

  it('agree one by one with the many-to-many form', () => {
    const pack = {
      name: 'all',
      charts: {
        'spotting-range': { '-1,V': 12, '-3,V': 4 },
        'terrain-effects': { 'heavyWoods,coverSpotting': 'heavy', 'stream,coverSpotting': 'none' },
      },
    };
    fc.assert(
      fc.property(
        boards,
        fc.array(nameOf, { minLength: 1, maxLength: 4 }),
        fc.array(nameOf, { minLength: 1, maxLength: 4 }),
        (board, spotters, targets) => {
          const map = asMap(board);
          const units = (names: string[]) => names.map((hex, i) => ({ id: `${i}`, hex }));
          const request = { input: { map, spotters: units(spotters), targets: units(targets) }, chartPack: pack };
          const { pairs } = desk.rule('panzer', 'spotting/sight-matrix', request as never, 'en')
            .outcome as SightMatrixOutcome;
          for (const pair of pairs) {
            const single = sight(map, spotters[Number(pair.spotter)]!, targets[Number(pair.target)]!);
            expect([pair.range, pair.lineOfSight, pair.blocker]).toEqual([single.range, single.clear, single.blocker]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('list spotting modifiers that add up to the row', () => {
    fc.assert(
      fc.property(
        fc.record({ cover: fc.constantFrom('none', 'light', 'medium', 'heavy'), overstacked: fc.boolean() }),
        fc.record({
          kind: fc.constantFrom('squad', 'section'),
          suppressed: fc.boolean(),
          fullCover: fc.boolean(),
          broken: fc.boolean(),
        }),
        fc.record({
          kind: fc.constantFrom('squad', 'halfSquad'),
          spot: fc.constantFrom('none', 'move', 'fire', 'smallArms'),
          fullCover: fc.boolean(),
          illuminated: fc.boolean(),
        }),
        fc.integer({ min: -5, max: 0 }),
        (cover, spotter, target, visibility) => {
          const request = {
            input: { ...cover, spotter, target, visibility, cardRange: 3 },
            options: { morale: true, weather: true, illumination: true },
          };
          const { modifiers, row } = desk.rule('panzer', 'spotting/spotting-range', request as never, 'en')
            .outcome as SpottingRangeOutcome;
          const sum = modifiers.reduce((total, { value }) => total + value, 0);
          expect(row).toBe(Math.max(-5, Math.min(2, sum)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
