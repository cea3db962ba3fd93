import { enemyOf } from '../../vocabulary.js';
import type { CombatEffect, CombatRole } from '../cards/card.js';
import { hasFlag } from '../cards/conditions.js';
import { groundOf, sidesIn } from '../ground.js';
import type { Combat, CommittedCard, Position } from '../position.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';
import { counterOf, faceOf, unitFacts, unitsOf } from '../units.js';
import { roleOf } from './combat-conditions.js';

/** What a committed card does: its typed effects, and what both sides agreed on. */
const effectsOfCard = (table: Table, { card, agreed }: CommittedCard): readonly CombatEffect[] => [
  ...table.cards.get(card)!.combat!.effects.filter(({ kind }) => kind !== 'other'),
  ...((agreed ?? []) as readonly CombatEffect[]),
];

/** What is undone of a card: everything, or its modifiers or shifts alone. */
type Undone = 'drm' | 'shift' | 'all';
type Negated = ReadonlyMap<string, ReadonlySet<Undone>>;

/** What other cards negate of each card; some undo each other wholly [8.5.3.2, CL.N57]. */
export function negatedCards(table: Table, position: Position): Negated {
  const { cards } = position.combat!;
  const negated = new Map<string, Set<Undone>>();
  const negate = (card: string, what: Undone): void => {
    const known = negated.get(card);
    if (known) known.add(what);
    else negated.set(card, new Set([what]));
  };
  for (const each of cards) {
    for (const effect of effectsOfCard(table, each)) {
      if (effect.kind !== 'mutual') continue;
      const other = cards.find(({ card }) => table.cards.get(card)!.number === effect.number);
      if (!other) continue;
      negate(other.card, 'all');
      negate(each.card, 'all');
    }
  }
  for (const each of cards) {
    if (isVoid(negated, each.card)) continue;
    for (const effect of effectsOfCard(table, each)) {
      if (effect.kind !== 'negate') continue;
      const enemies = cards.filter(({ side }) => side !== each.side);
      const hit = effect.which === 'all' ? enemies : enemies.filter(({ card }) => card === each.against);
      for (const other of hit) if (mayNegate(table, effect, other)) negate(other.card, effect.what);
    }
  }
  return negated;
}

/** 8.5.3.2: whether a card that negates others is meant for this one. */
export function mayNegate(
  table: Table,
  { numbers, kinds }: Extract<CombatEffect, { kind: 'negate' }>,
  other: CommittedCard,
): boolean {
  if (numbers !== undefined && !numbers.includes(table.cards.get(other.card)!.number)) return false;
  return kinds === undefined || effectsOfCard(table, other).some(({ kind }) => kinds.includes(kind));
}

/** Nothing of the card counts. */
export const isVoid = (negated: Negated, card: string): boolean => negated.get(card)?.has('all') === true;

/** Whether one effect of a card counts. */
const counts = (negated: Negated, card: string, { kind }: CombatEffect): boolean =>
  !isVoid(negated, card) && !((kind === 'drm' || kind === 'shift') && negated.get(card)?.has(kind));

/** Effects of cards that count, with the part their side plays. */
export function workingEffects(
  table: Table,
  position: Position,
): { role: CombatRole; effect: CombatEffect; card: string }[] {
  const negated = negatedCards(table, position);
  return position.combat!.cards.flatMap((each) =>
    effectsOfCard(table, each)
      .filter((effect) => counts(negated, each.card, effect))
      .map((effect) => ({ role: roleOf(position, each.side), effect, card: each.card })),
  );
}

const whose = (of: string, role: CombatRole): CombatRole => {
  if (of === 'attacker' || of === 'defender') return of;
  const enemy: CombatRole = role === 'attacker' ? 'defender' : 'attacker';
  return of === 'own' ? role : enemy;
};

/** A committed card as the battle takes it. */
function cardFacts(table: Table, position: Position, each: CommittedCard, negated: Negated): object {
  const card = table.cards.get(each.card)!;
  const role = roleOf(position, each.side);
  const sums: Record<string, number> = { attackerDrm: 0, defenderDrm: 0, attackerShift: 0, defenderShift: 0 };
  let known = 'other';
  const undone = isVoid(negated, each.card);
  for (const effect of effectsOfCard(table, each)) {
    if (!undone && !counts(negated, each.card, effect)) continue;
    if (effect.kind === 'drm') sums[`${whose(effect.of, role)}Drm`]! += effect.by;
    else if (effect.kind === 'shift') sums[`${whose(effect.of, role)}Shift`]! += effect.by;
    else if (effect.kind === 'noArmour') known = 'molotovCocktail';
    else if (effect.kind === 'armourOverRiver') known = 'capturedBridge';
    else if (effect.kind === 'takeOut' && isDefection(position, each.side)) known = 'defection';
  }
  return {
    name: each.card,
    by: role,
    card: known,
    ...sums,
    negated: undone,
    asterisk: card.asterisk,
    oncePerTurn: card.oncePerTurn,
    faceUp: each.faceUp,
  };
}

/** CL.N14 speaks of a Nationalist card against a Republican attack. */
const isDefection = (position: Position, side: string): boolean =>
  position.active === 'republican' && side === 'nationalist';

/** Terrain and works whose shifts a card or an event cancels [CL.map, 8.5.5.3]. */
function cancelled(table: Table, position: Position): string[] {
  const features = workingEffects(table, position).flatMap(({ effect }) =>
    effect.kind === 'cancelFeature' ? effect.features : [],
  );
  const byEvent = position.combat!.cancelTerrain ? position.operation!.cancelTerrain!.features : [];
  return [...new Set([...features, ...byEvent])];
}

/** CL.N14, CL.R7: somebody who was declared attacks no more, because of a card or of losses taken before the answer. */
const hasLostAttackers = ({ cards, attackers, losses }: Combat): boolean =>
  losses?.attacker !== undefined ||
  cards.some((card) => takenOut(card).some((unit) => !attackers.some((each) => each.unit === unit)));

/** The units that a card takes out of the attack [CL.N14]. */
export const takenOut = ({ unit, units }: CommittedCard): readonly string[] =>
  units ?? (unit === undefined ? [] : [unit]);

const SIERRA = ['Somosierra', 'Guadarrama'];

/** Everything about the combat at hand, as the procedure takes it [11.2]; without Loss Factors it ends with the Loss Numbers. */
export function battleQuestion(table: Table, position: Position, withLosses = true): object {
  const combat = position.combat!;
  const { operation, active: attacker, turn } = position;
  const negated = negatedCards(table, position);
  const defender = enemyOf(attacker);
  const space = groundOf(table, position).board.space(combat.target);
  const drm = operation!.drm;
  // 8.5.5.2: the +1 of a Strategic Counterattack; any other event's is told as an event's.
  const card = table.cards.get(position.piles[attacker].onTable ?? '');
  const counterattack = card !== undefined && card.counterattack !== 'none' && drm === 1;
  const bonus = drm !== 0 && !counterattack ? [{ name: 'event', by: 'attacker', attackerDrm: drm }] : [];
  return {
    attacker,
    turn,
    severeWinter: position.severeWinter === turn,
    counterattack,
    largoCaballero: hasFlag(position, 'largoCaballero'),
    unitsTakenOut: hasLostAttackers(combat),
    cancelled: cancelled(table, position),
    attackers: attackingSpaces(table, position, combat, withLosses),
    defence: {
      name: combat.target,
      terrain: space.terrain,
      works: position.works[combat.target]?.kind ?? 'none',
      mainCity: space.class === 'mainCity',
      sierra: SIERRA.includes(combat.target),
      beachhead: combat.target === MALLORCA_BEACHHEAD || combat.target === PLAN_P_BEACHHEAD,
      supply: combat.supply,
      units: combat.defenders.map((id) => ({
        ...combatant(table, position, id, withLosses),
        retreated: position.units[id]!.retreated === true,
      })),
    },
    cards: [...combat.cards.map((each) => cardFacts(table, position, each, negated)), ...bonus],
    ...(withLosses
      ? {
          attackerReserve: reserveOf(table, position, attacker),
          defenderReserve: reserveOf(table, position, defender),
        }
      : {}),
  };
}

function combatant(table: Table, position: Position, id: string, withLosses: boolean): object {
  const { cf, lf } = faceOf(table, position, id);
  const oneStep = counterOf(table, id).reduced === undefined;
  return { ...unitFacts(table, position, id), cf, ...(withLosses ? { lf } : {}), oneStep };
}

function attackingSpaces(table: Table, position: Position, combat: Combat, withLosses: boolean): object[] {
  const ground = groundOf(table, position);
  const spaces = [...new Set(combat.attackers.map(({ space }) => space))];
  return spaces.map((space) => {
    const units = combat.attackers.filter((each) => each.space === space).map(({ unit }) => unit);
    const there = sidesIn(table, position, space, position.active).length;
    return {
      name: space,
      river: ground.overRiver(space, combat.target),
      sierra: SIERRA.includes(space),
      supply: position.markers[space]?.supply ?? 'supplied',
      supplyNow: combat.attackers.find((each) => each.space === space)!.supply,
      stayOut: Math.min(Math.max(there - units.length, 0), 3),
      units: units.map((id) => ({ ...combatant(table, position, id, withLosses), claimsArmour: combat.claim === id })),
    };
  });
}

/** Divisions in the Reserve Box of a side [11.3.5]. */
export const reserveOf = (table: Table, position: Position, side: 'nationalist' | 'republican'): object[] =>
  unitsOf(table, position, side, 'reserve').map((id) => ({
    ...unitFacts(table, position, id),
    lf: faceOf(table, position, id).lf,
    oneStep: counterOf(table, id).reduced === undefined,
  }));
