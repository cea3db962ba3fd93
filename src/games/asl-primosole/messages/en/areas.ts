import type { Messages } from '../../../../kernel/rulings/index.js';

/** Paths between areas. */
export const areas: Messages['steps'] = {
  'not-in-uncontrolled': '{hex} is not Uncontrolled Territory',
  'no-area-reached': 'No friendly Setup Area or Eligible Entry Area can be reached',
  'nearest-areas': '{count:plural:nearest area:nearest areas} at {hexes:plural:hex:hexes}',
  'fewest-enemy-hexes': 'Enemy Setup Area hexes on the way: {count}, as few as possible',
  'goal-not-own-area': '{hex} is in no other friendly Setup Area and in no Eligible Entry Area',
  'origin-not-own-area': '{hex} is not in a friendly Setup Area',
  'shift-path': 'A path with {uncontrolled:plural:Uncontrolled hex:Uncontrolled hexes}',
  'path-fords-river': 'It fords {count:plural:river hex:river hexes}',
  'path-by-road': 'A path entirely along road exists',
};
