import { signal } from '@preact/signals';
import { keep, kept } from '../ui/storage.js';

/** The player this browser is: his key is shown to him once and kept here, nowhere else. */
export interface MyPlayer {
  readonly name: string;
  readonly key: string;
}

const KEY = 'umpire.player';

export const myPlayer = signal<MyPlayer | undefined>(kept<MyPlayer>(KEY) ?? undefined);

export function rememberPlayer(player: MyPlayer | undefined): void {
  myPlayer.value = player;
  keep(KEY, player ?? null);
}
