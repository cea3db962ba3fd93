import { randomBytes } from 'node:crypto';

export interface DeskLimits {
  readonly oddsBranchLimit: number;
  readonly oddsSamples: number;
}

/** Samples of a simulation: enough for a 95 % interval of about one percent, few enough not to hold up others. */
const ODDS_SAMPLES = 20_000;

/** The same in the server and in its threads. */
export const deskLimits = ({ oddsBranchLimit }: Pick<DeskLimits, 'oddsBranchLimit'>): DeskLimits => ({
  oddsBranchLimit,
  oddsSamples: ODDS_SAMPLES,
});

export const drawSeed = (): string => randomBytes(12).toString('base64url');
