import type { Message, Words } from '../../../../kernel/rulings/index.js';
import { columns } from '../columns.js';

/** 隣接戦闘の結果の意味。 */
function effect(result: string, value: number): string {
  switch (result) {
    case 'A1':
      return '攻撃側は1ヘクス退却';
    case 'A2':
      return '攻撃側は1ユニットを失い、残りは2ヘクス退却';
    case 'AE':
      return '攻撃側全滅';
    case 'BR':
      return '双方1ヘクス退却（防御側が先）';
    case 'EX':
      return `防御側全滅、攻撃側は${value}以上の損失`;
    case 'AX':
      return `防御側は1ヘクス退却、攻撃側は${value}以上の損失`;
    case 'DE':
      return '防御側全滅';
    default:
      return `防御側は${result[1]}ヘクス退却`;
  }
}

const shift =
  (what: string): Message =>
  (v: { shift: number }) =>
    `${what}：${columns(v.shift)}`;

export const combat: Readonly<Record<string, Message>> = {
  revealed: '表にする：{units}',
  'worthless-revealed': '防御力0のため除去：{units}',
  'not-in-battle': '{feature:term}は{battle:term}にはない',
  'wrong-side': '{unit:term}は{command:term}所属で、{side:term}では戦わない',
  'no-hq': '{unit}：戦闘を助ける司令部はハンガリー側にしかない',
  'no-communications': '{unit}：通信部隊は共産主義側にしかない',
  'across-cliff': '{unit}は崖越しに攻撃できない',
  'already-fought': '{unit}はこのフェイズに既に攻撃または前進した',
  'same-hex': '{units}はスタックできず、異なるヘクスから攻撃しなければならない',
  screening: '哨戒線：防御側が表を指定する',
  'table-chosen': '{crt:term}戦闘結果表',
  'mobile-barred-terrain': '防御側が{terrain:term}にいるため機動表は使えない',
  'mobile-barred-unita': 'SADFの野戦ユニットがいないUNITAは突撃表のみ',
  'mobile-barred-communist': '東ドイツ・ソビエト部隊も近くの通信部隊もないため突撃表のみ',
  'table-not-chosen': 'どちらの表も使える：{by:term}が機動か突撃を選ぶこと',
  'army-artillery': '{unit:term}：ハンガリー軍砲兵は火力支援を行えない',
  'not-artillery': '{unit:term}は砲兵ではなく遠隔射撃できない',
  'out-of-range': '{unit:term}は射程外',
  'battery-adjacent': '{unit:term}は敵に隣接しており遠隔射撃できない',
  'battery-suppressed': '{unit:term}は制圧されており遠隔射撃できない',
  'battery-fired': '{unit:term}はこのプレイヤーターンに既に射撃した',
  'battery-shaken': '{unit:term}はこのフェイズに制圧または退却したためFPFは不可',
  'strength-split': '{unit:term}は戦力を分割できない',
  'strength-shared-out': '{unit:term}はここに{share}、他の戦闘に{elsewhere}を割り当てる',
  'strength-overdrawn': '{unit:term}は戦力{strength}に対し{used}を使おうとしている',
  'not-committed': '{unit:term}はフェイズ開始時に目標を示していない',
  'foreign-support': '{command:term}の{unit:term}は、所属部隊が参加しないこの戦闘を支援できない',
  'one-battery': '共産主義側の砲兵支援は一戦闘に一個まで',
  'irregulars-unsupported': '特殊部隊とゲリラの攻撃に砲兵や航空の支援はない',
  'irregulars-no-fpf': '特殊部隊とゲリラの攻撃に最終防御射撃は行えない',
  'irregulars-no-target': '砲兵と航空は特殊部隊とゲリラを攻撃できない',
  'air-mission': '{side:term}の{air:term}は{mission:term}に使えない',
  'nato-absent': '介入がなければNATO部隊は登場しない：{unit:term}（選択natoIntervention）',
  'nato-covert': '秘密介入で登場するのは特殊部隊だけで、{unit:term}は登場しない（選択natoIntervention）',
  'no-air-yet': '{side:term}が最初の航空を受け取るのは第1ターンの自プレイヤーターン',
  'no-sac': '{side:term}にSACはない',
  'air-limit': '{side:term}が1ターンに1ヘクスへ使える航空は{limit}個まで（{markers}個は不可）',
  'air-points': '{side:term}の航空：{points}ポイント',
  'air-halved': '2ヘクス以内の対空ユニット：{from}が半減して{to}',
  'terrain-shift': (v: { terrain: string; shift: number }, w: Words) =>
    `地形（${w.term(v.terrain)}）：${columns(v.shift)}`,
  'savanna-open': 'サバンナ：攻撃側に機械化でない地上ユニットがあるため、シフトなし',
  'river-not-for-all': '河川：砲兵以外の攻撃側がすべて越えてはいないため、シフトなし',
  'hilltop-artillery': shift('丘から射撃する砲兵'),
  'suppressed-attacker': shift('制圧されたユニットの攻撃'),
  'suppressed-defender': shift('制圧されたユニットの防御'),
  'hq-attack': shift('攻撃側から3ヘクス以内のハンガリー司令部'),
  'hq-defence': shift('防御側から3ヘクス以内のハンガリー司令部'),
  'mixed-attack': shift('ソビエト師団の混成攻撃'),
  'mixed-defence': shift('ソビエト師団の混成防御'),
  'communications-attack': shift('ソビエト通信部隊の攻撃支援'),
  'communications-defence': shift('ソビエト通信部隊の防御支援'),
  'supply-shortage': shift('消耗状態'),
  refitting: shift('再編成中'),
  monsoon: shift('モンスーン'),
  'vp-lead': shift('イベント5で優勢な陣営'),
  'angola-only': "これはアンゴラ'87だけの事柄",
  'attack-factors': '攻撃力の合計：{points}',
  'adjacent-artillery': '隣接砲兵の弾幕力：{points}',
  'close-support': '砲兵の近接支援：{points}',
  'defence-factors': '防御力の合計：{points}',
  'protective-fire': '最終防御射撃：{points}',
  differential: '{attack} - {defence} = {differential:signed}：{column}の列',
  'column-used': (v: { net: number; column: string }) => `シフト合計${columns(v.net)}：${v.column}の列`,
  result: '{crt:term}表、{column}の列、ダイス{die}：{result}',
  'attack-summary': (v: { crt: string; column: string; die: number; result: string; value: number }, w: Words) =>
    `${w.term(v.crt)}表 ${v.column}、ダイス${v.die}：${v.result}、${effect(v.result, v.value)}。`,
  effect: (v: { result: string; value: number }) => `${v.result}：${effect(v.result, v.value)}`,
  'zero-attack-lost': '攻撃力0のため交換で失われる：{units}',
  'artillery-loss-value': '隣接した砲兵の損失は防御力で数える',
  'exchange-all': '攻撃側の価値は{value}に対し{available}：全滅',
  'immobile-lost': '移動力0のため退却せず除去：{units}',
  'hex-still-held': '攻撃されていないユニットがヘクスに残るため前進できない',
  'nobody-can-advance': '{side:term}に前進できるユニットがない',
  'may-advance': (v: { side: string; to: string; units: string[] }, w: Words) =>
    `${w.term(v.side)}は${v.to === 'retreatPath' ? '退却路に沿って' : '空いたヘクスへ'}前進できる：${w.list(v.units)}`,
  'may-evacuate': '輸送ヘリで離脱できる：{units}',
  'attacked-already': 'そこにいるユニットはすべてこのフェイズに攻撃されている',
  bystanders: 'このフェイズに攻撃済みのため除外：{units}',
  'no-defenders-left': '防御側がいなくなった：判定せず、攻撃側は前進できる',
  'no-attackers-left': '攻撃側がいなくなった：戦闘も前進もなし',
  'no-combat': (v: { by: string }) =>
    v.by === 'defender' ? '戦闘なし：防御側に戦力がなかった。' : '戦闘なし：攻撃側に戦力がなかった。',
  'rubble-due': '瓦礫の判定を行う：{hexes}',
  'points-for-eliminations': '{side:term}は除去により{points}VPを得る',
  'points-for-air': 'ハンガリー側は市街へのソビエト航空により{points}VPを得る',
  'nothing-fires': '砲兵も航空も参加していない',
  'friend-stranded': '目標に隣接する友軍が攻撃する敵を失うため、近接支援とすること',
  'sac-mixed': 'SACは他の航空と共同できない',
  'sac-with-artillery': 'SACは使う表が異なるため砲兵と共同できない',
  barrage: '弾幕力：{points}',
  'no-strength-left': '戦力が残らないため砲爆撃は行われず、マーカーは消費される',
  'no-bombardment': '砲爆撃なし：対空により戦力が残らない。',
  'whole-combat-summary': '{result:term}（結果）：残る選択は{choices}件、得点は計{points}VP。',
  'column-summary': '{crt:term}表、{column}の列。',
  'bombardment-column': '戦力{strength}対0、{crt:term}表：{column}の列',
  'unit-result': '{unit:term}、ダイス{die}：{result}（判定）',
  'bombed-eliminated': '{unit:term}は除去',
  'bombed-retreats': '{unit:term}は1ヘクス退却',
  'bombed-suppressed': '{unit:term}は制圧',
  'shaken-by-neighbour': '{unit:term}は隣の損害により制圧',
  'suppressed-again': '{unit:term}は既に制圧中のため1ヘクス退却',
  'suppressed-immobile': '{unit:term}は既に制圧中で移動できず、変化なし',
  'bombardment-summary': (v: { column: string; units: { unit: string; result: string; fate: string }[] }, w: Words) =>
    `砲爆撃 ${v.column}：${v.units.map((u) => `${u.unit} ${w.term(u.fate)}`).join('、')}。`,
};
