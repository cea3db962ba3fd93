import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Position } from '../../../src/games/asl-primosole/session/position.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { materialsFor } from '../../support/materials.js';

describe('the printed campaigns on a made-up map', () => {
  it.each([
    ['primosole-cg-i', 12],
    ['primosole-cg-ii', 8],
    ['primosole-cg-iii', 3],
  ])('%s runs through its %i dates to a winner', (scenario, dates) => {
    const seen = new Set<string>();
    const { state } = playCampaign({
      materials: materialsFor(aslPrimosole, scenario, [madeUpPrimosole]),
      seed: scenario,
      maxCommands: 6000,
      onState(session, now) {
        expect(session.broken(now)).toEqual([]);
        seen.add((now.position as Position).open.date);
      },
    });
    expect(seen.size).toBe(dates);
    expect(['british', 'axis']).toContain(state.result?.winner);
  });
});
