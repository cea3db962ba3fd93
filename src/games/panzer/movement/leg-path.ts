import { d100 } from '../../../kernel/dice/index.js';
import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import type { HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { HEX } from '../shared/panzer-map.js';
import { requireOption } from '../shared/requires.js';
import { SpotCounter } from '../vocabulary.js';
import { checkLegMove } from './leg-checks.js';
import { LegGround, legFactor } from './leg-ground.js';
import { type LegMover, LegPathInput } from './leg-input.js';
import { allowanceOf } from './movement-factor.js';
import { Traffic } from './traffic.js';

class LegStep {
  @text('Hex entered', HEX) hex!: string;
  @integer('Its cost', { min: 0, max: 999 }) cost!: number;
  @integer('Points spent so far', { min: 0, max: 999 }) spent!: number;
}

class LegBarrage {
  @text('Hex entered', HEX) hex!: string;
  @text('Firing unit whose barrage attacks [6.6.6]', { max: 40 }) source!: string;
}

export class LegPathOutcome {
  @integer('Movement points', { min: 1, max: 60 }) allowance!: number;
  @integer('Points spent', { min: 0, max: 60 }) spent!: number;
  @flag('The one hex that is always allowed [6.6.4.1]') minimumMove!: boolean;
  @list('Hex by hex', LegStep, { maxItems: 30 }) steps!: LegStep[];
  @texts('Hexes in which enemy overwatch may fire, in order', { ...HEX, maxItems: 40 }) overwatch!: string[];
  @text('Hex in which it ends', HEX) end!: string;
  @choice('SPOT counter it gets [4.5.1, 6.6.4.3]', SpotCounter) spot!: SpotCounter;
  @flag('In full cover afterwards') fullCover!: boolean;
  @flag('Suppression/ON from quickmarching [6.6.4.2]') suppressed!: boolean;
  @texts('Hexes whose mines attack it [7.31.2]', { ...HEX, maxItems: 30 }) mines!: string[];
  @list('Attacks by barrages it walked into [6.6.6]', LegBarrage, { maxItems: 40 }) barrages!: LegBarrage[];
}

/** One level in the whole of a quickmarch [6.6.4.2]. */
function checkQuickmarchLevels(umpire: Judge, ground: LegGround, hexes: readonly HexIndex[]): void {
  let levels = 0;
  for (let i = 1; i < hexes.length; i++) levels += Math.abs(ground.levels(hexes[i - 1]!, hexes[i]!));
  if (levels > 1) umpire.forbid('6.6.4.2', 'quickmarch-one-level', { levels });
}

export const legPath = procedure<LegPathInput, LegPathOutcome, Options>({
  id: 'leg-path',
  resolver: 'movement',
  title: { en: 'Move of a leg unit or gun', ja: '徒歩・牽引ユニットの移動' },
  description: {
    en: 'A whole move of a squad, half-squad, section, cavalry or manhandled gun: walking, quickmarch with its roll, crawling.',
    ja: '分隊・半個分隊・班・騎兵・人力移動の火砲の移動全体：徒歩、急進撃とその判定、匍匐前進。',
  },
  rules: [
    '4.5.1',
    '5.1.2',
    '5.2',
    '5.5',
    '6.1.4.2',
    '6.6.2',
    '6.6.4',
    '6.6.4.1',
    '6.6.4.2',
    '6.6.4.3',
    '6.6.4.5',
    '6.6.5',
    '6.6.6',
    '7.36.2',
    '7.36.3',
  ],
  input: LegPathInput,
  outcome: LegPathOutcome,
  example: {
    input: {
      map: { grid: { columns: 3, rows: 6 }, defaultTerrain: ['clear'] },
      unit: { hex: '0101', kind: 'section', attachedWeapon: false, crossCountry: 2 },
      path: [],
    },
  },
  resolve(input, umpire) {
    const { unit, mode } = input;
    const board = layOutMap(input.map);
    const hexes = [hexAt(board, unit.hex, '/unit/hex'), ...input.path.map((hex, i) => hexAt(board, hex, `/path/${i}`))];
    const traffic = new Traffic(board, input);
    const ground = new LegGround(board, input, traffic);
    checkLegMove(umpire, unit, mode, hexes.length - 1, input.floors);
    requireOption(umpire, 'mines', '7.31', input.mines.length > 0);
    for (const [i, hex] of hexes.entries())
      if (i > 0 && !board.grid.adjacent(hexes[i - 1]!, hex))
        umpire.forbid('5.5', 'not-adjacent', { hex: input.path[i - 1]! });
    if (!umpire.legal) return null;
    for (let i = 1; i < hexes.length; i++) ground.check(umpire, hexes[i - 1]!, hexes[i]!);
    if (mode === 'quickmarch') checkQuickmarchLevels(umpire, ground, hexes);
    if (!umpire.legal) return null;
    const factor = legFactor(unit, mode);
    const allowance = allowanceOf(umpire, Math.max(1, factor), unit, false);
    const oneHex = ground.oneHexOnly;
    const alone = !oneHex && hexes.length === 2 && input.floors === 0;
    const minimumMove = alone && ground.cost(quietly(umpire), hexes[0]!, hexes[1]!) > allowance;
    if (minimumMove) umpire.note(['6.6.4.1', '4.5.1.1.3'], 'one-hex-always');
    let spent = input.floors;
    if (input.floors > 0) umpire.note('6.6.4.1', 'floors-cost', { floors: input.floors });
    const steps: LegStep[] = [];
    const sheafs = input.barrages.map(({ source, hexes: area }, i) => ({
      source,
      area: new Set(area.map((hex, j) => hexAt(board, hex, `/barrages/${i}/hexes/${j}`))),
    }));
    const barrages: LegBarrage[] = [];
    const mined = new Set(input.mines.map((hex, i) => hexAt(board, hex, `/mines/${i}`)));
    const mines: string[] = [];
    for (let i = 1; i < hexes.length; i++) {
      const hex = input.path[i - 1]!;
      const cost = oneHex ? allowance : ground.cost(umpire, hexes[i - 1]!, hexes[i]!);
      spent = oneHex || minimumMove ? allowance : spent + cost;
      steps.push({ hex, cost, spent });
      if (mined.has(hexes[i]!)) {
        mines.push(hex);
        umpire.note(['7.31.2', '7.31'], 'drives-into-mines', { hex });
      }
      for (const { source, area } of sheafs) {
        if (!area.has(hexes[i]!) || barrages.some((each) => each.source === source)) continue;
        barrages.push({ hex, source });
        umpire.note('6.6.6', 'drives-into-barrage', { hex, source });
      }
    }
    if (spent > allowance)
      umpire.forbid(['6.6.4.1', '4.5.1.1.3'], 'more-than-allowance', { cost: spent, points: allowance });
    const last = hexes[hexes.length - 1]!;
    const { enemies, enemyFoot } = traffic.at(last);
    if (hexes.length > 1 && enemies + enemyFoot > 0)
      umpire.forbid('4.5.1.1.10', 'ends-with-enemy', { hex: board.grid.name(last) });
    if (!umpire.legal) return null;
    const suppressed = mode === 'quickmarch' && quickmarchRoll(umpire, unit);
    const crawls = mode === 'crawl';
    if (ground.mover.isGun) umpire.note('6.6.5', 'manhandled');
    umpire.note(crawls ? '6.6.4.3' : ['4.5.1', '6.6.4'], crawls ? 'crawler-unmarked' : 'mover-marked');
    const end = board.grid.name(last);
    umpire.summarise('path-summary', { end, spent, allowance });
    const overwatch = crawls ? [] : steps.length > 0 ? steps.map(({ hex }) => hex) : [end];
    return {
      allowance,
      spent,
      minimumMove,
      steps,
      overwatch,
      end,
      spot: crawls ? 'none' : 'move',
      fullCover: unit.fullCover,
      suppressed,
      mines,
      barrages,
    };
  },
});

/** At the end of a quickmarch the grade decides who is out of breath; horses tire less [6.6.4.2, 6.6.4.5]. */
function quickmarchRoll(umpire: Judge, { grade, mount }: LegMover): boolean {
  const number = umpire.chart('unit-grade-modifiers').number(grade, 'quickmarch');
  const roll = umpire.roll('quickmarch', d100);
  const total = roll + (mount === 'cavalry' ? 20 : 0);
  if (mount === 'cavalry') umpire.note('6.6.4.5', 'cavalry-quickmarch', { roll, total });
  const suppressed = total <= number;
  umpire.note('6.6.4.2', suppressed ? 'quickmarch-suppressed' : 'quickmarch-fresh', { total, number });
  return suppressed;
}
