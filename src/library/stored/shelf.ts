import type { ChartPack } from '../../kernel/charts/index.js';

/** What a request may name instead of sending it. */
export type StoredKind = 'map' | 'card' | 'chartPack';

export interface StoredThing {
  readonly game: string;
  readonly name: { readonly en: string };
  readonly side?: string;
  readonly type?: string;
  /** For maps, with every default filled in; never to be changed. */
  readonly body: Readonly<Record<string, unknown>>;
  /** For chart packs. */
  readonly pack?: ChartPack;
}

type Found = StoredThing | undefined;

/** Where stored things are found; at once where they are remembered. */
export interface Shelf {
  find(kind: StoredKind, id: string): Found | Promise<Found>;
}

/** A chart pack from the library: it was checked when it came in. */
export class StoredPack {
  constructor(readonly pack: ChartPack) {}
}
