import { checkPlacement } from '../events/placement.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { hasFlag } from './cards/conditions.js';
import { groundOf, unitsIn } from './ground.js';
import type { Position } from './position.js';
import { spaceFacts } from './questions.js';
import type { Desk, Play, Stage } from './stage.js';
import { active } from './stage.js';
import type { Table } from './table.js';
import { counterOf, unitsOf } from './units.js';

interface Arriving {
  readonly unit: string;
  readonly spaces: readonly string[];
  readonly rule: string;
}

interface Africa {
  readonly arrives: number;
  readonly spaces: readonly string[];
  readonly staysInMorocco: boolean;
  readonly afterEvent: boolean;
}

const hasTimetable = ({ spaces, off }: Table): boolean =>
  spaces.has('Sevilla') && spaces.has('Cadiz') && !off.has('no-air-bridge');

function landing(table: Table, position: Position, space: string): object {
  const controlled = position.control[space] === 'nationalist';
  return {
    controlled,
    supplied: controlled && groundOf(table, position).supply(space) === 'supplied',
    units: Math.min(unitsIn(table, position, space).length, 3),
  };
}

/** 17.6: the question of the timetable for this round. */
const africaQuestion = (table: Table, position: Position): object => ({
  turn: position.turn,
  round: position.round,
  airBridge: hasFlag(position, 'airBridge'),
  blockadeEnded: position.blockade,
  sevilla: landing(table, position, 'Sevilla'),
  cadiz: landing(table, position, 'Cadiz'),
});

/** 17.6.2, 17.6.3: the unit of the Army of Africa that is due, before the action or after the event that brings it. */
function africanDue({ table, position, book }: Desk, afterEvent: boolean): Arriving | undefined {
  if (position.active !== 'nationalist' || !hasTimetable(table)) return undefined;
  const unit = unitsOf(table, position, 'nationalist', 'aside').find((id) => counterOf(table, id).type === 'afr');
  if (unit === undefined) return undefined;
  const due = book.ask<Africa>('events/army-of-africa', africaQuestion(table, position)).outcome!;
  return due.arrives > 0 && due.afterEvent === afterEvent ? { unit, spaces: due.spaces, rule: '17.6.4' } : undefined;
}

/** P10: units that come without a card wait until their space can take them. */
function cardless({ table, position }: Desk): Arriving[] {
  if (position.round !== 1) return [];
  return table.arrivals
    .filter(
      ({ side, turn, unit }) =>
        side === position.active && turn <= position.turn && position.units[unit]!.place === 'aside',
    )
    .flatMap(({ unit, spaces }) => {
      const open = spaces.filter((space) => mayPlace(table, position, unit, space));
      return open.length > 0 ? [{ unit, spaces: open, rule: '8.5.2.3' }] : [];
    });
}

/** 8.5.2.3, 8.5.2.4: whether a new unit may be put in a space. */
export function mayPlace(table: Table, position: Position, unit: string, space: string): boolean {
  const umpire = table.umpire();
  const { side, type, region } = counterOf(table, unit);
  const facts = spaceFacts(table, position, space, side);
  checkPlacement(umpire, side, { type, region }, unit, facts as never, groundOf(table, position).northIsolated);
  return umpire.legal;
}

/** B.0: what comes before the action of the round. */
export function arrivalsBefore(play: Play): void {
  const due = africanDue(play, false);
  if (due) {
    play.ask('events/army-of-africa', africaQuestion(play.table, play.position));
    bring(play, due);
  }
  play.happen({ type: 'step-reached', phase: 'action', step: 'arrivals' });
}

/** 17.6.3: the end of the blockade in this very round brings the first of the last two at once. */
export function arrivalAfterEvent(play: Play): void {
  const due = africanDue(play, true);
  if (due) bring(play, due);
}

/** The unit is at hand; where it has no choice it is put down, where it has no space it waits [17.6.4]. */
function bring(play: Play, { unit, spaces }: Arriving): void {
  if (spaces.length === 0) play.happen({ type: 'unit-waits', unit });
  else if (spaces.length === 1) play.happen({ type: 'unit-placed', unit, space: spaces[0]!, reduced: false });
  else
    play.happen({
      type: 'choice-owed',
      choice: { kind: 'arrival', side: play.position.active, unit, spaces: [...spaces] },
    });
}

const placement = ({ unit, space, rule = '17.6.4' }: { unit: string; space: string; rule?: string }) => ({
  command: { type: 'place-arrival', unit, space },
  rule,
});

/** Spaces that the unit at hand may be put in: those named, in the set-up as long as there is room [4.2.1, 9.1.1, 17.6.4]. */
function openSpaces({ table, position }: { table: Table; position: Position }): readonly string[] {
  const owed = position.agenda[0]!;
  if (owed.kind !== 'arrival') return [];
  if (owed.setUp === undefined) return owed.spaces;
  return owed.spaces.filter((space) => unitsIn(table, position, space).length < STACKING_LIMIT);
}

const ruleOf = ({ position }: { position: Position }): string => {
  const owed = position.agenda[0]!;
  return owed.kind === 'arrival' && owed.setUp !== undefined ? '4.2.1' : '17.6.4';
};

/** A unit that arrives where its owner chooses. */
export const arrival: Stage = {
  rule: '17.6.4',
  actors: ({ position }) => [position.agenda[0]!.side],
  prompt: (scene) => ({ rule: ruleOf(scene), key: 'ask-arrival', values: {} }),
  options(desk) {
    const owed = desk.position.agenda[0]!;
    const rule = ruleOf(desk);
    return owed.kind === 'arrival' ? openSpaces(desk).map((space) => placement({ unit: owed.unit, space, rule })) : [];
  },
  commands: {
    'place-arrival'(play, command) {
      const owed = play.position.agenda[0]!;
      const space = command.space as string;
      if (owed.kind !== 'arrival' || owed.unit !== command.unit || !openSpaces(play).includes(space))
        return play.refuse(ruleOf(play), 'not-open', { command: 'place-arrival' });
      play.happen({ type: 'choice-settled' });
      play.happen({ type: 'unit-placed', unit: owed.unit, space, reduced: owed.setUp === 'reduced' });
    },
  },
  // A scenario that names more units than its spaces hold leaves the last of them aside.
  leave: (play) => play.happen({ type: 'choice-settled' }),
  done: null,
};

/** Units that come without a card, each when its space can take it. */
export const arriving: Stage = {
  rule: '8.5.2.3',
  actors: active,
  prompt: () => ({ rule: '8.5.2.3', key: 'ask-arrival', values: {} }),
  options: (desk) => cardless(desk).flatMap(({ unit, spaces }) => spaces.map((space) => placement({ unit, space }))),
  forced(desk) {
    const [first] = cardless(desk);
    return first && first.spaces.length === 1
      ? { type: 'place-arrival', unit: first.unit, space: first.spaces[0]! }
      : undefined;
  },
  commands: {
    'place-arrival'(play, command) {
      const [unit, space] = [command.unit as string, command.space as string];
      const due = cardless(play).find((each) => each.unit === unit);
      if (!due?.spaces.includes(space)) play.refuse('8.5.2.3', 'not-open', { command: 'place-arrival' });
      play.happen({ type: 'unit-placed', unit, space, reduced: false });
    },
  },
  leave(play) {
    play.happen({ type: 'step-reached', step: 'action' });
  },
  done: null,
};
