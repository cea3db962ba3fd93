/**
 * The Primosole campaign CG-I on a made-up map with over 100 counters: a whole Refit Phase with its lists, and a report of 150 lines.
 * The battles are made up by the program that the tests play campaigns with. By processor time, as beside other work it stays the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { lowerQuartile, median } from '../measure.mjs';
import { atMost } from '../report.mjs';

const PROGRAM = fileURLToPath(new URL('../../test/support/asl-campaign-costs.ts', import.meta.url));
const MOST_REFIT_MS = 2000;
const MOST_REPORT_MS = 200;

export async function campaign({ quick }) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  try {
    const outfile = join(folder, 'campaign.mjs');
    await build({ entryPoints: [PROGRAM], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
    const { campaignCosts } = await import(pathToFileURL(outfile).href);
    const runs = Array.from({ length: quick ? 1 : 5 }, (_, run) => campaignCosts(`bench ${run}`));
    const refits = runs.flatMap(({ refits }) => refits);
    const reports = runs.flatMap(({ reports }) => reports);
    const note = `median ${median(refits).toFixed(0)} ms of ${refits.length}; ${Math.max(...runs.map(({ counters }) => counters))} counters`;
    return [
      atMost(
        'Refit Phase of Primosole CG-I with its lists, the dearest, by processor time',
        Math.max(...refits),
        MOST_REFIT_MS,
        'ms',
        { note },
      ),
      atMost('report of 150 lines checked, by processor time', lowerQuartile(reports), MOST_REPORT_MS, 'ms', {
        note: `dearest ${Math.max(...reports).toFixed(1)} ms`,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
