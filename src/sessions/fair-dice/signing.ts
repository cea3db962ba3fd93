import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { newPrivateKey, type Signer, signerOf } from './ed25519.js';

/**
 * The Ed25519 key of one session. Keep the object while the session is in use: opening a stored key costs more than a
 * signature, and signing with one that is open is a single native call.
 */
export class SessionKey {
  /** The raw 32 bytes as base64url, as the opening publishes them. */
  readonly publicKey: string;

  private readonly signer: Signer;

  private constructor(private readonly key: KeyObject) {
    this.publicKey = createPublicKey(key).export({ format: 'jwk' }).x!;
    this.signer = signerOf(key);
  }

  static create(): SessionKey {
    return new SessionKey(newPrivateKey());
  }

  /** From what `stored` returned. As a JWK (RFC 8037), because Node takes ten times as long over PKCS #8. */
  static open(stored: string): SessionKey {
    const [d, x] = stored.split('.');
    const opened = new SessionKey(createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' }));
    if (opened.publicKey !== x) throw new TypeError('the two halves of the stored key do not belong together');
    return opened;
  }

  /** The private key, a point, the public key, both as their raw 32 bytes in base64url. */
  stored(): string {
    return `${this.key.export({ format: 'jwk' }).d}.${this.publicKey}`;
  }

  /** Signs the hash of a version: its hexadecimal text, not its bytes. */
  sign(hash: string): string {
    return this.signer(hash).toString('base64url');
  }
}
