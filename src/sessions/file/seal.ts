import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** What an earlier version has sealed may not unfold to more than this. */
const LARGEST = 512 * 1024 * 1024;
const BLOCK = 64 * 1024;

/**
 * Closes something up so that only a server with the same secret can read it, and nobody can alter it unnoticed. It is not
 * compressed: a text that a player chose, beside a secret, would be shorter where it guesses the secret. Spaces make it whole
 * blocks long, so that its length tells next to nothing.
 */
export function seal(secret: string, content: object): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const text = Buffer.from(JSON.stringify(content), 'utf8');
  const padding = Buffer.alloc(BLOCK - (text.length % BLOCK), ' ');
  const body = Buffer.concat([cipher.update(text), cipher.update(padding), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Undefined where it was sealed with another secret, or is not what was sealed. */
export function unseal(secret: string, sealed: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    const body = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(unfolded(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Earlier versions sealed it as gzip, which no JSON text begins like. */
const unfolded = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body, { maxOutputLength: LARGEST }) : body;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`umpire save file ${secret}`).digest();
