import type { Messages } from '../../../../kernel/rulings/index.js';

/** What a session with optional rules asks, lists and tells. */
export const sessionOptional: Messages = {
  terms: {
    discharge: '発煙弾発射機',
    'end-discharge': '発煙弾発射機の終了',
  },
  steps: {
    'do-pin': '{firer}が{target}を釘付け射撃：{weapon}',
    'event-weapon-jammed': '{unit}：{weapon}が故障',
    'event-weapon-lost': '{unit}は{weapon}を失った',
    'event-weapon-tried': '{unit}が火器の修理を試みた',
    'event-repair': '{unit}が{weapon}の修理を試みた：{state:term}',
    'event-repairs': ({ mended }, { list }) =>
      (mended as readonly unknown[]).length === 0 ? '修理された火器はない' : `修理された火器：${list(mended)}`,
    'too-many-movers': '{formation}がこのターンに出せる移動・短停止命令は{most}個までで、{count}個出された',
    'event-collateral': '{unit}：付随損害（{damage:term}）',
    'event-fire-started': '{hex}で火災発生',
    'ask-discharge': '命令を出す前に発煙弾発射機を使う車両は？',
    'do-discharge': '{unit}が発煙弾発射機を使う',
    'do-end-discharge': '発煙弾発射機を終える',
    'event-discharged': '{unit}は発煙弾の煙に隠れた',
    'event-not-discharged': '{unit}の発煙弾発射機は失敗',
    'event-sunk': '{unit}は乗員もろとも沈没',
    'event-camouflage-lost': '{unit}の偽装は失われた',
    'event-gun-turned': '{unit}が{facing:term}に向いた',
    'event-frightened': '{unit}は戦車に怯み、制圧状態になった',
  },
};
