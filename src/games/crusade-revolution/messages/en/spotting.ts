import type { Messages } from '../../../../kernel/rulings/index.js';

export const spotting: Messages['steps'] = {
  'no-spotting': 'This game has no spotting and no lines of sight: every unit on the map is seen by both',
  'units-in-view': 'Only hands and card piles are hidden',
  'may-not-look': '{what:term}: nobody may look',
  'may-look': '{what:term}: may be looked at',
};
