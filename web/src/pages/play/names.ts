import type { Session } from '../../api/types.js';
import { named } from '../../i18n/language.js';

interface Named {
  readonly id: string;
  readonly name: { readonly en: string };
}

const isNamed = (value: object): value is Named =>
  'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'object' && !!value.name;

/** Whatever has an id and a name in the game's own detail, such as counters that are not on the board yet. */
function* namedWithin(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return;
  if (isNamed(value)) yield value;
  for (const inner of Object.values(value)) yield* namedWithin(inner);
}

/** What pieces are called: those on the board by their names; of others several are alike, so that their ids stand beside. */
export function namesOfPieces(session: Session | undefined): ReadonlyMap<string, string> {
  const { board, game } = session?.view ?? {};
  const names = new Map<string, string>();
  for (const { id, name } of namedWithin(game)) names.set(id, `${named(name)} · ${id}`);
  for (const { id, name } of board?.pieces ?? []) names.set(id, named(name));
  return names;
}
