import { setImmediate as loopTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Turn } from '../../../src/edge/turns.js';

const MILLISECONDS = 4;

function work(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

describe('work in turns', () => {
  it('counts as one stretch what was interrupted by waits in which nobody else had a turn', async () => {
    const turn = new Turn(undefined, MILLISECONDS);
    for (let i = 0; i < 4; i += 1) {
      work(MILLISECONDS / 4);
      turn.rest();
      await Promise.resolve();
      turn.goOn();
    }
    expect(turn.isOver).toBe(true);
  });

  it('begins a new stretch when the others have had theirs', async () => {
    // An hour: however busy the machine, what follows is less.
    const turn = new Turn(undefined, 3_600_000);
    const seen: string[] = [];
    const other = loopTurn().then(() => seen.push('other'));
    await turn.giveWay();
    seen.push('work');
    await other;
    expect([seen, turn.isOver]).toEqual([['other', 'work'], false]);
  });

  it('charges the work and not the waiting', async () => {
    let charged = 0;
    const turn = new Turn((milliseconds) => {
      charged += milliseconds;
    });
    const begun = performance.now();
    turn.rest();
    const before = charged;
    work(20);
    turn.goOn();
    work(5);
    turn.rest();
    expect(charged - before).toBeGreaterThanOrEqual(5);
    expect(charged).toBeLessThanOrEqual(performance.now() - begun - 20 + before);
  });
});
