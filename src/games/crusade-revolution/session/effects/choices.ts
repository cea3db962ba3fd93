import type { Command } from '../../../../kernel/session/index.js';
import { enemyOf, type Side, type UnitType } from '../../vocabulary.js';
import { liftHeldSieges, takeSpace } from '../capture.js';
import type { Card, Effect, PlaceUnits } from '../cards/card.js';
import { coversUnit, spacesOf } from '../cards/filters.js';
import type { EventInHand, Position } from '../position.js';
import { mapQuestion } from '../questions.js';
import type { Desk, Play } from '../stage.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';
import { counterOf, graveOf, supplyOf, unitsOf } from '../units.js';
import { worksLeft } from '../works-left.js';
import { effectsOf } from './effects-of.js';
import { candidates, fits, givable, owedDivisions, placesFor, planPSpaces, wantedOf } from './feasible.js';

/** What a side may choose for the effect at hand, and whether it may stop. */
export interface Choices {
  readonly side: Side;
  readonly commands: readonly Command[];
  /** Nothing more has to be chosen. */
  readonly mayStop: boolean;
}

interface Hand {
  readonly table: Table;
  readonly position: Position;
  readonly card: Card;
  readonly event: EventInHand;
}

/** The choices of the effect at hand; null where it leaves none, or none any more. */
export function choicesOf({ table, position }: Pick<Desk, 'table' | 'position'>, effect: Effect): Choices | null {
  const event = position.event!;
  const hand: Hand = { table, position, card: table.cards.get(event.card)!, event };
  switch (effect.kind) {
    case 'placeUnits':
      return placements(hand, effect);
    case 'removeUnits':
    case 'flipUnits':
    case 'swapUnits':
      return unitPicks(hand, effect);
    case 'placeWorks':
      return worksPicks(hand, effect);
    case 'beachhead':
      return effect.which === 'mallorca' ? mallorca(hand) : planP(hand);
    default:
      return null;
  }
}

/** 8.5.2.5: divisions still owed for the corps of the card; they may be given up before any of its units come, and must be with the last. */
function owedNow({ table, position, card, event }: Hand): { owed: number; last: boolean } {
  const effects = effectsOf(table, position, card, event.agreed);
  const last = effects.findLastIndex(({ kind }) => kind === 'placeUnits') === event.at;
  return { owed: owedDivisions(table, position, card) - event.givenUp.length, last };
}

/** 8.5.2.2-8.5.2.5 */
function placements(hand: Hand, effect: PlaceUnits): Choices | null {
  const { table, position, event, card } = hand;
  const left = wantedOf(effect) - event.chosen.length;
  const { owed, last } = owedNow(hand);
  const units = left > 0 ? candidates(table, position, effect, event.chosen) : [];
  if (units.length === 0 && !last) return null;
  const must = effect.must === 'all';
  const commands: Command[] = [];
  for (const unit of units) {
    const spaces = effect.to === 'reserve' ? ['reserve'] : placesFor(table, position, effect, unit);
    for (const space of spaces) {
      const rest = units.filter((each) => each !== unit).slice(0, left - 1);
      const after = space === 'reserve' ? position : withUnitAt(position, unit, space);
      if (must && !fits(table, after, effect, rest, owed)) continue;
      commands.push({ type: 'place', unit, space });
      if (effect.state === 'choice' && counterOf(table, unit).reduced !== undefined)
        commands.push({ type: 'place', unit, space, reduced: true });
    }
  }
  if (owed > 0) {
    for (const unit of givable(table, position, card.side)) {
      const after = { ...position, units: { ...position.units, [unit]: { place: 'removed' as const } } };
      if (!must || fits(table, after, effect, units.slice(0, left), owed - 1))
        commands.push({ type: 'give-up-division', unit });
    }
  }
  const nothingLeft = commands.length === 0;
  if (nothingLeft) return null;
  return { side: card.side, commands, mayStop: !must && (owed <= 0 || !last) };
}

const withUnitAt = (position: Position, unit: string, space: string): Position => ({
  ...position,
  units: { ...position.units, [unit]: { place: 'map', space } },
});

function unitPicks(
  hand: Hand,
  effect: Extract<Effect, { kind: 'removeUnits' | 'flipUnits' | 'swapUnits' }>,
): Choices | null {
  const { table, position, event, card } = hand;
  if (event.chosen.length >= effect.n) return null;
  const units = unitsOf(table, position, effect.filter.side ?? card.side, 'map').filter(
    (id) =>
      !event.chosen.includes(id) &&
      coversUnit(table, position, effect.filter, id) &&
      mayChange(table, position, id, effect),
  );
  if (units.length === 0) return null;
  return {
    side: chooserOf(effect, card),
    commands: units.map((unit) => ({ type: 'pick-unit', unit })),
    mayStop: false,
  };
}

/** Who chooses: whoever plays the card, his enemy, or the owner of the units [8.5.1.1]. */
function chooserOf(effect: Extract<Effect, { kind: 'removeUnits' | 'flipUnits' | 'swapUnits' }>, { side }: Card): Side {
  if (effect.kind !== 'removeUnits' || effect.chooser === 'player') return side;
  return effect.chooser === 'enemy' ? enemyOf(side) : (effect.filter.side ?? side);
}

/** Whether the effect would change anything about a unit. */
function mayChange(table: Table, position: Position, id: string, effect: Effect): boolean {
  const { reduced } = position.units[id]!;
  if (effect.kind === 'swapUnits') return spareOf(table, position, id, effect.to) !== undefined;
  if (effect.kind !== 'flipUnits') return true;
  return effect.to === 'full' ? reduced === true : !reduced && counterOf(table, id).reduced !== undefined;
}

/** A unit of the type that waits aside and can show the same face. */
function spareOf(table: Table, position: Position, id: string, type: UnitType): string | undefined {
  const { side } = counterOf(table, id);
  const { reduced } = position.units[id]!;
  return unitsOf(table, position, side, 'aside').find((other) => {
    const counter = counterOf(table, other);
    return counter.type === type && (!reduced || counter.reduced !== undefined);
  });
}

/** 10.2.9: works of a card, while it has markers: as many as there is room for [8.5.1.1, P3]. */
function worksPicks(hand: Hand, effect: Extract<Effect, { kind: 'placeWorks' }>): Choices | null {
  const { table, position, event, card } = hand;
  if (event.chosen.length >= effect.n || worksLeft(table, position, card.side, effect.markers) <= 0) return null;
  const spaces = spacesOf(table, position, effect.where).filter(
    (space) =>
      position.control[space] === card.side &&
      !event.chosen.includes(space) &&
      position.works[space]?.kind !== 'trench' &&
      !(effect.work === 'position' && position.works[space] !== undefined),
  );
  if (spaces.length === 0) return null;
  return { side: card.side, commands: spaces.map((space) => ({ type: 'pick-space', space })), mayStop: false };
}

const LANDING_UNITS = 2;

/** 8.5.4.1, P18: up to two full MIL from aside; only where there are fewer, from the Reserve Box. */
function mallorca({ table, position, event, card }: Hand): Choices | null {
  if (event.chosen.length >= LANDING_UNITS) return null;
  const isMil = (id: string): boolean => {
    const { type, region } = counterOf(table, id);
    return type === 'mil' && region === 'none' && !event.chosen.includes(id);
  };
  const aside = unitsOf(table, position, 'republican', 'aside').filter((id) => isMil(id) && !hasEntryCard(table, id));
  const units = aside.length > 0 ? aside : unitsOf(table, position, 'republican', 'reserve').filter(isMil);
  if (units.length === 0) return null;
  const commands = units.map((unit) => ({ type: 'place', unit, space: MALLORCA_BEACHHEAD }));
  return { side: card.side, commands, mayStop: true };
}

/** A card of the decks is to bring this very unit into the game [8.5.2.2]. */
const hasEntryCard = ({ cards }: Hand['table'], unit: string): boolean =>
  [...cards.values()].some(({ event }) =>
    event?.effects.some(
      (effect) => effect.kind === 'placeUnits' && effect.from === 'aside' && effect.units?.includes(unit),
    ),
  );

/** 8.5.6: the space beside which it lies, then the RPA division. */
function planP({ table, position, event, card }: Hand): Choices | null {
  if (position.planP === null) {
    if (event.chosen.length > 0) return null;
    const commands = planPSpaces(table, position).map((space) => ({ type: 'pick-space', space }));
    return { side: card.side, commands, mayStop: false };
  }
  if (event.chosen.length > 1) return null;
  const units = unitsOf(table, position, 'republican', 'reserve').filter((id) => counterOf(table, id).type === 'rpa');
  const commands = units.map((unit) => ({ type: 'place', unit, space: PLAN_P_BEACHHEAD }));
  return { side: card.side, commands, mayStop: false };
}

/** A choice is made: what comes of it at once. */
export function choose(play: Play, effect: Effect, command: Command): void {
  const unit = command.unit as string;
  const space = command.space as string;
  if (command.type === 'give-up-division') {
    play.happen({ type: 'unit-removed', unit, to: 'removed', why: 'given-up' });
    play.happen({ type: 'effect-chosen', choice: unit, gift: true });
    return;
  }
  play.happen({ type: 'effect-chosen', choice: command.type === 'pick-space' ? space : unit, gift: false });
  if (command.type === 'place') put(play, effect, unit, space, command.reduced === true);
  else if (command.type === 'pick-unit') strikeOrFlip(play, effect, unit);
  else if (effect.kind === 'placeWorks')
    play.happen({ type: 'works-placed', space, kind: effect.work, marker: effect.markers });
  else if (effect.kind === 'beachhead') {
    play.ask('events/plan-p', planPQuestion(play, space));
    play.happen({ type: 'beachhead-opened', which: 'planP', beside: space });
  }
}

function planPQuestion({ table, position }: Play, target: string): object {
  return { target, strait: position.strait, map: mapQuestion(table, position), rpaInReserve: 1 };
}

function put(play: Play, effect: Effect, unit: string, space: string, wanted: boolean): void {
  const { units } = play.position;
  const state = effect.kind === 'placeUnits' ? (effect.state ?? 'full') : 'asIs';
  const asks = state === 'choice' ? wanted : state === 'reduced';
  const reduced = state === 'asIs' ? units[unit]!.reduced === true : asks;
  if (space === 'reserve') {
    play.happen({ type: 'unit-reserved', unit, reduced });
    return;
  }
  if (effect.kind !== 'placeUnits' || !effect.takesControl) {
    play.happen({ type: 'unit-placed', unit, space, reduced });
    return;
  }
  // 16.1.3: who rises in the middle of the enemy lifts a siege there only if he is in supply.
  takeSpace(play, space, counterOf(play.table, unit).side, 'movement', false);
  play.happen({ type: 'unit-placed', unit, space, reduced });
  liftHeldSieges(play);
}

function strikeOrFlip(play: Play, effect: Effect, unit: string): void {
  if (effect.kind === 'flipUnits') {
    play.happen({ type: 'unit-flipped', unit, reduced: effect.to === 'reduced' });
    return;
  }
  if (effect.kind === 'swapUnits') {
    const by = spareOf(play.table, play.position, unit, effect.to)!;
    play.happen({ type: 'unit-swapped', unit, by });
    return;
  }
  if (effect.kind !== 'removeUnits') return;
  const { table, position } = play;
  if (effect.fate === 'reserve')
    play.happen({ type: 'unit-reserved', unit, reduced: position.units[unit]!.reduced === true });
  else {
    const to = effect.fate === 'permanent' ? 'removed' : graveOf(table, unit, supplyOf(table, position, unit));
    play.happen({ type: 'unit-removed', unit, to, why: 'card' });
  }
}
