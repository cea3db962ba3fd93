import type { RolledDie, Step } from '../../../client/src/index.js';

/** The numbered steps of a ruling, each with the sections behind it. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol class="steps">
      {steps.map(({ rule, also = [], text }, number) => (
        <li key={number}>
          {text} <span class="rule">{[rule, ...also].join(', ')}</span>
        </li>
      ))}
    </ol>
  );
}

/** Dice as they fell. A six-sided one shows its pips. */
export function Dice({ dice }: { readonly dice: readonly Pick<RolledDie, 'sides' | 'value'>[] }) {
  return (
    <span class="dice">
      {dice.map(({ sides, value }, number) => (
        <span class={sides === 6 ? 'die pips' : 'die'} key={number} role="img" aria-label={`d${sides}: ${value}`}>
          {sides === 6 ? '⚀⚁⚂⚃⚄⚅'[value - 1] : value}
        </span>
      ))}
    </span>
  );
}
