import { directionName } from '../../../../kernel/hexes/index.js';
import type { Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';
import { counterName } from './counters.js';

const nameOf = (table: Table, id: unknown) =>
  table.units.get(id as string)?.name ?? counterName(id as string) ?? String(id);

const namesOf = (table: Table, ids: unknown) => (ids as readonly string[]).map((id) => nameOf(table, id));

const aboutCounter =
  (rule: string, key: string) =>
  (table: Table, { counter }: SessionEvent): Remark =>
    remark(rule, key, { counter: nameOf(table, counter) });

const silent = (): null => null;

/** The sentences of what happens to hidden units, option 7.2. */
export const hiddenTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  'counters-placed': (table, { side, counters, units }) => {
    const count = (counters as readonly unknown[]).length;
    const taken = namesOf(table, units);
    return taken.length > 0
      ? remark('7.2.3', 'event-hidden-again', { side: side as string, count, units: taken })
      : remark('7.2.2', 'event-counters-placed', { side: side as string, count });
  },
  'counters-ordered': silent,
  'cover-unseen': silent,
  'spotted-unseen': silent,
  'commands-counted-unseen': (_table, { secret }) =>
    secret
      ? remark('6.2.1.1.1', 'event-commands', {
          formations: Object.entries(secret.commands as Record<string, number>).map(([name, n]) => `${name}: ${n}`),
        })
      : null,
  'counters-unspotted': silent,
  'counter-revealed': (table, { counter, hex, cause, units }) =>
    remark(cause === 'spotted' ? '7.2.2.1' : '7.2.2.3', 'event-counter-revealed', {
      counter: nameOf(table, counter),
      hex: hex as string,
      cause: `reveal-${cause as string}`,
      units: namesOf(table, units),
    }),
  'dummy-admitted': (table, { counter, hex }) =>
    remark('7.2.2.1', 'event-dummy', { counter: nameOf(table, counter), hex: hex as string }),
  'hiding-interrupts': silent,
  'hiding-settled': silent,
  'place-chosen': silent,
  'unit-unveiled': (table, { unit, hex, facing }) =>
    remark('7.2.2.1', 'event-placed', {
      unit: nameOf(table, unit),
      hex: hex as string,
      facing: directionName(table.board.grid.orientation, facing as number),
    }),
  'sneak-begun': aboutCounter('7.2.2.2', 'event-sneak-begun'),
  'counter-moved': (table, { counter, to }) =>
    remark('7.2.2.2', 'event-counter-moved', { counter: nameOf(table, counter), hex: to as string }),
  'counter-sought': (table, { unit, counter, found }) =>
    remark('7.2.2.1', found ? 'event-counter-found' : 'event-counter-missed', {
      unit: nameOf(table, unit),
      counter: nameOf(table, counter),
    }),
  'counter-let-pass': (_table, { side }) => remark('4.4.2', 'event-passed', { side: side as string }),
  'sneak-ended': aboutCounter('7.2.2.2', 'event-sneak-ended'),
};

type Fields = { readonly unit: string; readonly counter: string };

export const hiddenDescribers: Readonly<Record<string, (table: Table, command: Fields) => Remark>> = {
  hide: () => remark('7.2.2', 'do-hide'),
  uncover: (table, { counter }) => remark('7.2.2.3', 'do-uncover', { counter: nameOf(table, counter) }),
  seek: (table, { unit, counter }) =>
    remark('7.2.2.1', 'do-seek', { unit: nameOf(table, unit), counter: nameOf(table, counter) }),
};
