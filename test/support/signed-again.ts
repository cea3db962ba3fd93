import { createHmac } from 'node:crypto';
import {
  canonical,
  contentHash,
  entryHash,
  type Opening,
  openingHash,
  rollKey,
  SessionKey,
  salt,
  seedKey,
} from '../../src/sessions/fair-dice/index.js';

// biome-ignore lint/suspicious/noExplicitAny: a game is changed as whoever forges it would, without its types
export type Json = any;

/** A finished game as the server hands it out. */
export interface GameFile {
  opening: Opening & Json;
  signature: string;
  version: number;
  entries: Json[];
  serverSeed: string;
  materials: Json;
  result: Json;
}

/** What a dishonest server does after it has changed a game: writes the versions and hashes anew, and signs. */
export function signedAgain(file: GameFile, key: SessionKey): GameFile {
  const { serverSeed, materials } = file;
  const opening = materials ? { ...file.opening, materials: contentHash(materials) } : file.opening;
  const seed = seedKey(serverSeed ?? '0'.repeat(64));
  let hash = openingHash(opening);
  const signature = key.sign(hash);
  const entries = file.entries.map(({ hash: _hash, signature: _signature, at, ...entry }, i) => {
    const numbered = { ...entry, version: i + 1 };
    hash = entryHash(hash, salt(seed, opening.session, i + 1), numbered);
    return { ...numbered, hash, signature: key.sign(hash), at };
  });
  return { ...file, opening, signature, entries, version: entries.length };
}

/** Draws every die anew, as the seeds and the lines now are, in the rolls and in the rulings that show them. */
export function drawnAgain(file: GameFile): void {
  const { opening, entries, serverSeed } = file;
  const events = entries.flatMap((entry) => entry.events);
  const seeds = opening.sides.map((side: string): [string, string] => [
    side,
    events.findLast((event: Json) => event.type === 'joined' && event.side === side).seed,
  ]);
  const key = rollKey(serverSeed, opening.session, seeds);
  for (const entry of entries) {
    const counts = new Map<string, number>();
    const shown = entry.rulings.flatMap((ruling: Json) => ruling.dice);
    for (const roll of entry.rolls) {
      const count = counts.get(roll.purpose) ?? 0;
      counts.set(roll.purpose, count + 1);
      // Of eight words the first is as good as always taken: dice here have few sides.
      const place = [opening.session, entry.line, roll.purpose, count, 0];
      const word = createHmac('sha256', key).update(canonical(place)).digest().readUInt32BE(0);
      roll.value = (word % roll.sides) + 1;
      if (roll.purpose.includes(':')) shown.shift().value = roll.value;
    }
  }
}

const NO_MOVES = ['join', 'concede', 'propose-undo', 'agree-undo', 'refuse-undo', 'adopt-rules'];

/** Counts the lines anew. */
export function countedAgain({ opening, entries }: GameFile): void {
  const lines = [opening.forkedFrom?.line ?? 0];
  for (const [i, entry] of entries.entries()) {
    const back = entry.events.find((event: Json) => event.type === 'undone');
    entry.line = back ? lines[back.to] : lines[i]! + (NO_MOVES.includes(entry.command.type) ? 0 : 1);
    lines.push(entry.line);
  }
}

/** Strikes one entry out: whoever went back past it goes back as far as before. */
export function struckOut({ entries }: GameFile, entry: Json): void {
  const at = entries.indexOf(entry);
  const gone = at + 1;
  entries.splice(at, 1);
  for (const { command, events } of entries) {
    for (const named of [command, ...events]) if (named.to >= gone && /und/.test(named.type)) named.to -= 1;
  }
}
