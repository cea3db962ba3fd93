import { defineChoice } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import type { Side } from '../vocabulary.js';

/** The six Main Cities [3.0]. */
export const MainCity = defineChoice('MainCity', ['barcelona', 'bilbao', 'madrid', 'sevilla', 'valencia', 'zaragoza']);
export const MAIN_CITIES = MainCity.values.length;

export interface CityHoldings {
  /** Main Cities under Nationalist control. */
  readonly nationalistCities: readonly string[];
  readonly nationalistsHoldSantander: boolean;
  readonly nationalistsHoldGijon: boolean;
}

/** What the Main Cities of a side come to. */
interface CityCount {
  readonly cities: number;
  readonly penalty: number;
}

/** 14.2.2, 14.2.3, 14.2.5: points a side loses for the Main Cities it lacks; Bilbao stays Republican until the north falls. */
export function cityPenalty(umpire: Judge, side: Side, holdings: CityHoldings): CityCount {
  const held = new Set(holdings.nationalistCities);
  if (held.has('bilbao') && !(holdings.nationalistsHoldSantander && holdings.nationalistsHoldGijon)) {
    held.delete('bilbao');
    umpire.note('14.2.5', 'bilbao-still-republican');
  }
  const cities = side === 'nationalist' ? held.size : MAIN_CITIES - held.size;
  const baseline = umpire.chart('city-baseline').number(side, 'cities');
  const penalty = Math.max(baseline - cities, 0);
  umpire.note(['14.2.2', '14.2.1', '14.2'], 'city-penalty', { side, cities, baseline, penalty });
  if (cities > baseline) umpire.note('14.2.3', 'city-no-gain');
  return { cities, penalty };
}
