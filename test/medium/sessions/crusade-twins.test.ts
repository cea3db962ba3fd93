import { describe, expect, it } from '@jest/globals';
import type { Piles, Position } from '../../../src/games/crusade-revolution/session/position.js';
import { NO_DICE } from '../../../src/kernel/dice/index.js';
import {
  OutOfOrderError,
  RefusedError,
  type Session,
  type SessionState,
  seenEntry,
  TrialOverError,
} from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { playCrusade, positionOf } from '../../support/crusade-play.js';
import { Chooser } from '../../support/random-play.js';

const SIDES = ['nationalist', 'republican'] as const;
type Side = (typeof SIDES)[number];

/** The same cards in another order: what lies where nobody looks is drawn again. */
function dealtAnew({ hand, known, draw, ...open }: Piles, own: boolean, chooser: Chooser): Piles {
  const secret = own ? [...draw] : [...hand.filter((id) => !known.includes(id)), ...draw];
  for (let at = secret.length - 1; at > 0; at -= 1) {
    const other = chooser.below(at + 1);
    [secret[at], secret[other]] = [secret[other]!, secret[at]!];
  }
  const kept = own ? hand : hand.map((id) => (known.includes(id) ? id : secret.shift()!));
  return { ...open, known, hand: kept, draw: secret };
}

/** A position that the viewer cannot tell from this one: neither the other hand nor the order of a draw pile is seen [8.1.4]. */
function twinOf(state: SessionState, viewer: Side | null, chooser: Chooser): SessionState {
  const position = positionOf(state);
  const piles = Object.fromEntries(
    SIDES.map((side) => [side, dealtAnew(position.piles[side], side === viewer, chooser)]),
  ) as unknown as Position['piles'];
  return { ...state, position: { ...position, piles } };
}

/** What somebody reads who only tries a command, refusals and all. */
function tried(session: Session, state: SessionState, side: Side, command: { type: string }): string {
  try {
    const { entry } = session.decide(state, side, command, NO_DICE, () => state, 'no-dice');
    return JSON.stringify(seenEntry(entry, side, false));
  } catch (error) {
    if (error instanceof TrialOverError) return `ends at ${error.at}`;
    if (error instanceof RefusedError) return JSON.stringify([error.message, error.steps, error.ruling]);
    if (error instanceof OutOfOrderError) return error.message;
    throw error;
  }
}

const shown = (session: Session, state: SessionState, viewer: Side | null): string =>
  JSON.stringify([
    session.view(state, viewer),
    session.board(state, viewer),
    session.clock(state),
    session.score(state, viewer),
    session.pending(state, viewer),
    SIDES.map((side) => session.actions(state, side).waitingFor),
    viewer === null ? null : session.actions(state, viewer),
  ]);

describe.each(['valdeoro', 'sierra-parda'])('%s with other cards in the other hand', (scenario) => {
  it('looks, lists, tries and refuses alike, byte for byte', () => {
    const chooser = new Chooser(`${scenario} twins`);
    let [looks, trials] = [0, 0];
    playCrusade(crusadeMaterials(scenario), `${scenario} twins`, ({ session, state, open }) => {
      if (chooser.below(12) > 0) return;
      for (const viewer of [...SIDES, null]) {
        const twin = twinOf(state, viewer, chooser);
        expect(shown(session, twin, viewer)).toBe(shown(session, state, viewer));
        looks += 1;
        if (viewer === null) continue;
        const { draw, hand } = positionOf(state).piles[viewer === 'nationalist' ? 'republican' : 'nationalist'];
        const mine = session.actions(state, viewer).actions.map(({ command }) => command);
        const probes = [hand[0], draw[0], draw.at(-1)].flatMap((card) => [
          { type: 'play', card, use: 'event' },
          { type: 'commit-card', card },
        ]);
        for (const command of [
          ...mine.slice(0, 6),
          ...probes,
          ...open.actions.slice(0, 2).map((each) => each.command),
        ]) {
          if (command.type === 'discard-cards') continue;
          expect(tried(session, twin, viewer, command)).toBe(tried(session, state, viewer, command));
          trials += 1;
        }
      }
    });
    expect([looks > 20, trials > 100]).toEqual([true, true]);
  });
});
