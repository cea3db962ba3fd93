import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';
import { villar } from '../../support/scw-villar.js';
import { waysOn } from '../../support/ways-on.js';

/** Every die shows a 3: clear weather, bombs that miss below 7 points, and no combat is rolled at these depths. */
const dice = new NamedDice({}, 3);

const begun = (): ScriptedSession =>
  new ScriptedSession(scwBattles, materialsFor(scwBattles, 'villar-bridge'), new NamedDice({}, 3));

/**
 * Villar Bridge before the first bombs, counted by hand.
 *
 * The Nationalists have 3 air points and 4 hexes to bomb: 0604, 0403, 0602 and 0703; the HQ in 0603 is immune [10.4].
 *   depth 1: 4 hexes x 3 amounts + being done = 13
 * The Republicans then have 2 points and 5 hexes: 0606, 0506, 0706, 0807 and 0607, not the HQ in 0608: 5 x 2 + 1 = 11.
 *   depth 2: after 1 point 4 x 2 + 1 = 9, four times; after 2 points 4 + 1 = 5, four times; after 3 points, or being done,
 *            it is the Republicans' turn, 11, five times: 36 + 20 + 55 = 111
 *   depth 3: after 1 point (4 ways): 4 x 5 + 4 x 11 + 11 = 75; after 2 points (4 ways): 4 x 11 + 11 = 55;
 *            with the Republicans in turn (5 ways): 5 x (5 + 1) + (5 + 1) x M, where M is the number of first moves:
 *            300 + 220 + 150 + 30 M = 670 + 30 M
 */
describe('legal commands from the first bombardment of Villar Bridge', () => {
  it.each([
    [1, 13],
    [2, 111],
  ])('depth %i: %i', (depth, count) => {
    const { session, state } = begun();
    expect(waysOn(session, state, depth, dice)).toBe(count);
  });

  it('depth 3: 670 and thirty times the 310 first moves', () => {
    const { session, state } = begun();
    expect(waysOn(session, state, 3, dice)).toBe(670 + 30 * 310);
  });
});

/**
 * Two Tabors, in 0606 and 0506, face a battalion in 0605 whose zone they both stand in; counted by hand.
 *   depth 1: either Tabor attacks; both must, so nobody may be done: 2
 *   depth 2: the other has to join, from the same hex or not, or the attack is called off: 2 each: 4
 *   depth 3: when both attack, they may be done or call it off: 2; when it is called off, either attacks again: 2;
 *            for each of the two who came first: 2 x (2 + 2) = 8
 */
describe('legal commands from a declaration of attacks', () => {
  it.each([
    [1, 2],
    [2, 4],
    [3, 8],
  ])('depth %i: %i', (depth, count) => {
    const hexes = { 'sierra-tabor-1': '0606', 'sierra-tabor-2': '0506', 'sierra-hq': '0608' };
    const game = villar({ ...hexes, 'villar-militia-1': '0605', 'villar-hq': '0603' });
    const { session, state } = game.skipTo(({ position }) => (position as Position).step === 'declaring');
    expect(waysOn(session, state, depth, dice)).toBe(count);
  });
});

/** Too many to count by hand: first-moves.test.ts counts them a second time by a plain program. */
describe('legal commands from the first movement phase of Villar Bridge', () => {
  it.each([
    [1, 310],
    [2, 87702],
  ])('depth %i: %i', (depth, count) => {
    const { session, state } = begun().skipTo(({ position }) => (position as Position).step === 'moving');
    expect(waysOn(session, state, depth, dice)).toBe(count);
  });
});
