import { inflateRawSync } from 'node:zlib';
import { Inflate, zipSync } from 'fflate';
import { VassalFileError } from './fault.js';

const MOST_ENTRIES = 50_000;
/** Nothing that a game writes shrinks so much: deflate itself ends at 1,032. */
const MOST_SHRUNK = 400;
/** A part is unpacked in pieces of this size. */
const PIECE = 256 * 1024;
/** Compressed bytes of a beginning handed over at a time. */
const SLICE = 16 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The record at the end, and the longest remark that may follow it. */
const END_LENGTH = 22;
const MOST_REMARK = 65_535;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * A zip archive of which single parts are read. Only its directory is looked at beforehand; a part is unpacked in pieces and
 * given up as soon as it grows beyond what its reader allows, whatever the directory said about it.
 */
export class Archive {
  readonly #entries = new Map<string, Entry>();
  readonly #view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.readDirectory();
    } catch (error) {
      if (error instanceof RangeError) throw damaged();
      throw error;
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** A whole part, of at most so many bytes. */
  read(name: string, most: number): Uint8Array {
    const entry = this.#entries.get(name);
    if (!entry) throw damaged(name);
    if (entry.unpacked > most || entry.unpacked > MOST_SHRUNK * Math.max(entry.packed, 64)) throw tooLarge(name, most);
    const packed = this.packedBytes(name, entry);
    if (entry.method === 0 && packed.length <= most) return packed.slice();
    if (entry.method === 0) throw tooLarge(name, most);
    if (entry.method !== 8) throw damaged(name);
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1), chunkSize: PIECE });
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(name, most) : damaged(name);
    }
  }

  /** The beginning of a part, of which no more is unpacked than that takes. */
  head(name: string, bytes: number): Uint8Array {
    const entry = this.#entries.get(name);
    if (!entry) return new Uint8Array();
    const packed = this.packedBytes(name, entry);
    if (entry.method === 0) return packed.slice(0, bytes);
    if (entry.method !== 8) throw damaged(name);
    const parts: Uint8Array[] = [];
    let length = 0;
    let ended = false;
    const inflate = new Inflate((part, final) => {
      parts.push(part);
      length += part.length;
      ended ||= final;
    });
    try {
      for (let at = 0; at < packed.length && length < bytes && !ended; at += SLICE) {
        inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
      }
    } catch {
      throw damaged(name);
    }
    return gathered(parts, Math.min(length, bytes));
  }

  private packedBytes(name: string, { at, packed }: Entry): Uint8Array {
    const view = this.#view;
    if (at + 30 > this.bytes.length || view.getUint32(at, true) !== LOCAL) throw damaged(name);
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (from + packed > this.bytes.length) throw damaged(name);
    return this.bytes.subarray(from, from + packed);
  }

  private readDirectory(): void {
    const view = this.#view;
    let end = this.bytes.length - END_LENGTH;
    const earliest = Math.max(0, end - MOST_REMARK);
    while (end >= earliest && view.getUint32(end, true) !== END) end -= 1;
    if (end < earliest) throw damaged();
    const count = view.getUint16(end + 10, true);
    if (count > MOST_ENTRIES) throw tooLarge('', MOST_ENTRIES);
    const utf8 = new TextDecoder();
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count; i += 1) {
      if (view.getUint32(at, true) !== ENTRY) throw damaged();
      const length = view.getUint16(at + 28, true);
      const name = utf8.decode(this.bytes.subarray(at + 46, at + 46 + length));
      this.#entries.set(name, {
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        at: view.getUint32(at + 42, true),
      });
      at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }
}

/** An archive of these parts, the same for the same parts. */
export const archived = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...parts }, { mtime: new Date(2000, 0, 1) });

function gathered(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    const fits = part.subarray(0, length - at);
    whole.set(fits, at);
    at += fits.length;
  }
  return whole;
}

const damaged = (part?: string): VassalFileError =>
  new VassalFileError(
    {
      en: 'the archive is cut off, damaged or no zip archive',
      ja: 'アーカイブが途切れているか、壊れているか、zip形式ではありません',
    },
    part ? { part } : {},
  );

const tooLarge = (part: string, most: number): VassalFileError =>
  new VassalFileError(
    { en: `unpacked, it would be larger than ${most}`, ja: `展開すると${most}を超えます` },
    part ? { part } : {},
  );
