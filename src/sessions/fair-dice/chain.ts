import { hash } from 'node:crypto';
import type { CommandSignature, SessionRoll } from '../../kernel/session/index.js';
import { canonical } from './canonical.js';

/** How a log is written and its dice are drawn. Sessions of the first format go on as they began. */
export const FORMATS = ['umpire-session/1', 'umpire-session/2'] as const;
export type SessionFormat = (typeof FORMATS)[number];
/** The one that sessions are opened in. */
export const SESSION_FORMAT: SessionFormat = 'umpire-session/2';

/** What a session begins with: the first link of its chain, published at creation. */
export interface Opening {
  readonly format: SessionFormat;
  readonly session: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly scenario: string;
  /** SHA-256 of the canonical text of everything the scenario brings: maps, units, charts; and what may be rolled for. */
  readonly materials: string;
  readonly options: unknown;
  readonly sides: readonly string[];
  readonly commitment: string;
  readonly publicKey: string;
  readonly forkedFrom?: ForkPoint;
}

/** Where a session branched off: the state its own dice go on from. */
interface ForkPoint {
  readonly session: string;
  readonly version: number;
  readonly hash: string;
  readonly line: number;
  /** SHA-256 of the canonical text of the state it begins with; absent in the first format. */
  readonly base?: string;
}

/** One version of a session: what was commanded and all that came of it. */
export interface Entry {
  readonly version: number;
  /** Number of the game's commands that stand after it; after an undo, the line of the version gone back to. */
  readonly line: number;
  readonly side: string | null;
  readonly command: unknown;
  readonly events: readonly unknown[];
  readonly rulings: readonly unknown[];
  readonly rolls: readonly SessionRoll[];
  readonly signed?: Readonly<Record<string, CommandSignature>>;
}

export const hashOfText = (text: string): string => hash('sha256', text, 'hex');

/** One link of the chain: the hash before, the salt, and the entry's canonical text, which is written once, hashed and stored. */
export const linkHash = (previous: string, salt: string, entryText: string): string =>
  hashOfText(`["${previous}","${salt}",${entryText}]`);

/** Of materials, of a state: whatever is named by its hash. */
export const contentHash = (content: unknown): string => hashOfText(canonical(content));

export const openingHash = (opening: Opening): string => hashOfText(canonical(opening));

/** The members are named one by one: a stored row that carries more than an entry still hashes as the entry. */
export function entryHash(previous: string, salt: string, entry: Entry): string {
  const { version, line, side, command, events, rulings, rolls, signed } = entry;
  return linkHash(previous, salt, canonical({ command, events, line, rolls, rulings, side, signed, version }));
}
