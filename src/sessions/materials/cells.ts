import type { FieldType } from '../../kernel/fields/index.js';
import type { Language } from '../../platform/language.js';

const NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** As most of Europe and South America writes it; no figure of a counter has thousands. */
const DECIMAL_COMMA = /^([-+]?\d+),(\d+)$/;

/** Kinds of cells that hold no prose: figures and letters of a Japanese keyboard are those of any other. */
const BARE = new Set<FieldType['kind']>(['integer', 'halves', 'number', 'either', 'flag', 'choice']);
/** The number of a hex is a text. */
const WIDE_FIGURES = /^[０-９]+$/;

/** What a cell of a table says, by the type of its field; what does not fit stays a text, and the check says so. */
export function readCell(type: FieldType, sent: string): unknown {
  const cell = BARE.has(type.kind) || WIDE_FIGURES.test(sent) ? sent.normalize('NFKC') : sent;
  switch (type.kind) {
    case 'halves':
    case 'number':
      return numberIn(cell.replace(DECIMAL_COMMA, '$1.$2'));
    case 'integer':
    case 'either':
      return numberIn(cell);
    case 'flag':
      return FLAGS[cell.toLowerCase()] ?? cell;
    case 'list':
      return cell.split(/[\s;]+/).map((item) => readCell(type.of, item));
    case 'record':
    case 'object':
    case 'json':
      return parsed(cell);
    default:
      return cell;
  }
}

const numberIn = (cell: string): unknown => (NUMBER.test(cell) ? Number(cell) : cell);

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

/** The same as a cell; nothing where nothing is known. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What to write, for somebody who does not know our types. */
export function typeWords(type: FieldType, language: Language): string {
  const say = (en: string, ja: string): string => (language === 'en' ? en : ja);
  switch (type.kind) {
    case 'integer':
      return say(`a whole number from ${type.min} to ${type.max}`, `${type.min}～${type.max}の整数`);
    case 'halves':
    case 'number':
      return say(`a number from ${type.min} to ${type.max}`, `${type.min}～${type.max}の数`);
    case 'flag':
      return say('true or false', 'true か false');
    case 'choice':
      return say('one of the words', '決まった語のどれか');
    case 'list':
      return say(
        `several, with blanks between them: ${typeWords(type.of, 'en')}`,
        `空白区切り：${typeWords(type.of, 'ja')}`,
      );
    case 'either':
      return type.of.map((one) => typeWords(one, language)).join(say(' or ', 'または'));
    case 'text':
    case 'timestamp':
      return say('a text', '文字列');
    default:
      return 'JSON';
  }
}

/** The words a field is bound to. */
export function wordsOf(type: FieldType): readonly string[] | undefined {
  if (type.kind === 'choice') return type.choice.values;
  if (type.kind === 'list') return wordsOf(type.of);
  if (type.kind !== 'either') return undefined;
  const words = type.of.flatMap((one) => wordsOf(one) ?? []);
  return words.length > 0 ? words : undefined;
}
