import { d6 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';

export const Fitting = defineChoice('Fitting', ['aamg', 'gyrostabilizer', 'schuerzen']);

class FittingInput {
  @choice('Fitting [CG7]', Fitting) fitting!: 'aamg' | 'gyrostabilizer' | 'schuerzen';
  @integer('Highest dr that brings it, by the core vehicle notes [CG7]', { min: 0, max: 6 }) coreNumber!: number;
}

class FittingOutcome {
  @flag('The vehicle has it [CG7]') fitted!: boolean;
  @integer('CPP it costs: none [CG7]', { min: 0, max: 0 }) cpp!: number;
}

export const fitting = procedure<FittingInput, FittingOutcome, Options>({
  id: 'fitting',
  resolver: 'events',
  title: { en: 'Optional vehicle fitting', ja: '車両の追加装備' },
  description: {
    en: 'The dr of one vehicle for an AAMG, gyrostabilizer or Schürzen; the number is core data.',
    ja: '1 両の AAMG、ジャイロ、シュルツェンの dr。数値は基本ルールによる。',
  },
  rules: ['CG7'],
  input: FittingInput,
  outcome: FittingOutcome,
  dice: dr('fitting', { en: 'fitting', ja: '追加装備' }, { en: 'once', ja: '一回' }),
  example: { input: { fitting: 'aamg', coreNumber: 3 }, dice: { given: [3] } },
  resolve({ fitting: what, coreNumber }, umpire) {
    const roll = umpire.roll('fitting', d6, what);
    const fitted = roll <= coreNumber;
    umpire.note('CG7', 'fitting-roll', { what, roll, need: coreNumber });
    umpire.summarise(fitted ? 'fitted' : 'not-fitted', { what });
    return { fitted, cpp: 0 };
  },
});

class AirSupportInput {
  @integer('Highest Final dr that brings the aircraft on this Turn, by the core rules', { min: 0, max: 12 })
  coreNumber!: number;
  @flag('Bought for 2 CPP [3.617/Axis]') improved!: boolean;
  @flag('An aircraft has taken a sighting TC in this scenario [CG19]') sightingTaken!: boolean;
  @flag('Aircraft are on the map already') onMap!: boolean;
}

class AirSupportOutcome {
  @flag('The aircraft arrive') arrives!: boolean;
  @flag('The group is used and is eliminated at the end of the scenario [CG19]') used!: boolean;
  @integer('Net modifier of the arrival dr; null where nothing is rolled [3.617/Axis]', {
    min: -20,
    max: 40,
    nullable: true,
  })
  drm!: number | null;
}

/** What the dearer purchase takes off the arrival dr (note a). */
const IMPROVED_DRM = -2;

export const airSupport = procedure<AirSupportInput, AirSupportOutcome, Options>({
  id: 'air-support',
  resolver: 'events',
  title: { en: 'Air support', ja: '航空支援' },
  description: {
    en: 'Arrival dr of a bought FB group, and whether it is used up.',
    ja: 'FB の登場 dr と、使用済みか否か。',
  },
  rules: ['CG19'],
  input: AirSupportInput,
  outcome: AirSupportOutcome,
  dice: dr(
    'arrival',
    { en: 'arrival', ja: '登場' },
    { en: 'unless the aircraft are on the map', ja: '盤上に航空機がないとき' },
  ),
  example: { input: { coreNumber: 2, improved: true }, dice: { given: [4] } },
  resolve(input, umpire) {
    let arrives = input.onMap;
    const drm = input.improved ? IMPROVED_DRM : 0;
    if (!arrives) {
      const roll = umpire.roll('arrival');
      arrives = roll + drm <= input.coreNumber;
      umpire.note(['3.617/Axis', '3.617/British'], 'air-roll', {
        roll,
        drm,
        final: roll + drm,
        need: input.coreNumber,
      });
    }
    umpire.note('CG19', input.sightingTaken ? 'air-used' : 'air-unused');
    umpire.summarise(arrives ? 'air-arrives' : 'air-waits');
    return { arrives, used: input.sightingTaken, drm: input.onMap ? null : drm };
  },
});
