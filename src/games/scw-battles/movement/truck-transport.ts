import { choice, flag, halves, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { callName, sizeOf } from '../shared/units.js';
import { Scenario, UnitSize, UnitType } from '../vocabulary.js';

export class Passenger {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
  @flag('Has moved in this phase before loading [B.10]') moved!: boolean;
}

export class TruckInput {
  @choice('Scenario [B.10]', Scenario, { default: 'brunete' }) scenario!: Scenario;
  @list('Who is to ride on the one truck unit [B.10]', Passenger, { minItems: 1, maxItems: 12 })
  passengers!: Passenger[];
  @flag('The truck stands in the same hex as the passengers when they load [B.10]', { default: true })
  sameHex!: boolean;
  @halves('Movement points the truck spent before loading [B.10]', { min: 0, max: 60, default: 0 }) spent!: number;
  @flag('They leave the truck by the end of the movement phase [B.10]', { default: true }) unloads!: boolean;
  @flag('They want to move on their own after leaving it [B.10]') moveOn!: boolean;
}

export class TruckOutcome {
  @texts('Units carried', { max: 60, maxItems: 12 }) carried!: string[];
  @integer('Movement factor of the truck, mechanized [B.10]', { min: 0, max: 60 }) movement!: number;
  @halves('Movement points left after loading, which is free [B.10]', { min: 0, max: 60 }) left!: number;
  @flag('They may move on their own after leaving it: never [B.10]', {}) mayMoveAfter!: boolean;
}

export const truckTransport = procedure<TruckInput, TruckOutcome, Options>({
  id: 'truck-transport',
  resolver: 'movement',
  title: { en: 'Transport by truck', ja: 'トラック輸送' },
  description: {
    en: 'Whether these units may ride, what the truck has left, and what they may do after leaving it.',
    ja: '乗車の可否、トラックの残り移動力、降車後にできることを判定する。',
  },
  rules: ['B.10'],
  input: TruckInput,
  outcome: TruckOutcome,
  example: { input: { passengers: [{}], spent: 3 } },
  resolve(input, umpire) {
    const { scenario, passengers } = input;
    const chart = umpire.chart('trucks');
    const movement = chart.number('truck', 'movement');
    if (scenario !== 'brunete') umpire.forbid('B.10', 'trucks-in-brunete-only');
    passengers.forEach((unit, at) => {
      const name = callName(unit, at);
      const size = sizeOf(unit, scenario);
      const carriable = unit.type === 'infantry' && (size === 'battalion' || size === 'regiment');
      if (!carriable) umpire.forbid('B.10', 'truck-cannot-carry', { unit: name, type: unit.type, size });
      if (unit.moved) umpire.forbid('B.10', 'passenger-has-moved', { unit: name });
    });
    const regiments = passengers.filter((unit) => sizeOf(unit, scenario) === 'regiment').length;
    const battalions = passengers.length - regiments;
    const full = regiments > chart.number('truck', 'regiments') || battalions > chart.number('truck', 'battalions');
    if (full || (regiments > 0 && battalions > 0)) umpire.forbid('B.10', 'truck-overloaded', { regiments, battalions });
    if (!input.sameHex) umpire.forbid('B.10', 'truck-not-there');
    if (input.spent > movement) umpire.forbid(['6.1', 'B.10'], 'truck-out-of-points', { spent: input.spent, movement });
    if (!input.unloads) umpire.forbid('B.10', 'must-unload');
    if (input.moveOn) umpire.forbid('B.10', 'no-move-after-unloading');
    if (!umpire.legal) return null;
    const carried = passengers.map(callName);
    const left = movement - input.spent;
    umpire.note('B.10', 'truck-loads', { units: carried, left });
    umpire.note('B.10', 'truck-unloads');
    umpire.summarise('truck-summary', { units: carried, left });
    return { carried, movement, left, mayMoveAfter: false };
  },
});
