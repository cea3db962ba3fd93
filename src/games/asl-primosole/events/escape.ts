import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { doubleDr } from '../shared/dice.js';
import { checkLoads, demandDistance, EscapingUnit, headCount, leadership, overload } from '../shared/escapees.js';
import { lookUp, Modifiers, rollDouble } from '../shared/rolls.js';
import { splits } from '../shared/splits.js';
import { standingOfFirst } from '../shared/standing.js';
import { AreaKind, DATE, isSmc } from '../vocabulary.js';

const EscapeResult = defineChoice('EscapeResult', [
  'escape',
  'replacement',
  'casualtyReduction',
  'replacementAndCasualtyReduction',
  'eliminated',
]);
type EscapeResult = 'escape' | 'replacement' | 'casualtyReduction' | 'replacementAndCasualtyReduction' | 'eliminated';

class EscapeInput {
  @text('CG date just fought [3.606]', DATE) date!: string;
  @choice('Where the units stand [3.6056]', AreaKind) area!: AreaKind;
  @flag('Isolated [3.606]') isolated!: boolean;
  @flag('Encircled [3.606]') encircled!: boolean;
  @integer('Hexes to the nearest friendly Setup Area; leave out if more than two [3.606]', {
    min: 1,
    max: 99,
    optional: true,
  })
  hexesToFriendlyArea?: number;
  @flag('The path to the wanted area crosses an enemy Setup Area [3.606]') pathCrossesEnemyArea!: boolean;
  @flag('Uncontrolled Territory without a path to a friendly area [3.6053]') noPath!: boolean;
  @flag('A Gun that is not dismantled is to come along [3.606]') undismantledGun!: boolean;
  @list('Personnel of one Location; equal "stack" numbers escape together [3.606]', EscapingUnit, {
    minItems: 1,
    maxItems: 12,
  })
  units!: EscapingUnit[];
}

/** What the table asks about, sent or read off the map. */
export type EscapeSituation = Omit<EscapeInput, 'undismantledGun'>;

export class StackResult {
  @integer('Stack number', { min: 1, max: 12 }) stack!: number;
  @integer('Net modifier of its DR [3.606]', { min: -20, max: 99 }) drm!: number;
  @choice('Row of the table; null where the question ends before the dice [3.606]', EscapeResult, { nullable: true })
  result!: EscapeResult | null;
  @flag('Heat of Battle for one unit; anything but a hero or Battle Hardening eliminates it [3.606]')
  heatOfBattle!: boolean;
  @flag('Random Selection says which unit is affected [3.606]') randomSelection!: boolean;
  @integer('Units certainly eliminated, whoever Random Selection falls on [3.606]', { min: 0, max: 12 })
  eliminated!: number;
  @flag('Their equipment takes its own dr; false where it is lost outright [3.6061]') equipmentRolls!: boolean;
}

class EscapeOutcome {
  @list('Result of every stack [3.606]', StackResult, { maxItems: 12 }) stacks!: StackResult[];
  @integer('Units certainly eliminated in all', { min: 0, max: 12 }) eliminated!: number;
}

export const personnelEscape = procedure<EscapeInput, EscapeOutcome, Options>({
  id: 'escape',
  resolver: 'events',
  title: { en: 'Escape of personnel', ja: '兵士の離脱' },
  description: {
    en: 'Escape attempts of the personnel of one Location, in one stack or several; the odds compare the ways to split.',
    ja: '一つの区域の兵士が一つまたは複数のスタックで行う離脱。確率は分け方ごとに比較する。',
  },
  rules: ['3.606'],
  input: EscapeInput,
  outcome: EscapeOutcome,
  dice: doubleDr(
    'escape',
    { en: 'Escape', ja: '離脱' },
    { en: 'for each stack, by its number', ja: 'スタックごとに番号順で' },
  ),
  stops: [{ id: 'drm', title: { en: 'the net modifier, before any die', ja: 'ダイスの前、修正の合計まで' } }],
  from: { 'status/setup-areas': standingOfFirst },
  example: {
    input: {
      date: '14N',
      area: 'noMansLand',
      hexesToFriendlyArea: 1,
      units: [{ size: 'squad' }, { size: 'leader', leadership: -1 }],
    },
    dice: { given: [5, 5] },
  },
  resolve(input, umpire) {
    demandDistance(input);
    if (!mayTry(input, umpire)) return null;
    checkLoads(umpire, '3.606', input.units);
    if (input.undismantledGun) umpire.forbid('3.606', 'gun-not-dismantled');
    if (!umpire.legal) return null;
    const numbers = [...new Set(input.units.map((unit) => unit.stack))].sort((a, b) => a - b);
    const stacks = numbers.map((stack) => attempt(input, umpire, stack, numbers.length > 1));
    if (umpire.stopsAt('drm')) {
      umpire.summarise('stopped-at-drms', { drms: stacks.map((each) => each.drm) });
      return { stacks, eliminated: 0 };
    }
    const eliminated = stacks.reduce((sum, each) => sum + each.eliminated, 0);
    umpire.summarise('escape-summary', { results: stacks.map((each) => each.result) });
    return { stacks, eliminated };
  },
  variants(input) {
    return splits(input.units).map(({ name, units }) => ({ name, input: { ...input, units } }));
  },
});

/** Who must or may try to Escape [3.606]; No Man's Land is never more than two hexes from a friendly area. */
export function mayTry(input: EscapeSituation, umpire: Judge): boolean {
  const { area, isolated, hexesToFriendlyArea } = input;
  if (area === 'noMansLand' && (hexesToFriendlyArea ?? 99) > 2) umpire.forbid('3.6051', 'no-mans-land-is-near');
  else if (area === 'enemySetupArea' || area === 'noMansLand')
    umpire.note(['3.606', '3.6056'], 'must-escape', { area });
  else if (area === 'uncontrolled' && input.noPath) umpire.note(['3.606', '3.6053'], 'must-escape', { area });
  else if (area === 'uncontrolled') umpire.forbid('3.6053', 'retained-without-escape');
  else if (isolated) umpire.note(['3.606', '3.6056'], 'may-escape');
  else umpire.forbid('3.606', 'no-need-to-escape');
  return umpire.legal;
}

export function attempt(input: EscapeSituation, umpire: Judge, stack: number, several: boolean): StackResult {
  const units = input.units.filter((unit) => unit.stack === stack);
  const lone = units.length === 1 && isSmc(units[0]!.size);
  const drm = new Modifiers(umpire, '3.606', 'escape-drm')
    .line('loneUnwoundedSmc', lone && !units[0]!.wounded)
    .line('night', isNight(input.date))
    .line('adjacentToFriendlyArea', input.hexesToFriendlyArea === 1)
    .line('twoHexesFromFriendlyArea', input.hexesToFriendlyArea === 2);
  const led = lone ? 0 : leadership(units);
  if (led !== 0) drm.add('leadership', led);
  const beyondFirst = headCount(units) - 1;
  const tooMuch = overload(units);
  drm
    .line('enemyArea', input.area === 'enemySetupArea' || input.pathCrossesEnemyArea)
    .line('size', beyondFirst > 0, beyondFirst)
    .line('overload', tooMuch > 0, tooMuch)
    .line(
      'unarmedOrWounded',
      units.some((unit) => unit.unarmed || unit.wounded),
    )
    .line('encircled', input.encircled)
    .line('isolated', input.isolated);
  if (umpire.stopsAt('drm')) {
    const open = { heatOfBattle: false, randomSelection: false, eliminated: 0, equipmentRolls: false };
    return { stack, drm: drm.total, result: null, ...open };
  }
  const { original } = rollDouble(umpire, 'escape', several ? `${stack}` : undefined);
  const result = lookUp(umpire, '3.606', 'escape', original, drm.total) as EscapeResult;
  return { stack, drm: drm.total, ...consequences(umpire, units, result, original) };
}

/** Footnotes of the Escape table; an Original 2 counts only in the first row (A-04) [3.606]. */
function consequences(
  umpire: Judge,
  units: readonly EscapingUnit[],
  result: EscapeResult,
  original: number,
): Omit<StackResult, 'stack' | 'drm'> {
  const heatOfBattle = result === 'escape' && original === 2;
  if (heatOfBattle) umpire.note('3.606', 'escape-heat-of-battle');
  const harmed = result !== 'escape' && result !== 'eliminated';
  const randomSelection = units.length > 1 && (harmed || heatOfBattle);
  if (randomSelection) umpire.note('3.606', 'random-selection');
  let eliminated = result === 'eliminated' ? units.length : 0;
  // Whoever is selected, one unit suffers the result.
  if (harmed && units.every((unit) => dies(unit, result))) {
    umpire.note('3.606', units.length === 1 ? 'lone-unit-eliminated' : 'selected-unit-eliminated');
    eliminated = 1;
  }
  const equipmentRolls = eliminated > 0 && result !== 'eliminated';
  if (equipmentRolls) umpire.note('3.6061', 'equipment-dr-due');
  else if (result === 'eliminated') umpire.note(['3.606', '3.6061'], 'equipment-lost-too');
  return { result, heatOfBattle, randomSelection, eliminated, equipmentRolls };
}

/** A crew or a unit that cannot be Replaced dies of Replacement; a half-squad or crew of Casualty Reduction [3.606]. */
function dies({ size, replaceable }: EscapingUnit, result: EscapeResult): boolean {
  const replaced = result !== 'casualtyReduction';
  const reduced = result !== 'replacement';
  if (replaced && (size === 'crew' || !replaceable)) return true;
  return reduced && (size === 'halfSquad' || size === 'crew');
}
