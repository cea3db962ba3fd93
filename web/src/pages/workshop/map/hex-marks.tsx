import { useMemo } from 'preact/hooks';
import type { FaultIndex } from '../faults.js';
import type { Sheet } from '../sheet.js';
import type { HexDrawing } from './hex-drawing.js';
import { linesOf, wordsIn } from './lines.js';

interface HexMarksProps {
  readonly sheet: Sheet;
  readonly drawing: HexDrawing;
  readonly faults: FaultIndex;
  /** Hexes that a brush is going over. */
  readonly stroke: readonly string[];
  /** Where a line begins, or the hex that is looked at. */
  readonly chosen: string | undefined;
}

/** What lies over a hex map: faults in their places, the stroke that is under way, the chosen hex. */
export function HexMarks({ sheet, drawing: { layout }, faults, stroke, chosen }: HexMarksProps) {
  const known = (hex: string): boolean => layout.place(hex) !== undefined;
  const { hexes, sides } = useMemo(() => faultyPlaces(sheet, layout, faults), [sheet.rows, layout, faults]);
  return (
    <>
      {hexes.map((hex) => (
        <path key={hex} class="map-fault" data-fault={hex} d={layout.outline(hex)} />
      ))}
      {sides.map((path) => (
        <path key={path} class="map-fault" d={path} />
      ))}
      {stroke.filter(known).map((hex) => (
        <path key={hex} class="lit" d={layout.outline(hex)} />
      ))}
      {chosen !== undefined && known(chosen) && <path class="map-chosen" d={layout.outline(chosen)} />}
    </>
  );
}

function faultyPlaces(
  sheet: Sheet,
  layout: HexDrawing['layout'],
  faults: FaultIndex,
): { readonly hexes: readonly string[]; readonly sides: readonly string[] } {
  if (faults.none) return { hexes: [], sides: [] };
  const marked = [
    ...linesOf(sheet, 'hexes').map((line) => ({ row: line.row, hexes: [line.get('hex')] })),
    ...linesOf(sheet, 'paths').map((line) => ({ row: line.row, hexes: wordsIn(line.get('hexes')) })),
  ].flatMap(({ row, hexes }) => (faults.within(row) ? hexes.filter((hex) => layout.place(hex)) : []));
  const sides = linesOf(sheet, 'hexsides').flatMap((line) => {
    const path = faults.within(line.row) && layout.sidePath(line.get('side'));
    return path ? [path] : [];
  });
  return { hexes: [...new Set(marked)], sides };
}
