import type { AnyRuling, OddsAnswer } from './ruling.service.js';

/** A ruling for a chat window or a shell: the summary, then the steps with their rules; without words what there is. */
export function rulingText(ruling: AnyRuling, called = (die: string): string => die): string {
  const steps = ruling.steps?.map((step, i) => `${i + 1}. [${step.rule}]${'text' in step ? ` ${step.text}` : ''}`);
  const dice = ruling.dice.map(({ name, sides, value }) => `${called(name)} d${sides}: ${value}`);
  return [summaryOf(ruling), ...(steps ?? []), ...(dice.length > 0 ? [dice.join(', ')] : [])].join('\n').concat('\n');
}

/** One line: the summary, or what came of it where no words are wanted. */
export const summaryOf = (ruling: AnyRuling): string =>
  'summary' in ruling ? ruling.summary : JSON.stringify(ruling.outcome);

export function oddsText(answer: OddsAnswer, term: (word: string) => string): string {
  const tables = answer.variants ?? [{ ...answer, name: '', chances: answer.chances ?? [] }];
  return tables
    .flatMap(({ name, chances, unlisted }) => [
      ...(name ? [`${term(name)}:`] : []),
      ...chances.map(({ probability, value, outcome, legal }) => {
        const what = typeof outcome === 'string' ? term(outcome) : JSON.stringify(outcome);
        return `${probability} (${(100 * value).toFixed(1)} %) ${legal ? '' : '(-) '}${what}`;
      }),
      ...(unlisted ? [`${unlisted.probability} (${(100 * unlisted.value).toFixed(1)} %) + ${unlisted.outcomes}`] : []),
    ])
    .join('\n')
    .concat('\n');
}
