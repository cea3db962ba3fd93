import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { CrewServedWeapon, SpotCounter } from '../vocabulary.js';

const StackKind = defineChoice('StackKind', [
  'vehicle',
  'towed',
  'towedUnderTow',
  'leg',
  'wreck',
  'aircraft',
  'landedHelicopter',
]);
type StackKind = (typeof StackKind.values)[number];

class Stacked {
  @choice('What it is [3.8, 5.13]', StackKind) kind!: StackKind;
  @integer('How many, friends and enemies together', { min: 1, max: 99, default: 1 }) count!: number;
}

export class StackingInput {
  @list('Everything in the hex [3.8, 5.13]', Stacked, { maxItems: 60 }) units!: Stacked[];
}

export class StackingOutcome {
  @flag('Not overstacked [3.8, 5.13]', {}) within!: boolean;
  @integer('Units that count', { min: 0, max: 6000 }) counted!: number;
  @flag('Overstacked: no cover, no path or road rate through the hex') overstacked!: boolean;
}

const COUNTS: readonly StackKind[] = ['vehicle', 'towed', 'landedHelicopter'];

export const stacking = procedure<StackingInput, StackingOutcome, Options>({
  id: 'stacking',
  resolver: 'status',
  title: { en: 'Stacking', ja: 'スタック' },
  description: {
    en: 'Whether a hex is overstacked and what that means.',
    ja: 'ヘクスがスタック超過かどうか、その影響を示す。',
  },
  rules: ['3.8', '4.1.3.2', '4.5.1.1.5', '5.13'],
  input: StackingInput,
  outcome: StackingOutcome,
  example: { input: { units: [{ kind: 'vehicle', count: 6 }] } },
  resolve({ units }, umpire) {
    const counted = units.reduce((sum, { kind, count }) => sum + (COUNTS.includes(kind) ? count : 0), 0);
    const overstacked = counted > 5;
    umpire.note(['3.8', '5.13'], 'stack-counted', { counted });
    if (overstacked) umpire.note(['4.1.3.2', '4.4.3.2.2', '4.5.1.1.5'], 'stack-effects');
    umpire.summarise(overstacked ? 'stack-over' : 'stack-fine', { counted });
    return { within: !overstacked, counted, overstacked };
  },
});

const Holder = defineChoice('Holder', ['nobody', 'sideA', 'sideB']);
type Holder = (typeof Holder.values)[number];

class Presence {
  @flag('A unit in the hex when the turn began') atStart!: boolean;
  @flag('A unit in the hex at its end, not necessarily the same') atEnd!: boolean;
  @flag('Only unarmed units are there [3.6]') unarmedOnly!: boolean;
  @flag('Contests the place, as next to a burning building [3.6]') contests!: boolean;
  @integer('Complete turns held without a break, this one included, where the scenario asks for more [3.6]', {
    min: 0,
    max: 99,
    default: 1,
  })
  turns!: number;
}

export class ObjectiveInput {
  @list('The two sides, A and B [3.6]', Presence, { minItems: 2, maxItems: 2 }) sides!: Presence[];
  @choice('Who controls it now [3.6]', Holder, { default: 'nobody' }) holder!: Holder;
  @integer('Complete turns the scenario asks for [3.6]', { min: 1, max: 20, default: 1 }) turnsNeeded!: number;
}

export class ObjectiveOutcome {
  @choice('Who controls it afterwards', Holder) holder!: Holder;
  @flag('Control is contested') contested!: boolean;
}

export const objectiveControl = procedure<ObjectiveInput, ObjectiveOutcome, Options>({
  id: 'objective-control',
  resolver: 'status',
  title: { en: 'Control of an objective', ja: '目標の支配' },
  description: {
    en: 'Who controls an objective at the end of the turn.',
    ja: 'ターン終了時に目標を支配している側を判定する。',
  },
  rules: ['3.6'],
  input: ObjectiveInput,
  outcome: ObjectiveOutcome,
  example: { input: { sides: [{ atStart: true, atEnd: true }, {}] } },
  resolve({ sides, holder, turnsNeeded }, umpire) {
    // Who can take nothing disputes nothing: unarmed units do neither.
    if (sides.every(({ contests, atEnd, unarmedOnly }) => !unarmedOnly && (contests || atEnd))) {
      umpire.note('3.6', 'objective-contested');
      umpire.summarise('objective-contested');
      return { holder: 'nobody', contested: true };
    }
    for (const [i, side] of (['sideA', 'sideB'] as const).entries()) {
      const { atStart, atEnd, unarmedOnly, turns } = sides[i]!;
      if (!atEnd) continue;
      if (unarmedOnly) umpire.note('3.6', 'unarmed-take-nothing', { side });
      else if (!atStart) umpire.note('3.6', 'not-a-full-turn', { side });
      else if (turns < turnsNeeded) umpire.note('3.6', 'not-long-enough', { side, turns, needed: turnsNeeded });
      else {
        umpire.note('3.6', 'objective-taken', { side });
        umpire.summarise('objective-taken', { side });
        return { holder: side, contested: false };
      }
    }
    umpire.note('3.6', holder === 'nobody' ? 'objective-free' : 'objective-kept', { side: holder });
    umpire.summarise(holder === 'nobody' ? 'objective-free' : 'objective-kept', { side: holder });
    return { holder, contested: false };
  },
});

const SpotEvent = defineChoice('SpotEvent', [
  'fires',
  'firesSmallArms',
  'moves',
  'shortHaltMoves',
  'wastedShot',
  'dismounts',
  'closeCombat',
  'crawls',
  'pivots',
  'unspotted',
  'nothing',
]);
type SpotEvent = (typeof SpotEvent.values)[number];

export class SpotCounterInput {
  @choice('Counter before [4.1.3]', SpotCounter, { default: 'none' }) counter!: SpotCounter;
  @choice('What the unit did, or what was found [4.4.1, 4.5.1, 4.1.5]', SpotEvent) event!: SpotEvent;
  @flag('It fired another weapon besides small arms this turn [6.1.3]') otherWeapon!: boolean;
  @choice(
    'Crew-served weapon that fired: mortars, HMGs and anti-tank rifles are small arms [5.1.3]',
    CrewServedWeapon,
    {
      optional: true,
    },
  )
  weapon?: CrewServedWeapon;
  @flag('The card of a hand-held anti-tank weapon calls it small arms [5.1.3.4]') cardSmallArms!: boolean;
}

const WEAPON_RULE: Readonly<Record<CrewServedWeapon, string>> = {
  mortar: '5.1.3.1',
  hmg: '5.1.3.2',
  antiTankRifle: '5.1.3.3',
  handHeldAntiTank: '5.1.3.4',
  flamethrower: '5.1.3.5',
};

/** Whether a crew-served weapon is small arms for spotting; for some the card decides [5.1.3, 5.7]. */
function isSmallArms(umpire: Umpire, weapon: CrewServedWeapon, cardSmallArms: boolean): boolean {
  const cell = umpire.chart('crew-served-weapons').at(weapon, 'smallArms');
  const small = cell === 'card' ? cardSmallArms : cell === true;
  umpire.note([WEAPON_RULE[weapon], '5.7'], small ? 'weapon-small-arms' : 'weapon-not-small-arms');
  return small;
}

export class SpotCounterOutcome {
  @text('How the book writes it', { max: 20 }) reads!: string;
  @choice('Counter afterwards', SpotCounter) counter!: SpotCounter;
}

const READS: Readonly<Record<SpotCounter, string>> = {
  none: 'none',
  move: 'SPOT/MOVE',
  fire: 'SPOT/FIRE',
  smallArms: 'SPOT/FIRE sideways',
};

/** What becomes of a SPOT counter; there is never more than one [4.1.3, 4.4.1, 4.5.1, 4.1.5, 6.1.3]. */
function counterAfter({ counter, event, otherWeapon }: SpotCounterInput): [SpotCounter, string] {
  switch (event) {
    case 'fires':
    case 'wastedShot':
      return ['fire', '4.4.1'];
    case 'firesSmallArms':
      return [otherWeapon || counter === 'fire' ? 'fire' : 'smallArms', '6.1.3'];
    case 'moves':
    case 'shortHaltMoves':
      return ['move', '4.5.1'];
    case 'dismounts':
      return ['move', '6.6.7.1.1'];
    case 'closeCombat':
      return ['move', '6.6.1.1'];
    case 'crawls':
      return [counter, '6.6.4.3'];
    case 'pivots':
      return [counter, '6.8.1'];
    case 'unspotted':
      return ['none', '4.1.5'];
    case 'nothing':
      return [counter, '4.1.5'];
  }
}

export const spotCounter = procedure<SpotCounterInput, SpotCounterOutcome, Options>({
  id: 'spot-counter',
  resolver: 'status',
  title: { en: 'SPOT counters', ja: 'SPOTカウンター' },
  description: {
    en: 'Which SPOT counter a unit carries after firing, moving or being lost from sight.',
    ja: '射撃・移動・発見の喪失の後にユニットが持つSPOTカウンターを示す。',
  },
  rules: ['4.1.5', '6.1.3'],
  input: SpotCounterInput,
  outcome: SpotCounterOutcome,
  example: { input: { counter: 'fire', event: 'shortHaltMoves' } },
  resolve(input, umpire) {
    const small = input.weapon !== undefined && isSmallArms(umpire, input.weapon, input.cardSmallArms);
    const fired = input.event === 'fires' || input.event === 'wastedShot';
    const event = small && fired ? 'firesSmallArms' : input.event;
    const [counter, rule] = counterAfter({ ...input, event });
    umpire.note([rule, '3.4'], 'spot-becomes', { reads: READS[counter] });
    umpire.summarise('spot-becomes', { reads: READS[counter] });
    return { reads: READS[counter], counter };
  },
});
