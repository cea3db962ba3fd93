/** Panzer's line of sight on a map full of heights and hexsides, alone and as rulings; and the game played on a large map. */
import { games } from '../../dist/games/index.js';
import { SightBoard } from '../../dist/games/panzer/spotting/sight-board.js';
import { DeadZones, SightLine } from '../../dist/games/panzer/spotting/sight-line.js';
import { GivenDice } from '../../dist/kernel/dice/index.js';
import { HexBoard } from '../../dist/kernel/hexes/index.js';
import { Charts, QuietUmpire } from '../../dist/kernel/rulings/quiet-umpire.js';
import { COLUMNS, honeycombLines, name, numbers, pairsOf, ROWS } from '../hex-maps.mjs';
import { lowerQuartile, medianRatio, race } from '../measure.mjs';
import { atLeast, atMost, info } from '../report.mjs';
import { desk } from '../subject.mjs';
import { panzerSession } from './panzer-session.mjs';

const SIDE = 20;

export async function panzer({ quick }) {
  const map = battlefield();
  const line = sightOn(map);
  const { level, board } = line.board;
  const pairs = pairsOf(board.grid.size);
  const honeycomb = honeycombLines(pairs);
  const units = (from) =>
    Array.from({ length: SIDE }, (_, i) => ({ id: `${from + i}`, hex: board.grid.name(pairs[from + i][0]) }));
  const many = { input: { map, spotters: units(0), targets: units(SIDE) } };
  const one = { input: { map, from: { hex: many.input.spotters[0].hex }, to: { hex: many.input.targets[0].hex } } };
  const sees = (from, to) => !line.blocked(from, to, level[from], level[to]);
  const matrix = () => desk.rule('panzer', 'spotting/sight-matrix', many, 'en');
  const single = () => desk.rule('panzer', 'spotting/line-of-sight', one, 'en');
  checkAnswers(matrix(), single(), (from, to) => sees(board.grid.index(from), board.grid.index(to)), many.input);

  let turn = 0;
  const pair = () => {
    turn = (turn + 1) % pairs.length;
    return turn;
  };
  const times = await race(
    { sight: () => sees(...pairs[pair()]), honeycomb: () => honeycomb(pair()), single, matrix },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const us = (contestant) => lowerQuartile(times[contestant]);
  const bare = medianRatio(times.honeycomb, times.sight);
  return [
    atLeast('Panzer lines of sight, every height case and hexside, 60x40', 1e6 / us('sight'), 2_000_000, '/s', {
      note: `any hex to any hex; ${bare.toFixed(1)} x the bare lines of honeycomb-grid (${Math.round(1e6 / us('honeycomb'))}/s)`,
    }),
    atMost('20 spotters x 20 targets in one request', medianRatio(times.matrix, times.single), 20, 'x one ruling', {
      note: `${(us('matrix') / 1000).toFixed(1)} ms for 400 pairs`,
    }),
    info('one line of sight as a ruling, its map of 2400 hexes read and checked', us('single') / 1000, 'ms'),
    ...panzerSession({ quick }),
  ];
}

/** Hills of four levels, woods, buildings, hedgerows, crests and a road across. */
function battlefield() {
  const random = numbers(4);
  const hexes = [];
  const hexsides = [];
  for (let column = 1; column <= COLUMNS; column += 1) {
    for (let row = 1; row <= ROWS; row += 1) {
      const terrain = ['woods', 'brickBuilding'][random(12)] ?? 'clear';
      hexes.push({ hex: name(column, row), height: Math.max(0, random(6) - 2), terrain: [terrain] });
      if (row > 1 && random(10) === 0) {
        const features = [random(2) === 0 ? 'hedgerow' : 'crest'];
        hexsides.push({ side: `${name(column, row)}/${name(column, row - 1)}`, features });
      }
    }
  }
  const road = Array.from({ length: ROWS }, (_, i) => name(COLUMNS / 2, i + 1));
  return { grid: { columns: COLUMNS, rows: ROWS }, hexes, hexsides, paths: [{ kind: 'road', hexes: road }] };
}

/** The core alone, on the board that the request describes. */
function sightOn({ grid, ...map }) {
  const numbering = { kind: 'column-row', columnDigits: 2, rowDigits: 2 };
  const board = new HexBoard({ grid: { orientation: 'flat', shifted: 'even', numbering, ...grid }, ...map });
  const umpire = new QuietUmpire({}, new Charts(games.game('panzer').charts), new GivenDice([]));
  return new SightLine(new SightBoard(board, umpire), new DeadZones(umpire.chart('dead-zone')));
}

/** Speed means nothing where the answers differ. */
function checkAnswers({ outcome }, ruling, sees, { spotters, targets }) {
  const hexOf = Object.fromEntries([...spotters, ...targets].map(({ id, hex }) => [id, hex]));
  if (outcome.pairs.length !== SIDE * SIDE) throw new Error(`${outcome.pairs.length} pairs`);
  for (const { spotter, target, lineOfSight } of outcome.pairs)
    if (lineOfSight !== sees(hexOf[spotter], hexOf[target])) throw new Error(`${spotter} and ${target} differ`);
  if (ruling.outcome.clear !== sees(spotters[0].hex, targets[0].hex)) throw new Error('the single ruling differs');
}
