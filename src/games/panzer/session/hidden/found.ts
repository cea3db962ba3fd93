import type { Side } from '../../../../kernel/session/index.js';
import { coverInHex } from '../../shared/terrain-cover.js';
import type { HiddenCounterOutcome } from '../../spotting/hidden-counter.js';
import { commandRange } from '../formations.js';
import { isOverstacked, lookAt, spotterFacts } from '../sight.js';
import type { Play, Scene } from '../stage.js';
import { ableUnits, kindOf, passengersOf } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import { isDummy } from './counters.js';
import type { HiddenCounter } from './state.js';

/** Nobody may read such a ruling before the end: it names what the counter holds, or who looks from hiding. */
const NOBODY = { for: [] };

/** Who looks from the map, riders of vehicles among them [4.1.1, 6.1.1]. */
export function lookouts({ table, position }: Scene, side: Side): string[] {
  const able = [...ableUnits(table, position, side)];
  return able.flatMap(({ id }) => [id, ...passengersOf(table, position, id).map((rider) => rider.id)]);
}

/** Who looks from hiding: it spots like anybody else, and nobody is told who did [7.2.2.1]. */
export function hiddenLookouts({ table, position }: Scene, side: Side): string[] {
  const boxed = [...table.units.values()].filter(({ id, side: own }) => own === side && position.units[id]!.counter);
  return boxed.flatMap(({ id }) => [id, ...passengersOf(table, position, id).map((rider) => rider.id)]);
}

const DEEDS = {
  fires: 'directFire',
  overwatch: 'overwatchFire',
  shelled: 'targetOfIndirectFire',
  struck: 'targetOfIndirectFire',
  bombed: 'targetOfAirAttack',
} as const;

/** Why a counter comes to light; `spotted`: somebody sees it, or drives into it; `shown`: its owner wants it. */
type Cause = 'spotted' | 'shown' | keyof typeof DEEDS;

const lit = ({ position }: Scene, hex: string): boolean =>
  position.marks.some(({ kind, hexes }) => kind === 'illumination' && hexes.includes(hex));

const sizeOf = (table: Table, id: string) => {
  const size = unitOf(table, id).leg?.size;
  return size === undefined ? {} : { size };
};

/** Units of a counter that are as hard to see as each other but for their kind. */
interface Group {
  readonly units: readonly string[];
  readonly fullCover: boolean;
}

/** Those in full cover are harder to see than the others: each are looked for by themselves [7.2.2.1, 7.2.2.2]. */
function groupsOf({ position }: Scene, { units }: HiddenCounter): Group[] {
  if (units.length === 0) return [{ units, fullCover: false }];
  const covered = (id: string): boolean => position.units[id]!.cover ?? false;
  return [false, true]
    .map((fullCover) => ({ units: units.filter((id) => covered(id) === fullCover), fullCover }))
    .filter((group) => group.units.length > 0);
}

/** A counter as the question about it puts it; `asLeg`: only whether a dummy has to be owned up to at once [7.2.2.1]. */
function question(
  scene: Scene,
  spotter: string,
  counter: HiddenCounter,
  { units, fullCover: covered }: Group,
  range: number,
  asLeg: boolean,
) {
  const { table, position } = scene;
  const { hex, as, spot, side } = counter;
  const { kind, combatUnit, grade, suppressed, fullCover, broken } = spotterFacts(table, position, spotter);
  const overstacked = isOverstacked(table, position, hex);
  const formation = units[0] === undefined ? undefined : unitOf(table, units[0]).formation;
  const claimed = as === undefined || asLeg ? 'squad' : kindOf(table, position, as);
  return {
    units: units.map((id) => ({ kind: kindOf(table, position, id), ...sizeOf(table, id) })),
    claimedAs: claimed,
    ...(claimed === 'towed' ? { claimedSize: unitOf(table, as!).leg!.size } : {}),
    movedAsVehicle: spot === 'move' && claimed === 'vehicle',
    moved: spot === 'move',
    firedSpot: spot === undefined || spot === 'move' ? ('none' as const) : spot,
    fullCover: covered,
    illuminated: lit(scene, hex),
    visibility: table.conditions.visibility,
    cover: overstacked ? 'none' : coverInHex(table.umpire(), table.board, table.board.grid.index(hex)),
    overstacked,
    spotter: { kind, combatUnit, grade, suppressed, fullCover, broken },
    range,
    formationGrade: formation === undefined ? table.forces[side]! : table.formations.get(formation)!.grade,
  };
}

/** What comes of one unit's look at a counter; null where it sees nothing there, whatever it held [7.2.2.1]. */
export function foundBy(
  play: Play,
  spotter: string,
  counter: HiddenCounter,
  asLeg = false,
): HiddenCounterOutcome | null {
  const { table, position, book } = play;
  const { hex, spot } = counter;
  const seen = { hex, kind: 'vehicle', spot: spot ?? 'none', illuminated: lit(play, hex) } as const;
  const { spotted, range } = lookAt(table, position, spotter, seen);
  // Nothing is seen further off than a vehicle: the rest need not be asked.
  if (!spotted) return null;
  for (const group of groupsOf(play, counter)) {
    const asked = question(play, spotter, counter, group, range, asLeg);
    const outcome = book.whateverIsRolled<HiddenCounterOutcome>('spotting/hidden-counter', asked)!;
    if (outcome.spotted || outcome.dummyRevealed)
      return play.ask<HiddenCounterOutcome>('spotting/hidden-counter', asked, NOBODY);
  }
  return null;
}

/** The first of these units that finds a counter out. */
export function foundByAny(
  play: Play,
  spotters: readonly string[],
  counter: HiddenCounter,
): HiddenCounterOutcome | null {
  for (const spotter of spotters) {
    const found = foundBy(play, spotter, counter);
    if (found) return found;
  }
  return null;
}

/** A counter and its units come to light: they are put on the map before anything else [7.2.2.1, 7.2.2.3]. */
export function lightUp(play: Play, id: string, cause: Cause, found: HiddenCounterOutcome | null = null): void {
  const counter = play.position.hidden.counters[id]!;
  const { hex, units, side } = counter;
  if (isDummy(counter)) {
    play.happen({ type: 'dummy-admitted', counter: id, side, hex, reveals: true });
    return;
  }
  const within = found?.placeWithin ?? placeWithin(play, cause, units[0]!);
  play.happen({
    type: 'counter-revealed',
    counter: id,
    side,
    hex,
    cause,
    units,
    within,
    size: found?.sizeClass ?? null,
    reveals: true,
  });
}

/** How far from the counter its units may be put: by what they did or what was done to them, or by being seen [7.2.2.1, 7.2.2.3]. */
function placeWithin(play: Play, cause: Cause, unit: string): number {
  const { table } = play;
  const { formation } = unitOf(table, unit);
  if (cause === 'spotted' || cause === 'shown') return commandRange(table, formation);
  const formationGrade = table.formations.get(formation)!.grade;
  const deed = DEEDS[cause];
  return play.ask<{ placeWithin: number }>('spotting/hidden-reveal', { deed, formationGrade }).placeWithin;
}
