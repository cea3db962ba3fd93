import { choice, choices, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import { checkFire, checkRange, missingRange } from '../combat/support.js';
import type { Judge, Options } from '../options.js';
import { callName, Gun, isAdjacent, Member } from '../shared/units.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Scenario, Terrain, Weather } from '../vocabulary.js';
import { noteUnfit, sightBlock, spotterFault, spottingRange } from './sight-rules.js';

/** One hex on the line, or the two hexes on both sides of a hexside the line runs along. */
export class LineHex {
  @text('Hex, for the answer', { max: 20, optional: true }) hex?: string;
  @choices('Everything printed in it; clear when empty [12.4.1]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @flag('Its elevation differs from that of the observer [12.4.1]') otherElevation!: boolean;
  @flag('The line runs exactly along the edge between this hex and another, which is open [12.4.1]')
  besideOpenHex!: boolean;
}

export class Spotter extends Member {
  @integer('Hexes to the target [12.4.1.1]', { min: 0, max: 99 }) distance!: number;
  @list('Hexes between it and the target, neither counted', LineHex, { maxItems: 40, default: [] })
  between!: LineHex[];
}

/** What a gun can see does not depend on what it can do. */
export class WatchingGun extends Gun {
  @integer('Attack factor of the artillery unit, which no line of sight asks for [2.1]', {
    min: 0,
    max: 99,
    default: 0,
  })
  override attack!: number;
}

export class BarrageSightInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [12.4.1.1]', Weather, { default: 'clear' }) weather!: Weather;
  @object('The artillery unit; its range is judged where range and distance are told', WatchingGun)
  gun!: WatchingGun;
  @list('Hexes between the gun and the target, neither counted', LineHex, { maxItems: 60, default: [] })
  between!: LineHex[];
  @list('Units that might spot for it [12.4.1.1]', Spotter, { maxItems: 40, default: [] }) spotters!: Spotter[];
}

export class BarrageSightOutcome {
  @text('self, adjacent, or the name of the spotter', { max: 60 }) via!: string;
}

/** The first hex that stops a line; a hexside between an open and a blocking hex is open [12.4.1]. */
function lineBlocked(between: readonly LineHex[], viewer: string, scenario: Scenario, umpire: Judge): boolean {
  for (const [at, { hex, terrain, otherElevation, besideOpenHex }] of between.entries()) {
    const by = sightBlock(terrain, otherElevation, scenario);
    const name = hex ?? `#${at + 1}`;
    if (by === undefined) continue;
    if (besideOpenHex) umpire.note('12.4.1', 'edge-open', { hex: name });
    else {
      umpire.note('12.4.1', 'sight-blocked', { viewer, hex: name, by });
      return true;
    }
  }
  return false;
}

export const barrageSight = procedure<BarrageSightInput, BarrageSightOutcome, Options>({
  id: 'barrage-sight',
  resolver: 'spotting',
  title: { en: 'May the gun see its target?', ja: '弾幕の照準線' },
  description: {
    en: 'Whether a gun may barrage a hex: range, its own line of sight told hex by hex, or a spotter.',
    ja: '射程、途中のヘクスで述べた照準線、または観測により、砲が弾幕射撃できるかを判定する。',
  },
  rules: ['12.4.1'],
  input: BarrageSightInput,
  outcome: BarrageSightOutcome,
  example: {
    input: {
      gun: { attack: 6, range: 8, distance: 3, brigade: '48' },
      between: [{ hex: '0202', terrain: ['woods'] }, { hex: '0203' }],
      spotters: [{ name: '2nd Bn', brigade: '48', distance: 2, between: [{ hex: '0304' }] }],
    },
  },
  resolve({ scenario, weather, gun, between, spotters }, umpire) {
    const name = callName(gun, 0);
    checkWeather({ scenario, weather }, umpire);
    checkFire(gun, name, umpire);
    checkRange(gun, name, '12.4', umpire);
    if (!umpire.legal) return null;
    // The distance tells whether the hex is the next one; without a printed range the line of sight alone is asked for.
    if (gun.range !== undefined) demandFacts(missingRange(gun, '/gun'));
    const seen = (via: string): BarrageSightOutcome => {
      umpire.summarise('sight-summary', { via });
      return { via };
    };
    if (isAdjacent(gun)) {
      umpire.note('12.4.1', 'adjacent-always-seen');
      return seen('adjacent');
    }
    if (scenario === 'brunete') umpire.note('B.15', 'brunete-open-sight');
    if (!lineBlocked(between, name, scenario, umpire)) {
      umpire.note('12.4.1', 'sight-clear', { viewer: name });
      return seen('self');
    }
    const limit = spottingRange(weather, umpire);
    for (const [at, spotter] of spotters.entries()) {
      const who = callName(spotter, at);
      const fault = spotterFault(gun, spotter, spotter.distance, limit, scenario, umpire);
      if (fault !== undefined) noteUnfit(who, fault, limit, umpire);
      else if (spotter.distance <= 1 || !lineBlocked(spotter.between, who, scenario, umpire)) {
        umpire.note(['12.4.1.1', '12.4.1'], 'spotter-sees', { spotter: who, distance: spotter.distance, limit });
        return seen(who);
      }
    }
    umpire.forbid(['12.4.1', '12.4.1.1'], 'nobody-sees');
    return null;
  },
});
