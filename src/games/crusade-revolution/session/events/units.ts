import type { Pool } from '../cards/card.js';
import type { Position, UnitState } from '../position.js';
import type { Table } from '../table.js';
import { abroad } from '../units.js';
import { faceMark, type Handlers, movedTo, withUnit } from './handlers.js';

const REGIONS = ['asturias', 'santander', 'basque'] as const;

/** 16.4.2.4: nobody is astray while no more than one division of his region is abroad, or once he is home. */
export function tidied(table: Table, position: Position): Position {
  const strays = Object.keys(position.units).filter((id) => position.units[id]!.stray);
  let next = position;
  for (const id of strays) {
    const { region } = table.counters.get(id)!;
    const { place, space } = next.units[id]!;
    const there = place === 'map' ? (table.spaces.get(space!)?.region ?? 'none') : 'none';
    const home = there === 'none' || there === region;
    if (home || abroad(table, next, region) <= 1) next = withUnit(next, id, { stray: undefined });
  }
  return next;
}

const onMap = (position: Position, id: string, space: string): UnitState => ({
  ...position.units[id]!,
  place: 'map',
  space,
});

/** Units that come, go, change face or place. */
export const unitEvents: Handlers = {
  'unit-placed': (position, { unit, space, reduced }) =>
    movedTo(position, unit as string, { place: 'map', space: space as string, ...faceMark(reduced as boolean) }),

  'unit-waits': (position, { unit }) => movedTo(position, unit as string, { place: 'morocco' }),

  'unit-reserved': (position, { unit, reduced }, table) =>
    tidied(table, movedTo(position, unit as string, { place: 'reserve', ...faceMark(reduced as boolean) })),

  'unit-removed': (position, { unit, to }, table) =>
    tidied(table, movedTo(position, unit as string, { place: to as UnitState['place'] })),

  'unit-flipped': (position, { unit, reduced }) =>
    withUnit(position, unit as string, { reduced: reduced ? true : undefined }),

  'unit-put-back': (position, { unit, space }) =>
    movedTo(position, unit as string, onMap(position, unit as string, space as string)),

  'unit-freed': (position, { unit }) => withUnit(position, unit as string, { stray: undefined, free: true }),

  'stack-moved': (position, event) => {
    const { units, to, start } = event as unknown as { units: readonly string[]; to: string; start: string };
    let next = position;
    for (const id of units) next = withUnit(next, id, { space: to, moved: true });
    const path = [...(position.march?.path ?? []), to];
    return { ...next, march: { units, start, path } };
  },

  'stack-halted': (position, _event, table) => tidied(table, { ...position, march: null }),

  'unit-redeployed': (position, event, table) => {
    const { unit, to, cost, afr, turn, group, by } = event as unknown as {
      unit: string;
      to: string;
      cost: number;
      afr: boolean;
      turn?: number;
      group?: string;
      by: string;
    };
    const { reduced } = position.units[unit]!;
    const mark = { redeployed: true as const, ...faceMark(reduced === true || by === 'border') };
    const state: UnitState =
      to === 'reserve'
        ? { place: 'reserve', ...mark }
        : to === 'turnTrack'
          ? { place: 'track', turn: turn!, ...mark }
          : { ...(position.units[unit]!.free ? { free: true } : {}), place: 'map', space: to, ...mark };
    const { sr } = position;
    const next: Position = {
      ...movedTo(position, unit, state),
      sr: { ...sr!, spent: sr!.spent + cost, afr: sr!.afr + (afr ? 1 : 0) },
      served: group === undefined ? position.served : [...position.served, group],
    };
    return tidied(table, next);
  },

  'corps-deployed': (position, { unit, space, side }) => ({
    ...movedTo(position, unit as string, { place: 'map', space: space as string }),
    deployed: { ...position.deployed, [side as 'nationalist']: position.deployed[side as 'nationalist'] + 1 },
  }),

  'unit-militarized': (position, { unit, by }) => {
    const state = position.units[unit as string]!;
    const gone = movedTo(position, unit as string, { place: 'removed' });
    return { ...movedTo(gone, by as string, state), militarized: position.militarized + 1 };
  },

  'unit-swapped': (position, { unit, by }) => {
    const state = position.units[unit as string]!;
    return movedTo(movedTo(position, unit as string, { place: 'removed' }), by as string, state);
  },

  'region-lost': (position, { region }, table) => {
    let next: Position = { ...position, lostRegions: [...position.lostRegions, region as (typeof REGIONS)[number]] };
    for (const [id, { stray }] of Object.entries(position.units)) {
      if (stray && table.counters.get(id)!.region === region)
        next = withUnit(next, id, { stray: undefined, free: true });
    }
    return next;
  },

  'replacements-recorded': (position, { pool, points }) => ({
    ...position,
    rp: { ...position.rp, [pool as Pool]: Math.max(position.rp[pool as Pool] + (points as number), 0) },
  }),

  'replacements-barred': (position, { pool }) => ({
    ...position,
    rp: { ...position.rp, [pool as Pool]: 0 },
    noRp: [...position.noRp, pool as Pool],
  }),

  'replacement-bought': (position, event) => {
    const { unit, buy, purchase, to } = event as unknown as {
      unit: string;
      buy: string;
      purchase: object;
      to?: string;
    };
    const next = { ...position, bought: [...position.bought, purchase] };
    if (buy === 'restoreStep') return withUnit(next, unit, { reduced: undefined });
    const face = faceMark(buy === 'rebuildReduced');
    return movedTo(next, unit, to === undefined ? { place: 'reserve', ...face } : { place: 'map', space: to, ...face });
  },

  'siege-strengthened': (position, { siege, resistance, purchase }) => ({
    ...position,
    sieges: { ...position.sieges, [siege as string]: resistance as number },
    bought: [...position.bought, purchase as object],
  }),

  'replacements-ended': (position, { side }) => ({
    ...position,
    bought: [],
    rp:
      side === 'nationalist'
        ? { ...position.rp, nationalist: 0, axis: 0 }
        : { ...position.rp, republican: 0, soviet: 0 },
  }),
};
