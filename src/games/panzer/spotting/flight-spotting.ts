import { choice, defineChoice, flag, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type Umpire } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { missing } from '../shared/facts.js';
import { Altitude, Command, Speed } from '../vocabulary.js';

const SuppressedWhen = defineChoice('SuppressedWhen', ['no', 'before', 'during']);
type SuppressedWhen = (typeof SuppressedWhen.values)[number];
const Observer = defineChoice('AirObserverKind', ['none', 'fo', 'command', 'recon']);
type Observer = (typeof Observer.values)[number];
const Shelter = defineChoice('Shelter', ['open', 'building', 'improvedPosition', 'woods']);
export type Shelter = (typeof Shelter.values)[number];

/** A stretch of flight that must be seen without a break [6.7.3.1.1, 6.7.4.1.1]. */
class Watch {
  @choice('Altitude [6.7.2.2]', Altitude) altitude!: Altitude;
  @choice('Speed [6.7.2.2]', Speed) speed!: Speed;
  @integer('Hexes flown in clear line of sight without a break', { min: 0, max: 200, default: 0 }) hexesFlown!: number;
  @choice('Suppressed before the count began, or during it', SuppressedWhen, { default: 'no' })
  suppressed!: SuppressedWhen;
  @integer('Hexes already counted when it was suppressed', { min: 0, max: 200, default: 0 }) hexesBefore!: number;
  @integer('Hexes your own card asks for, where no chart pack is sent', { min: 1, max: 200, optional: true })
  cardHexes?: number;
}

class WatchOutcome {
  @integer('Hexes needed; absent where the answer does not need them', { min: 0, max: 400, optional: true })
  needed!: number | null;
  @integer('Hexes still to fly', { min: 0, max: 400, optional: true }) remaining!: number | null;
}

/** Hexes needed in all: suppression doubles them, or what was left of them [6.7.3.1.1, 6.7.4.1.1]. */
function hexesNeeded(umpire: Umpire, chart: string, rule: string, watch: Watch): number {
  const base = watch.cardHexes ?? umpire.chart(chart).number(watch.altitude, watch.speed);
  umpire.note(rule, 'flight-needed', { altitude: watch.altitude, speed: watch.speed, hexes: base });
  if (watch.suppressed === 'no') return base;
  if (watch.suppressed === 'before') {
    umpire.note(rule, 'flight-doubled', { hexes: base, needed: 2 * base });
    return 2 * base;
  }
  const before = Math.min(base, watch.hexesBefore);
  const needed = before + 2 * (base - before);
  umpire.note(rule, 'flight-rest-doubled', { hexes: base, before, needed });
  return needed;
}

class AirObserver {
  @choice('Who observes for the aircraft; only a forward observer can [6.7.3.1.2]', Observer, { default: 'none' })
  kind!: Observer;
  @choice('Its command [6.7.3.1.2]', Command, { default: 'overwatch' }) command!: Command;
  @flag('Uses its overwatch for anything else [6.7.3.1.2]') busy!: boolean;
  @flag('Sees the target within its spotting range and line of sight [6.7.3.1.2]', { default: true }) spots!: boolean;
  @flag('A vehicle without a radio: R on its card, option 7.4 [7.4.3]') noRadio!: boolean;
}

export class AcquisitionInput extends Watch {
  @flag('In the front field all the while [6.7.3.1]', { default: true }) inArc!: boolean;
  @flag('Line of sight unblocked [6.7.3.1.3]', { default: true }) lineOfSight!: boolean;
  @flag('First target of this appearance [6.7.3.1.1]') firstTarget!: boolean;
  @integer('Hexes from the entry edge to the target [6.7.3.1.1]', { min: 0, max: 200, optional: true })
  fromEdge?: number;
  @choice('Where the target is [6.7.3.1.2]', Shelter, { default: 'open' }) shelter!: Shelter;
  @object('Observer [6.7.3.1.2]', AirObserver, { default: {} }) observer!: AirObserver;
  @integer('Other targets being acquired at the same time [6.7.3.1.1]', { min: 0, max: 9, default: 0 })
  otherTargets!: number;
}

export class AcquisitionOutcome extends WatchOutcome {
  @flag('The target is acquired') acquired!: boolean;
}

/** Targets in shelter need a forward observer with nothing else to do [6.7.3.1.2]. */
function checkShelter(umpire: Judge, shelter: Shelter, { kind, command, busy, spots, noRadio }: AirObserver): void {
  if (shelter === 'open') return;
  if (kind !== 'fo') umpire.forbid(['6.7.3.1.2', '5.9.4'], 'only-fo-for-aircraft', { shelter });
  else {
    if (command !== 'overwatch') umpire.forbid('6.7.3.1.2', 'fo-needs-overwatch', { command });
    if (busy) umpire.forbid('6.7.3.1.2', 'fo-is-busy');
    if (!spots) umpire.forbid('6.7.3.1.2', 'fo-does-not-see');
    if (noRadio && umpire.options.radioSets) umpire.forbid(['7.4.3', '7.4'], 'fo-has-no-radio');
    if (umpire.legal) umpire.note('6.7.3.1.2', 'fo-names-target', { shelter });
  }
}

export const aircraftAcquisition = procedure<AcquisitionInput, AcquisitionOutcome, Options>({
  id: 'aircraft-acquisition',
  resolver: 'spotting',
  title: { en: 'Acquisition by aircraft', ja: '航空機による照準' },
  description: {
    en: 'Whether an aircraft has flown far enough in sight of a ground target to attack it, and what it still needs.',
    ja: '航空機が地上目標を視認しながら十分に飛行して照準を終えたか、あと何ヘクス必要かを示す。',
  },
  rules: ['6.7.3.1'],
  input: AcquisitionInput,
  outcome: AcquisitionOutcome,
  example: { input: { altitude: 'low', speed: 'fast', hexesFlown: 10 } },
  resolve(input, umpire) {
    if (!input.inArc) umpire.forbid('6.7.3.1', 'outside-aircraft-arc');
    if (!input.lineOfSight) umpire.forbid(['6.7.3.1', '6.7.3.1.3'], 'no-line-of-sight');
    if (input.otherTargets > 0) umpire.forbid('6.7.3.1.1', 'one-target-at-a-time');
    checkShelter(umpire, input.shelter, input.observer);
    if (!umpire.legal) return null;
    const needed = hexesNeeded(umpire, 'aircraft-acquire', '6.7.3.1.1', input);
    const open = input.firstTarget && input.hexesFlown < needed;
    demandFacts([open && input.fromEdge === undefined && missing('fromEdge', '/fromEdge')]);
    if (input.firstTarget && input.fromEdge !== undefined && input.fromEdge < needed) {
      umpire.note('6.7.3.1.1', 'approach-counts', { fromEdge: input.fromEdge, needed });
      umpire.summarise('target-acquired', { flown: input.hexesFlown, needed });
      return { acquired: true, needed, remaining: 0 };
    }
    const acquired = input.hexesFlown >= needed;
    const key = acquired ? 'target-acquired' : 'target-not-acquired';
    umpire.note('6.7.3.1.1', key, { flown: input.hexesFlown, needed });
    umpire.summarise(key, { flown: input.hexesFlown, needed });
    return { acquired, needed, remaining: Math.max(0, needed - input.hexesFlown) };
  },
});

export class TrackingInput extends Watch {
  @flag('The unit has an AA block [6.7.4]', { default: true }) antiAircraft!: boolean;
  @choice('Its command [6.7.4]', Command, { default: 'overwatch' }) command!: Command;
  @choice('Where the AA unit is: not inside a building or an improved position [6.7.4.1.1]', Shelter, {
    default: 'open',
  })
  shelter!: Shelter;
  @flag('Line of sight unblocked all the while [6.7.4.1]', { default: true }) lineOfSight!: boolean;
  @flag('The aircraft came in over the map edge in sight of the unit [6.7.4.1.1]') enteredInSight!: boolean;
  @flag('Has fired at an aircraft this turn [6.7.4.1.1]') fired!: boolean;
}

export class TrackingOutcome extends WatchOutcome {
  @flag('The aircraft is tracked') tracked!: boolean;
}

export const aircraftTracking = procedure<TrackingInput, TrackingOutcome, Options>({
  id: 'aircraft-tracking',
  resolver: 'spotting',
  title: { en: 'Tracking an aircraft', ja: '航空機の追跡' },
  description: {
    en: 'Whether an anti-aircraft unit has watched an aircraft long enough to fire at it.',
    ja: '対空ユニットが航空機を射撃できるだけ追跡したかを判定する。',
  },
  rules: ['6.7.4', '6.7.4.1', '6.7.4.1.1'],
  input: TrackingInput,
  outcome: TrackingOutcome,
  example: { input: { altitude: 'medium', speed: 'fast', hexesFlown: 6 } },
  resolve(input, umpire) {
    if (!input.antiAircraft) umpire.forbid('6.7.4', 'no-aa-block');
    if (input.command !== 'overwatch') umpire.forbid('6.7.4', 'aa-needs-overwatch', { command: input.command });
    if (input.shelter === 'building' || input.shelter === 'improvedPosition')
      umpire.forbid('6.7.4.1.1', 'no-tracking-from-inside', { shelter: input.shelter });
    if (!input.lineOfSight) umpire.forbid(['6.7.4.1', '6.7.3.1.3'], 'no-line-of-sight');
    if (input.fired) umpire.forbid('6.7.4.1.1', 'one-aa-shot');
    if (!umpire.legal) return null;
    umpire.note('6.7.4.1', 'tracks-all-round');
    if (input.enteredInSight) {
      umpire.note('6.7.4.1.1', 'tracked-at-edge');
      umpire.summarise('tracked-at-edge');
      return { tracked: true, needed: null, remaining: 0 };
    }
    const needed = hexesNeeded(umpire, 'aircraft-track', '6.7.4.1.1', input);
    const tracked = input.hexesFlown >= needed;
    const key = tracked ? 'aircraft-tracked' : 'aircraft-not-tracked';
    umpire.note('6.7.4.1.1', key, { flown: input.hexesFlown, needed });
    umpire.summarise(key, { flown: input.hexesFlown, needed });
    return { tracked, needed, remaining: Math.max(0, needed - input.hexesFlown) };
  },
});
