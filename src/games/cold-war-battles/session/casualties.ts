import type { Side } from '../vocabulary.js';
import { happen, type Play } from './events/catalogue.js';
import { score } from './scoring.js';

interface Worth {
  readonly units: readonly { readonly unit: string; readonly points: number; readonly toPool: boolean }[];
  readonly victoryPoints: readonly { readonly side: Side; readonly points: number }[];
}

/** Units of one side are gone: points for the other, and back to the pool for those that have one [16.3, 16.13, 17.3]. */
export function eliminate(play: Play, ids: readonly string[], cause: string): void {
  if (ids.length === 0) return;
  const { table, position } = play;
  const lost = ids.map((id) => position.units[id]!);
  const counters = lost.map(({ counter }) => table.counters.get(counter)!);
  const worth = play.ask<Worth>('status/elimination-points', {
    side: lost[0]!.side,
    units: lost.map(({ id, command }, i) => ({ name: id, command, type: counters[i]!.type })),
    unAttention: position.event.unAttention === true,
  });
  lost.forEach(({ id, counter, untried }, i) => {
    const { toPool } = worth.units[i]!;
    happen(play, 'unit-eliminated', {
      unit: id,
      counter,
      cause,
      toPool: toPool && table.campaign !== null,
      ...(untried ? { reveals: true } : {}),
    });
  });
  for (const { side, points } of worth.victoryPoints) score(play, side, points, 'elimination');
}
