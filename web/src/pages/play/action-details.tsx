import type { SessionAction } from '../../api/types.js';
import { say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { type Chance, OddsBars } from '../../ui/odds-bars.js';
import { Section } from '../../ui/section.js';

type Odds = NonNullable<SessionAction['odds']>;

const MOST = 8;

/** What an action costs, how the dice can fall, and what it brings about. */
export function ActionDetails({ action, game }: { readonly action: SessionAction; readonly game: string }) {
  const { cost, odds, variants = [], warnings = [], rule } = action;
  return (
    <>
      {cost && (
        <p class="fine">
          {say(play.cost, { cost: cost.label })} <Section game={game} id={rule} />
        </p>
      )}
      {warnings.map(({ text, rule: because }) => (
        <p class="warning" key={text}>
          ⚠ {text} <Section game={game} id={because} />
        </p>
      ))}
      {odds && <OddsBars chances={chancesOf(odds)} />}
      {variants.map((variant) => (
        <div key={variant.name}>
          <b class="fine">{variant.name}</b>
          <OddsBars chances={chancesOf(variant)} />
        </div>
      ))}
    </>
  );
}

/** Outcomes that read alike are one; what is left over is counted together. */
function chancesOf({ chances }: Odds): Chance[] {
  const sums = new Map<string, number>();
  for (const { outcome, value } of chances) {
    const label = brief(outcome);
    sums.set(label, (sums.get(label) ?? 0) + value);
  }
  const sorted = [...sums].sort((a, b) => b[1] - a[1]).map(([label, value]) => ({ label, value, exact: `${value}` }));
  if (sorted.length <= MOST) return sorted;
  const rest = sorted.slice(MOST - 1);
  const value = rest.reduce((sum, each) => sum + each.value, 0);
  return [...sorted.slice(0, MOST - 1), { label: say(play.more, { count: rest.length }), value, exact: `${value}` }];
}

/** A text as it is; of the parts of an outcome, each with its name. */
function brief(outcome: unknown): string {
  if (typeof outcome === 'string' || typeof outcome === 'number') return String(outcome);
  if (typeof outcome !== 'object' || outcome === null) return outcome === null ? '-' : JSON.stringify(outcome);
  if (Array.isArray(outcome)) return outcome.map(brief).join(', ');
  return Object.entries(outcome)
    .map(([name, part]) => `${name} ${brief(part)}`)
    .join(', ');
}
