import type { Result, Side } from '../../../../kernel/session/index.js';
import type { Command } from '../../vocabulary.js';
import { artilleryRested } from '../artillery/events.js';
import { columnsOf } from '../column-order.js';
import { countersRested } from '../hidden/events.js';
import { noticedIn } from '../notice/noticing.js';
import { sidesAt } from '../objectives.js';
import type { ClaimPolicy, Held, Position } from '../position.js';
import { openEndIn } from '../shelter.js';
import { NOBODY_YET } from '../staggered/state.js';
import { unitOf } from '../table.js';
import type { UnitState } from '../unit-state.js';
import { changed, type Handlers } from './handlers.js';

/** A unit without what belongs to one turn only [4.6.1]. */
function rested({
  command: _c,
  face: _f,
  group: _g,
  behind: _ahead,
  fired: _d,
  moved: _m,
  spotNew: _n,
  searched: _s,
  observed: _o,
  spent: _p,
  barred: _b,
  tried: _t,
  firedUp: _u,
  dismounted: _i,
  advanced: _a,
  ...state
}: UnitState): UnitState {
  return state;
}

const allRested = (units: Position['units']): Position['units'] =>
  Object.fromEntries(Object.entries(units).map(([id, state]) => [id, rested(state)]));

/** The set-up, the turn and its orders, the end [2.0, 4.0, 4.1, 4.2, 4.3, 4.6]. */
export const turnEvents: Handlers = {
  'unit-picked': (position, { unit }) => ({ ...position, placing: { unit: unit as string } }),

  'hex-picked': (position, { unit, hex }) => ({ ...position, placing: { unit: unit as string, hex: hex as string } }),

  'unit-placed': (position, { unit, hex, facing }, table) => ({
    ...changed(position, unit as string, {
      place: 'map',
      hex: hex as string,
      facing: facing as number,
      ...openEndIn(table, hex as string, facing as number, false),
      ...(unitOf(table, unit as string).leg === null ? {} : { dump: hex as string }),
    }),
    placing: null,
  }),

  'turn-opened': (position, { turn }, table) => {
    const objectives: Record<string, Held> = {};
    for (const objective of table.objectives)
      objectives[objective.name] = {
        ...position.objectives[objective.name]!,
        atStart: sidesAt(table, position, objective),
      };
    return {
      ...position,
      turn: turn as number,
      step: 'orders',
      first: null,
      staggered: NOBODY_YET,
      winner: null,
      acting: null,
      objectives,
      passes: Object.fromEntries(table.sides.map((side) => [side, null])),
      claims: Object.fromEntries(table.sides.map((side) => [side, 'always'])),
      asksAngle: [],
      crossed: [],
    };
  },

  spotted: (position, { sight, lost }, table) => {
    const seen = sight as Position['sight'];
    let next: Position = { ...position, sight: seen, noticed: noticedIn(table, seen), missed: [] };
    for (const id of lost as readonly string[]) next = changed(next, id, { spot: undefined });
    return next;
  },

  'commands-counted': (position, { commands, moveLimits }) => ({
    ...position,
    commands: commands as Position['commands'],
    moveLimits: (moveLimits ?? {}) as Position['moveLimits'],
  }),

  'orders-given': (position, { side, secret }) => {
    const {
      orders,
      sharing,
      roadColumns = {},
      claim,
      angles,
    } = secret as unknown as {
      orders: Record<string, Command>;
      sharing: Record<string, string>;
      roadColumns?: Record<string, string>;
      claim: ClaimPolicy;
      angles?: 'ask';
    };
    const asksAngle = angles === 'ask' ? [...position.asksAngle, side as Side] : position.asksAngle;
    let next: Position = { ...position, claims: { ...position.claims, [side as Side]: claim }, asksAngle };
    for (const [id, command] of Object.entries(orders)) next = changed(next, id, { command });
    for (const [id, leader] of Object.entries(sharing)) {
      next = changed(next, id, { group: leader });
      next = changed(next, leader, { group: leader });
    }
    for (const column of columnsOf(roadColumns)!)
      column.forEach((id, i) => {
        next = changed(next, id, { group: column[0]!, ...(i === 0 ? {} : { behind: column[i - 1]! }) });
      });
    return next;
  },

  'initiative-rolled': (position, { side }) => ({ ...position, step: 'initiative', winner: side as Side }),

  'first-named': (position, { side }) => ({ ...position, first: side as Side }),

  'orders-removed': (position) => ({
    ...position,
    units: allRested(position.units),
    artillery: artilleryRested(position.artillery),
    hidden: countersRested(position.hidden),
    sight: {},
    struck: {},
  }),

  'place-judged': (position, { place, holder, contested }) => {
    const name = place as string;
    const held: Held = {
      ...position.objectives[name]!,
      holder: holder as Side | null,
      contested: contested as boolean,
    };
    return { ...position, objectives: { ...position.objectives, [name]: held } };
  },

  'game-ended': (position, { result }) => ({ ...position, step: 'over', acting: null, result: result as Result }),
};
