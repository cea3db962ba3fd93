import type { MaterialRecord } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import type { Card, CombatEffect, Effect, Pool, WarPhase } from './card.js';
import { combatCheck, conditionsCheck, eventCheck } from './card-vocabulary.js';
import { type Complain, oneOf } from './checks.js';

export interface RawCard {
  readonly id: string;
  readonly number?: string;
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side?: string;
  readonly phase?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly event?: Card['event'];
  readonly combat?: Card['combat'];
  readonly red?: Card['red'];
}

const POOLS: readonly Pool[] = ['nationalist', 'axis', 'republican', 'soviet'];
const PHASES: readonly string[] = ['warOfTheColumns', 'mobilization', 'warOfTheArmies', 'optional'];
const SIDELESS = { en: 'a strategy card belongs to a side [2.3]', ja: '戦略カードには陣営が必要です [2.3]' };

/** The war phase of a strategy card [8.1.2]. */
export const phaseCheck = oneOf(...PHASES);

/** What a card's event, combat and red text say, in the words of the vocabulary. */
export function wordsCheck(raw: Pick<RawCard, 'event' | 'combat' | 'red'>, pointer: string, complain: Complain): void {
  if (raw.event) eventCheck(raw.event, `${pointer}/event`, complain);
  if (raw.combat) combatCheck(raw.combat, `${pointer}/combat`, complain);
  if (raw.red) conditionsCheck(raw.red, `${pointer}/red`, complain);
}

/** The strategy cards of a deck; whatever is outside the vocabulary is told with its place. */
export function readDeck(deck: MaterialRecord, isCorps: (unit: string) => boolean, complain: Complain): Card[] {
  const cards = (deck.body.cards ?? []) as readonly RawCard[];
  return cards.flatMap((raw, i): Card[] => {
    const pointer = `/decks/${deck.id}/cards/${i}`;
    const side = Side.values.find((each) => each === (raw.side ?? deck.side));
    if (!side) complain(`${pointer}/side`, SIDELESS);
    phaseCheck(raw.phase, `${pointer}/phase`, complain);
    wordsCheck(raw, pointer, complain);
    return side ? [cardOf(raw, side, isCorps)] : [];
  });
}

function cardOf(raw: RawCard, side: Side, isCorps: (unit: string) => boolean): Card {
  const values = raw.values ?? {};
  const number = (key: string): number => (typeof values[key] === 'number' ? (values[key] as number) : 0);
  const reinforcement = (values.reinforcement as Card['reinforcement'] | undefined) ?? 'none';
  const combatCard = values.combatCard === true;
  const combat = raw.combat ?? (combatCard ? plainCombat(number('attackerDrm'), number('defenderDrm')) : undefined);
  return {
    id: raw.id,
    number: raw.number ?? raw.id,
    title: raw.title,
    side,
    phase: (raw.phase ?? 'warOfTheColumns') as WarPhase | 'optional',
    ops: number('ops'),
    sr: number('sr'),
    rp: Object.fromEntries(POOLS.map((pool) => [pool, number(`rp.${pool}`)])) as Record<Pool, number>,
    asterisk: values.asterisk === true,
    combatCard,
    oncePerTurn: values.oncePerTurn === true,
    reinforcement,
    counterattack: (values.counterattack as Card['counterattack'] | undefined) ?? 'none',
    corps: reinforcement !== 'none' && (raw.event?.effects ?? []).some((effect) => placesCorps(effect, isCorps)),
    ...(raw.red ? { red: raw.red } : {}),
    ...(raw.event && !combatCard ? { event: raw.event } : {}),
    ...(combat ? { combat } : {}),
  };
}

/** A card that only says what it adds to a die. */
function plainCombat(attackerDrm: number, defenderDrm: number): NonNullable<Card['combat']> {
  const effects: CombatEffect[] = [];
  if (attackerDrm !== 0) effects.push({ kind: 'drm', of: 'attacker', by: attackerDrm });
  if (defenderDrm !== 0) effects.push({ kind: 'drm', of: 'defender', by: defenderDrm });
  return { role: defenderDrm !== 0 && attackerDrm === 0 ? 'defender' : 'attacker', when: [], effects };
}

const placesCorps = (effect: Effect, isCorps: (unit: string) => boolean): boolean =>
  effect.kind === 'placeUnits' && (effect.filter?.size === 'corps' || (effect.units ?? []).some(isCorps));
