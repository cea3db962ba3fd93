import { aslPrimosole } from '../../src/games/asl-primosole/index.js';
import type { Position } from '../../src/games/asl-primosole/session/position.js';
import { RefusedError, type Session, type SessionState } from '../../src/kernel/session/index.js';
import { playCampaign } from './asl-campaigns.js';
import { madeUpPrimosole } from './asl-made-up.js';
import { materialsFor } from './materials.js';

/** What CG-I on a made-up map takes of a processor, date by date, and what was told of a long report with faults in it. */
export interface CampaignCosts {
  /** Milliseconds of each date: its report, its whole Refit Phase and every list on the way. */
  readonly refits: readonly number[];
  /** Milliseconds of checking 150 lines. */
  readonly reports: readonly number[];
  /** How many counters both sides had at most. */
  readonly counters: number;
  /** Which faults were told of the first report, each with its line. */
  readonly told: readonly (readonly [key: string, line: unknown])[];
}

const LINES = 150;
const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
/** Lines 50, 100 and 150 name a hex that a map of columns A to Y has not. */
const WRECKS = Array.from({ length: LINES }, (_, at) => ({
  kind: 'wreck',
  hex: at % 50 === 49 ? 'Z9' : `${COLUMNS[at % 25]}${1 + Math.floor(at / 25)}`,
  as: 'wreck',
}));

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function campaignCosts(seed: string): CampaignCosts {
  const materials = materialsFor(aslPrimosole, 'primosole-cg-i', [madeUpPrimosole]);
  const refits: number[] = [];
  const reports: number[] = [];
  let counters = 0;
  let told: CampaignCosts['told'] = [];
  let date = '';
  let since = 0;
  playCampaign({
    materials,
    seed,
    maxCommands: 6000,
    onState(session, state) {
      const { open, own } = state.position as Position;
      counters = Math.max(counters, Object.keys(own.axis.counters).length + Object.keys(own.british.counters).length);
      if (open.date !== date) {
        if (date !== '') refits.push(spent() - since);
        date = open.date;
        since = spent();
      }
      if (open.step !== 'report' || open.report.terrain || open.done.includes('3.603')) return;
      const began = spent();
      const faults = faultsOfWrecks(session, state);
      const took = spent() - began;
      reports.push(took);
      since += took;
      if (told.length === 0) told = faults;
    },
  });
  return { refits, reports, counters, told };
}

function faultsOfWrecks(session: Session, state: SessionState): CampaignCosts['told'] {
  const page = { type: 'file', page: 'terrain', lines: WRECKS };
  try {
    session.decide(state, 'axis', page, { source: 'given', next: () => 1 }, () => state);
  } catch (error) {
    if (error instanceof RefusedError) return error.steps.map(({ key, values }) => [key, values.at] as const);
    throw error;
  }
  throw new Error('a report with faults was taken');
}
