import { hiddenAtStart } from './hidden/at-start.js';
import { airAtStart, artilleryAtStart, minesLaid } from './off-map/at-start.js';
import { plotsAtStart } from './plotting/state.js';
import type { Held, Position } from './position.js';
import { NOBODY_YET } from './staggered/state.js';
import type { Table } from './table.js';
import type { UnitState } from './unit-state.js';

/** The table laid, nobody placed. */
export function begin(table: Table): Position {
  const units: Record<string, UnitState> = {};
  for (const { id, turn, aboard } of table.units.values())
    units[id] = {
      ...(aboard === undefined
        ? { place: turn === undefined ? ('toPlace' as const) : ('due' as const) }
        : { place: 'aboard' as const, aboard }),
      ...(table.camouflaged.has(id) ? { camouflaged: true as const } : {}),
    };
  const objectives: Record<string, Held> = {};
  for (const { name, holder } of table.objectives)
    objectives[name] = { holder: holder ?? null, contested: false, atStart: [] };
  return {
    turn: 0,
    step: 'set-up',
    units,
    wrecks: {},
    ground: {},
    marks: [],
    smoking: null,
    crossed: [],
    mines: minesLaid(table),
    hidden: hiddenAtStart(table),
    plots: plotsAtStart(table),
    artillery: artilleryAtStart(table),
    air: airAtStart(table),
    sight: {},
    noticed: {},
    missed: [],
    commands: {},
    moveLimits: {},
    struck: {},
    discharging: [],
    claims: Object.fromEntries(table.sides.map((side) => [side, 'always'])),
    asksAngle: [],
    placing: null,
    winner: null,
    first: null,
    staggered: NOBODY_YET,
    acting: table.sides[0]!,
    fire: null,
    resolving: null,
    watch: null,
    assaults: null,
    mover: null,
    overrun: [],
    seenAboard: {},
    shaken: [],
    works: {},
    passes: Object.fromEntries(table.sides.map((side) => [side, null])),
    objectives,
    result: null,
  };
}
