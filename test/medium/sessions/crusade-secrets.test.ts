import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import { type SessionSetup, seenEntry } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { playCrusade, positionOf } from '../../support/crusade-play.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';

const SIDES = ['nationalist', 'republican'] as const;
const enemyOf = (side: string) => (side === 'nationalist' ? 'republican' : 'nationalist');

describe.each(['valdeoro', 'sierra-parda'])('what is hidden in %s stays hidden', (scenario) => {
  const materials = crusadeMaterials(scenario);

  it('no view, board, score or prompt names a card of the other hand that was not seen, nor the draw piles', () => {
    let looked = 0;
    playCrusade(materials, `${scenario} secrets`, ({ session, state }) => {
      const { piles } = positionOf(state);
      for (const viewer of [...SIDES, null]) {
        const seen = JSON.stringify([
          session.view(state, viewer),
          session.board(state, viewer),
          session.clock(state),
          session.score(state, viewer),
          session.pending(state, viewer),
        ]);
        for (const side of SIDES) {
          const { hand, known, draw, discard } = piles[side];
          const hidden = [
            ...(viewer === side ? [] : hand.filter((id) => !known.includes(id))),
            ...draw,
            ...discard.slice(0, -1),
          ];
          for (const id of hidden) expect([id, seen.includes(`"${id}"`)]).toEqual([id, false]);
          looked += hidden.length;
        }
      }
    });
    expect(looked).toBeGreaterThan(1000);
  });

  it('no entry, as the other side sees it, names a card drawn or put down under the top', () => {
    const { entries } = playCrusade(materials, `${scenario} stream`);
    let hidden = 0;
    for (const entry of entries) {
      for (const viewer of [...SIDES, null]) {
        const seen = JSON.stringify(seenEntry(entry, viewer, false));
        const mayKnow = (secret: { for: readonly string[] } | undefined): boolean =>
          viewer !== null && secret?.for.includes(viewer) === true;
        // What stands openly in the entry, or was dealt to the viewer himself, he may know.
        const open = JSON.stringify(
          entry.events.map(({ secret, ...rest }) => (mayKnow(secret) ? { secret, ...rest } : rest)),
        );
        for (const { secret } of entry.events) {
          if (!secret || mayKnow(secret)) continue;
          for (const id of (secret.cards ?? secret.order ?? []) as string[]) {
            if (open.includes(`"${id}"`)) continue;
            hidden += 1;
            expect([id, seen.includes(`"${id}"`)]).toEqual([id, false]);
          }
        }
        expect(seen).not.toContain('shuffle-');
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });
});

/** Valdeoro with another deck, in which the same cards are no combat cards. */
function withoutCombatCards(side: string): SessionSetup {
  const materials = crusadeMaterials('valdeoro');
  const id = `valdeoro-${side}-deck`;
  const deck = structuredClone(materials.decks[id]!) as unknown as {
    body: { cards: { values: Record<string, unknown> }[] };
  };
  for (const card of deck.body.cards) card.values.combatCard = false;
  return { ...materials, decks: { ...materials.decks, [id]: deck as never } };
}

/** Every card stays where it is but the last, which changes places with the first: each hand holds its fourteenth card. */
const SHUFFLE = { 'shuffle-nationalist': [1], 'shuffle-republican': [1] };

describe('a combat card that is held but not used', () => {
  /** Both hands are drawn in the same order; the Nationalists attack Rio Seco from Molinos and nobody commits anything. */
  const play = (materials: SessionSetup): ScriptedSession => {
    const game = new ScriptedSession(crusadeRevolution, materials, new NamedDice(SHUFFLE, 200));
    game.play({ type: 'automatic' });
    game.play({ type: 'activate', space: 'Molinos', marker: 'attack' });
    game.play(
      { type: 'target', space: 'Rio Seco' },
      { type: 'commit', unit: 'castro-division-1' },
      { type: 'declare' },
    );
    game.play({ type: 'done-cards' }, { type: 'done-cards' });
    return game;
  };

  it.each(SIDES)('leaves no trace in what the enemy of the %s side sees', (side) => {
    const [held, bare] = [play(crusadeMaterials('valdeoro')), play(withoutCombatCards(side))];
    const hands = [held, bare].map(({ state }) => positionOf(state).piles[side].hand);
    expect(hands[0]).toEqual(hands[1]);
    const combatCards = side === 'nationalist' ? ['n12', 'n13', 'n14'] : ['r12', 'r13', 'r14'];
    expect(hands[0]!.some((id) => combatCards.includes(id))).toBe(true);
    const enemy = enemyOf(side);
    const stream = ({ entries }: ScriptedSession): string =>
      JSON.stringify(entries.map((entry) => seenEntry(entry, enemy, false)));
    expect(stream(held)).toBe(stream(bare));
    const view = ({ session, state }: ScriptedSession): string => JSON.stringify(session.view(state, enemy));
    expect(view(held)).toBe(view(bare));
  });
});
