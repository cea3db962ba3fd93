import { choice, flag, integer, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { UnitKind } from '../vocabulary.js';

class Sharer {
  @choice('Kind of unit [4.1.1, 6.1.1]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @flag('An aircraft: it neither gives nor takes [6.1.1]') aircraft!: boolean;
  @flag('Armed or able to observe [4.1.1]', { default: true }) combatUnit!: boolean;
  @flag('No radio: R on its card [7.4.1]') noRadio!: boolean;
  @text('Platoon, section or troop [7.4.1]', { max: 40, optional: true }) platoon?: string;
  @integer('Its range to the target [4.1.1]', { min: 0, max: 200 }) range!: number;
}

export class HandOffInput {
  @object('Who holds the target', Sharer) giver!: Sharer;
  @object('Who takes it over', Sharer) receiver!: Sharer;
  @flag('The giver still spots the target, or did this turn [4.1.1]', { default: true }) spotted!: boolean;
  @integer('Spotting distance of the target for the receiver [4.1.3]', { min: 0, max: 200 }) distance!: number;
  @flag('Line of sight from the receiver [4.1.4]', { default: true }) lineOfSight!: boolean;
  @flag('The target was found by a roll through its camouflage [7.24]') camouflaged!: boolean;
}

export class HandOffOutcome {
  @flag('The receiver keeps the target spotted, even when the giver loses it [4.1.1]') staysSpotted!: boolean;
  @flag('The receiver itself may fire at it: it meets range and line of sight [4.1.1]') mayFire!: boolean;
}

export const handOff = procedure<HandOffInput, HandOffOutcome, Options>({
  id: 'hand-off',
  resolver: 'spotting',
  title: { en: 'Handing a target over', ja: '発見の引き継ぎ' },
  description: {
    en: 'Whether one unit can pass a spotted target on to another, and whether the other may fire at it.',
    ja: 'あるユニットが発見した目標を別のユニットへ引き継げるか、引き継いだ側が射撃できるかを判定する。',
  },
  rules: ['6.1.1', '7.7.1'],
  input: HandOffInput,
  outcome: HandOffOutcome,
  example: { input: { giver: { range: 5 }, receiver: { range: 8 }, distance: 20 } },
  resolve(input, umpire) {
    const { giver, receiver, distance } = input;
    requireOption(umpire, 'camouflage', '7.24', input.camouflaged);
    if (!input.spotted) umpire.forbid('4.1.1', 'nothing-to-hand-off');
    if (giver.aircraft || receiver.aircraft) umpire.forbid('6.1.1', 'aircraft-hand-nothing-off');
    if ([giver, receiver].some((unit) => !unit.combatUnit && unit.kind === 'vehicle'))
      umpire.forbid('4.1.1', 'unarmed-does-not-spot');
    const samePlatoon = giver.platoon !== undefined && giver.platoon === receiver.platoon;
    if (umpire.options.radioSets && (giver.noRadio || receiver.noRadio) && !samePlatoon)
      umpire.forbid(['7.4.1', '7.4'], 'no-radio-hand-off');
    if (!umpire.legal) return null;
    const sees = input.lineOfSight && receiver.range <= distance;
    if (!sees) {
      umpire.note('4.1.1', 'receiver-does-not-spot', { range: receiver.range, distance });
      umpire.summarise('receiver-does-not-spot', { range: receiver.range, distance });
      return { staysSpotted: false, mayFire: false };
    }
    if (input.camouflaged && receiver.range > giver.range) {
      umpire.note('7.24', 'camouflage-not-handed-off', { range: receiver.range, giver: giver.range });
      umpire.summarise('camouflage-not-handed-off', { range: receiver.range, giver: giver.range });
      return { staysSpotted: false, mayFire: false };
    }
    if (umpire.options.limitedSpotting) umpire.note('7.7.1', 'limited-handed-off', { range: receiver.range, distance });
    umpire.note('4.1.1', 'handed-off', { range: receiver.range, distance });
    umpire.summarise('handed-off', { range: receiver.range, distance });
    return { staysSpotted: true, mayFire: true };
  },
});
