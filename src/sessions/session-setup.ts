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
    const cards = await this.cards(scenario);
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
  private async cards(scenario: LibraryDocument): Promise<Record<string, MaterialRecord>> {
    const cards = await this.library.cardsOf(scenario, MOST_CARDS + 1);
    if (cards.length > MOST_CARDS) throw tooManyCards(scenario);
    return Object.fromEntries(cards.map((card) => [card.id, materialOf(card)]));
  }
}

const materialOf = ({ id, name, side, type, body }: LibraryDocument): MaterialRecord => ({
  id,
  name,
  ...(side === undefined ? {} : { side }),
  ...(type === undefined ? {} : { type }),
  body,
});

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

function tooManyCards({ id }: LibraryDocument): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `"${id}" cannot be played: it has more than ${MOST_CARDS} cards.`,
      ja: `「${id}」は遊べません。カードが ${MOST_CARDS} 枚を超えています。`,
    },
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
