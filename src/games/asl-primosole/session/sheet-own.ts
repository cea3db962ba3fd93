import type { Side } from '../vocabulary.js';
import { type Counter, has, isSupport, type Mark } from './counters.js';
import type { Fort, Line, Position } from './position.js';
import { livingOf, placeKey, placeOf } from './roster.js';

export type Language = 'en' | 'ja';
/** The one or the other sentence, by the language of the sheet. */
export type Say = (en: string, ja: string) => string;
export const SIDE: Readonly<Record<Language, Record<Side, string>>> = {
  en: { british: 'British', axis: 'Axis' },
  ja: { british: 'イギリス軍', axis: '枢軸軍' },
};

/** What only its owner reads: his forces place by place, what his lines owe, what is hidden [3.6179, CG5, CG6, 3.619]. */
export function ownSheet(position: Position, side: Side, language: Language, say: Say): string[] {
  return [
    ...forces(position, side, language, say),
    ...legend(position, side, say),
    ...duties(position, side, say),
    ...fortifications(position, side, say),
  ];
}

/** Own counters by place, the same ones counted together. */
function forces(position: Position, side: Side, language: Language, say: Say): string[] {
  const places = new Map<string, Map<string, number>>();
  for (const counter of livingOf(position, side)) {
    const place = isSupport(counter)
      ? say('Support', '支援')
      : placeKey(placeOf(position, counter))
          .replace(/^-$/, say('Not placed yet', '未配置'))
          .replace('area', say('Setup Area', '配置エリア'))
          .replace('entry', say('Off map at', '盤外'));
    const group = places.get(place) ?? new Map<string, number>();
    const word = wordOf(counter, language);
    group.set(word, (group.get(word) ?? 0) + 1);
    places.set(place, group);
  }
  return [...places].map(
    ([place, counters]) =>
      `${place}${say(': ', '：')}${[...counters].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)).join(say(', ', '、'))}`,
  );
}

/** Signs behind a name: what the scenario must know of a counter. */
const SIGNS: Readonly<Partial<Record<Mark, readonly [string, string, string]>>> = {
  shortage: ['*', 'Ammunition Shortage', '弾薬減少'],
  fanaticNext: ['†', 'Fanatic in this scenario', 'このシナリオで戦意高揚'],
  hip: ['(h)', 'hidden', '隠匿'],
  reserve: ['(r)', 'Reserve', '予備'],
  heldForNight: ['(n)', 'off the map for the night', '夜間は盤外'],
  recalled: ['(R)', 'Recalled', '帰還'],
  wounded: ['(w)', 'wounded', '負傷'],
};

const signsOf = (counter: Counter): string =>
  Object.entries(SIGNS)
    .flatMap(([mark, sign]) => (has(counter, mark as Mark) ? [sign[0]] : []))
    .join('');

const wordOf = (counter: Counter, language: Language): string => {
  const { name } = counter;
  const fittings = (counter.fittings ?? []).map((each) => FITTINGS[each]?.[language] ?? each);
  const fitted = fittings.length > 0 ? ` [${fittings.join(', ')}]` : '';
  return `${language === 'ja' ? (name.ja ?? name.en) : name.en}${fitted}${signsOf(counter)}`;
};

/** Optional fittings [CG7]. */
const FITTINGS: Readonly<Record<string, Record<Language, string>>> = {
  aamg: { en: 'AAMG', ja: 'AAMG' },
  gyrostabilizer: { en: 'gyrostabilizer', ja: 'ジャイロ' },
  schuerzen: { en: 'Schürzen', ja: 'シュルツェン' },
};

function legend(position: Position, side: Side, say: Say): string[] {
  const met = Object.entries(SIGNS).filter(([mark]) =>
    livingOf(position, side).some((each) => has(each, mark as Mark)),
  );
  return met.length === 0 ? [] : [met.map(([, [sign, en, ja]]) => `${sign} ${say(en, ja)}`).join(say('; ', '、'))];
}

/** Lines that appear for the first time, are held back, or have an Objective Hex, a registered hex or an observer [CG5, CG6, 3.2]. */
function duties(position: Position, side: Side, say: Say): string[] {
  const living = new Set(livingOf(position, side).map(({ line }) => line));
  return Object.values(position.own[side].lines)
    .filter(({ id }) => living.has(id))
    .flatMap((line) => {
      const words = dutiesOf(line, say);
      return words.length > 0
        ? [
            say(
              `${line.group} (${line.date}): ${words.join('; ')}`,
              `${line.group}（${line.date}）：${words.join('、')}`,
            ),
          ]
        : [];
    });
}

function dutiesOf({ appeared, heldBack, mode, objective, objectiveRevealed, hex, group }: Line, say: Say): string[] {
  const words: string[] = [];
  if (!appeared && mode !== 'away') words.push(say('appears for the first time, in one place', '初登場。一か所に限る'));
  if (heldBack) words.push(say('held back: does not enter in this scenario', '留め置き。このシナリオでは進入しない'));
  if (objective !== null && !objectiveRevealed)
    words.push(say(`Objective Hex ${objective}, secret`, `目標ヘクス ${objective}（非公開）`));
  if (hex !== null && group === 'B1') words.push(say(`registered on ${hex}`, `事前登録 ${hex}`));
  if (hex !== null && group === 'O4') words.push(say(`observer in ${hex}`, `観測員 ${hex}`));
  return words;
}

/** What is built or laid, by its kind [3.619]. */
const FORTS: Readonly<Record<string, readonly [string, string]>> = {
  ...{ pillbox: ['pillbox', 'トーチカ'], trench: ['trench', '塹壕'], roadblock: ['roadblock', '道路障害'] },
  ...{ foxhole: ['foxhole', '単独壕'], foxhole1S: ['foxhole 1S', '単独壕 1S'], foxhole2S: ['foxhole 2S', '単独壕 2S'] },
  ...{
    foxhole3S: ['foxhole 3S', '単独壕 3S'],
    apMines: ['A-P mines,', 'A-P 地雷'],
    atMines: ['A-T mines,', 'A-T 地雷'],
  },
  atMineFactor: ['A-T mines,', 'A-T 地雷'],
};
const MINES = /Mine/;

const placed = ({ hex, kind }: Fort): boolean => hex !== null && kind !== 'used';

function fortifications({ own }: Position, side: Side, say: Say): string[] {
  const standing = Object.values(own[side].forts).filter(placed);
  if (standing.length === 0) return [];
  const words = standing.map(({ kind, hex, hidden, count }) => {
    const [en, ja] = FORTS[kind] ?? [kind, kind];
    const factors = MINES.test(kind) ? say(` ${count} factors`, ` ${count} 戦力`) : '';
    return `${hex} ${say(en, ja)}${count === 1 ? factors.replace('factors', 'factor') : factors}${hidden ? say(' (hidden)', '（隠匿）') : ''}`;
  });
  return [say(`Fortifications: ${words.join(', ')}.`, `野戦構築物：${words.join('、')}。`)];
}
