import type { Messages } from '../../../../kernel/rulings/index.js';

/** 上級ゲームのセッションの質問・一覧・報告。 */
export const sessionAdvanced: Messages = {
  terms: {
    floor: '階の移動',
    leave: '徒歩での離脱',
    halved: '半個分隊に減少',
    'close-combat': '突撃・白兵戦',
    adjustment: '調整',
    'end-fire': '車上射撃の終了',
    assault: '突撃・白兵戦の宣言',
    'resolve-assault': '突撃・白兵戦の解決',
    advance: '占領ヘクスへの前進',
    'end-assaults': '突撃・白兵戦の終了',
    step: '1ヘクスの移動',
    'break-in': '建物への突入',
    board: '乗車',
    mount: '乗車させること',
    unload: '下車',
    bail: '緊急脱出',
    search: 'ハルダウン位置の捜索',
    'end-movement': '移動の終了',
    'commit-adjustment': '向き・フルカバー・塹壕',
  },
  steps: {
    'no-road-column':
      '{unit}は{ahead}の後ろで道路縦列を組めない：両車とも道路・小道上で移動命令を受け、ほかの命令を共有せず、{ahead}が同じヘクスか正面のヘクスにいなければならない',
    'columns-tangled': '道路縦列は1両ずつ後に続く',
    'do-floor-up': '最上階に上がる',
    'do-floor-down': '最上階から下りる',
    'do-leave': 'マップの端（{edge:term}）から離脱する',
    'event-floor-up': '{unit}は最上階に上がった',
    'event-floor-down': '{unit}は最上階から下りた',
    'event-terrain-rubble': '{hex}の{terrain:term}は瓦礫になった',
    'event-terrain-gone': '{hex}の{terrain:term}はなくなった',
    'shares-no-counter':
      '{unit}は{leader}の命令を共有できない。両者が同じ命令を持ち、{leader}が自分の命令カウンターを持つ必要がある',
    'too-many-counters': '{formation}のこのターンの命令は{most}個で、{count}個が出された',
    'fire-still-due': '宣言または解決していない射撃が残っている',
    'assault-still-due': '宣言した突撃・白兵戦が解決されていない',
    'move-still-due': '実行していない移動・短停止命令が残っている',
    'no-such-facing': 'この地図に「{facing}」の向きはない',
    'cover-not-open': '{unit}のフルカバーはそのようには変えられない',
    'ask-assault': '移動命令の歩兵は、移動の前に近くの敵に突撃できる',
    'ask-advance': 'ヘクスを占領した。前進するユニットを選ぶ',
    'ask-adjustment': '歩兵と砲の向き・フルカバー・塹壕を決める',
    'do-end-fire': '車上からはもう射撃しない',
    'do-assault': '{unit}が{target}に突撃する',
    'do-assault-by': '{unit}が{hex}に前進して{target}に突撃する',
    'do-resolve-assault': '{target}への突撃をすべて解決する',
    'do-advance': '{unit}が前進する',
    'do-end-assaults': 'もう突撃しない',
    'do-step': '{hex}へ',
    'do-quickmarch': '急進撃する',
    'do-board': '{vehicle}に乗車する',
    'do-mount': '{unit}を乗車させる',
    'do-dismount': '{unit}を{hex}に下車させる',
    'do-unload': '{unit}が{vehicle}から{hex}に下車する',
    'do-bail': '{unit}が緊急脱出する',
    'do-overrun': '{target}を蹂躙する',
    'do-search': ({ reverse }) => `ハルダウン位置を探す${reverse ? '（後進で入る）' : ''}`,
    'do-search-partial': ({ reverse }) => `部分ハルダウン位置を探す${reverse ? '（後進で入る）' : ''}`,
    'do-end-movement': 'もう誰も下車しない',
    'do-adjustment': '向き・フルカバー・塹壕を決める',
    'event-commands': 'このターンの使用可能命令数：{formations}',
    'event-fire-idle': '{unit}に射撃要請はなく、何も撃たない',
    'event-gp-shot': ({ firer, target, result }, { list, term }) =>
      result === 'none'
        ? `${list(firer)}が${list(target)}を射撃、効果なし`
        : `${list(firer)}が${list(target)}を射撃：${term(result)}`,
    'event-suppressed': '{unit}は制圧された',
    'event-damaged': '{unit}は損傷した',
    'event-track-hit': '{unit}は履帯に命中を受け、動けない',
    'event-knocked-out': '{unit}は撃破された',
    'event-brewed-up': '{unit}は炎上した',
    'event-reduced': '{unit}は半個分隊に減少し、制圧された',
    'event-halved': '{unit}は半個分隊に減少した',
    'event-eliminated': '{unit}は除去された',
    'event-crew-bailed': '{unit}の乗員は車両を放棄した',
    'event-passenger-out': '{unit}が{hex}に降りた',
    'event-watch-spent': '{units}が共有する監視命令は使われた',
    'event-close-combat': '{side:term}側は突撃・白兵戦を行える',
    'event-assault': '{unit}が{target}に突撃する',
    'event-advancing-assault': '{unit}が{hex}に前進し、{target}に突撃する',
    'event-close-assault': ({ units, target, effect }, { list, term }) =>
      effect === 'none'
        ? `${list(units)}が${list(target)}に突撃、効果なし`
        : `${list(units)}が${list(target)}に突撃：${term(effect)}`,
    'event-melee-won': '{units}が白兵戦で{target}を破った',
    'event-melee-lost': '{target}が白兵戦で{units}を退けた',
    'event-melee-on': '{units}と{target}の白兵戦が続く',
    'event-advanced': '{unit}が{hex}に前進した',
    'event-quickmarch': '{unit}が急進撃する',
    'event-mounting': '{unit}が{vehicle}に乗車しようとしている',
    'event-mounted': '{unit}が{vehicle}に乗車した',
    'event-mount-failed': '{unit}は乗車できなかった',
    'event-dismounted': '{unit}が{vehicle}から{hex}に下車した',
    'event-overrun-given-up': '{unit}は{target}に届かなかった',
    'event-overrun': ({ unit, target, effect }, { list, term }) =>
      effect === 'none'
        ? `${list(unit)}が${list(target)}を蹂躙、効果なし`
        : `${list(unit)}が${list(target)}を蹂躙：${term(effect)}`,
    'do-break-in': '前方の建物に突入する',
    'event-inside': '{unit}は建物の中に入った',
    'event-hull-down': '{unit}はハルダウンになった',
    'event-partly-hull-down': '{unit}は部分ハルダウンになった',
    'event-no-hull-down': '{unit}はハルダウン位置を見つけられなかった',
    'event-adjusted': ({ side, turned, hidden }, { list, term }) => {
      const parts = [
        ...((turned as readonly unknown[]).length > 0 ? [`向き：${list(turned)}`] : []),
        ...((hidden as readonly unknown[]).length > 0 ? [`フルカバーの変更：${list(hidden)}`] : []),
      ];
      return `${term(side)}側の調整。${parts.join('。')}`;
    },
    'event-digs': '{unit}が{hex}で塹壕を掘る（4のうち{progress}）',
    'event-dug-in': '{unit}が{hex}の塹壕を完成させた',
    'event-morale-holds': '{unit}は士気チェックに耐えた',
    'event-hesitates': '{unit}は畏縮した',
    'event-breaks': '{unit}は混乱した',
    'event-morale-recovered': '士気回復：{units}',
    'event-commands-shown': '公開された命令：{units}',
    'event-recovery': ({ recovered, suppressed }, { list }) => {
      const parts = [
        ...((recovered as readonly unknown[]).length > 0 ? [`回復：${list(recovered)}`] : []),
        ...((suppressed as readonly unknown[]).length > 0 ? [`制圧のまま：${list(suppressed)}`] : []),
      ];
      return `制圧の判定。${parts.join('。')}`;
    },
  },
};
