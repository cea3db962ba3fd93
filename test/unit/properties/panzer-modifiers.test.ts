/**
 * Every list of modifiers of every Panzer ruling adds up to the net it states, and that net is the one the dice or the table
 * were read with: in every golden case, and in requests made by changing the procedures' own examples at random.
 */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { panzer } from '../../../src/games/panzer/index.js';
import { MissingCellError } from '../../../src/kernel/charts/index.js';
import { fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import { MissingFactsError, type Ruling } from '../../../src/kernel/rulings/index.js';
import { answerInProcess } from '../../support/answers.js';
import { arbitraryInput } from '../../support/arbitraries.js';
import { desk } from '../../support/desk.js';
import { goldenCases } from '../../support/golden.js';

type Json = Record<string, unknown>;
interface Sum {
  readonly listed: number;
  readonly net: number;
}

const total = (modifiers: unknown): number =>
  (modifiers as { value: number }[]).reduce((sum, { value }) => sum + value, 0);

/** Every list of modifiers in an outcome, however deep, beside the net it stands with. */
function sumsIn(value: unknown): Sum[] {
  if (typeof value !== 'object' || value === null) return [];
  const held = value as Json;
  const inner = Object.values(held).flatMap(sumsIn);
  if ('attackerModifiers' in held) {
    const [first] = held.rounds as { attackerNet: number; defenderNet: number }[];
    return [
      ...inner,
      { listed: total(held.attackerModifiers), net: first!.attackerNet },
      { listed: total(held.defenderModifiers), net: first!.defenderNet },
    ];
  }
  if (!Array.isArray(held.modifiers) || typeof held.netModifier !== 'number') return inner;
  return [...inner, { listed: total(held.modifiers), net: held.netModifier }];
}

/** Every net modifier in an outcome, also of those checks that do not list what it is made of. */
function netsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { netModifier } = value as Json;
  return [...(typeof netModifier === 'number' ? [netModifier] : []), ...Object.values(value).flatMap(netsIn)];
}

/** Checks a ruling and says how many lists it holds. */
function check(ruling: Ruling): number {
  const { steps, dice, outcome } = ruling;
  const sums = sumsIn(outcome);
  for (const { listed, net } of sums) expect(listed).toBe(net);
  // Terrain is attacked with modifiers of its own, which the outcome leaves to the steps.
  const { terrain = [] } = (outcome ?? {}) as { terrain?: unknown[] };
  const nets = [...netsIn(outcome), ...sums.map(({ net }) => net)];
  for (const { key, values } of steps) {
    const { roll, net, final } = values as { roll: number; net: number; final?: number };
    if (key === 'gp-roll') expect(final).toBe(roll + net);
    if (key === 'hit-number') expect(nets.map((each) => Math.max(-10, Math.min(5, each)))).toContain(net);
    if (final === undefined || sums.length === 0 || terrain.length > 0) continue;
    // A modified roll is one of the dice and one of the nets.
    expect(dice.some(({ value }) => nets.some((each) => value + each === final))).toBe(true);
  }
  return sums.length;
}

/** The example with a few of its fields, at any depth, replaced by others that fit them. */
function changed(example: Json, random: Json, shape: ShapeClass, coin: () => boolean): Json {
  const copy: Json = { ...example };
  for (const { name, type, optional, default: fallback } of fieldsOf(shape)) {
    const needed = !optional && fallback === undefined && example[name] === undefined;
    if (random[name] === undefined || !(needed || coin())) continue;
    copy[name] =
      type.kind === 'object'
        ? changed((example[name] as Json | undefined) ?? {}, random[name] as Json, type.of, coin)
        : random[name];
  }
  return copy;
}

/** The ruling, or nothing where a number is needed that neither the book nor the request states. */
function ruled(id: string, request: Json): Ruling | undefined {
  try {
    return desk.rule('panzer', id, request as never, 'en');
  } catch (error) {
    if (error instanceof MissingCellError || error instanceof MissingFactsError) return undefined;
    throw error;
  }
}

const listing = [...panzer.procedures].filter(([, { outcome }]) => listsModifiers(outcome));

function listsModifiers(shape: ShapeClass): boolean {
  const fields = fieldsOf(shape);
  const has = (wanted: string): boolean => fields.some(({ name }) => name === wanted);
  if (has('attackerModifiers') || (has('modifiers') && has('netModifier'))) return true;
  return fields.some(({ type }) => {
    const of = type.kind === 'list' ? type.of : type;
    return of.kind === 'object' && listsModifiers(of.of);
  });
}

const OPTIONS = fieldsOf(panzer.declaration.options).flatMap(({ name, type }) => (type.kind === 'flag' ? [name] : []));

describe('modifiers', () => {
  it('add up in every golden case', () => {
    let lists = 0;
    for (const golden of goldenCases('panzer')) {
      if (golden.expect.odds) continue;
      const answer = answerInProcess(golden);
      if ('ruling' in answer) lists += check(answer.ruling as Ruling);
    }
    expect(lists).toBeGreaterThan(200);
  });

  it.each(listing)('of %s add up whatever is asked', (id, procedure) => {
    let lists = 0;
    fc.assert(
      fc.property(
        arbitraryInput(procedure.input),
        fc.infiniteStream(fc.nat(3)),
        fc.boolean(),
        fc.string({ minLength: 1, maxLength: 20 }),
        (random, coins, optional, seed) => {
          const input = changed(procedure.example.input as Json, random, procedure.input, () => !coins.next().value);
          const options = Object.fromEntries(OPTIONS.map((name) => [name, optional]));
          const ruling = ruled(id, { input, options, dice: { seed } });
          if (ruling) lists += check(ruling);
        },
      ),
      { numRuns: 400 },
    );
    expect(lists).toBeGreaterThan(10);
  });
});
