import type { Side } from '../vocabulary.js';
import type { Counter } from './counters.js';
import type { Control, Own, Position } from './position.js';
import { bothSides, type Table } from './table.js';

/** Who Controls a Strategic Location before the first report: the book is silent (PS-02). */
function firstControl(table: Table): Record<string, Control> {
  const control: Record<string, Control> = {};
  for (const { hex } of table.map.facts.strategic)
    control[hex] = { controller: table.printed ? 'axis' : 'none', empty: true };
  for (const side of ['british', 'axis'] as const) {
    for (const [id, hexes] of table.ob[side].zones) {
      const placed = hexes.length === 1 && table.ob[side].counters.some((counter) => counter.id === id);
      if (placed && control[hexes[0]!]) control[hexes[0]!] = { controller: side, empty: false };
    }
  }
  return control;
}

/** Burnt-out wrecks that lie on the map as CG-II begins [3.52/I-4]. */
function firstWrecks({ printed, campaign, quiet }: Table): Record<string, string> {
  if (!printed || campaign !== 'II') return {};
  const hexes = quiet().chart('map-references').at('burntOutWrecks', 'hexes') as readonly string[];
  return Object.fromEntries(hexes.map((hex) => [hex, 'burntOutWreck']));
}

function ownOf(table: Table, side: Side): Own {
  const { counters, lines, forts, zones } = table.ob[side];
  const set = (counter: Counter): Counter => {
    const hexes = zones.get(counter.id);
    if (hexes?.length !== 1) return counter;
    const at = { hex: hexes[0]! };
    return { ...counter, at, lastHex: hexes[0]!, known: true, shown: at };
  };
  return {
    counters: Object.fromEntries(counters.map((counter) => [counter.id, set(counter)])),
    lines: Object.fromEntries(lines.map((line) => [line.id, line])),
    forts: Object.fromEntries(forts.map((fort) => [fort.id, fort])),
    cpp: table.cppOf(side, table.dates[0]!),
    fpp: table.fppOf(side, table.dates[0]!),
    recon: 0,
    san: table.san[side],
    bought: {},
    companies: {},
    roadblocks: 0,
    atFactors: 0,
    filed: {},
    dummies: 0,
    due: [],
    stayed: [],
    mmc: null,
  };
}

/** The position before anybody has joined. */
export function begin(table: Table): Position {
  const zero = bothSides(() => 0);
  return {
    open: {
      step: 'purchase',
      date: table.dates[0]!,
      phase: 'initial',
      done: [],
      ready: [],
      passes: [],
      scenario: {
        kind: 'initial',
        setsUpFirst: table.setsUpFirst,
        movesFirst: table.movesFirst,
        night: table.dates[0]!.endsWith('N'),
        fanatic: false,
        plusOne: false,
      },
      chitsSpent: zero,
      cvp: zero,
      lossRolled: false,
      massacre: [],
      san: table.san,
      gained: bothSides((side) => table.cppOf(side, table.dates[0]!)),
      lastScenarioDate: null,
      control: firstControl(table),
      entryHeld: [],
      britishHexesNorth: 0,
      objectives: [],
      extra: {},
      terrain: {},
      wrecks: firstWrecks(table),
      fires: {},
      areas: [],
      noMansLand: [],
      withdrawn: false,
      germansAway: table.ob.axis.lines.some(({ mode }) => mode === 'away'),
      fallBack: false,
      fanaticUses: 0,
      plusOneUses: 0,
      inspected: 0,
      stopped: [],
      bombarded: [],
      begun: [],
      endAgreed: [],
      reportAsked: [],
      report: {},
      counts: {},
      objectiveControl: {},
      result: null,
    },
    own: bothSides((side) => ownOf(table, side)),
    owing: [],
  };
}
