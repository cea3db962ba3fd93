/**
 * What goes from one thread to another. Bytes are handed over without a copy, but V8 counts them as memory outside its heap and goes
 * through all of that heap for every 64 MB of them; a text is copied twice and is forgotten like any other.
 */
export type Part = string | Uint8Array;

export const textOf = (part: Part): string => (typeof part === 'string' ? part : new TextDecoder().decode(part));

export const bytesOf = (part: Part): Uint8Array => (typeof part === 'string' ? new TextEncoder().encode(part) : part);

/** Bytes in a buffer of their own, which can be handed over without a copy; small buffers of Node share one. */
export function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return whole ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
