import type { Language } from '../rulings/messages.js';
import common from './common-descriptions.json' with { type: 'json' };

/** A name in Japanese alone where the English one is read off the field itself; in both where that is a code. */
type FieldName = string | { readonly en: string; readonly ja: string };

/** What a form calls the fields of a game and the words they are chosen from. A word that means several things is given as `field.word`. */
export interface FieldNames {
  readonly fields: Readonly<Record<string, FieldName>>;
  readonly choices: Readonly<Record<string, FieldName>>;
  /** The game's options, which are called like rules and not like the fields of a question. */
  readonly options?: Readonly<Record<string, FieldName>>;
}

/** Descriptions of fields in Japanese, by the English one that stands in the code, without the sections at its end. */
export type FieldDescriptions = Readonly<Record<string, string>>;

/** Maps are described alike in every game. */
const COMMON: FieldDescriptions = common;

/** What is said, and the sections it ends with. */
const SAID = /^(.*?)(\s*\[[^\]]*\])?\.?$/s;

const inLanguage = (name: FieldName | undefined, language: Language): string | undefined => {
  if (name === undefined) return undefined;
  if (typeof name === 'string') return language === 'ja' ? name : undefined;
  return name[language];
};

/** Maps are laid out alike in every game. */
const MAP_NAMES: FieldNames = {
  fields: {
    map: 'マップ',
    stored: '保存した記録',
    grid: 'グリッド',
    orientation: 'ヘクスの向き',
    shifted: 'ずれる列',
    columns: '列数',
    rows: '行数',
    firstColumn: '最初の列の番号',
    firstRow: '最初の行の番号',
    rowsRun: '行番号の向き',
    numbering: '番号の付け方',
    columnDigits: '列番号の桁数',
    rowDigits: '行番号の桁数',
    evenLines: '偶数番の列',
    count: '数',
    first: '最初の番号',
    defaultTerrain: '基本の地形',
    hex: 'ヘクス',
    hexes: 'ヘクス',
    height: '高度',
    hexsides: 'ヘクスサイド',
    side: '陣営',
    'hexsides.side': 'ヘクスサイド',
    features: 'ヘクスサイドの地形',
    paths: '道路など',
    kind: '種類',
    name: '名称',
    ja: { en: 'Name in Japanese', ja: '日本語の名称' },
    terrain: '地形',
  },
  choices: {
    flat: '辺が上（縦の列）',
    pointy: '角が上（横の行）',
    odd: '奇数番',
    even: '偶数番',
    down: '下へ',
    up: '上へ',
    columnRow: '列・行',
    rowColumn: '行・列',
    doubledLetters: '文字を重ねる（A…Z, AA, BB）',
    spreadsheetLetters: '表計算式の文字（A…Z, AA, AB）',
  },
};

/** The names that forms use, in one language. */
export class FieldWords {
  constructor(
    private readonly language: Language,
    private readonly names: FieldNames | undefined,
    /** Words that the sentences of the game have for a choice. */
    private readonly term: (word: string) => string | undefined,
    private readonly descriptions: FieldDescriptions = {},
  ) {}

  /** Undefined where it stays as it is: in English, or nobody has put it into Japanese. */
  description(english: string): string | undefined {
    if (this.language === 'en') return undefined;
    const [, said = '', cited = ''] = SAID.exec(english) ?? [];
    const told = this.descriptions[said] ?? COMMON[said];
    return told === undefined ? undefined : told + cited;
  }

  /** Undefined where the field's own name says it. */
  field(name: string): string | undefined {
    return inLanguage(this.names?.fields[name] ?? MAP_NAMES.fields[name], this.language);
  }

  choice(field: string, word: string): string | undefined {
    const named = this.names?.choices;
    const name = named?.[`${field}.${word}`] ?? named?.[word];
    return inLanguage(name, this.language) ?? this.term(word) ?? inLanguage(MAP_NAMES.choices[word], this.language);
  }
}
