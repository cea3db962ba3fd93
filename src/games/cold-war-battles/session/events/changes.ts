import type { Side } from '../../vocabulary.js';
import type { Mark, Position, Unit } from '../position.js';

/** The position with one unit changed. */
export function withUnit(position: Position, id: string, change: Partial<Unit>): Position {
  return { ...position, units: { ...position.units, [id]: { ...position.units[id]!, ...change } } };
}

export function withMark(unit: Unit, mark: Mark): Pick<Unit, 'marks'> {
  const marks = unit.marks ?? [];
  return { marks: marks.includes(mark) ? marks : [...marks, mark] };
}

/** Every unit without these marks; units that bear none of them stay the same object. */
export function withoutMarks(units: Position['units'], marks: readonly Mark[]): Position['units'] {
  const changed: Record<string, Unit> = {};
  let any = false;
  for (const [id, unit] of Object.entries(units)) {
    if (!unit.marks?.some((mark) => marks.includes(mark))) {
      changed[id] = unit;
      continue;
    }
    any = true;
    const { marks: old, ...rest } = unit;
    const kept = old!.filter((mark) => !marks.includes(mark));
    changed[id] = kept.length > 0 ? { ...rest, marks: kept } : rest;
  }
  return any ? changed : units;
}

/** Whoever is in a hex last controls it [15.3]; only hexes that count for something are kept. */
export function withControl(
  position: Position,
  hexes: readonly string[],
  side: Side,
  watched: ReadonlySet<string>,
): Position {
  const taken = hexes.filter((hex) => watched.has(hex) && position.control[hex] !== side);
  if (taken.length === 0) return position;
  return { ...position, control: { ...position.control, ...Object.fromEntries(taken.map((hex) => [hex, side])) } };
}
