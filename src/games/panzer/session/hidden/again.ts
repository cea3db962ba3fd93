import type { Side } from '../../../../kernel/session/index.js';
import { spotsNow } from '../sight.js';
import type { Play, Scene } from '../stage.js';
import { ableUnits } from '../standing.js';
import { enemyOf } from '../table.js';
import { counterName, countersOf } from './counters.js';
import { lightUp, lookouts } from './found.js';
import { checkPlans, type Hideable, layCounters, type Plan, plansSchema } from './plans.js';

/** Units that no enemy on the map spots now, steady ones: they may go into hiding where they are [7.2.3]; the camouflaged stay on the map [7.24]. */
function hideableNow(scene: Scene, side: Side): Hideable {
  const { table, position } = scene;
  const enemies = lookouts(scene, enemyOf(table, side));
  const steady = [...ableUnits(table, position, side)].filter(({ id }) => {
    const { suppression, hesitation, broken, jammed, camouflaged } = position.units[id]!;
    return [suppression, hesitation, broken, jammed, camouflaged].every((state) => state === undefined);
  });
  const unspotted = steady.filter(({ id }) => !enemies.some((enemy) => spotsNow(table, position, enemy, id)));
  return new Map(unspotted.map(({ id }) => [id, [position.units[id]!.hex!]]));
}

/** Whether a side is asked about hiding: by what everybody can see, wherever it has counters at all [7.2.3]. */
export const mayHide = ({ table }: Scene, side: Side): boolean => (table.hiddenMost[side] ?? 0) > 0;

/** The part of the Adjustment form that hides units and shows counters [7.2.3]. */
export function hidingForm(scene: Scene, side: Side): Readonly<Record<string, unknown>> {
  if (!mayHide(scene, side)) return {};
  const own = countersOf(scene.position, side).map(([id]) => id);
  const items = own.length > 0 ? { enum: own } : {};
  const show = { type: 'array', items, maxItems: own.length, uniqueItems: true };
  return { hide: plansSchema(scene, side, hideableNow(scene, side)), show };
}

export function checkHiding(play: Play, side: Side, plans: readonly Plan[], shown: readonly string[]): void {
  if (plans.length > 0) checkPlans(play, side, plans, hideableNow(play, side), true);
  for (const counter of shown)
    if (play.position.hidden.counters[counter]?.side !== side)
      play.refuse('7.2.2', 'hidden-not-yours', { counter: counterName(counter) ?? counter });
}

/** Counters that their owner wants no longer: units are placed, dummies taken off; false where nobody has to be placed. */
export function showCounters(play: Play, counters: readonly string[]): boolean {
  for (const id of new Set(counters)) lightUp(play, id, 'shown');
  if (play.position.hidden.unveiling.length === 0) return false;
  play.happen({ type: 'hiding-interrupts', does: 'endTurn', side: null });
  return true;
}

/** Units taken off the map in play, with counters and dummies in their place [7.2.3]. */
export function hideAgain(play: Play, side: Side, plans: readonly Plan[]): void {
  if (plans.length === 0) return;
  layCounters(
    play,
    side,
    plans,
    plans.flatMap(({ units }) => units),
  );
}
