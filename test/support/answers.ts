import { expect } from '@jest/globals';
import { InvalidRequestError } from '../../src/edge/faults.js';
import { MissingCellError } from '../../src/kernel/charts/index.js';
import { DiceError } from '../../src/kernel/dice/index.js';
import { InvalidSituationError, MissingFactsError, type Ruling } from '../../src/kernel/rulings/index.js';
import type { OddsAnswer } from '../../src/rulings/ruling.service.js';
import { desk } from './desk.js';
import type { GoldenCase } from './golden.js';

/** What a question was answered with, whichever door it came through. */
export type Answer =
  | { readonly ruling: Ruling }
  | { readonly odds: OddsAnswer }
  | { readonly problem: string; readonly detail: string };

/** Plain data, as it would come over the wire: what is absent is absent. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function answerInProcess(golden: GoldenCase): Answer {
  // The desk fills in defaults, so each door gets its own copy of the request.
  const request = structuredClone(golden.request);
  try {
    if (golden.expect.odds) return { odds: plain(desk.odds(golden.game, golden.procedure, request)) };
    return { ruling: plain(desk.rule(golden.game, golden.procedure, request, golden.language ?? 'en')) };
  } catch (error) {
    return { problem: problemType(error), detail: (error as Error).message };
  }
}

function problemType(error: unknown): string {
  if (error instanceof MissingCellError) return 'missing-cell';
  if (error instanceof DiceError) return 'dice';
  if (error instanceof MissingFactsError) return 'missing-facts';
  if (error instanceof InvalidRequestError || error instanceof InvalidSituationError) return 'validation';
  throw error;
}

export function checkAnswer(golden: GoldenCase, answer: Answer): void {
  const { expect: expected } = golden;
  if (expected.problem) {
    expect(answer).toMatchObject({
      problem: expected.problem,
      ...(expected.detail ? { detail: expected.detail } : {}),
    });
    return;
  }
  if ('problem' in answer) throw new Error(`answered with the problem ${answer.problem}: ${answer.detail}`);
  if ('odds' in answer) {
    checkOdds(golden, answer.odds);
    return;
  }
  const { ruling } = answer;
  expect({
    legal: ruling.legal,
    because: ruling.steps.filter((step) => step.forbids).map((step) => step.text),
  }).toMatchObject({
    legal: expected.legal ?? true,
  });
  if (expected.outcome !== undefined) expect(ruling.outcome).toEqual(expected.outcome);
  if (expected.outcomeContains)
    expect(ruling.outcome).toMatchObject(expected.outcomeContains as Record<string, unknown>);
  if (expected.rules) expect(ruling.steps.map((step) => step.rule)).toEqual(expected.rules);
  if (expected.cites) {
    const cited = ruling.steps.flatMap(({ rule, also = [] }) => [rule, ...also]);
    expect(cited).toEqual(expect.arrayContaining([...expected.cites]));
  }
  if (expected.says) {
    const texts = ruling.steps.map((step) => step.text);
    expect(texts.filter((text) => expected.says!.includes(text))).toEqual(expected.says);
  }
  if (expected.summary !== undefined) expect(ruling.summary).toBe(expected.summary);
}

function checkOdds(golden: GoldenCase, odds: OddsAnswer): void {
  const found = odds.variants
    ? odds.variants.flatMap((variant) =>
        variant.chances.map(({ probability, outcome }) => ({ variant: variant.name, probability, outcome })),
      )
    : odds.chances!.map(({ probability, outcome }) => ({ probability, outcome }));
  const order = (rows: readonly object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  expect(order(found)).toEqual(order(golden.expect.odds!));
}
