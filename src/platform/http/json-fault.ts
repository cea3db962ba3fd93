import type { InBoth } from '../language.js';

/** Blanks, then one mark, one text or one word of JSON. */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text of JSON may not hold them
  /[ \t\n\r]*(?:(?<mark>[{}[\],:])|(?<text>"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;
const BLANKS = /[ \t\n\r]*/y;

type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end';

/** Where a text stops being JSON. */
function placeOfFault(text: string): number {
  const open: ('[' | '{')[] = [];
  let awaited: Awaited = 'value';
  for (let at = 0; ; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const next: Awaited | undefined = token ? afterToken(awaited, token.groups!, open) : undefined;
    if (next === undefined) {
      BLANKS.lastIndex = at;
      return at + BLANKS.exec(text)![0].length;
    }
    awaited = next;
    at = TOKEN.lastIndex;
  }
}

function afterToken(
  awaited: Awaited,
  { mark, text }: Record<string, string | undefined>,
  open: ('[' | '{')[],
): Awaited | undefined {
  const closed = (): Awaited => {
    const holder = open.at(-1);
    return holder === undefined ? 'end' : holder === '[' ? ', or ]' : ', or }';
  };
  const close = (): Awaited => {
    open.pop();
    return closed();
  };
  switch (mark) {
    case '[':
    case '{':
      if (!awaited.startsWith('value')) return undefined;
      open.push(mark);
      return mark === '[' ? 'value or ]' : 'key or }';
    case ']':
    case '}':
      return awaited.endsWith(mark) ? close() : undefined;
    case ',':
      return awaited.startsWith(',') ? (open.at(-1) === '[' ? 'value' : 'key') : undefined;
    case ':':
      return awaited === ':' ? 'value' : undefined;
    default:
      if (awaited.startsWith('value')) return closed();
      return awaited.startsWith('key') && text !== undefined ? ':' : undefined;
  }
}

/** A longer text is not looked through again, which would keep others waiting: of it is told what Node says. A batch has 10,000 of them. */
const LOOKED_THROUGH = 2048;
/** In a longer text lines are not counted. */
const COUNTED_THROUGH = 16_384;

const NO_JSON: InBoth = { en: 'This is no JSON.', ja: 'JSONとして読めません。' };

/** What is wrong with a text that Node would not parse, and where: line and column, as an editor counts them. */
export function jsonFault(text: string, { message }: Error): InBoth {
  if (text.length <= LOOKED_THROUGH) return jsonFaultAt(text, placeOfFault(text));
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return jsonFaultAt(text, Number(position));
  return message.includes('end of JSON') ? jsonFaultAt(text, text.length) : NO_JSON;
}

export function jsonFaultAt(text: string, place: number): InBoth {
  const where = placeIn(text, place);
  const character = String.fromCodePoint(text.codePointAt(place) ?? 0);
  if (place >= text.length) {
    return {
      en: `Unexpected end of JSON input: it stops at ${where.en}.`,
      ja: `JSONが途中で終わっています（${where.ja}）。`,
    };
  }
  const shown = JSON.stringify(character);
  return { en: `Unexpected ${shown} in JSON at ${where.en}.`, ja: `JSONとして読めません：${where.ja}の${shown}。` };
}

function placeIn(text: string, place: number): InBoth {
  if (text.length > COUNTED_THROUGH || !text.includes('\n')) {
    return { en: `character ${place + 1}`, ja: `${place + 1}文字目` };
  }
  const before = text.slice(0, place);
  const line = before.split('\n').length;
  const column = place - before.lastIndexOf('\n');
  return { en: `line ${line}, column ${column}`, ja: `${line}行目の${column}文字目` };
}
