import { choice, flag, integer, text, texts } from '../../../../kernel/fields/index.js';
import { type HexGrid, OFF_MAP } from '../../../../kernel/hexes/index.js';
import { hexOn } from '../../../../kernel/maps/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { hexesOn } from '../../shared/map.js';
import { HEX, Side } from '../../vocabulary.js';
import { AreaMap, bitOf, type Ground, readGround } from './area-map.js';
import { type Areas, classify, UNCONTROLLED } from './classify.js';
import { numberAreas, traceable } from './paths.js';

class ShiftPathInput extends AreaMap {
  @choice('Side', Side) side!: Side;
  @text('A hex of the Setup Area that is left [3.613]', HEX) origin!: string;
  @text('Hex of the Setup Area or Eligible Entry Area it leads to [3.613]', HEX) to!: string;
  @texts('Road hexes, where the road is to be tried [3.613]', { ...HEX, maxItems: 2000, default: [] }) road!: string[];
  @texts('Hexes some unit of the group could not enter [3.613]', { ...HEX, maxItems: 2000, default: [] })
  barred!: string[];
  @flag('The path may not ford the river: vehicles, and on-map set-up of G and V groups [CG5]') noFording!: boolean;
}

class ShiftPathOutcome {
  @flag('A path exists [3.613]') exists!: boolean;
  @texts('The path with the fewest Uncontrolled hexes', { max: 4, maxItems: 8000 }) path!: string[];
  @integer('Uncontrolled Territory hexes on it [3.613]', { min: 0, max: 8000 }) uncontrolledHexes!: number;
  @integer('Unbridged river hexes on it, which may ask for Task Checks [PBr14.2]', { min: 0, max: 8000 })
  riverHexes!: number;
  @flag('A path entirely along road exists [3.613]') allRoad!: boolean;
}

export const shiftPath = procedure<ShiftPathInput, ShiftPathOutcome, Options>({
  id: 'shift-path',
  resolver: 'status',
  title: { en: 'Path of a Shift or of a new group', ja: '配置転換・新しい RG の経路' },
  description: {
    en: 'The path a Shift, or an on-map purchase, needs: Uncontrolled hexes counted, the road and the river told.',
    ja: '配置転換や盤上購入に必要な経路。非支配ヘクスの数、道路、河川を答える。',
  },
  rules: ['3.613', 'CG5'],
  input: ShiftPathInput,
  outcome: ShiftPathOutcome,
  example: {
    input: {
      map: { columns: 5, rows: 12 },
      date: '15PM',
      locations: [{ hex: 'C2', controller: 'axis' }],
      entryAreas: [{ owner: 'axis', arrow: 'C12', edge: 'south' }],
      side: 'axis',
      origin: 'C2',
      to: 'C12',
    },
  },
  resolve(input, umpire) {
    const ground = readGround(input);
    const areas = classify(ground);
    const { grid } = ground;
    const bit = bitOf(input.side);
    const origin = hexOn(grid, input.origin, '/origin');
    const target = hexOn(grid, input.to, '/to');
    const { of } = numberAreas(ground, areas, bit);
    if (of[origin] === 0) {
      umpire.forbid('3.613', 'origin-not-own-area', { hex: input.origin });
      return null;
    }
    const leadsSomewhere = of[target] !== 0 && of[target] !== of[origin];
    if (!leadsSomewhere && (ground.entry[target]! & bit) === 0) {
      umpire.forbid('3.613', 'goal-not-own-area', { hex: input.to });
      return null;
    }
    const open = openHexes(input, ground, areas);
    const starts = startHexes(of, origin, ground, bit);
    const isUncontrolled = (hex: number): boolean => areas.kind[hex] === UNCONTROLLED;
    const path = cheapest(grid, starts, [target], open, isUncontrolled);
    if (path === null) {
      umpire.forbid(['3.613', 'CG5', '3.6175'], 'no-shift-path');
      return null;
    }
    const uncontrolledHexes = path.filter(isUncontrolled).length;
    const riverHexes = path.filter((hex) => ground.unbridgedRiver[hex] === 1).length;
    const road = new Set(hexesOn(grid, input.road, '/road'));
    const onRoad = (hex: number): boolean => road.has(hex) && open(hex);
    const roadStarts = starts.filter((hex) => road.has(hex));
    const allRoad = cheapest(grid, roadStarts, [target], onRoad, isUncontrolled) !== null;
    umpire.note(['3.613', 'CG5', '3.6175'], 'shift-path', { uncontrolled: uncontrolledHexes });
    if (riverHexes > 0) umpire.note(['PBr14.2', '3.613'], 'path-fords-river', { count: riverHexes });
    if (allRoad) umpire.note('3.613', 'path-by-road');
    umpire.summarise('shift-path', { uncontrolled: uncontrolledHexes });
    return { exists: true, path: path.map((hex) => grid.name(hex)), uncontrolledHexes, riverHexes, allRoad };
  },
});

/** 3.613, CG5: hexes the path may go through: own, nobody's and Entry Areas, without those some unit cannot enter. */
function openHexes(input: ShiftPathInput, ground: Ground, areas: Areas): (hex: number) => boolean {
  const bit = bitOf(input.side);
  const barred = new Set(hexesOn(ground.grid, input.barred, '/barred'));
  return (hex) =>
    ground.blocked[hex] === 0 &&
    !barred.has(hex) &&
    !(input.noFording && ground.unbridgedRiver[hex] === 1) &&
    (traceable(areas, hex, bit) || (ground.entry[hex]! & bit) !== 0);
}

/** The path starts in a friendly-Controlled hex of the area: its Strategic Locations, or any hex where it has none left. */
function startHexes(of: Int32Array, origin: number, ground: Ground, bit: number): number[] {
  const own = [...of.keys()].filter((hex) => of[hex] === of[origin]);
  const controlled = own.filter((hex) => (ground.strategic[hex]! & bit) !== 0);
  return controlled.length > 0 ? controlled : own;
}

/** Path of least cost to one of the targets where hexes cost 0 or 1: a search with a queue that takes free hexes first. */
export function cheapest(
  { neighbours, size }: HexGrid,
  starts: readonly number[],
  targets: readonly number[],
  open: (hex: number) => boolean,
  counts: (hex: number) => boolean,
): number[] | null {
  const spent = new Int32Array(size).fill(-1);
  const cameFrom = new Int32Array(size).fill(-1);
  let now = [...starts];
  for (const start of starts) spent[start] = 0;
  for (let level = 0; now.length > 0; level += 1) {
    const later: number[] = [];
    for (let at = 0; at < now.length; at += 1) {
      const hex = now[at]!;
      if (spent[hex]! < level) continue;
      for (let d = 0; d < 6; d += 1) {
        const to = neighbours[6 * hex + d]!;
        if (to === OFF_MAP || !open(to)) continue;
        const total = level + (counts(to) ? 1 : 0);
        if (spent[to] !== -1 && spent[to]! <= total) continue;
        spent[to] = total;
        cameFrom[to] = hex;
        (total === level ? now : later).push(to);
      }
    }
    now = later;
  }
  const reached = targets.filter((hex) => spent[hex] !== -1);
  if (reached.length === 0) return null;
  const end = reached.reduce((best, hex) => (spent[hex]! < spent[best]! ? hex : best));
  const path: number[] = [];
  for (let hex = end; hex >= 0; hex = cameFrom[hex]!) path.unshift(hex);
  return path;
}
