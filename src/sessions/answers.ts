import type { JsonSchema } from '../edge/schema/json-schema.js';
import { titled } from '../edge/schema/titled-schema.js';
import { MissingMessageError } from '../kernel/rulings/index.js';
import {
  type Action,
  adoptionOf,
  type Command,
  type Entry,
  type MaterialRecord,
  type OpenActions,
  type Remark,
  type Result,
  type SessionEvent,
  type SessionState,
  seenEntry,
  type Viewer,
  wordRuling,
} from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';
import type { Done, HandedIn } from './command-desk.js';
import type { LiveSession } from './live-session.js';
import type { Adopted } from './rules-adoption.js';
import { seatsIn } from './seats/seating.js';
import { type Speaker, sentenceOf } from './sentence.js';
import type { Opened } from './session-opener.js';
import type { Trial } from './sessions.service.js';
import type { SessionAction, SessionActions, SessionActionsSummary, SessionTrial } from './shapes/actions.js';
import type { AdoptedRules } from './shapes/agreement.js';
import type { SessionCommandResult, SessionEntry, SessionHistory, SessionEvent as ShownEvent } from './shapes/log.js';
import type { OpenedSession } from './shapes/opening.js';
import type { Session } from './shapes/standing.js';
import type { SessionMaterialsAnswer, SessionView } from './shapes/view.js';
import type { EntryRow } from './store/session.repository.js';

/** Which game something is of, for whoever has to tell its type: JSON does not show it. */
export const OF_GAME = Symbol('game');

/** A session as far as its log is put into words. */
type Spoken = Pick<LiveSession, 'game' | 'engine'>;

/** A line of the log as it is shown: cut to what the viewer may see, in the viewer's language. */
export const shownEntry = (
  session: Spoken,
  row: EntryRow,
  viewer: Viewer,
  over: boolean,
  language: Language,
): SessionEntry => shown(session, decoded(row), row, viewer, over, language);

const decoded = ({ entry }: EntryRow): Entry => JSON.parse(entry) as Entry;

const ends = ({ events }: Entry): boolean => events.some(({ type }) => type === 'ended');

function shown(
  session: Spoken,
  entry: Entry,
  row: EntryRow,
  viewer: Viewer,
  over: boolean,
  language: Language,
): SessionEntry {
  const { game, engine } = session;
  const { rulings, rolls, events, ...seen } = seenEntry(entry, viewer, over);
  return {
    ...seen,
    events: events.map((event) => toldEvent(session, event, language)),
    rolls: rolls.map(({ secret, ...roll }) => (secret ? { ...roll, secret: true } : roll)),
    rulings: rulings.map((ruling) => wordRuling(game, ruling, language, (id) => engine.nameOf(id))),
    hash: row.hash,
    signature: row.signature,
    at: row.at,
  };
}

/** An event with its sentence. One of older rules may have lost its words: it is shown without. */
function toldEvent({ engine, game }: Spoken, event: SessionEvent, language: Language): ShownEvent {
  try {
    const told = engine.tell(event);
    if (told) {
      const text = sentenceOf({ game, engine }, told, language);
      return { ...event, rule: told.rule, text, [OF_GAME]: game.id };
    }
  } catch (error) {
    if (!(error instanceof MissingMessageError)) throw error;
  }
  return { ...event, rule: '', text: '', [OF_GAME]: game.id };
}

/** A page of the log; `next` where there is more. */
export function historyAnswer(
  session: LiveSession,
  viewer: Viewer,
  rows: readonly EntryRow[],
  language: Language,
): SessionHistory {
  const { state, version } = session;
  const last = rows.at(-1)?.version ?? version;
  return {
    version,
    entries: rows.map((row) => shownEntry(session, row, viewer, state.stage === 'over', language)),
    ...(last < version ? { next: last } : {}),
  };
}

/** What came of a command; of one that was handed in unseen before all have, that it is kept and nothing has happened. */
export function doneAnswer({ session, side, row }: Done | HandedIn, language: Language): SessionCommandResult {
  if (row) return commandAnswer(session, row, side, language);
  const { version, hash } = session;
  return { version, events: [], rulings: [], rolls: [], hash, signature: '', ended: false, handedIn: true };
}

/** What came of a command; the same whenever it is asked for again, even when more could be shown by then. */
function commandAnswer(session: LiveSession, row: EntryRow, side: Viewer, language: Language): SessionCommandResult {
  const entry = decoded(row);
  const ended = ends(entry);
  const { version, events, rulings, rolls, hash, signature } = shown(session, entry, row, side, ended, language);
  return { version, events, rulings, rolls, hash, signature, ended, handedIn: false };
}

/** The rules that were adopted, and where the session stands with what was decided again. */
export function adoptedAnswer({ first, last }: Adopted): AdoptedRules {
  const { from, to, upTo, commands } = adoptionOf(decoded(first))!;
  const { version, hash, signature } = last;
  return { version, from, to, upTo, commands, hash, signature, ended: ends(decoded(last)) };
}

/** A session that has just been opened; what it grants is shown this once, and nothing for a branch, which keeps its seats. */
export function openedAnswer({ row, opening, version, grants }: Opened): OpenedSession {
  const { commitment, publicKey, sides, forkedFrom } = opening;
  return {
    id: row.id,
    version,
    sides,
    ...grants,
    ...(forkedFrom ? { forkedFrom } : {}),
    commitment,
    publicKey,
    signature: row.signature,
    opening,
  };
}

/** The session as a viewer may see it. */
export function sessionAnswer(
  session: LiveSession,
  viewer: Viewer,
  language: Language,
  handedIn: Command | null = null,
  /** The state at an earlier version, where that is wanted. */
  state: SessionState = session.state,
): Session {
  const { opening, row, engine, game } = session;
  const over = session.state.stage === 'over';
  return {
    id: session.id,
    game: row.game,
    scenario: opening.scenario,
    rulesVersion: session.rulesVersion,
    version: state.version,
    stage: state.stage,
    sides: engine.sides,
    you: viewer,
    waitingFor: engine.waitingFor(state),
    joined: Object.keys(state.seeds),
    handedIn,
    seats: seatsIn(row, engine.sides, game),
    undo: state.undo,
    horizon: state.horizon,
    result: state.result && { ...state.result, text: levelIn(session, state.result, language) },
    options: opening.options,
    dice: {
      commitment: opening.commitment,
      publicKey: opening.publicKey,
      sideSeeds: state.seeds,
      // The game is over: whoever kept the log can check every roll of it.
      ...(over ? { serverSeed: row.serverSeed } : {}),
    },
    hash: state === session.state ? session.hash : '',
    ...(opening.forkedFrom ? { forkedFrom: opening.forkedFrom } : {}),
    view: viewer === null ? openView(session, state, language) : viewAnswer(session, state, viewer, language),
  };
}

/** The level of victory in the scenario's own words, or else in the game's. */
function levelIn({ engine, game }: LiveSession, result: Result, language: Language): string {
  const name = engine.levelName(result);
  if (name) return name[language] ?? name.en;
  return game.phrasebooks[language].term(result.level);
}

/** What everybody may see, by the state it is seen in; states never change. */
const openViews = new WeakMap<SessionState, Partial<Record<Language, SessionView>>>();

/** A hundred people who look on see one and the same position: it is worked out for the first of them. */
function openView(session: LiveSession, state: SessionState, language: Language): SessionView {
  const known = openViews.get(state) ?? {};
  known[language] ??= viewAnswer(session, state, null, language);
  openViews.set(state, known);
  return known[language];
}

/** The position at some version, as a viewer may see it. */
function viewAnswer(session: LiveSession, state: SessionState, viewer: Viewer, language: Language): SessionView {
  const { engine, game } = session;
  return {
    board: engine.board(state, viewer),
    clock: engine.clock(state),
    score: engine.score(state, viewer),
    pending: engine.pending(state, viewer).map(({ sides, rule, prompt }) => ({
      sides,
      rule: prompt?.rule ?? rule,
      text: prompt ? sentenceOf(session, prompt, language) : '',
    })),
    game: { game: game.id, ...(engine.view(state, viewer) as object), [OF_GAME]: game.id },
  };
}

/** Map, cards and scenario as they were frozen. Decks and chart packs are their owner's: the rules show of them what they show. */
export function materialsAnswer({ engine }: LiveSession, viewer: Viewer): SessionMaterialsAnswer {
  const { scenario, maps, cards, owned = [] } = engine.materials;
  // Somebody who only looks on sees of a player's own copy what lies on the table, not the copy.
  const shown = (kind: string, records: typeof maps): MaterialRecord[] =>
    Object.values(records).filter(({ id }) => viewer !== null || !owned.includes(`${kind}/${id}`));
  return { scenario, maps: shown('map', maps), cards: shown('card', cards) };
}

/** The open commands counted by type, and by unit within it. */
export function actionsSummary(session: LiveSession, open: OpenActions, language: Language): SessionActionsSummary {
  const types = new Map<string, { type: string; count: number; units: Record<string, number> }>();
  for (const { command } of open.actions) {
    const of = types.get(command.type) ?? { type: command.type, count: 0, units: {} };
    of.count += 1;
    if (typeof command.unit === 'string') of.units[command.unit] = (of.units[command.unit] ?? 0) + 1;
    types.set(command.type, of);
  }
  return {
    version: session.version,
    waitingFor: open.waitingFor,
    count: open.actions.length,
    types: [...types.values()],
    owed: open.owed.map((remark) => worded(session, remark, language)),
  };
}

export function actionsAnswer(session: LiveSession, open: OpenActions, language: Language): SessionActions {
  const shown = (action: Action) => shownAction(session, action, language);
  return {
    version: session.version,
    waitingFor: open.waitingFor,
    actions: open.actions.map(shown),
    owed: open.owed.map((remark) => worded(session, remark, language)),
    aside: open.aside.map(shown),
  };
}

export const trialAnswer = (
  { session, ends, seen, odds, chain, grounds }: Trial,
  language: Language,
): SessionTrial => ({
  version: session.version,
  legal: true,
  ends,
  events: seen?.events.map((event) => toldEvent(session, event, language)) ?? null,
  odds,
  chain,
  grounds: grounds?.map(({ ruling, ...way }) => {
    const { game, engine } = session;
    const { procedure, summary, steps } = wordRuling(game, ruling, language, (id) => engine.nameOf(id));
    return { ...way, procedure, summary, steps };
  }),
});

/** A listed command in words: what it does, what it spends, what it brings about. */
function shownAction(session: LiveSession, action: Action, language: Language): SessionAction {
  const { game, engine, state } = session;
  const { cost, warnings, form, ...rest } = action;
  const phrases = game.phrasebooks[language];
  const sentence = engine.describe(state, action.command);
  const title = game.declaration.session?.commands[action.command.type]?.title[language];
  return {
    ...rest,
    text: sentence ? sentenceOf(session, sentence, language) : '',
    ...(cost ? { cost: { ...cost, label: phrases.render('cost-label', { ...cost }) } } : {}),
    ...(warnings ? { warnings: warnings.map((remark) => worded(session, remark, language)) } : {}),
    // The text says what is filled in already; the title, what the form is for.
    ...(form ? { form: { schema: { ...titled(form.schema as JsonSchema, game.fieldWords(language)), title } } } : {}),
  };
}

const worded = (session: Speaker, remark: Remark, language: Language) => ({
  ...remark,
  text: sentenceOf(session, remark, language),
});
