import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';

/**
 * A table as it was read from a book (`test/fixtures/<game>/*.json`), of which every leaf is ticked off when it has been
 * compared with what ships. A leaf that is a cell is compared with a chart; a leaf that is a sentence is taken apart and
 * its facts are put to the game as questions. `uncompared` names what nobody looked at.
 */
const FIXTURES = join(import.meta.dirname, '..', 'fixtures');

/** What a table says about itself and not about the game: where it stands, what was repaired, what remains doubtful. */
const ABOUT_ITSELF = ['id', 'title', 'source', 'axes', 'notes', 'repairs', 'uncertain'];

// biome-ignore lint/suspicious/noExplicitAny: a table file has the form of its own table
type Printed = any;

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function leavesOf(value: unknown, path: string): string[] {
  if (!isBranch(value)) return [path];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}/${key}`));
}

export class PrintedTable {
  readonly #table: Printed;
  readonly #left: Set<string>;

  constructor(
    game: string,
    readonly name: string,
  ) {
    this.#table = JSON.parse(readFileSync(join(FIXTURES, game, `${name}.json`), 'utf8'));
    const told = Object.entries(this.#table).filter(([key]) => !ABOUT_ITSELF.includes(key));
    this.#left = new Set(leavesOf(Object.fromEntries(told), ''));
  }

  /** Leaves that nothing has been compared with. */
  get uncompared(): string[] {
    return [...this.#left].filter((path) => !path.endsWith('/why'));
  }

  get rows(): Printed[] {
    return this.#table.rows;
  }

  at(path: string): Printed {
    return path.split('/').reduce((value, key) => value?.[key], this.#table);
  }

  /** Compares everything below a path with what ships. */
  ships(path: string, shipped: unknown): void {
    expect({ [path]: shipped }).toEqual({ [path]: this.at(path) });
    this.#tick(path);
  }

  /** A sentence: the pattern finds its facts in it, the proof puts them to the game. */
  says(path: string, pattern: RegExp, proof: (...facts: string[]) => void): void {
    const [, ...facts] = String(this.at(path)).match(pattern) ?? [];
    expect({ [path]: this.at(path) }).toEqual({ [path]: expect.stringMatching(pattern) });
    proof(...facts);
    this.#tick(path);
  }

  has(path: string): boolean {
    return this.at(path) !== undefined;
  }

  #tick(path: string): void {
    const leaves = leavesOf(this.at(path), path);
    expect(leaves.filter((leaf) => this.at(leaf) === undefined)).toEqual([]);
    for (const leaf of leaves) this.#left.delete(leaf);
  }
}

export const tablesOf = (game: string): string[] =>
  readdirSync(join(FIXTURES, game))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
