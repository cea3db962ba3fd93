import { type Schema, titleOf } from '../forms/schema.js';
import { ask } from '../i18n/ask.js';
import { formWord } from '../i18n/form-words.js';
import { say } from '../i18n/language.js';
import { play } from '../i18n/play.js';
import type { Chance } from './odds-bars.js';

/** One way the dice can fall, as the API counts it. */
interface Counted {
  readonly outcome?: unknown;
  readonly value?: number;
  readonly probability?: string;
}

interface Words {
  /** The shape of the outcome, with the names of its fields and choices. */
  readonly schema?: Schema | undefined;
  /** What something with an id is called: a unit that an outcome is told by. */
  readonly nameOf?: (id: string) => string | undefined;
}

const MOST = 10;
const MOST_PARTS = 4;

/**
 * Outcomes as a reader calls them, the likeliest first. Of outcomes with many parts only what differs between them is told; those
 * that read alike are one, and what a list has no room for is counted together.
 */
export function chancesInWords(chances: readonly Counted[], words: Words): Chance[] {
  let outcomes = chances.map(({ outcome }) => flat(outcome));
  let names = namesIn(outcomes);
  let differing = differingIn(outcomes, names);
  // Where all that differs lies deeper, such as in what becomes of each target, it is told from there.
  if (differing.length === 0 && chances.length > 1) {
    const deeper = chances.map(({ outcome }) => leaves(outcome));
    const inside = differingIn(deeper, namesIn(deeper));
    if (inside.length > 0) [outcomes, names, differing] = [deeper, inside, inside];
  }
  // Of what cannot come out otherwise everything is told.
  const telling = differing.length > 0 ? differing : names;
  const sums = new Map<string, { value: number; exact: string[] }>();
  for (const [number, { value = 0, probability = '' }] of chances.entries()) {
    const outcome = outcomes[number]!;
    const parts = telling.filter((name) => outcome.has(name)).slice(0, MOST_PARTS);
    const label = parts.map((name) => part(words, name, outcome, telling.length === 1)).join(say(ask.comma)) || '-';
    const known = sums.get(label) ?? { value: 0, exact: [] };
    sums.set(label, { value: known.value + value, exact: [...known.exact, probability] });
  }
  const sorted = [...sums]
    .map(([label, { value, exact }]) => ({ label, value, exact: exact.join(' + ') }))
    .sort((a, b) => b.value - a.value);
  if (sorted.length <= MOST) return sorted;
  const rest = sorted.slice(MOST - 1);
  const value = rest.reduce((sum, each) => sum + each.value, 0);
  return [...sorted.slice(0, MOST - 1), { label: say(play.more, { count: rest.length }), value, exact: '' }];
}

type Outcome = ReadonlyMap<string, string>;

const namesIn = (outcomes: readonly Outcome[]): string[] => [
  ...new Set(outcomes.flatMap((outcome) => [...outcome.keys()])),
];

const differingIn = (outcomes: readonly Outcome[], names: readonly string[]): string[] =>
  names.filter((name) => new Set(outcomes.map((outcome) => outcome.get(name))).size > 1);

/** Every plain value with the way to it: "targets.0.effect". */
function leaves(value: unknown, at = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map(value === null ? [] : [[at, String(value)]]);
  const inside = Object.entries(value).flatMap(([name, each]) => [...leaves(each, at === '' ? name : `${at}.${name}`)]);
  return new Map(inside);
}

/** The shape of what lies at the end of a way. */
function shapeAt(schema: Schema, way: string): Schema | undefined {
  let at: Schema | undefined = schema;
  for (const name of way.split('.')) {
    const ways: readonly Schema[] = at ? [at, ...(at.anyOf ?? []), ...(at.oneOf ?? [])] : [];
    at = ways
      .map(({ properties, items }) => properties?.[name] ?? (NUMBER.test(name) ? items : undefined))
      .find(Boolean);
  }
  return at;
}

const NUMBER = /^\d+$/;

/** Plain values by name, one level deep; of a plain outcome, itself under no name. */
function flat(outcome: unknown): Map<string, string> {
  if (typeof outcome !== 'object' || outcome === null) return new Map([['', String(outcome ?? '-')]]);
  if (Array.isArray(outcome)) return new Map([['', outcome.map(String).join(', ')]]);
  const plain = Object.entries(outcome).filter(([, value]) => value !== null && typeof value !== 'object');
  return new Map(plain.map(([name, value]) => [name, String(value)]));
}

/** By what one of several units, hexes or cards is called in an outcome. */
const CALLED = ['unit', 'name', 'id', 'hex', 'space'];

/** Of which of several something is told: of `defenders.0.fate`, the first defender. */
function ownerOf(outcome: Outcome, name: string): string | undefined {
  const [at, which] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
  if (!NUMBER.test(at.split('.').at(-1)!) || CALLED.includes(which)) return undefined;
  return CALLED.map((called) => outcome.get(`${at}.${called}`)).find(Boolean);
}

/** A field with its value; where it alone tells the outcomes apart, or is told of somebody, a word that it chooses from says enough. */
function part(
  { schema = {}, nameOf = () => undefined }: Words,
  name: string,
  outcome: Outcome,
  alone: boolean,
): string {
  const value = outcome.get(name)!;
  const field = shapeAt(schema, name);
  const owner = ownerOf(outcome, name);
  const choice = choiceIn(field ?? schema, value);
  const word = choice ?? plainly(value);
  const plain = name === '' || ((alone || owner) && choice !== undefined && nameOf(name) === undefined);
  const called = nameOf(name) ?? field?.title ?? formWord(name.split('.').at(-1)!);
  const told = plain ? word : `${called} ${nameOf(value) ?? word}`;
  return owner === undefined ? told : say(ask.of, { owner: nameOf(owner) ?? owner, told });
}

const plainly = (value: string): string => (value === 'true' ? say(ask.yes) : value === 'false' ? say(ask.no) : value);

const DEEPEST = 5;

/** What a word is called among the choices of a shape, wherever in it they are listed. */
export function choiceIn(schema: Schema, value: string, depth = 0): string | undefined {
  const at = schema.enum?.indexOf(value) ?? -1;
  if (at >= 0) return titleOf(schema, at) ?? formWord(value);
  if (depth === DEEPEST) return undefined;
  const { properties = {}, items, oneOf = [], anyOf = [], additionalProperties } = schema;
  const inside = [...Object.values(properties), ...oneOf, ...anyOf, ...(items ? [items] : [])];
  if (typeof additionalProperties === 'object') inside.push(additionalProperties);
  for (const each of inside) {
    const found = choiceIn(each, value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
