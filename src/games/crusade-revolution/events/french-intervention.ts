import { integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { CampaignMap, landDistances, layOut } from '../shared/campaign-map.js';

/** CL.R51: spaces of Spain counted from French soil. */
const RANGE = 4;

class FrenchInput {
  @object('The map, with its French border spaces', CampaignMap) map!: CampaignMap;
}
class NearFrance {
  @text('The space', { max: 60 }) space!: string;
  @integer('Spaces from French soil', { min: 1, max: 4 }) distance!: number;
}
class FrenchOutcome {
  @list('Spaces within range', NearFrance, { maxItems: 300 }) spaces!: NearFrance[];
}

export const frenchIntervention = procedure<FrenchInput, FrenchOutcome, Options>({
  id: 'french-intervention',
  resolver: 'events',
  title: { en: 'Range of the French Intervention Threat', ja: 'フランス介入の脅威の範囲' },
  description: {
    en: 'Spaces within four of French soil, for card R51.',
    ja: 'R51のため、フランス領から４スペース以内を示す。',
  },
  rules: ['CL.R51'],
  input: FrenchInput,
  outcome: FrenchOutcome,
  example: {
    input: { map: { spaces: [{ id: 'Figueras', control: 'republican', border: 'france' }], connections: [] } },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const start = board.spaces.filter((space) => space.border === 'france').map((space) => space.id);
    // The dotted line from France counts as the first step.
    const way = landDistances(board, start, umpire.options, RANGE - 1);
    const spaces = board.spaces.flatMap(({ id }) => {
      const cost = start.length > 0 ? way.costTo(id) : undefined;
      return cost === undefined ? [] : [{ space: id, distance: cost + 1 }];
    });
    umpire.note(['CL.R51', '13.4.1'], 'french-range', { range: RANGE, spaces: spaces.map(({ space }) => space) });
    umpire.summarise('french-summary', { spaces: spaces.length, range: RANGE });
    return { spaces };
  },
});
