import type { Game } from '../kernel/procedures/index.js';
import type { MaterialRecord, SessionSetup } from '../kernel/session/index.js';
import type { LibraryDocument } from '../library/document.js';
import type { Kind } from '../library/kinds.js';
import type { Library } from '../library/library.js';
import { StoredShelf } from '../library/stored/stored-shelf.js';
import { Problem } from '../platform/problems/problem.js';

interface Requirement {
  readonly kind: Kind;
  readonly id: string;
  readonly why: { readonly en: string; readonly ja?: string };
}

const PAGE = 500;
/** More cards than any counter sheet has. */
const MOST_CARDS = 5000;

/** What a caller wants a session opened with. */
export interface Choice {
  readonly scenario: string;
  /** Another map than the scenario's. */
  readonly map?: string;
  readonly chartPack?: string;
}

/** Takes from the library everything a scenario needs, or says what is missing. */
export class SessionSetups {
  private readonly shelf: StoredShelf;

  constructor(private readonly library: Library) {
    this.shelf = new StoredShelf(library);
  }

  async scenario(id: string): Promise<LibraryDocument> {
    return (await this.library.read('scenario', id)).document;
  }

  async gather(game: Game, scenario: LibraryDocument, choice: Choice, options: unknown): Promise<SessionSetup> {
    const requires = (scenario.body.requires ?? []) as readonly Requirement[];
    const missing: Requirement[] = [];
    const maps: Record<string, MaterialRecord> = {};
    const decks: Record<string, MaterialRecord> = {};
    const wanted = choice.map ?? (scenario.body.map as string | undefined);
    const instead = choice.map === undefined ? requires : requires.filter(({ kind }) => kind !== 'map');
    if (wanted !== undefined) maps[wanted] = materialOf(await this.mapRecord(game, wanted));
    for (const requirement of instead) {
      const found = await this.library.find(requirement.kind, requirement.id);
      if (!found) missing.push(requirement);
      else if (requirement.kind === 'map') {
        maps[requirement.id] = materialOf(await this.mapRecord(game, requirement.id));
      } else if (requirement.kind === 'deck') decks[requirement.id] = materialOf(found.document);
    }
    if (missing.length > 0) throw incomplete(scenario, missing);
    const cards = await this.cards(game, scenario);
    const pack = choice.chartPack === undefined ? undefined : await this.pack(game, choice.chartPack);
    return { scenario: materialOf(scenario), maps, cards, decks, options, ...(pack ? { pack } : {}) };
  }

  private async mapRecord(game: Game, id: string): Promise<LibraryDocument> {
    const { document } = await this.library.read('map', id);
    if (document.game !== game.id) throw otherGame('map', id, game);
    return { ...document, body: this.library.checker.filledMap(document) };
  }

  private async pack(game: Game, id: string) {
    const shipped = game.chartPacks.get(id);
    if (shipped) return shipped;
    const stored = await this.shelf.find('chartPack', id);
    if (!stored?.pack || stored.game !== game.id) throw otherGame('chart pack', id, game);
    return stored.pack;
  }

  /** Cards the scenario names, and cards that say they belong to it. */
  private async cards(game: Game, scenario: LibraryDocument): Promise<Record<string, MaterialRecord>> {
    const named = new Set<string>();
    collectCards(scenario.body, named);
    const cards: Record<string, MaterialRecord> = {};
    let after: string | undefined;
    for (let read = 0; read < MOST_CARDS; ) {
      const page = await this.library.list({ kind: 'card', game: game.id, limit: PAGE, ...(after ? { after } : {}) });
      for (const card of page) {
        if (named.has(card.id) || card.body.scenario === scenario.id) cards[card.id] = materialOf(card);
      }
      read += page.length;
      after = page.at(-1)?.id;
      if (page.length < PAGE) break;
    }
    return cards;
  }
}

const materialOf = ({ id, name, side, type, body }: LibraryDocument): MaterialRecord => ({
  id,
  name,
  ...(side === undefined ? {} : { side }),
  ...(type === undefined ? {} : { type }),
  body,
});

/** Every `card` of the document, wherever it stands. */
function collectCards(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectCards(item, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'card' && typeof inner === 'string') into.add(inner);
      else collectCards(inner, into);
    }
  }
}

function incomplete(scenario: LibraryDocument, missing: readonly Requirement[]): Problem {
  const names = missing.map(({ kind, id }) => `${kind} "${id}"`).join(', ');
  return new Problem('unprocessable', {
    detail: {
      en: `"${scenario.id}" cannot be played yet: the library has no ${names}.`,
      ja: `「${scenario.id}」はまだ遊べません。ライブラリに次のものがありません：${names}。`,
    },
    members: { missing },
  });
}

function otherGame(what: string, id: string, game: Game): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `There is no ${what} "${id.slice(0, 100)}" for ${game.id}.`,
      ja: `${game.id} の ${what}「${id.slice(0, 100)}」はありません。`,
    },
  });
}
