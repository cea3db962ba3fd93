import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { antiAircraftWeapons } from '../air/sight.js';
import { couldAnswer } from '../sight.js';
import type { Desk, Play, Scene } from '../stage.js';
import { unitOf } from '../table.js';
import { countersOf, standingIn } from './counters.js';
import { lightUp } from './found.js';
import type { HiddenCounter } from './state.js';

/** Whether a side is asked for its counters' sake: one of them has a clear line to a trigger, whatever it holds [4.4.2, 7.2.2.3]. */
export function countersAsked({ table, position }: Scene, side: Side, triggers: readonly string[]): boolean {
  const { line, board } = table;
  const at = (hex: string) => board.grid.index(hex);
  const sees = (from: number, to: number): boolean =>
    from === to || !line.blocked(from, to, line.board.level[from]!, line.board.level[to]!);
  return countersOf(position, side).some(([, { hex }]) =>
    triggers.some((id) => sees(at(hex), at(position.units[id]!.hex!))),
  );
}

/** Whether a unit of the counter could answer one of the triggers, in some facing: it is free to choose when it is placed [7.2.2.1]. */
function couldOne({ table, position }: Scene, { units, hex }: HiddenCounter, triggers: readonly string[]): boolean {
  const facings = [0, 1, 2, 3, 4, 5];
  return units.some((unit) =>
    facings.some((facing) => {
      const there = standingIn(position, unit, hex, facing);
      return triggers.some((trigger) => couldAnswer(table, there, unit, trigger).length > 0);
    }),
  );
}

const uncovering = (counter: string): Action => ({ command: { type: 'uncover', counter }, rule: '7.2.2.3' });

const onWatch = ({ position }: Scene, side: Side) =>
  countersOf(position, side).filter(([, { command }]) => command === 'overwatch');

/** Counters on overwatch that may show themselves to answer [7.2.2.3]. */
export function* uncoverings(desk: Desk, side: Side, triggers: readonly string[]): Iterable<Action> {
  for (const [id, counter] of onWatch(desk, side)) if (couldOne(desk, counter, triggers)) yield uncovering(id);
}

/** The same against an aircraft: whoever has a weapon for it [6.7.4, 7.2.2.3]. */
export function* airUncoverings(desk: Desk, side: Side): Iterable<Action> {
  for (const [id, { units }] of onWatch(desk, side))
    if (units.some((unit) => antiAircraftWeapons(unitOf(desk.table, unit)).length > 0)) yield uncovering(id);
}

/** A counter shows itself: its units are placed, and answer like any other [7.2.2.3]. */
export const uncover = (play: Play, { counter }: Command): void => lightUp(play, counter as string, 'overwatch');
