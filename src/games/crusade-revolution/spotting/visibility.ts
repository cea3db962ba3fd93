import { choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

/** What somebody may want to look at [8.1.4]. */
const Seen = defineChoice('Seen', [
  'units',
  'enemyHand',
  'drawPile',
  'drawPileCount',
  'discardPile',
  'topDiscard',
  'removedCards',
  'faceUpCards',
]);
const OPEN: readonly string[] = ['units', 'drawPileCount', 'topDiscard', 'removedCards', 'faceUpCards'];

class VisibilityInput {
  @choice('What is to be seen', Seen, { default: 'units' }) what!: string;
}
class VisibilityOutcome {
  @flag('The game has spotting or lines of sight: it never has') applicable!: boolean;
  @flag('Anybody may look at it [8.1.4]') open!: boolean;
}

export const visibility = procedure<VisibilityInput, VisibilityOutcome, Options>({
  id: 'visibility',
  resolver: 'spotting',
  title: { en: 'What can be seen', ja: '見えるもの' },
  description: {
    en: 'The game has no spotting and no lines of sight: every unit on the map is seen; only hands and piles are hidden.',
    ja: '索敵も視線もない。地図上のユニットはすべて見え、手札と山だけが隠される。',
  },
  rules: ['8.1.4'],
  input: VisibilityInput,
  outcome: VisibilityOutcome,
  example: { input: {} },
  resolve({ what }, umpire) {
    umpire.note('2.2.1', 'no-spotting');
    if (what === 'units') {
      umpire.note('8.1.4', 'units-in-view');
      umpire.summarise('no-spotting');
      return { applicable: false, open: true };
    }
    const open = OPEN.includes(what);
    if (!open) {
      umpire.forbid('8.1.4', 'may-not-look', { what });
      return { applicable: false, open };
    }
    umpire.note('8.1.4', 'may-look', { what });
    umpire.summarise('may-look', { what });
    return { applicable: false, open };
  },
});
