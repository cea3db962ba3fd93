import { distance } from '../../../kernel/hexes/index.js';
import type { RuleBook } from '../../../kernel/session/index.js';
import type { AirType } from '../vocabulary.js';
import { opponentOf } from '../vocabulary.js';
import { toAirDefence, unitsOnMap } from './ground.js';
import { has, type Position, type Unit } from './position.js';
import type { Table } from './table.js';

const hidden = (position: Position): Unit[] =>
  unitsOnMap(position).filter(
    ({ side, untried, seenBy }) => side !== position.phasing && untried && !seenBy?.includes(position.phasing),
  );

/** The question that `spotting/recon` answers for one scout. */
export function reconQuestion(table: Table, position: Position, scout: Unit): object {
  const at = table.grid.index(scout.hex!);
  const unmoved = !has(scout, 'moved') && !has(scout, 'flew');
  return {
    side: scout.side,
    type: scout.type,
    untried: scout.untried,
    atEndOfMove: unmoved || position.moving?.unit === scout.id,
    targets: hidden(position).map(({ id, hex }) => ({
      name: id,
      distance: distance(table.grid, at, table.grid.index(hex!)),
    })),
  };
}

interface Seen {
  readonly seen: readonly string[];
}

/** Scouts that would see something new [20.1, 20.2]. */
export function scouts(table: Table, position: Position, book: RuleBook): Unit[] {
  if (!table.options.recon || hidden(position).length === 0) return [];
  const near = new Set(hidden(position).flatMap(({ hex }) => table.grid.neighboursOf(table.grid.index(hex!))));
  return unitsOnMap(position).filter((unit) => {
    if (unit.side !== position.phasing || unit.untried || !near.has(table.grid.index(unit.hex!))) return false;
    const { legal, outcome } = book.ask<Seen>('spotting/recon', reconQuestion(table, position, unit));
    return legal && outcome!.seen.length > 0;
  });
}

/** The question that `spotting/aerial-recon` answers for one marker over one hex. */
export function aerialQuestion(table: Table, position: Position, air: AirType, hex: string): object {
  const side = position.phasing;
  const far = toAirDefence(table, position, table.grid.index(hex), opponentOf(side));
  return {
    side,
    air,
    ...(far === undefined ? {} : { airDefenceDistance: far }),
    targets: hidden(position)
      .filter((unit) => unit.hex === hex)
      .map(({ id }) => ({ name: id })),
  };
}

/** Markers that may be spent on a look, and hexes worth one [20.3]. */
export function aerialLooks(table: Table, position: Position, book: RuleBook): { air: AirType; hex: string }[] {
  if (!table.options.recon) return [];
  const hexes = [...new Set(hidden(position).map(({ hex }) => hex!))];
  const kinds = Object.entries(position.air[position.phasing] ?? {}).filter(([, number]) => number > 0);
  return kinds.flatMap(([kind]) => {
    const air = kind as AirType;
    const verdicts = new Map<number | undefined, boolean>();
    const legal = (hex: string): boolean => {
      // One hex is like another but for the anti-aircraft units near it.
      const far = toAirDefence(table, position, table.grid.index(hex), opponentOf(position.phasing));
      if (!verdicts.has(far)) {
        verdicts.set(far, book.ask('spotting/aerial-recon', aerialQuestion(table, position, air, hex)).legal);
      }
      return verdicts.get(far)!;
    };
    return hexes.filter(legal).map((hex) => ({ air, hex }));
  });
}
