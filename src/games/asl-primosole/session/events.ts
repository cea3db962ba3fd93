import { ANY_LENGTH, ANY_NUMBER, choice, type FieldType, object, record, text } from '../../../kernel/fields/index.js';
import type { Values } from '../../../kernel/rulings/index.js';
import type { EventDeclaration, Remark, SessionEvent } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import { OpenChanges } from './state-shapes/open.js';
import { OwnChanges } from './state-shapes/own.js';
import type { Table } from './table.js';

const WORDS: FieldType = { kind: 'text', ...ANY_LENGTH };
const NAME: FieldType = { kind: 'record', of: WORDS, max: 2 };
/** A word, a number, a name in both languages, or several words or names. */
const SAID: FieldType = {
  kind: 'either',
  of: [
    WORDS,
    { kind: 'number', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY },
    { kind: 'flag' },
    NAME,
    { kind: 'list', of: { kind: 'either', of: [WORDS, NAME] }, min: 0, max: Number.POSITIVE_INFINITY },
  ],
};

/** What every event of a campaign shows to everybody. */
class Seen {
  @text('The section behind it', { max: 40 }) rule!: string;
  @choice('The side it is about', Side, { optional: true }) side?: Side;
  @record('What its sentence says', SAID, { ...ANY_NUMBER, optional: true }) values?: Values;
  @object('What it changes of what both sides see', OpenChanges, { optional: true }) open?: OpenChanges;
}

/** What it shows to its side alone. */
class Hidden {
  @object('What it changes of the side’s own state', OwnChanges) own!: OwnChanges;
}

/** Every kind of event: title in both languages and the key of its sentence. */
const EVENTS = {
  'step-done': ['A step is done', '手順が終わった', 'event-step-done'],
  purchased: ['Purchases are made', '購入が行われた', 'event-purchased'],
  received: ['A group is received', '増援グループを受領した', 'event-received'],
  fortified: ['Fortifications are bought', '野戦構築物が購入された', 'event-fortified'],
  'recon-bought': ['Recon is bought', '偵察が購入された', 'event-recon-bought'],
  'chits-shown': ['The chits are shown', 'チットが公開された', 'event-chits-shown'],
  'idle-date': ['The date is Idle', '戦闘休止の日となった', 'event-idle-date'],
  'guns-freed': ['Guns may be moved freely', '砲を自由に動かせる', 'event-guns-freed'],
  'passes-opened': ['The set-up begins', '配置が始まった', 'event-passes-opened'],
  'set-up': ['A side has set up', '配置が行われた', 'event-set-up'],
  'objective-revealed': ['An Objective Hex is revealed', '目標ヘクスが公開された', 'event-objective-revealed'],
  'fanaticism-chosen': ['Fanaticism is declared or not', '戦意高揚の宣言の有無', 'event-fanaticism-chosen'],
  inspected: ['A Location is inspected', '区域が視察された', 'event-inspected'],
  'inspection-stopped': ['A side inspects no more', '視察を終えた', 'event-inspection-stopped'],
  bombarded: ['A bombardment falls', '事前砲撃が行われた', 'event-bombarded'],
  'scenario-began': ['The scenario begins', 'シナリオが始まった', 'event-scenario-began'],
  'aliases-drawn': ['Counters get new names before the enemy', '敵に示す名が改められた', 'event-aliases-drawn'],
  'plus-one-declared': ['The British lengthen the scenario', 'イギリス軍が延長を宣言した', 'event-plus-one-declared'],
  'play-begun': ['A side begins to play', 'プレイを始めた', 'event-play-begun'],
  'turn-ended': ['A Player Turn ends', 'プレイヤーターンが終わった', 'event-turn-ended'],
  'end-agreed': ['A side agrees to end the scenario', '終了に同意した', 'event-end-agreed'],
  'report-asked': ['A side is ready to report', '報告の用意ができた', 'event-report-asked'],
  'page-filed': ['A page of the report is filed', '報告のページが出された', 'event-page-filed'],
  'page-withdrawn': ['A page is withdrawn', 'ページが取り下げられた', 'event-page-withdrawn'],
  'lines-agreed': ['Lines of the report are agreed', '報告の行に同意した', 'event-lines-agreed'],
  'line-disputed': ['A line of the report is disputed', '報告の行に異議が出た', 'event-line-disputed'],
  'line-amended': ['A disputed line is amended', '異議の行が改められた', 'event-line-amended'],
  'line-stood': ['The author stands by a line', '報告者が行を譲らない', 'event-line-stood'],
  'die-offered': ['A die is offered for a line', 'ダイスで決める申し出', 'event-die-offered'],
  'die-taken': ['A die decides a line', 'ダイスで行が決まった', 'event-die-taken'],
  'page-settled': ['A page of the report is settled', '報告のページが確定した', 'event-page-settled'],
  'scenario-closed': ['The CG scenario is closed', 'CG シナリオが終了した', 'event-scenario-closed'],
  'losses-booked': ['Losses and states are booked', '損害と状態が記帳された', 'event-losses-booked'],
  checked: ['A unit is checked', 'ユニットの判定', 'event-checked'],
  'areas-drawn': ['Setup Areas are drawn', '配置エリアが画定した', 'event-areas-drawn'],
  retained: ['Units are Retained', 'ユニットが残存した', 'event-retained'],
  escaped: ['A Location tries to Escape', '区域の離脱', 'event-escaped'],
  'vehicle-left': ['A crew has left its vehicle', '乗員が車両を離れた', 'event-vehicle-left'],
  'gun-decided': ['A captured Gun stays or leaves', '捕獲した砲の扱い', 'event-gun-decided'],
  'escape-prepared': ['A Location prepares to Escape', '離脱の準備', 'event-escape-prepared'],
  stayed: ['Isolated units stay', '孤立ユニットがとどまる', 'event-stayed'],
  respread: ['Isolated units spread out', '孤立ユニットが分散する', 'event-respread'],
  'equipment-settled': ['Equipment changes hands', '装備の帰属が決まった', 'event-equipment-settled'],
  withdrew: ['The British withdraw', 'イギリス軍が撤収した', 'event-withdrew'],
  returned: ['The Germans return', 'ドイツ軍が戻った', 'event-returned'],
  'prisoners-settled': ['Prisoners are dealt with', '捕虜の扱いが決まった', 'event-prisoners-settled'],
  'fires-out': ['Fires burn out', '火災が鎮まった', 'event-fires-out'],
  recovered: [
    'Leaders recover, half-squads recombine, heroes go',
    '指揮官の回復、統合、ヒーローの扱い',
    'event-recovered',
  ],
  'date-opened': ['A new CG date', '新たな CG 日', 'event-date-opened'],
  'san-adjusted': ['SAN is adjusted', 'SAN が調整された', 'event-san-adjusted'],
  shifted: ['Shifts are made', '配置転換が行われた', 'event-shifted'],
  repaired: ['Vehicles and weapons are repaired', '車両と兵器の修理', 'event-repaired'],
  replenished: ['Vehicles and ammunition are seen to', '車両と弾薬の処置', 'event-replenished'],
  'cpp-gained': ['CPP are gained', 'CPP が補充された', 'event-cpp-gained'],
  audited: ['The secrets are compared with the reports', '秘密と報告が照合された', 'event-audited'],
  'campaign-won': ['The campaign is over', 'キャンペーンが終わった', 'event-campaign-won'],
} as const;

export type EventType = keyof typeof EVENTS;

export const events: Readonly<Record<string, EventDeclaration>> = Object.fromEntries(
  Object.entries(EVENTS).map(([type, [en, ja]]) => [type, { title: { en, ja }, shape: Seen, secret: Hidden }]),
);

/** The sentence of an event; what only its side may read is not in it. */
export function tell(_table: Table, event: SessionEvent): Remark | null {
  const known = EVENTS[event.type as EventType];
  if (!known) return null;
  const values: Values = { ...((event.values ?? {}) as Values), ...(event.side ? { side: event.side as string } : {}) };
  return { rule: event.rule as string, key: known[2], values };
}
