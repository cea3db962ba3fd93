import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { distance, type HexIndex, LINE_STRIDE, sideName } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { UNKNOWN } from './sight-board.js';
import { type HeightCase, heightCase, type SightLine } from './sight-line.js';

export const ObstacleVerdict = defineChoice('ObstacleVerdict', [
  'higherThanBoth',
  'asHighAsOne',
  'deadZone',
  'seenOver',
]);
export type ObstacleVerdict = (typeof ObstacleVerdict.values)[number];

/** One thing on the line that rises above the lower unit, and what comes of it. */
export class SightObstacle {
  @text('Hex or hexside', { max: 30 }) at!: string;
  @text('What rises there: terrain, hexside feature or hill', { max: 30 }) feature!: string;
  @integer('Level of its top', { min: -10, max: 1000 }) top!: number;
  @flag('It blocks the line') blocks!: boolean;
  @choice('How it stands to the two units [4.1.4.2]', ObstacleVerdict) verdict!: ObstacleVerdict;
  @text('Section that decides', { max: 16 }) rule!: string;
  @integer('Hexes from the higher unit, where a dead zone is measured [4.1.4.2.4]', {
    min: 0,
    max: 999,
    optional: true,
  })
  distance!: number | null;
  @integer('Dead hexes behind it', { min: 1, max: 999, optional: true }) deadHexes!: number | null;
  @integer('Last dead distance from the higher unit', { min: 1, max: 999, optional: true }) deadTo!: number | null;
}

const CASE_RULE: Readonly<Record<HeightCase, string>> = {
  1: '4.1.4.2.1',
  2: '4.1.4.2.2',
  3: '4.1.4.2.3',
  4: '4.1.4.2.4',
};

const FEATURE_RULE: Readonly<Record<string, string>> = {
  hill: '4.1.4.1.4',
  crest: '4.1.4.1.5',
  hedgerow: '4.1.4.1.10',
  wall: '6.1.4.3.2',
  lightWoods: '4.1.4.1.7',
  woods: '4.1.4.1.7',
  heavyWoods: '4.1.4.1.7',
  woodBuilding: '4.1.4.1.3',
  brickBuilding: '4.1.4.1.3',
  stoneBuilding: '4.1.4.1.3',
};

export interface Ends {
  readonly from: HexIndex;
  readonly to: HexIndex;
  readonly fromLevel: number;
  readonly toLevel: number;
}

/** Tests every obstacle on the line and explains each [4.1.4.2]. */
export function reportObstacles(
  umpire: Umpire,
  line: SightLine,
  { from, to, fromLevel, toLevel }: Ends,
): SightObstacle[] {
  const high = Math.max(fromLevel, toLevel);
  const low = Math.min(fromLevel, toLevel);
  const range = distance(line.board.board.grid, from, to);
  const highHex = fromLevel >= toLevel ? from : to;
  const count = line.gather(from, to, low);
  const followed = followedSides(line);
  noteRoads(umpire, line, low);
  const seen = new Set<number>();
  const found: SightObstacle[] = [];
  for (let i = 0; i < count; i++) {
    const code = line.obstacles[2 * i]!;
    const top = line.obstacles[2 * i + 1]!;
    if (seen.has(code)) continue;
    seen.add(code);
    if (top === UNKNOWN) line.board.complainAbout(code);
    const which = heightCase(top, high, low);
    const [at, feature] = describe(line, code);
    const also = [FEATURE_RULE[feature] ?? '4.1.4.1.2', ...(followed.has(code) ? ['4.1.4.2.6'] : [])];
    const rule = CASE_RULE[which];
    if (which !== 4) {
      umpire.note([rule, ...also], 'obstacle-blocks', { at, feature, top, high, low });
      const verdict = which === 1 ? 'higherThanBoth' : 'asHighAsOne';
      found.push({ at, feature, top, blocks: true, verdict, rule, distance: null, deadHexes: null, deadTo: null });
      continue;
    }
    const away = line.distanceTo(highHex, code);
    const below = high - top;
    const divisor = line.zones.divisor(below);
    const deadHexes = line.zones.hexes(away, below);
    const deadTo = away + deadHexes;
    const blocks = range <= deadTo;
    const values = { at, feature, top, below, distance: away, divisor, deadHexes, deadTo, range };
    umpire.note([rule, ...also], blocks ? 'in-dead-zone' : 'beyond-dead-zone', values);
    found.push({
      at,
      feature,
      top,
      blocks,
      verdict: blocks ? 'deadZone' : 'seenOver',
      rule,
      distance: away,
      deadHexes,
      deadTo,
    });
  }
  noteLower(umpire, line, from, to, low);
  return found;
}

/** Obstacles no higher than either unit, in one step: they do not block [4.1.4.2.3]. */
function noteLower(umpire: Umpire, line: SightLine, from: HexIndex, to: HexIndex, low: number): void {
  const names: string[] = [];
  const count = line.gather(from, to, Math.min(0, low - 1));
  for (let i = 0; i < count; i++) {
    const top = line.obstacles[2 * i + 1]!;
    if (top > low) continue;
    const [at] = describe(line, line.obstacles[2 * i]!);
    if (!names.includes(at)) names.push(at);
  }
  if (names.length > 0) umpire.note('4.1.4.2.3', 'obstacles-lower', { at: names });
}

/** Woods and buildings that the line passes along a road or path [4.1.4.1.3, 4.1.4.1.7]. */
function noteRoads(umpire: Umpire, line: SightLine, low: number): void {
  const { walker, top, openTop, board } = line.board;
  for (let i = 1; i < line.elements - 1; i++) {
    const hex = walker.buffer[LINE_STRIDE * i]!;
    if (hex < 0 || top[hex]! <= low || openTop[hex]! >= top[hex]! || !line.alongRoad(i)) continue;
    const feature = line.board.obstacleIn(hex);
    umpire.note(FEATURE_RULE[feature]!, 'along-the-road', { at: board.grid.name(hex), feature });
  }
}

/** Hexsides the line follows, and the hexes beside them [4.1.4.2.6]. */
function followedSides(line: SightLine): Set<number> {
  const { walker, board } = line.board;
  const { sideHexes } = board.grid.topology;
  const found = new Set<number>();
  for (let i = 0; i < line.elements; i++) {
    const code = walker.buffer[LINE_STRIDE * i]!;
    if (code < 0) for (const each of [code, sideHexes[2 * ~code]!, sideHexes[2 * ~code + 1]!]) found.add(each);
  }
  return found;
}

/** A hex or hexside as the map prints it. */
export function obstacleName({ board: { board } }: SightLine, code: number): string {
  return code >= 0 ? board.grid.name(code) : sideName(board.grid, ~code);
}

function describe(line: SightLine, code: number): [at: string, feature: string] {
  const { board } = line.board;
  const at = obstacleName(line, code);
  if (code >= 0) return [at, line.board.obstacleIn(code)];
  const features = board.featuresOf(~code);
  return [at, features.has('crest') ? 'crest' : features.has('hedgerow') ? 'hedgerow' : 'wall'];
}
