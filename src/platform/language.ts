/** Which of the two languages a client wants (RFC 9110, 12.5.4). Header values repeat, so verdicts are remembered. */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence in both languages. */
export type InBoth = Readonly<Record<Language, string>>;

/** A sentence in both languages, or one that needs no translation. */
export type Text = string | InBoth;

export const inBoth = (text: Text): InBoth => (typeof text === 'string' ? { en: text, ja: text } : text);

export function textIn(language: Language, text: Text): string {
  return typeof text === 'string' ? text : text[language];
}

// Headers come from strangers: neither their length nor their number may grow the memory.
const MEMORY = 256;
const LONGEST = 200;
const remembered = new Map<string, Language>();

export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  if (header.length > LONGEST) return preferred(header.slice(0, LONGEST));
  const language = preferred(header);
  if (remembered.size >= MEMORY) remembered.clear();
  remembered.set(header, language);
  return language;
}

/** The highest q wins; of equals, the first. `*` stands for English. */
function preferred(header: string): Language {
  let best: Language = 'en';
  let bestQuality = 0;
  for (const range of header.toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = languageOfTag(tag);
    const quality = qualityOf(parameters);
    if (language !== undefined && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

function languageOfTag(tag: string): Language | undefined {
  if (tag === '*') return 'en';
  const primary = tag.split('-', 1)[0];
  return LANGUAGES.find((language) => language === primary);
}

function qualityOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  const value = Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
