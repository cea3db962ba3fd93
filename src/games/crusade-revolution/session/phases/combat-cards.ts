import type { Action, Command, Remark } from '../../../../kernel/session/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { hasOther } from '../card-use.js';
import type { Card, CombatRole } from '../cards/card.js';
import { coversUnit } from '../cards/filters.js';
import { claimants } from '../combat/armour-claim.js';
import { mayNegate, takenOut } from '../combat/battle-question.js';
import { mayServe } from '../combat/combat-conditions.js';
import { resolveCombat } from '../combat/resolve.js';
import type { Combat } from '../position.js';
import { proposalForm, propose } from '../proposals.js';
import { active, type Desk, type Play, type Stage } from '../stage.js';

const isCutOff = (supply: string): boolean => supply === 'outOfSupply' || supply === 'limited';

/** 13.3.4, P15: a force wholly out of supply has no cards, nor has a space that is. */
function cardsForbidden({ position }: Desk, role: CombatRole): boolean {
  const combat = position.combat!;
  return role === 'attacker' ? combat.attackers.every(({ supply }) => isCutOff(supply)) : isCutOff(combat.supply);
}

const sideOf = ({ position }: Desk, role: CombatRole): Side =>
  role === 'attacker' ? position.active : enemyOf(position.active);

/** The commands of one card: once for every choice it leaves. */
function* waysToCommit({ table, position }: Desk, card: Card, role: CombatRole): Generator<Command> {
  const combat = position.combat!;
  const out = card.combat!.effects.find(({ kind }) => kind === 'takeOut');
  const negates = card.combat!.effects.find(({ kind }) => kind === 'negate');
  if (out?.kind === 'takeOut') {
    const taken = combat.cards.flatMap(takenOut);
    const open = combat.attackers
      .map(({ unit }) => unit)
      .filter((unit) => !taken.includes(unit) && coversUnit(table, position, out.filter, unit));
    if (out.n === 1) for (const unit of open) yield { type: 'commit-card', card: card.id, unit };
    else for (const units of choices(open, out.n)) yield { type: 'commit-card', card: card.id, units };
  } else if (negates?.kind === 'negate' && negates.which === 'one') {
    for (const other of combat.cards) {
      if (other.side === sideOf({ table, position } as Desk, role)) continue;
      if (mayNegate(table, negates, other)) yield { type: 'commit-card', card: card.id, against: other.card };
    }
  } else yield { type: 'commit-card', card: card.id };
}

/** Every choice of so many units, or of all where there are fewer; none of nobody. */
function choices(units: readonly string[], n: number): string[][] {
  const size = Math.min(n, units.length);
  let found: string[][] = [[]];
  for (const unit of units) found = [...found, ...found.map((each) => [...each, unit])];
  return size === 0 ? [] : found.filter(({ length }) => length === size);
}

function* commitments(desk: Desk, role: CombatRole): Generator<Action> {
  if (cardsForbidden(desk, role)) return;
  const { table, position } = desk;
  const side = sideOf(desk, role);
  const { hand, faceUp } = position.piles[side];
  const used = position.combat!.cards.map(({ card }) => card);
  const inRow = faceUp.filter(({ used: spent }) => !spent).map(({ card }) => card);
  for (const id of [...hand, ...inRow]) {
    const card = table.cards.get(id)!;
    if (used.includes(id) || !mayServe(table, position, card, role)) continue;
    if (hasOther(card)) {
      const form = position.refused.includes(id) || !hand.includes(id) ? undefined : proposalForm(desk, id, 'combat');
      if (form) yield form;
    } else for (const command of waysToCommit(desk, card, role)) yield { command, rule: '8.5.3.1' };
  }
}

/** 16.6.2: one unit is named. */
const unnamed = (desk: Desk): string[] => (desk.position.combat!.claim === null ? claimants(desk) : []);

/** P28: a standing order of this turn, or of this Action Round. */
function isPassing({ position }: Desk, side: Side): boolean {
  const order = position.passing?.[side];
  if (!order || order.turn !== position.turn) return false;
  return order.round === undefined || (order.round === position.round && order.active === position.active);
}

/** P28: whether the window opens hangs on open facts alone, unless its owner has told to pass it over. */
function isClosed(desk: Desk, role: CombatRole): boolean {
  if (isPassing(desk, sideOf(desk, role)) && (role === 'defender' || unnamed(desk).length === 0)) return true;
  const { hand, faceUp } = desk.position.piles[sideOf(desk, role)];
  const cardless = (hand.length === 0 && faceUp.length === 0) || cardsForbidden(desk, role);
  return cardless && (role === 'defender' || unnamed(desk).length === 0);
}

const sameCommand = (a: Command, b: Command): boolean =>
  a.type === b.type && a.card === b.card && a.unit === b.unit && a.against === b.against && sameUnits(a.units, b.units);

/** In whatever order they are named. */
const sameUnits = (a: unknown, b: unknown): boolean =>
  JSON.stringify([...((a ?? []) as string[])].sort()) === JSON.stringify([...((b ?? []) as string[])].sort());

function commit(play: Play, command: Command, role: CombatRole): void {
  const side = sideOf(play, role);
  const id = command.card as string;
  if (cardsForbidden(play, role)) play.refuse(['13.3.4', '8.5.3.1'], 'cards-forbidden', {});
  let open = false;
  for (const action of commitments(play, role)) open ||= sameCommand(action.command, command);
  if (!open) play.refuse(['8.5.3.1', '8.5.3.4'], 'card-may-not-serve', {});
  const faceUp = !play.position.piles[side].hand.includes(id);
  play.happen({
    type: 'combat-card-committed',
    side,
    card: id,
    faceUp,
    ...(command.unit === undefined ? {} : { unit: command.unit }),
    ...(command.units === undefined ? {} : { units: command.units }),
    ...(command.against === undefined ? {} : { against: command.against }),
    reveals: true,
  });
}

/** The window is answered; whether for good nobody but its owner learns (P28). */
function answer(play: Play, role: CombatRole, until: string | null): void {
  const side = sideOf(play, role);
  play.happen({ type: 'cards-passed', side, secret: { for: [side], until } });
  if (role === 'attacker') toDefender(play);
  else resolveCombat(play);
}

const toDefender = (play: Play): void => play.happen({ type: 'step-reached', step: 'defender-cards' });

/** No more cards now, to the end of the Action Round, or of the turn (P28). */
function* passes(): Generator<Action> {
  yield { command: { type: 'done-cards' }, rule: '11.2.4' };
  for (const until of ['round', 'turn']) yield { command: { type: 'pass-cards', until }, rule: '11.2.4' };
}

const answers = (role: CombatRole) => ({
  'done-cards': (play: Play) => answer(play, role, null),
  'pass-cards': (play: Play, { until }: Command) => answer(play, role, until as string),
});

const prompt =
  (role: CombatRole) =>
  ({ position }: { position: { combat: Combat | null } }): Remark => ({
    rule: '11.2.4',
    key: role === 'attacker' ? 'ask-attacker-cards' : 'ask-defender-cards',
    values: { space: position.combat!.target },
  });

/** B.3.3: the attacker's cards and his claim of armour, before the defender's [11.2.4, P16]. */
export const attackerCards: Stage = {
  rule: '11.2.4',
  actors: active,
  prompt: prompt('attacker'),
  *options(desk) {
    yield* commitments(desk, 'attacker');
    for (const unit of unnamed(desk)) yield { command: { type: 'claim-armour', unit }, rule: '16.6.2' };
    yield* passes();
  },
  idle: (desk) => isClosed(desk, 'attacker'),
  commands: {
    ...answers('attacker'),
    'commit-card': (play, command) => commit(play, command, 'attacker'),
    'claim-armour'(play, { unit }) {
      if (!unnamed(play).includes(unit as string)) play.refuse('16.6.2', 'armour-not-claimable', {});
      play.happen({ type: 'armour-claimed', unit: unit as string });
    },
    'propose-effect'(play, { card, changes }, side) {
      propose(play, card as string, changes as readonly object[], side as Side, 'combat');
    },
  },
  done: null,
  leave: toDefender,
};

/** B.3.4: the defender's; one pass each [11.2.4]. */
export const defenderCards: Stage = {
  rule: '11.2.4',
  actors: ({ position }) => [enemyOf(position.active)],
  prompt: prompt('defender'),
  *options(desk) {
    yield* commitments(desk, 'defender');
    yield* passes();
  },
  idle: (desk) => isClosed(desk, 'defender'),
  commands: {
    ...answers('defender'),
    'commit-card': (play, command) => commit(play, command, 'defender'),
    'propose-effect'(play, { card, changes }, side) {
      propose(play, card as string, changes as readonly object[], side as Side, 'combat');
    },
  },
  done: null,
  leave: resolveCombat,
};
