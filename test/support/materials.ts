import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillDefaults } from '../../src/kernel/fields/index.js';
import type { Game } from '../../src/kernel/procedures/index.js';
import type { MaterialRecord, SessionSetup } from '../../src/kernel/session/index.js';
import type { LibraryDocument } from '../../src/library/document.js';

/** Every document that ships with a game. */
export function shippedDocuments(game: string): LibraryDocument[] {
  const folder = join(process.cwd(), 'scenarios', game);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LibraryDocument & {
        records?: LibraryDocument[];
      };
      return content.records ?? [content];
    });
}

/** What a session of the scenario is opened with: everything shipped, and what a test adds to it. */
export function materialsFor(
  game: Game,
  scenario: string,
  added: readonly LibraryDocument[] = [],
  options: object = {},
): SessionSetup {
  const documents = [...shippedDocuments(game.id), ...added];
  const shelf = (kind: string): Record<string, MaterialRecord> =>
    Object.fromEntries(documents.filter((each) => each.kind === kind).map((each) => [each.id, each]));
  return {
    scenario: shelf('scenario')[scenario]!,
    maps: shelf('map'),
    cards: shelf('card'),
    decks: shelf('deck'),
    options: fillDefaults(game.declaration.options, options),
  };
}
