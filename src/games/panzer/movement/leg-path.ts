import { d100 } from '../../../kernel/dice/index.js';
import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { HEX } from '../shared/panzer-map.js';
import { requireOption } from '../shared/requires.js';
import { SpotCounter } from '../vocabulary.js';
import { checkLegMove } from './leg-checks.js';
import { LegGround, legFactor } from './leg-ground.js';
import { type LegMover, LegPathInput } from './leg-input.js';
import { allowanceOf, SHAKEN, staysShaken } from './movement-factor.js';
import { ALL_POINTS, toldCost } from './step-cost.js';
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
  @flag(SHAKEN) shaken!: boolean;
  @flag('In full cover afterwards') fullCover!: boolean;
  @flag('Suppression/ON from quickmarching [6.6.4.2]') suppressed!: boolean;
  @integer('Highest modified roll at which a quickmarch suppresses', { min: 0, max: 100, optional: true })
  suppressedUpTo!: number | null;
  @integer('Modifier to that roll [6.6.4.5]', { min: 0, max: 20 }) netModifier!: number;
  @integer('That modified roll', { min: 1, max: 120, optional: true }) finalRoll!: number | null;
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
  rules: ['6.6.4', '6.6.5'],
  dice: [DICE.quickmarch],
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
    if (!mayWalk(input, hexes, ground, umpire)) return null;
    const allowance = allowanceOf(umpire, Math.max(1, legFactor(unit, mode)), unit, false);
    const walk = walkPath(input, hexes, ground, allowance, umpire);
    const last = hexes[hexes.length - 1]!;
    const end = board.grid.name(last);
    const { enemies, enemyFoot } = traffic.at(last);
    if (hexes.length > 1 && enemies + enemyFoot > 0) umpire.forbid('4.5.1.1.10', 'ends-with-enemy', { hex: end });
    if (!umpire.legal) return null;
    const breath = mode === 'quickmarch' ? quickmarchRoll(umpire, unit) : FRESH;
    const crawls = mode === 'crawl';
    if (ground.mover.isGun) umpire.note('6.6.5', 'manhandled');
    umpire.note(crawls ? '6.6.4.3' : ['4.5.1', '6.6.4'], crawls ? 'crawler-unmarked' : 'mover-marked');
    const shaken = hexes.length > 1 && staysShaken(umpire, unit);
    umpire.summarise('path-summary', { end, spent: walk.spent, allowance });
    const overwatch = crawls ? [] : walk.steps.length > 0 ? walk.steps.map(({ hex }) => hex) : [end];
    const spot = crawls ? 'none' : 'move';
    return { ...walk, allowance, overwatch, end, spot, shaken, fullCover: unit.fullCover, ...breath };
  },
});

/** Command and state first, then each step on the ground [6.6.4]. */
function mayWalk(input: LegPathInput, hexes: readonly HexIndex[], ground: LegGround, umpire: Judge): boolean {
  checkLegMove(umpire, input.unit, input.mode, hexes.length - 1, input.floors);
  requireOption(umpire, 'mines', '7.31', input.mines.length > 0);
  requireOption(umpire, 'narrowRoads', '7.30', input.narrow.length > 0);
  for (const [i, hex] of hexes.entries())
    if (i > 0 && !ground.board.grid.adjacent(hexes[i - 1]!, hex))
      umpire.forbid('5.5', 'not-adjacent', { hex: input.path[i - 1]! });
  if (!umpire.legal) return false;
  for (let i = 1; i < hexes.length; i++) ground.check(umpire, hexes[i - 1]!, hexes[i]!);
  if (input.mode === 'quickmarch') checkQuickmarchLevels(umpire, ground, hexes);
  return umpire.legal;
}

type Walk = Pick<LegPathOutcome, 'spent' | 'minimumMove' | 'steps' | 'mines' | 'barrages'>;

/** Hex by hex: what it costs and what it walks into; one hex is always allowed [6.6.4.1, 4.5.1.1.3]. */
function walkPath(
  input: LegPathInput,
  hexes: readonly HexIndex[],
  ground: LegGround,
  allowance: number,
  umpire: Judge,
): Walk {
  const { oneHexOnly } = ground;
  const alone = !oneHexOnly && hexes.length === 2 && input.floors === 0;
  const minimumMove = alone && ground.cost(quietly(umpire), hexes[0]!, hexes[1]!) > allowance;
  if (minimumMove) umpire.note(['6.6.4.1', '4.5.1.1.3'], 'one-hex-always');
  if (input.floors > 0) umpire.note('6.6.4.1', 'floors-cost', { floors: input.floors });
  const dangers = new Dangers(ground.board, input, umpire);
  const steps: LegStep[] = [];
  let spent = input.floors;
  for (let i = 1; i < hexes.length; i++) {
    const cost = oneHexOnly ? allowance : ground.cost(umpire, hexes[i - 1]!, hexes[i]!);
    spent = oneHexOnly || minimumMove ? allowance : spent + cost;
    steps.push({ hex: input.path[i - 1]!, cost: toldCost(cost, allowance), spent });
    dangers.meet(hexes[i]!, input.path[i - 1]!);
  }
  if (spent >= ALL_POINTS) umpire.forbid(['6.6.4.1', '4.5.1.1.3'], 'step-takes-all');
  else if (spent > allowance)
    umpire.forbid(['6.6.4.1', '4.5.1.1.3'], 'more-than-allowance', { cost: spent, points: allowance });
  const { mines, barrages } = dangers;
  return { spent, minimumMove, steps, mines, barrages };
}

/** Mines and barrages on the way; each barrage attacks once [7.31.2, 6.6.6]. */
class Dangers {
  readonly mines: string[] = [];
  readonly barrages: LegBarrage[] = [];
  private readonly mined: ReadonlySet<HexIndex>;
  private readonly sheafs: readonly { readonly source: string; readonly area: ReadonlySet<HexIndex> }[];

  constructor(
    board: HexBoard,
    input: LegPathInput,
    private readonly umpire: Judge,
  ) {
    this.sheafs = input.barrages.map(({ source, hexes }, i) => ({
      source,
      area: new Set(hexes.map((hex, j) => hexAt(board, hex, `/barrages/${i}/hexes/${j}`))),
    }));
    this.mined = new Set(input.mines.map((hex, i) => hexAt(board, hex, `/mines/${i}`)));
  }

  meet(at: HexIndex, hex: string): void {
    if (this.mined.has(at)) {
      this.mines.push(hex);
      this.umpire.note(['7.31.2', '7.31'], 'drives-into-mines', { hex });
    }
    for (const { source, area } of this.sheafs) {
      if (!area.has(at) || this.barrages.some((each) => each.source === source)) continue;
      this.barrages.push({ hex, source });
      this.umpire.note('6.6.6', 'drives-into-barrage', { hex, source });
    }
  }
}

type Breath = Pick<LegPathOutcome, 'suppressed' | 'suppressedUpTo' | 'netModifier' | 'finalRoll'>;
const FRESH: Breath = { suppressed: false, suppressedUpTo: null, netModifier: 0, finalRoll: null };

/** At the end of a quickmarch the grade decides who is out of breath; horses tire less [6.6.4.2, 6.6.4.5]. */
function quickmarchRoll(umpire: Judge, { grade, mount }: LegMover): Breath {
  const number = umpire.chart('unit-grade-modifiers').number(grade, 'quickmarch');
  const roll = umpire.roll('quickmarch', d100);
  const netModifier = mount === 'cavalry' ? 20 : 0;
  const total = roll + netModifier;
  if (mount === 'cavalry') umpire.note('6.6.4.5', 'cavalry-quickmarch', { roll, total });
  const suppressed = total <= number;
  umpire.note('6.6.4.2', suppressed ? 'quickmarch-suppressed' : 'quickmarch-fresh', { total, number });
  return { suppressed, suppressedUpTo: number, netModifier, finalRoll: umpire.finalRoll(total) };
}
