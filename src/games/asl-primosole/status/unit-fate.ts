import { choice, defineChoice, flag, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { type EscapeStanding, standingOfFirst } from '../shared/standing.js';
import { AreaKind } from '../vocabulary.js';

const FateCategory = defineChoice('FateCategory', [
  'personnelOrMobileVehicle',
  'unpossessed',
  'immobileWithoutMa',
  'immobileWithMaOrMannedGun',
]);

class UnitFateInput {
  @choice('What it is [3.6056]', FateCategory) category!: string;
  @choice('Where it stands at CG-scenario end [3.6056]', AreaKind) area!: AreaKind;
  @flag('Isolated in a friendly Setup Area [3.6056]') isolated!: boolean;
  @flag('Overstacked in that isolated area [3.606]') overstacked!: boolean;
  @flag('An Enterable path of Uncontrolled Territory leads to a friendly Setup Area or Eligible Entry Area [3.6053]', {
    default: true,
  })
  pathToFriendlyArea!: boolean;
  @flag('Enemy Infantry can trace a path inside its own Setup Area to this Location (A-35) [3.6056]')
  enemyTraces!: boolean;
  @flag('It has a crew [3.6056]', { default: true }) crewed!: boolean;
  @flag('A Gun [3.6055]') gun!: boolean;
  @flag('A vehicle, where unpossessed things may be either: only a vehicle is wrecked [3.6056]') vehicle!: boolean;
}

class UnitFateOutcome {
  @texts('What happens, in order [3.6056]', { max: 40, maxItems: 4 }) fates!: string[];
  @flag('An Escape attempt is compulsory, for the unit or its crew [3.606]') mustEscape!: boolean;
  @flag('The captor may Scrounge a vehicle or flip it to its wreck side, or the abandoning crew may flip it [3.6056]')
  mayBeWrecked!: boolean;
  @flag(
    'It stays in its Location: a Gun, an Immobile vehicle, what nobody possesses outside every area [3.6055, 3.6071, 3.6072]',
  )
  keepsLocation!: boolean;
}

export const unitFate = procedure<UnitFateInput, UnitFateOutcome, Options>({
  id: 'unit-fate',
  resolver: 'status',
  title: { en: 'Units inside and outside their Setup Area', ja: '配置エリア内外のユニットの扱い' },
  description: {
    en: 'What becomes of units and equipment by where they stand at CG-scenario end.',
    ja: 'CG シナリオ終了時の位置によるユニットと装備の扱い。',
  },
  rules: ['3.6055', '3.6056'],
  input: UnitFateInput,
  outcome: UnitFateOutcome,
  from: {
    'status/setup-areas': (outcome: Parameters<typeof standingOfFirst>[0]) => {
      const { hexesToFriendlyArea: _, ...standing } = standingOfFirst(outcome) as EscapeStanding;
      return standing;
    },
  },
  example: { input: { category: 'personnelOrMobileVehicle', area: 'noMansLand' } },
  resolve(input, umpire) {
    const inside = input.area === 'friendlySetupArea';
    const fates = inside && !input.isolated ? ['retainedInPlace'] : fatesOf(input, umpire, inside);
    if (inside && !input.isolated) umpire.note('3.6055', 'retained-in-place');
    const captured = fates.includes('capturedOrDestroyed');
    const crewAbandons = fates.some((fate) => fate.startsWith('abandonedCrew')) && input.crewed;
    const mustEscape =
      fates.includes('mustEscape') ||
      (fates.includes('abandonedCrewMustEscape') && input.crewed) ||
      forced(input, fates);
    const keepsLocation = staysPut(input, fates, umpire);
    umpire.summarise('fate-summary', { fates });
    const mayBeWrecked = isVehicle(input) && (captured || crewAbandons);
    if (captured && mayBeWrecked) umpire.note('3.6056', 'captor-may-wreck');
    return { fates, mustEscape, mayBeWrecked, keepsLocation };
  },
});

/** Guns, vehicles that cannot move and what lies about unpossessed stay where they are, unless the enemy has taken them [3.6055, 3.6071, 3.6072]. */
function staysPut({ category, gun }: UnitFateInput, fates: readonly string[], umpire: Judge): boolean {
  if (fates.includes('capturedOrDestroyed')) return false;
  if (gun) {
    umpire.note(['3.6055', 'CG10'], 'gun-keeps-location');
    return true;
  }
  if (category === 'immobileWithoutMa' || category === 'immobileWithMaOrMannedGun') {
    umpire.note(['3.6071', '3.6072'], 'vehicle-keeps-location');
    return true;
  }
  return fates.includes('staysUnpossessed');
}

/** 3.6056, notes * and †: what has a wreck side. */
const isVehicle = ({ category, gun, vehicle }: UnitFateInput): boolean =>
  category === 'unpossessed' ? vehicle && !gun : !gun;

/** Uncontrolled Territory without a path, and overstacking in isolation, force an Escape [3.6053, 3.606]. */
function forced(input: UnitFateInput, fates: readonly string[]): boolean {
  const stuck = fates.some((fate) => fate === 'retainedNearestOrEscape' || fate === 'abandonedCrewRetainedOrEscape');
  return stuck && !input.pathToFriendlyArea && (input.crewed || input.category === 'personnelOrMobileVehicle');
}

function fatesOf(input: UnitFateInput, umpire: Judge, inside: boolean): string[] {
  if (input.category === 'immobileWithMaOrMannedGun') {
    if (inside) {
      umpire.note('3.6056', 'fate', { fate: 'strategicLocation' });
      return ['strategicLocation'];
    }
    const column = input.enemyTraces ? 'reachedByEnemy' : 'elsewhere';
    const fate = umpire.chart('manned-weapons-outside').text(input.category, column);
    umpire.note(input.enemyTraces ? ['3.6056', '3.6071'] : '3.6056', 'fate', { fate });
    return [fate];
  }
  const column = inside ? 'isolated' : input.area;
  const fate = umpire.chart('outside-setup-area').text(input.category, column);
  const also = column === 'noMansLand' ? '3.6051' : column === 'uncontrolled' ? '3.6053' : inside ? '3.606' : '3.6071';
  umpire.note(
    ['3.6056', input.category === 'unpossessed' && !inside && column !== 'enemySetupArea' ? '3.6072' : also],
    'fate',
    {
      fate,
    },
  );
  if (fate === 'mayEscape' && input.overstacked) {
    umpire.note('3.606', 'overstacked-must-move');
    return [fate, 'mustEscapeOrMove'];
  }
  if (fate.includes('OrEscape')) umpire.note('3.6053', input.pathToFriendlyArea ? 'path-to-area' : 'no-path-to-area');
  return [fate];
}
