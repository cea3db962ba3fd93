import type { Game } from '../kernel/procedures/index.js';
import {
  adoptionOf,
  type Entry,
  type OpenActions,
  type Remark,
  seenEntry,
  type Viewer,
  wordRuling,
} from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';
import type { LiveSession } from './live-session.js';
import type { Adopted } from './rules-adoption.js';
import type { Opened } from './session-opener.js';
import type { Trial } from './sessions.service.js';
import type { SessionActions, SessionTrial } from './shapes/actions.js';
import type { AdoptedRules } from './shapes/agreement.js';
import type { SessionCommandResult, SessionEntry, SessionHistory } from './shapes/log.js';
import type { OpenedSession } from './shapes/opening.js';
import type { Session } from './shapes/standing.js';
import type { EntryRow } from './store/session.repository.js';

/** A line of the log as it is shown: cut to what the viewer may see, in the viewer's language. */
export function shownEntry(game: Game, row: EntryRow, viewer: Viewer, over: boolean, language: Language): SessionEntry {
  const { rulings, ...seen } = seenEntry(JSON.parse(row.entry) as Entry, viewer, over);
  return {
    ...seen,
    rulings: rulings.map((ruling) => wordRuling(game, ruling, language)),
    hash: row.hash,
    signature: row.signature,
    at: row.at,
  };
}

/** A page of the log; `next` where there is more. */
export function historyAnswer(
  session: LiveSession,
  viewer: Viewer,
  rows: readonly EntryRow[],
  language: Language,
): SessionHistory {
  const { game, state, version } = session;
  const last = rows.at(-1)?.version ?? version;
  return {
    version,
    entries: rows.map((row) => shownEntry(game, row, viewer, state.stage === 'over', language)),
    ...(last < version ? { next: last } : {}),
  };
}

/** What came of a command; the same whenever it is asked for again, even when more could be shown by then. */
export function commandAnswer(game: Game, row: EntryRow, side: Viewer, language: Language): SessionCommandResult {
  const entry = JSON.parse(row.entry) as Entry;
  const ended = entry.events.some(({ type }) => type === 'ended');
  const { version, events, rulings, rolls, hash, signature } = shownEntry(game, row, side, ended, language);
  return { version, events, rulings, rolls, hash, signature, ended };
}

/** The rules that were adopted, and where the session stands with what was decided again. */
export function adoptedAnswer({ first, last }: Adopted): AdoptedRules {
  const { from, to, upTo, commands } = adoptionOf(JSON.parse(first.entry) as Entry)!;
  const { version, hash, signature } = last;
  const ended = (JSON.parse(last.entry) as Entry).events.some(({ type }) => type === 'ended');
  return { version, from, to, upTo, commands, hash, signature, ended };
}

/** A session that has just been opened; its tokens are shown this once, and not again for a branch, which keeps them. */
export function openedAnswer({ row, opening, tokens }: Opened): OpenedSession {
  const { commitment, publicKey, sides, forkedFrom } = opening;
  return {
    id: row.id,
    version: 0,
    sides,
    ...(forkedFrom ? { forkedFrom } : { tokens }),
    commitment,
    publicKey,
    signature: row.signature,
    opening,
  };
}

/** The session as a viewer may see it. */
export function sessionAnswer(session: LiveSession, viewer: Viewer, language: Language): Session {
  const { state, opening, row, engine } = session;
  const over = state.stage === 'over';
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
    undo: state.undo,
    horizon: state.horizon,
    result: state.result && { ...state.result, text: levelIn(session.game, state.result.level, language) },
    options: opening.options,
    dice: {
      commitment: opening.commitment,
      publicKey: opening.publicKey,
      sideSeeds: state.seeds,
      // The game is over: whoever kept the log can check every roll of it.
      ...(over ? { serverSeed: row.serverSeed } : {}),
    },
    hash: session.hash,
    ...(opening.forkedFrom ? { forkedFrom: opening.forkedFrom } : {}),
    view: engine.view(state, viewer),
  };
}

export function actionsAnswer(session: LiveSession, open: OpenActions, language: Language): SessionActions {
  const { game } = session;
  return {
    version: session.version,
    waitingFor: open.waitingFor,
    actions: open.actions,
    owed: open.owed.map((remark) => worded(game, remark, language)),
    aside: open.aside,
  };
}

export const trialAnswer = ({ session, ends, seen, odds }: Trial): SessionTrial => ({
  version: session.version,
  legal: true,
  ends,
  events: seen?.events ?? null,
  odds,
});

const worded = (game: Game, remark: Remark, language: Language) => ({
  ...remark,
  text: game.phrasebooks[language].render(remark.key, remark.values),
});

const CONCESSION = { en: 'by concession', ja: '投了による' };

function levelIn(game: Game, level: string, language: Language): string {
  if (level === 'concession') return CONCESSION[language];
  return game.declaration.messages[language].terms[level] ?? level;
}
