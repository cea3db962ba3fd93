import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys that name or describe a table instead of being part of it. */
const HEAD = ['id', 'title', 'axes'];

/**
 * Tables as they were read from the book, handed out so that every value somebody looks at is ticked off: a test can then ask
 * which values nobody compared with anything.
 */
export class WatchedTables {
  private readonly tables = new Map<string, unknown>();
  private readonly seen = new Set<string>();

  constructor(
    private readonly folder: string,
    readonly names: readonly string[],
  ) {}

  // biome-ignore lint/suspicious/noExplicitAny: each table has its own form
  read(name: string): any {
    if (!this.names.includes(name)) throw new Error(`${name} is not one of the tables of this test`);
    return this.watch(this.load(name), name);
  }

  /** Every value that was never looked at; `aside` matches the places of words that only describe. */
  unread(aside: readonly RegExp[]): string[] {
    const all = this.names.flatMap((name) => [...leaves(this.load(name), name)]);
    return all.map(({ path }) => path).filter((path) => !this.seen.has(path) && !aside.some((each) => each.test(path)));
  }

  private load(name: string): Record<string, unknown> {
    let table = this.tables.get(name);
    if (table === undefined) {
      table = JSON.parse(readFileSync(join(this.folder, `${name}.json`), 'utf8'));
      this.tables.set(name, table);
    }
    return table as Record<string, unknown>;
  }

  private watch(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null) {
      this.seen.add(path);
      return value;
    }
    return new Proxy(value, {
      get: (target, key, receiver) => {
        const held = Reflect.get(target, key, receiver);
        const own = typeof key === 'string' && Object.hasOwn(target, key) && key !== 'length';
        return own ? this.watch(held, `${path}/${key}`) : held;
      },
    });
  }
}

interface Leaf {
  readonly path: string;
}

function* leaves(table: Record<string, unknown>, path: string): Generator<Leaf> {
  for (const [key, value] of Object.entries(table)) {
    if (!path.includes('/') && HEAD.includes(key)) continue;
    const here = `${path}/${key}`;
    if (typeof value === 'object' && value !== null) yield* leaves(value as Record<string, unknown>, here);
    else yield { path: here };
  }
}
