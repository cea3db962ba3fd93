import { describe, expect, it } from '@jest/globals';
import { isHidden } from '../../../src/games/panzer/session/hidden/counters.js';
import type { Position } from '../../../src/games/panzer/session/position.js';
import {
  replay,
  type Session,
  type SessionSetup,
  type SessionState,
  seenEntry,
} from '../../../src/kernel/session/index.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';

const SIDES = ['german', 'soviet'];

/** Units in the boxes of the enemies of a viewer, those who ride in them among them; a spectator is everybody's enemy. */
function hiddenFrom(state: SessionState, sideOf: ReadonlyMap<string, string>, viewer: string | null): string[] {
  const position = state.position as Position;
  return Object.keys(position.units).filter((id) => sideOf.get(id) !== viewer && isHidden(position, id));
}

/** The ids among these that stand in a text, as whole names. */
const named = (ids: readonly string[], text: string): string[] =>
  ids.filter((id) => new RegExp(`${id}(?![\\w-])`).test(text));

const sidesOf = (cards: Readonly<Record<string, { readonly side?: string }>>): Map<string, string> =>
  new Map(Object.entries(cards).map(([id, { side }]) => [id, side!]));

/** Everything a viewer can look at as the game stands. */
const shown = (session: Session, state: SessionState, viewer: string | null): string =>
  JSON.stringify([
    session.view(state, viewer),
    session.board(state, viewer),
    session.score(state, viewer),
    session.pending(state, viewer),
    viewer === null ? null : session.actions(state, viewer),
  ]);

/** A scenario with hidden units, by day or on a night of three rows less, in which they stay hidden longer [7.36.1]. */
function materialsOf(scenario: string, night: boolean): SessionSetup {
  const given = panzerMaterials(scenario, 'advanced-game', { hiddenUnits: true, weather: night });
  const { body } = given.scenario;
  const start = { ...(body.start as object), ...(night ? { conditions: { visibility: -3 } } : {}) };
  return { ...given, scenario: { ...given.scenario, body: { ...body, start } } };
}

describe.each([
  ['mill-farm', ['by day', 'by night', 'by night again', 'by night once more']],
  ['sukhaya-ford', ['by day', 'by night']],
])('%s with hidden units at random', (scenario, seeds) => {
  let searched = 0;
  let uncovered = 0;

  it.each(seeds)('a game %s ends with nothing broken, nothing told, and replays to the same state', (seed) => {
    const materials = materialsOf(scenario, seed !== 'by day');
    const sideOf = sidesOf(materials.cards);
    const states: SessionState[] = [];
    const { session, entries, state } = playPanzer(materials, `${scenario} ${seed}`, (turn) => {
      if (states.at(-1) === turn.state) return;
      states.push(turn.state);
      expect(turn.session.broken(turn.state)).toEqual([]);
      for (const viewer of [...SIDES, null]) {
        const ids = hiddenFrom(turn.state, sideOf, viewer);
        searched += ids.length;
        expect(named(ids, shown(turn.session, turn.state, viewer))).toEqual([]);
      }
    });
    uncovered += entries.flatMap(({ events }) => events).filter(({ type }) => type === 'counter-revealed').length;
    expect(state.stage).toBe('over');
    expect(replay(session, entries)).toEqual(state);
    // What was hidden before a command and is hidden after it stands nowhere in what the others are told of it.
    for (const [i, before] of states.slice(0, -1).entries()) {
      const after = states[i + 1]!;
      const told = entries.filter(({ version }) => version > before.version && version <= after.version);
      for (const viewer of [...SIDES, null]) {
        const still = new Set(hiddenFrom(after, sideOf, viewer));
        const ids = hiddenFrom(before, sideOf, viewer).filter((id) => still.has(id));
        const text = JSON.stringify(told.map((entry) => seenEntry(entry, viewer, false)));
        expect(named(ids, text)).toEqual([]);
      }
    }
  });

  it('had something to hide, and to find', () => {
    expect(searched).toBeGreaterThan(300);
    expect(uncovered).toBeGreaterThan(5);
  });
});
