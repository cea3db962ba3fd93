import type { Side } from '../../../../kernel/session/index.js';
import { firesDirectly } from '../phases/open-commands.js';
import type { Play } from '../stage.js';
import { counterInTurn } from '../staggered/formations.js';
import { enemyOf, unitOf } from '../table.js';
import { countersOf, isDummy } from './counters.js';
import { foundBy, foundByAny, hiddenLookouts, lightUp, lookouts } from './found.js';
import type { HiddenCounter } from './state.js';

/** Spotting Phase: counters that are spotted come to light, the others lose their SPOT counter; false where nobody has to be placed [7.2.2.1, 4.1.5]. */
export function spotCounters(play: Play, first: Side | null): boolean {
  const { table, position } = play;
  const unspotted: string[] = [];
  const found = table.sides.flatMap((side) => {
    const enemy = enemyOf(table, side);
    const spotters = [...lookouts(play, enemy), ...hiddenLookouts(play, enemy)];
    return countersOf(position, side).flatMap(([id, counter]) => {
      const outcome = foundByAny(play, spotters, counter);
      if (outcome === null && counter.spot !== undefined) unspotted.push(id);
      return outcome === null ? [] : [{ id, outcome }];
    });
  });
  for (const { id, outcome } of found) lightUp(play, id, 'spotted', outcome);
  if (unspotted.length > 0) play.happen({ type: 'counters-unspotted', counters: unspotted });
  if (play.position.hidden.unveiling.length === 0) return false;
  play.happen({ type: 'hiding-interrupts', does: 'spot', side: first });
  return true;
}

/** Whether somebody in the counter is left to fire at what he spots: indirect fire and observing do not show it [7.2.2.3]. */
const hasToFire = ({ table, position }: Play, { units }: HiddenCounter): boolean =>
  units.some((id) => {
    const { fired, spent, observed } = position.units[id]!;
    return (position.sight[id] ?? []).length > 0 && firesDirectly(unitOf(table, id)) && !fired && !spent && !observed;
  });

/** Counters with Fire or Short Halt come to light before the fire of their side; false where there are none [7.2.2.3]. */
export function showFirers(play: Play, side: Side): boolean {
  const firers = countersOf(play.position, side).filter(
    ([, counter]) =>
      (counter.command === 'fire' || counter.command === 'shortHalt') &&
      hasToFire(play, counter) &&
      counterInTurn(play, counter),
  );
  for (const [id] of firers) lightUp(play, id, 'fires');
  if (firers.length === 0) return false;
  play.happen({ type: 'hiding-interrupts', does: 'fire', side });
  return true;
}

/** Counters in hexes that are shelled or bombed come to light; whether somebody has to be placed first [7.2.2.3]. */
export function showTargets(play: Play, hexes: readonly string[], cause: 'shelled' | 'bombed'): boolean {
  for (const [id, { hex }] of Object.entries(play.position.hidden.counters))
    if (hexes.includes(hex)) lightUp(play, id, cause);
  return play.position.hidden.unveiling.length > 0;
}

/** A unit has moved: an enemy's counter in its hex comes to light, and dummies it sees within leg distance are owned up to [7.2.2.1]. */
export function meetCounters(play: Play, unit: string): void {
  const { table, position } = play;
  const { hex } = position.units[unit]!;
  const own = table.units.get(unit)!.side;
  for (const [id, counter] of countersOf(position, enemyOf(table, own))) {
    if (counter.hex === hex) lightUp(play, id, 'spotted');
    else if (isDummy(counter) && foundBy(play, unit, counter, true)) lightUp(play, id, 'spotted');
  }
}
