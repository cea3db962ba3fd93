import type { Action, Remark } from '../../../../kernel/session/index.js';
import { STACKING_LIMIT } from '../../shared/campaign-map.js';
import { isCorps } from '../../shared/units.js';
import { besideBeachhead, closeBeachhead } from '../beachheads.js';
import { takeSpace } from '../capture.js';
import { groundOf, sidesIn, unitsIn } from '../ground.js';
import { haltBan, marchOf, marchQuestion, stillLeaving } from '../marching.js';
import type { March, Position } from '../position.js';
import { overstacked } from '../stacking.js';
import { active, type Desk, type Play, type Stage } from '../stage.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';
import { counterOf, faceOf } from '../units.js';

/** Units of a Move space that have not moved yet. */
const fresh = ({ table, position }: Desk, space: string): string[] =>
  unitsIn(table, position, space).filter(
    (id) =>
      !position.units[id]!.moved && counterOf(table, id).side === position.active && faceOf(table, position, id).mf > 0,
  );

/** One to three units of a space: every choice of them [10.1.1]. */
function subsets(units: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const unit of units) found.push(...found.map((each) => [...each, unit]));
  return found.filter(({ length }) => length > 0 && length <= STACKING_LIMIT);
}

function* firstSteps(desk: Desk): Generator<Action> {
  const { table, position } = desk;
  for (const [space, { marker }] of Object.entries(position.markers)) {
    if (marker !== 'move') continue;
    for (const units of subsets(fresh(desk, space))) {
      for (const to of marchOf(table, position, units).steps(space, []))
        yield { command: { type: 'move', units, to }, rule: '10.1.1', cost: { amount: 1, unit: 'movementPoints' } };
    }
  }
}

function* furtherSteps({ table, position }: Desk): Generator<Action> {
  const { units, start, path } = position.march!;
  const march = marchOf(table, position, units);
  if (march.haltBan(path.at(-1)!) === undefined) yield { command: { type: 'halt' }, rule: '10.1.10' };
  for (const to of march.steps(start, path))
    yield { command: { type: 'step', to }, rule: '10.1.3', cost: { amount: 1, unit: 'movementPoints' } };
}

/** Stacks that are too high but may still be cured [9.1.2]. */
const curable = ({ table, position }: Desk): string[] =>
  overstacked(table, position)
    .filter(
      ({ space, side }) =>
        side === position.active && stillLeaving(table, position, space, []) > 0 && hasStep({ table, position }, space),
    )
    .map(({ space }) => space);

const hasStep = ({ table, position }: { table: Table; position: Position }, space: string): boolean =>
  position.markers[space]?.marker === 'move' &&
  unitsIn(table, position, space).some(
    (id) =>
      !position.units[id]!.moved &&
      faceOf(table, position, id).mf > 0 &&
      marchOf(table, position, [id]).steps(space, []).length > 0,
  );

/** 16.4.2.4: strays in a Move space whose home is within reach. */
function straysToBring({ table, position }: Desk): string[] {
  return Object.entries(position.markers).flatMap(([space, { marker }]) =>
    marker !== 'move'
      ? []
      : unitsIn(table, position, space).filter((id) => {
          const state = position.units[id]!;
          if (!state.stray || state.moved) return false;
          return reachesHome(table, position, id);
        }),
  );
}

/** Whether a stray can end its move in its own region [16.4.2.4]. */
function reachesHome(table: Table, position: Position, id: string): boolean {
  const { region } = counterOf(table, id);
  const march = marchOf(table, position, [id]);
  const start = position.units[id]!.space!;
  const walk = (path: readonly string[]): boolean =>
    march.steps(start, path).some((to) => {
      const home = table.spaces.get(to)?.region === region && march.haltBan(to) === undefined;
      return home || walk([...path, to]);
    });
  return faceOf(table, position, id).mf > 0 && walk([]);
}

/** 16.4.2.4: a stray that was told to move and cannot get home is bound no more. */
function freeStrays(play: Play): void {
  const { table, position } = play;
  for (const [space, { marker }] of Object.entries(position.markers)) {
    if (marker !== 'move') continue;
    for (const unit of unitsIn(table, position, space)) {
      const { stray, moved } = play.position.units[unit]!;
      if (stray && !moved && !reachesHome(table, play.position, unit)) play.happen({ type: 'unit-freed', unit });
    }
  }
}

function owed(desk: Desk): Remark[] {
  const spaces = curable(desk);
  const strays = straysToBring(desk);
  return [
    ...(spaces.length > 0 ? [{ rule: '9.1.2', key: 'overstack-owed', values: { spaces } }] : []),
    ...(strays.length > 0
      ? [
          {
            rule: '16.4.2.4',
            key: 'stray-owed',
            values: { units: strays.map((id) => desk.table.counters.get(id)!.name) },
          },
        ]
      : []),
  ];
}

/** B.2b: one stack after the other, each space by space [10.1]. */
export const movement: Stage = {
  rule: '10.1.1',
  actors: active,
  prompt: ({ position }) => ({ rule: '10.1.1', key: position.march ? 'ask-step' : 'ask-movement', values: {} }),
  options: (desk) => (desk.position.march ? furtherSteps(desk) : firstSteps(desk)),
  owed,
  held: (desk) => (desk.position.march ? { rule: '10.1.1', key: 'stack-under-way', values: {} } : owed(desk)[0]),
  idle: (desk) => desk.position.march === null && firstSteps(desk).next().done === true,
  commands: {
    move(play, command) {
      const units = command.units as readonly string[];
      const { position } = play;
      const start = units[0] === undefined ? undefined : position.units[units[0]]?.space;
      if (position.march) play.refuse('10.1.1', 'stack-under-way', {});
      if (start === undefined || new Set(units).size < units.length || units.length > STACKING_LIMIT)
        play.refuse('10.1.1', 'not-open', { command: 'move' });
      if (position.markers[start!]?.marker !== 'move')
        play.refuse(['10.1.1', '8.2.3'], 'move-not-activated', { space: start! });
      const here = fresh(play, start!);
      if (units.some((id) => !here.includes(id))) play.refuse('10.1.1', 'not-open', { command: 'move' });
      enter(play, { units: [...units], start: start!, path: [] }, command.to as string);
    },
    step(play, { to }) {
      const { march } = play.position;
      if (!march) play.refuse('10.1.1', 'no-stack-under-way', {});
      enter(play, march!, to as string);
    },
    halt(play) {
      const { table, position } = play;
      const { march } = position;
      if (!march) play.refuse('10.1.1', 'no-stack-under-way', {});
      const space = march!.path.at(-1)!;
      const ban = haltBan(table, position, position.active, march!.units, space);
      if (ban)
        play.refuse(ban === 'attackMarker' ? '10.1.11' : ban === 'stacking' ? '9.1.2' : '16.4.2.2', 'may-not-halt', {
          space,
        });
      halt(play);
    },
  },
  done: { type: 'end-movement', rule: '10.1.10' },
  leave(play) {
    freeStrays(play);
    play.happen({ type: 'step-reached', step: 'digging' });
  },
};

/** One step of a stack, with what it captures [10.1.9]. */
function enter(play: Play, march: March, to: string): void {
  const { table, position } = play;
  const open = marchOf(table, position, march.units).steps(march.start, march.path);
  const from = march.path.at(-1) ?? march.start;
  const asked = play.ask<{ steps: readonly string[] }>('movement/next-step', marchQuestion(table, position, march));
  if (!open.includes(to)) refuseStep(play, march, from, to, asked.steps);
  play.happen({ type: 'stack-moved', units: [...march.units], from, to, start: march.start });
  const side = position.active;
  if (position.control[to] !== side) {
    const supply = groundOf(table, position).supply(from);
    takeSpace(play, to, side, 'movement', supply === 'supplied' || supply === 'isolated');
  }
  if (side === 'nationalist' && (to === MALLORCA_BEACHHEAD || to === PLAN_P_BEACHHEAD))
    leaveBeachhead(play, march.units, to);
  else if (marchOf(table, play.position, march.units).steps(march.start, play.position.march!.path).length === 0)
    halt(play);
}

function refuseStep(play: Play, march: March, from: string, to: string, steps: readonly string[]): never {
  const { table, position } = play;
  const ground = groundOf(table, position);
  if (!ground.board.has(to)) play.refuse('2.1.2', 'no-such-space', { space: to });
  if (!ground.joined(from, to)) play.refuse('10.1.4', 'move-not-adjacent', { from, to });
  if (sidesIn(table, position, to, position.active === 'nationalist' ? 'republican' : 'nationalist').length > 0)
    play.refuse('10.1.7', 'move-into-enemy', { space: to });
  const mf = Math.min(...march.units.map((id) => faceOf(table, position, id).mf));
  if (march.path.length >= mf) play.refuse(['10.1.6', '10.1.3'], 'move-too-far', { spent: march.path.length + 1, mf });
  return play.refuse('10.1.12', 'no-way-on', { space: to, steps: [...steps] });
}

/** The stack is where it ends; a stray that is home, or nowhere abroad, is one no more [16.4.2.4]. */
function halt(play: Play): void {
  const { march } = play.position;
  play.happen({ type: 'stack-halted', units: [...march!.units], space: march!.path.at(-1)! });
}

/** 8.5.4.3, 8.5.6.4: the beachhead is gone, and who entered it goes next door. */
export function leaveBeachhead(play: Play, units: readonly string[], beachhead: string): void {
  const { table } = play;
  const beside = besideBeachhead(play, beachhead);
  if (beachhead === MALLORCA_BEACHHEAD)
    play.ask('events/mallorca', { moment: 'nationalistsEnter', turn: play.position.turn, entering: units.length });
  for (const unit of units) play.happen({ type: 'unit-put-back', unit, space: beside });
  closeBeachhead(play, beachhead);
  if (play.position.march) halt(play);
  const there = sidesIn(table, play.position, beside, 'nationalist').length;
  if (there > STACKING_LIMIT && beachhead === PLAN_P_BEACHHEAD) {
    const divisions = units.filter((id) => !isCorps(counterOf(table, id).type));
    play.happen({
      type: 'choice-owed',
      choice: { kind: 'excess', side: 'nationalist', units: divisions, space: beside },
    });
  }
}
