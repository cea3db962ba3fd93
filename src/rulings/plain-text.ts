import type { Ruling } from '../kernel/rulings/index.js';
import type { OddsAnswer } from './ruling.service.js';

/** A ruling for a chat window or a shell: the summary, then the steps with their rules. */
export function rulingText(ruling: Ruling): string {
  const steps = ruling.steps.map(({ rule, text }, i) => `${i + 1}. [${rule}] ${text}`);
  const dice = ruling.dice.map(({ name, sides, value }) => `${name} d${sides}: ${value}`);
  return [ruling.summary, ...steps, ...(dice.length > 0 ? [dice.join(', ')] : [])].join('\n').concat('\n');
}

export function oddsText(answer: OddsAnswer): string {
  const tables = answer.variants ?? [{ ...answer, name: '', chances: answer.chances ?? [] }];
  return tables
    .flatMap(({ name, chances, unlisted }) => [
      ...(name ? [`${name}:`] : []),
      ...chances.map(({ probability, value, outcome, legal }) => {
        const what = typeof outcome === 'string' ? outcome : JSON.stringify(outcome);
        return `${probability} (${(100 * value).toFixed(1)} %) ${legal ? '' : '(-) '}${what}`;
      }),
      ...(unlisted ? [`${unlisted.probability} (${(100 * unlisted.value).toFixed(1)} %) + ${unlisted.outcomes}`] : []),
    ])
    .join('\n')
    .concat('\n');
}
