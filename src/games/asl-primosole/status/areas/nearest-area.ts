import { choice, defineChoice, flag, integer, list, text, texts } from '../../../../kernel/fields/index.js';
import { OFF_MAP } from '../../../../kernel/hexes/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { hexesOn, hexOn } from '../../shared/map.js';
import { HEX, Side } from '../../vocabulary.js';
import { AreaMap, bitOf, type Ground, readGround } from './area-map.js';
import { type Areas, classify, NO_MANS_LAND, UNCONTROLLED } from './classify.js';
import { numberAreas } from './paths.js';

const Purpose = defineChoice('Purpose', ['retained', 'escape', 'freedPrisoner']);
type Purpose = 'retained' | 'escape' | 'freedPrisoner';
const Refuge = defineChoice('Refuge', ['setupArea', 'entryArea']);

class NearestAreaInput extends AreaMap {
  @choice('Retained from Uncontrolled Territory, escaped, or freed from captivity [3.6053, 3.6061, 3.608]', Purpose)
  purpose!: Purpose;
  @choice('Side of the unit', Side) side!: Side;
  @text('Hex it stands in', HEX) hex!: string;
  @flag('A vehicle: unbridged river hexes are closed to it [3.2/Enterable]') vehicle!: boolean;
  @texts('Further hexes it could not enter [3.2/Enterable]', { ...HEX, maxItems: 2000, default: [] }) barred!: string[];
}

class RefugeFound {
  @choice('Friendly Setup Area, or Eligible Entry Area off map', Refuge) kind!: 'setupArea' | 'entryArea';
  @text('Hex by which it is reached', { max: 4 }) hex!: string;
  @texts('A shortest path, both ends included', { max: 4, maxItems: 8000 }) path!: string[];
}

class NearestAreaOutcome {
  @list('Nearest areas; where there are several the owner chooses', RefugeFound, { maxItems: 8000 })
  options!: RefugeFound[];
  @integer('Hexes to them; -1 if none can be reached', { min: -1, max: 8000 }) hexes!: number;
  @integer('Enemy Setup Area hexes on the way: as few as possible at that distance [3.6061]', { min: 0, max: 8000 })
  enemyHexes!: number;
  @flag('No path: the unit must try to Escape [3.6053]') mustEscape!: boolean;
}

const RULES = { retained: '3.6053', escape: '3.6061', freedPrisoner: '3.608' } as const;

export const nearestArea = procedure<NearestAreaInput, NearestAreaOutcome, Options>({
  id: 'nearest-area',
  resolver: 'status',
  title: { en: 'Nearest friendly area', ja: '最も近い自軍エリア' },
  description: {
    en: 'Where a unit in Uncontrolled Territory, an escaped unit or a freed prisoner is Retained, with the path.',
    ja: '非支配地域のユニット、離脱したユニット、解放された捕虜が残存するエリアとその経路。',
  },
  rules: ['3.6053', '3.6061'],
  input: NearestAreaInput,
  outcome: NearestAreaOutcome,
  example: {
    input: {
      map: { columns: 9, rows: 9 },
      date: '15PM',
      locations: [{ hex: 'C3', controller: 'axis' }],
      purpose: 'retained',
      side: 'axis',
      hex: 'C8',
    },
  },
  resolve(input, umpire) {
    const rule = RULES[input.purpose];
    const ground = readGround(input);
    const areas = classify(ground);
    const bit = bitOf(input.side);
    const start = hexOn(ground.grid, input.hex, '/hex');
    if (input.purpose === 'retained' && areas.kind[start] !== UNCONTROLLED) {
      umpire.forbid(rule, 'not-in-uncontrolled', { hex: input.hex });
      return null;
    }
    const barred = new Set(hexesOn(ground.grid, input.barred, '/barred'));
    const open = (hex: number): boolean =>
      ground.blocked[hex] === 0 && !barred.has(hex) && !(input.vehicle && ground.unbridgedRiver[hex] === 1);
    const found = search(ground, areas, start, bit, input.purpose, open);
    const name = (hex: number): string => ground.grid.name(hex);
    if (found.length === 0) {
      umpire.note(rule, 'no-area-reached');
      umpire.summarise('no-area-reached');
      return { options: [], hexes: -1, enemyHexes: 0, mustEscape: input.purpose === 'retained' };
    }
    const hexes = found[0]!.path.length - 1;
    const enemyHexes = found[0]!.enemy;
    umpire.note(rule, 'nearest-areas', { count: found.length, hexes });
    if (input.purpose === 'escape') umpire.note('3.6061', 'fewest-enemy-hexes', { count: enemyHexes });
    umpire.summarise('nearest-areas', { count: found.length, hexes });
    const options = found.map(({ path }): RefugeFound => {
      const end = path[path.length - 1]!;
      return { kind: isOwn(areas, end, bit) ? 'setupArea' : 'entryArea', hex: name(end), path: path.map(name) };
    });
    return { options, hexes, enemyHexes, mustEscape: false };
  },
});

const isOwn = ({ kind }: Areas, hex: number, bit: number): boolean =>
  kind[hex]! < NO_MANS_LAND && (kind[hex]! & bit) !== 0;

/** Ground the path may lie on: Uncontrolled Territory only, or anything but the own area it leads to [3.6053, 3.6061]. */
function passable({ kind }: Areas, hex: number, purpose: Purpose): boolean {
  return purpose === 'retained' ? kind[hex] === UNCONTROLLED : true;
}

interface Way {
  readonly path: number[];
  readonly enemy: number;
}

/** Ring by ring; of the areas first met, those with the fewest enemy Setup Area hexes on the way [3.6061]. */
function search(
  ground: Ground,
  areas: Areas,
  start: number,
  bit: number,
  purpose: Purpose,
  open: (hex: number) => boolean,
): Way[] {
  const { neighbours } = ground.grid;
  const enemyAt = (hex: number): number => (areas.kind[hex]! < NO_MANS_LAND && (areas.kind[hex]! & bit) === 0 ? 1 : 0);
  // An isolated unit that Escapes leaves its own area, which is no goal for it [3.606].
  const { of } = numberAreas(ground, areas, bit);
  const left = (hex: number): boolean => purpose === 'escape' && of[start] !== 0 && of[hex] === of[start];
  const goal = (hex: number): boolean => (isOwn(areas, hex, bit) && !left(hex)) || (ground.entry[hex]! & bit) !== 0;
  const seen = new Set([start]);
  let ring = new Map<number, Way>([[start, { path: [start], enemy: 0 }]]);
  while (ring.size > 0) {
    const goals = [...ring].filter(([hex]) => goal(hex)).map(([, way]) => way);
    if (goals.length > 0) {
      const fewest = Math.min(...goals.map(({ enemy }) => enemy));
      return purpose === 'escape' ? goals.filter(({ enemy }) => enemy === fewest) : goals;
    }
    const next = new Map<number, Way>();
    for (const [hex, way] of ring) {
      for (let d = 0; d < 6; d += 1) {
        const to = neighbours[6 * hex + d]!;
        if (to === OFF_MAP || seen.has(to) || !open(to)) continue;
        if (!isOwn(areas, to, bit) && !passable(areas, to, purpose)) continue;
        const enemy = way.enemy + enemyAt(to);
        const known = next.get(to);
        if (!known || enemy < known.enemy) next.set(to, { path: [...way.path, to], enemy });
      }
    }
    for (const hex of next.keys()) seen.add(hex);
    ring = next;
  }
  return [];
}
