import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { DATE } from '../vocabulary.js';

const Wind = defineChoice('Wind', ['none', 'mildBreeze']);

class WeatherInput {
  @text('CG date [PBr1]', DATE) date!: string;
  @flag('For a parachute or glider landing of the first scenario [3.51/I-3]') airLanding!: boolean;
  @flag('Somebody wants to kindle a fire [PBr1]') kindling!: boolean;
}

class WeatherOutcome {
  @text('Environmental Conditions [PBr1]', { max: 20 }) ec!: string;
  @choice('Wind at the start of the scenario [PBr1]', Wind) wind!: 'none' | 'mildBreeze';
  @text('Where the wind blows from [PBr1]', { max: 20, optional: true }) windFrom!: string | null;
  @flag('Mist [PBr1]') mist!: boolean;
  @integer('Base NVR, by night [PBr1]', { min: 0, max: 10, optional: true }) baseNvr!: number | null;
  @text('Cloud, by night [PBr1]', { max: 20, optional: true }) cloud!: string | null;
  @text('Moon, by night [PBr1]', { max: 20, optional: true }) moon!: string | null;
}

const MIST_DATE = '16AM';

export const weather = procedure<WeatherInput, WeatherOutcome, Options>({
  id: 'weather',
  resolver: 'events',
  title: { en: 'Weather of a CG date', ja: 'CG 日の天候' },
  description: {
    en: 'EC, wind, mist and night visibility; wind is reset at every new date.',
    ja: 'EC、風、霧、夜間視界。風は新しい日ごとに戻る。',
  },
  rules: ['PBr1', '3.6121'],
  input: WeatherInput,
  outcome: WeatherOutcome,
  example: { input: { date: '16AM' } },
  resolve({ date, airLanding, kindling }, umpire) {
    const night = isNight(date);
    const row = night ? 'night' : 'day';
    const chart = umpire.chart('environment');
    const ec = chart.text(row, 'ec');
    umpire.note('PBr1', 'ec', { ec });
    let wind = chart.text(row, 'wind') as 'none' | 'mildBreeze';
    let windFrom = night ? null : chart.text('day', 'windFrom');
    umpire.note('3.6121', 'wind-reset', { wind });
    if (airLanding && night) {
      wind = 'mildBreeze';
      windFrom = chart.text('day', 'windFrom');
      umpire.note('3.51/I-3', 'wind-for-landing');
    }
    const mist = date === MIST_DATE;
    if (mist) umpire.note('PBr1', 'mist-today');
    if (kindling) umpire.forbid('PBr1', 'no-kindling');
    if (umpire.legal) umpire.summarise('weather-summary', { ec, wind, mist });
    const dark = (column: string): string | null => (night ? chart.text('night', column) : null);
    const baseNvr = night ? chart.number('night', 'baseNvr') : null;
    return { ec, wind, windFrom, mist, baseNvr, cloud: dark('cloud'), moon: dark('moon') };
  },
});
