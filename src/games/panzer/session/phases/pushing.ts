import type { Action } from '../../../../kernel/session/index.js';
import type { PushAsideOutcome } from '../../movement/optional-moves.js';
import type { Mover } from '../position.js';
import type { Desk, Play, Scene } from '../stage.js';
import { unitsOnMap } from '../standing.js';
import { unitOf } from '../table.js';

interface Obstacle {
  readonly unit: string;
  readonly obstruction: 'wreck' | 'immobileVehicle' | 'towedGun';
}

/** What stands on the narrow road in the pusher's hex and cannot get out of the way by itself [7.30]. */
function* obstacles({ table, position }: Scene, pusher: string): Iterable<Obstacle> {
  const { hex } = position.units[pusher]!;
  if (!table.narrow.includes(hex!)) return;
  const wreck = position.wrecks[hex!];
  if (wreck?.unit !== undefined && !wreck.aside) yield { unit: wreck.unit, obstruction: 'wreck' };
  for (const { id, kind, side } of unitsOnMap(table, position)) {
    const state = position.units[id]!;
    const own = side === unitOf(table, pusher).side;
    if (state.hex !== hex || state.aside || id === pusher || (!own && !state.bailed)) continue;
    if (kind === 'towed') yield { unit: id, obstruction: 'towedGun' };
    if (kind === 'vehicle' && (state.trackHit || state.bailed)) yield { unit: id, obstruction: 'immobileVehicle' };
  }
}

/** The push as the stateless question puts it [7.30]. */
function pushQuestion({ table, position }: Scene, pusher: string, { unit, obstruction }: Obstacle) {
  const { card } = unitOf(table, pusher);
  const pushed = unitOf(table, unit).card.weight;
  return {
    obstruction,
    weight: card.weight!,
    ...(obstruction === 'towedGun' ? {} : { pushedWeight: pushed! }),
    tracked: card.movement?.mode === 'T',
    command: position.units[pusher]!.command ?? 'none',
  };
}

/** The whole move may go into pushing something off a narrow road [7.30]. */
export function* pushes(desk: Desk, { unit }: Mover): Iterable<Action> {
  for (const each of obstacles(desk, unit))
    if (desk.book.allows('movement/push-aside', pushQuestion(desk, unit, each)))
      yield { command: { type: 'push', target: each.unit }, rule: '7.30' };
}

/** It pushes, and stays where it is whatever comes of it [7.30]. */
export function push(play: Play, target: string): void {
  const { unit } = play.position.mover!;
  const obstacle = [...obstacles(play, unit)].find((each) => each.unit === target)!;
  const question = pushQuestion(play, unit, obstacle);
  const { pushed } = play.ask<PushAsideOutcome>('movement/push-aside', question);
  play.happen({ type: 'unit-stays', unit });
  play.happen({ type: 'push-tried', unit, target, pushed });
}
