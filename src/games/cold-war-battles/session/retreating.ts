import type { RuleBook } from '../../../kernel/session/index.js';
import { RetreatSearch } from '../combat/retreat-search.js';
import { fieldWithout, situation, turnOf } from './ground.js';
import type { Position, Retreat } from './position.js';
import type { Table } from './table.js';

/** The question that `combat/retreat-options` answers for one beaten unit. */
export function retreatQuestion(table: Table, position: Position, retreat: Retreat): object {
  const { id, side, command, type, movement, counter } = position.units[retreat.unit]!;
  return {
    ...situation(table, position, id),
    side,
    name: id,
    command,
    type,
    airborne: table.counters.get(counter)!.airborne,
    movement,
    start: retreat.from,
    hexes: retreat.hexes,
    noEvacuation: retreat.evacuable === undefined,
    attacked: side === position.phasing,
    ...turnOf(table, position),
  };
}

interface Ways {
  readonly paths: readonly { readonly hexes: readonly string[] }[];
}

/** Every way out, step by step [9.16, 9.17]. */
export const waysOut = (
  table: Table,
  position: Position,
  retreat: Retreat,
  book: RuleBook,
): readonly (readonly string[])[] =>
  book
    .ask<Ways>('combat/retreat-options', retreatQuestion(table, position, retreat))
    .outcome!.paths.map(({ hexes }) => hexes);

/** Next hexes of the ways that begin as the unit has begun. */
export function nextSteps(ways: readonly (readonly string[])[], gone: readonly string[]): string[] {
  const open = ways.filter((way) => gone.every((hex, i) => way[i] === hex));
  return [...new Set(open.map((way) => way[gone.length]!))];
}

/** Ways that end nowhere: as far as a unit gets that has no legal retreat [9.17, 9.20]. */
export function deadEnds(table: Table, position: Position, { unit: id, from, hexes }: Retreat): string[][] {
  const unit = position.units[id]!;
  const search = new RetreatSearch(
    fieldWithout(table, position, id),
    unit,
    table.grid.index(from),
    hexes,
    table.umpire(),
  );
  const ends = [...search.run().deadEnds.values()];
  return (ends.length > 0 ? ends : [[]]).map((path) => path.map((hex) => table.grid.name(hex)));
}
