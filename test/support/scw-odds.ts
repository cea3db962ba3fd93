import { expect } from '@jest/globals';
import type { Position } from '../../src/games/scw-battles/session/position.js';
import { SeededDice } from '../../src/kernel/dice/index.js';
import type { Action } from '../../src/kernel/session/index.js';
import type { Turn } from './random-play.js';

/** Commands that put a combat together say how it would go, though it is not fought yet. */
const PREPARATIONS = [
  'attack',
  'extend-attack',
  'barrage',
  'fly',
  'support',
  'normal-attack',
  'assault',
  'send-bomber',
];

/** One unit is taken somewhere: a die that follows because it was the last one is the next step's, but for a leader met. */
const ONE_UNIT = [
  'place',
  'move',
  'enter',
  'load',
  'unload',
  'leave-map',
  'build-bridge',
  'withdraw',
  'retreat',
  'advance',
];

const FIELDS: Readonly<Record<string, string>> = {
  'combat/attack': 'result',
  'combat/air-bombardment': 'stepLosses',
  'events/hq-rebuilding': 'returnsOnTurn',
  'events/initiative': 'first',
  'events/leader-fate': 'fate',
  'events/weather': 'weather',
};

interface Outcome extends Readonly<Record<string, unknown>> {
  readonly rolls: readonly { readonly unit: string; readonly result: string }[];
}

/** A barrage is told by the unit, or in great stacks by how often each result came. */
function ofBarrage({ rolls }: Outcome): object {
  if (rolls.length <= 3) return Object.fromEntries(rolls.map(({ unit, result }) => [unit, result]));
  const counts: Record<string, number> = {};
  for (const { result } of rolls) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

/** Carries a listed command out: it has odds if and only if it rolls, and what is rolled first is among them. True if it rolled. */
export function checkOdds({ session, state, side }: Turn, { command, odds }: Action, seed: string): boolean {
  const { step } = state.position as Position;
  const { entry } = session.decide(state, side, command, new SeededDice(seed), () => state);
  const said = `${seed} ${state.version} ${JSON.stringify(command)}`;
  const standing = command.type === 'done' && step.endsWith('-withdrawal');
  if (entry.rolls.length === 0) {
    if (!PREPARATIONS.includes(command.type) && !standing) expect([said, odds]).toEqual([said, undefined]);
    return false;
  }
  const met = entry.rolls[0]!.purpose.startsWith('events/leader-fate');
  if (ONE_UNIT.includes(command.type) && !met) {
    expect([said, odds]).toEqual([said, undefined]);
    return false;
  }
  expect([said, odds?.exact]).toEqual([said, true]);
  expect(odds!.chances.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
  expect(odds!.chances.every(({ legal }) => legal)).toBe(true);
  const { procedure, outcome } = entry.rulings.find(({ dice }) => dice.length > 0) ?? {};
  // A draw from the pool belongs to no procedure [J.6].
  if (procedure === undefined || entry.rolls[0]!.purpose === 'unnamed artillery') return true;
  const came =
    procedure === 'combat/barrage' ? ofBarrage(outcome as Outcome) : (outcome as Outcome)[FIELDS[procedure]!];
  expect(odds!.chances.map((each) => each.outcome)).toContainEqual(came ?? 'rollAgain');
  return true;
}
