import { escapePointer, oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import type { ChartPack } from '../kernel/charts/index.js';
import type { Game } from '../kernel/procedures/index.js';
import type { MaterialRecord, SessionSetup } from '../kernel/session/index.js';
import type { LibraryDocument } from '../library/document.js';
import type { Kind } from '../library/kinds.js';
import type { Library } from '../library/library.js';
import { cardsOf, decksOf, scenarioOf } from '../library/named-records.js';
import { StoredShelf } from '../library/stored/stored-shelf.js';
import { Problem } from '../platform/problems/problem.js';
import type { OwnShelf } from './materials/own-materials.service.js';

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
  readonly variant?: string;
  /** Records of the caller's own, by id, for this session alone. */
  readonly materials: Readonly<Record<string, unknown>>;
}

/** What a session is collected from: records of the caller's own before those of the library. */
export type Bringing = Omit<Choice, 'materials' | 'scenario'> & {
  /** Sent with the request. */
  readonly own: OwnRecords;
  /** Uploaded before. */
  readonly mine: OwnShelf;
};

export interface Collected {
  readonly setup: SessionSetup;
  readonly missing: readonly Requirement[];
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

  /** Everything, or a problem that says what is missing. */
  async gather(
    game: Game,
    scenario: LibraryDocument,
    choice: Choice & { readonly mine: OwnShelf },
    options: unknown,
  ): Promise<SessionSetup> {
    const own = this.ownRecords(game, choice.materials);
    const { setup, missing } = await this.collect(game, scenario, { ...choice, own }, options);
    if (missing.length > 0) throw incomplete(scenario, missing);
    return setup;
  }

  /** As much as is there, and what is not. */
  async collect(game: Game, scenario: LibraryDocument, choice: Bringing, options: unknown): Promise<Collected> {
    const { variant } = choice;
    if (variant !== undefined) refuseUnknownVariant(scenario, variant);
    const requires = (scenario.body.requires ?? []) as readonly Requirement[];
    const found = new Findings(this.library, choice);
    const missing: Requirement[] = [];
    const maps: Record<string, MaterialRecord> = {};
    const decks: Record<string, MaterialRecord> = {};
    const wanted = choice.map ?? (scenario.body.map as string | undefined);
    const instead = choice.map === undefined ? requires : requires.filter(({ kind }) => kind !== 'map');
    if (wanted !== undefined) maps[wanted] = materialOf(await this.mapRecord(game, wanted, found));
    for (const requirement of instead) {
      const there = await found.find(requirement.kind, requirement.id);
      if (!there) missing.push(requirement);
      else if (requirement.kind === 'map') {
        maps[requirement.id] = materialOf(await this.mapRecord(game, requirement.id, found));
      } else if (requirement.kind === 'deck') decks[requirement.id] = materialOf(there);
    }
    for (const id of decksOf(scenario)) {
      const there = await found.find('deck', id);
      if (there) decks[id] = materialOf(there);
      else missing.push({ kind: 'deck', id, why: PLAYED_WITH });
    }
    const cards = { ...(await this.cards(scenario)), ...(await found.cards(scenario)) };
    // The caller's own tables come before those that the scenario is played with.
    const tables =
      choice.chartPack ??
      ownOf(choice.own, 'chartPack')?.id ??
      packOf(scenario) ??
      requires.find(({ kind, id }) => kind === 'chartPack' && !missing.some((each) => each.id === id))?.id;
    const pack = tables === undefined ? undefined : await this.pack(game, tables, found);
    // Another map is the scenario's from here on: a game asks for no other than the one its scenario names.
    const played = choice.map === undefined ? scenario : { ...scenario, body: { ...scenario.body, map: choice.map } };
    const { owned } = found;
    return {
      missing,
      setup: {
        scenario: materialOf(played),
        maps,
        cards,
        decks,
        options,
        ...(pack ? { pack } : {}),
        ...(variant === undefined ? {} : { variant }),
        ...(owned.length > 0 ? { owned } : {}),
      },
    };
  }

  /** What a template is written for: the scenario and the cards that ship with it, nothing of an owner's. */
  async bare(scenario: LibraryDocument, options: unknown): Promise<SessionSetup> {
    return { scenario: materialOf(scenario), maps: {}, cards: await this.cards(scenario), decks: {}, options };
  }

  /** Checked as the library checks what it takes in. */
  private ownRecords(game: Game, given: Choice['materials']): OwnRecords {
    const faults: FieldFault[] = [];
    const own = Object.entries(given).flatMap(([id, sent]) => {
      const record = { name: { en: id }, provenance: 'client', ...(sent as object), id, game: game.id };
      const checked = this.library.checker.check(record);
      if ('document' in checked && OWN_KINDS.has(checked.document.kind)) return [checked.document];
      const at = `/materials/${escapePointer(id)}`;
      if ('faults' in checked) {
        faults.push(...checked.faults.map(({ pointer, detail }) => new FieldFault(`${at}${pointer}`, detail)));
      } else faults.push(new FieldFault(`${at}/kind`, oneOf([...OWN_KINDS], checked.document.kind)));
      return [];
    });
    if (faults.length > 0) throw new InvalidRequestError(faults);
    return own;
  }

  private async mapRecord(game: Game, id: string, found: Findings): Promise<LibraryDocument> {
    const document = (await found.find('map', id)) ?? (await this.library.read('map', id)).document;
    if (document.game !== game.id) throw otherGame('map', id, game);
    return { ...document, body: this.library.checker.filledMap(document) };
  }

  private async pack(game: Game, id: string, found: Findings): Promise<ChartPack> {
    const mine = await found.own('chartPack', id);
    if (mine) return { name: id, source: 'client', charts: mine.body.charts as ChartPack['charts'] };
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

/** The chart pack a scenario is played with. */
const packOf = ({ body }: LibraryDocument): string | undefined => body.chartPack as string | undefined;

const PLAYED_WITH = { en: 'The scenario is played with it.', ja: 'このシナリオで使う。' };

/** What a caller may bring himself. A scenario is the library's: it says what the others are for. */
export const OWN_KINDS: ReadonlySet<Kind> = new Set<Kind>(['map', 'deck', 'chartPack', 'card']);
export type OwnRecords = readonly LibraryDocument[];

const ownOf = (own: OwnRecords, kind: Kind, id?: string): LibraryDocument | undefined =>
  own.find((record) => record.kind === kind && (id === undefined || record.id === id));

/** Finds records: those that were sent, then the caller's own uploads, then the library's. */
class Findings {
  readonly #owned = new Set<string>();

  constructor(
    private readonly library: Library,
    private readonly brought: Pick<Bringing, 'own' | 'mine'>,
  ) {}

  /** What came from the caller, as "kind/id": nobody but the players of the session is shown it. */
  get owned(): readonly string[] {
    return [...this.#owned].sort();
  }

  async own(kind: Kind, id: string): Promise<LibraryDocument | undefined> {
    const document = ownOf(this.brought.own, kind, id) ?? (await this.brought.mine.find(kind, id));
    if (document) this.#owned.add(`${kind}/${id}`);
    return document;
  }

  async find(kind: Kind, id: string): Promise<LibraryDocument | undefined> {
    return (await this.own(kind, id)) ?? (await this.library.find(kind, id))?.document;
  }

  /** Cards that were sent, and uploads that belong to the scenario or that it names. */
  async cards(scenario: LibraryDocument): Promise<Record<string, MaterialRecord>> {
    const named = new Set(cardsOf(scenario));
    const uploads = (await this.brought.mine.cards(scenario.game)).filter(
      (card) => scenarioOf(card) === scenario.id || named.has(card.id),
    );
    const sent = this.brought.own.filter(({ kind }) => kind === 'card');
    for (const { id } of [...uploads, ...sent]) this.#owned.add(`card/${id}`);
    return Object.fromEntries([...uploads, ...sent].map((card) => [card.id, materialOf(card)]));
  }
}

function refuseUnknownVariant({ body }: LibraryDocument, variant: string): void {
  const known = ((body.variants ?? []) as readonly { id: string }[]).map(({ id }) => id);
  if (known.includes(variant)) return;
  const none = { en: 'the scenario has no variants', ja: 'このシナリオに変型はありません' };
  throw new InvalidRequestError([new FieldFault('/variant', known.length === 0 ? none : oneOf(known, variant))]);
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
