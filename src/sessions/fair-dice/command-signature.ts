import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Command } from '../../kernel/session/index.js';
import { canonical } from './canonical.js';

/** What a side with a key of its own signs: its command, and everything that had happened until then, by its hash. */
export interface SignedCommand {
  readonly session: string;
  /** The version the command was based on, and the hash of that version. */
  readonly version: number;
  readonly hash: string;
  readonly command: Command;
}

export const publicKeyOf = (raw: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' });

/** Its 64 bytes have one text in base64url. Node reads others too, such as padded ones, and a verifier need not. */
export const isSignature = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{85}[AQgw]$/.test(text);

export function isSigned(publicKey: string, { command, hash, session, version }: SignedCommand, signature: string) {
  if (!isSignature(signature)) return false;
  const text = canonical({ command, hash, session, version });
  return verify(null, Buffer.from(text, 'utf8'), publicKeyOf(publicKey), Buffer.from(signature, 'base64url'));
}
