import type { Text } from '../../platform/language.js';

/** Where in a file something is wrong: the part of the archive, and how far into it. */
interface Where {
  readonly part?: string;
  readonly line?: number;
  readonly column?: number;
  /** Characters from the beginning. */
  readonly offset?: number;
}

/** A file that is no VASSAL file, is damaged, or is larger than anybody's game. */
export class VassalFileError extends Error {
  readonly detail: { readonly en: string; readonly ja: string };

  constructor(what: Text, where: Where = {}) {
    const { en, ja } = typeof what === 'string' ? { en: what, ja: what } : what;
    const detail = { en: `${en}${placeIn('en', where)}`, ja: `${ja}${placeIn('ja', where)}` };
    super(detail.en);
    this.name = 'VassalFileError';
    this.detail = detail;
  }
}

function placeIn(language: 'en' | 'ja', { part, line, column, offset }: Where): string {
  const [open, close] = language === 'en' ? [' (', ')'] : ['（', '）'];
  const parts = [
    ...(part === undefined ? [] : [part]),
    ...(line === undefined ? [] : [language === 'en' ? `line ${line}` : `${line}行目`]),
    ...(column === undefined ? [] : [language === 'en' ? `column ${column}` : `${column}列目`]),
    ...(offset === undefined ? [] : [language === 'en' ? `character ${offset}` : `${offset}文字目`]),
  ];
  return parts.length === 0 ? '' : `${open}${parts.join(language === 'en' ? ', ' : '、')}${close}`;
}
