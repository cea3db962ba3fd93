import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import { panzer } from '../../../src/games/panzer/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Game } from '../../../src/kernel/procedures/index.js';
import type { Language } from '../../../src/kernel/rulings/index.js';
import {
  type Entry,
  type OpenActions,
  type Remark,
  type Session,
  type SessionSetup,
  type SessionState,
  seenEntry,
  wordRuling,
} from '../../../src/kernel/session/index.js';
import { sentenceOf } from '../../../src/sessions/sentence.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { playCrusade } from '../../support/crusade-play.js';
import { materialsFor } from '../../support/materials.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';
import { playRandomGame } from '../../support/random-play.js';
import { slipsIn } from '../../support/slips.js';

const LANGUAGES = ['en', 'ja'] as const;
const LONG = 300_000;

interface Called {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja?: string };
}

/** Reads what a game says, for ids of things that have a name. */
class Reader {
  readonly slips = new Map<string, string>();
  read = 0;
  readonly #names = new Set<string>();
  readonly #ids = new Set<string>();

  constructor(
    private readonly game: Game,
    { cards, decks }: SessionSetup,
  ) {
    const inDecks = Object.values(decks).flatMap(
      ({ body }) => (body.cards ?? []) as { id: string; title: Called['name'] }[],
    );
    // A weapon is called what its card calls it, where it does.
    for (const { body } of Object.values(cards))
      for (const { name } of (body.values as { weapons?: { name?: string }[] })?.weapons ?? [])
        if (name !== undefined) this.#names.add(name);
    this.know([...Object.values(cards), ...inDecks.map(({ id, title }) => ({ id, name: title }))]);
  }

  /** An id that is a plain word, or the name itself, could stand in any sentence. */
  know(things: readonly Called[]): void {
    for (const { id, name } of things) {
      if (id === name.en || !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id)) continue;
      this.#ids.add(id);
      for (const each of [name.en, name.ja ?? name.en]) this.#names.add(each);
    }
  }

  private sentence(where: string, text: string, language: Language): void {
    this.read += 1;
    const names = [...this.#names].sort((a, b) => b.length - a.length);
    const plain = names.reduce((left, name) => left.replaceAll(name, 'X'), text);
    for (const what of slipsIn(plain, language, [])) this.slips.set(`${where}: ${what}`, text);
    for (const [word] of text.matchAll(/[a-z0-9]+(?:-[a-z0-9]+)+/g)) {
      if (!this.#ids.has(word)) continue;
      const bare = [...this.#names]
        .filter((name) => name.includes(word))
        .reduce((left, name) => left.replaceAll(name, ''), text);
      if (bare.includes(word)) this.slips.set(`${where}: ${word}`, text);
    }
  }

  private remark(engine: Session, where: string, remark: Remark | undefined | null): void {
    if (!remark) return;
    for (const language of LANGUAGES)
      this.sentence(
        `${where} ${remark.key} (${language})`,
        sentenceOf({ game: this.game, engine }, remark, language),
        language,
      );
  }

  state(engine: Session, state: SessionState): void {
    for (const viewer of [...engine.sides, null]) {
      this.know((engine.board(state, viewer)?.pieces ?? []) as readonly Called[]);
      for (const { prompt } of engine.pending(state, viewer)) this.remark(engine, 'pending', prompt);
    }
  }

  open(engine: Session, state: SessionState, { actions, owed }: Pick<OpenActions, 'actions' | 'owed'>): void {
    for (const remark of owed) this.remark(engine, 'owed', remark);
    const firsts = new Map(actions.map((action) => [action.command.type, action]));
    for (const { command, cost, warnings = [] } of firsts.values()) {
      this.remark(engine, 'action', engine.describe(state, command));
      if (cost)
        for (const language of LANGUAGES)
          this.sentence(
            `cost of ${command.type} (${language})`,
            this.game.phrasebooks[language].render('cost-label', { ...cost }),
            language,
          );
      for (const remark of warnings) this.remark(engine, 'warning', remark);
    }
  }

  entry(engine: Session, entry: Entry): void {
    const { events, rulings } = seenEntry(entry, null, true);
    for (const event of events) this.remark(engine, 'event', engine.tell(event));
    for (const ruling of rulings)
      for (const language of LANGUAGES) {
        const { procedure, steps, summary } = wordRuling(this.game, ruling, language, (id) => engine.nameOf(id));
        for (const { key, text } of [...steps, { key: 'summary', text: summary }])
          this.sentence(`ruling ${procedure} ${key} (${language})`, text, language);
      }
  }
}

/** Reads every so-manyth position of a game and every line of its log. */
const EVERY = 5;

type Play = (
  materials: SessionSetup,
  seed: string,
  onState: (session: Session, state: SessionState, open: OpenActions) => void,
) => {
  readonly session: Session;
  readonly entries: readonly Entry[];
};

const battles =
  (game: Game): Play =>
  (materials, seed, onState) =>
    playRandomGame({
      game,
      materials,
      seed,
      maxCommands: 20_000,
      doneOneIn: 12,
      onState: ({ session, state, open }) => onState(session, state, open),
    });
const tanks: Play = (materials, seed, onState) =>
  playPanzer(materials, seed, ({ session, state, open }) => onState(session, state, open));
const cards: Play = (materials, seed, onState) =>
  playCrusade(materials, seed, ({ session, state, open }) => onState(session, state, open));
const campaigns: Play = (materials, seed, onState) =>
  playCampaign({
    materials,
    seed,
    maxCommands: 20_000,
    onState: (session, state) => {
      for (const side of session.waitingFor(state)) onState(session, state, session.actions(state, side));
    },
  });

describe('Whatever a session says, it calls things by their names', () => {
  it.each([
    ['kalima-crossing', coldWarBattles, materialsFor(coldWarBattles, 'kalima-crossing'), battles(coldWarBattles)],
    ['villar-bridge', scwBattles, materialsFor(scwBattles, 'villar-bridge'), battles(scwBattles)],
    ['mill-farm', panzer, panzerMaterials('mill-farm', 'advanced-game'), tanks],
    ['sukhaya-ford', panzer, panzerMaterials('sukhaya-ford', 'advanced-game'), tanks],
    ['valdeoro', crusadeRevolution, crusadeMaterials('valdeoro'), cards],
    ['sierra-parda', crusadeRevolution, crusadeMaterials('sierra-parda'), cards],
    ['toll-house', aslPrimosole, materialsFor(aslPrimosole, 'toll-house'), campaigns],
    ['orchard-ferry', aslPrimosole, materialsFor(aslPrimosole, 'orchard-ferry'), campaigns],
  ] as const)(
    '%s: events, commands, duties, questions, warnings and rulings',
    (scenario, game, materials, play) => {
      const reader = new Reader(game, materials);
      let count = 0;
      const { session, entries } = play(materials, `names ${scenario}`, (engine, state, open) => {
        count += 1;
        if (count % EVERY !== 1 && open.owed.length === 0) return;
        reader.state(engine, state);
        reader.open(engine, state, open);
      });
      for (const entry of entries) reader.entry(session, entry);
      expect(reader.read).toBeGreaterThan(200);
      expect([...reader.slips].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
    },
    LONG,
  );
});
