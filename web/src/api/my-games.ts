import { signal } from '@preact/signals';
import type { Name } from '../i18n/language.js';
import { keep, kept } from '../ui/storage.js';

/** A game this browser has a part in: the seats it sits in, and the invitations it may still hand out. */
export interface MyGame {
  readonly id: string;
  readonly name: Name;
  /** Tokens by side. */
  readonly seats: Readonly<Record<string, string>>;
  /** Links by side, as the service gave them when the table was opened. */
  readonly invitations: Readonly<Record<string, { readonly code: string; readonly link: string }>>;
  readonly at: string;
}

const KEY = 'umpire.games';
const MOST = 100;

export const myGames = signal<readonly MyGame[]>(kept<MyGame[]>(KEY) ?? []);

export const myGame = (id: string): MyGame | undefined => myGames.value.find((game) => game.id === id);

function set(games: readonly MyGame[]): void {
  myGames.value = games.slice(0, MOST);
  keep(KEY, myGames.value);
}

export function rememberGame(game: MyGame): void {
  set([game, ...myGames.value.filter(({ id }) => id !== game.id)]);
}

export function rememberSeat(id: string, name: Name, side: string, token: string): void {
  const known = myGame(id) ?? { id, name, seats: {}, invitations: {}, at: new Date().toISOString() };
  const { [side]: _used, ...invitations } = known.invitations;
  rememberGame({ ...known, seats: { ...known.seats, [side]: token }, invitations });
}

export function forgetGame(id: string): void {
  set(myGames.value.filter((game) => game.id !== id));
}

// Another tab of the same browser sat down or left.
addEventListener('storage', ({ key }) => {
  if (key === KEY) myGames.value = kept<MyGame[]>(KEY) ?? [];
});
