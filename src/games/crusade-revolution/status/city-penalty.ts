import { choices, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { cityPenalty, MainCity } from './main-cities.js';

export class CityInput {
  @choices('Main Cities the Nationalists control; the rest are Republican [14.2.1]', MainCity, {
    maxItems: 6,
    default: ['sevilla', 'zaragoza'],
  })
  nationalistCities!: string[];
  @flag('The Nationalists control Santander [14.2.5]') nationalistsHoldSantander!: boolean;
  @flag('The Nationalists control Gijon [14.2.5]') nationalistsHoldGijon!: boolean;
}
class CityOutcome {
  @integer('REP RP the Republicans lose', { min: 0, max: 4 }) republican!: number;
  @integer('NAT RP the Nationalists lose', { min: 0, max: 2 }) nationalist!: number;
  @integer('Main Cities that count for the Republicans [14.2.5]', { min: 0, max: 6 }) republicanCities!: number;
  @integer('Main Cities that count for the Nationalists [14.2.5]', { min: 0, max: 6 }) nationalistCities!: number;
}

export const cityPenalties = procedure<CityInput, CityOutcome, Options>({
  id: 'city-penalty',
  resolver: 'status',
  title: { en: 'Replacement points lost with Main Cities', ja: '主要都市の失陥とRP' },
  description: {
    en: 'REP and NAT RP lost in the Replacement Phase for Main Cities.',
    ja: '補充フェイズに主要都市のために失うRPを示す。',
  },
  rules: ['14.2'],
  input: CityInput,
  outcome: CityOutcome,
  example: { input: { nationalistCities: ['sevilla', 'zaragoza', 'madrid'] } },
  resolve(input, umpire) {
    const republican = cityPenalty(umpire, 'republican', input);
    const nationalist = cityPenalty(umpire, 'nationalist', input);
    umpire.summarise('city-summary', { republican: republican.penalty, nationalist: nationalist.penalty });
    return {
      republican: republican.penalty,
      nationalist: nationalist.penalty,
      republicanCities: republican.cities,
      nationalistCities: nationalist.cities,
    };
  },
});
