import type { Odds } from '../../../../client/src/index.js';
import { type Schema, titleOf } from '../../forms/schema.js';
import { ask } from '../../i18n/ask.js';
import { formWord } from '../../i18n/form-words.js';
import { say } from '../../i18n/language.js';
import { type Chance, OddsBars } from '../../ui/odds-bars.js';
import { Section } from '../../ui/section.js';
import { Dice } from '../../ui/steps.js';
import type { Answered } from './question.js';

interface AnswerProps {
  readonly game: string;
  readonly answered: Answered;
  readonly rolls: boolean;
  readonly onRoll: () => void;
  /** The shape of the outcome, with the names of its fields. */
  readonly outcome: Schema;
}

/** The ruling with its steps, its sections opening in place, and the chances; or what is wrong with the question. */
export function Answer({ game, answered: { ruling, odds, problem }, rolls, onRoll, outcome }: AnswerProps) {
  return (
    <div role="status">
      {problem && (
        <div class="card">
          <p class="fault">{say(ask.faults)}</p>
          <p>{problem.detail}</p>
          <ul>
            {(problem.errors ?? []).map(({ pointer, detail }) => (
              <li key={pointer}>
                <code>{pointer}</code> {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      {ruling && (
        <>
          <p class="answer">
            <span class={ruling.legal ? 'badge on' : 'badge'}>{say(ruling.legal ? ask.legal : ask.illegal)}</span>{' '}
            <Dice dice={ruling.dice} /> {ruling.summary}
          </p>
          {rolls && (
            <button type="button" class="main" onClick={onRoll}>
              {say(ask.rollAgain)}
            </button>
          )}
          <ol class="steps">
            {ruling.steps.map(({ rule, also = [], text }, number) => (
              <li key={number}>
                {text}{' '}
                {[rule, ...also].map((id) => (
                  <Section key={id} game={game} id={id} />
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
      {odds?.chances && (
        <>
          <h2>{say(ask.odds)}</h2>
          {!odds.exact && <p class="fine">{say(ask.sampled)}</p>}
          <OddsBars chances={told(odds, outcome)} />
        </>
      )}
    </div>
  );
}

const MOST = 12;

/** Of outcomes with many fields only what differs between them is told. */
function told({ chances = [] }: Odds, schema: Schema): Chance[] {
  const outcomes = chances.map(({ outcome }) => flat(outcome));
  const names = [...new Set(outcomes.flatMap((outcome) => [...outcome.keys()]))];
  const differing = names.filter((name) => new Set(outcomes.map((outcome) => outcome.get(name))).size > 1);
  const sums = new Map<string, { value: number; exact: string[] }>();
  for (const [number, { value, probability }] of chances.entries()) {
    const outcome = outcomes[number]!;
    const parts = differing.filter((name) => outcome.has(name)).slice(0, 4);
    const label = parts.map((name) => inWords(schema, name, outcome.get(name)!)).join(say(ask.comma)) || '-';
    const known = sums.get(label) ?? { value: 0, exact: [] };
    sums.set(label, { value: known.value + (value ?? 0), exact: [...known.exact, probability ?? ''] });
  }
  return [...sums]
    .map(([label, { value, exact }]) => ({ label, value, exact: exact.join(' + ') }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST);
}

/** A field of the outcome and its value as the reader calls them. */
function inWords({ properties = {} }: Schema, name: string, value: string): string {
  const schema = properties[name] ?? {};
  const choice = [schema, ...(schema.oneOf ?? [])].find(({ enum: choices }) => choices?.includes(value));
  const word = choice && titleOf(choice, choice.enum!.indexOf(value));
  const plain = value === 'true' ? say(ask.yes) : value === 'false' ? say(ask.no) : value;
  return `${schema.title ?? formWord(name)} ${word ?? plain}`;
}

/** Plain values by name, one level deep. */
function flat(outcome: unknown): Map<string, string> {
  if (typeof outcome !== 'object' || outcome === null) return new Map([['', String(outcome)]]);
  const plain = Object.entries(outcome).filter(([, value]) => value !== null && typeof value !== 'object');
  return new Map(plain.map(([name, value]) => [name, String(value)]));
}
