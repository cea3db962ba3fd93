import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Position } from '../../../src/games/asl-primosole/session/position.js';
import { RefusedError } from '../../../src/kernel/session/index.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { materialsFor } from '../../support/materials.js';

const materials = materialsFor(aslPrimosole, 'primosole-cg-i', [madeUpPrimosole]);
const spent = (): number => process.cpuUsage().user / 1000;

describe('what a campaign costs', () => {
  it('a whole Refit Phase of CG-I, its lists included, takes less than two seconds', () => {
    let date = '';
    let since = spent();
    let slowest = 0;
    let most = 0;
    playCampaign({
      materials,
      seed: 'times',
      maxCommands: 6000,
      onState(_session, { position }) {
        const { open, own } = position as Position;
        most = Math.max(most, Object.keys(own.axis.counters).length + Object.keys(own.british.counters).length);
        if (open.date === date) return;
        if (date !== '') slowest = Math.max(slowest, spent() - since);
        date = open.date;
        since = spent();
      },
    });
    expect(most).toBeGreaterThan(100);
    expect(slowest).toBeLessThan(2000);
  });

  it('a report of 150 lines is checked in less than 200 ms, each fault at its line', () => {
    let checked = false;
    playCampaign({
      materials,
      seed: 'lines',
      maxCommands: 6000,
      onState(session, state) {
        const { open } = state.position as Position;
        if (checked || open.step !== 'report' || open.report.terrain || open.done.includes('3.603')) return;
        const columns = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
        const lines = Array.from({ length: 150 }, (_, at) => ({
          kind: 'wreck',
          hex: `${columns[at % 25]}${1 + Math.floor(at / 25)}`,
          as: 'wreck',
        }));
        const wrong = lines.map((line, at) => (at % 50 === 49 ? { ...line, hex: 'Z9' } : line));
        const started = spent();
        let told: unknown[] = [];
        try {
          session.decide(
            state,
            'axis',
            { type: 'file', page: 'terrain', lines: wrong },
            { source: 'given', next: () => 1 },
            () => state,
          );
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error;
          told = error.steps.map(({ key, values }) => [key, values.at]);
        }
        expect(spent() - started).toBeLessThan(200);
        // Lines 50, 100 and 150 name a hex that a map of columns A to Y has not; the second and third say it again.
        expect(told).toEqual([
          ['line-no-such-hex', 50],
          ['line-twice', 100],
          ['line-no-such-hex', 100],
          ['line-twice', 150],
          ['line-no-such-hex', 150],
        ]);
        checked = true;
      },
    });
    expect(checked).toBe(true);
  });
});
