import type { Messages } from '../../../../kernel/rulings/index.js';

/** 進行の途中でプレイヤーに選択が委ねられる場面の文。 */
export const sessionChoices: Messages = {
  terms: {
    'choose-angle': '命中角度の選択',
    'dismount-attack': '下車突撃',
    'also-overrun': '蹂躙への参加',
    go: '蹂躙の開始',
    lead: '主攻撃ユニットの指定',
    spread: '追加命中の割り振り',
    keep: '追加命中を残すこと',
  },
  steps: {
    'ask-angle': '{unit}への射撃は2つの命中角度の境界から来る。どちらで受けるか',
    'ask-spread': '{firer}は{target}に複数命中した。次の命中をどこに割り振るか',
    'do-spread': '次の命中を{target}に割り振る',
    'do-keep': '次の命中は目標に残す',
    'event-hits-scored': '{firer}は{target}に{hits}発命中させた',
    'event-hit-spread': '{firer}の命中1発は{target}に向かう',
    'spread-not-open': '追加命中を{target}に割り振ることはできない',
    'ask-join': 'ほかにどの車両が{target}を蹂躙するか',
    'ask-lead': '{target}への攻撃を次に率いる主攻撃ユニットはどれか',
    'ask-claim-close': '{unit}が近接突撃を受ける。移動中と主張するか',
    'do-lead': '{unit}を主攻撃ユニットにする',
    'event-lead-named': '{unit}が{target}への主攻撃ユニットとなる',
    'do-choose-angle': '{angle:term}で受ける',
    'do-dismount-attack': '{unit}は{hex}に下車し、{target}に突撃する',
    'do-also-overrun': '{unit}も蹂躙する',
    'do-go': 'これ以上は加えず、始める',
    'event-angle-chosen': '{unit}は{angle:term}で受ける',
    'event-overrun-joined': '{unit}も{target}を蹂躙する',
    'event-dismount-attack': '{unit}は下車して{target}に突撃する',
  },
};
