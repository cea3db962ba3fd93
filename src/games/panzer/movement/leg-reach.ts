import { MissingCellError } from '../../../kernel/charts/index.js';
import { flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { FORBIDDEN, type HexIndex, reach } from '../../../kernel/hexes/index.js';
import { hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { HEX } from '../shared/panzer-map.js';
import { checkLegMove } from './leg-checks.js';
import { LegGround, legFactor } from './leg-ground.js';
import { LegOnMap } from './leg-input.js';
import { allowanceOf } from './movement-factor.js';
import { Traffic } from './traffic.js';

class LegReachedHex {
  @text('The hex', HEX) hex!: string;
  @integer('Fewest points to end there', { min: 0, max: 120 }) cost!: number;
  @flag('Only as the one hex that is always allowed [6.6.4.1]') minimumMove!: boolean;
}

export class LegReachOutcome {
  @integer('Movement points', { min: 1, max: 60 }) allowance!: number;
  @list('Hexes in which the unit can end its move, its own included, in order of the map', LegReachedHex, {
    maxItems: 40_000,
  })
  hexes!: LegReachedHex[];
  @texts('Hexes with a cost that neither the book nor a chart pack gives', { ...HEX, maxItems: 40_000 })
  unpriced!: string[];
}

/** What each step costs, or why there is none; a step without a number is remembered and not made. */
class LegPrices {
  readonly unpriced = new Set<HexIndex>();

  constructor(
    private readonly umpire: Judge,
    private readonly ground: LegGround,
  ) {}

  step(from: HexIndex, to: HexIndex): number | null {
    const probe = quietly(this.umpire);
    try {
      this.ground.check(probe, from, to);
      if (!probe.legal) return null;
      // Crawling and manhandling take the whole move whatever the ground costs [6.6.4.3, 6.6.5].
      return this.ground.oneHexOnly ? 0 : this.ground.cost(probe, from, to);
    } catch (error) {
      if (!(error instanceof MissingCellError)) throw error;
      this.unpriced.add(to);
      return null;
    }
  }
}

export const legReach = procedure<LegOnMap, LegReachOutcome, Options>({
  id: 'leg-reach',
  resolver: 'movement',
  title: { en: 'Where a leg unit or gun can go', ja: '徒歩・牽引ユニットの到達範囲' },
  description: {
    en: 'Every hex in which a squad, half-squad, section, cavalry or manhandled gun can end its move, with the fewest points: walking, quickmarch or crawling; before any roll.',
    ja: '分隊・半個分隊・班・騎兵・人力移動の火砲が移動を終えられる全ヘクスと最小コスト（徒歩・急進撃・匍匐前進）。ダイス判定の前の範囲。',
  },
  rules: ['6.6.4', '6.6.5'],
  input: LegOnMap,
  outcome: LegReachOutcome,
  example: {
    input: {
      map: { grid: { columns: 3, rows: 3 }, defaultTerrain: ['clear'] },
      unit: { hex: '0202', kind: 'towed' },
    },
  },
  resolve(input, umpire) {
    const { unit, mode } = input;
    const board = layOutMap(input.map);
    const { grid } = board;
    const start = hexAt(board, unit.hex, '/unit/hex');
    const traffic = new Traffic(board, input);
    const ground = new LegGround(board, input, traffic);
    checkLegMove(umpire, unit, mode, 1, 0);
    if (!umpire.legal) return null;
    const factor = legFactor(unit, mode);
    const rule = ground.mover.isGun ? '6.6.5' : mode === 'crawl' ? '6.6.4.3' : '6.6.4.1';
    umpire.note(rule, 'leg-factor', { factor, mode });
    const allowance = allowanceOf(umpire, Math.max(1, factor), unit, false);
    if (!umpire.legal) return null;
    const prices = new LegPrices(umpire, ground);
    const found = new Map<HexIndex, Omit<LegReachedHex, 'hex'>>();
    const mayEnd = (hex: HexIndex): boolean => {
      const { enemies, enemyFoot } = traffic.at(hex);
      return hex === start || enemies + enemyFoot === 0;
    };
    if (ground.oneHexOnly) found.set(start, { cost: 0, minimumMove: false });
    else {
      // The state is the level a quickmarch has already changed: it has one [6.6.4.2].
      const climbs = (from: HexIndex, to: HexIndex) => (mode === 'quickmarch' ? Math.abs(ground.levels(from, to)) : 0);
      const walked = reach(grid, {
        start,
        allowance: 2 * allowance,
        step: (from, to, _direction, changed) => {
          if (changed + climbs(from, to) > 1) return FORBIDDEN;
          const cost = prices.step(from, to);
          return cost === null ? FORBIDDEN : 2 * cost;
        },
        mayEnd,
        states: { count: 2, initial: 0, next: (changed, from, to) => changed + climbs(from, to) },
      });
      for (const hex of walked.hexes()) found.set(hex, { cost: walked.costTo(hex)! / 2, minimumMove: false });
    }
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[6 * start + d]!;
      if (to < 0 || found.has(to) || !mayEnd(to) || prices.step(start, to) === null) continue;
      if (mode === 'quickmarch' && Math.abs(ground.levels(start, to)) > 1) continue;
      found.set(to, { cost: allowance, minimumMove: !ground.oneHexOnly });
    }
    const hexes = [...found].sort(([a], [b]) => a - b).map(([hex, reached]) => ({ hex: grid.name(hex), ...reached }));
    if (hexes.some(({ minimumMove }) => minimumMove)) umpire.note(['6.6.4.1', '4.5.1.1.3'], 'one-hex-always');
    if (input.others.some(({ side }) => side === 'enemy')) umpire.note('4.5.1.1.10', 'reach-without-enemies');
    const unpriced = [...prices.unpriced].sort((a, b) => a - b).map((hex) => grid.name(hex));
    umpire.summarise('reach-summary', { count: hexes.length, allowance });
    return { allowance, hexes, unpriced };
  },
});
