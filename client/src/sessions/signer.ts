import { canonical } from './canonical.js';

/** Who signs the commands of a side with a key of its own: the server cannot speak for that side. */
export interface Signer {
  /** To be sent as `publicKey` when the side sits down. */
  readonly publicKey: string;
  /** Ed25519 over the UTF-8 of a text, in base64url. */
  sign(text: string): Promise<string>;
}

/** What is signed: the command, and everything that had happened until then, by its hash. */
export interface SignedCommand {
  readonly session: string;
  readonly version: number;
  readonly hash: string;
  readonly command: unknown;
}

export const signatureOf = (signer: Signer, { command, hash, session, version }: SignedCommand): Promise<string> =>
  signer.sign(canonical({ command, hash, session, version }));

/** A new key, with what to keep of it: `secret` makes the same signer again. */
export async function newSigner(): Promise<Signer & { readonly secret: string }> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as { privateKey: Key };
  const secret = base64url(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)));
  return { ...(await signerOf(secret)), secret };
}

/** The signer of a secret that was kept. */
export async function signerOf(secret: string): Promise<Signer> {
  const key = await crypto.subtle.importKey('pkcs8', bytesOf(secret), 'Ed25519', true, ['sign']);
  const { x } = await crypto.subtle.exportKey('jwk', key);
  if (!x) throw new Error('This platform does not tell the public part of an Ed25519 key.');
  return {
    publicKey: x,
    sign: async (text) =>
      base64url(new Uint8Array(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text)))),
  };
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
