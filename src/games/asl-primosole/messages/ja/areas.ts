import type { Messages } from '../../../../kernel/rulings/index.js';

/** Paths between areas. */
export const areas: Messages['steps'] = {
  'not-in-uncontrolled': '{hex} は非支配地域でない',
  'no-area-reached': '自軍配置エリアにも利用可能な進入エリアにも達せない',
  'nearest-areas': '最寄りのエリア {count}、距離 {hexes} ヘクス',
  'fewest-enemy-hexes': '途中の敵配置エリアは {count} ヘクス（最少）',
  'goal-not-own-area': '{hex} は他の自軍配置エリアでも利用可能進入エリアでもない',
  'origin-not-own-area': '{hex} は自軍配置エリアにない',
  'shift-path': '非支配 {uncontrolled} ヘクスの経路がある',
  'path-fords-river': '河川 {count} ヘクスを渡る',
  'path-by-road': 'すべて道路をたどる経路がある',
};
