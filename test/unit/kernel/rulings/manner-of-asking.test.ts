/** Dice by name, questions that stop early, questions that go on from an earlier ruling, facts nobody sent. */
import { describe, expect, it } from '@jest/globals';
import { InvalidRequestError } from '../../../../src/edge/faults.js';
import { kernelProblem } from '../../../../src/edge/kernel-problems.js';
import { GameRegistry } from '../../../../src/kernel/procedures/index.js';
import { demandFacts } from '../../../../src/kernel/rulings/index.js';
import { RulingService } from '../../../../src/rulings/ruling.service.js';
import { toyGame } from '../../../support/toy-game.js';

const rulings = new RulingService(
  new GameRegistry([toyGame]),
  { oddsBranchLimit: 1000, oddsSamples: 10 },
  () => 'seed',
);
const ask = (request: object) =>
  rulings.ask(toyGame.id, 'combat/duel', { input: duel(3, 2), ...request }, 'en') as ReturnType<RulingService['rule']>;
const duel = (a: number, b: number, rain = false) => ({ duellists: [{ skill: a }, { skill: b }], rain });
const problemOf = (request: object) => {
  try {
    ask(request);
  } catch (error) {
    const { type, options } = kernelProblem(error)!;
    return { type, errors: options.errors };
  }
  throw new Error('was answered');
};

describe('dice by name', () => {
  it('need not be in the order in which they fall', () => {
    const named = ask({ input: duel(3, 2, true), dice: { named: { rain: [5], duel: [2] } } });
    expect(named.dice.map(({ name, value, source }) => [name, value, source])).toEqual([
      ['duel', 2, 'given'],
      ['rain', 5, 'given'],
    ]);
    expect(named.outcome).toEqual(ask({ input: duel(3, 2, true), dice: { given: [2, 5] } }).outcome);
  });

  it.each([
    ['a name it does not roll', { dule: [2] }, '/dice/named/dule'],
    ['too few', { duel: [] }, '/dice/named/duel/0'],
    ['too many', { duel: [2, 3] }, '/dice/named/duel/1'],
    ['a face no die shows', { duel: [7] }, '/dice/named/duel/0'],
  ])('refuses %s', (_name, named, pointer) => {
    expect(problemOf({ dice: { named } })).toMatchObject({ type: 'dice', errors: [{ pointer }] });
  });

  it('is one way of three', () => {
    expect(() => ask({ dice: { named: { duel: [1] }, given: [1] } })).toThrow(InvalidRequestError);
  });
});

describe('a question that goes only so far', () => {
  it('rolls nothing behind its stop', () => {
    const { outcome, dice, steps } = ask({ upTo: 'column', dice: { given: [] } });
    expect([outcome, dice, steps.map(({ key }) => key)]).toEqual([{ result: null }, [], ['column']]);
  });

  it('has only the stops that the procedure declares', () => {
    expect(() => ask({ upTo: 'nowhere' })).toThrow('/upTo: must be one of column');
  });
});

describe('a question that goes on from an earlier ruling', () => {
  const earlier = ask({ dice: { given: [2] } });

  it('takes from its outcome what the request does not say itself', () => {
    const skill = (earlier.outcome as { result: string }).result.length;
    const steps = ask({ from: earlier, input: undefined, dice: { given: [2] } }).steps;
    expect(steps[0]!.values).toMatchObject({ difference: skill });
    expect(ask({ from: earlier, input: duel(5, 1), dice: { given: [2] } }).steps[0]!.values).toMatchObject({
      difference: 4,
    });
  });

  it.each([
    ['no ruling', 7, '/from: '],
    ['one of a procedure it does not go on from', { procedure: 'combat/brawl', outcome: {} }, '/from/procedure: '],
    ['one without an outcome', { procedure: 'combat/duel', outcome: null }, '/from/outcome: '],
    ['one whose outcome was made up', { procedure: 'combat/duel', outcome: {} }, '/from/outcome: '],
  ])('refuses %s', (_name, from, message) => {
    expect(() => ask({ from })).toThrow(message);
  });
});

describe('facts that nobody sent', () => {
  const fact = { pointer: '/skill', rule: '1.1', detail: { en: 'send the skill', ja: '技量を送ってください' } };

  it('are one problem that points at each of them', () => {
    let thrown: unknown;
    try {
      demandFacts([fact, false, { ...fact, pointer: '/weapon', chart: 'duel', cell: '1,2' }]);
    } catch (error) {
      thrown = error;
    }
    const { type, status, options } = kernelProblem(thrown)!;
    expect([type, status]).toEqual(['missing-facts', 422]);
    expect(options.errors).toEqual([
      { pointer: '/input/skill', rule: '1.1', detail: fact.detail },
      { pointer: '/input/weapon', rule: '1.1', detail: fact.detail, chart: 'duel', cell: '1,2' },
    ]);
  });

  it('are no problem where none is missing', () => {
    expect(() => demandFacts([false, undefined])).not.toThrow();
  });
});
