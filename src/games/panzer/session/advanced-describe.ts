import type { Remark } from '../../../kernel/session/index.js';
import { airDescribers } from './air/told.js';
import { artilleryDescribers } from './artillery/told.js';
import { choiceDescribers } from './choices/declared.js';
import { groundDescribers } from './ground/told.js';
import { hiddenDescribers } from './hidden/told.js';
import { smokeDescribers } from './marks/declared.js';
import { noticeDescribers } from './notice/told.js';
import { optionalDescribers } from './optional/declared.js';
import { plottingDescribers } from './plotting/plotting.js';
import type { Position } from './position.js';
import { remark } from './stage.js';
import { staggeredDescribers } from './staggered/told.js';
import type { Table } from './table.js';
import { turretDescribers } from './turrets/told.js';

interface Fields {
  readonly unit: string;
  readonly target: string;
  readonly vehicle: string;
  readonly hex: string;
  readonly via?: string;
  readonly position: string;
  readonly entry: string;
  readonly facing?: string;
  readonly way: string;
  readonly edge: string;
}

const nameOf = (table: Table, id: string) => table.units.get(id)?.name ?? id;

type Describer = (table: Table, command: Fields, position: Position) => Remark;

const plain =
  (rule: string, key: string): Describer =>
  () =>
    remark(rule, key);

const ofUnit =
  (rule: string, key: string): Describer =>
  (table, { unit }) =>
    remark(rule, key, { unit: nameOf(table, unit) });

/** The sentences of the Advanced Game's commands. */
export const ADVANCED_DESCRIBERS: Readonly<Record<string, Describer>> = {
  ...(artilleryDescribers as object),
  ...(airDescribers as object),
  ...(smokeDescribers as object),
  ...(optionalDescribers as object),
  ...(groundDescribers as object),
  ...(hiddenDescribers as object),
  ...(plottingDescribers as object),
  ...(staggeredDescribers as object),
  ...(choiceDescribers as object),
  ...(turretDescribers as object),
  ...(noticeDescribers as object),
  'end-fire': plain('6.6.7.2', 'do-end-fire'),
  assault: (table, { unit, target, via }) => {
    const values = { unit: nameOf(table, unit), target: nameOf(table, target) };
    return via === undefined
      ? remark('6.6.1.1', 'do-assault', values)
      : remark('6.6.1.1', 'do-assault-by', { ...values, hex: via });
  },
  'resolve-assault': (table, { target }) =>
    remark('6.6.1.1.1', 'do-resolve-assault', { target: nameOf(table, target) }),
  advance: ofUnit('6.6.1.1.3', 'do-advance'),
  'end-assaults': plain('6.6.1', 'do-end-assaults'),
  step: (_table, { hex }) => remark('6.6.4.1', 'do-step', { hex }),
  floor: (_table, { way }) => remark('6.6.4.1', way === 'up' ? 'do-floor-up' : 'do-floor-down'),
  leave: (_table, { edge }) => remark('4.5.1.1.9', 'do-leave', { edge }),
  quickmarch: plain('6.6.4.2', 'do-quickmarch'),
  board: (table, { vehicle }) => remark('6.6.7.1.1', 'do-board', { vehicle: nameOf(table, vehicle) }),
  mount: ofUnit('6.6.7.1.1', 'do-mount'),
  dismount: (table, { unit, hex }) => remark('6.6.7.1.1', 'do-dismount', { unit: nameOf(table, unit), hex }),
  unload: (table, { unit, vehicle, hex }) =>
    remark('6.6.7.1.1', 'do-unload', { unit: nameOf(table, unit), vehicle: nameOf(table, vehicle), hex }),
  bail: ofUnit('6.6.7.1.2', 'do-bail'),
  'break-in': plain('6.6.3', 'do-break-in'),
  overrun: (table, { target }) => remark('6.6.10', 'do-overrun', { target: nameOf(table, target) }),
  search: (_table, { position, entry, facing }) => {
    const full = position === 'full';
    const reverse = entry === 'reverse';
    if (facing === undefined) return remark('6.6.9', full ? 'do-search' : 'do-search-partial', { reverse });
    if (full) return remark('6.6.9', reverse ? 'do-search-back-facing' : 'do-search-facing', { facing });
    return remark('6.6.9', reverse ? 'do-search-partial-back-facing' : 'do-search-partial-facing', { facing });
  },
  'end-movement': plain('6.6.7.1.1', 'do-end-movement'),
  'commit-adjustment': plain('6.8', 'do-adjustment'),
};
