import { type Action, type RuleBook, type Wanted, wants } from '../../../../kernel/session/index.js';
import type { Command as Pool } from '../../vocabulary.js';
import { communistAtMavinga, findsWayHome } from '../bases.js';
import { candidates, drawUnits } from '../drawing.js';
import { behindAt, entryHexes, entryQuestion, isBlocked } from '../entry-places.js';
import { happen } from '../events/catalogue.js';
import { shutByRefit, unitsOnMap } from '../ground.js';
import type { Position, Unit } from '../position.js';
import { score } from '../scoring.js';
import { action, closePhase, type Deed, phasing, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { type Airpower, airQuestion } from './opening.js';
import { priced, requestActions, requestUnit } from './requests.js';

/** Reinforcements that may enter now [6.1]. */
const dueUnits = (position: Position): Unit[] =>
  Object.values(position.units).filter(
    ({ place, side, dueTurn }) =>
      place === 'due' && side === position.phasing && dueTurn !== undefined && dueTurn <= position.turn,
  );

/** Units that enter by the same rule find the same hexes. */
function* placings(table: Table, position: Position, wanted?: Wanted): Generator<Action> {
  const known = new Map<string, string[]>();
  for (const unit of dueUnits(position)) {
    if (!wants(wanted, { type: 'place', unit: unit.id })) continue;
    const { command, type, counter, dueTurn } = unit;
    const entry = table.order.entries.get(counter);
    const key = entry?.hexes ? counter : `${command} ${type} ${entry?.soviet} ${dueTurn}`;
    let hexes = known.get(key);
    if (!hexes) {
      hexes = entryHexes(table, position, unit).map((hex) => table.grid.name(hex));
      known.set(key, hexes);
    }
    for (const hex of hexes) yield action('6.2', { type: 'place', unit: unit.id, hex });
  }
}

const place: Deed = (play, { unit: id, hex: name }) => {
  const { table, position } = play;
  const unit = dueUnits(position).find((each) => each.id === id);
  if (!unit) return play.refuse('6.1', 'not-to-be-placed', { unit: id });
  const hex = table.grid.find(name);
  if (hex === undefined) return play.refuse('2.1', 'no-such-hex', { hex: name });
  const blocked = isBlocked(table, position, unit);
  const { mayMove } = play.ask<{ mayMove: boolean }>(
    'movement/reinforcement-entry',
    entryQuestion(table, position, unit, hex, blocked),
  );
  if (shutByRefit(table, position, hex, unit)) return play.refuse('17.32', 'refit-no-zone');
  if (!entryHexes(table, position, unit).includes(hex)) {
    return play.refuse('6.1', 'not-its-place', { unit: id, hex: name });
  }
  const behind = unit.side === 'soviet' && !blocked ? behindAt(table, position, unit, hex) : 0;
  if (behind > 0) happen(play, 'unit-queued', { unit: id, hex: name, behind });
  else happen(play, 'unit-placed', { unit: id, hex: name, ...(mayMove ? {} : { halts: true as const }) });
};

/** Pools a side may still draw from by its own choice [16.15b, 17.32, 18.6]. */
function pools(table: Table, position: Position): Pool[] {
  const { phasing: side, refit, draws } = position;
  const stocked = (command: Pool): boolean => candidates(table, position, { side, command, count: 1 }).length > 0;
  if (side === 'hungarian' && draws > 0) return (['rebel', 'hungarianArmy'] as const).filter(stocked);
  return refit?.side === side && refit.left > 0 ? (['unita'] as const).filter(stocked) : [];
}

const draw: Deed = (play, { pool }) => {
  const { table, position } = play;
  if (!pools(table, position).includes(pool)) return play.refuse('6.7', 'no-draw', { pool });
  const { phasing: side, turn } = position;
  happen(play, 'draw-made', { pool });
  drawUnits(play, { side, command: pool, count: 1 }, { turn });
};

/** Units that a refit brings back by choice: at most two of the SADF, and whatever else lies face up [17.32]. */
const returning = ({ units, refit, phasing: side }: Position): Unit[] =>
  refit?.side === side && refit.left > 0
    ? Object.values(units).filter(
        (unit) => unit.place === 'eliminated' && unit.side === side && (unit.command !== 'sadf' || refit.sadf > 0),
      )
    : [];

/** Units that a refit may turn face down again; SADF units never lie so [17.29, 17.32]. */
const tired = ({ campaign }: Table, position: Position): Unit[] =>
  campaign && position.refit?.side === position.phasing
    ? unitsOnMap(position).filter(
        ({ side, command, untried }) => side === position.phasing && command !== 'sadf' && !untried,
      )
    : [];

/** The question that `events/rotation` answers for one unit. */
function rotationQuestion(table: Table, position: Position, unit: Unit): object {
  const { id: name, command, type, counter } = unit;
  return {
    turn: position.turn,
    withdrawnBefore: position.withdrawn,
    brigadeEntered: table.order.brigade.some((id) => position.units[id]?.place !== 'reserve'),
    units: [
      {
        name,
        command,
        type,
        attack: table.counters.get(counter)!.attack ?? 0,
        pathFreeOfUnits: findsWayHome(table, position, unit, 'units'),
        pathFreeOfZoc: findsWayHome(table, position, unit, 'zones'),
      },
    ],
  };
}

/** SADF units that may go home [17.23]. */
function rotating(table: Table, position: Position, book: RuleBook): Unit[] {
  if (table.campaign !== 'angola' || position.phasing !== 'southAfrican') return [];
  return unitsOnMap(position).filter(
    (unit) => unit.command === 'sadf' && book.ask('events/rotation', rotationQuestion(table, position, unit)).legal,
  );
}

interface Rotated {
  readonly total: number;
  readonly brigadeEnters: boolean;
}

const withdraw: Deed = (play, { unit: id }) => {
  const { table, position } = play;
  const unit = position.units[id];
  if (table.campaign !== 'angola' || unit?.place !== 'map' || unit.side !== position.phasing) {
    return play.refuse('17.23', 'cannot-withdraw', { unit: id });
  }
  const rotated = play.ask<Rotated>('events/rotation', rotationQuestion(table, position, unit));
  happen(play, 'unit-withdrawn', { unit: id, factors: rotated.total - position.withdrawn });
  if (!rotated.brigadeEnters) return;
  for (const each of table.order.brigade) happen(play, 'unit-due', { unit: each, turn: position.turn });
};

/** [17.27]: a second roll for air, paid for with points. */
const mayBuyAir = ({ campaign, options }: Table, { phasing: side, secondAir }: Position): boolean =>
  campaign === 'angola' && options.vpPurchases && side === 'southAfrican' && !secondAir;

const secondAirQuestion = (table: Table, position: Position): object => ({
  ...airQuestion(table, position),
  leftOver: 0,
  secondRoll: true,
  firstRollMade: true,
  communistAtMavinga: communistAtMavinga(table, position),
});

const buyAir: Deed = (play) => {
  const { table, position } = play;
  if (!mayBuyAir(table, position)) return play.refuse('17.27', 'no-second-roll');
  const { phasing: side } = position;
  const { markers, kinds, pointsPaid } = play.ask<Airpower>('events/airpower', secondAirQuestion(table, position));
  happen(play, 'air-allotted', { side, fixed: {}, markers, kinds, again: true });
  score(play, table.first, pointsPaid, 'second-air');
  if (markers > 0) happen(play, 'stage-entered', { stage: 'air' });
};

/** Everything that is open, one after the other, so that who wants to know of one need not wait for all. */
function* choices(table: Table, position: Position, book: RuleBook, wanted?: Wanted): Generator<Action> {
  yield* placings(table, position, wanted);
  yield* pools(table, position).map((pool) => action('6.7', { type: 'draw', pool }));
  yield* requestActions(table, position);
  if (mayBuyAir(table, position)) yield action('17.27', { type: 'buy-air' });
  yield* returning(position).map(({ id }) => action('17.32', { type: 'take-back', unit: id }));
  yield* tired(table, position).map(({ id }) => action('17.32', { type: 'turn-down', unit: id }));
  if (!wants(wanted, { type: 'withdraw' })) return;
  yield* rotating(table, position, book).map(({ id }) => action('17.23', { type: 'withdraw', unit: id }));
}

/** [6.0]: reinforcements enter, or wait. */
export const reinforcement: Stage = {
  rule: '6.6',
  actors: phasing,
  options({ table, position, book }, _side, wanted) {
    return priced(table, position, [...choices(table, position, book, wanted)], book).map(withAirPrice);

    function withAirPrice(each: Action): Action {
      if (each.command.type !== 'buy-air') return each;
      const question = secondAirQuestion(table, position);
      const { pointsPaid } = book.whateverIsRolled<Airpower>('events/airpower', question)!;
      return { ...each, cost: { amount: pointsPaid, unit: 'victory-points' } };
    }
  },

  idle: ({ table, position, book }) => choices(table, position, book).next().done === true,
  commands: {
    place,
    draw,
    request: requestUnit,
    'buy-air': buyAir,
    'take-back'(play, { unit }) {
      if (!returning(play.position).some(({ id }) => id === unit)) {
        return play.refuse('17.32', 'cannot-return', { unit });
      }
      happen(play, 'unit-returned', { unit, turn: play.position.turn });
    },
    'turn-down'(play, { unit }) {
      if (!tired(play.table, play.position).some(({ id }) => id === unit))
        return play.refuse('17.32', 'cannot-turn-down', { unit });
      happen(play, 'unit-turned-down', { unit });
    },
    withdraw,
  },
  leave: closePhase,
  done: { type: 'end-phase' },
};
