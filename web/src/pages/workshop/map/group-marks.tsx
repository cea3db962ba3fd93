import { useMemo } from 'preact/hooks';
import type { HexLayout } from '../../../board/hex-layout.js';
import type { Point } from '../../../board/layout.js';
import type { Sheet } from '../sheet.js';
import { type Group, groupsIn } from './groups.js';

interface GroupMarksProps {
  readonly sheet: Sheet;
  readonly layout: HexLayout;
  /** The line in the hand. */
  readonly chosen: number | undefined;
}

/** Where an arrow at an edge points: into the map. */
const INWARD: Readonly<Record<string, number>> = { north: 180, east: 270, south: 0, west: 90 };

/** Buildings, banks, entry arrows and the centre, drawn over the map. */
export function GroupMarks({ sheet, layout, chosen }: GroupMarksProps) {
  const groups = useMemo(() => groupsIn(sheet), [sheet.rows]);
  return (
    <>
      {groups.map((group) => {
        const hexes = group.hexes.filter((hex) => layout.place(hex));
        if (hexes.length === 0) return null;
        const look = `map-group ${group.kind.list}${group.row === chosen ? ' held' : ''}`;
        return (
          <g key={group.row} class={look} data-group={group.hexes.join(' ')}>
            {group.kind.many ? (
              <Area group={group} hexes={hexes} layout={layout} />
            ) : (
              <Mark group={group} at={layout.place(hexes[0]!)!} />
            )}
          </g>
        );
      })}
    </>
  );
}

interface AreaProps {
  readonly group: Group;
  readonly hexes: readonly string[];
  readonly layout: HexLayout;
}

/** Hexes that belong together: one outline around each, a line from one to the next, and the name. */
function Area({ group: { line }, hexes, layout }: AreaProps) {
  const points = hexes.map((hex) => layout.place(hex)!);
  const name = line.get('name');
  const [x, y] = points[0]!;
  return (
    <>
      <path d={hexes.map((hex) => layout.outline(hex)).join('')} />
      {name !== '' && points.length > 1 && <polyline points={points.map((point) => point.join(',')).join(' ')} />}
      <text x={x} y={y - layout.radius * 0.2} font-size={10}>
        {[name, line.get('kind')].filter(Boolean).join(', ')}
      </text>
    </>
  );
}

/** An entry arrow with its owner and reach, or the centre as a cross. */
function Mark({ group: { line }, at: [x, y] }: { readonly group: Group; readonly at: Point }) {
  const edge = line.get('edge');
  if (!(edge in INWARD)) return <path d={`M${x - 12},${y}h24M${x},${y - 12}v24`} />;
  return (
    <>
      <path
        class="arrow"
        transform={`translate(${x},${y}) rotate(${INWARD[edge]!})`}
        d="M0,-20L11,-4H5V16H-5V-4H-11z"
      />
      <text x={x} y={y + 28} font-size={10}>
        {[line.get('owner'), line.get('reach')].filter(Boolean).join(' ')}
      </text>
    </>
  );
}
