import { type DeclaredDie, d6 } from '../../../kernel/dice/index.js';

/** Every die of the game by what it is thrown for. A procedure lists its own in the order in which they fall. */
export const DICE = {
  combat: {
    name: 'combat',
    die: d6,
    title: { en: 'Combat', ja: '戦闘' },
    when: { en: 'once', ja: '1回' },
  },
  barrage: {
    name: 'barrage',
    die: d6,
    title: { en: 'Barrage', ja: '弾幕射撃' },
    when: { en: 'once for each unit that can be hit', ja: '命中しうるユニットごとに1回' },
  },
  bombardment: {
    name: 'bombardment',
    die: d6,
    title: { en: 'Air bombardment', ja: '航空爆撃' },
    when: { en: 'once', ja: '1回' },
  },
  weather: {
    name: 'weather',
    die: d6,
    title: { en: 'Weather', ja: '天候' },
    when: { en: 'once, where the weather is not fixed', ja: '天候が決まっていない時に1回' },
  },
  republican: {
    name: 'republican',
    die: d6,
    title: { en: 'Republican initiative', ja: '共和国軍の主導権' },
    when: { en: 'in Brunete from turn 3', ja: 'Bruneteの第3ターンから' },
  },
  nationalist: {
    name: 'nationalist',
    die: d6,
    title: { en: 'Nationalist initiative', ja: '国粋主義軍の主導権' },
    when: { en: 'after the Republican die', ja: '共和国軍のダイスの後' },
  },
  rebuilding: {
    name: 'rebuilding',
    die: d6,
    title: { en: 'Turns until the HQ is rebuilt', ja: '司令部再建までのターン' },
    when: { en: 'once, when the HQ is lost', ja: '司令部を失った時に1回' },
  },
  leader: {
    name: 'leader',
    die: d6,
    title: { en: 'Fate of the leader', ja: '指揮官の運命' },
    when: { en: 'once, when the enemy finds him alone', ja: '単独の所に敵が進入した時に1回' },
  },
} as const satisfies Record<string, DeclaredDie>;
