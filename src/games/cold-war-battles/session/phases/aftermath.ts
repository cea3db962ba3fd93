import type { Action, RuleBook } from '../../../../kernel/session/index.js';
import { advanceGoals } from '../advancing.js';
import { eliminate } from '../casualties.js';
import { happen, type Play } from '../events/catalogue.js';
import { flightQuestion, landings } from '../flights.js';
import { terrainAt } from '../ground.js';
import type { Position, Retreat } from '../position.js';
import { deadEnds, nextSteps, retreatQuestion, waysOut } from '../retreating.js';
import { score } from '../scoring.js';
import { action, type Desk, type Order, phasing, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { lossValue } from './rolling.js';

/** [9.14]: the attacker picks the units he gives up. */
export const losses: Stage = {
  rule: '9.14',
  actors: phasing,
  options({ position }) {
    const { losses: owed } = position.combat!;
    if (!owed || (owed.units <= 0 && owed.value <= 0)) return [];
    return owed.among.map((unit) => action('9.14', { type: 'lose', unit }));
  },
  owed({ position }) {
    const { units, value } = position.combat!.losses!;
    return [{ rule: '9.14', key: 'owed-losses', values: { units, value } }];
  },

  commands: {
    lose(play, { unit }) {
      const { table, position } = play;
      if (!position.combat!.losses!.among.includes(unit)) return play.refuse('9.14', 'not-in-combat', { unit });
      const value = lossValue(table.counters.get(position.units[unit]!.counter)!);
      happen(play, 'loss-chosen', { unit, value });
      eliminate(play, [unit], position.combat!.result!);
    },
  },
  leave(play) {
    const { position } = play;
    const { doomed = [] } = position.combat!;
    eliminate(
      play,
      doomed.filter((id) => position.units[id]?.place === 'map'),
      'immobile',
    );
    happen(play, 'stage-entered', { stage: 'retreat' });
  },
  done: null,
};

/** Retreats of the side that goes first now [9.14]. */
function turnToRetreat(position: Position): Retreat[] {
  const { retreats, running } = position.combat!;
  if (running) return retreats.filter(({ unit }) => unit === running.unit);
  if (retreats.length === 0) return [];
  const side = position.units[retreats[0]!.unit]!.side;
  return retreats.filter(({ unit }) => position.units[unit]!.side === side);
}

function retreatActions(table: Table, position: Position, retreat: Retreat, book: RuleBook): Action[] {
  const { unit } = retreat;
  const ways = waysOut(table, position, retreat, book);
  const gone = position.combat!.running?.path ?? [];
  const flights = gone.length > 0 ? [] : evacuations(table, position, retreat, book);
  if (ways.length > 0) {
    return [...nextSteps(ways, gone).map((to) => action('9.16', { type: 'retreat', unit, to })), ...flights];
  }
  const ends = deadEnds(table, position, retreat).map((way) =>
    action('9.17', { type: 'perish', unit, hex: way.at(-1) ?? retreat.from }),
  );
  return [...ends, ...flights];
}

/** Hexes a helicopter may lift a beaten unit to, instead of its retreat [13.4]. */
function evacuations(table: Table, position: Position, { unit: id, evacuable }: Retreat, book: RuleBook): Action[] {
  if (evacuable === undefined) return [];
  return landings(table, position, position.units[id]!, 'evacuation', book, evacuable).map((hex) =>
    action('13.4', { type: 'evacuate', unit: id, to: table.grid.name(hex) }),
  );
}

function perish(play: Play, retreat: Retreat, hex: string): void {
  const { table, position } = play;
  const way = deadEnds(table, position, retreat).find((path) => (path.at(-1) ?? retreat.from) === hex);
  if (!way) play.refuse('9.17', 'not-its-end', { unit: retreat.unit, hex });
  play.ask('combat/retreat-options', retreatQuestion(table, position, retreat));
  happen(play, 'retreat-failed', { unit: retreat.unit, path: [retreat.from, ...way] });
  eliminate(play, [retreat.unit], 'no-retreat');
}

const retreats = ({ table, position, book }: Desk): Action[] =>
  turnToRetreat(position).flatMap((each) => retreatActions(table, position, each, book));

/** [9.16]: the owner leads his beaten units away, hex by hex. */
export const retreat: Stage = {
  rule: '9.16',
  actors: ({ position }) =>
    turnToRetreat(position)
      .slice(0, 1)
      .map(({ unit }) => position.units[unit]!.side),
  options: retreats,
  owed: ({ position }) =>
    turnToRetreat(position).map(({ unit, hexes }) => ({
      rule: '9.16',
      key: 'retreat-owed',
      values: { unit, hexes },
    })),
  idle: () => false,
  forced(desk) {
    const [only, ...others] = retreats(desk);
    return only && others.length === 0 ? (only.command as Order) : undefined;
  },

  commands: {
    retreat(play, { unit, to }) {
      const owed = turnToRetreat(play.position).find((each) => each.unit === unit);
      if (!owed) return play.refuse('9.16', 'no-retreat-owed', { unit });
      step(play, owed, to);
    },

    evacuate(play, { unit, to }) {
      const owed = turnToRetreat(play.position).find((each) => each.unit === unit);
      if (!owed || play.position.combat!.running) return play.refuse('9.16', 'no-retreat-owed', { unit });
      evacuate(play, owed, to);
    },

    perish(play, { unit, hex }) {
      const { table, position, book } = play;
      const owed = turnToRetreat(position).find((each) => each.unit === unit);
      if (!owed || waysOut(table, position, owed, book).length > 0) {
        return play.refuse('9.16', 'no-retreat-owed', { unit });
      }
      perish(play, owed, hex);
    },
  },
  leave: (play) => happen(play, 'stage-entered', { stage: 'advance' }),
  done: null,
};

function evacuate(play: Play, { unit: id, from, evacuable }: Retreat, to: string): void {
  const { table, position, book } = play;
  const unit = position.units[id]!;
  const hex = table.grid.find(to);
  if (hex === undefined) play.refuse('2.1', 'no-such-hex', { hex: to });
  const cause = evacuable ?? 'bombardment';
  play.ask('movement/airmobile', flightQuestion(table, position, unit, hex, 'evacuation', cause));
  if (!landings(table, position, unit, 'evacuation', book, cause).includes(hex)) {
    play.refuse('13.4', 'cannot-land', { unit: id, hex: to });
  }
  happen(play, 'air-used', { side: unit.side, air: 'transport' });
  happen(play, 'unit-lifted-out', { unit: id, from });
  happen(play, 'unit-flew', { unit: id, from, to, purpose: 'evacuation' });
}

function step(play: Play, owed: Retreat, to: string): void {
  const { table, position, book } = play;
  const ways = waysOut(table, position, owed, book);
  const gone = position.combat!.running?.path ?? [];
  if (!nextSteps(ways, gone).includes(to)) play.refuse(['9.17', '8.7'], 'no-way-there', { unit: owed.unit, hex: to });
  const path = [...gone, to];
  if (ways.some((way) => way.length === path.length && path.every((hex, i) => way[i] === hex))) {
    play.ask('combat/retreat-options', retreatQuestion(table, position, owed));
    happen(play, 'unit-retreated', { unit: owed.unit, from: owed.from, path });
  } else happen(play, 'retreat-begun', { unit: owed.unit, path });
}

/** Victors that may fly instead of walking, and where to [13.4]. */
function flightsForward({ table, position, book }: Desk): Action[] {
  const { advance: right, result } = position.combat!;
  return (right?.units ?? []).flatMap((id) => {
    const unit = position.units[id];
    if (unit?.place !== 'map') return [];
    return landings(table, position, unit, 'advance', book, result).map((hex) =>
      action('13.4', { type: 'fly-forward', unit: id, to: table.grid.name(hex) }),
    );
  });
}

/** [9.19, 9.20]: the victors follow, if they like. */
export const advance: Stage = {
  rule: '9.20',
  actors({ position }) {
    const { advance: right } = position.combat!;
    return right ? [right.side] : [];
  },
  *options(desk) {
    const { table, position, book } = desk;
    for (const { unit, to } of advanceGoals(table, position, book)) yield action('9.20', { type: 'advance', unit, to });
    yield* flightsForward(desk);
  },

  commands: {
    advance(play, { unit, to }) {
      const { table, position, book } = play;
      const goal = advanceGoals(table, position, book).find((each) => each.unit === unit && each.to === to);
      if (!goal) {
        const { refit, phasing: side } = position;
        return play.refuse(refit?.side === side ? ['9.20', '17.32'] : '9.20', 'cannot-advance', { unit, hex: to });
      }
      play.ask('combat/advance-options', goal.question);
      happen(play, 'unit-advanced', { unit, from: position.units[unit]!.hex!, path: goal.path });
    },

    'fly-forward'(play, { unit: id, to }) {
      const { table, position } = play;
      const listed = flightsForward(play).some(({ command }) => command.unit === id && command.to === to);
      if (!listed) return play.refuse('13.4', 'cannot-land', { unit: id, hex: to });
      const unit = position.units[id]!;
      const { result } = position.combat!;
      play.ask('movement/airmobile', flightQuestion(table, position, unit, table.grid.index(to), 'advance', result));
      happen(play, 'air-used', { side: unit.side, air: 'transport' });
      happen(play, 'unit-advanced', { unit: id, from: unit.hex!, path: [to], flies: true });
    },
  },
  leave: finish,
  done: { type: 'end-advance' },
};

/** Aircraft aimed at the combat and held back have flown: what is aimed is sent, and goes nowhere else [12.9, 23.2]. */
function spendAimedAir(play: Play): void {
  const { combat, attacks, aims, phasing: attacker } = play.position;
  const { targets } = attacks[combat!.attack]!;
  const given = { support: [...combat!.supportAir], protection: [...combat!.protectionAir] };
  for (const { side, air, hex } of aims) {
    if (air === undefined || !targets.includes(hex)) continue;
    const used = given[side === attacker ? 'support' : 'protection'];
    const at = used.indexOf(air);
    if (at < 0) happen(play, 'air-used', { side, air, hex: targets[0]! });
    else used.splice(at, 1);
  }
}

/** The combat is over but for the rubble [16.32]. */
function finish(play: Play): void {
  const { table, position } = play;
  const { rubble, attack } = position.combat!;
  if (rubble.length > 0) {
    const { rubble: fallen, hungarianPoints } = play.ask<{ rubble: readonly string[]; hungarianPoints: number }>(
      'combat/rubble-check',
      {
        attackingSide: position.phasing,
        hexes: rubble.map((hex) => ({ hex, terrain: terrainAt(table, position, table.grid.index(hex)) })),
      },
    );
    for (const hex of fallen) happen(play, 'hex-rubbled', { hex });
    score(play, 'hungarian', hungarianPoints, 'rubble');
  }
  spendAimedAir(play);
  happen(play, 'combat-closed', { target: position.attacks[attack]!.targets[0]! });
}
