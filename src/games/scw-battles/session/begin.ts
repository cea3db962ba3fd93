import { opponentOf, type Side } from '../vocabulary.js';
import type { Position, UnitState } from './position.js';
import type { Table } from './table.js';

/** The table laid, nobody placed: every counter where the set-up and the records find it. */
export function begin(table: Table): Position {
  const units: Record<string, UnitState> = {};
  for (const id of table.counters.keys()) units[id] = firstState(table, id);
  const owners: Record<string, Side> = {};
  for (const { hexes, side } of table.objectives) {
    // Brunete: all objectives begin Nationalist [B.8]; elsewhere a place is its defender's.
    const owner: Side = table.scenario === 'brunete' ? 'nationalist' : opponentOf(side ?? 'nationalist');
    for (const hex of hexes ?? []) owners[hex] = owner;
  }
  const side = table.setUpOrder[0]!;
  return {
    turn: 1,
    phase: 'set-up',
    step: 'set-up',
    first: side,
    phasing: side,
    weather: 'clear',
    units,
    airPoints: { republican: 0, nationalist: 0 },
    assaultPoints: table.assaultPoints,
    owners,
    enteredBy: {},
    mover: null,
    combats: [],
    current: null,
    pending: [],
    bombers: {},
    approached: false,
    received: [],
    exchanged: [],
    result: null,
  };
}

function firstState(table: Table, id: string): UnitState {
  const muster = table.musters.get(id)!;
  const { rides } = table.counters.get(id)!;
  if (rides !== undefined) return { place: 'aboard', truck: rides };
  if (muster.kind === 'pool') return { place: 'pool' };
  if (muster.kind === 'arrival') {
    // Divisions that come only in exchange wait for another to withdraw [B.20].
    return muster.exchange === undefined ? { place: 'due', turn: muster.turn } : { place: 'pool' };
  }
  if (muster.spot.kind === 'box') return { place: 'box' };
  return { place: muster.spot.kind === 'air' ? 'air' : 'toPlace' };
}
