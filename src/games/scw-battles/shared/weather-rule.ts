import type { Judge } from '../options.js';
import type { Scenario, Weather } from '../vocabulary.js';

/** It never rains in Brunete, unless its printed table is chosen [B.17, T.2]. */
export function checkWeather({ scenario, weather }: { scenario: Scenario; weather: Weather }, umpire: Judge): void {
  if (scenario !== 'brunete' || weather === 'clear') return;
  const option = { option: 'bruneteSeriesWeather' };
  if (umpire.options.bruneteSeriesWeather) umpire.note(['T.2', 'B.17'], 'rain-in-brunete', option);
  else umpire.forbid(['B.17', 'T.2'], 'no-rain-in-brunete', option);
}
