import type { Action, Remark } from '../../../kernel/session/index.js';
import type { CardPlayOutcome } from '../events/card-play.js';
import { enemyOf, type Side } from '../vocabulary.js';
import { hasOther, useQuestion } from './card-use.js';
import type { Effect } from './cards/card.js';
import { changesCheck, combatChangesCheck } from './cards/card-vocabulary.js';
import { PROPOSABLE, PROPOSABLE_IN_COMBAT } from './cards/effect-shapes.js';
import { groundOf, sidesIn } from './ground.js';
import { tableCard } from './phases/action.js';
import { beginEvent } from './phases/event.js';
import type { Desk, Play, Stage } from './stage.js';

const SCHEMA = (card: string, kinds: readonly string[]): Record<string, unknown> => ({
  type: 'object',
  required: ['type', 'card', 'changes'],
  properties: {
    type: { const: 'propose-effect' },
    card: { enum: [card] },
    changes: {
      type: 'array',
      maxItems: 20,
      items: { type: 'object', required: ['kind'], properties: { kind: { enum: kinds } } },
    },
  },
  additionalProperties: false,
});

/** An effect outside the vocabulary is proposed by its player [1.6]; an empty list means that it does nothing. */
export function proposalForm({ table }: Desk, card: string, use: 'event' | 'combat'): Action | undefined {
  if (!table.options.adjudication) return undefined;
  return {
    command: { type: 'propose-effect', card, changes: [] },
    rule: '8.5.1.1',
    form: { schema: SCHEMA(card, use === 'event' ? PROPOSABLE : PROPOSABLE_IN_COMBAT) },
  };
}

export function propose(play: Play, id: string, changes: readonly object[], side: Side, use: 'event' | 'combat'): void {
  const { table, position } = play;
  const card = table.cards.get(id);
  if (!card || !position.piles[side].hand.includes(id)) play.refuse('8.1.1', 'card-not-in-hand', {});
  if (!table.options.adjudication || !hasOther(card!) || position.refused.includes(id))
    play.refuse('8.5.1.1', 'not-open', { command: 'propose-effect' });
  const faults: string[] = [];
  const check = use === 'event' ? changesCheck : combatChangesCheck;
  const kinds: readonly string[] = use === 'event' ? PROPOSABLE : PROPOSABLE_IN_COMBAT;
  check(changes, '/changes', (pointer, detail) => void faults.push(`${pointer}: ${detail.en}`));
  const strange = (changes as readonly Effect[]).find(({ kind }) => !kinds.includes(kind));
  if (faults.length > 0 || strange) play.refuse('8.5.1.1', 'changes-unknown', { faults: faults.slice(0, 3) });
  for (const each of changes as readonly Effect[]) if (each.kind === 'control') checkControl(play, each);
  if (use === 'event') play.ask('events/card-play', useQuestion(table, position, 'event', card));
  play.happen({ type: 'effect-proposed', side, card: id, changes: [...changes], use, reveals: true });
  play.happen({ type: 'choice-owed', choice: { kind: 'proposal', side: enemyOf(side) } });
}

/** A space of the map, and nobody of the other side in it: control follows who stands there [3.0]. */
function checkControl(play: Play, { space, side }: Extract<Effect, { kind: 'control' }>): void {
  const { table, position } = play;
  if (!groundOf(table, position).board.has(space)) play.refuse('2.1.1', 'no-such-space', { space });
  if (sidesIn(table, position, space, enemyOf(side)).length > 0)
    play.refuse(['8.5.1.1', '3.0'], 'changes-unknown', { faults: [`/changes: ${space}`] });
}

/** The card's own typed effects, with what was agreed in the place of those outside the vocabulary. */
function merged(effects: readonly Effect[], changes: readonly object[]): readonly object[] {
  const at = effects.findIndex(({ kind }) => kind === 'other');
  return [...effects.slice(0, at), ...changes, ...effects.slice(at + 1).filter(({ kind }) => kind !== 'other')];
}

/** Only the enemy may act: he agrees or refuses; nobody decides for them [P4]. */
export const proposal: Stage = {
  rule: '8.5.1.1',
  actors: ({ position }) => [position.agenda[0]!.side, position.proposal!.side],
  prompt: ({ position }): Remark => ({
    rule: '8.5.1.1',
    key: 'ask-proposal',
    values: { card: position.proposal!.card },
  }),
  options: ({ position }, side) =>
    (side === position.proposal!.side ? ['withdraw-proposal'] : ['agree-effect', 'refuse-effect']).map((type) => ({
      command: { type },
      rule: '8.5.1.1',
    })),
  commands: {
    'agree-effect'(play, _command, by) {
      if (by === play.position.proposal!.side) play.refuse('8.5.1.1', 'not-open', { command: 'agree-effect' });
      const { card: id, changes, use, side } = play.position.proposal!;
      const card = play.table.cards.get(id)!;
      play.happen({ type: 'choice-settled' });
      play.happen({ type: 'proposal-settled', agreed: true });
      if (use === 'combat') {
        play.happen({
          type: 'combat-card-committed',
          side,
          card: id,
          faceUp: false,
          agreed: [...changes],
          reveals: true,
        });
        return;
      }
      const { table, position } = play;
      const outcome = play.ask<CardPlayOutcome>('events/card-play', useQuestion(table, position, 'event', card));
      tableCard(play, id, 'event', outcome);
      beginEvent(play, card, merged(card.event!.effects, changes));
    },
    'refuse-effect'(play, _command, by) {
      if (by === play.position.proposal!.side) play.refuse('8.5.1.1', 'not-open', { command: 'refuse-effect' });
      play.happen({ type: 'choice-settled' });
      play.happen({ type: 'proposal-settled', agreed: false });
    },
    'withdraw-proposal'(play, _command, by) {
      if (by !== play.position.proposal!.side) play.refuse('8.5.1.1', 'not-open', { command: 'withdraw-proposal' });
      play.happen({ type: 'choice-settled' });
      play.happen({ type: 'proposal-settled', agreed: false });
    },
  },
  done: null,
};
