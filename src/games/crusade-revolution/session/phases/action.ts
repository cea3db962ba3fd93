import type { Action, Remark } from '../../../../kernel/session/index.js';
import type { CardPlayOutcome } from '../../events/card-play.js';
import type { Side } from '../../vocabulary.js';
import { hasOther, mayUse, useQuestion } from '../card-use.js';
import type { Pool } from '../cards/card.js';
import type { Use } from '../position.js';
import { proposalForm, propose } from '../proposals.js';
import { endRound } from '../rounds.js';
import { active, type Desk, type Play, type Stage } from '../stage.js';
import { beginEvent } from './event.js';

const USES: readonly Use[] = ['ops', 'sr', 'rp', 'event'];
const RULES: Readonly<Record<Use, string>> = {
  ops: '8.2.1',
  sr: '8.3.1',
  rp: '8.4.1',
  event: '8.5.1.1',
  automatic: '7.1.3',
};

/** 4.3.1: the first round of all is Air Bridge and nothing else. */
const isAirBridge = ({ table, position }: Desk): boolean =>
  table.airBridgeCard !== null && position.turn === 1 && position.round === 1 && position.active === 'nationalist';

function* uses(desk: Desk): Generator<Action> {
  const { table, position } = desk;
  for (const id of position.piles[position.active].hand) {
    const card = table.cards.get(id)!;
    for (const use of USES) {
      if (!mayUse(desk, card, use)) continue;
      if (use !== 'event' || !hasOther(card)) yield { command: { type: 'play', card: id, use }, rule: RULES[use] };
      else if (!position.refused.includes(id)) {
        const form = proposalForm(desk, id, 'event');
        if (form) yield form;
      }
    }
  }
  if (!isAirBridge(desk)) yield { command: { type: 'automatic' }, rule: '7.1.3' };
}

/** B.1: exactly one card, used in one way, or an automatic operation [7.1.3]. */
export const action: Stage = {
  rule: '7.1.3',
  actors: active,
  prompt: ({ position }) => ({
    rule: '7.1.3',
    key: 'ask-action',
    values: { side: position.active, round: position.round },
  }),
  options: uses,
  owed: ({ position }): Remark[] => [{ rule: '7.1.3', key: 'action-owed', values: { side: position.active } }],
  commands: {
    play(play, { card, use }) {
      playCard(play, card as string, use as Use);
    },
    automatic(play) {
      play.ask('events/card-play', useQuestion(play.table, play.position, 'automatic'));
      play.happen({ type: 'automatic-operation', side: play.position.active });
      beginOperation(play, 'automatic', 1);
    },
    'propose-effect'(play, { card, changes }, side) {
      propose(play, card as string, changes as readonly object[], side as Side, 'event');
    },
  },
  done: null,
};

function playCard(play: Play, id: string, use: Use): void {
  const { table, position } = play;
  const side = position.active;
  const card = table.cards.get(id);
  if (!card || !position.piles[side].hand.includes(id)) play.refuse('8.1.1', 'card-not-in-hand', {});
  if (use === 'event' && card!.event === undefined) play.refuse('8.5.1.1', 'card-has-no-event', { card: card!.title });
  if (use === 'event' && hasOther(card!)) play.refuse('8.5.1.1', 'effect-needs-agreement', { card: card!.title });
  const outcome = play.ask<CardPlayOutcome>('events/card-play', useQuestion(table, position, use, card));
  if (!mayUse(play, card!, use)) play.refuse(RULES[use], 'not-open', { command: 'play' });
  tableCard(play, id, use, outcome);
  if (use === 'ops') beginOperation(play, 'ops', outcome.ops);
  else if (use === 'sr') beginRedeployment(play, card!.sr);
  else if (use === 'rp') record(play, outcome);
  else beginEvent(play, card!);
}

/** The card lies open on the table to the end of the round [P44]. */
export function tableCard(play: Play, id: string, use: Use, outcome: CardPlayOutcome): void {
  const card = play.table.cards.get(id)!;
  play.happen({
    type: 'card-played',
    side: play.position.active,
    card: id,
    use,
    fate: outcome.card === 'permanentlyRemoved' ? 'removed' : 'discard',
    winter: outcome.countsInWinter,
    ...(use === 'event' && card.reinforcement !== 'none' ? { reinforcement: card.reinforcement } : {}),
    counterattack: use === 'event' && card.counterattack !== 'none',
    reveals: true,
  });
}

/** 8.2: OPS points are spent on markers, all of them before anything moves [8.2.4]. */
function beginOperation(play: Play, source: 'ops' | 'automatic', points: number): void {
  play.happen({ type: 'operation-began', operation: { source, points, drm: 0, attacks: [] } });
  play.happen({ type: 'step-reached', step: 'activation' });
}

/** 8.3, 12.1 */
function beginRedeployment(play: Play, value: number): void {
  play.happen({ type: 'redeployment-began', value });
  play.happen({ type: 'step-reached', step: 'redeployment' });
}

/** 8.4.1, 8.4.2: points are recorded and nothing else is done; a barred pool records nothing [CL.N30, CL.R52]. */
function record(play: Play, { rp }: CardPlayOutcome): void {
  for (const [pool, points] of Object.entries(rp) as [Pool, number][]) {
    if (points > 0 && !play.position.noRp.includes(pool)) play.happen({ type: 'replacements-recorded', pool, points });
  }
  endRound(play);
}
