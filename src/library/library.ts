import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { nearest, withGuess } from '../kernel/fields/index.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import { Database } from '../platform/database/database.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import type { Channel } from '../platform/redis/channel.js';
import { Redis } from '../platform/redis/redis.js';
import { DocumentChecker } from './check/document-checker.js';
import type { LibraryDocument, StoredDocument } from './document.js';
import { type Kind, SHELVES } from './kinds.js';
import { RecordCache, type Shelved } from './record-cache.js';
import { drawMap } from './render/draw-map.js';
import { ID_PATTERN } from './schema/text-schemas.js';
import type { ListQuery } from './store/record-query.js';
import { keyOf, type RecordKey, RecordStore, type Written } from './store/record-store.js';
import type { Condition } from './values/condition.js';
import { conditionsOf } from './values/where.js';

/** Characters of JSON kept in memory. */
const CACHE_SIZE = 16_000_000;
/** How long a record may be out of date where other instances write to the same database and cannot be heard. */
const UNHEARD_MS = 1000;
/** A message with more keys than this is not worth its length: everybody forgets everything. */
const MANY = 100;

const IS_ID = new RegExp(ID_PATTERN);

/** The records, checked when they come in and remembered when they go out. */
@Injectable()
export class Library implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly checker: DocumentChecker;
  private readonly store: RecordStore;
  private readonly cache: RecordCache;
  private channel: Channel | undefined;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Redis) private readonly redis: Redis,
    @Inject(GameRegistry) private readonly games: GameRegistry,
  ) {
    this.checker = new DocumentChecker(games);
    this.store = new RecordStore(database);
    const alone = database.dialect === 'sqlite';
    const maxAge = (): number => (alone || this.channel?.live ? Number.POSITIVE_INFINITY : UNHEARD_MS);
    this.cache = new RecordCache(CACHE_SIZE, maxAge, Date.now);
  }

  onApplicationBootstrap(): void {
    this.channel = this.redis.channel(
      'umpire:library',
      (key) => (key === '*' ? this.cache.clear() : this.cache.forget(key)),
      () => this.cache.clear(),
    );
  }

  onApplicationShutdown(): void {
    this.channel?.close();
  }

  /** At once where it is remembered. */
  find(kind: Kind, id: string): Shelved | undefined | Promise<Shelved | undefined> {
    if (!IS_ID.test(id)) return undefined;
    const key = keyOf({ kind, id });
    return this.cache.get(key) ?? this.cache.load(key, () => this.store.read(kind, id));
  }

  async read(kind: Kind, id: string): Promise<Shelved> {
    return (await this.find(kind, id)) ?? fail(notThere(kind, id, await this.similar(kind, id)));
  }

  /** What else is asked about a scenario is refused where nobody has one of that name. */
  async refuseUnknownScenario(id: string): Promise<void> {
    if (await this.find('scenario', id)) return;
    const name = id.slice(0, 100);
    const text = { en: `there is no scenario "${name}"`, ja: `シナリオ「${name}」はありません` };
    const guess = await this.similar('scenario', id);
    throw new InvalidRequestError([new FieldFault('/scenario', withGuess(text, name, [], guess))]);
  }

  /** Scenarios are few and are typed by hand: whoever misspells one is told which was meant. */
  private async similar(kind: Kind, id: string): Promise<string | undefined> {
    if (kind !== 'scenario') return undefined;
    const known = await this.store.list({ kind, limit: MOST_GUESSED });
    return nearest(
      id,
      known.map((each) => each.id),
    );
  }

  async list(query: ListQuery): Promise<StoredDocument[]> {
    const games = this.games.all.map(({ id }) => id);
    if (query.game !== undefined && !games.includes(query.game)) {
      throw new InvalidRequestError([new FieldFault('/game', oneOf(games, query.game))]);
    }
    const found = await this.store.list(query);
    if (found.length === 0) await this.refuseUnknownWords(query);
    return found;
  }

  /** Nothing was found: perhaps because no record of the shelf has such a side or type. */
  private async refuseUnknownWords(query: ListQuery): Promise<void> {
    for (const column of ['side', 'type'] as const) {
      const asked = query[column];
      if (asked === undefined) continue;
      const known = await this.store.wordsOf(query.kind, column, query.game);
      if (known.includes(asked)) continue;
      throw new InvalidRequestError([new FieldFault(`/${column}`, oneOf(known, asked))]);
    }
  }

  /** What a list is narrowed by, from texts like `movement.road >= 10`: the game says which values its cards have. */
  conditions(game: string | undefined, where: readonly string[]): Promise<Condition[]> {
    const known = game === undefined ? undefined : this.games.game(game);
    if (known === undefined) {
      const games = this.games.all.map(({ id }) => id).join(', ');
      throw new InvalidRequestError([
        new FieldFault('/game', {
          en: `with "where" must be one of ${games}`,
          ja: `"where" には次のどれかが必要です：${games}`,
        }),
      ]);
    }
    return conditionsOf(known, where, (name) => this.store.isPrinted(known.id, name));
  }

  /** Cards that say they belong to the scenario, and cards it names; by id. */
  cardsOf({ game, id }: LibraryDocument, limit: number): Promise<StoredDocument[]> {
    return this.store.cardsOfScenario(game, id, limit);
  }

  standing(keys: readonly RecordKey[]) {
    return this.store.standing(keys);
  }

  async create(value: unknown): Promise<Shelved> {
    const document = this.checked(value);
    await this.changing([document], async () => {
      const written = await this.database.transaction((manager) =>
        this.store.write(manager, [document], { now: now(), replace: false }),
      );
      if (written.length === 0) throw alreadyThere(document);
    });
    return this.read(document.kind, document.id);
  }

  async replace(value: unknown, version: number): Promise<Shelved> {
    const document = this.checked(value);
    await this.changing([document], async () => {
      const done = await this.database.transaction((manager) => this.store.replace(manager, document, version, now()));
      if (done === undefined) await this.refuse(document);
    });
    return this.read(document.kind, document.id);
  }

  async remove(key: RecordKey, version: number): Promise<void> {
    await this.changing([key], async () => {
      const done = await this.database.transaction((manager) => this.store.remove(manager, key, version, now()));
      if (!done) await this.refuse(key);
    });
  }

  /** Writes documents that have been checked, all or none of them; says how many there were to write. */
  async writeAll(documents: readonly LibraryDocument[], how: Omit<Written, 'now'>): Promise<number> {
    await this.changing(documents, () =>
      this.database.transaction(async (manager) => {
        const written = await this.store.write(manager, documents, { ...how, now: now() });
        if (written.length === documents.length) return;
        const done = new Set(written.map(keyOf));
        throw alreadyThere(documents.find((document) => !done.has(keyOf(document)))!);
      }),
    );
    return documents.length;
  }

  private checked(value: unknown): LibraryDocument {
    const checked = this.checker.check(value);
    if ('faults' in checked) throw new InvalidRequestError(checked.faults);
    return checked.document;
  }

  /** A map as a picture. */
  picture(map: LibraryDocument, language: Language): string {
    const { en, ja = en } = map.name;
    const title = language === 'ja' ? ja : en;
    return drawMap(title, this.checker.filledMap(map), this.games.game(map.game)!, language);
  }

  /** Whatever comes of a write, nobody keeps an older copy. */
  private async changing(keys: readonly RecordKey[], write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } finally {
      for (const key of keys) this.cache.forget(keyOf(key));
      if (keys.length > MANY) await this.channel?.publish('*');
      else for (const key of keys) await this.channel?.publish(keyOf(key));
    }
  }

  /** A write that found nothing to write to: the record is gone, or its version is another. */
  private async refuse({ kind, id }: RecordKey): Promise<never> {
    const present = await this.store.read(kind, id);
    if (present === undefined) throw notThere(kind, id);
    throw new Problem('precondition-failed', {
      headers: { etag: etagOf(present) },
      members: { version: present.version },
    });
  }
}

const now = (): string => new Date().toISOString();

function fail(problem: Problem): never {
  throw problem;
}

export const etagOf = ({ version }: StoredDocument): string => `"${version}"`;

const MOST_GUESSED = 200;

function notThere(kind: Kind, id: string, guess?: string): Problem {
  const name = id.slice(0, 100);
  const meant =
    guess === undefined ? { en: '', ja: '' } : { en: ` Did you mean "${guess}"?`, ja: `「${guess}」のことですか？` };
  return new Problem('not-found', {
    detail: {
      en: `There is no "${name}" among the ${SHELVES[kind]}.${meant.en}`,
      ja: `${SHELVES[kind]} に「${name}」はありません。${meant.ja}`,
    },
  });
}

function alreadyThere({ kind, id }: RecordKey): Problem {
  return new Problem('conflict', {
    detail: {
      en: `"${id}" is already among the ${SHELVES[kind]}: replace it with PUT.`,
      ja: `${SHELVES[kind]} には既に「${id}」があります。PUT で置き換えてください。`,
    },
  });
}
