import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { BonusMarker } from '../shared/campaign-map.js';
import { Side, SiegeHere, SpaceClass } from '../vocabulary.js';
import { bonusReturned, moraleFor, pointsFor, siegeEffects } from './capture-effects.js';

const CaptureBy = defineChoice('CaptureBy', [
  'movement',
  'advance',
  'retreatEnds',
  'retreatPasses',
  'vacated',
  'attrition',
]);

class CaptureInput {
  @choice('Side that takes the space', Side) captor!: Side;
  @text('Name of the space', { max: 60 }) space!: string;
  @choice('Class of the space [2.1.1]', SpaceClass, { default: 'none' }) class!: SpaceClass;
  @choice('How the space is entered or lost [2.6]', CaptureBy, { default: 'movement' }) by!: string;
  @flag('The entering unit is in supply [16.1.3]', { default: true }) supplied!: boolean;
  @flag('An enemy position or trench is there [10.2.7]') works!: boolean;
  @flag('It is one of the six Republican trenches used once only [10.2.9]') oneUseTrench!: boolean;
  @choice('Siege in the space [16.1.1]', SiegeHere, { default: 'none' }) siege!: SiegeHere;
  @flag('It carries an Isolated Space marker [16.2.1]') isolated!: boolean;
  @flag('A supply source of the side that loses it [13.2.3]') source!: boolean;
  @choice('Bonus marker of a counterattack [8.5.5.5]', BonusMarker, { default: 'none' }) bonus!: BonusMarker;
  @integer('VP of a Main City on your Player Aid Card', { min: 0, max: 9, optional: true }) mainCityVp?: number;
}
class CaptureOutcome {
  @flag('Control changes') controlChanges!: boolean;
  @integer('Change of Republican Morale', { min: -19, max: 19 }) rm!: number;
  @integer('Change of Victory Points, as far as the text gives them', { min: -19, max: 19 }) vp!: number;
  @flag('Works are removed [10.2.7]') worksRemoved!: boolean;
  @flag('Their counter can be used again [10.2.9]') counterReturns!: boolean;
  @flag('The siege is lifted [16.1.3]') siegeLifted!: boolean;
  @flag('The Isolated Space marker comes off [16.2.2]') markerOff!: boolean;
  @flag('Badajoz is no source any more [13.2.4.2]') badajozSpent!: boolean;
}

export const capture = procedure<CaptureInput, CaptureOutcome, Options>({
  id: 'capture',
  resolver: 'status',
  title: { en: 'A space changes hands', ja: 'スペースの支配変更' },
  description: {
    en: 'Whether control changes, and everything that follows from it: morale, points, works, siege, supply source, bonus marker.',
    ja: '支配が変わるか、それに伴う士気・VP・陣地・攻囲・補給源・ボーナスを示す。',
  },
  rules: ['10.1.9', '16.3.3'],
  input: CaptureInput,
  outcome: CaptureOutcome,
  example: { input: { captor: 'nationalist', space: 'Toledo', class: 'provinceCapital', siege: 'alcazar' } },
  resolve(input, umpire) {
    const outcome: CaptureOutcome = {
      controlChanges: true,
      rm: 0,
      vp: 0,
      worksRemoved: false,
      counterReturns: false,
      siegeLifted: false,
      markerOff: false,
      badajozSpent: false,
    };
    if (!changesHands(input, umpire)) {
      if (input.by === 'retreatPasses') {
        // Passing takes nothing, but enemy works fall and a supplied unit lifts a siege [10.2.7, 16.1.3].
        removeWorks(input, outcome, umpire);
        liftSiege(input, outcome, umpire);
      }
      umpire.summarise('control-unchanged', { space: input.space });
      return { ...outcome, controlChanges: false };
    }
    const space = { name: input.space, class: input.class };
    outcome.rm += moraleFor(umpire, input.captor, space);
    outcome.vp += pointsFor(umpire, input.captor, space, input.mainCityVp);
    removeWorks(input, outcome, umpire);
    liftSiege(input, outcome, umpire);
    endIsolation(input, outcome, umpire);
    loseSource(input, outcome, umpire);
    returnBonus(input, outcome, umpire);
    umpire.summarise('capture-summary', { side: input.captor, space: input.space, rm: outcome.rm, vp: outcome.vp });
    return outcome;
  },
});

/** 10.1.9, 11.5.6, 11.4.5, 11.4.8, 13.3.6 */
function changesHands({ by, captor, space }: CaptureInput, umpire: Judge): boolean {
  if (by === 'retreatPasses') umpire.note('11.4.5', 'capture-not-passing', { space });
  else if (by === 'vacated') umpire.note('11.4.8', 'retreat-keeps-control', { space });
  else {
    const rule = { movement: '10.1.9', advance: '11.5.6', retreatEnds: '11.4.5', attrition: '13.3.6' }[by]!;
    umpire.note(rule, 'capture', { side: captor, space });
    return true;
  }
  return false;
}

function removeWorks({ works, oneUseTrench, space }: CaptureInput, outcome: CaptureOutcome, umpire: Judge): void {
  if (!works) return;
  outcome.worksRemoved = true;
  outcome.counterReturns = !oneUseTrench;
  umpire.note(
    oneUseTrench ? ['10.2.7', '10.2.9'] : '10.2.7',
    oneUseTrench ? 'works-removed-for-good' : 'works-removed',
    { space },
  );
}

/** 16.1.3, 16.1.7, G25 */
function liftSiege({ siege, captor, supplied, by, space }: CaptureInput, outcome: CaptureOutcome, umpire: Judge): void {
  if (siege === 'none' || captor !== 'nationalist') return;
  if (!supplied && by !== 'attrition') {
    umpire.note(['16.1.3', '16.1'], 'siege-not-lifted', { space });
    return;
  }
  const { rm, vp } = siegeEffects(umpire, siege);
  outcome.siegeLifted = true;
  outcome.rm += rm;
  outcome.vp += vp;
}

/** 16.2.2, 16.2.5: Oviedo taken while isolated is worth a point; Granada is not. */
function endIsolation({ isolated, captor, space, by }: CaptureInput, outcome: CaptureOutcome, umpire: Judge): void {
  if (!isolated || captor !== 'republican') return;
  outcome.markerOff = true;
  umpire.note(['16.2.2', '16.2'], 'isolation-captured', { space });
  if (space !== 'Oviedo') return;
  // 16.2.6: attrition takes it only after the marker is off, so without the extra point.
  if (by === 'attrition') {
    umpire.note(['16.2.6', '16.2.5'], 'oviedo-no-bonus');
    return;
  }
  const vp = umpire.chart('victory-points').number('repOviedoIsolated', 'vp');
  outcome.vp += vp;
  umpire.note(['16.2.5', '16.2'], 'oviedo-bonus', { vp });
}

function loseSource({ source, captor, space }: CaptureInput, outcome: CaptureOutcome, umpire: Judge): void {
  if (space === 'Badajoz' && captor === 'nationalist') {
    outcome.badajozSpent = true;
    umpire.note(['13.2.4.2', '13.2.4'], 'badajoz-spent');
  } else if (source) umpire.note('13.2.3', 'source-captured', { space });
}

function returnBonus({ bonus, captor, space }: CaptureInput, outcome: CaptureOutcome, umpire: Judge): void {
  if (captor !== 'nationalist') return;
  const { rm, vp } = bonusReturned(umpire, bonus, space);
  outcome.rm += rm;
  outcome.vp += vp;
}
