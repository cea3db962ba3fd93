import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { distance, type HexBoard, type HexIndex, LINE_STRIDE, sideName } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { HEX, PanzerMap, TallBuilding, tallBuildings, WreckHex } from '../shared/panzer-map.js';
import {
  HindranceArea,
  HindranceOnLine,
  hexesOfLine,
  hindrancesOnLine,
  placeHindrances,
} from './hindrances-on-line.js';
import { SightBoard } from './sight-board.js';
import { DeadZones, SightLine } from './sight-line.js';
import { reportObstacles, SightObstacle } from './sight-report.js';

const SightBar = defineChoice('SightBar', ['none', 'obstacle', 'gullyFromAbove', 'gullyNotAlong']);
type SightBar = (typeof SightBar.values)[number];
const Shot = defineChoice('Shot', ['level', 'rising', 'falling']);
type Shot = (typeof Shot.values)[number];

/** One end of a line of sight. */
export class SightPost {
  @text('Its hex', HEX) hex!: string;
  @flag('On the top floor of a building of two or more storeys; leg units only [6.1.4.3.1]') upperFloor!: boolean;
}

/** What lies on the map besides what is printed; shared by every question about sight. */
export class SightMapInput {
  @object('The map', PanzerMap) map!: HexMapInput;
  @tallBuildings() buildings!: TallBuilding[];
  @list('Fire, smoke and barrages [5.11]', HindranceArea, { maxItems: 100, default: [] }) hindrances!: HindranceArea[];
  @list('Wrecks [4.1.4.1.8]', WreckHex, { maxItems: 200, default: [] }) wrecks!: WreckHex[];
}

export class LineOfSightInput extends SightMapInput {
  @object('Where the spotter or firer is', SightPost) from!: SightPost;
  @object('Where the target is', SightPost) to!: SightPost;
}

export class LineOfSightOutcome {
  @flag('The line is clear') clear!: boolean;
  @choice('What bars it', SightBar) barredBy!: SightBar;
  @text('First hex or hexside from the spotter that blocks', { max: 30, optional: true }) blocker!: string | null;
  @text('Section that blocks it', { max: 16, optional: true }) rule!: string | null;
  @integer('Range in hexes [3.5.1]', { min: 0, max: 999 }) range!: number;
  @integer('Level of the spotter', { min: -10, max: 60 }) fromLevel!: number;
  @integer('Level of the target', { min: -10, max: 60 }) toLevel!: number;
  @texts('Hexes of the line and hexsides it follows, in order', { max: 40, maxItems: 2000 }) line!: string[];
  @list('Everything on the line that rises above the lower unit', SightObstacle, { maxItems: 2000 })
  obstacles!: SightObstacle[];
  @list('Fire, smoke and barrage on the line, ends included [5.11]', HindranceOnLine, { maxItems: 400 })
  hindrances!: HindranceOnLine[];
  @integer('AP modifier of all hindrances that count', { min: -999, max: 0 }) apHindrance!: number;
  @integer('GP modifier of all hindrances that count', { min: -999, max: 0 }) gpHindrance!: number;
  @texts('Wall hexsides crossed or followed: the target of AP fire is hull down [6.1.4.3.2]', {
    max: 30,
    maxItems: 900,
  })
  walls!: string[];
  @flag('The target stands so high that it is partially hull down [6.1.4.1.3]') partialHullDown!: boolean;
  @choice('The shot as seen from the spotter [6.5.2.3.1]', Shot) shot!: Shot;
}

/** The map of a request, ready for lines. */
export function laySight(input: SightMapInput, umpire: Umpire): SightLine {
  const board = layOutMap(input.map);
  const buildings = input.buildings.map((each, i) => ({ ...each, at: hexAt(board, each.hex, `/buildings/${i}/hex`) }));
  return new SightLine(new SightBoard(board, umpire, buildings), new DeadZones(umpire.chart('dead-zone')));
}

/** The level of a unit; a top floor needs a building of two storeys or more [6.1.4.3.1]. */
export function levelOf(umpire: Umpire, sight: SightBoard, hex: HexIndex, post: SightPost): number {
  if (!post.upperFloor) return sight.level[hex]!;
  if (sight.buildingHeight(hex) < 2) {
    umpire.forbid('6.1.4.3.1', 'no-upper-floor', { hex: post.hex });
    return sight.level[hex]!;
  }
  umpire.note('6.1.4.3.1', 'upper-floor', { hex: post.hex, level: sight.upperLevel(hex) });
  return sight.upperLevel(hex);
}

function namesOfLine(board: HexBoard, { walker }: SightBoard, elements: number): string[] {
  return Array.from({ length: elements }, (_, i) => {
    const code = walker.buffer[LINE_STRIDE * i]!;
    return code >= 0 ? board.grid.name(code) : `along ${sideName(board.grid, ~code)}`;
  });
}

/** Wall hexsides that the line crosses or follows [6.1.4.3.2]. */
export function wallsOnLine({ board, walker }: SightBoard, elements: number): string[] {
  const found: string[] = [];
  for (let i = 0; i < elements; i++) {
    const sides = [walker.buffer[LINE_STRIDE * i + 1]!, ~walker.buffer[LINE_STRIDE * i]!];
    for (const side of sides) if (side >= 0 && board.hasFeature(side, 'wall')) found.push(sideName(board.grid, side));
  }
  return found;
}

/** Wrecks and blocking terrain in the end hexes, which players ask about and which never block. */
function noteHarmless(umpire: Umpire, line: SightLine, hexes: readonly HexIndex[], wrecks: readonly WreckHex[]): void {
  const { board, top } = line.board;
  const passed = wrecks.filter(({ hex }) => hexes.includes(board.grid.index(hex))).map(({ hex }) => hex);
  if (passed.length > 0) umpire.note('4.1.4.1.8', 'wrecks-do-not-block', { at: passed });
  const ends = [hexes[0]!, hexes[hexes.length - 1]!].filter((hex) => top[hex]! > line.board.level[hex]!);
  if (ends.length > 0) umpire.note('4.1.4.2.5', 'ends-do-not-block', { at: ends.map((hex) => board.grid.name(hex)) });
}

export const lineOfSight = procedure<LineOfSightInput, LineOfSightOutcome, Options>({
  id: 'line-of-sight',
  resolver: 'spotting',
  title: { en: 'Line of sight', ja: '視認線' },
  description: {
    en: 'Whether two hexes of a map see each other, what blocks the line and by which rule, the arithmetic of dead zones, and what hinders fire along it.',
    ja: '地図上の2ヘクス間の視認線が通るか、何がどのルールで妨害するか、死角の計算、射撃の妨げになるものを示す。',
  },
  rules: ['4.1.4'],
  input: LineOfSightInput,
  outcome: LineOfSightOutcome,
  example: {
    input: {
      map: {
        grid: { columns: 6, rows: 6 },
        defaultTerrain: ['clear'],
        hexes: [
          { hex: '0303', terrain: ['woods'] },
          { hex: '0103', height: 4 },
        ],
      },
      from: { hex: '0103' },
      to: { hex: '0603' },
    },
  },
  resolve(input, umpire) {
    const line = laySight(input, umpire);
    const { board: sight } = line;
    const { board } = sight;
    const from = hexAt(board, input.from.hex, '/from/hex');
    const to = hexAt(board, input.to.hex, '/to/hex');
    const placed = placeHindrances(sight, input.hindrances, input.wrecks);
    const fromLevel = levelOf(umpire, sight, from, input.from);
    const toLevel = levelOf(umpire, sight, to, input.to);
    if (!umpire.legal) return null;
    const range = distance(board.grid, from, to);
    umpire.note(['4.1.4.2', '4.1.4', '3.5.1'], 'sight-heights', {
      from: input.from.hex,
      to: input.to.hex,
      fromLevel,
      toLevel,
      range,
    });
    const bar = line.channelBar(from, to, fromLevel, toLevel);
    if (bar !== 'none') {
      const ditch = board.hasTerrain(from, 'ditch') || board.hasTerrain(to, 'ditch');
      const cite = ditch ? (['4.1.4.1.6', '6.1.4.3.4'] as const) : '4.1.4.1.6';
      umpire.note(cite, bar === 'fromAbove' ? 'gully-from-above' : 'gully-not-along');
    }
    const obstacles = reportObstacles(umpire, line, { from, to, fromLevel, toLevel });
    const blocker = obstacles.find(({ blocks }) => blocks);
    const elements = line.elements;
    const hexes = hexesOfLine(sight, elements);
    noteHarmless(umpire, line, hexes, input.wrecks);
    const hindrances = hindrancesOnLine(umpire, sight, placed, hexes, Math.min(fromLevel, toLevel));
    const walls = wallsOnLine(sight, elements);
    if (walls.length > 0) umpire.note('6.1.4.3.2', 'walls-on-line', { walls });
    const partialHullDown = range > 0 && toLevel - fromLevel >= range;
    if (partialHullDown)
      umpire.note('6.1.4.1.3', 'automatic-partial-hull-down', { levels: toLevel - fromLevel, range });
    const clear = bar === 'none' && blocker === undefined;
    const barredBy: SightBar =
      bar === 'fromAbove' ? 'gullyFromAbove' : bar === 'notAlong' ? 'gullyNotAlong' : blocker ? 'obstacle' : 'none';
    const values = { from: input.from.hex, to: input.to.hex, range };
    if (clear) umpire.summarise('sight-clear', values);
    else if (bar !== 'none') umpire.summarise('sight-barred-by-gully', values);
    else umpire.summarise('sight-blocked', { ...values, at: blocker!.at, feature: blocker!.feature });
    return {
      clear,
      barredBy,
      blocker: bar === 'none' ? (blocker?.at ?? null) : null,
      rule: bar === 'none' ? (blocker?.rule ?? null) : '4.1.4.1.6',
      range,
      fromLevel,
      toLevel,
      line: namesOfLine(board, sight, elements),
      obstacles,
      hindrances,
      apHindrance: hindrances.reduce((sum, { ap }) => sum + ap, 0),
      gpHindrance: hindrances.reduce((sum, { gp }) => sum + gp, 0),
      walls,
      partialHullDown,
      shot: fromLevel === toLevel ? 'level' : fromLevel > toLevel ? 'falling' : 'rising',
    };
  },
});
