import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Game } from '../../../src/kernel/procedures/index.js';
import {
  type Command,
  type Remark,
  type Session,
  type SessionEvent,
  type SessionSetup,
  type SessionState,
  type Side,
  seenEntry,
} from '../../../src/kernel/session/index.js';
import { angolaDocuments, budapestDocuments } from '../../support/cwb-published.js';
import { countersIn, hiddenFrom } from '../../support/cwb-secrets.js';
import { misfits } from '../../support/fits.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser, openGame } from '../../support/random-play.js';
import { bruneteDocuments, jaramaDocuments } from '../../support/scw-published.js';

const LONG = 300_000;
const LANGUAGES = ['en', 'ja'] as const;

const HOUSE = new Set(['joined', 'began', 'ended']);

/** What one game has to say for itself, and what a sentence of it may never contain. */
class Listener {
  readonly events = new Set<string>();
  readonly commands = new Set<string>();
  readonly asked = new Set<string>();
  readonly #ids: readonly string[];
  readonly #names: readonly string[];

  constructor(
    private readonly game: Game,
    private readonly session: Session,
    materials: SessionSetup,
  ) {
    const cards = Object.values(materials.decks).flatMap(({ body }) => (body.cards ?? []) as Card[]);
    const records = [...Object.values(materials.cards).map(({ id, name }) => ({ id, title: name })), ...cards];
    this.#ids = records.map(({ id }) => id).filter((id) => id.includes('-'));
    this.#names = records.flatMap(({ title }) => [title.en, title.ja ?? title.en]).sort((a, b) => b.length - a.length);
  }

  /** Both sentences of a remark, each whole: a name for every id, a value for every place. */
  words({ key, values, rule }: Remark): string[] {
    expect([rule, this.game.sections.has(rule)]).toEqual([rule, true]);
    return LANGUAGES.map((language) => {
      const sentence = this.game.phrasebooks[language].render(key, values);
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
      const bare = this.#names.reduce((text, name) => text.replaceAll(name, ''), sentence);
      expect([sentence, this.#ids.filter((id) => bare.includes(id))]).toEqual([sentence, []]);
      // Neither the id of a unit drawn blind nor a key of the messages.
      expect(bare).not.toMatch(/\b[a-z]+(?:-[a-z]+)*-\d+\b|\b(?:event|do|ask|warn|cause|for|end)-[a-z]/);
      return sentence;
    });
  }

  event(event: SessionEvent): string[] {
    this.events.add(event.type);
    const remark = this.session.tell(event);
    return remark ? this.words(remark) : [];
  }

  command(state: SessionState, command: Command): void {
    this.commands.add(command.type);
    this.words(this.session.describe(state, command)!);
  }
}

interface Card {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja?: string };
}

/** The open part fits its shape, and what stands under `secret` the other. */
function holdToShape(game: Game, { type, reveals: _, secret, ...open }: SessionEvent): void {
  const declared = game.declaration.session!.events![type];
  expect([type, declared !== undefined]).toEqual([type, true]);
  expect([type, misfits(declared!.shape, open)]).toEqual([type, []]);
  if (!secret) return;
  const { for: _for, ...hidden } = secret;
  expect([type, declared!.secret !== undefined]).toEqual([type, true]);
  expect([type, misfits(declared!.secret!, hidden)]).toEqual([type, []]);
}

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** Plays, listening to everything: by the kind of command first, so that rare things happen, and at most so many commands. */
function listen(game: Game, materials: SessionSetup, seed: string, most: number): Listener {
  const { session, state: opened, dice, entries } = openGame({ game, materials, seed });
  const listener = new Listener(game, session, materials);
  const chooser = new Chooser(seed);
  const hear = (state: SessionState, entry: (typeof entries)[number]): void => {
    for (const event of entry.events) if (!HOUSE.has(event.type)) holdToShape(game, event);
    for (const viewer of [...session.sides, null]) {
      const told = seenEntry(entry, viewer, false).events.filter(({ type }) => !HOUSE.has(type));
      const sentences = told.flatMap((event) => listener.event(event)).join('\n');
      if (game.id !== 'cold-war-battles' || state.stage === 'over') continue;
      // What lies in its pool again was named when it was eliminated; of the rest only what the viewer sees may be told.
      const shown = countersIn(JSON.stringify(told));
      const hidden = hiddenFrom(state, viewer);
      const leaked = [...countersIn(sentences)].filter((counter) => hidden.has(counter) && !shown.has(counter));
      expect(leaked).toEqual([]);
    }
    // At the end everything may be told.
    for (const event of entry.events) if (!HOUSE.has(event.type)) listener.event(event);
  };
  for (const entry of entries) hear(opened, entry);
  let state = opened;
  for (let count = 0; state.stage !== 'over' && count < most; count += 1) {
    const side = chooser.of(session.waitingFor(state));
    for (const viewer of [side as Side | null, null]) {
      for (const { prompt } of session.pending(state, viewer)) {
        listener.asked.add(prompt!.key);
        listener.words(prompt!);
      }
    }
    const { actions } = session.actions(state, side);
    const kinds = [...new Set(actions.map(({ command }) => command.type))];
    for (const kind of kinds) {
      const action = chooser.of(actions.filter(({ command }) => command.type === kind));
      listener.command(state, action.command);
      for (const warning of action.warnings ?? []) listener.words(warning);
    }
    const lively = actions.filter(({ changes }) => !changes || chooser.below(20) === 0);
    const choice = lively.length > 0 ? lively : actions;
    const kind = chooser.of([...new Set(choice.map(({ command }) => command.type))]);
    const ended = kind === 'end-phase' && kinds.length > 1 && chooser.below(4) > 0;
    const open = choice.filter(({ command }) => ended || command.type === kind);
    const decision = session.decide(state, side, chooser.of(open).command, dice, nothingEarlier);
    hear(decision.state, decision.entry);
    state = decision.state;
  }
  return listener;
}

const OPTIONS = { recon: true, screening: true, irregulars: true, fireControl: true };

describe('What a session of Cold War Battles says', () => {
  const listeners: Listener[] = [];
  it.each([
    ['kalima-crossing', [], {}, 4000],
    ['kalima-crossing', [], OPTIONS, 4000],
    ['angola-87', angolaDocuments(), OPTIONS, 700],
    ['budapest-56', budapestDocuments(), { ...OPTIONS, natoIntervention: 'overt' }, 700],
  ] as const)(
    '%s: every event, command and question in whole sentences, with names and without secrets',
    (scenario, documents, options, most) => {
      const materials = materialsFor(coldWarBattles, scenario, documents, options);
      listeners.push(listen(coldWarBattles, materials, `sentences ${scenario}`, most));
    },
    LONG,
  );

  it('has met most of what can happen', () => {
    const events = new Set(listeners.flatMap((each) => [...each.events]));
    const commands = new Set(listeners.flatMap((each) => [...each.commands]));
    expect(events.size).toBeGreaterThan(40);
    expect(commands.size).toBeGreaterThan(30);
  });
});

describe('What a session of Spanish Civil War Battles says', () => {
  const listeners: Listener[] = [];
  it.each([
    ['villar-bridge', [], 3000],
    ['jarama', jaramaDocuments(), 400],
    ['brunete', bruneteDocuments(), 400],
  ] as const)(
    '%s: every event, command and question in whole sentences, with names',
    (scenario, documents, most) => {
      listeners.push(listen(scwBattles, materialsFor(scwBattles, scenario, documents), `sentences ${scenario}`, most));
    },
    LONG,
  );

  it('has met most of what can happen', () => {
    const events = new Set(listeners.flatMap((each) => [...each.events]));
    const commands = new Set(listeners.flatMap((each) => [...each.commands]));
    expect(events.size).toBeGreaterThan(30);
    expect(commands.size).toBeGreaterThan(20);
  });
});

describe('The words', () => {
  it.each([coldWarBattles, scwBattles])(
    '$id: every command, event and stage has its sentence in both languages',
    (game) => {
      const { en, ja } = game.phrasebooks;
      const { commands, events } = game.declaration.session!;
      for (const book of [en, ja]) {
        const keys = new Set(book.keys);
        for (const type of Object.keys(commands)) expect([type, keys.has(`do-${type}`)]).toEqual([type, true]);
      }
      // Events that another one says, or that only lead on.
      const silent = ['stage-entered', 'step-reached', 'choices-owed', 'choice-settled'];
      const keys = new Set(en.keys);
      const untold = Object.keys(events!).filter((type) => !keys.has(`event-${type}`));
      expect(untold.filter((type) => !silent.includes(type))).toEqual([]);
    },
  );
});
