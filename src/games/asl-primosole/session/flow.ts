import type { Side } from '../vocabulary.js';
import type { Open, Step } from './position.js';
import { areasOf, SIDES } from './roster.js';
import { happen, type Play } from './stage.js';

/** Goes on to another step; the steps of the Refit Phase that are finished with it are written down in their order [3.6]. */
export function goTo(play: Play, step: Step, finished: readonly string[] = [], open: Partial<Open> = {}): void {
  const done = [...play.position.open.done, ...finished];
  const rule = finished.at(-1) ?? '3.6';
  happen(play, 'step-done', { rule, values: { steps: [...finished] }, open: { step, ready: [], done, ...open } });
}

/** One side is done; true where both are. */
export function ready(play: Play, side: Side): readonly Side[] {
  return [...play.position.open.ready.filter((each) => each !== side), side];
}

/** From 3.617 on: nothing is bought where the scenario says so for everybody to see [3.617]. */
export function openPurchases(play: Play, finished: readonly string[] = []): void {
  if (play.table.purchases) goTo(play, 'purchase', finished);
  else if (play.position.open.phase === 'initial') openSetUp(play, [...finished, '3.617', '3.618', '3.619']);
  else goTo(play, 'chits', [...finished, '3.617', '3.618', '3.619', '3.620']);
}

/** The passes of the set-up: isolated, isolated, the rest, the rest; an isolated pass only where areas were isolated at 3.605 [3.622]. */
export function openSetUp(play: Play, finished: readonly string[], scenario = play.position.open.scenario!): void {
  const { phase } = play.position.open;
  const first = scenario.setsUpFirst;
  const order: readonly Side[] = [first, SIDES.find((side) => side !== first)!];
  const isolated = (side: Side): boolean =>
    phase !== 'initial' && areasOf(play.position, side).some((area) => area.isolated || area.vehiclesIsolated);
  const passes = [
    ...order.filter(isolated).map((side) => ({ side, isolated: true })),
    ...order.map((side) => ({ side, isolated: false })),
  ];
  goTo(play, 'set-up', finished);
  happen(play, 'passes-opened', { rule: '3.622', side: first, open: { passes, scenario } });
}
