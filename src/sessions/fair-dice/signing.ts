import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/**
 * The Ed25519 key of one session. Keep the object while the session is in use: opening a stored key costs more than a
 * signature, and signing with one that is open is a single native call.
 */
export class SessionKey {
  /** The raw 32 bytes as base64url, as the opening publishes them. */
  readonly publicKey: string;

  private constructor(private readonly key: KeyObject) {
    this.publicKey = createPublicKey(key).export({ format: 'jwk' }).x!;
  }

  static create(): SessionKey {
    return new SessionKey(generateKeyPairSync('ed25519').privateKey);
  }

  /** From what `stored` returned. */
  static open(stored: string): SessionKey {
    const key = createPrivateKey({ key: Buffer.from(stored, 'base64url'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('a session is signed with an Ed25519 key');
    return new SessionKey(key);
  }

  /** The private key as base64url of its PKCS #8 form. */
  stored(): string {
    return this.key.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  }

  /** Signs the hash of a version: its hexadecimal text, not its bytes. */
  sign(hash: string): string {
    return sign(null, Buffer.from(hash, 'utf8'), this.key).toString('base64url');
  }
}
