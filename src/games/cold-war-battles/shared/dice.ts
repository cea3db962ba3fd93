import { type DeclaredDie, d6 } from '../../../kernel/dice/index.js';

/** Every die of the game by what it is thrown for. A procedure lists its own in the order in which they fall. */
export const DICE = {
  combat: {
    name: 'combat',
    die: d6,
    title: { en: 'Adjacent combat', ja: '隣接戦闘' },
    when: {
      en: 'once, when all fire is declared and the column is known',
      ja: '支援をすべて宣言し、列が決まった後に1回',
    },
  },
  bombardment: {
    name: 'bombardment',
    die: d6,
    title: { en: 'Bombardment', ja: '砲爆撃' },
    when: { en: 'once for each unit in the hex, in the order sent', ja: 'ヘクス内のユニットごとに1回、送られた順' },
  },
  rubble: {
    name: 'rubble',
    die: d6,
    title: { en: 'Rubble', ja: '瓦礫' },
    when: {
      en: 'after the combat, once for each city hex that artillery or air attacked',
      ja: '戦闘の後、砲兵か航空が攻撃した市街のヘクスごとに1回',
    },
  },
  landing: {
    name: 'landing',
    die: d6,
    title: { en: 'Airborne landing', ja: '空挺降下' },
    when: { en: 'once for the drop', ja: '降下ごとに1回' },
  },
  scatter: {
    name: 'scatter',
    die: d6,
    title: { en: 'Direction of scatter', ja: '散乱の方向' },
    when: { en: 'after a landing that scatters', ja: '降下判定がSCの時' },
  },
  event: {
    name: 'event',
    die: d6,
    title: { en: 'Random event', ja: 'ランダムイベント' },
    when: { en: 'once a game turn, from turn 2', ja: '第2ターンから、各ゲームターンに1回' },
  },
  worldWar: {
    name: 'world war',
    die: d6,
    title: { en: 'World War III', ja: '第三次世界大戦' },
    when: { en: 'after event 1 of Budapest, where NATO intervenes', ja: 'ブダペストのイベント1の後、NATOが介入する時' },
  },
  airpower: {
    name: 'airpower',
    die: d6,
    title: { en: 'Airpower', ja: '航空部隊数' },
    when: {
      en: 'once where the number of air markers is not fixed; once more for the second roll that is paid for',
      ja: '航空マーカー数が定数でない時に1回。対価を払う2回目はもう1回',
    },
  },
  delay: {
    name: 'delay',
    die: d6,
    title: { en: 'Delay of arrival', ja: '到着の遅れ' },
    when: { en: 'once for each unit that does not come at once', ja: 'すぐには到着しないユニットごとに1回' },
  },
  refit: {
    name: 'refit',
    die: d6,
    title: { en: 'Refitting', ja: '再編成' },
    when: { en: 'once, in the Reinforcement Phase', ja: '増援フェイズに1回' },
  },
} as const satisfies Readonly<Record<string, DeclaredDie>>;
