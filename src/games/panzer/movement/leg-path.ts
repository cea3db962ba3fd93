import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { distance, type HexBoard, type HexIndex } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { HEX, PanzerMap } from '../map/panzer-map.js';
import type { PanzerOptions } from '../options.js';
import { quietly } from '../rules/quietly.js';
import { requireOption } from '../rules/requires.js';
import { Grade, type Hexside, SpotCounter, UnitKind } from '../vocabulary.js';
import { checkLegMove } from './leg-checks.js';
import { allowanceOf, MoverState } from './movement-factor.js';
import { Mover } from './mover.js';
import { BarrageArea, Occupant } from './path-input.js';
import { onRoadOrPath, terrainIn } from './path-plan.js';
import { checkStep, StepFacts, stepCost } from './step-cost.js';
import { Traffic } from './traffic.js';

const LegMode = defineChoice('LegMode', ['walk', 'quickmarch', 'crawl']);
export type LegMode = (typeof LegMode.values)[number];
const LegMount = defineChoice('LegMount', ['foot', 'cavalry']);

export class LegMover extends MoverState {
  @text('Its hex', HEX) hex!: string;
  @choice('Squad, half-squad, section or towed gun [6.6.4]', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('On foot or on horseback; motorcycles and bicycles move as vehicles [6.6.4.4, 6.6.4.5]', LegMount, {
    default: 'foot',
  })
  mount!: 'foot' | 'cavalry';
  @integer('Cross-country points: the 2 of 2L3 [6.6.4.1]', { min: 0, max: 20, default: 2 }) crossCountry!: number;
  @integer('Quickmarch points: the 3 of 2L3 [6.6.4.1]', { min: 0, max: 30, default: 3 }) quickmarch!: number;
  @flag('Has an attached weapon [6.6.4.1]') attachedWeapon!: boolean;
  @flag('In full cover [6.6.4.3]') fullCover!: boolean;
  @flag('Hesitating [7.1.5.1]') hesitating!: boolean;
  @choice('Unit grade, for quickmarch [6.6.4.2]', Grade, { default: 'seasoned' }) grade!: Grade;
  @flag('The gun can be manhandled [6.6.5]', { default: true }) canManhandle!: boolean;
}

export class LegPathInput {
  @object('The map', PanzerMap) map!: HexMapInput;
  @object('The unit', LegMover) unit!: LegMover;
  @choice('How it moves', LegMode, { default: 'walk' }) mode!: LegMode;
  @texts('Hexes it enters, in order; none: it stays', { ...HEX, maxItems: 30, default: [] }) path!: string[];
  @integer('Floors it climbs or descends inside a building, 1 point each [6.6.4.1]', { min: 0, max: 12, default: 0 })
  floors!: number;
  @list('Other units', Occupant, { maxItems: 400, default: [] }) others!: Occupant[];
  @texts('Hexes of enemies that another friendly unit has spotted [6.6.4.3]', { ...HEX, maxItems: 100, default: [] })
  spottedEnemies!: string[];
  @list('Barrages that have fallen this turn [6.6.6]', BarrageArea, { maxItems: 40, default: [] })
  barrages!: BarrageArea[];
  @texts('Hexes with enemy anti-personnel mines [7.31.2]', { ...HEX, maxItems: 200, default: [] }) mines!: string[];
  @flag('Snow on every hex: +1 per hex [7.36.3]') snow!: boolean;
}

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

const OPEN_GOING = new Set(['brush', 'clear', 'crops', 'path', 'road']);

/** Quickmarch keeps to open ground, paths and roads, and changes one level at most in the whole move [6.6.4.2]. */
function checkQuickmarch(umpire: Umpire<PanzerOptions>, board: HexBoard, hexes: readonly HexIndex[]): void {
  let levels = 0;
  for (const [i, hex] of hexes.entries()) {
    if (i === 0) continue;
    levels += Math.abs(board.heightOf(hex) - board.heightOf(hexes[i - 1]!));
    const open = terrainIn(board, hex).every((each) => OPEN_GOING.has(each)) || onRoadOrPath(board, hex);
    if (!open) umpire.forbid('6.6.4.2', 'quickmarch-open-ground', { hex: board.grid.name(hex) });
  }
  if (levels > 1) umpire.forbid('6.6.4.2', 'quickmarch-one-level', { levels });
}

/** Crawling: one hex, on the level, away from enemies that others have spotted [6.6.4.3]. */
function checkCrawl(
  umpire: Umpire<PanzerOptions>,
  board: HexBoard,
  hexes: readonly HexIndex[],
  input: LegPathInput,
): void {
  if (hexes.length !== 2) umpire.forbid('6.6.4.3', 'crawl-one-hex');
  if (input.floors > 0) umpire.forbid('6.6.4.3', 'crawl-no-floors');
  const [from, to] = hexes;
  if (to === undefined) return;
  if (board.heightOf(from!) !== board.heightOf(to)) umpire.forbid('6.6.4.3', 'crawl-on-the-level');
  const near = input.spottedEnemies.some(
    (hex, i) => distance(board.grid, to, hexAt(board, hex, `/spottedEnemies/${i}`)) <= 1,
  );
  if (near) umpire.forbid('6.6.4.3', 'crawl-not-next-to-spotted');
}

export const legPath = procedure<LegPathInput, LegPathOutcome, PanzerOptions>({
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
    const traffic = new Traffic(board, { others: input.others, wrecks: [] });
    checkLegMove(umpire, unit, mode, hexes.length - 1);
    requireOption(umpire, 'mines', '7.31', input.mines.length > 0);
    for (const [i, hex] of hexes.entries())
      if (i > 0 && !board.grid.adjacent(hexes[i - 1]!, hex))
        umpire.forbid('5.5', 'not-adjacent', { hex: input.path[i - 1]! });
    if (!umpire.legal) return null;
    if (mode === 'quickmarch') checkQuickmarch(umpire, board, hexes);
    if (mode === 'crawl') checkCrawl(umpire, board, hexes, input);
    const mover = new Mover(unit.kind === 'towed' ? 'gun' : unit.mount, unit);
    const factsOf = (i: number): StepFacts => ({
      terrain: terrainIn(board, hexes[i]!),
      hexside: [
        ...board.featuresOf(
          board.grid.topology.sideOf[6 * hexes[i - 1]! + board.grid.directionNumber(hexes[i - 1]!, hexes[i]!)]!,
        ),
      ] as Hexside[],
      levels: board.heightOf(hexes[i]!) - board.heightOf(hexes[i - 1]!),
      alongRoad: false,
      reverse: false,
      smoke: false,
      snow: input.snow,
    });
    for (let i = 1; i < hexes.length; i++) checkStep(umpire, mover, factsOf(i));
    if (!umpire.legal) return null;
    const factor = mode === 'quickmarch' ? unit.quickmarch : unit.crossCountry;
    const allowance = allowanceOf(umpire, Math.max(1, factor), unit, false);
    const oneHex = mode === 'crawl' || mover.isGun;
    const minimumMove =
      !oneHex && hexes.length === 2 && input.floors === 0 && stepCost(quietly(umpire), mover, factsOf(1)) > allowance;
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
      const cost = oneHex ? allowance : stepCost(umpire, mover, factsOf(i));
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
    if (mover.isGun) umpire.note('6.6.5', 'manhandled');
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
      fullCover: crawls,
      suppressed,
      mines,
      barrages,
    };
  },
});

/** At the end of a quickmarch the grade decides who is out of breath; horses tire less [6.6.4.2, 6.6.4.5]. */
function quickmarchRoll(umpire: Umpire<PanzerOptions>, { grade, mount }: LegMover): boolean {
  const number = umpire.chart('unit-grade-modifiers').number(grade, 'quickmarch');
  const roll = umpire.roll('quickmarch', d100);
  const total = roll + (mount === 'cavalry' ? 20 : 0);
  if (mount === 'cavalry') umpire.note('6.6.4.5', 'cavalry-quickmarch', { roll, total });
  const suppressed = total <= number;
  umpire.note('6.6.4.2', suppressed ? 'quickmarch-suppressed' : 'quickmarch-fresh', { total, number });
  return suppressed;
}
