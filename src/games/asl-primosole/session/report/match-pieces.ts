import type { StandingUnit } from '../../../../kernel/session/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { type Counter, isEquipment, isPersonnel, isSupport } from '../counters.js';
import { apart, isHex } from '../ground.js';
import { livingOf, placeOf } from '../roster.js';
import type { Desk, Scene } from '../stage.js';

/** Which counters of a side the pieces of a table are. */
export interface Found {
  /** Where each counter that was found lies. */
  readonly hexes: ReadonlyMap<string, string>;
  /** What is said of each. */
  readonly states: ReadonlyMap<string, readonly string[]>;
  /** Counters that the other side has. */
  readonly captured: ReadonlySet<string>;
  /** Squads of which only half-squads are left, by the types of those. */
  readonly split: ReadonlyMap<string, readonly string[]>;
  /** Pieces of the side that are no counter of it. */
  readonly unread: readonly number[];
}

interface Piece {
  readonly at: number;
  readonly unit: StandingUnit;
}

/** A piece is a counter by its id or name, or by nationality and type ("german 4-4-7"); of several alike the nearest to where it was. */
export function matched(
  desk: Desk,
  side: Side,
  units: readonly StandingUnit[],
  isCounter: (unit: StandingUnit) => boolean,
): Found {
  const pieces = [...units.entries()].map(([at, unit]) => ({ at, unit })).filter(({ unit }) => isCounter(unit));
  const own = pieces.filter(({ unit }) => unit.side === side && !unit.states.includes(PRISONER));
  const taken = pieces.filter(({ unit }) => unit.side === enemyOf(side) || unit.states.includes(PRISONER));
  const rest = new Map(
    livingOf(desk.position, side)
      .filter((each) => !isSupport(each))
      .map((each) => [each.id, each]),
  );
  const hexes = new Map<string, string>();
  const states = new Map<string, readonly string[]>();
  const left: Piece[] = [];
  for (const fits of [isNamed, isAlike]) {
    const open = fits === isNamed ? own : left.splice(0);
    for (const piece of open) {
      const { place } = piece.unit;
      const counter =
        place !== null && isHex(desk.table, place)
          ? nearest(desk, rest, place, (each) => fits(each, piece.unit))
          : undefined;
      if (!counter) {
        left.push(piece);
        continue;
      }
      rest.delete(counter.id);
      hexes.set(counter.id, place!);
      states.set(counter.id, piece.unit.states);
    }
  }
  const { split, unread } = halved(desk, rest, left);
  return { hexes, states, captured: capturedOf(rest, taken, side), split, unread };
}

/** The word of a mapping for a unit that is guarded by the other side. */
const PRISONER = 'prisoner';

const isNamed = ({ id, name }: Counter, { card }: StandingUnit): boolean => card === id || card === name.en;
const isAlike = ({ nationality, type }: Counter, { card }: StandingUnit): boolean =>
  card === `${nationality} ${type}` || card === type;

function nearest(
  { table, position }: Scene,
  rest: ReadonlyMap<string, Counter>,
  hex: string,
  fits: (counter: Counter) => boolean,
): Counter | undefined {
  const far = (counter: Counter): number => {
    const place = placeOf(position, counter);
    const last = place && 'hex' in place ? place.hex : counter.lastHex;
    return last === null ? Number.POSITIVE_INFINITY : apart(table, last, hex);
  };
  return [...rest.values()].filter(fits).sort((a, b) => far(a) - far(b))[0];
}

/** Half-squads that no counter is stand for squads that no piece is: two of them for one that was split, one for one that was reduced. */
function halved(
  { table }: Scene,
  rest: Map<string, Counter>,
  left: readonly Piece[],
): { split: Map<string, string[]>; unread: number[] } {
  const chart = table.quiet().chart('half-squads');
  const split = new Map<string, string[]>();
  const unread: number[] = [];
  for (const { at, unit } of left) {
    const [nationality, type = nationality] = unit.card.split(' ') as [string, string | undefined];
    const parentOf = (squad: Counter): boolean => {
      const row = `${squad.nationality} ${type}`;
      return (
        squad.kind === 'squad' &&
        (nationality === type || nationality === squad.nationality) &&
        chart.hasRow(row) &&
        chart.text(row, 'parent') === squad.type
      );
    };
    const half = [...split].find(([id, halves]) => halves.length === 1 && parentOf(rest.get(id)!))?.[0];
    const whole = [...rest.values()].find((squad) => !split.has(squad.id) && parentOf(squad))?.id;
    const squad = half ?? whole;
    if (squad === undefined) unread.push(at);
    else split.set(squad, [...(split.get(squad) ?? []), type]);
  }
  return { split, unread };
}

/** Equipment of ours that lies under the other side's pieces, and prisoners. */
function capturedOf(rest: Map<string, Counter>, taken: readonly Piece[], side: Side): Set<string> {
  const captured = new Set<string>();
  for (const { unit } of taken) {
    const prisoner = unit.side === side;
    const item = [...rest.values()].find(
      (each) =>
        !captured.has(each.id) &&
        (isNamed(each, unit) || unit.card === `${each.nationality} ${each.type}`) &&
        (prisoner ? isPersonnel(each) : isEquipment(each)),
    );
    if (item) captured.add(item.id);
  }
  return captured;
}
