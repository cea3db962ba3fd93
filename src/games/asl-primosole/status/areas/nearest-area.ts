import { choice, defineChoice, flag, integer, list, text, texts } from '../../../../kernel/fields/index.js';
import { hexOn } from '../../../../kernel/maps/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { hexesOn } from '../../shared/map.js';
import { HEX, Side } from '../../vocabulary.js';
import { AreaMap, bitOf, readGround } from './area-map.js';
import { classify, UNCONTROLLED } from './classify.js';
import { findRefuges, type Purpose, RefugeFound, refugeAt } from './refuges.js';

const PurposeOfWay = defineChoice('Purpose', ['retained', 'escape', 'freedPrisoner']);

class NearestAreaInput extends AreaMap {
  @choice(
    'Retained from Uncontrolled Territory, escaped, or freed from captivity [3.6053, 3.6061, 3.608]',
    PurposeOfWay,
  )
  purpose!: Purpose;
  @choice('Side of the unit', Side) side!: Side;
  @text('Hex it stands in', HEX) hex!: string;
  @flag('A vehicle: unbridged river hexes are closed to it [3.2/Enterable]') vehicle!: boolean;
  @texts('Further hexes it could not enter [3.2/Enterable]', { ...HEX, maxItems: 2000, default: [] }) barred!: string[];
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
    const found = findRefuges(ground, areas, start, bit, input.purpose, open);
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
    const options = found.map(({ path }) => refugeAt(ground, areas, path, bit));
    return { options, hexes, enemyHexes, mustEscape: false };
  },
});
