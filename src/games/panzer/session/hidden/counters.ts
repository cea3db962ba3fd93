import type { Side, Viewer } from '../../../../kernel/session/index.js';
import type { Command } from '../../vocabulary.js';
import type { Position } from '../position.js';
import type { Scene } from '../stage.js';
import { type Table, unitOf } from '../table.js';
import type { UnitState } from '../unit-state.js';
import type { Name } from '../units.js';
import type { HiddenCounter } from './state.js';

/** Counters of a side on the map, by name [7.2.1]. */
export const countersOf = ({ hidden }: Position, side: Side): (readonly [string, HiddenCounter])[] =>
  Object.entries(hidden.counters).filter(([, counter]) => counter.side === side);

export const isDummy = ({ units }: HiddenCounter): boolean => units.length === 0;

/** Whether a unit is in the box of a counter, or rides in a vehicle that is [7.2.2, 7.2.2.2]. */
export function isHidden({ units }: Position, id: string): boolean {
  const { place, aboard } = units[id]!;
  return place === 'hidden' || (aboard !== undefined && units[aboard]!.place === 'hidden');
}

/** The command under which a unit acts: hidden, that of its counter [7.2.2, 4.2.1]. */
export function commandOf({ units, hidden }: Position, id: string): Command {
  const { counter, command } = units[id]!;
  return (counter === undefined ? command : hidden.counters[counter]!.command) ?? 'none';
}

/** What everybody may call a unit: hidden, its counter's name [7.2.2]. */
export function knownAs({ units }: Position, id: string): string {
  const state = units[id];
  if (state === undefined) return id;
  return state.counter ?? (state.aboard === undefined ? undefined : units[state.aboard]!.counter) ?? id;
}

/** Whether a viewer may know of a unit at all: hidden ones are their owner's alone. */
export const maySee = ({ table, position }: Scene, id: string, viewer: Viewer): boolean =>
  viewer === unitOf(table, id).side || !isHidden(position, id);

/** What a counter is moved and claimed as: its units, or the one a dummy feigns [7.2.2.2]. */
export const feigned = ({ units, as }: HiddenCounter): readonly string[] => (as === undefined ? units : [as]);

/** The position with a unit of a counter put in a hex, to ask what it could do there. */
export function standingIn(position: Position, id: string, hex: string, facing = 0): Position {
  const { counter: _box, ...state } = position.units[id]!;
  const stood: UnitState = { ...state, place: 'map', hex, facing };
  return { ...position, units: { ...position.units, [id]: stood } };
}

const NUMBERED = /^(.*)-hidden-(\d+)$/;

const nameOfCounter = (side: Side, number: number): string => `${side}-hidden-${number}`;

/** The next free numbers of a side [7.2.2]. */
export function freeNames(table: Table, position: Position, side: Side): string[] {
  const names = Array.from({ length: table.hiddenMost[side] ?? 0 }, (_, i) => nameOfCounter(side, i + 1));
  return names.filter((name) => position.hidden.counters[name] === undefined);
}

/** The name of a counter as it is read; undefined of anything else. */
export function counterName(id: string): Name | undefined {
  const number = NUMBERED.exec(id)?.[2];
  return number === undefined
    ? undefined
    : { en: `Hidden unit counter ${number}`, ja: `隠匿ユニットカウンター${number}` };
}
