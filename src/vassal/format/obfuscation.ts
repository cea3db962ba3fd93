import { VassalFileError } from './fault.js';

/** What a saved game begins with whose text is hidden from casual eyes; then two digits of a key, then pairs of digits. */
const HEAD = '!VCSK';

const NO_DIGIT = 0x100;

/** The value of each letter as a digit, found and not reckoned: a large save has tens of millions of them. */
const DIGITS = Uint16Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? NO_DIGIT : value;
});

/** The text of a saved game: each byte was combined with the key; what has no head is plain already. */
export function clearText(bytes: Uint8Array, part: string): string {
  const utf8 = new TextDecoder('utf-8');
  for (let i = 0; i < HEAD.length; i += 1) if (bytes[i] !== HEAD.charCodeAt(i)) return utf8.decode(bytes);
  const pair = (at: number): number => {
    const value = 16 * DIGITS[bytes[at] ?? 0]! + DIGITS[bytes[at + 1] ?? 0]!;
    if (value < NO_DIGIT) return value;
    throw new VassalFileError(
      { en: 'the hidden text is cut off or damaged', ja: '難読化されたテキストが途切れているか壊れています' },
      { part, offset: at },
    );
  };
  const key = pair(HEAD.length);
  const first = HEAD.length + 2;
  const clear = new Uint8Array(Math.ceil((bytes.length - first) / 2));
  for (let i = 0; i < clear.length; i += 1) clear[i] = pair(first + 2 * i) ^ key;
  return utf8.decode(clear);
}

export function hiddenText(text: string, key: number): Uint8Array {
  const hex = (value: number): string => value.toString(16).padStart(2, '0');
  const pairs = Array.from(new TextEncoder().encode(text), (byte) => hex(byte ^ key));
  return new TextEncoder().encode(`${HEAD}${hex(key)}${pairs.join('')}`);
}
