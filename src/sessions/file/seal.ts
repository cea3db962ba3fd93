import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** A sealed game may not unfold to more than this. */
const LARGEST = 512 * 1024 * 1024;

/** Closes something up so that only a server with the same secret can read it, and nobody can alter it unnoticed. */
export function seal(secret: string, content: object): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const body = Buffer.concat([cipher.update(gzipSync(JSON.stringify(content))), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Undefined where it was sealed with another secret, or is not what was sealed. */
export function unseal(secret: string, sealed: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    const body = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(gunzipSync(body, { maxOutputLength: LARGEST }).toString('utf8'));
  } catch {
    return undefined;
  }
}

const keyOf = (secret: string): Buffer => createHash('sha256').update(`umpire save file ${secret}`).digest();
