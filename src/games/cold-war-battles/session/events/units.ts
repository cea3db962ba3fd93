import type { Mark, Position, Unit } from '../position.js';
import { watchedHexes } from '../scoring.js';
import type { Table } from '../table.js';
import type { Handlers } from './catalogue.js';
import { withControl, withMark, withUnit } from './changes.js';

export const units: Handlers = {
  'unit-drawn': (position, { unit, side, command, unitType, movement, turn, group, secret }) => {
    const drawn: Unit = {
      id: unit,
      counter: secret.counter,
      side,
      command,
      type: unitType,
      movement,
      place: 'due',
      hex: null,
      untried: true,
      ...(turn === undefined ? {} : { dueTurn: turn }),
      ...(group === undefined ? {} : { group }),
    };
    return {
      ...position,
      drawn: position.drawn + 1,
      stock: position.stock.filter((counter) => counter !== secret.counter),
      units: { ...withoutCounter(position.units, secret.counter), [unit]: drawn },
    };
  },

  'unit-due': (position, { unit, turn }) => withUnit(position, unit, { place: 'due', dueTurn: turn }),

  'unit-waits': (position, { unit, turn }) => {
    const { behind: _, ...rest } = position.units[unit]!;
    return without(position, { ...rest, place: 'due', hex: null, dueTurn: turn });
  },

  'unit-placed': (position, { unit, hex, halts }, table) => {
    const marks: Mark[] = position.stage === 'reinforcement' ? ['arriving'] : [];
    if (halts) marks.push('halted');
    return arrive(position, unit, hex, [hex], table, marks.length > 0 ? { marks } : {});
  },

  'unit-queued': (position, { unit, hex, behind }) => withUnit(position, unit, { place: 'column', hex, behind }),

  'unit-moved': (position, { unit, from, to, path, left, disengages, stops }, table) => {
    const goesOn = position.moving?.unit === unit ? position.moving : { start: from, path: [] };
    const way = { start: goesOn.start, path: [...goesOn.path, ...path] };
    return {
      ...arrive(position, unit, to, path, table, withMark(position.units[unit]!, 'moved')),
      moving: { unit, ...way, left: 2 * left, disengaged: disengages, ...(stops ? { stopped: true } : {}) },
    };
  },

  'unit-stays': (position, { unit }) => ({
    ...withUnit(position, unit, withMark(position.units[unit]!, 'stays')),
    moving: null,
  }),

  'unit-flew': (position, { unit, to }, table) => ({
    ...arrive(position, unit, to, [to], table, withMark(position.units[unit]!, 'flew')),
    moving: null,
  }),

  'unit-dropped': (position, { unit, from, to, suppressed }, table) => {
    const marks = withMark({ ...position.units[unit]!, ...withMark(position.units[unit]!, 'flew') }, 'dropped');
    const landed = arrive(position, unit, to, [to], table, { ...marks, ...(suppressed ? { suppressed: true } : {}) });
    return { ...landed, moving: null, dropUsed: position.dropUsed || from !== null };
  },

  'unit-revealed': (position, { unit, counter }, table) => {
    const { type } = table.counters.get(counter)!;
    return withUnit(position, unit, { untried: false, type });
  },

  'units-seen': (position, { by, secret }) =>
    secret.units.reduce((after, id) => {
      const seenBy = after.units[id]!.seenBy ?? [];
      return seenBy.includes(by) ? after : withUnit(after, id, { seenBy: [...seenBy, by] });
    }, position),

  'unit-eliminated': (position, { unit, toPool, cause }, table) => {
    if (toPool) return pooled(position, unit);
    const { suppressed: _, marks: __, behind: ___, dueTurn: ____, ...rest } = position.units[unit]!;
    // Lost in the drop, it has dropped all the same [17.28].
    const dropUsed = position.dropUsed || (cause === 'drop' && rest.hex !== null);
    const { type } = table.counters.get(rest.counter)!;
    return without({ ...position, dropUsed }, { ...rest, type, untried: false, place: 'eliminated', hex: null });
  },

  'unit-suppressed': (position, { unit }) => {
    const shaken = withMark(position.units[unit]!, 'shaken');
    return withUnit(position, unit, { suppressed: true, ...shaken });
  },

  'units-recovered': (position, { units: recovered }) => {
    const after: Record<string, Unit> = { ...position.units };
    for (const id of recovered) {
      const { suppressed: _, ...rest } = after[id]!;
      after[id] = rest;
    }
    return { ...position, units: after };
  },

  'unit-withdrawn': (position, { unit, factors }) => {
    const { suppressed: _, marks: __, ...rest } = position.units[unit]!;
    const after = without(position, { ...rest, place: 'withdrawn', hex: null });
    return { ...after, withdrawn: position.withdrawn + factors };
  },

  'unit-returned': (position, { unit, turn }) => ({
    ...withUnit(position, unit, { place: 'due', dueTurn: turn }),
    refit: position.refit && {
      ...position.refit,
      left: position.refit.left - 1,
      sadf: position.refit.sadf - (position.units[unit]!.command === 'sadf' ? 1 : 0),
    },
  }),

  'unit-pooled': (position, { unit }) => ({ ...pooled(position, unit), giveBack: Math.max(0, position.giveBack - 1) }),

  'unit-turned-down': (position, { unit }) => withUnit(position, unit, { untried: true }),
};

/** The unit stands in a hex, and holds the hexes it came through [15.3]. */
export function arrive(
  position: Position,
  id: string,
  hex: string,
  path: readonly string[],
  table: Table,
  change: Partial<Unit>,
): Position {
  const { behind: _, dueTurn: __, group: ___, ...unit } = position.units[id]!;
  const moved: Unit = { ...unit, ...change, place: 'map', hex };
  const after = { ...position, units: { ...position.units, [id]: moved } };
  return withControl(after, path, unit.side, watchedHexes(table));
}

/** A refit takes counters out of the box of the eliminated [17.32]. */
function withoutCounter(units: Position['units'], counter: string): Position['units'] {
  const old = Object.values(units).find((unit) => unit.counter === counter);
  if (!old) return units;
  const { [old.id]: _, ...rest } = units;
  return rest;
}

/** The counter lies in its pool again; drawn anew it is nobody in particular [16.13, 17.24]. */
function pooled(position: Position, id: string): Position {
  const { [id]: gone, ...rest } = position.units;
  return { ...position, units: rest, stock: [...position.stock, gone!.counter] };
}

function without(position: Position, unit: Unit): Position {
  return { ...position, units: { ...position.units, [unit.id]: unit } };
}
