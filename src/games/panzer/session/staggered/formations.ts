import type { Side } from '../../../../kernel/session/index.js';
import { feigned } from '../hidden/counters.js';
import type { HiddenCounter } from '../hidden/state.js';
import type { Scene } from '../stage.js';
import { unitOf } from '../table.js';

/** Whether a formation has anybody left in this turn; hidden ones count, so that its turn tells nothing of them [7.42.1, 7.2.2]. */
function isThere({ table, position }: Scene, formation: string): boolean {
  return [...table.units.values()].some(({ id, formation: own, turn }) => {
    const { place, bailed } = position.units[id]!;
    if (own !== formation || bailed || place === 'lost' || place === 'exited') return false;
    return place !== 'due' || turn! <= position.turn;
  });
}

/** Formations of a side that have not had their turn of direct fire [7.42.1.1]. */
export const toFire = (scene: Scene, side: Side): string[] =>
  [...scene.table.formations]
    .filter(([name, { side: own }]) => own === side && !scene.position.staggered.fired.includes(name))
    .map(([name]) => name)
    .filter((name) => isThere(scene, name));

/** Whether it is the turn of a unit's formation to fire or to move; without the option it always is [7.42.1, 7.42.2]. */
export const inTurn = ({ table, position }: Scene, unit: string): boolean =>
  position.staggered.formation === null || unitOf(table, unit).formation === position.staggered.formation;

/** The same of a hidden counter: a dummy goes with the formation of whom it feigns [7.2.2]. */
export const counterInTurn = (scene: Scene, counter: HiddenCounter): boolean => inTurn(scene, feigned(counter)[0]!);
