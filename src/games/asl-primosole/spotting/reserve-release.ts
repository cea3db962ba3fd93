import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const ReleaseCause = defineChoice('ReleaseCause', [
  'los',
  'attack',
  'bombardment',
  'wp',
  'sniper',
  'searching',
  'detection',
]);
const Release = defineChoice('Release', ['none', 'may', 'must']);

class ReserveReleaseInput {
  @choice('What happens to the Reserve [CG6]', ReleaseCause) cause!: string;
  @integer('Hexes to the enemy ground unit it has LOS to [CG6]', { min: 0, max: 100, optional: true }) range?: number;
  @flag('The attack, Searching or detection costs it its concealment [CG6]', { default: true })
  losesConcealment!: boolean;
}

class ReserveReleaseOutcome {
  @choice('Whether the owner may or must place the contents on the map [CG6]', Release) release!:
    | 'none'
    | 'may'
    | 'must';
  @flag('They are placed unconcealed [CG6]') unconcealed!: boolean;
}

export const reserveRelease = procedure<ReserveReleaseInput, ReserveReleaseOutcome, Options>({
  id: 'reserve-release',
  resolver: 'spotting',
  title: { en: 'Release of a Reserve', ja: '予備の解除' },
  description: {
    en: 'Whether a Cloaked Axis Reserve may or must be placed on the map.',
    ja: '秘匿された枢軸軍予備を盤上に置けるか、置かねばならないか。',
  },
  rules: ['CG6', 'tn1'],
  input: ReserveReleaseInput,
  outcome: ReserveReleaseOutcome,
  example: { input: { cause: 'los', range: 6 } },
  resolve({ cause, range, losesConcealment }, umpire) {
    let release: 'none' | 'may' | 'must' = 'none';
    if (cause === 'sniper') umpire.note(['tn1', 'CG6'], 'sniper-releases-nothing');
    else if (cause === 'los') {
      const limit = umpire.chart('reserve').number('release', 'hexes');
      if (range !== undefined && range <= limit) release = 'may';
      umpire.note('CG6', release === 'may' ? 'reserve-sees-enemy' : 'reserve-too-far', { limit });
    } else if (losesConcealment) {
      release = 'must';
      umpire.note('CG6', 'reserve-uncovered', { cause });
    } else umpire.note('CG6', 'reserve-keeps-cover', { cause });
    umpire.summarise('release-summary', { release });
    return { release, unconcealed: release !== 'none' };
  },
});
