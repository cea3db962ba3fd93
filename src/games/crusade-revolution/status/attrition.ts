import { choice, choices, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { type Board, CampaignMap, layOut, type MapSpace, mixedSpaces } from '../shared/campaign-map.js';
import { isCorps, nameOf } from '../shared/units.js';
import { enemyOf, Side } from '../vocabulary.js';
import { bonusReturned, moraleFor, pointsFor, siegeEffects } from './capture-effects.js';
import {
  FoundTrigger,
  findTriggers,
  frontState,
  holdsBorder,
  type MoraleGround,
  moraleGround,
  noteTriggers,
  partsOf,
} from './morale-triggers.js';
import { OnceOnly } from './republican-morale.js';
import { SupplyLines } from './supply-lines.js';
import { isSplit } from './zone-parts.js';

class AttritionInput {
  @choice('Side whose segment it is [6.0.C]', Side) side!: Side;
  @object('The map', CampaignMap) map!: CampaignMap;
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'republican' }) strait!: Side;
  @integer('VP of a Main City on your Player Aid Card', { min: 0, max: 9, optional: true }) mainCityVp?: number;
  @integer('Game turn: from turn 6 on a zone that falls apart counts [16.3.3]', { min: 1, max: 18, optional: true })
  turn?: number;
  @choices('Once-per-game entries of the morale table already used [16.3.3]', OnceOnly, { maxItems: 4, default: [] })
  used!: string[];
}
class LostUnit {
  @text('The unit', { max: 60 }) unit!: string;
  @text('Its space', { max: 60 }) space!: string;
}
class FlippedSpace {
  @text('The space', { max: 60 }) space!: string;
  @flag('Its works are removed [10.2.7]') worksRemoved!: boolean;
  @flag('Their counter can be used again [10.2.9]') counterReturns!: boolean;
  @flag('Its siege counts as lifted [16.1.3]') siegeLifted!: boolean;
}
class AttritionOutcome {
  @list('Units permanently removed; no corps is replaced [13.3.5]', LostUnit, { maxItems: 600 }) removed!: LostUnit[];
  @list('Spaces that go to the enemy [13.3.6]', FlippedSpace, { maxItems: 300 }) flipped!: FlippedSpace[];
  @texts('Units that stay though out of supply', { max: 60, maxItems: 600 }) spared!: string[];
  @list(
    'What the map then does to Republican Morale beside this; ask status/republican-morale [16.3.3]',
    FoundTrigger,
    {
      maxItems: 6,
    },
  )
  triggers!: FoundTrigger[];
  @integer('Change of Republican Morale', { min: -999, max: 999 }) rm!: number;
  @integer('Change of Victory Points, as far as the text gives them', { min: -999, max: 999 }) vp!: number;
}

export const attrition = procedure<AttritionInput, AttritionOutcome, Options>({
  id: 'attrition',
  resolver: 'status',
  title: { en: 'Attrition', ja: '損耗' },
  description: {
    en: 'One side’s attrition segment: units out of supply are removed for good, empty spaces without supply go to the enemy.',
    ja: '一方の損耗セグメント。非補給下のユニットを永久除去し、補給のない空のスペースは敵に移る。',
  },
  rules: ['6.0.C'],
  input: AttritionInput,
  outcome: AttritionOutcome,
  example: {
    input: {
      side: 'republican',
      map: {
        spaces: [
          { id: 'Valencia', control: 'republican', source: 'republican' },
          { id: 'Teruel', control: 'nationalist' },
          { id: 'Caspe', control: 'republican' },
        ],
        connections: [
          { a: 'Valencia', b: 'Teruel' },
          { a: 'Teruel', b: 'Caspe' },
        ],
        units: [{ side: 'republican', type: 'corps', at: 'Caspe' }],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    for (const space of mixedSpaces(input.map, board)) umpire.forbid('9.1.3', 'sides-mixed', { space });
    if (!umpire.legal) return null;
    const segment = input.side === 'nationalist' ? '6.0.C.1' : '6.0.C.2';
    umpire.note([segment, '6.0.C', '13.3.7', '13.1.1.1'], 'attrition-segment', { side: input.side });
    const lines = new SupplyLines(board, input.side, input.strait, umpire);
    const spared: string[] = [];
    const removed: LostUnit[] = [];
    const held = new Set<string>();
    input.map.units.forEach((unit, i) => {
      if (unit.side !== input.side) return;
      const name = nameOf(unit, i);
      const fate = unitFate(unit, board.space(unit.at), lines);
      if (fate === 'outOfSupply') removed.push({ unit: name, space: unit.at });
      else held.add(unit.at);
      if (fate === 'outOfSupply')
        umpire.note('13.3.5', isCorps(unit.type) ? 'attrition-corps' : 'attrition-unit', {
          unit: name,
          space: unit.at,
        });
      else if (fate === 'asturian') umpire.note('13.1.5', 'attrition-asturian', { unit: name });
      else if (fate === 'limited') umpire.note(['13.4.2', '13.4'], 'attrition-border-unit', { unit: name });
      if (fate === 'asturian' || fate === 'limited') spared.push(name);
    });
    const result = { rm: 0, vp: 0, flipped: [] as FlippedSpace[] };
    for (const space of board.spaces)
      if (space.control === input.side && !held.has(space.id)) flip(space, lines, input, umpire, result);
    umpire.summarise('attrition-summary', { side: input.side, units: removed.length, spaces: result.flipped.length });
    return { removed, spared, triggers: triggersOf(input, board, result.flipped, umpire), ...result };
  },
});

/** 16.3.3: borders, the north and the zones, as they lie before the segment and after it. */
function triggersOf(
  { map, side, strait, turn = 1, used }: AttritionInput,
  before: Board,
  flipped: readonly FlippedSpace[],
  umpire: Judge,
): FoundTrigger[] {
  if (flipped.length === 0) return [];
  const gone = new Set(flipped.map(({ space }) => space));
  const spaces = map.spaces.map((space) => (gone.has(space.id) ? { ...space, control: enemyOf(side) } : space));
  const [old, now] = [before, layOut({ ...map, spaces })].map((board) => moraleGround(board, strait, umpire)) as [
    MoraleGround,
    MoraleGround,
  ];
  const triggers = findTriggers(now, {
    turn,
    frenchBorder: holdsBorder(before, 'france', 'nationalist'),
    portugueseBorder: holdsBorder(before, 'portugal', 'republican'),
    split: { nationalist: isSplit(partsOf(old, 'nationalist')), republican: isSplit(partsOf(old, 'republican')) },
    used: [...used, ...(frontState(old) === 'linked' ? ['northLinked'] : [])],
  });
  noteTriggers(umpire, triggers);
  return triggers.map((each) => ({ ...each, parts: [...each.parts] }));
}

type UnitFate = 'supplied' | 'isolated' | 'limited' | 'outOfSupply' | 'asturian';

/** 13.3.5, 13.1.5: an Asturian division at home never goes this way. */
function unitFate(
  unit: { type: Parameters<typeof isCorps>[0]; region: string },
  space: MapSpace,
  lines: SupplyLines,
): UnitFate {
  const { state } = lines.of(space.id);
  const atHome = unit.region === 'asturias' && space.region === 'asturias' && !isCorps(unit.type);
  return state === 'outOfSupply' && atHome ? 'asturian' : state;
}

/** 13.3.6, 13.4.4, 10.2.7, 16.1.3, G18: an empty space without a line, unless it hangs on a friendly border. */
function flip(
  space: MapSpace,
  lines: SupplyLines,
  input: AttritionInput,
  umpire: Judge,
  result: { rm: number; vp: number; flipped: FlippedSpace[] },
): void {
  const { state } = lines.of(space.id);
  if (state === 'limited') umpire.note(['13.4.4', '13.4'], 'attrition-border-space', { space: space.id });
  if (state !== 'outOfSupply') return;
  const captor = enemyOf(input.side);
  umpire.note('13.3.6', 'attrition-space', { space: space.id, side: captor });
  if (space.works)
    umpire.note(
      space.oneUse ? ['10.2.7', '10.2.9'] : '10.2.7',
      space.oneUse ? 'works-removed-for-good' : 'works-removed',
      { space: space.id },
    );
  const named = { name: space.id, class: space.class };
  result.rm += moraleFor(umpire, captor, named);
  result.vp += pointsFor(umpire, captor, named, input.mainCityVp);
  const siegeLifted = space.siege !== 'none' && captor === 'nationalist';
  if (siegeLifted) {
    const { rm, vp } = siegeEffects(umpire, space.siege);
    result.rm += rm;
    result.vp += vp;
  }
  if (captor === 'nationalist') {
    const { rm, vp } = bonusReturned(umpire, space.bonus, space.id);
    result.rm += rm;
    result.vp += vp;
  }
  const { works: worksRemoved, oneUse } = space;
  result.flipped.push({ space: space.id, worksRemoved, counterReturns: worksRemoved && !oneUse, siegeLifted });
}
