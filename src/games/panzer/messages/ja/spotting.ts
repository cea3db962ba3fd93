import type { Messages } from '../../../../kernel/rulings/index.js';
import { terrainTerms } from './terrain-terms.js';

export const spotting: Messages = {
  terms: { ...terrainTerms },
  steps: {
    'no-upper-floor': 'ヘクス{hex}に2階建て以上の建物はない',
    'upper-floor': '{hex}の最上階はレベル{level}',
    'sight-heights': '{from}（レベル{fromLevel}）から{to}（レベル{toLevel}）まで距離{range}',
    'gully-from-above': '小峡谷・浅瀬・小川・溝のユニットは、1レベル上からは隣接ヘクスからしか見えない',
    'gully-not-along': '小峡谷や小川の中のユニット同士は、それに沿って直線に引いた視認線でしか見えない',
    'obstacle-blocks': ({ at, feature, top, high, low }, words) =>
      `${at}の${words.term(feature)}はレベル${top}で、${top > high ? `両者（${high}、${low}）より高い` : `一方（${high}）と等しく他方（${low}）より高い`}：妨害`,
    'in-dead-zone': ({ at, feature, top, below, distance, divisor, deadHexes, deadTo, range }, words) =>
      `${at}の${words.term(feature)}（レベル${top}）は高い側より${below}レベル低く距離${distance}：死角は${divisor === 0 ? '' : `${distance}÷${divisor}で`}${deadHexes}ヘクス、距離${deadTo}まで。距離${range}は死角の中`,
    'beyond-dead-zone': ({ at, feature, top, below, distance, divisor, deadHexes, deadTo, range }, words) =>
      `${at}の${words.term(feature)}（レベル${top}）は高い側より${below}レベル低く距離${distance}：死角は${divisor === 0 ? '' : `${distance}÷${divisor}で`}${deadHexes}ヘクス、距離${deadTo}まで。距離${range}は死角の外`,
    'obstacles-lower': 'どちらのユニットよりも高くないので妨害しない：{at}',
    'along-the-road': '視認線は{at}の{feature:term}の中を道路・小道に沿って直線に通る',
    'wrecks-do-not-block': '残骸は妨害しない：{at}',
    'ends-do-not-block': 'ユニット自身のヘクスは妨害しない：{at}',
    'line-hindered': '{source}：{hexes}の{kind:term}、AP {ap:signed}、GP {gp:signed}',
    'walls-on-line': '視認線が壁に掛かり、AP射撃の目標はハルダウン：{walls}',
    'automatic-partial-hull-down': '目標は距離{range}で{levels}レベル高い：部分ハルダウン',
    'sight-clear': '{from}と{to}は互いに見える（距離{range}）',
    'sight-barred-by-gully': '{from}と{to}は互いに見えない：小峡谷のルール',
    'sight-blocked': '{from}と{to}は互いに見えない：{at}の{feature:term}',
  },
};
