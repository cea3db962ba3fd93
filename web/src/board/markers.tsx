import { named } from '../i18n/language.js';
import type { Marker } from './board-data.js';
import type { Layout, Point } from './layout.js';

const FLAGS = ['#2c5f9e', '#b4492b', '#4c7a2e', '#7a4c96'];

interface MarkersProps {
  readonly markers: readonly Marker[];
  readonly layout: Layout;
  readonly sides: readonly string[];
}

/** Markers stand along the rim of their place, a flag where a side holds something, else a chip with its first letters. */
export function MarkerChips({ markers, layout, sides }: MarkersProps) {
  const counts = new Map<string, number>();
  return (
    <>
      {markers.map((marker) => {
        const at = spot(marker, layout);
        if (!at) return null;
        const number = counts.get(marker.place.id) ?? 0;
        counts.set(marker.place.id, number + 1);
        const place: Point = marker.hexside
          ? at
          : [at[0] - layout.radius * 0.66 + number * 15, at[1] + layout.radius * 0.72];
        return <Chip key={marker.id} marker={marker} at={place} sides={sides} />;
      })}
    </>
  );
}

/** Of a marker on a hexside, the middle between its two hexes. */
function spot({ place, hexside }: Marker, layout: Layout): Point | undefined {
  if (place.kind === 'box') return undefined;
  if (!hexside) return layout.place(place.id);
  const [a, b] = [layout.place(hexside.a), layout.place(hexside.b)];
  return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : undefined;
}

const HELD = /^(place|objective|control)$/;

function Chip({
  marker,
  at: [x, y],
  sides,
}: {
  readonly marker: Marker;
  readonly at: Point;
  readonly sides: readonly string[];
}) {
  const { key, name, side } = marker;
  const colour = side === null ? '#6b675c' : FLAGS[Math.max(0, sides.indexOf(side)) % FLAGS.length]!;
  return (
    <g transform={`translate(${x},${y})`} class="marker">
      <title>{side === null ? named(name) : `${named(name)} (${side})`}</title>
      {HELD.test(key) ? (
        <>
          <path d="M-4,7V-8H7L4,-4.5L7,-1H-3" fill={colour} stroke="#fff" stroke-width={0.8} />
          <text x={0.6} y={-2.4} font-size={5.5} fill="#fff">
            {(side ?? '').charAt(0).toUpperCase()}
          </text>
        </>
      ) : (
        <>
          <rect x={-9} y={-6} width={18} height={12} rx={3} fill={colour} stroke="#fff" stroke-width={0.8} />
          <text y={3} font-size={7} fill="#fff">
            {named(name).slice(0, 3)}
          </text>
        </>
      )}
    </g>
  );
}
