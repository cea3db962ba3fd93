import { choice, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { Scenario, Weather } from '../vocabulary.js';

export class WeatherInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @integer('Game turn; Jarama changes its table on turn 12 [J.22]', { min: 1, max: 30, default: 1 }) turn!: number;
}

export class WeatherOutcome {
  @choice('Weather of the whole turn [17.0]', Weather) weather!: Weather;
  @integer('How far spotters see [12.4.1.1]', { min: 0, max: 99 }) spottingRange!: number;
}

/** The table and column to roll on; null where it is always clear [17.0, J.22, B.17]. */
function tableFor({ scenario }: WeatherInput, options: Options): { id: string; rule: string; table: string } | null {
  if (scenario === 'jarama') return { id: 'weather-jarama', rule: 'J.22', table: 'T.3' };
  if (scenario === 'series') return { id: 'weather-series', rule: '17.0', table: 'T.2' };
  return options.bruneteSeriesWeather ? { id: 'weather-series', rule: 'T.2', table: '17.0' } : null;
}

/** Clear weather and clear ground are two words in Japanese. */
const skyOf = (found: Weather): string => (found === 'clear' ? 'clearSky' : found);

export const weather = procedure<WeatherInput, WeatherOutcome, Options>({
  id: 'weather',
  resolver: 'events',
  title: { en: 'Weather', ja: '天候' },
  description: {
    en: 'The weather of a turn by scenario and turn, and how far spotters see in it.',
    ja: 'シナリオとターンに応じた天候と、観測できる距離を求める。',
  },
  rules: ['17.0'],
  dice: [DICE.weather],
  input: WeatherInput,
  outcome: WeatherOutcome,
  example: { input: { scenario: 'jarama', turn: 12 }, dice: { given: [3] } },
  resolve(input, umpire) {
    const table = tableFor(input, umpire.options);
    let found: Weather = 'clear';
    if (table === null) umpire.note('B.17', 'always-clear', { option: 'bruneteSeriesWeather' });
    else {
      if (input.scenario === 'brunete')
        umpire.note(['T.2', 'B.17'], 'brunete-rolls', { option: 'bruneteSeriesWeather' });
      const chart = umpire.chart(table.id);
      const column = table.id === 'weather-jarama' ? chart.columnFor(input.turn) : 0;
      const die = umpire.roll(DICE.weather.name);
      found = chart.cell(die - 1, column) as Weather;
      umpire.note([table.rule, table.table], 'weather-rolled', { die, weather: skyOf(found) });
    }
    const spottingRange = umpire.chart('spotting-range').number(found, 'hexes');
    umpire.note('12.4.1.1', 'spotters-see', { hexes: spottingRange });
    if (found === 'rainMud') umpire.note('17.0', 'mud-effects');
    umpire.summarise('weather-summary', { weather: skyOf(found) });
    return { weather: found, spottingRange };
  },
});
