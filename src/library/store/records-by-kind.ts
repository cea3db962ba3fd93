import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Dialect } from '../../platform/database/database.js';
import type { LibraryDocument } from '../document.js';
import { KINDS, type Kind } from '../kinds.js';
import { cardsOf, decksOf, mapOf, scenarioOf } from '../named-records.js';
import { valuesOf } from '../values/card-values.js';
import { insertRows } from './sql.js';

type Row = Readonly<Record<string, unknown>>;
type Stored = Pick<LibraryDocument, 'id' | 'game' | 'body'> & { readonly living: boolean };

const TABLES: Readonly<Record<Kind, string>> = {
  scenario: 'scenarios',
  map: 'maps',
  card: 'unit_cards',
  deck: 'decks',
  chartPack: 'chart_packs',
};
const COLUMNS =
  'id, game, name_en, name_ja, provenance, source, side, type, body, version, shipped, created_at, updated_at, deleted_at';
/** Records read at a time. */
const PAGE = 200;
const WHEN = '2026-11-17T00:00:00.000Z';

/**
 * A table for each kind of record, the values of cards and the cards of decks in rows, and what records name of one another
 * as foreign keys. Every row of the one table before goes over as it was, deleted ones too: their versions stay taken.
 */
export class RecordsByKind1763424000000 implements MigrationInterface {
  name = 'RecordsByKind1763424000000';

  async up(runner: QueryRunner): Promise<void> {
    const dialect: Dialect = runner.dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite';
    await createTables(runner, dialect);
    for (const kind of KINDS) {
      await runner.query(
        `INSERT INTO ${TABLES[kind]} (${COLUMNS}) SELECT ${COLUMNS} FROM library_records WHERE kind = '${kind}'`,
      );
    }
    const carry = new Carrier(runner, dialect);
    await carry.decks();
    await carry.scenarios();
    await carry.cards();
    await runner.query('DROP TABLE library_records');
  }

  async down(): Promise<void> {
    throw new Error('Records are not put back into one table: restore the copy that was made before.');
  }
}

async function createTables(runner: QueryRunner, dialect: Dialect): Promise<void> {
  // Ids are compared byte by byte, so that ranges and cursors mean the same on both databases.
  const key = dialect === 'postgres' ? 'text COLLATE "C"' : 'text';
  const clustered = dialect === 'postgres' ? '' : 'WITHOUT ROWID';
  const record = (kind: Kind, own = ''): Promise<unknown> =>
    runner.query(`CREATE TABLE ${TABLES[kind]} (
      id ${key} PRIMARY KEY,
      game text NOT NULL,
      name_en text NOT NULL,
      name_ja text,
      provenance text NOT NULL,
      source text,
      side text,
      type text,
      body text NOT NULL,
      version integer NOT NULL,
      shipped text,
      created_at text NOT NULL,
      updated_at text NOT NULL,
      deleted_at text ${own}
    )`);
  await record('map');
  await record('chartPack');
  await record('deck');
  await record('scenario', `, map_id ${key} REFERENCES maps (id)`);
  await record('card', `, scenario_id ${key} REFERENCES scenarios (id)`);
  for (const table of Object.values(TABLES)) {
    for (const column of ['game', 'side', 'type', 'provenance']) {
      await runner.query(`CREATE INDEX ${table}_by_${column} ON ${table} (${column}, id)`);
    }
  }
  await runner.query('CREATE INDEX unit_cards_by_scenario ON unit_cards (scenario_id) WHERE scenario_id IS NOT NULL');
  await runner.query(`CREATE TABLE unit_card_values (
    card_id ${key} NOT NULL REFERENCES unit_cards (id) ON DELETE CASCADE,
    position integer NOT NULL,
    face text NOT NULL,
    name text NOT NULL,
    number double precision,
    text text,
    PRIMARY KEY (card_id, position)
  ) ${clustered}`);
  for (const column of ['number', 'text']) {
    await runner.query(`CREATE INDEX unit_card_values_by_${column} ON unit_card_values (face, name, ${column}, card_id)
      WHERE ${column} IS NOT NULL`);
  }
  await runner.query(`CREATE TABLE deck_cards (
    deck_id ${key} NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    position integer NOT NULL,
    id text NOT NULL,
    content text NOT NULL,
    PRIMARY KEY (deck_id, position)
  )`);
  for (const [table, named] of [
    ['scenario_cards', 'card_id', 'unit_cards'],
    ['scenario_decks', 'deck_id', 'decks'],
  ].map(([name, column, to]) => [
    name,
    `${column} ${key} NOT NULL REFERENCES ${to} (id), PRIMARY KEY (scenario_id, ${column})`,
  ])) {
    await runner.query(
      `CREATE TABLE ${table} (scenario_id ${key} NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE, ${named}) ${clustered}`,
    );
  }
}

/** Takes out of the bodies what has columns and rows of its own now. */
class Carrier {
  constructor(
    private readonly runner: QueryRunner,
    private readonly dialect: Dialect,
  ) {}

  /** A deleted deck keeps its cards where they were: nobody reads them. */
  async decks(): Promise<void> {
    for await (const page of this.pages('decks')) {
      const decks = page.filter(({ living }) => living);
      const cards = decks.flatMap(({ id, body }) =>
        ((body.cards ?? []) as { id: string }[]).map((card, position) => ({
          deck_id: id,
          position,
          id: card.id,
          content: JSON.stringify(card),
        })),
      );
      await this.insert('deck_cards', { deck_id: 'text', position: 'integer', id: 'text', content: 'text' }, cards);
      for (const { id, body } of decks) await this.set('decks', 'body', id, JSON.stringify({ ...body, cards: [] }));
    }
  }

  async scenarios(): Promise<void> {
    for await (const scenarios of this.pages('scenarios')) {
      for (const scenario of scenarios) {
        const { id, living } = scenario;
        const map = mapOf(scenario);
        await this.reserve('maps', scenario, map === undefined ? [] : [map]);
        if (map !== undefined) await this.set('scenarios', 'map_id', id, map);
        if (!living) continue;
        for (const [table, column, to, names] of [
          ['scenario_cards', 'card_id', 'unit_cards', cardsOf(scenario)],
          ['scenario_decks', 'deck_id', 'decks', decksOf(scenario)],
        ] as const) {
          await this.reserve(to, scenario, names);
          const rows = names.map((name) => ({ scenario_id: id, [column]: name }));
          await this.insert(table, { scenario_id: 'text', [column]: 'text' }, rows);
        }
      }
    }
  }

  async cards(): Promise<void> {
    for await (const cards of this.pages('unit_cards')) {
      for (const card of cards) {
        const scenario = scenarioOf(card);
        if (scenario === undefined) continue;
        await this.reserve('scenarios', card, [scenario]);
        await this.set('unit_cards', 'scenario_id', card.id, scenario);
      }
      const values = cards
        .filter(({ living }) => living)
        .flatMap(({ id, body }) => valuesOf(body).map((value, position) => ({ card_id: id, position, ...value })));
      await this.insert(
        'unit_card_values',
        { card_id: 'text', position: 'integer', face: 'text', name: 'text', number: 'double precision', text: 'text' },
        values,
      );
    }
  }

  private async *pages(table: string): AsyncGenerator<Stored[]> {
    let after = '';
    for (;;) {
      const rows = (await this.runner.query(
        this.spelled(
          `SELECT id, game, body, deleted_at FROM ${table} WHERE id > $1 AND version > 0 ORDER BY id LIMIT ${PAGE}`,
        ),
        [after],
      )) as { id: string; game: string; body: string; deleted_at: string | null }[];
      if (rows.length === 0) return;
      yield rows.map(({ id, game, body, deleted_at }) => ({
        id,
        game,
        body: JSON.parse(body) as Record<string, unknown>,
        living: deleted_at === null,
      }));
      after = rows.at(-1)!.id;
    }
  }

  /** A name that is used and not filled: version 0, and deleted. */
  private async reserve(table: string, { game }: Stored, names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.runner.query(
        this.spelled(`INSERT INTO ${table} (id, game, name_en, provenance, body, version, created_at, updated_at, deleted_at)
          VALUES ($1, $2, '', 'client', '{}', 0, '${WHEN}', '${WHEN}', '${WHEN}') ON CONFLICT (id) DO NOTHING`),
        [name, game],
      );
    }
  }

  private async set(table: string, column: string, id: string, value: string): Promise<void> {
    await this.runner.query(this.spelled(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`), [value, id]);
  }

  private async insert(table: string, columns: Parameters<typeof insertRows>[2], rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    await this.runner.query(this.spelled(insertRows(this.dialect, table, columns)), [JSON.stringify(rows)]);
  }

  private spelled(sql: string): string {
    return this.dialect === 'postgres' ? sql : sql.replaceAll(/\$\d/g, '?');
  }
}
