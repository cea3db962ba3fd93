import { pointsFromHalves } from '../../../kernel/hexes/index.js';
import type { Viewer } from '../../../kernel/session/index.js';
import type { AirType, Side } from '../vocabulary.js';
import { isKnownTo } from './names.js';
import { type Position, pointsOf, type Unit } from './position.js';
import { stepNamed } from './sequence.js';
import type { Table } from './table.js';
import type { BattleView } from './view-shape.js';

/** What a viewer sees of a unit: its back, and its front once it is known to him [2.5, 14.3, 20.1]. */
function seenUnit({ counters }: Table, unit: Unit, viewer: Viewer) {
  const { counter, seenBy, ...back } = unit;
  if (!isKnownTo(unit, viewer)) return back;
  const { name, attack, barrage, fpf, range, defence, type, airborne, mechanised } = counters.get(counter)!;
  return { ...back, type, name, factors: { attack, barrage, fpf, range, defence, airborne, mechanised } };
}

export function view(table: Table, position: Position, viewer: Viewer): BattleView {
  const { turn, step, stage, phasing, units, stock, ledger, rubble, allotted, event } = position;
  const { draws, giveBack, refitted, refit, withdrawn, attacks, aims, ended } = position;
  return {
    turn,
    turns: table.turns,
    step,
    phase: stepNamed(step)?.phase ?? step,
    stage,
    phasing,
    units: Object.values(units)
      .filter((unit) => !unit.shuffled)
      .map((unit) => seenUnit(table, unit, viewer)),
    stock: countByCommand(table, stock),
    shuffled: countByCommand(table, shuffledCounters(units)),
    points: [table.first, table.second].map((side) => ({ side, points: pointsOf(position, side) })),
    ledger,
    control: Object.entries(position.control).map(([hex, side]) => ({ hex, side })),
    rubble,
    air: airOf(position),
    allotted,
    flown: flownOf(position),
    event,
    draws,
    giveBack,
    refitted,
    ...(refit ? { refit } : {}),
    withdrawn,
    moving: movingOf(position),
    attacks,
    aims,
    combat: combatOf(position),
    ended,
  };
}

const airOf = ({ air }: Position): BattleView['air'] =>
  Object.entries(air).flatMap(([side, kinds]) =>
    Object.entries(kinds).map(([kind, markers]) => ({ side: side as Side, air: kind as AirType, markers })),
  );

const flownOf = ({ flown }: Position): BattleView['flown'] =>
  Object.entries(flown).flatMap(([side, hexes]) =>
    Object.entries(hexes).map(([hex, markers]) => ({ side: side as Side, hex, markers })),
  );

/** In whole points, as the book counts them. */
const movingOf = ({ moving }: Position): BattleView['moving'] =>
  moving && { ...moving, left: pointsFromHalves(moving.left) };

function combatOf({ combat }: Position): BattleView['combat'] {
  if (!combat) return null;
  const { advance, ...rest } = combat;
  return advance ? { ...rest, advance: { ...advance, paths: advance.paths.map((hexes) => ({ hexes })) } } : rest;
}

const shuffledCounters = (units: Position['units']): string[] =>
  Object.values(units).flatMap(({ counter, shuffled }) => (shuffled ? [counter] : []));

/** How many counters of each command lie in a box; which ones, nobody sees. */
function countByCommand({ counters }: Table, box: readonly string[]): BattleView['stock'] {
  const numbers = new Map<BattleView['stock'][number]['command'], number>();
  for (const id of box) {
    const { command } = counters.get(id)!;
    numbers.set(command, (numbers.get(command) ?? 0) + 1);
  }
  return [...numbers].map(([command, number]) => ({ command, counters: number }));
}
