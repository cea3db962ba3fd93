/** Chances as bars, the likeliest first; the figures stand beside them. */
export interface Chance {
  readonly label: string;
  readonly value: number;
  readonly exact: string;
}

export function OddsBars({ chances }: { readonly chances: readonly Chance[] }) {
  return (
    <ul class="odds">
      {chances.map(({ label, value, exact }) => (
        <li key={label}>
          <span class="odds-label">{label}</span>
          <meter min={0} max={1} value={value} aria-label={label} />
          <span class="odds-value" title={exact}>
            {percent(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const percent = (value: number): string => `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0)} %`;
