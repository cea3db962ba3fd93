import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class StatusMarkerInput {
  @flag('The unit is concealed [CG8]') concealed!: boolean;
  @flag('It is in LOS of an enemy ground unit [CG8]', { default: true }) inLos!: boolean;
  @integer('Hexes to that unit [CG8]', { min: 0, max: 100 }) range!: number;
}

class StatusMarkerOutcome {
  @flag('The status marker stands on the map [CG8]') markerPlaced!: boolean;
}

/** Range at which paper status becomes visible [CG8]. */
const VISIBLE_WITHIN = 16;

export const statusMarker = procedure<StatusMarkerInput, StatusMarkerOutcome, Options>({
  id: 'status-marker',
  resolver: 'spotting',
  title: { en: 'Status kept on paper', ja: '紙に記録した状態' },
  description: {
    en: 'Whether a vehicle or Gun must show its status marker (option statusOnPaper).',
    ja: '車両や砲の状態マーカーを置かねばならないか（選択ルール statusOnPaper）。',
  },
  rules: ['CG8'],
  input: StatusMarkerInput,
  outcome: StatusMarkerOutcome,
  example: { input: { range: 12 }, options: { statusOnPaper: true } },
  resolve({ concealed, inLos, range }, umpire) {
    const seen = !concealed && inLos && range <= VISIBLE_WITHIN;
    const markerPlaced = !umpire.options.statusOnPaper || seen;
    umpire.note('CG8', umpire.options.statusOnPaper ? 'paper-status' : 'markers-in-use', {
      seen,
      limit: VISIBLE_WITHIN,
    });
    umpire.summarise(markerPlaced ? 'marker-on-map' : 'marker-on-paper');
    return { markerPlaced };
  },
});
