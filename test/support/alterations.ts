import type { GameFile, Json } from './signed-again.js';

/** Something that whoever has only the file does to it, without any key. */
export interface Alteration {
  readonly name: string;
  change(file: GameFile): void;
}

const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value === 1 ? 2 : 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  if (Array.isArray(value)) return [...value, 'x'];
  return { ...(value as object), x: 1 };
};

const put = (holder: Json, name: string): void => {
  holder[name] = other(holder[name]);
};

const rolled = ({ entries }: GameFile): Json[] => entries.filter(({ rolls }) => rolls.length > 0);
const ruled = ({ entries }: GameFile): Json[] =>
  entries.filter(({ rulings }) => rulings.some(({ dice }: Json) => dice.length > 0));
const dieOf = (entry: Json): Json => entry.rulings.find(({ dice }: Json) => dice.length > 0).dice[0];
const middle = <T>(list: readonly T[]): T => list[Math.floor(list.length / 2)]!;
const flipped = (hex: string): string => (hex[0] === '0' ? '1' : '0') + hex.slice(1);

const ofEntries: Alteration[] = (['version', 'line', 'side', 'command', 'events', 'rulings', 'rolls'] as const).flatMap(
  (member) => [
    { name: `${member} of the third entry`, change: ({ entries }) => put(entries[2], member) },
    { name: `${member} of an entry in the middle`, change: ({ entries }) => put(middle(entries), member) },
    { name: `${member} of the last entry`, change: ({ entries }) => put(entries.at(-1), member) },
  ],
);

const ofOpening: Alteration[] = (
  [
    'format',
    'session',
    'game',
    'rulesVersion',
    'scenario',
    'materials',
    'options',
    'sides',
    'commitment',
    'publicKey',
  ] as const
).map((member) => ({ name: `${member} of the opening`, change: ({ opening }) => put(opening, member) }));

const ofDice: Alteration[] = [
  { name: 'a face, in the roll', change: (file) => put(middle(rolled(file)).rolls[0], 'value') },
  { name: 'a face, in the ruling', change: (file) => put(dieOf(middle(ruled(file))), 'value') },
  {
    name: 'a face, in the roll and in the ruling',
    change(file) {
      const entry = middle(ruled(file));
      const die = dieOf(entry);
      put(die, 'value');
      entry.rolls.find(({ purpose }: Json) => purpose.endsWith(`:${die.name}`)).value = die.value;
    },
  },
  { name: 'the sides of a die', change: (file) => put(middle(rolled(file)).rolls[0], 'sides') },
  { name: 'what a die was rolled for', change: (file) => put(middle(rolled(file)).rolls[0], 'purpose') },
  { name: 'a roll, left out', change: (file) => void middle(rolled(file)).rolls.pop() },
  { name: 'a roll, there twice', change: (file) => void rolled(file)[0].rolls.push(rolled(file)[0].rolls[0]) },
  { name: 'the rolls of two entries, swapped', change: (file) => swap(rolled(file)[0], rolled(file)[1], 'rolls') },
  { name: 'an outcome', change: (file) => put(middle(ruled(file)).rulings[0], 'outcome') },
  { name: 'the steps of a ruling', change: (file) => void middle(ruled(file)).rulings[0].steps.pop() },
];

function swap(first: Json, second: Json, member: string): void {
  [first[member], second[member]] = [second[member], first[member]];
}

const ofTheLog: Alteration[] = [
  { name: 'the first entry, left out', change: ({ entries }) => void entries.shift() },
  { name: 'an entry in the middle, left out', change: ({ entries }) => void entries.splice(entries.length / 2, 1) },
  { name: 'the last entry, left out', change: ({ entries }) => void entries.pop() },
  { name: 'half of the entries, left out', change: ({ entries }) => void entries.splice(entries.length / 2) },
  { name: 'all entries, left out', change: ({ entries }) => void entries.splice(0) },
  { name: 'an entry, there twice', change: ({ entries }) => void entries.splice(4, 0, entries[4]) },
  {
    name: 'two entries, in the other order',
    change: ({ entries }) => void entries.splice(4, 2, entries[5], entries[4]),
  },
  { name: 'a hash', change: ({ entries }) => Object.assign(middle(entries), { hash: flipped(middle(entries).hash) }) },
  { name: 'the hashes of two entries, swapped', change: ({ entries }) => swap(entries[3], entries[4], 'hash') },
  {
    name: 'the signatures of two entries, swapped',
    change: ({ entries }) => swap(entries[3], entries[4], 'signature'),
  },
  { name: 'the commands of two entries, swapped', change: ({ entries }) => swap(entries[3], entries[4], 'command') },
  { name: 'something added to an entry', change: ({ entries }) => Object.assign(entries[3], { note: 'x' }) },
  { name: 'an event added to the end', change: ({ entries }) => void entries.at(-1).events.push({ type: 'ended' }) },
];

const ofTheFile: Alteration[] = [
  {
    name: 'the signature of the opening',
    change: (file) => Object.assign(file, { signature: file.entries[0].signature }),
  },
  { name: 'the server seed', change: (file) => Object.assign(file, { serverSeed: flipped(file.serverSeed) }) },
  { name: 'the server seed, left out', change: (file) => void Reflect.deleteProperty(file, 'serverSeed') },
  { name: 'the materials, left out', change: (file) => void Reflect.deleteProperty(file, 'materials') },
  { name: 'the scenario in the materials', change: ({ materials }) => put(materials.scenario, 'body') },
  { name: 'what may be rolled for', change: ({ materials }) => put(materials, 'dice') },
  { name: 'the options in the materials', change: ({ materials }) => put(materials, 'options') },
  { name: 'the result', change: (file) => put(file, 'result') },
  { name: 'the result, left out', change: (file) => void Reflect.deleteProperty(file, 'result') },
  { name: 'the version it ends with', change: (file) => put(file, 'version') },
  { name: 'a first state that only a branch has', change: (file) => Object.assign(file, { base: { line: 3 } }) },
];

export const ALTERATIONS: readonly Alteration[] = [...ofEntries, ...ofOpening, ...ofDice, ...ofTheLog, ...ofTheFile];
