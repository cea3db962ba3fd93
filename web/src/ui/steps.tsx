import type { RolledDie, Step } from '../../../client/src/index.js';
import { Section } from './section.js';

/** The numbered steps of a ruling, each with the sections behind it, which open in place. */
export function Steps({ game, steps }: { readonly game: string; readonly steps: readonly Step[] }) {
  return (
    <ol class="steps">
      {steps.map(({ rule, also = [], text }, number) => (
        <li key={number}>
          {text}{' '}
          {[rule, ...also].map((id) => (
            <Section key={id} game={game} id={id} />
          ))}
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
