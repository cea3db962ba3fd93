import { createHmac, createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto';
import { canonical } from './canonical.js';

/** What each side gave when it joined, in the order of the session's sides. */
export type SideSeeds = readonly (readonly [side: string, seed: string])[];

const SEED = /^[0-9a-f]{64}$/;

/** 32 bytes of the machine's randomness, as lower-case hex. Secret until the session ends. */
export const drawServerSeed = (): string => randomBytes(32).toString('hex');

/** Published before any side gives its seed, so that the server can no longer choose its own. */
export const commitmentTo = (serverSeed: string): string => hash('sha256', seedBytes(serverSeed), 'hex');

/** The key behind every roll of a session: neither the server nor a side could choose it alone. */
export function rollKey(serverSeed: string, session: string, sideSeeds: SideSeeds): KeyObject {
  const text = canonical(['rolls', session, sideSeeds]);
  return createSecretKey(createHmac('sha256', seedBytes(serverSeed)).update(text, 'utf8').digest());
}

/** The server seed as a key for `salt`; making it once per session saves a microsecond or two per entry. */
export const seedKey = (serverSeed: string): KeyObject => createSecretKey(seedBytes(serverSeed));

/** Kept secret until the end, it prevents that hidden content is guessed and tried against the published hash. */
export function salt(seed: KeyObject, session: string, version: number): string {
  return createHmac('sha256', seed)
    .update(canonical(['salt', session, version]), 'utf8')
    .digest('hex');
}

function seedBytes(serverSeed: string): Buffer {
  if (!SEED.test(serverSeed)) throw new TypeError('a server seed is 64 lower-case hexadecimal digits');
  return Buffer.from(serverSeed, 'hex');
}
