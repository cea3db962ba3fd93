import { choice, defineChoice, flag, integer, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { demand } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { AppliedModifier } from '../shared/tally.js';
import { Grade, SizeClass, SpotCounter, UnitKind } from '../vocabulary.js';
import {
  checkSpotter,
  SpotCover,
  SpotTarget,
  Spotter,
  sizeClassOf,
  spottingRow,
  visibility,
} from './spotting-modifiers.js';

class HiddenUnit {
  @choice('Kind of unit [7.2.1]', UnitKind) kind!: UnitKind;
  @choice('Size class of a gun [6.1.3]', SizeClass, { optional: true }) size?: SizeClass;
}

export class HiddenCounterInput extends SpotCover {
  @list('Units the counter stands for; none: a dummy [7.2.1]', HiddenUnit, { maxItems: 40, default: [] })
  units!: HiddenUnit[];
  @choice(
    'What a dummy is claimed to be; left out: a squad, or a vehicle where it has moved like one [7.2.2.1, 7.2.2.2]',
    UnitKind,
    { optional: true },
  )
  claimedAs?: UnitKind;
  @choice('Size class of the gun a dummy is claimed to be [6.1.3]', SizeClass, { optional: true })
  claimedSize?: SizeClass;
  @flag('The dummy has moved at the speed of a vehicle [7.2.2.2]') movedAsVehicle!: boolean;
  @flag('The counter has moved: SPOT/MOVE [7.2.2.2]') moved!: boolean;
  @choice('SPOT counter of indirect fire out of it [6.5.1, 7.2.2.3]', SpotCounter, { default: 'none' })
  firedSpot!: SpotCounter;
  @flag('In full cover [7.2.2.2]') fullCover!: boolean;
  @flag('Under an illumination round [7.27]') illuminated!: boolean;
  @visibility() visibility!: number;
  @object('Who looks', Spotter, { default: {} }) spotter!: Spotter;
  @integer('Range to the counter', { min: 0, max: 200 }) range!: number;
  @flag('Line of sight [4.1.4]', { default: true }) lineOfSight!: boolean;
  @choice('Formation grade: the units appear within its command range [7.2.2.1]', Grade, { default: 'seasoned' })
  formationGrade!: Grade;
}

export class HiddenCounterOutcome {
  @flag('The counter is spotted, its units are placed') spotted!: boolean;
  @choice('Type that decides the range: the easiest to spot [7.2.2.1]', SizeClass) sizeClass!: SizeClass;
  @list('Modifiers that count', AppliedModifier, { maxItems: 20 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -60, max: 60 }) netModifier!: number;
  @integer('Row of the table after the limits', { min: -5, max: 2 }) row!: number;
  @integer('Spotting distance', { min: 0, max: 200, optional: true }) distance!: number | null;
  @integer("Units may be placed this far from the counter's hex [7.2.2.1]", { min: 0, max: 9, optional: true })
  placeWithin!: number | null;
  @flag('A dummy that must be owned up to [7.2.2.1]') dummyRevealed!: boolean;
}

const EASIEST: readonly SizeClass[] = ['V', 'L', 'S'];

export const hiddenCounter = procedure<HiddenCounterInput, HiddenCounterOutcome, Options>({
  id: 'hidden-counter',
  resolver: 'spotting',
  title: { en: 'Spotting a hidden unit counter', ja: '隠匿ユニットカウンターの発見' },
  description: {
    en: 'Whether a hidden unit counter is spotted: by the easiest type in it, with the duty to own up to dummies.',
    ja: '隠匿ユニットカウンターが発見されるかを、含まれる最も発見しやすい種類で判定する。偽カウンターの申告義務も示す。',
  },
  rules: ['7.2', '7.2.1', '7.2.2.1', '7.2.2.2'],
  input: HiddenCounterInput,
  outcome: HiddenCounterOutcome,
  example: { input: { units: [{ kind: 'vehicle' }, { kind: 'squad' }], range: 18 }, options: { hiddenUnits: true } },
  resolve(input, umpire) {
    requireOption(umpire, 'hiddenUnits', '7.2', true);
    checkSpotter(umpire, input.spotter);
    requireOption(umpire, 'illumination', '7.27', input.illuminated);
    requireOption(umpire, 'weather', '7.36.1', input.visibility !== 0);
    const dummy = input.units.length === 0;
    const { claimedAs = input.movedAsVehicle ? 'vehicle' : 'squad', claimedSize } = input;
    if (dummy && input.movedAsVehicle && claimedAs !== 'vehicle')
      umpire.forbid('7.2.2.2', 'dummy-moved-as-vehicle', { claimed: claimedAs });
    if (!umpire.legal) return null;
    const claim = { kind: claimedAs, ...(claimedSize === undefined ? {} : { size: claimedSize }) };
    const sizes = (dummy ? [claim] : input.units).map(
      (unit, i) => sizeClassOf(unit as SpotTarget) ?? demand('size', dummy ? '/claimedSize' : `/units/${i}/size`),
    );
    const sizeClass = EASIEST.find((each) => sizes.includes(each))!;
    umpire.note('7.2.2.1', 'hidden-easiest-type', { size: sizeClass });
    const { moved, firedSpot, fullCover, illuminated } = input;
    const target = {
      kind: 'squad',
      spot: firedSpot === 'none' && moved ? 'move' : firedSpot,
      fullCover,
      illuminated,
      hullDown: 'none',
    };
    const { row, items, net } = spottingRow(umpire, input.spotter, target as SpotTarget, input, input.visibility);
    const read = { sizeClass, modifiers: items, netModifier: net, row };
    const none = { ...read, distance: null, placeWithin: null, dummyRevealed: false };
    if (!input.lineOfSight) {
      umpire.note('4.1.4', 'no-line-of-sight');
      umpire.summarise('hidden-unspotted');
      return { spotted: false, ...none };
    }
    const chart = umpire.chart('spotting-range');
    const distance = chart.number(String(row), sizeClass);
    const spotted = input.range <= distance;
    umpire.note('4.1.3', spotted ? 'within-spotting-range' : 'beyond-spotting-range', { range: input.range, distance });
    if (dummy) {
      const near = spotted || input.range <= chart.number(String(row), 'S');
      umpire.note('7.2.2.1', near ? 'dummy-revealed' : 'dummy-kept');
      umpire.summarise(near ? 'dummy-revealed' : 'hidden-unspotted');
      return { spotted: false, ...read, distance, placeWithin: null, dummyRevealed: near };
    }
    if (!spotted) {
      umpire.summarise('hidden-unspotted');
      return { spotted, ...none, distance };
    }
    const placeWithin = umpire.chart('grade-effects').number(input.formationGrade, 'commandRange');
    umpire.note(['7.2.2.1', '6.2.1.1.2'], 'hidden-placed', { within: placeWithin, size: sizeClass });
    umpire.summarise('hidden-spotted', { size: sizeClass, range: input.range, distance });
    return { spotted, ...read, distance, placeWithin, dummyRevealed: false };
  },
});

const HiddenDeed = defineChoice('HiddenDeed', [
  'directFire',
  'overwatchFire',
  'closeAssault',
  'handToHand',
  'overrun',
  'antiAircraftFire',
  'indirectFire',
  'observing',
  'targetOfIndirectFire',
  'targetOfAirAttack',
  'moving',
]);
type HiddenDeed = (typeof HiddenDeed.values)[number];
const KEEPS: readonly HiddenDeed[] = ['indirectFire', 'observing', 'moving'];

class HiddenRevealInput {
  @choice('What the hidden units do, or what is done to them [7.2.2.3]', HiddenDeed) deed!: HiddenDeed;
  @choice('Formation grade: the units appear within its command range [7.2.2.1]', Grade, { default: 'seasoned' })
  formationGrade!: Grade;
}
class HiddenRevealOutcome {
  @flag('All units of the counter are placed on the map') revealed!: boolean;
  @integer("One unit is placed in the counter's hex, the others this far from it at most [7.2.2.1]", {
    min: 0,
    max: 9,
    optional: true,
  })
  placeWithin!: number | null;
}

export const hiddenReveal = procedure<HiddenRevealInput, HiddenRevealOutcome, Options>({
  id: 'hidden-reveal',
  resolver: 'spotting',
  title: { en: 'Revealing a hidden unit counter', ja: '隠匿ユニットカウンターの公開' },
  description: {
    en: 'Whether an act of hidden units, or an attack on them, puts them on the map, and how they are placed.',
    ja: '隠匿ユニットの行動や受けた攻撃により、地図上に公開されるか、どう配置するかを判定する。',
  },
  rules: ['7.2.2.3'],
  input: HiddenRevealInput,
  outcome: HiddenRevealOutcome,
  example: { input: { deed: 'directFire' }, options: { hiddenUnits: true } },
  resolve({ deed, formationGrade }, umpire) {
    requireOption(umpire, 'hiddenUnits', '7.2.2.3', true);
    if (!umpire.legal) return null;
    const revealed = !KEEPS.includes(deed);
    umpire.note('7.2.2.3', revealed ? 'hidden-revealed' : 'hidden-kept');
    umpire.summarise(revealed ? 'hidden-revealed' : 'hidden-kept');
    if (!revealed) return { revealed, placeWithin: null };
    const placeWithin = umpire.chart('grade-effects').number(formationGrade, 'commandRange');
    umpire.note(['7.2.2.1', '7.2.2.3', '6.2.1.1.2'], 'hidden-laid-out', { within: placeWithin });
    return { revealed, placeWithin };
  },
});
