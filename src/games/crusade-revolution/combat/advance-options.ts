import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isBarredFrom } from '../movement/non-cooperation.js';
import type { Judge, Options } from '../options.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { nameOf, Unit } from '../shared/units.js';
import { Region, Terrain } from '../vocabulary.js';
import type { BattleOutcome } from './battle.js';
import type { RetreatOutcome } from './retreat-options.js';

const DefendersWere = defineChoice('DefendersWere', [
  'eliminated',
  'retreatedOne',
  'retreatedTwo',
  'blocked',
  'cancelled',
  'stood',
]);

class AdvancingUnit extends Unit {
  @flag('It took part in the combat [11.1.7]', { default: true }) participated!: boolean;
  @flag('It replaced an attacking corps in this combat [G13]') replacement!: boolean;
  @integer('Other divisions of its region that are in foreign regions [16.4.2.2]', { min: 0, max: 20, default: 0 })
  othersAbroad!: number;
}
class VacatedSpace {
  @text('Name', { max: 60 }) name!: string;
  @choice('Terrain [11.5.3]', Terrain, { default: 'plain' }) terrain!: Terrain;
  @choice('Region of the Northern Front', Region, { default: 'none' }) region!: Region;
  @integer('Enemy units there now [11.5.4]', { min: 0, max: 9, default: 0 }) enemyUnits!: number;
  @integer('Friendly units there now [9.1.1]', { min: 0, max: 9, default: 0 }) friendlyUnits!: number;
}
class AdvanceInput {
  @choice(
    'What became of the defenders; blocked: removed because only one of two spaces was there [11.5.7]',
    DefendersWere,
  )
  defenders!: string;
  @list('The defending space, then spaces the retreat passed through or, if blocked, the single space', VacatedSpace, {
    minItems: 1,
    maxItems: 6,
  })
  spaces!: VacatedSpace[];
  @list('Attacking units left', AdvancingUnit, { minItems: 1, maxItems: 24 }) units!: AdvancingUnit[];
  @flag('The question is about defenders: they never advance [11.5.5]') defenderAsks!: boolean;
}
export class UnitAdvance {
  @text('The unit', { max: 60 }) unit!: string;
  @texts('Spaces where it may end', { max: 60, maxItems: 6 }) mayEnd!: string[];
}
class AdvanceOutcome {
  @texts('Spaces that may be entered; each one entered is captured [11.5.6]', { max: 60, maxItems: 6 })
  spaces!: string[];
  @list('What each unit may do; advancing is optional [11.5.1]', UnitAdvance, { maxItems: 24 }) units!: UnitAdvance[];
}

/** What became of the defenders, by the spaces they went. */
const AFTER_RETREAT = ['stood', 'retreatedOne', 'retreatedTwo'] as const;

export const advanceOptions = procedure<AdvanceInput, AdvanceOutcome, Options>({
  id: 'advance-options',
  resolver: 'combat',
  title: { en: 'Advance after combat', ja: '戦闘後前進' },
  description: {
    en: 'Which spaces the surviving attackers may enter: the defending space alone, or further where the defenders went two spaces.',
    ja: '生き残った攻撃側が入れるスペースを示す。',
  },
  rules: ['11.5'],
  input: AdvanceInput,
  outcome: AdvanceOutcome,
  from: {
    // Nobody owed a retreat: whether anybody stands there the caller sees.
    'combat/battle': ({ retreatSpaces, defenderLosses }: BattleOutcome) =>
      defenderLosses?.wipedOut
        ? { defenders: 'eliminated' }
        : retreatSpaces > 0
          ? { defenders: AFTER_RETREAT[retreatSpaces] }
          : {},
    'combat/retreat-options': ({ distance, removed, onlyFirst }: RetreatOutcome) => ({
      defenders: !removed ? AFTER_RETREAT[distance] : onlyFirst.length > 0 ? 'blocked' : 'eliminated',
    }),
  },
  example: { input: { defenders: 'retreatedOne', spaces: [{ name: 'Illescas' }], units: [{ type: 'corps' }] } },
  resolve(input, umpire) {
    if (input.defenderAsks) umpire.forbid(['11.5.5', '11.5'], 'defender-never-advances');
    if (input.defenders === 'stood') umpire.forbid(['11.5.1', '11.2.11', '11.5'], 'defenders-still-there');
    if (input.defenders === 'cancelled') umpire.forbid(['11.5.1', '11.4.3', '11.5'], 'retreat-was-cancelled');
    if (!umpire.legal) return null;
    umpire.note(['11.5.1', '11.2.11', '11.5'], 'advance-is-optional');
    const open = openSpaces(input, umpire);
    const units = input.units.map((unit, i) => ({ unit: nameOf(unit, i), mayEnd: endsOf(unit, i, open, umpire) }));
    umpire.note('11.5.6', 'advance-captures');
    const spaces = open.map((space) => space.name);
    umpire.summarise(spaces.length > 0 ? 'advance-summary' : 'advance-nowhere', { spaces });
    return { spaces, units };
  },
});

/** 11.5.2, 11.5.3, 11.5.7: how deep the advance goes. */
function openSpaces(input: AdvanceInput, umpire: Judge): VacatedSpace[] {
  const [first, ...further] = input.spaces;
  if (first!.enemyUnits > 0) {
    umpire.note('11.5.4', 'advance-blocked', { space: first!.name });
    return [];
  }
  if (input.defenders === 'eliminated' || input.defenders === 'retreatedOne') {
    umpire.note('11.5.2', 'advance-one-space', { space: first!.name });
    return [first!];
  }
  umpire.note(input.defenders === 'blocked' ? ['11.5.7', '11.4.4'] : '11.5.3', 'advance-two-spaces', {
    space: first!.name,
  });
  if (umpire.chart('terrain-effects').flag(first!.terrain, 'stopAdvance')) {
    umpire.note('11.5.3', 'advance-stops', { space: first!.name });
    return [first!];
  }
  return [
    first!,
    ...further.filter((space) => {
      if (space.enemyUnits > 0) umpire.note('11.5.4', 'advance-blocked', { space: space.name });
      return space.enemyUnits === 0;
    }),
  ];
}

/** 11.1.7, 9.1.1, 16.4.2: where one unit may end. */
function endsOf(unit: AdvancingUnit, index: number, open: readonly VacatedSpace[], umpire: Judge): string[] {
  const name = nameOf(unit, index);
  if (!unit.participated && !unit.replacement) {
    umpire.note('11.1.7', 'advance-not-participant', { unit: name });
    return [];
  }
  if (unit.replacement) umpire.note(['11.5.1', '11.3.5'], 'advance-replacement', { unit: name });
  return open.flatMap((space) => {
    if (space.friendlyUnits >= STACKING_LIMIT) {
      umpire.note(['9.1.1', '9.1.2'], 'advance-full', { unit: name, space: space.name });
      return [];
    }
    if (isBarredFrom(unit, space.region, unit.othersAbroad)) {
      umpire.note(['16.4.2.1', '16.4.2.2'], 'advance-abroad', { unit: name, space: space.name });
      return [];
    }
    return [space.name];
  });
}
