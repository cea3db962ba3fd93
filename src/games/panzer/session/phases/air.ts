import { directionIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import type { Altitude, Speed } from '../../vocabulary.js';
import { antiAircraftQuestion, fireAtAircraft, resolveAttack } from '../air/attack.js';
import { approaches, edgeAhead, entryHexes, flightQuestion, headings } from '../air/flying.js';
import { antiAircraftWeapons, seenNow, watchedNow } from '../air/sight.js';
import type { AirWeapon, Sortie } from '../air/state.js';
import { ahead, attacksOpen, patternOf } from '../air/targets.js';
import { airUncoverings, uncover } from '../hidden/answering.js';
import { countersOf } from '../hidden/counters.js';
import { showTargets } from '../hidden/showing.js';
import { isWorking } from '../optional/weapons.js';
import { goOn } from '../sequence.js';
import { facingName } from '../sight.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits, isAble } from '../standing.js';
import { enemyOf } from '../table.js';
import { demandListed } from './listed.js';

const sortieOf = ({ position }: Scene): Sortie => position.air.sortie!;

/** The air phase of the side that has aircraft; false where nothing of its can appear [6.4, 6.7]. */
export function openAir(play: Play, phase: 'first' | 'second'): boolean {
  const [unit] = play.table.aircraft.values();
  if (!unit) return false;
  play.happen({ type: 'air-opened', side: unit.side, phase });
  if (!approaches(play)[Symbol.iterator]().next().done) return true;
  play.happen({ type: 'air-closed' });
  return false;
}

/** The hexes counted for those who see it and whom it sees, after it has come, flown on or turned [6.7.3.1.1, 6.7.4.1.1]. */
const counts = (scene: Scene, sortie: Sortie, step: number | 'edge') => ({
  seen: seenNow(scene, sortie, step === 'edge' ? 1 : step),
  watched: watchedNow(scene, sortie, step),
});

function* options(desk: Desk): Iterable<Action> {
  const { table } = desk;
  const sortie = desk.position.air.sortie;
  if (sortie === null) {
    for (const way of approaches(desk)) yield { command: { type: 'fly-in', ...way }, rule: '6.7.2.2' };
    return;
  }
  if (sortie.hex === null) {
    for (const hex of entryHexes(table, sortie)) yield { command: { type: 'entry', hex }, rule: '6.7.2.1' };
    return;
  }
  if (sortie.heading === null) {
    for (const heading of headings(table, sortie.hex))
      yield { command: { type: 'heading', facing: facingName(table, heading) }, rule: '6.7.2.3' };
    return;
  }
  yield { command: { type: 'fly' }, rule: '6.7.2.3' };
  if (sortie.speed === 'slow' && !sortie.turned)
    for (const turn of [1, 5])
      yield {
        command: { type: 'bank', facing: facingName(table, (sortie.heading + turn) % 6) },
        rule: '6.7.2.3.1',
      };
  for (const { weapon, target } of attacksOpen(desk, sortie))
    yield { command: { type: 'attack', airWeapon: weapon, target }, rule: '6.7.3' };
}

const listed = (play: Play, command: Command): void => demandListed(play, options(play), command, '6.7.2');

const facingOf = (play: Play, { facing }: Command): number =>
  directionIndex(play.table.board.grid.orientation, facing as string)!;

/** The aircraft of a side over the map: it comes, flies on hex by hex, attacks, and leaves [6.7.2, 6.7.3]. */
export const air: Stage = {
  rule: '6.7',
  actors: ({ position }) => [position.air.side!],
  prompt: ({ table, position }) =>
    position.air.sortie === null
      ? remark('6.7.2.1', 'ask-air')
      : remark('6.7.2.3', 'ask-flight', { unit: table.aircraft.get(position.air.sortie.aircraft)!.name }),
  options: (desk) => options(desk),
  held: ({ position }) => (position.air.sortie === null ? undefined : remark('6.7.2.3', 'still-flying')),
  commands: {
    'fly-in'(play, command) {
      listed(play, command);
      const { unit, speed, altitude, dives } = command as unknown as {
        unit: string;
        speed: Speed;
        altitude: Altitude;
        dives: boolean;
      };
      const flown = play.ask<{ speed: Speed; altitude: Altitude }>(
        'movement/flight',
        flightQuestion(play, unit, speed, altitude, dives),
      );
      play.happen({ type: 'aircraft-came', aircraft: unit, speed: flown.speed, altitude: flown.altitude, dives });
    },
    entry(play, command) {
      listed(play, command);
      play.happen({ type: 'aircraft-entered', aircraft: sortieOf(play).aircraft, hex: command.hex });
    },
    heading(play, command) {
      listed(play, command);
      const heading = facingOf(play, command);
      const sortie = { ...sortieOf(play), heading };
      play.happen({ type: 'aircraft-headed', aircraft: sortie.aircraft, heading, ...counts(play, sortie, 'edge') });
    },
    fly(play, command) {
      listed(play, command);
      const sortie = sortieOf(play);
      const [hex] = ahead(play.table, sortie, 1);
      if (hex === undefined)
        play.happen({ type: 'aircraft-left', aircraft: sortie.aircraft, edge: edgeAhead(play.table, sortie) });
      else
        play.happen({ type: 'aircraft-flew', aircraft: sortie.aircraft, hex, ...counts(play, { ...sortie, hex }, 1) });
    },
    bank(play, command) {
      listed(play, command);
      const heading = facingOf(play, command);
      const sortie = { ...sortieOf(play), heading };
      play.happen({ type: 'aircraft-banked', aircraft: sortie.aircraft, heading, ...counts(play, sortie, 0) });
    },
    attack(play, command) {
      listed(play, command);
      const { airWeapon, target } = command;
      play.happen({
        type: 'air-attack-declared',
        aircraft: sortieOf(play).aircraft,
        weapon: airWeapon as AirWeapon,
        target,
      });
      const point = play.position.units[target as string]!.hex!;
      showTargets(play, patternOf(play.table, sortieOf(play), airWeapon as AirWeapon, point), 'bombed');
    },
  },
  done: { type: 'end-air' },
  leave(play) {
    const ended = play.position.step === 'first-air' ? 'first-air' : 'second-air';
    play.happen({ type: 'air-closed' });
    goOn(play, ended);
  },
};

const defender = ({ table, position }: Scene): Side => enemyOf(table, position.air.side!);

/** Shots at the aircraft that units could fire, were they on overwatch: tracked, in reach, bearing [6.7.4]. */
function* shotsOf(desk: Desk, really: boolean): Iterable<{ unit: string; weapon: number }> {
  const { table, position, book } = desk;
  const sortie = sortieOf(desk);
  for (const unit of ableUnits(table, position, defender(desk))) {
    const { command, face, fired, observed } = position.units[unit.id]!;
    const hidden = face === undefined && !really;
    if (fired || observed || (command !== 'overwatch' && !hidden)) continue;
    for (const weapon of antiAircraftWeapons(unit)) {
      if (!isWorking(position, unit.id, weapon)) continue;
      const question = antiAircraftQuestion(desk, sortie, unit.id, weapon, sortie.declared !== null);
      const tracked = isTracked(desk, sortie, unit.id);
      if (book.allows('combat/anti-aircraft-fire', { ...question, tracked })) yield { unit: unit.id, weapon };
    }
  }
}

/** Whether a unit has watched the aircraft for long enough [6.7.4.1.1]. */
function isTracked({ position, book }: Desk, { altitude, speed, watched }: Sortie, id: string): boolean {
  const hexesFlown = watched[id];
  if (hexesFlown === undefined) return false;
  const suppressed = position.units[id]!.suppression === undefined ? 'no' : 'before';
  const question = {
    altitude,
    speed,
    hexesFlown: Math.min(200, hexesFlown),
    suppressed,
    enteredInSight: hexesFlown > 200,
  };
  return book.ask<{ tracked: boolean }>('spotting/aircraft-tracking', question).outcome!.tracked;
}

/** Asked by what everybody can see: a unit whose command lies hidden that could fire, or a hidden counter [6.7.4, 7.2.2.3]. */
const isAsked = (desk: Desk): boolean => {
  if (countersOf(desk.position, defender(desk)).length > 0) return true;
  for (const _ of shotsOf(desk, false)) return true;
  return false;
};

function* answers(desk: Desk): Iterable<Action> {
  for (const { unit, weapon } of shotsOf(desk, true))
    yield { command: { type: 'anti-air', unit, weapon }, rule: '6.7.4' };
  yield* airUncoverings(desk, defender(desk));
  yield { command: { type: 'pass' }, rule: '6.7.4.1.1' };
  yield { command: { type: 'pass-aircraft' }, rule: '6.7.4.1.1' };
}

/** The attack that was declared before the answer comes first [6.7.4.1.1]. */
function settleAttack(play: Play): void {
  if (play.position.air.sortie?.declared) resolveAttack(play);
}

/** The other side may fire at the aircraft, after every hex, every turn and every attack [6.7.4.1.1]. */
export const antiAir: Stage = {
  rule: '6.7.4',
  actors: (scene) => (scene.position.air.letPass ? [] : [defender(scene)]),
  prompt: ({ table, position }) =>
    remark('6.7.4', 'ask-anti-air', { unit: table.aircraft.get(position.air.sortie!.aircraft)!.name }),
  options: (desk) => answers(desk),
  idle: (desk) => desk.position.air.letPass || !isAsked(desk),
  commands: {
    'anti-air'(play, command) {
      demandListed(play, answers(play), command, '6.7.4');
      const afterAttack = sortieOf(play).declared !== null;
      settleAttack(play);
      const unit = command.unit as string;
      // Whoever the attack has silenced does not fire any more.
      if (isAble(play.position.units[unit]!)) fireAtAircraft(play, unit, command.weapon as number, afterAttack);
    },
    uncover(play, command) {
      demandListed(play, answers(play), command, '7.2.2.3');
      uncover(play, command);
    },
    pass(play) {
      settleAttack(play);
      play.happen({ type: 'air-window-closed' });
    },
    'pass-aircraft'(play, _command, side) {
      play.happen({ type: 'aircraft-let-pass', side, secret: { for: [side], aircraft: sortieOf(play).aircraft } });
      settleAttack(play);
      play.happen({ type: 'air-window-closed' });
    },
  },
  done: null,
  leave(play) {
    settleAttack(play);
    if (play.position.air.sortie?.window) play.happen({ type: 'air-window-closed' });
  },
};
