import { escapePointer } from '../../edge/fault-words.js';
import type { LibraryDocument } from '../../library/document.js';
import type { Text } from '../../platform/language.js';
import type { ReadRecord } from './part-reader.js';

/** Something wrong, and where it stands in what was sent, as far as it does. */
export interface Located {
  readonly from?: ReadRecord;
  readonly record?: string;
  /** Within the record; where it is in none, within what the scenario is played with. */
  readonly pointer: string;
  readonly detail: Text;
}

export interface Sent {
  readonly from: ReadRecord;
  readonly document: LibraryDocument;
}

interface Fault {
  readonly pointer: string;
  readonly detail: Text;
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Finds what the rules of a game complain about in the records that were sent: `/cards/tank-3/attack`, `/map/hexes`. */
export class Locator {
  constructor(private readonly sent: readonly Sent[]) {}

  locate({ pointer, detail }: Fault): Located {
    const [, area, ...rest] = pointer.split('/').map(unescaped);
    const found = this.#find(area ?? '', rest);
    if (!found) return { pointer, detail };
    const { sent, path } = found;
    return {
      from: sent.from,
      record: sent.document.id,
      pointer: path.map((part) => `/${escapePointer(part)}`).join(''),
      detail,
    };
  }

  #find(area: string, rest: readonly string[]): { sent: Sent; path: readonly string[] } | undefined {
    if (area === 'cards' || area === 'counters') return this.#card(rest);
    if (area === 'decks') return this.#record('deck', rest[0], rest.slice(1));
    if (area === 'map') return this.#record('map', undefined, rest);
    return area === 'chartPack' ? this.#record('chartPack', undefined, rest) : undefined;
  }

  #record(kind: string, id: string | undefined, path: readonly string[]) {
    const sent = this.sent.find(({ document }) => document.kind === kind && (id === undefined || document.id === id));
    return sent && { sent, path: path.length === 0 ? [] : ['body', ...path] };
  }

  /** A card of a deck by its id, or one of its copies; a unit card of that id. */
  #card([id = '', ...fields]: readonly string[]) {
    for (const sent of this.sent) {
      const { kind, body } = sent.document;
      if (kind === 'card' && sent.document.id === id) return { sent, path: ['body', 'values', ...fields] };
      const cards = (kind === 'deck' ? body.cards : []) as readonly { readonly id: string }[];
      for (const name of [id, id.replace(/-\d+$/, '')]) {
        const at = cards.findIndex((card) => card.id === name);
        if (at >= 0) return { sent, path: ['body', 'cards', String(at), ...inCard(fields)] };
      }
    }
    return undefined;
  }
}

const inCard = (fields: readonly string[]): readonly string[] =>
  fields.length === 0 || fields[0] === 'side' || fields[0] === 'copies' ? fields : ['values', ...fields];
