import { directionName } from '../../../kernel/hexes/index.js';
import type { Remark, SessionEvent } from '../../../kernel/session/index.js';
import { airTellers } from './air/told.js';
import { artilleryTellers } from './artillery/told.js';
import { CHOICES_SILENT, choiceTellers } from './choices/declared.js';
import { groundTellers } from './ground/told.js';
import { hiddenTellers } from './hidden/told.js';
import { smokeTellers } from './marks/declared.js';
import { noticeTellers } from './notice/told.js';
import { optionalTellers } from './optional/declared.js';
import { plottingTellers } from './plotting/plotting.js';
import { remark } from './stage.js';
import { staggeredTellers } from './staggered/told.js';
import type { Table } from './table.js';
import { turretTellers } from './turrets/told.js';

type Teller = (table: Table, event: SessionEvent) => Remark | null;

const nameOf = (table: Table, id: unknown) => table.units.get(id as string)?.name ?? String(id);
const namesOf = (table: Table, ids: unknown) => (ids as readonly string[]).map((id) => nameOf(table, id));

const about =
  (rule: string, key: string): Teller =>
  (table, { unit }) =>
    remark(rule, key, { unit: nameOf(table, unit) });

/** Events of the Advanced Game that what follows says better. */
export const ADVANCED_SILENT = [
  'came-under-fire',
  'assaults-over',
  'assault-held',
  'close-combat-closed',
  'adjustment-opened',
  'overrun-declared',
  'morale-shaken',
  'morale-taken',
  ...CHOICES_SILENT,
] as const;

const HURT: Readonly<Record<string, readonly [string, string]>> = {
  suppressed: ['5.10', 'event-suppressed'],
  damaged: ['4.4.3.2.6', 'event-damaged'],
  trackHit: ['6.5.2.2.1', 'event-track-hit'],
  ko: ['6.5.2.5', 'event-knocked-out'],
  bu: ['6.5.2.5', 'event-brewed-up'],
  reduced: ['6.5.4.4.3', 'event-reduced'],
  halved: ['6.6.1.2.3', 'event-halved'],
  eliminated: ['6.5.4.4.3', 'event-eliminated'],
};

const MORALE_KEYS: Readonly<Record<string, string>> = {
  none: 'event-morale-holds',
  hesitates: 'event-hesitates',
  breaks: 'event-breaks',
};

/** The sentences of the Advanced Game's events. */
export const ADVANCED_TELLERS: Readonly<Record<string, Teller>> = {
  'floor-changed': (table, { unit, way }) =>
    remark('6.6.4.1', way === 'up' ? 'event-floor-up' : 'event-floor-down', { unit: nameOf(table, unit) }),
  ...artilleryTellers,
  ...airTellers,
  ...smokeTellers,
  ...groundTellers,
  ...optionalTellers,
  ...hiddenTellers,
  ...plottingTellers,
  ...staggeredTellers,
  ...choiceTellers,
  ...turretTellers,
  ...noticeTellers,
  'commands-counted': (_table, { commands }) =>
    remark('6.2.1.1.1', 'event-commands', {
      formations: Object.entries(commands as Record<string, number>).map(([name, count]) => `${name}: ${count}`),
    }),
  'fire-idle': about('6.5.1', 'event-fire-idle'),
  'unit-hurt': (table, { unit, effect }) => {
    const [rule, key] = HURT[effect as string]!;
    return remark(rule, key, { unit: nameOf(table, unit) });
  },
  'crew-bailed': about('5.15', 'event-crew-bailed'),
  'passenger-out': (table, { unit, hex }) =>
    remark('5.15', 'event-passenger-out', { unit: nameOf(table, unit), hex: hex as string }),
  'watch-spent': (table, { units }) => remark('6.2.1.1.4', 'event-watch-spent', { units: namesOf(table, units) }),
  'close-combat-opened': (_table, { side }) => remark('6.6.1', 'event-close-combat', { side: side as string }),
  'assault-declared': (table, { unit, target, via }) => {
    const values = { unit: nameOf(table, unit), target: nameOf(table, target) };
    return via === undefined
      ? remark('6.6.1.1', 'event-assault', values)
      : remark('6.6.1.1', 'event-advancing-assault', { ...values, hex: via as string });
  },
  'assault-resolved': (table, { units, target, effect }) =>
    remark('6.6.1.1.3', 'event-close-assault', {
      units: namesOf(table, units),
      target: nameOf(table, target),
      effect: effect as string,
    }),
  'melee-fought': (table, { units, target, winner }) =>
    remark(
      '6.6.1.2.3',
      winner === 'attacker' ? 'event-melee-won' : winner === 'defender' ? 'event-melee-lost' : 'event-melee-on',
      {
        units: namesOf(table, units),
        target: nameOf(table, target),
      },
    ),
  'assault-advanced': (table, { unit, hex }) =>
    remark('6.6.1.1.3', 'event-advanced', { unit: nameOf(table, unit), hex: hex as string }),
  'quickmarch-begun': about('6.6.4.2', 'event-quickmarch'),
  'unit-inside': about('6.6.3', 'event-inside'),
  'unit-walked': (table, { unit, to, cost }) =>
    remark('6.6.4.1', 'event-stepped', { unit: nameOf(table, unit), hex: to as string, cost: cost as number }),
  'mount-announced': (table, { unit, vehicle }) =>
    remark('6.6.7.1.1', 'event-mounting', { unit: nameOf(table, unit), vehicle: nameOf(table, vehicle) }),
  'unit-mounted': (table, { unit, vehicle }) =>
    remark('6.6.7.1.1', 'event-mounted', { unit: nameOf(table, unit), vehicle: nameOf(table, vehicle) }),
  'mount-failed': about('6.6.7.1.1', 'event-mount-failed'),
  'unit-dismounted': (table, { unit, vehicle, hex }) =>
    remark('6.6.7.1.1', 'event-dismounted', {
      unit: nameOf(table, unit),
      vehicle: nameOf(table, vehicle),
      hex: hex as string,
    }),
  'overrun-given-up': (table, { unit, target }) =>
    remark('6.6.10', 'event-overrun-given-up', { unit: nameOf(table, unit), target: nameOf(table, target) }),
  'overrun-resolved': (table, { unit, target, effect }) =>
    remark('6.6.10.2', 'event-overrun', {
      unit: nameOf(table, unit),
      target: nameOf(table, target),
      effect: effect as string,
    }),
  'hull-down-found': (table, { unit, hullDown }) =>
    remark('6.6.9', hullDown === 'full' ? 'event-hull-down' : 'event-partly-hull-down', { unit: nameOf(table, unit) }),
  'hull-down-missed': about('6.6.9', 'event-no-hull-down'),
  'units-adjusted': (table, { side, pivots, cover }) => {
    const turned = Object.entries(pivots as Record<string, number>).map(([id, facing]) => {
      const { en, ja } = nameOf(table, id) as { en: string; ja: string };
      const to = directionName(table.board.grid.orientation, facing);
      return { en: `${en} (${to})`, ja: `${ja}（${to}）` };
    });
    const hidden = Object.keys(cover as object).map((id) => nameOf(table, id));
    return remark('6.8.1', 'event-adjusted', { side: side as string, turned, hidden });
  },
  'entrenchment-dug': (table, { unit, hex, progress }) =>
    remark('6.6.8', progress === 4 ? 'event-dug-in' : 'event-digs', {
      unit: nameOf(table, unit),
      hex: hex as string,
      progress: progress as number,
    }),
  'commands-shown': (table, { revealed }) =>
    remark('4.6.1', 'event-commands-shown', {
      units: (revealed as readonly { unit: string }[]).map(({ unit }) => nameOf(table, unit)),
    }),
  'morale-checked': (table, { unit, result }) =>
    remark('7.1.5', MORALE_KEYS[result as string]!, { unit: nameOf(table, unit) }),
  'morale-turned': (table, { hesitation, broken }) => {
    const calm = (after: unknown) =>
      Object.entries(after as Record<string, string>)
        .filter(([, each]) => each === 'none')
        .map(([id]) => nameOf(table, id));
    const recovered = [...calm(hesitation), ...calm(broken)];
    return recovered.length === 0 ? null : remark('7.1.6', 'event-morale-recovered', { units: recovered });
  },
  'counters-turned': (table, { suppression }) => {
    const after = Object.entries(suppression as Record<string, string>);
    const named = (state: string) => after.filter(([, each]) => each === state).map(([id]) => nameOf(table, id));
    if (after.length === 0) return null;
    return remark('6.8.3', 'event-recovery', { recovered: named('none'), suppressed: named('off') });
  },
};
