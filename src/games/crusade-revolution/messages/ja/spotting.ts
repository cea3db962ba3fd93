import type { Messages } from '../../../../kernel/rulings/index.js';

export const spotting: Messages['steps'] = {
  'no-spotting': 'このゲームに索敵も視線もない。地図上の全ユニットは両者に見える',
  'units-in-view': '隠されるのは手札とカードの山だけ',
  'may-not-look': '{what:term}：見てはならない',
  'may-look': '{what:term}：見てよい',
};
