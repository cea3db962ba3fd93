import type { Alteration } from './alterations.js';
import type { GameFile, Json } from './signed-again.js';

const flipped = (text: string): string => (text[0] === 'A' ? 'B' : 'A') + text.slice(1);
const eventOf = ({ entries }: GameFile, type: string): Json =>
  entries.flatMap(({ events }) => events).find((event: Json) => event.type === type);
const entryOf = ({ entries }: GameFile, type: string): Json => entries.find(({ command }) => command.type === type);
const signedEntries = ({ entries }: GameFile): Json[] => entries.filter(({ signed }) => signed !== undefined);
const rolled = ({ entries }: GameFile): Json[] => entries.filter(({ rolls }) => rolls.length > 0);
const keyed = ({ entries }: GameFile): Json => entries.find(({ command }) => command.publicKey !== undefined);

/** The places of all leaves of a value, as paths. */
function leaves(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
}

/** Another value of the same kind in one of its leaves: the share says which. */
function otherLeaf(value: Json, share: number): void {
  const all = leaves(value);
  const path = all[Math.floor(share * (all.length - 1))]!;
  const holder = path.slice(0, -1).reduce((inner, name) => inner[name], value);
  const name = path.at(-1)!;
  const member = holder[name];
  if (typeof member === 'number') holder[name] = member + 1;
  else if (typeof member === 'string') holder[name] = `${member}'`;
  else holder[name] = member === null ? 0 : !member;
}

/** An own member of this name, as JSON.parse makes one, whatever the name. */
function put(holder: Json, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

const ofSignatures: Alteration[] = [
  { name: "a seat's key in its command", change: (file) => Object.assign(keyed(file).command, otherKey(file)) },
  { name: "a seat's key in its event", change: (file) => Object.assign(eventOf(file, 'joined'), otherKey(file)) },
  {
    name: "a seat's key in both",
    change(file) {
      Object.assign(keyed(file).command, otherKey(file));
      Object.assign(eventOf(file, 'joined'), otherKey(file));
    },
  },
  {
    name: "a seat's key, left out",
    change: (file) => void Reflect.deleteProperty(eventOf(file, 'joined'), 'publicKey'),
  },
  {
    name: "the signature of a side's command, left out",
    change: (file) => void Reflect.deleteProperty(signedEntries(file)[1], 'signed'),
  },
  {
    name: "the signature of a side's command, another",
    change(file) {
      for (const by of Object.values<Json>(signedEntries(file)[1].signed)) by.signature = flipped(by.signature);
    },
  },
  {
    name: "the signatures of a side's commands, swapped",
    change(file) {
      const [, one, other] = signedEntries(file);
      [one.signed, other.signed] = [other.signed, one.signed];
    },
  },
  {
    name: 'the version that a side signed',
    change(file) {
      for (const by of Object.values<Json>(signedEntries(file)[1].signed)) by.version -= 1;
    },
  },
  {
    name: 'a signature with other bits in its last character, which no byte holds',
    change(file) {
      const [entry] = file.entries;
      const last = entry.signature.at(-1);
      const next = String.fromCharCode(last.charCodeAt(0) + 1);
      entry.signature = entry.signature.slice(0, -1) + next;
    },
  },
  {
    name: 'a padded signature',
    change: ({ entries }) => {
      entries[1].signature += '==';
    },
  },
];
const otherKey = ({ opening }: GameFile): object => ({ publicKey: opening.publicKey });

const ofUndos: Alteration[] = [
  {
    name: 'how far an undo goes back',
    change: (file) => {
      eventOf(file, 'undone').to -= 1;
    },
  },
  {
    name: 'how far an undo was proposed to go back',
    change: (file) => {
      entryOf(file, 'propose-undo').command.to -= 1;
    },
  },
  { name: 'an undo agreed to by the other', change: (file) => swapSides(file, entryOf(file, 'agree-undo')) },
  {
    name: 'an undo refused',
    change: (file) => {
      entryOf(file, 'agree-undo').command.type = 'refuse-undo';
    },
  },
  {
    name: 'an undo, left out with its proposal',
    change({ entries }) {
      const at = entries.findIndex(({ command }) => command.type === 'propose-undo');
      entries.splice(at, 2);
    },
  },
];
function swapSides({ opening }: GameFile, entry: Json): void {
  entry.side = opening.sides.find((side: string) => side !== entry.side);
}

const ofMaterials: Alteration[] = [
  ...[0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => ({
    name: `one value of the materials, at ${share * 100} %`,
    change: ({ materials }: GameFile) => otherLeaf(materials, share),
  })),
  {
    name: 'a card left out of the materials',
    change: ({ materials }) => void Reflect.deleteProperty(materials.cards, Object.keys(materials.cards)[0]!),
  },
  {
    name: 'the units of the set-up, in another order',
    change: ({ materials }) => void materials.scenario.body.setUp.reverse(),
  },
  { name: 'what may be rolled for, in another order', change: ({ materials }) => void materials.dice.reverse() },
  {
    name: 'the hash of other materials',
    change({ opening }) {
      opening.materials = opening.materials.replace(/./g, (digit: string) => (digit === '0' ? '1' : '0'));
    },
  },
];

const ofTheEnd: Alteration[] = [
  {
    name: 'the end, an entry earlier',
    change({ entries }) {
      const { events } = entries.at(-1);
      entries.at(-2).events.push(events.pop());
    },
  },
  {
    name: 'the end, there twice',
    change: ({ entries }) => void entries.at(-1).events.push(entries.at(-1).events.at(-1)),
  },
  { name: 'the end, left out', change: ({ entries }) => void entries.at(-1).events.pop() },
];

const ofTexts: Alteration[] = [
  {
    name: "a side's seed with a character that cannot be seen",
    change: (file) => {
      eventOf(file, 'joined').seed += '\u200b';
    },
  },
  {
    name: "a side's seed in wide letters, which NFKC makes the same",
    change(file) {
      const event = eventOf(file, 'joined');
      event.seed = event.seed.replace(/s/, 'ｓ');
    },
  },
  {
    name: 'half a surrogate pair in a command',
    change: ({ entries }) => {
      entries[3].command.type += '\ud800';
    },
  },
  {
    name: 'a face as a text',
    change: (file) => {
      rolled(file)[0].rolls[0].value += '';
    },
  },
  {
    name: 'a face a little larger',
    change: (file) => {
      rolled(file)[0].rolls[0].value += 1e-9;
    },
  },
  {
    name: 'a line without end',
    change: ({ entries }) => {
      entries[3].line = Number.POSITIVE_INFINITY;
    },
  },
  {
    name: 'a line below zero by its sign alone',
    change: ({ entries }) => {
      entries[0].line = '-0';
    },
  },
  {
    name: 'a version as a text',
    change: ({ entries }) => {
      entries[3].version += '';
    },
  },
  {
    name: 'a side that is no text',
    change: ({ entries }) => {
      entries[3].side = [entries[3].side];
    },
  },
  {
    name: 'a face that is no longer secret, or is so now',
    change: (file) => {
      rolled(file)[0].rolls[0].secret = rolled(file)[0].rolls[0].secret ? undefined : true;
    },
  },
];

const ofNames: Alteration[] = ['__proto__', 'constructor', 'toString', '', 'note'].flatMap((name) => [
  { name: `a member "${name}" in the file`, change: (file: GameFile) => put(file, name, { serverSeed: '' }) },
  { name: `a member "${name}" in the opening`, change: ({ opening }: GameFile) => put(opening, name, { sides: [] }) },
  { name: `a member "${name}" in an entry`, change: ({ entries }: GameFile) => put(entries[3], name, { rolls: [] }) },
  {
    name: `a member "${name}" in a command`,
    change: ({ entries }: GameFile) => put(entries[3].command, name, { type: 'x' }),
  },
  {
    name: `a member "${name}" in a roll`,
    change: (file: GameFile) => put(rolled(file)[0].rolls[0], name, { value: 1 }),
  },
]);

const ofTimes: Alteration[] = [
  {
    name: 'a time that is none',
    change: ({ entries }) => {
      entries[3].at = 'the day before';
    },
  },
  {
    name: 'a time that is a number',
    change: ({ entries }) => {
      entries[3].at = 7;
    },
  },
  {
    name: 'a time of the opening that is none',
    change: (file: Json) => {
      file.createdAt = '<b>now</b>';
    },
  },
];

/** Of any game in which somebody signed and somebody took something back. */
export const SIGNED_ALTERATIONS: readonly Alteration[] = [
  ...ofSignatures,
  ...ofUndos,
  ...ofMaterials,
  ...ofTheEnd,
  ...ofTexts,
  ...ofNames,
  ...ofTimes,
];

/** Of a game that adopted other rules on its way. */
export const ADOPTION_ALTERATIONS: readonly Alteration[] = [
  ...(['from', 'to', 'upTo', 'commands', 'dice'] as const).map((member) => ({
    name: `"${member}" of an adoption`,
    change(file: GameFile) {
      const event = eventOf(file, 'rules-adopted');
      const value = event[member];
      event[member] = typeof value === 'number' ? value - 1 : typeof value === 'string' ? `${value}x` : value.slice(1);
    },
  })),
  {
    name: 'upTo in the command of an adoption',
    change: (file) => {
      entryOf(file, 'adopt-rules').command.upTo -= 1;
    },
  },
  { name: 'an adoption, left out', change: ({ entries }) => void entries.splice(adoptedAt(entries), 1) },
  {
    name: 'a command that was not given again',
    change: ({ entries }) => void entries.splice(adoptedAt(entries) + 4, 1),
  },
  {
    name: 'the rules of the opening, said to be those adopted',
    change: (file) => {
      file.opening.rulesVersion = eventOf(file, 'rules-adopted').to;
    },
  },
];
const adoptedAt = (entries: readonly Json[]): number =>
  entries.findIndex(({ command }) => command.type === 'adopt-rules');

/** Of a branch. */
export const BRANCH_ALTERATIONS: readonly Alteration[] = [
  ...(['session', 'version', 'hash', 'line', 'base'] as const).map((member) => ({
    name: `"${member}" of where it branched off`,
    change({ opening }: GameFile) {
      const { forkedFrom } = opening as Json;
      const value = forkedFrom[member];
      forkedFrom[member] = typeof value === 'number' ? value + 1 : value.slice(1) + value[0];
    },
  })),
  { name: 'that it branched off', change: ({ opening }) => void Reflect.deleteProperty(opening, 'forkedFrom') },
  { name: 'the state it begins with, left out', change: (file) => void Reflect.deleteProperty(file, 'base') },
  ...[0, 0.25, 0.5, 0.75, 1].map((share) => ({
    name: `one value of the state it begins with, at ${share * 100} %`,
    change: (file: GameFile) => otherLeaf((file as Json).base, share),
  })),
];
