import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { GameRegistry } from '../../kernel/procedures/index.js';
import type { LibraryDocument } from '../document.js';
import { Library } from '../library.js';
import { keyOf, type Standing } from '../store/record-store.js';
import { digestOf, shippedDocuments } from './shipped-documents.js';

/**
 * Puts what ships with the service into the library: on the first start all of it, later what a new release changed.
 * A record that somebody has replaced or deleted is theirs and stays as it is.
 */
@Injectable()
export class ShippedLoader implements OnApplicationBootstrap {
  constructor(
    private readonly library: Library,
    private readonly games: GameRegistry,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.load(shippedDocuments().filter(({ game }) => this.games.game(game) !== undefined));
  }

  /** How many records were new or changed. */
  async load(documents: readonly LibraryDocument[]): Promise<number> {
    const digests = new Map(documents.map((document) => [keyOf(document), digestOf(document)]));
    const standing = await this.library.standing(documents);
    const due = documents.filter((document) => isDue(standing.get(keyOf(document)), digests.get(keyOf(document))!));
    if (due.length === 0) return 0;
    await this.library.writeAll(due, { replace: true, shipped: digests });
    new Logger('Library').log(`${due.length} of ${documents.length} shipped records are new or changed`);
    return due.length;
  }
}

/** New, or still as an earlier release left it. */
function isDue(standing: Standing | undefined, digest: string): boolean {
  if (standing === undefined) return true;
  return standing.shipped !== null && standing.shipped !== digest;
}
