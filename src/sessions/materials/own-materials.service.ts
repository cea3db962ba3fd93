import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { oneOf } from '../../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { Turn } from '../../edge/turns.js';
import { type LibraryDocument, plainDocument } from '../../library/document.js';
import type { Kind } from '../../library/kinds.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/problems/problem.js';
import { OWN_KINDS } from '../session-setup.js';
import type { OwnMaterial, OwnMaterials as OwnMaterialsList } from '../shapes/materials.js';
import { OwnMaterialRow } from './own-material-entity.js';

/** A whole shelf of games fits into this; the operator's disk does not fill with it. */
const MOST_RECORDS = 300;
const MOST_BYTES = 24 * 1024 * 1024;

const KEY = { kind: true, id: true } as const;

/** Where a session finds what its opener has uploaded. */
export interface OwnShelf {
  find(kind: Kind, id: string): Promise<LibraryDocument | undefined>;
  /** The cards of a game. */
  cards(game: string): Promise<readonly LibraryDocument[]>;
}

const NOBODYS: OwnShelf = { find: async () => undefined, cards: async () => [] };

/** What players upload with their keys: theirs to list, replace, delete and play with, and nobody else's. */
@Injectable()
export class OwnMaterials {
  constructor(private readonly database: Database) {}

  async list(player: string): Promise<OwnMaterialsList> {
    const keys = await this.rows.find({ select: KEY, where: { player }, order: { kind: 'ASC', id: 'ASC' } });
    const items: OwnMaterial[] = [];
    const turn = new Turn();
    // One at a time: all of them at once would be 24 MiB to read.
    for (const { kind, id } of keys) {
      const row = await this.rows.findOneBy({ player, kind, id });
      if (row) items.push(shown(row));
      if (turn.isOver) await turn.giveWay();
    }
    return { items, used: items.reduce((sum, { size }) => sum + size, 0), limit: MOST_BYTES };
  }

  async read(player: string, kind: string, id: string): Promise<OwnMaterial & { readonly record: LibraryDocument }> {
    const row = await this.rows.findOneBy({ player, kind, id });
    if (!row) throw notYours(kind, id);
    return { ...shown(row), record: documentOf(row) };
  }

  /** All of them or none; what is there under the same name is replaced. */
  async save(player: string, documents: readonly LibraryDocument[], expected?: number): Promise<OwnMaterial[]> {
    const strange = documents.find(({ kind }) => !OWN_KINDS.has(kind));
    if (strange) throw new InvalidRequestError([new FieldFault('/kind', oneOf([...OWN_KINDS], strange.kind))]);
    return this.database.transaction(async (manager) => {
      const saved: OwnMaterialRow[] = [];
      for (const document of documents) saved.push(await put(manager, player, document, expected));
      const { count, bytes } = await usage(manager, player);
      if (count > MOST_RECORDS || bytes > MOST_BYTES) throw tooMuch();
      return saved.map(shown);
    });
  }

  async remove(player: string, kind: string, id: string): Promise<void> {
    const found = await this.database.rows<{ id: string }>(
      'DELETE FROM player_materials WHERE player = $1 AND kind = $2 AND id = $3 RETURNING id',
      [player, kind, id],
    );
    if (found.length === 0) throw notYours(kind, id);
  }

  shelf(player: string | undefined): OwnShelf {
    if (player === undefined) return NOBODYS;
    return {
      find: async (kind, id) => {
        const row = await this.rows.findOneBy({ player, kind, id });
        return row ? documentOf(row) : undefined;
      },
      cards: async (game) => (await this.rows.findBy({ player, kind: 'card', game })).map(documentOf),
    };
  }

  private get rows() {
    return this.database.source.getRepository(OwnMaterialRow);
  }
}

async function put(
  manager: EntityManager,
  player: string,
  document: LibraryDocument,
  expected: number | undefined,
): Promise<OwnMaterialRow> {
  const { kind, id, game } = document;
  const before = await manager.findOneBy(OwnMaterialRow, { player, kind, id });
  if (expected !== undefined && before?.version !== expected) {
    throw new Problem('precondition-failed', { members: { version: before?.version ?? 0 } });
  }
  const content = JSON.stringify(plainDocument(document));
  const version = (before?.version ?? 0) + 1;
  const updatedAt = new Date().toISOString();
  return manager.save(
    OwnMaterialRow,
    manager.create(OwnMaterialRow, {
      player,
      kind,
      id,
      game,
      content,
      size: Buffer.byteLength(content),
      version,
      updatedAt,
    }),
  );
}

async function usage(manager: EntityManager, player: string): Promise<{ count: number; bytes: number }> {
  const [found] = (await manager
    .createQueryBuilder(OwnMaterialRow, 'm')
    .select('COUNT(*)', 'count')
    .addSelect('SUM(m.size)', 'bytes')
    .where('m.player = :player', { player })
    .getRawMany()) as { count: number | string; bytes: number | string | null }[];
  return { count: Number(found!.count), bytes: Number(found!.bytes ?? 0) };
}

const documentOf = ({ content }: OwnMaterialRow): LibraryDocument => JSON.parse(content) as LibraryDocument;

function shown(row: OwnMaterialRow): OwnMaterial {
  const { name } = documentOf(row);
  const { kind, id, game, size, version, updatedAt } = row;
  return { kind: kind as OwnMaterial['kind'], id, game, name, size, version, updatedAt };
}

function notYours(kind: string, id: string): Problem {
  return new Problem('not-found', {
    detail: {
      en: `You have no ${kind.slice(0, 20)} "${id.slice(0, 100)}".`,
      ja: `あなたの ${kind.slice(0, 20)}「${id.slice(0, 100)}」はありません。`,
    },
  });
}

const tooMuch = (): Problem =>
  new Problem('conflict', {
    detail: {
      en: `A player keeps at most ${MOST_RECORDS} records of ${MOST_BYTES / 1024 / 1024} MiB in all: delete some first.`,
      ja: `保存できるのは${MOST_RECORDS}件、合計${MOST_BYTES / 1024 / 1024} MiBまでです。先に不要なものを削除してください。`,
    },
  });
