import type { Light } from './board-data.js';
import type { Layout } from './layout.js';

interface LitProps {
  readonly id: string;
  readonly light: Light;
  readonly layout: Layout;
}

/** A place that can be chosen. */
export const Lit = ({ id, light, layout }: LitProps) => (
  <path
    class={light.changes ? 'lit back' : light.strong ? 'lit strong' : 'lit'}
    d={layout.outline(id)}
    data-place={id}
    data-changes={light.changes ? 'yes' : 'no'}
  />
);

interface LightLabelProps extends LitProps {
  /** A counter lies there, whose figures are to be read. */
  readonly over: boolean;
}

const BAR = 40;

/** What a choice costs, or how its dice can fall as a small bar, the likeliest outcome named. */
export function LightLabel({ id, light: { label = '', chances = [] }, layout, over }: LightLabelProps) {
  const at = layout.place(id);
  if (!at) return null;
  const [x, y] = at;
  // A letter of Japanese is as wide as it is high.
  const letters = [...label].reduce((sum, letter) => sum + (letter > '⺀' ? 10 : 6.2), 0);
  const width = Math.max(letters + 8, chances.length > 0 ? BAR + 8 : 0);
  let left = -BAR / 2;
  return (
    <g class="light-label" transform={`translate(${x},${y + layout.radius * (over ? -0.72 : 0.62)})`}>
      <rect x={-width / 2} y={-8} width={width} height={chances.length > 0 ? 20 : 15} rx={7} />
      <text y={3.5} font-size={10}>
        {label}
      </text>
      {chances.map((share, number) => {
        const from = left;
        left += BAR * share;
        return (
          <rect
            key={number}
            class={number % 2 === 0 ? 'share' : 'share other'}
            x={from}
            y={6}
            width={Math.max(0, BAR * share - 0.6)}
            height={3.6}
          />
        );
      })}
    </g>
  );
}
