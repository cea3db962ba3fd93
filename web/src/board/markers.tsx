import { named } from '../i18n/language.js';
import type { Marker } from './board-data.js';
import type { Layout, Point } from './layout.js';

const FLAGS = ['#2c5f9e', '#b4492b', '#4c7a2e', '#7a4c96'];

interface MarkersProps {
  readonly markers: readonly Marker[];
  readonly layout: Layout;
  readonly sides: readonly string[];
}

/** Markers stand along the rim of their place: a flag where a side holds something, else a chip with a sign or letters. */
export function MarkerChips({ markers, layout, sides }: MarkersProps) {
  const counts = new Map<string, number>();
  return (
    <>
      {!layout.numbered && <Rims markers={markers} layout={layout} sides={sides} />}
      {markers.map((marker) => {
        const at = spot(marker, layout);
        if (!at) return null;
        // In a hex a flag stands to the left, clear of the name below it.
        const isFlag = layout.numbered && HELD.test(marker.key) && !counts.has(`flag ${marker.place.id}`);
        const row = isFlag ? `flag ${marker.place.id}` : marker.place.id;
        const number = counts.get(row) ?? 0;
        counts.set(row, number + 1);
        const [dx, dy] = isFlag ? [-0.76, 0.22] : [-0.72, 0.78];
        const place: Point = marker.hexside
          ? at
          : [at[0] + layout.radius * dx + number * 19, at[1] + layout.radius * dy];
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

/** On a map of spaces whoever holds one is seen from afar: its rim has his colour, of every second side in dashes. */
function Rims({ markers, layout, sides }: MarkersProps) {
  return (
    <>
      {markers
        .filter(({ key, side, place }) => HELD.test(key) && side !== null && layout.place(place.id))
        .map(({ id, side, place }) => {
          const number = sides.indexOf(side!);
          return (
            <path
              key={id}
              d={layout.outline(place.id)}
              class={number % 2 === 0 ? 'held' : 'held other'}
              stroke={FLAGS[Math.max(0, number) % FLAGS.length]}
            />
          );
        })}
    </>
  );
}

const round = (r: number): string => `M${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;

/** Signs of markers by the game's word for them, around 0,0 in a box 14 by 10. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/wreck-bu|burn|fire|flame|blaze/i, 'M0,-5.5c4.5,4 5,6.5 3,9a4.2,4.2 0 0 1 -6,0c-2,-2.5 0,-5 3,-9z'],
  [/wreck/i, 'M-7,4h14l-2,-4h-3.5l-2,-3.5l-3,3.5h-2zM-6,-5L6,5'],
  [/target|barrag|bomb/i, `${round(4)}M-7,0h14M0,-6v12`],
  [/siege/i, `${round(5.2)}${round(2)}`],
  [/work|position|trench|fort|foxhole|pillbox/i, 'M-7,4.5v-7h3v-2.5h2.6v2.5h2.8v-2.5h2.6v2.5h3v7z'],
  [/mine/i, 'M-4,3a2,2 0 1 0 .1,0zM4,3a2,2 0 1 0 .1,0zM0,-3a2,2 0 1 0 .1,0z'],
  [/rubble/i, 'M-7,4l3,-5l3,5zM0,4l3.5,-6l3.5,6zM-3.5,-1l2.5,-4l2.5,4z'],
  [/smoke/i, 'M-6,4a3,3 0 0 1 0,-5a4,4 0 0 1 7,-2a3.4,3.4 0 0 1 5,3.4a2.2,2.2 0 0 1 -1,3.6z'],
  [/bridge|pontoon/i, 'M-7,-3c2,2 12,2 14,0M-7,3c2,-2 12,-2 14,0M-3,-1.6v3.2M3,-1.6v3.2'],
  [/isolat|suppl/i, 'M-7,0h4M3,0h4M-2,-4L2,4'],
];

const signOf = (key: string): string | undefined => SIGNS.find(([pattern]) => pattern.test(key))?.[1];

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
      <title>{named(name)}</title>
      {HELD.test(key) ? (
        <>
          <path d="M-5,9V-9H9L5.5,-4L9,1H-4" fill={colour} stroke="#fff" stroke-width={0.8} />
          <text x={0.8} y={-1.4} font-size={8} font-weight="bold" fill="#fff">
            {(side ?? '').charAt(0).toUpperCase()}
          </text>
        </>
      ) : (
        <>
          <rect x={-9} y={-7} width={18} height={14} rx={3} fill={colour} stroke="#fff" stroke-width={0.8} />
          {signOf(key) ? (
            <path d={signOf(key)} fill="none" stroke="#fff" stroke-width={1.4} />
          ) : (
            <text y={3} font-size={7} fill="#fff">
              {named(name).slice(0, 3)}
            </text>
          )}
        </>
      )}
    </g>
  );
}
