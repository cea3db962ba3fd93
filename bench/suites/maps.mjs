/** Lines, reach and traces on maps of the size that games have. */
import { Graph, reachSpaces, trace } from '../../dist/kernel/graphs/index.js';
import { HexBoard, LINE_STRIDE, LineWalker, reach } from '../../dist/kernel/hexes/index.js';
import { COLUMNS, honeycombLines, name, numbers, pairsOf, ROWS } from '../hex-maps.mjs';
import { lowerQuartile, medianRatio, race } from '../measure.mjs';
import { atLeast, atMost, info } from '../report.mjs';

export async function maps({ quick }) {
  const board = hillyBoard();
  const sees = sightOn(board);
  const pairs = pairsOf(board.grid.size);
  const honeycomb = honeycombLines(pairs);
  const moves = movesOn(board);
  const graph = spaces();
  let turn = 0;
  const pair = () => {
    turn = (turn + 1) % pairs.length;
    return turn;
  };
  const times = await race(
    {
      sight: () => sees(...pairs[pair()]),
      honeycomb: () => honeycomb(pair()),
      reach: () => moves(),
      spaces: () => graph.reach(),
      trace: () => graph.trace(),
    },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const us = (name) => lowerQuartile(times[name]);
  const ratio = medianRatio(times.honeycomb, times.sight);
  return [
    atLeast('lines of sight with heights and hexsides, 60x40', 1e6 / us('sight'), 2_000_000, '/s', {
      note: `any hex to any hex; ${ratio.toFixed(1)} x the bare lines of honeycomb-grid (${Math.round(1e6 / us('honeycomb'))}/s)`,
    }),
    atMost('whole-map reach, 60x40, terrain and hexside costs', us('reach') / 1000, 1, 'ms', {
      note: `${board.grid.size} hexes`,
    }),
    info('whole-map reach, 60 spaces', us('spaces') / 1000, 'ms'),
    info('supply trace, 60 spaces', us('trace') / 1000, 'ms'),
  ];
}

function hillyBoard() {
  const random = numbers(1);
  const hexes = [];
  const hexsides = [];
  for (let column = 1; column <= COLUMNS; column += 1) {
    for (let row = 1; row <= ROWS; row += 1) {
      const wooded = random(8) === 0;
      hexes.push({ hex: name(column, row), height: random(4), terrain: [wooded ? 'woods' : 'clear'] });
      if (row > 1 && random(10) === 0) {
        hexsides.push({ side: `${name(column, row)}/${name(column, row - 1)}`, features: ['hedge'] });
      }
    }
  }
  return new HexBoard({
    grid: {
      orientation: 'flat',
      shifted: 'even',
      numbering: { kind: 'column-row', columnDigits: 2, rowDigits: 2 },
      columns: COLUMNS,
      rows: ROWS,
    },
    hexes,
    hexsides,
  });
}

/**
 * Whether anything between two hexes rises above the straight line from eye to eye: woods add 2 to a hex, a hedge 1 to
 * its hexside. It never stops early, as a ruling that lists every hindrance must not.
 */
function sightOn(board) {
  const walker = new LineWalker(board.grid);
  const { buffer } = walker;
  const tops = board.hexTable((hex) => board.heightOf(hex) + (board.hasTerrain(hex, 'woods') ? 2 : 0));
  const eyes = board.hexTable((hex) => board.heightOf(hex) + 1);
  const hedges = board.sideTable((side) => (board.hasFeature(side, 'hedge') ? 1 : 0));
  return (from, to) => {
    const count = walker.walk(from, to);
    const low = eyes[from];
    const rise = eyes[to] - low;
    let blocked = 0;
    for (let i = 1; i < count - 1; i += 1) {
      const code = buffer[LINE_STRIDE * i];
      const entry = buffer[LINE_STRIDE * i + 1];
      const hedge = entry >= 0 ? hedges[entry] : 0;
      const top = code >= 0 ? tops[code] + hedge : hedges[~code];
      if ((top - low) * (count - 1) > rise * i) blocked += 1;
    }
    return blocked;
  };
}

function movesOn(board) {
  const { grid } = board;
  const enter = board.hexTable((hex) => (board.hasTerrain(hex, 'woods') ? 4 : 2));
  const cross = board.sideTable((side) => (board.hasFeature(side, 'hedge') ? 1 : 0));
  const { sideOf } = grid.topology;
  const start = grid.index(name(COLUMNS / 2, ROWS / 2));
  const far = grid.index(name(COLUMNS, ROWS));
  const step = (from, to, direction) => enter[to] + cross[sideOf[6 * from + direction]];
  return () => reach(grid, { start, allowance: 500, step }).costTo(far);
}

function spaces() {
  const random = numbers(3);
  const ids = Array.from({ length: 60 }, (_, i) => `space-${i}`);
  const connections = [];
  const joined = new Set();
  const join = (a, b, kind) => {
    const key = [Math.min(a, b), Math.max(a, b)].join();
    if (a === b || joined.has(key)) return;
    joined.add(key);
    connections.push({ a: ids[a], b: ids[b], kind });
  };
  for (let i = 1; i < 60; i += 1) join(i, Math.max(0, i - 1 - random(4)), 'road');
  for (let i = 0; i < 60; i += 1) join(random(60), random(60), 'rough');
  const graph = new Graph({ spaces: ids.map((id) => ({ id })), connections });
  const step = ({ kind }) => (kind === 'road' ? 1 : 2);
  return {
    reach: () => reachSpaces(graph, { start: ids[0], allowance: 100, step }).costTo(ids[59]),
    trace: () => trace(graph, { sources: [ids[0]], over: ({ kind }) => kind === 'road' }).reaches(ids[59]),
  };
}
