import { type Action, type RuleBook, type Wanted, wants } from '../../../../kernel/session/index.js';
import { eliminate } from '../casualties.js';
import { dropHexes, dropQuestion, scatteredTo } from '../drops.js';
import { entryQuestion } from '../entry-places.js';
import { happen, type Play } from '../events/catalogue.js';
import { flightQuestion, landings, type Purpose } from '../flights.js';
import { inEnemyZone, shutByRefit } from '../ground.js';
import { isNearEnough, marchOf, mayMarch, routeQuestion } from '../marching.js';
import { has, type Position, type Unit } from '../position.js';
import { crowdedUnits } from '../stacks.js';
import { action, closePhase, type Deed, phasing, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { aerialActions, lookActions, recon, reconFromTheAir } from './looking.js';

const all = (position: Position): Unit[] => Object.values(position.units);

function moves(table: Table, position: Position, wanted?: Wanted): Action[] {
  const goal = wanted?.to === undefined ? undefined : table.grid.find(String(wanted.to));
  if (wanted?.to !== undefined && goal === undefined) return [];
  return all(position)
    .filter((unit) => wants(wanted, { type: 'move', unit: unit.id }) && mayMarch(position, unit))
    .filter((unit) => goal === undefined || isNearEnough(table, position, unit, goal))
    .flatMap((unit) =>
      marchOf(table, position, unit).goals.flatMap(({ hex, cost }) => {
        if (goal !== undefined && hex !== goal) return [];
        const to = table.grid.name(hex);
        return action('7.1', { type: 'move', unit: unit.id, to }, { cost: { amount: cost, unit: 'movement-points' } });
      }),
    );
}

/** Why a unit would fly now, if it may: to move, or to come in as a reinforcement [6.4, 13.1]. */
function flightOf(position: Position, unit: Unit): Purpose | undefined {
  if (unit.side !== position.phasing || has(unit, 'halted')) return undefined;
  if (unit.place === 'map') return 'move';
  const due = unit.place === 'due' && unit.dueTurn !== undefined && unit.dueTurn <= position.turn;
  // The 82nd comes by parachute alone [16.15b].
  return due && (unit.command !== 'nato' || unit.type === 'specialForce') ? 'entry' : undefined;
}

function flights(table: Table, position: Position, book: RuleBook, wanted?: Wanted): Action[] {
  if ((position.air[position.phasing]?.transport ?? 0) === 0) return [];
  return all(position).flatMap((unit) => {
    const purpose = flightOf(position, unit);
    if (!purpose || !wants(wanted, { type: 'fly', unit: unit.id })) return [];
    return landings(table, position, unit, purpose, book).map((hex) =>
      action('13.1', { type: 'fly', unit: unit.id, to: table.grid.name(hex) }),
    );
  });
}

const drops = (table: Table, position: Position, book: RuleBook, wanted?: Wanted): Action[] =>
  all(position)
    .filter(({ id }) => wants(wanted, { type: 'drop', unit: id }))
    .flatMap((unit) =>
      dropHexes(table, position, unit, book).map((hex) =>
        action('19.4', { type: 'drop', unit: unit.id, to: table.grid.name(hex) }),
      ),
    );

/** The Engineer Brigade may give up its move, if it has one, and bridge the rivers around it [16.27]. */
const engineers = (table: Table, position: Position): Unit[] =>
  table.campaign === 'budapest'
    ? all(position).filter(
        (unit) =>
          unit.type === 'engineer' &&
          unit.place === 'map' &&
          unit.side === position.phasing &&
          !has(unit, 'flew') &&
          !has(unit, 'moved') &&
          !has(unit, 'stays'),
      )
    : [];

const stays = (table: Table, position: Position): Action[] =>
  engineers(table, position).map(({ id }) => action('16.27', { type: 'stay', unit: id }));

interface Walked {
  readonly left: number;
  readonly stops: string;
}

const move: Deed = (play, { unit: id, to }) => {
  const { table, position } = play;
  const unit = position.units[id];
  if (!unit || !mayMarch(position, unit)) return play.refuse(['7.3', '7.1'], 'cannot-move', { unit: id });
  const hex = table.grid.find(to);
  if (hex === undefined) return play.refuse('2.1', 'no-such-hex', { hex: to });
  const march = marchOf(table, position, unit);
  const goal = march.goals.find((each) => each.hex === hex);
  if (!goal) return play.refuse('7.3', 'out-of-reach', { unit: id, hex: to });
  const path = march.wayTo(hex).map((each) => table.grid.name(each));
  const moved = { unit: id, from: unit.hex!, to, cost: goal.cost };
  if (path.length === 0) {
    play.ask('movement/reinforcement-entry', entryQuestion(table, position, unit, hex));
    happen(play, 'unit-moved', { ...moved, path: [to], left: 0, disengages: false, stops: true });
    return;
  }
  const walked = play.ask<Walked>('movement/route', routeQuestion(table, position, unit, path));
  happen(play, 'unit-moved', {
    ...moved,
    path: unit.place === 'column' ? [unit.hex!, ...path] : path,
    left: walked.left,
    disengages: leavesZone(table, position, unit),
    // What a column spent on the road is known only while it comes in, so it comes in by one march [16.26].
    stops: walked.stops !== 'none' || unit.place === 'column',
  });
};

/** Whether a move began in an enemy zone of control, or begins there now [8.10]. */
function leavesZone(table: Table, position: Position, unit: Unit): boolean {
  if (position.moving?.unit === unit.id) return position.moving.disengaged;
  return inEnemyZone(table, position, table.grid.index(unit.hex!), unit.side, unit.type);
}

const fly: Deed = (play, { unit: id, to }) => {
  const { table, position, book } = play;
  const unit = position.units[id];
  const purpose = unit && flightOf(position, unit);
  if (!purpose) return play.refuse('13.1', 'cannot-move', { unit: id });
  const hex = table.grid.find(to);
  if (hex === undefined) return play.refuse('2.1', 'no-such-hex', { hex: to });
  play.ask('movement/airmobile', flightQuestion(table, position, unit, hex, purpose));
  if (shutByRefit(table, position, hex, unit)) return play.refuse('17.32', 'refit-no-zone');
  if (!landings(table, position, unit, purpose, book).includes(hex)) {
    return play.refuse('13.3', 'cannot-land', { unit: id, hex: to });
  }
  happen(play, 'air-used', { side: unit.side, air: 'transport' });
  happen(play, 'unit-flew', { unit: id, from: unit.hex, to, purpose });
};

interface Landed {
  readonly scattered: string | null;
  readonly suppressed: boolean;
  readonly eliminated: boolean;
}

const drop: Deed = (play, { unit: id, to }) => {
  const { table, position, book } = play;
  const unit = position.units[id];
  const hex = table.grid.find(to);
  if (!unit || hex === undefined || !dropHexes(table, position, unit, book).includes(hex)) {
    return play.refuse(['19.1', '19.4'], 'cannot-drop-there', { unit: id, hex: to });
  }
  const landed = play.ask<Landed>('movement/parachute', dropQuestion(table, position, unit, hex));
  if (landed.eliminated) eliminate(play, [id], 'drop');
  else {
    const at = landed.scattered === null ? hex : scatteredTo(table, hex, landed.scattered);
    const { suppressed } = landed;
    happen(play, 'unit-dropped', { unit: id, from: unit.hex, to: table.grid.name(at), suppressed });
  }
};

const stay: Deed = (play, { unit }) => {
  if (!engineers(play.table, play.position).some(({ id }) => id === unit)) {
    return play.refuse('16.27', 'cannot-move', { unit });
  }
  happen(play, 'unit-stays', { unit });
};

/** Columns that did not come onto the map wait for the next turn [6.6, 16.26]. */
function close(play: Play): void {
  const { position } = play;
  for (const { id, place, side } of all(position)) {
    if (place === 'column' && side === position.phasing) {
      happen(play, 'unit-waits', { unit: id, turn: position.turn + 1 });
    }
  }
  closePhase(play);
}

/** [7.1]: units march, fly, drop or look, one after the other. */
export const movement: Stage = {
  rule: '4.3',
  actors: phasing,
  *options({ table, position, book }, _side, wanted) {
    yield* moves(table, position, wanted);
    yield* stays(table, position);
    yield* flights(table, position, book, wanted);
    yield* drops(table, position, book, wanted);
    if (wants(wanted, { type: 'recon' })) yield* lookActions(table, position, book);
    if (wants(wanted, { type: 'recon-air' })) yield* aerialActions(table, position, book);
  },
  owed({ table, position }) {
    const crowded = new Set(crowdedUnits(table, position).map(({ hex }) => hex!));
    return [...crowded].map((hex) => ({ rule: '7.8', key: 'owed-stacking', values: { hex } }));
  },
  /** Too many in a hex is a loss when the phase ends, not a bar to ending it [7.8]. */
  held: () => undefined,
  idle({ table, position, book }) {
    const marching = all(position).some(
      (unit) => mayMarch(position, unit) && marchOf(table, position, unit).goals.length > 0,
    );
    if (marching || flights(table, position, book).length > 0 || drops(table, position, book).length > 0) return false;
    return lookActions(table, position, book).length + aerialActions(table, position, book).length === 0;
  },
  commands: { move, fly, drop, stay, recon, 'recon-air': reconFromTheAir },
  leave: close,
  done: { type: 'end-phase' },
};
