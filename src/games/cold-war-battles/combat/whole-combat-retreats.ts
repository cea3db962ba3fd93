import type { Judge } from '../options.js';
import { Field, type Placed } from '../shared/position.js';
import type { Side } from '../vocabulary.js';
import type { UnitFate } from './results.js';
import { RetreatSearch } from './retreat-search.js';
import type { UnitRetreat } from './whole-combat-shapes.js';

/** A unit of the combat on the map, with what the result did to it. */
export interface Fighter {
  readonly placed: Placed;
  readonly fate: UnitFate;
}

export interface Retreated {
  readonly retreat: UnitRetreat;
  readonly fighter: Fighter;
  /** Where it ends and how it came there, where only one way is open; undefined where somebody chooses. */
  readonly way: readonly number[] | undefined;
}

export const isGone = ({ fate }: Fighter): boolean => fate.fate === 'eliminated';

const withUnits = (field: Field, units: readonly Placed[]): Field =>
  new Field({ battle: field.battle, board: field.board, embassies: field.embassies, units });

/** Every retreat one side owes, each as things stand when it begins [9.16, 9.17]. */
export function retreatsOf(
  fighters: readonly Fighter[],
  side: Side,
  field: Field,
  evacuable: readonly string[],
  umpire: Judge,
): Retreated[] {
  return fighters
    .filter(({ fate }) => fate.hexes > 0)
    .map((fighter) => {
      const { placed, fate } = fighter;
      const rest = withUnits(
        field,
        field.units.filter((unit) => unit !== placed),
      );
      const runner = { side, command: placed.command, type: placed.unit.type };
      const found = new RetreatSearch(rest, runner, placed.hex, fate.hexes, umpire).run();
      const mayEvacuate = evacuable.includes(fate.unit);
      const eliminated = found.paths.length === 0 && !mayEvacuate;
      umpire.note(eliminated ? ['9.17', '8.7'] : ['9.16', '9.14'], eliminated ? 'no-retreat' : 'retreat-owed', {
        unit: fate.unit,
        hexes: fate.hexes,
      });
      const ends = [...found.deadEnds];
      const ways = eliminated ? ends.map(([, way]) => way) : found.paths;
      return {
        fighter,
        way: ways.length === 1 && !mayEvacuate && !found.more ? ways[0] : undefined,
        retreat: {
          unit: fate.unit,
          side,
          hexes: fate.hexes,
          waits: false,
          eliminated,
          paths: found.paths.map((path) => ({
            hexes: path.map((hex) => field.name(hex)),
            pushedOn: path.length > fate.hexes,
          })),
          more: found.more,
          lastHexes: ends.map(([hex]) => field.name(hex)),
          mayEvacuate,
        },
      };
    });
}

/** The field when those retreats are made, or undefined while somebody still has to choose his way. */
export function after(retreated: readonly Retreated[], field: Field): Field | undefined {
  if (retreated.some(({ way, retreat }) => way === undefined && !retreat.eliminated)) return undefined;
  const moved = new Map<Placed, Placed | undefined>();
  for (const { fighter, way, retreat } of retreated) {
    moved.set(fighter.placed, retreat.eliminated ? undefined : { ...fighter.placed, hex: way!.at(-1)! });
  }
  const units = field.units.flatMap((unit) => {
    if (!moved.has(unit)) return [unit];
    const there = moved.get(unit);
    return there ? [there] : [];
  });
  return withUnits(field, units);
}

/** A retreat that cannot be told before the enemy has made his [9.14]. */
export const waiting = ({ fate }: Fighter, side: Side): UnitRetreat => ({
  unit: fate.unit,
  side,
  hexes: fate.hexes,
  waits: true,
  eliminated: false,
  paths: [],
  more: false,
  lastHexes: [],
  mayEvacuate: false,
});
