import type { Viewer } from '../../../kernel/session/index.js';
import { type Position, pointsOf, type Unit } from './position.js';
import { stepNamed } from './sequence.js';
import type { Table } from './table.js';

/** What a viewer sees of a unit: its back, and its front once it is known to him [2.5, 14.3, 20.1]. */
function seenUnit({ counters }: Table, unit: Unit, viewer: Viewer) {
  const { counter, seenBy, ...open } = unit;
  const known = !unit.untried || (viewer !== null && seenBy?.some((side) => side === viewer));
  if (!known) return open;
  const { name, attack, barrage, fpf, range, defence, type, airborne, mechanised } = counters.get(counter)!;
  return { ...open, type, name, factors: { attack, barrage, fpf, range, defence, airborne, mechanised } };
}

export function view(table: Table, position: Position, viewer: Viewer): unknown {
  const { turn, step, stage, phasing, units, stock, ledger, control, rubble, air, allotted, flown, event } = position;
  const { draws, giveBack, refitted, refit, withdrawn, moving, attacks, aims, combat, ended } = position;
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
    points: { [table.first]: pointsOf(position, table.first), [table.second]: pointsOf(position, table.second) },
    ledger,
    control,
    rubble,
    air,
    allotted,
    flown,
    event,
    draws,
    giveBack,
    refitted,
    refit,
    withdrawn,
    moving,
    attacks,
    aims,
    combat,
    ended,
  };
}

const shuffledCounters = (units: Position['units']): string[] =>
  Object.values(units).flatMap(({ counter, shuffled }) => (shuffled ? [counter] : []));

/** How many counters of each command lie in a box; which ones, nobody sees. */
function countByCommand({ counters }: Table, box: readonly string[]): Record<string, number> {
  const number: Record<string, number> = {};
  for (const id of box) {
    const { command } = counters.get(id)!;
    number[command] = (number[command] ?? 0) + 1;
  }
  return number;
}
