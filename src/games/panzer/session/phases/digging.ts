import type { Scene } from '../stage.js';
import { kindOf } from '../standing.js';
import { unitOf } from '../table.js';

/** Turns of work after which a hasty entrenchment is ready [6.6.8]. */
const READY = 4;

/** Which place of the hex a unit works on: one begun and not finished, else a new one [6.6.8]. */
export function placeToDig({ position }: Scene, unit: string): number {
  const works = position.works[position.units[unit]!.hex!] ?? [];
  const begun = works.findIndex((progress) => progress < READY);
  return begun < 0 ? works.length : begun;
}

/** One turn of work as the question about it is put; a command hidden or not bars it [6.6.8]. */
export function digQuestion(scene: Scene, unit: string) {
  const { table, position } = scene;
  const { hex, suppression, cover, command } = position.units[unit]!;
  return {
    kind: kindOf(table, position, unit),
    engineers: unitOf(table, unit).engineer,
    suppressed: suppression !== undefined,
    fullCover: cover ?? false,
    command: command ?? 'none',
    progress: position.works[hex!]?.[placeToDig(scene, unit)] ?? 0,
  };
}
