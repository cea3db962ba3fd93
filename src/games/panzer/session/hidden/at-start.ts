import type { SituationFault } from '../../../../kernel/rulings/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import type { Options } from '../../options.js';
import type { Table } from '../table.js';
import type { HiddenState } from './state.js';

const MOST = 60;

const WANTED = {
  en: `hidden units need the number of hidden unit counters of the side, a whole number from 0 to ${MOST} [7.2.2]`,
  ja: `隠匿ユニットルールには陣営ごとの隠匿ユニットカウンターの上限（0から${MOST}の整数）が必要である [7.2.2]`,
};

/** How many counters each side may have on the map, as the scenario says; it is never guessed [7.2.2]. */
export function hiddenMostOf(
  start: Readonly<Record<string, unknown>>,
  sides: readonly Side[],
  options: Options,
  complain: (fault: SituationFault) => void,
): Record<Side, number> {
  if (!options.hiddenUnits) return {};
  const given = (start.hidden ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    sides.map((side) => {
      const most = given[side];
      if (Number.isInteger(most) && (most as number) >= 0 && (most as number) <= MOST) return [side, most as number];
      complain({ pointer: `/scenario/start/hidden/${side}`, detail: WANTED });
      return [side, 0];
    }),
  );
}

/** Nothing hidden yet; every side with counters is asked [7.2.2]. */
export const hiddenAtStart = ({ sides, hiddenMost }: Table): HiddenState => ({
  toHide: sides.filter((side) => (hiddenMost[side] ?? 0) > 0),
  counters: {},
  unveiling: [],
  after: null,
  sneaking: null,
});
