import { describe, expect, it } from '@jest/globals';
import { campaignCosts } from '../../support/asl-campaign-costs.js';

/** What it costs is measured in bench/suites/campaign.mjs. */
describe('a report of 150 lines in CG-I with over 100 counters', () => {
  const { told, counters, reports } = campaignCosts('lines');

  it('has each fault told at its line', () => {
    expect(counters).toBeGreaterThan(100);
    expect(reports.length).toBeGreaterThan(0);
    // A hex that is not on the map, and from the second on also a line that says the same again.
    expect(told).toEqual([
      ['line-no-such-hex', 50],
      ['line-twice', 100],
      ['line-no-such-hex', 100],
      ['line-twice', 150],
      ['line-no-such-hex', 150],
    ]);
  });
});
