import { type Action, type Actions, type Book, type Command, foresee } from '../../../kernel/session/index.js';
import { firesAsArtillery, type Side } from '../vocabulary.js';
import { chancesOf } from './chances.js';
import type { Play } from './events/catalogue.js';
import { evolve } from './events/index.js';
import { unitsOnMap } from './ground.js';
import { wayPoints } from './marching.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Declarations come to no die before they are closed, and a look only to what is hidden. */
const NEVER_ROLL: ReadonlySet<string> = new Set([
  'attack',
  'widen',
  'bombard',
  'bombard-air',
  'start-over',
  'recon',
  'recon-air',
]);

/** Commands that exist once for each unit and hex; all but the last of them leave the phase open. */
const PLENTIFUL: ReadonlySet<string> = new Set(['place', 'move', 'fly', 'turn-down', 'take-back']);

/** The air of a turn has nothing to do with who was drawn just before it [6.5]. */
const WHATEVER_IS_DRAWN: ReadonlySet<string> = new Set(['events/airpower']);

/**
 * Combats that wait for guns: that one rolls at once would say that no gun of the other side reaches it, which of a gun that
 * lies face down only its owner is told [10.14, 14.3, 23.2].
 */
function mayWaitForGuns({ options }: Table, position: Position, side: Side, procedure: string): boolean {
  if (procedure !== 'combat/adjacent-attack' && !(options.fireControl && procedure === 'combat/bombardment'))
    return false;
  return unitsOnMap(position).some(
    (unit) => unit.side !== side && unit.untried && firesAsArtillery(unit.type, unit.command),
  );
}

/** Adds to each command how the first die it comes to can fall: many come to one only because nothing is left to decide. */
export function withForeseenOdds(
  table: Table,
  position: Position,
  side: Side,
  open: Actions,
  book: Book,
  carryOut: (play: Play, command: Command) => void,
): Actions {
  const goesOn = whoGoesOn(table, position, open);
  const foreseen = (action: Action): Action => {
    if (action.odds || action.variants || NEVER_ROLL.has(action.command.type) || goesOn(action)) return action;
    const roll = foresee(table, position, book, evolve, (play) => carryOut(play, action.command));
    if (!roll || (roll.afterDraw && !WHATEVER_IS_DRAWN.has(roll.procedure))) return action;
    if (mayWaitForGuns(table, position, side, roll.procedure)) return action;
    return { ...action, odds: chancesOf(book, roll.procedure, roll.input) };
  };
  return { ...open, actions: open.actions.map(foreseen) };
}

/**
 * Whether the phase surely stays open after a command, so that nobody need try it out: somebody else can still be moved
 * or placed, wherever this one goes, or it can go on itself. Two hexes are enough, for a unit fills one at most.
 */
function whoGoesOn(table: Table, position: Position, { actions, owed }: Actions): (action: Action) => boolean {
  const { stage, moving, units } = position;
  const ways = new Map<unknown, number>();
  for (const { command } of actions) {
    if (PLENTIFUL.has(command.type)) ways.set(command.unit, (ways.get(command.unit) ?? 0) + 1);
  }
  // Whoever is on the move is done as soon as another one moves [7.3].
  const free = [...ways].filter(([unit, number]) => number > 1 && unit !== moving?.unit).map(([unit]) => unit);
  // Of face-down units with like backs only the first is listed; the others are owed [14.3].
  const alike = stage === 'set-up' && owed.length > 1;
  const points = new Map<unknown, ReadonlySet<string>>();
  return ({ command: { type, unit, to } }) => {
    if (!PLENTIFUL.has(type)) return false;
    if (free.some((other) => other !== unit) || (alike && free.includes(unit))) return true;
    if (type !== 'move') return false;
    if (!points.has(unit)) points.set(unit, wayPoints(table, position, units[unit as string]!));
    return points.get(unit)!.has(to as string);
  };
}
