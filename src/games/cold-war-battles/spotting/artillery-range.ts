import { flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class ArtilleryRangeInput {
  @text('Name of the battery', { max: 40, default: 'battery' }) name!: string;
  @integer('Printed range; left out for U, unlimited [2.4]', { min: 0, max: 99, optional: true }) range?: number;
  @integer("Hexes to the target: its hex counts, the battery's does not [10.3]", { min: 1, max: 200 })
  distance!: number;
}

class ArtilleryRangeOutcome {
  @flag('The target is in range') inRange!: boolean;
  @flag('At distance 1 it attacks adjacent, not at a distance [10.12]') adjacent!: boolean;
}

/** [10.3, 10.4]: range alone decides; nothing blocks the line of fire. */
export const artilleryRange = procedure<ArtilleryRangeInput, ArtilleryRangeOutcome, Options>({
  id: 'artillery-range',
  resolver: 'spotting',
  title: { en: 'Artillery range', ja: '砲兵の射程' },
  description: {
    en: 'Whether a hex is in range; there is no line of sight and no need of a spotter.',
    ja: '目標が射程内かを判定します。照準線も観測も不要です。',
  },
  rules: ['10.3', '10.4'],
  input: ArtilleryRangeInput,
  outcome: ArtilleryRangeOutcome,
  example: { input: { range: 6, distance: 5 } },

  resolve({ name, range, distance }, umpire) {
    const inRange = range === undefined || distance <= range;
    if (range === undefined) umpire.note(['2.4', '10.3'], 'range-unlimited', { distance });
    else umpire.note('10.3', 'range-counted', { distance, range });
    umpire.note(['10.4', '10.5'], 'nothing-blocks');
    const adjacent = distance === 1;
    if (adjacent) umpire.note('10.12', 'range-adjacent', { unit: name });
    umpire.summarise(inRange ? 'in-range' : 'not-in-range', { unit: name, distance });
    return { inRange, adjacent };
  },
});
