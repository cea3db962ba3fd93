import { nameOf } from '../cards.js';
import type { SetUp } from '../commands.js';
import { type Counter, withMarks } from '../counters.js';
import { isHex, isWater } from '../ground.js';
import { newCounter } from '../order-of-battle.js';
import type { Pass } from '../position.js';
import type { Desk, Faults, Play, Scene } from '../stage.js';
import { hexesFor, isBritishEntry } from './set-up-places.js';
import { checkReserve, isReserve } from './set-up-reserve.js';

type Dummies = SetUp['dummies'];

/** The Scenario Defender of a night scenario has "?" of the core rules, whose number is not the chapter's [CG3]. */
const isNightDefender = ({ position: { open } }: Scene, { side }: Pass): boolean =>
  open.scenario!.night && open.scenario!.kind === (side === 'axis' ? 'britishAttack' : 'axisAttack');

/** Hexes where the side sets anything up in this pass [3.6221, 3.6222]. */
function ownHexes(scene: Scene, { side, isolated }: Pass, due: readonly Counter[]): Set<string> {
  const { position, table } = scene;
  const hexes =
    position.open.phase === 'initial'
      ? due.flatMap((counter) => hexesFor(scene, side, counter))
      : position.open.areas.flatMap((area) => (area.side === side && area.isolated === isolated ? area.hexes : []));
  return new Set(hexes.filter((hex) => !isWater(table, hex) && !(side === 'axis' && isBritishEntry(table, hex))));
}

/** As many Dummies as were bought, and one of each Reserve that is placed, where that might stand [3.619, CG6]. */
export function checkDummies(
  desk: Desk,
  pass: Pass,
  due: readonly Counter[],
  dummies: Dummies,
  held: ReadonlySet<string>,
  faults: Faults,
): void {
  if (dummies.length === 0) return;
  const own = desk.position.own[pass.side];
  const hexes = ownHexes(desk, pass, due);
  const reserves = new Set<string>();
  let bought = isNightDefender(desk, pass) ? dummies.length : own.dummies;
  for (const [at, { hex, line }] of dummies.entries()) {
    const pointer = `/dummies/${at}`;
    if (!isHex(desk.table, hex) || !hexes.has(hex)) faults.add('3.622', 'dummy-not-there', { hex }, `${pointer}/hex`);
    if (line === undefined) {
      if (bought === 0) faults.add('3.619', 'dummy-not-bought', { limit: own.dummies }, pointer);
      bought = Math.max(0, bought - 1);
      continue;
    }
    const placed = isReserve(own.lines[line]) && !held.has(line) && due.some((counter) => counter.line === line);
    if (!placed || reserves.has(line)) faults.add('CG6', 'one-dummy-a-reserve', { line }, pointer);
    else if (isHex(desk.table, hex)) checkReserve(desk, hex, pointer, dummies, faults);
    reserves.add(line);
  }
}

/** Dummies as counters: before the enemy they are like any other, and 3.602 takes them off again. */
export function dummyCounters({ table }: Play, { side }: Pass, dummies: Dummies, from: number): Counter[] {
  return dummies.map(({ hex, line }, at) => {
    const nationality = side === 'british' ? 'british' : 'german';
    const name = nameOf(table.cards, 'dummy', { nationality, type: 'dummy' });
    const id = `${side[0]}${String(from + at + 1).padStart(2, '0')}`;
    const counter = newCounter(id, side, nationality, 'dummy', 'dummy', name, null);
    const marks = withMarks(counter, line === undefined ? 'concealed' : 'reserve');
    return { ...counter, at: { hex }, lastHex: hex, shown: { hex }, marks };
  });
}

/** Bought Dummies that are used up by a pass [3.619]. */
export const boughtDummies = (scene: Scene, pass: Pass, dummies: Dummies): number =>
  Math.min(scene.position.own[pass.side].dummies, dummies.filter(({ line }) => line === undefined).length);
