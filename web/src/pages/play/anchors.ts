import type { Command, SessionAction } from '../../api/types.js';
import type { BoardData } from '../../board/board-data.js';
import type { Layout } from '../../board/layout.js';

/**
 * Where an action is taken hold of. Nothing here knows a game: a text in a command that is the id of a piece is that piece,
 * one that names a place of the map is that place. The first piece is whoever acts; what else is named is what it is done to.
 */
export interface Anchored {
  readonly action: SessionAction;
  readonly piece?: string;
  /** The place that is chosen to do it; of an action without a piece, the place that acts. */
  readonly place?: string;
  readonly card?: string;
}

export function anchored(actions: readonly SessionAction[], board: BoardData | null, layout?: Layout): Anchored[] {
  const places = new Set([...(layout?.places ?? []), ...(board?.map.boxes.map(({ id }) => id) ?? [])]);
  // A piece that lies nowhere on the table cannot be taken hold of: what it does is a command in words.
  const seen = board?.pieces.filter(({ place }) => places.has(place.id)) ?? [];
  const pieces = new Map(seen.map((piece) => [piece.id, piece]));
  return actions.map((action) => {
    if (action.form) return { action };
    let piece: string | undefined;
    let place: string | undefined;
    for (const value of namedIn(action.command)) {
      const found = pieces.get(value);
      if (found) {
        if (piece === undefined) piece = value;
        else place ??= found.place.id;
      } else if (places.has(value)) place ??= value;
    }
    const { card } = action.command as { readonly card?: unknown };
    return {
      action,
      ...(piece === undefined ? {} : { piece }),
      ...(place === undefined ? {} : { place }),
      ...(typeof card === 'string' ? { card } : {}),
    };
  });
}

/** Texts of a command, in the order of its fields; of a list, each. */
function namedIn({ type: _type, ...fields }: Command): string[] {
  return Object.values(fields).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  });
}
