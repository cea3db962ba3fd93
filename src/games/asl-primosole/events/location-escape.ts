import { choice, choices, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { doubleDr, dr } from '../shared/dice.js';
import { checkLoads, EscapingUnit } from '../shared/escapees.js';
import { hexesOn } from '../shared/map.js';
import { asItStands } from '../shared/standing.js';
import { AreaMap, bitOf, readGround } from '../status/areas/area-map.js';
import { classify } from '../status/areas/classify.js';
import { numberAreas } from '../status/areas/paths.js';
import { findRefuges, RefugeFound, refugeAt } from '../status/areas/refuges.js';
import { standingOf } from '../status/areas/standings.js';
import { AreaKind, HEX, Side } from '../vocabulary.js';
import { ItemFate, rollForItem } from './abandoned-equipment.js';
import { attempt, type EscapeSituation, mayTry, StackResult } from './escape.js';

const EscapeChoice = defineChoice('EscapeChoice', ['randomSelection', 'heatOfBattle', 'whichArea']);
type EscapeChoice = 'randomSelection' | 'heatOfBattle' | 'whichArea';

class EquippedUnit extends EscapingUnit {
  @texts('Equipment it takes along [3.6061]', { max: 40, maxItems: 10, default: [] }) items!: string[];
}

class LocationEscapeInput extends AreaMap {
  @choice('Side of the units', Side) side!: Side;
  @text('Hex of their Location [3.606]', HEX) hex!: string;
  @texts('Further hexes they could not enter [3.2/Enterable]', { ...HEX, maxItems: 2000, default: [] })
  barred!: string[];
  @flag('Encircled [3.606]') encircled!: boolean;
  @flag('A Gun that is not dismantled is to come along [3.606]') undismantledGun!: boolean;
  @list('Personnel of the Location; equal "stack" numbers escape together [3.606]', EquippedUnit, {
    minItems: 1,
    maxItems: 12,
  })
  units!: EquippedUnit[];
}

class StackEnd extends StackResult {
  @list('Equipment whose fate is settled: of a stack lost outright, or of a lone unit lost [3.6061]', ItemFate, {
    maxItems: 120,
  })
  items!: ItemFate[];
  @flag('Somebody of the stack is Retained in the area reached [3.6061]') retained!: boolean;
}

class LocationEscapeOutcome {
  @choice('Where they stand [3.6056]', AreaKind) area!: AreaKind;
  @flag('Isolated [3.6052]') isolated!: boolean;
  @flag('They had to try [3.606]') compulsory!: boolean;
  @integer('Hexes to the nearest friendly Setup Area; null if there is none [3.606]', {
    min: 1,
    max: 99,
    nullable: true,
  })
  hexesToFriendlyArea!: number | null;
  @flag('The path crosses an enemy Setup Area [3.606]') pathCrossesEnemyArea!: boolean;
  @list('Every stack [3.606]', StackEnd, { maxItems: 12 }) stacks!: StackEnd[];
  @list('Areas where the survivors are Retained; of several the owner chooses [3.6061]', RefugeFound, {
    maxItems: 8000,
  })
  refuges!: RefugeFound[];
  @choices('What the players must still decide', EscapeChoice, { maxItems: 3 }) choices!: EscapeChoice[];
}

export const locationEscape = procedure<LocationEscapeInput, LocationEscapeOutcome, Options>({
  id: 'location-escape',
  resolver: 'events',
  title: { en: 'Escape of a Location, to its end', ja: '区域の離脱、最後まで' },
  description: {
    en: 'From the map of control: whether its personnel must or may Escape, the DR of every stack, lost equipment, and where survivors are Retained.',
    ja: '支配状況から、離脱の要否、各スタックの DR、失う装備、生存者の残存するエリアまで。',
  },
  rules: ['3.606', '3.6061'],
  input: LocationEscapeInput,
  outcome: LocationEscapeOutcome,
  dice: [
    ...doubleDr(
      'escape',
      { en: 'Escape', ja: '離脱' },
      { en: 'for each stack, by its number', ja: 'スタックごとに番号順で' },
    ),
    ...dr(
      'equipment',
      { en: 'equipment', ja: '装備' },
      { en: 'for each item of a lone unit lost, after its DR', ja: '失われた単独ユニットの装備ごと、その DR の後に' },
    ),
  ],
  example: {
    input: {
      map: { columns: 9, rows: 9 },
      date: '14N',
      locations: [
        { hex: 'E3', controller: 'axis' },
        { hex: 'E6', controller: 'british' },
      ],
      side: 'british',
      hex: 'E4',
      units: [{ size: 'squad', pp: 1, items: ['LMG'] }],
    },
    dice: { given: [3, 4] },
  },
  resolve(input, umpire) {
    const ground = readGround(input);
    const areas = classify(ground);
    const start = hexOn(ground.grid, input.hex, '/hex');
    const barred = new Set(hexesOn(ground.grid, input.barred, '/barred'));
    const open = (hex: number): boolean => ground.blocked[hex] === 0 && !barred.has(hex);
    const bit = bitOf(input.side);
    const { of } = numberAreas(ground, areas, bit);
    const stand = asItStands(standingOf(ground, areas, of, bit, start, (hex) => !open(hex)));
    const walks = findRefuges(ground, areas, start, bit, 'retained', open).length > 0;
    const ways = findRefuges(ground, areas, start, bit, 'escape', open);
    const situation = {
      ...input,
      ...stand,
      pathCrossesEnemyArea: (ways[0]?.enemy ?? 0) > 0,
      noPath: stand.area === 'uncontrolled' && !walks,
    };
    if (!mayTry(situation, umpire)) return null;
    checkLoads(umpire, '3.606', input.units);
    if (input.undismantledGun) umpire.forbid('3.606', 'gun-not-dismantled');
    if (!umpire.legal) return null;
    const numbers = [...new Set(input.units.map(({ stack }) => stack))].sort((a, b) => a - b);
    const stacks = numbers.map((stack) => toItsEnd(situation, umpire, stack, numbers.length > 1));
    const taken = stacks.some(({ retained }) => retained) ? ways : [];
    const refuges = taken.map(({ path }) => refugeAt(ground, areas, path, bit));
    // Hexes of one Setup Area are no choice between areas.
    const reached = taken.map(({ path }) => path[path.length - 1]!);
    if (refuges.length > 0)
      umpire.note('3.6061', 'nearest-areas', { count: refuges.length, hexes: ways[0]!.path.length - 1 });
    umpire.summarise('escape-summary', { results: stacks.map(({ result }) => result!) });
    return {
      area: stand.area,
      isolated: stand.isolated,
      compulsory: stand.area !== 'friendlySetupArea',
      hexesToFriendlyArea: stand.hexesToFriendlyArea ?? null,
      pathCrossesEnemyArea: situation.pathCrossesEnemyArea,
      stacks,
      refuges,
      choices: leftToChoose(stacks, new Set(reached.map((hex) => of[hex] || ground.grid.name(hex))).size > 1),
    };
  },
});

/** The DR of a stack, and the equipment of whoever is certainly lost by it [3.606, 3.6061]. */
function toItsEnd(
  situation: Omit<EscapeSituation, 'units'> & { readonly units: EquippedUnit[] },
  umpire: Judge,
  stack: number,
  several: boolean,
): StackEnd {
  const result = attempt(situation, umpire, stack, several);
  const units = situation.units.filter((unit) => unit.stack === stack);
  const carried = units.flatMap(({ items }) => items);
  let items: ItemFate[] = [];
  if (result.result === 'eliminated') items = carried.map((item) => ({ item, fate: 'eliminated' }));
  else if (result.eliminated > 0 && units.length === 1) items = carried.map((item) => rollForItem(umpire, item));
  return { ...result, items, retained: result.eliminated < units.length };
}

function leftToChoose(stacks: readonly StackEnd[], severalAreas: boolean): EscapeChoice[] {
  const harmed = stacks.some(({ randomSelection, heatOfBattle }) => randomSelection && !heatOfBattle);
  const left: [EscapeChoice, boolean][] = [
    ['randomSelection', harmed],
    ['heatOfBattle', stacks.some(({ heatOfBattle }) => heatOfBattle)],
    ['whichArea', severalAreas],
  ];
  return left.filter(([, open]) => open).map(([which]) => which);
}
