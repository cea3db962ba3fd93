import type { InBoth } from '../language.js';

/** Blanks, then one mark, one text or one word of JSON. */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text of JSON may not hold them
  /[ \t\n\r]*(?:(?<mark>[{}[\],:])|(?<text>"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;
const BLANKS = /[ \t\n\r]*/y;

type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end';

/** Where a text stops being JSON. Only texts that are none come here, so it may take its time. */
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

/** What is wrong with a text that is no JSON, and where: line and column, as an editor counts them. */
export const jsonFault = (text: string): InBoth => jsonFaultAt(text, placeOfFault(text));

export function jsonFaultAt(text: string, place: number): InBoth {
  const before = text.slice(0, place);
  const line = before.split('\n').length;
  const column = place - before.lastIndexOf('\n');
  const where = text.includes('\n')
    ? { en: `line ${line}, column ${column}`, ja: `${line}行目の${column}文字目` }
    : { en: `character ${column}`, ja: `${column}文字目` };
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
