import type { FireCheckOutcome } from '../../events/fire-check.js';
import { hurt } from '../harm.js';
import { type Position, smokeStep } from '../position.js';
import type { Play } from '../stage.js';
import { passengersOf, structureIn, unitsOnMap } from '../standing.js';

export const isBurning = ({ marks }: Position, hex: string): boolean =>
  marks.some(({ kind, hexes }) => kind === 'fire' && hexes.includes(hex));

type Struck = { readonly factor: number } | { readonly flamethrower: true };

/** A building, or its rubble, was struck by something that may set it on fire at the end of the turn [7.35.1, 7.35.3]. */
export function strike(play: Play, hexes: readonly string[], how: Struck): void {
  if (!play.table.options.fires) return;
  for (const hex of hexes) if (structureIn(play.table, hex) !== null) play.happen({ type: 'hex-struck', hex, ...how });
}

/** One check for each building that was struck and does not burn yet [7.35.1]. */
function startFires(play: Play): void {
  for (const [hex, { factor, flamethrower }] of Object.entries(play.position.struck)) {
    if (isBurning(play.position, hex)) continue;
    const { started } = play.ask<FireCheckOutcome>('events/fire-check', {
      ...structureIn(play.table, hex)!,
      flamethrower: flamethrower ?? false,
      ...(factor === undefined ? { noHeavyFire: true } : { factor }),
    });
    const mark = { id: `fire-${hex}`, kind: 'fire', hexes: [hex], open: false, born: smokeStep(play.position) };
    if (started) play.happen({ type: 'fire-started', hex, mark });
  }
}

/** Whoever is still in a hex that has burnt for a turn is lost, without a wreck [7.35.2, 6.1.4.3.5]. */
function burn(play: Play): void {
  const { table, turn } = { table: play.table, turn: play.position.turn };
  for (const { kind, hexes, born } of play.position.marks) {
    if (kind !== 'fire') continue;
    const inside = [...unitsOnMap(table, play.position)].filter(({ id }) =>
      hexes.includes(play.position.units[id]!.hex!),
    );
    if (inside.length === 0) continue;
    const { eliminated } = play.ask<{ eliminated: number }>('events/burning-hex', {
      startedTurn: Number.parseInt(born, 10),
      turn,
      units: inside.length,
    });
    if (eliminated === 0) continue;
    for (const { id } of inside)
      for (const lost of [...passengersOf(table, play.position, id).map((rider) => rider.id), id])
        hurt(play, lost, 'eliminated');
  }
}

/** Fires in the Adjustment Phase, after suppression [7.35]. */
export function tendFires(play: Play): void {
  if (!play.table.options.fires) return;
  startFires(play);
  burn(play);
}
