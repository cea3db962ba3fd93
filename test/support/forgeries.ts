import { countedAgain, drawnAgain, type GameFile, type Json, struckOut } from './signed-again.js';

/** Something a server with the key does to a game before it signs it again, and whether that shows without the rules. */
export interface Forgery {
  readonly name: string;
  /** As docs/fair-dice.md lists it, where nothing is found without the rules. */
  readonly hidden?: string;
  change(file: GameFile): void;
}

/** An entry whose ruling shows a die. */
const ruled = ({ entries }: GameFile): Json =>
  entries.find(({ rulings }) => rulings.some((ruling: Json) => ruling.dice.length > 0));
/** A command of the game that rolled nothing and showed nothing: the first after the set-up. */
const quiet = ({ entries }: GameFile): Json =>
  entries.find(({ command, rolls, events }) => command.type !== 'join' && rolls.length === 0 && events.length > 0);
const last = ({ entries }: GameFile): Json => entries.at(-1);
const ended = (file: GameFile): Json => last(file).events.find((event: Json) => event.type === 'ended');

/** The entries of the commands that no undo took back. */
function standing(entries: readonly Json[]): Json[] {
  const stood: Json[][] = [[]];
  for (const [i, entry] of entries.entries()) {
    const back = entry.events.find((event: Json) => event.type === 'undone');
    const before = back ? stood[back.to]! : stood[i]!;
    stood.push(/-undo$/.test(entry.command.type) ? before : [...before, entry]);
  }
  return stood.at(-1)!;
}

/** A ruling with its dice put before those of an entry: the true ones become the second of their purpose. */
function decoyRuling(file: GameFile): void {
  const entry = ruled(file);
  const ruling = entry.rulings.find(({ dice }: Json) => dice.length > 0);
  const at = entry.rulings.indexOf(ruling);
  const first = entry.rolls.findIndex(({ purpose }: Json) => purpose.startsWith(`${ruling.procedure}:`));
  entry.rulings.splice(at, 0, structuredClone(ruling));
  entry.rolls.splice(first, 0, ...structuredClone(entry.rolls.slice(first, first + ruling.dice.length)));
  drawnAgain(file);
}

function renamed(file: GameFile, name: (die: string) => string): void {
  const entry = ruled(file);
  const ruling = entry.rulings.find(({ dice }: Json) => dice.length > 0);
  const [die] = ruling.dice;
  const roll = entry.rolls.find(({ purpose }: Json) => purpose === `${ruling.procedure}:${die.name}`);
  die.name = name(die.name);
  roll.purpose = `${ruling.procedure}:${die.name}`;
  drawnAgain(file);
}

export const FORGERIES: readonly Forgery[] = [
  {
    name: 'secret rolls that nobody asked for, before a combat',
    hidden: 'rolls added for a purpose that the game has, out of sight (they no longer shift any other die)',
    change(file) {
      const own = file.materials.dice.find((each: Json) => each.most !== undefined);
      const decoy = { purpose: own.purpose, sides: 6, value: 1, secret: true };
      ruled(file).rolls.unshift({ ...decoy }, { ...decoy }, { ...decoy });
      drawnAgain(file);
    },
  },
  {
    name: 'a ruling put before the true one, so that this gets the next die',
    hidden: 'a ruling added whose die is thrown away, so that the next one of the same purpose counts',
    change: decoyRuling,
  },
  { name: 'a die with a number after its name', change: (file) => renamed(file, (name) => `${name}#7`) },
  { name: 'a die with a zero-width space in its name', change: (file) => renamed(file, (name) => `${name}\u200b`) },
  {
    name: 'a die with a name of plain letters that no rule knows',
    change: (file) => renamed(file, (name) => `${name} two`),
  },
  {
    name: 'a die with a letter of another alphabet in its name',
    change: (file) =>
      renamed(file, (name) =>
        name.replace(/[aceiops]/, (letter) => ({ a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ' })[letter]!),
      ),
  },
  {
    name: 'a name that no rule knows, put on the list of what is rolled for',
    hidden: 'names added, before the game begins, to the list of what may be rolled for',
    change(file) {
      const procedure = ruled(file).rulings.find(({ dice }: Json) => dice.length > 0);
      const { sides } = procedure.dice[0];
      const purpose = `${procedure.procedure}:${procedure.dice[0].name} two`;
      file.materials.dice.push({ purpose, sides });
      renamed(file, (name) => `${name} two`);
    },
  },
  {
    name: 'another seed for whoever joined last, with the dice it gives',
    hidden: "another seed in a side's name, and the dice that follow from it",
    change(file) {
      const entry = file.entries.findLast(({ command }) => command.type === 'join');
      entry.command.seed = 'chosen by the server';
      entry.events.find((event: Json) => event.type === 'joined').seed = 'chosen by the server';
      drawnAgain(file);
    },
  },
  {
    name: 'a command that was never given, over the events of another',
    hidden: 'a command other than the one that was given',
    change(file) {
      quiet(file).command = { type: 'concede' };
      countedAgain(file);
      drawnAgain(file);
    },
  },
  {
    name: 'a command given by the other side',
    hidden: 'a command in the name of another side',
    change(file) {
      const entry = quiet(file);
      entry.side = file.opening.sides.find((side: string) => side !== entry.side);
    },
  },
  {
    name: 'an event that has nothing to do with its command',
    hidden: 'events that do not follow from their command or ruling',
    change: (file) => void quiet(file).events.unshift({ ...quiet(file).events[0], type: 'declared-open' }),
  },
  {
    name: 'an event left out',
    change: (file) => void quiet(file).events.splice(0, 1),
    hidden: 'events left out',
  },
  {
    name: 'an outcome other than the die gives',
    hidden: 'outcomes and steps of rulings that do not follow from their dice',
    change(file) {
      const { rulings } = ruled(file);
      rulings.find(({ dice }: Json) => dice.length > 0).outcome = { result: 'as you like it' };
    },
  },
  {
    name: 'a step of a ruling left out',
    hidden: 'outcomes and steps of rulings that do not follow from their dice',
    change: (file) =>
      void ruled(file)
        .rulings.find(({ dice }: Json) => dice.length > 0)
        .steps.pop(),
  },
  {
    name: 'the game cut short in the middle',
    change: (file) => void file.entries.splice(Math.floor(file.entries.length / 2)),
  },
  {
    name: 'the game cut short in the middle, and ended there',
    hidden: 'a game ended earlier than it did, or otherwise',
    change(file) {
      file.entries.splice(Math.floor(file.entries.length / 2));
      last(file).events.push({ type: 'ended', result: file.result });
    },
  },
  { name: 'the game cut to nothing', change: (file) => void file.entries.splice(0) },
  {
    name: 'the result swapped, in the file',
    change(file) {
      const winner = file.opening.sides.find((side: string) => side !== file.result.winner);
      file.result = { ...file.result, winner };
    },
  },
  {
    name: 'the result swapped, in the file and in its event',
    hidden: 'a game ended earlier than it did, or otherwise',
    change(file) {
      const winner = file.opening.sides.find((side: string) => side !== file.result.winner);
      file.result = { ...file.result, winner };
      ended(file).result = file.result;
    },
  },
  { name: 'no materials', change: (file) => void Reflect.deleteProperty(file, 'materials') },
  { name: 'no server seed', change: (file) => void Reflect.deleteProperty(file, 'serverSeed') },
  { name: 'no list of what is rolled for', change: (file) => void Reflect.deleteProperty(file.materials, 'dice') },
  {
    name: 'a command left out, the rest moved up with new dice',
    hidden: 'commands left out, with everything after them drawn anew',
    change(file) {
      struckOut(file, quiet(file));
      countedAgain(file);
      drawnAgain(file);
    },
  },
  {
    name: 'rules that do not exist',
    hidden: 'rules of a version that nobody has',
    change: (file) => void Object.assign(file.opening, { rulesVersion: '99' }),
  },
  {
    name: 'rules that do not exist, adopted on the way',
    hidden: 'rules of a version that nobody has',
    change(file) {
      const { opening, entries, materials } = file;
      const upTo = entries.length - 1;
      const stood = standing(entries.slice(0, upTo));
      const event = {
        type: 'rules-adopted',
        from: opening.rulesVersion,
        to: '99',
        upTo,
        commands: stood.length,
        dice: materials.dice,
      };
      const adoption = {
        ...stood[0],
        line: 0,
        command: { type: 'adopt-rules', upTo },
        events: [event],
        rulings: [],
        rolls: [],
      };
      file.entries = [...entries.slice(0, upTo), adoption, ...structuredClone(stood), last(file)];
    },
  },
  {
    name: 'options that the game does not have',
    hidden: 'other options or units than the game was played with, signed anew',
    change(file) {
      file.materials.options = { ...file.materials.options, alwaysWins: 'the house' };
      file.opening.options = file.materials.options;
    },
  },
  {
    name: 'other numbers on counters, cards and charts than those the game was played with, and fewer units',
    hidden: 'other options or units than the game was played with, signed anew',
    change({ materials }) {
      for (const part of [materials.cards, materials.decks, materials.pack?.charts]) oneMore(part);
      materials.scenario.body.setUp.shift();
    },
  },
];

/** Every number in it is one more. */
function oneMore(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'number') value[name] = member + 1;
    else oneMore(member);
  }
}
