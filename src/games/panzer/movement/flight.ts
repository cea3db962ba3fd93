import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { missing } from '../shared/facts.js';
import { Altitude, Speed } from '../vocabulary.js';

const AirPhase = defineChoice('AirPhase', ['first', 'second']);
const MapSide = defineChoice('MapSide', ['N', 'E', 'S', 'W']);

/** One appearance of an aircraft over the map [6.7.2]. */
export class FlightInput {
  @choice('Speed declared [6.7.2.2]', Speed) speed!: Speed;
  @choice('Altitude declared [6.7.2.2]', Altitude) altitude!: Altitude;
  @integer('Hexsides turned during the flight, in all [6.7.2.3.1]', { min: 0, max: 6, default: 0 })
  hexsidesTurned!: number;
  @integer('How many separate turns it makes [6.7.2.3.1]', { min: 0, max: 6, optional: true }) turns?: number;
  @flag('Changes speed or altitude during the turn [6.7.2.2]') changes!: boolean;
  @flag('Damaged: slow for the rest of the game [6.7.4.2.1]') damaged!: boolean;
  @flag('A dive bomber making a dive attack [6.7.2.3.2]') dives!: boolean;
  @flag('The dive attack is done [6.7.2.3.2]') diveDone!: boolean;
  @integer('Turns since its first appearance, that one counted as 1 [6.7.2.1]', { min: 1, max: 99, default: 1 })
  turnOfFlight!: number;
  @choice('Air phase of this appearance [6.7.2.1]', AirPhase, { default: 'first' }) phase!: 'first' | 'second';
  @flag('It has appeared in the other air phase of this turn [6.7.2.1]') otherPhase!: boolean;
  @flag('It was on the map last turn [6.7.2.1]') flewLastTurn!: boolean;
  @choice('Edge by which it left [6.7.2.1]', MapSide, { optional: true }) leftBy?: 'N' | 'E' | 'S' | 'W';
  @choice('Edge by which it comes in [6.7.2.1]', MapSide, { default: 'N' }) entersBy!: 'N' | 'E' | 'S' | 'W';
  @flag('Daylight and clear weather [6.7]', { default: true }) clearDay!: boolean;
  @flag('Its side has air superiority, needed in both air phases [6.4, 6.7]', { default: true })
  superiority!: boolean;
  @flag('Carries bombs [6.7.1]') bombs!: boolean;
  @flag('Carries rockets [6.7.1]') rockets!: boolean;
}

export class FlightOutcome {
  @choice('Speed flown', Speed) speed!: Speed;
  @choice('Altitude flown at this point', Altitude) altitude!: Altitude;
  @integer('Hexsides it may still turn', { min: 0, max: 1 }) turnLeft!: number;
  @integer('Turns it remains available, this one included', { min: 0, max: 5 }) turnsLeft!: number;
}

/** Consecutive turns an aircraft stays, idle ones included [6.7.2.1]. */
const LOITER = 5;

export const flight = procedure<FlightInput, FlightOutcome, Options>({
  id: 'flight',
  resolver: 'movement',
  title: { en: 'Flight of an aircraft', ja: '航空機の飛行' },
  description: {
    en: 'Whether an aircraft may appear now, by which edge, at which speed and altitude, and how it may turn.',
    ja: '航空機が今どの地図端から登場できるか、速度・高度・旋回の制限を判定する。',
  },
  rules: ['6.7'],
  input: FlightInput,
  outcome: FlightOutcome,
  example: { input: { speed: 'slow', altitude: 'low', hexsidesTurned: 1 } },
  resolve(input, umpire) {
    if (!input.clearDay) umpire.forbid('6.7', 'aircraft-by-day');
    if (!input.superiority) umpire.forbid(['6.4', '6.7'], 'no-air-superiority');
    if (input.bombs && input.rockets) umpire.forbid('6.7.1', 'bombs-or-rockets');
    if (input.turnOfFlight > LOITER) umpire.forbid('6.7.2.1', 'aircraft-gone-home', { turns: LOITER });
    if (input.otherPhase) umpire.forbid('6.7.2.1', 'one-air-phase');
    demandFacts([input.flewLastTurn && input.leftBy === undefined && missing('leftBy', '/leftBy')]);
    if (input.flewLastTurn && input.leftBy !== undefined && input.leftBy !== input.entersBy)
      umpire.forbid('6.7.2.1', 'same-edge-back', { edge: input.leftBy });
    if (input.changes && !input.damaged && !input.dives) umpire.forbid('6.7.2.2', 'speed-and-altitude-fixed');
    const speed: Speed = input.damaged || input.dives ? 'slow' : input.speed;
    const altitude: Altitude = input.dives ? (input.diveDone ? 'low' : 'high') : input.altitude;
    const most = speed === 'slow' ? 1 : 0;
    if (input.hexsidesTurned > most || (input.turns ?? input.hexsidesTurned) > most)
      umpire.forbid('6.7.2.3.1', 'aircraft-turns-too-much', {
        hexsides: Math.max(input.hexsidesTurned, input.turns ?? 0),
        most,
      });
    if (!umpire.legal) return null;
    umpire.note(['6.7.2.2', '6.7.2'], 'flies-at', { speed, altitude });
    if (input.damaged && input.speed === 'fast') umpire.note('6.7.4.2.1', 'damaged-flies-slow');
    if (input.dives) umpire.note('6.7.2.3.2', input.diveDone ? 'low-after-dive' : 'high-before-dive');
    if (input.hexsidesTurned > 0) umpire.note('6.7.2.3.1', 'aircraft-turns');
    umpire.note(['6.7.2.3', '5.5'], 'flies-straight-on');
    const turnsLeft = LOITER - input.turnOfFlight + 1;
    umpire.note('6.7.2.1', 'aircraft-stays', { turns: turnsLeft });
    umpire.summarise('flight-summary', { speed, altitude });
    return { speed, altitude, turnLeft: most - input.hexsidesTurned, turnsLeft };
  },
});
