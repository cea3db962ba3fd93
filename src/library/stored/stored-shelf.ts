import { whenReady } from '../../edge/when-ready.js';
import { PROVENANCES as CHART_PROVENANCES, type ChartPack, type Provenance } from '../../kernel/charts/index.js';
import type { LibraryDocument } from '../document.js';
import type { Library } from '../library.js';
import { type Shelf, type StoredKind, type StoredThing } from './shelf.js';

/** The library as the rulings see it. */
export class StoredShelf implements Shelf {
  /** Maps with their defaults filled in, for as long as the library remembers the record. */
  private readonly filled = new WeakMap<LibraryDocument, StoredThing>();

  constructor(private readonly library: Library) {}

  find(kind: StoredKind, id: string): StoredThing | undefined | Promise<StoredThing | undefined> {
    return whenReady(this.library.find(kind, id), (shelved) => shelved && this.ready(shelved.document));
  }

  private ready(document: LibraryDocument): StoredThing {
    if (document.kind === 'card') return document;
    let thing = this.filled.get(document);
    if (!thing) {
      thing =
        document.kind === 'map'
          ? { ...document, body: this.library.checker.filledMap(document) }
          : { ...document, pack: packOf(document) };
      this.filled.set(document, thing);
    }
    return thing;
  }
}

/** Rulings know four provenances; a training pack is what its caller chose to use. */
function packOf({ id, provenance, body }: LibraryDocument): ChartPack {
  const source: Provenance = CHART_PROVENANCES.find((each) => each === provenance) ?? 'client';
  return { name: id, source, charts: body.charts as ChartPack['charts'] };
}
