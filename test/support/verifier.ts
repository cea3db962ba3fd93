import type { webcrypto } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const VERIFIER = join(import.meta.dirname, '..', '..', 'verify', 'umpire-verify.mjs');

export interface Verdict {
  ok: boolean;
  complete: boolean;
  over: boolean;
  head: { version: number; hash: string } | null;
  checks: { check: string; title: string; state: 'passed' | 'failed' | 'open'; note?: string }[];
  faults: { version: number | null; what: string }[];
}

/** What a player may have. */
export interface Kept {
  rules?: unknown[];
  seeds?: Record<string, string>;
  keys?: Record<string, string>;
  commitment?: string;
  heads?: { version: number; hash: string }[];
}

interface Verifier {
  verifyGame(file: unknown, earlier?: unknown, kept?: Kept): Promise<Verdict>;
  canonical(value: unknown): string;
  sha256(data: string | Uint8Array): Promise<string>;
  hmacKey(bytes: Uint8Array): Promise<webcrypto.CryptoKey>;
  hmac(key: webcrypto.CryptoKey, text: string): Promise<Uint8Array>;
}

/** The file players run, as they run it: plain JavaScript without declarations, so the types are said here. */
export const verifier = (await import(pathToFileURL(VERIFIER).href)) as Verifier;
