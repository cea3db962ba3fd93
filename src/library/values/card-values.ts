/** Where on a card a value stands: on the face that shows at first, on the other face, or among the figures printed beside. */
export const FACES = ['values', 'reduced', 'printed'] as const;
export type Face = (typeof FACES)[number];

interface CardValue {
  readonly face: Face;
  /** Dotted, without the places in lists: `weapons.ap.penetration.M`. */
  readonly name: string;
  readonly number?: number;
  /** A text, or "true" and "false". */
  readonly text?: string;
}

/** What is longer is kept with the card and not asked for by value: an index takes no more. */
const LONGEST = 200;
/** More figures than any data card has. */
const MOST = 2000;

/** Every value that is on a card, each once; what nobody knows (null) is no value. */
export function valuesOf(body: Readonly<Record<string, unknown>>): CardValue[] {
  const found = new Map<string, CardValue>();
  for (const face of FACES) if (body[face] !== undefined) collect(face, '', body[face], found);
  return [...found.values()];
}

function collect(face: Face, name: string, value: unknown, into: Map<string, CardValue>): void {
  if (Array.isArray(value)) for (const item of value) collect(face, name, item, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(face, name === '' ? key : `${name}.${key}`, inner, into);
  } else if (value !== null && into.size < MOST) {
    const plain = typeof value === 'number' ? { number: value } : { text: String(value) };
    if (isPlain(name) && isPlain(plain.text ?? '')) into.set(`${face} ${name} ${value}`, { face, name, ...plain });
  }
}

/** What both databases keep as text and index. */
const isPlain = (text: string): boolean =>
  text.length <= LONGEST && !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
