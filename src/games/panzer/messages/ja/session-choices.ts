import type { Messages } from '../../../../kernel/rulings/index.js';

/** 進行の途中でプレイヤーに選択が委ねられる場面の文。 */
export const sessionChoices: Messages = {
  terms: {
    'choose-angle': '命中角度の選択',
    'dismount-attack': '下車突撃',
    'also-overrun': '蹂躙への参加',
    go: '蹂躙の開始',
  },
  steps: {
    'ask-angle': '{unit}への射撃は2つの命中角度の境界から来る。どちらで受けるか',
    'ask-join': 'ほかにどの車両が{target}を蹂躙するか',
    'do-choose-angle': '{angle:term}で受ける',
    'do-dismount-attack': '{unit}は{hex}に下車し、{target}に突撃する',
    'do-also-overrun': '{unit}も蹂躙する',
    'do-go': 'これ以上は加えず、始める',
    'event-angle-chosen': '{unit}は{angle:term}で受ける',
    'event-overrun-joined': '{unit}も{target}を蹂躙する',
    'event-dismount-attack': '{unit}は下車して{target}に突撃する',
  },
};
