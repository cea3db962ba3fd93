import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { ApCombatOutcome } from '../combat/ap-combat.js';
import type { Options } from '../options.js';
import { requireOption } from '../shared/requires.js';

export class FormationLossesInput {
  @integer('Numeric Cohesion Point of the formation [7.1.1]', { min: 0, max: 200 }) cohesionPoint!: number;
  @integer('Combat leg and towed units eliminated', { min: 0, max: 200, default: 0 }) legTowedLost!: number;
  @integer('Combat vehicles knocked out or brewed up', { min: 0, max: 200, default: 0 }) vehiclesLost!: number;
  @integer('Combat vehicles whose crews bailed out', { min: 0, max: 200, default: 0 }) vehiclesAbandoned!: number;
  @integer('Unarmed units lost: they do not count', { min: 0, max: 200, default: 0 }) unarmedLost!: number;
  @integer('Squads reduced: they do not count', { min: 0, max: 200, default: 0 }) squadsReduced!: number;
  @integer('Vehicles damaged or track-hit: they do not count', { min: 0, max: 200, default: 0 })
  vehiclesDamaged!: number;
  @integer('Batteries and aircraft lost: they do not count', { min: 0, max: 200, default: 0 }) supportLost!: number;
}

export class FormationLossesOutcome {
  @integer('Losses that count [7.1.1.2]', { min: 0, max: 600 }) losses!: number;
  @flag('The formation is breaking: normal morale checks [7.1.2]') breaking!: boolean;
  @integer('Losses left before it is', { min: 0, max: 200 }) left!: number;
}

export const formationLosses = procedure<FormationLossesInput, FormationLossesOutcome, Options>({
  id: 'formation-losses',
  resolver: 'events',
  title: { en: 'Losses of a formation', ja: 'フォーメーションの損失' },
  description: {
    en: 'Which losses count towards the cohesion point, and whether the formation is breaking.',
    ja: '団結限界値に数える損失と、混乱しつつあるかどうか。',
  },
  rules: ['7.1.1.2'],
  from: {
    'combat/ap-combat': ({ vehiclesLost, vehiclesAbandoned }: ApCombatOutcome) => ({ vehiclesLost, vehiclesAbandoned }),
  },
  input: FormationLossesInput,
  outcome: FormationLossesOutcome,
  example: { input: { cohesionPoint: 7, vehiclesLost: 4, vehiclesAbandoned: 2 }, options: { morale: true } },
  resolve(input, umpire) {
    requireOption(umpire, 'morale', '7.1', true);
    if (!umpire.legal) return null;
    const losses = input.legTowedLost + input.vehiclesLost + input.vehiclesAbandoned;
    const breaking = losses >= input.cohesionPoint;
    umpire.note('7.1.1.2', breaking ? 'formation-breaking' : 'formation-holds', { losses, point: input.cohesionPoint });
    umpire.summarise(breaking ? 'formation-breaking' : 'formation-holds', { losses, point: input.cohesionPoint });
    return { losses, breaking, left: Math.max(0, input.cohesionPoint - losses) };
  },
});
