import type { Language } from '../../platform/language.js';

/** The word of a map in the language of the reader. */
type MapWord = (word: string) => string;

/** In which language a picture speaks, and its words. */
export interface PictureWords {
  readonly language: Language;
  readonly word: MapWord;
}

/** What no game has a term for: words of the picture itself, and of maps that only pictures name. */
const JAPANESE: Readonly<Record<string, string>> = {
  connection: '連結線',
  cityOrCapital: '都市・県都',
  supplySource: '補給源',
  mountain: '山岳',
  open: '開豁地',
  brush: '繁み',
  river: '河川',
  stream: '小川',
  canal: '運河',
  bridge: '橋梁',
  wall: '壁',
  hedge: '生け垣',
  cliff: '崖',
  slope: '斜面',
  sunkenRoad: '切通し道路',
  pavedRoad: '舗装道路',
  trail: '小道',
  railway: '鉄道',
  plain: '平地',
  solid: '連結線',
  beachhead: '橋頭堡',
  corridorOfGrado: 'グラドの通廊',
};

/** Terms that say something else in the sentences of a game than on its map. */
const ON_MAPS: Readonly<Record<string, string>> = { road: '道路', majorRiver: '大河川' };

/** `minorRiver` reads as "minor river", in Japanese as the game has it. */
export function mapWords(language: Language, term: MapWord): MapWord {
  if (language === 'en') return (word) => word.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return (word) => {
    const own = term(word);
    return ON_MAPS[word] ?? (own === word ? (JAPANESE[word] ?? word) : own);
  };
}

/** How high the ground is, as the legend has it. */
export const levelWord = (language: Language, height: number, andMore: boolean): string =>
  language === 'ja' ? `高さ${height}${andMore ? '以上' : ''}` : `level ${height}${andMore ? ' and more' : ''}`;
