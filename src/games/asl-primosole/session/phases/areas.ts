import { type AreaMap, AXIS, BRITISH, readGround } from '../../status/areas/area-map.js';
import { classify, NO_MANS_LAND } from '../../status/areas/classify.js';
import { numberAreas, traceToEntry } from '../../status/areas/paths.js';
import type { Side } from '../../vocabulary.js';
import { has } from '../counters.js';
import { goTo } from '../flow.js';
import { areaMap } from '../ground.js';
import type { Area, Open } from '../position.js';
import { extraLocations, extraOwners } from '../report/extra-locations.js';
import { livingOf, SIDES } from '../roster.js';
import { happen, type Play, type Scene } from '../stage.js';

/** Setup Areas of both sides and No Man's Land, by the functions that answer `status/setup-areas` [3.605]. */
export function areasNow(scene: Scene, date: string): Pick<Open, 'areas' | 'noMansLand'> {
  const ground = readGround({ ...areaMap(scene, date), blocked: [] } as unknown as AreaMap);
  const found = classify(ground);
  const { grid } = ground;
  const areas: Area[] = SIDES.flatMap((side) => {
    const bit = side === 'british' ? BRITISH : AXIS;
    const { of, count } = numberAreas(ground, found, bit);
    const members: number[][] = Array.from({ length: count }, () => []);
    for (let hex = 0; hex < of.length; hex += 1) if (of[hex]! > 0) members[of[hex]! - 1]!.push(hex);
    const isolated = (hexes: readonly number[], barred: (hex: number) => boolean): boolean =>
      traceToEntry(ground, found, hexes, bit, barred).path.length === 0;
    return members.map((hexes, at) => ({
      side,
      number: at + 1,
      isolated: isolated(hexes, () => false),
      vehiclesIsolated: isolated(
        hexes.filter((hex) => ground.unbridgedRiver[hex] === 0),
        (hex) => ground.unbridgedRiver[hex] === 1,
      ),
      hexes: hexes.map((hex) => grid.name(hex)),
    }));
  });
  const noMansLand: string[] = [];
  for (let hex = 0; hex < grid.size; hex += 1) if (found.kind[hex] === NO_MANS_LAND) noMansLand.push(grid.name(hex));
  return { areas, noMansLand };
}

/** Weapons that make a Location strategic which their side does not Control (row 4 of 3.6056, PS-07). */
function contestedWeapons({ position }: Scene): { side: Side; hex: string }[] {
  const { control, extra } = position.open;
  return SIDES.flatMap((side) =>
    livingOf(position, side).flatMap((counter) => {
      const hex = counter.at && 'hex' in counter.at ? counter.at.hex : null;
      const weapon = counter.kind === 'gun' || (counter.kind === 'vehicle' && has(counter, 'immobile'));
      if (!weapon || hex === null || !['gun', 'immobileVehicle'].includes(extra[hex] ?? '')) return [];
      return (control[hex]?.controller ?? side) === side ? [] : [{ side, hex }];
    }),
  );
}

/** Contested weapons that the enemy cannot walk to make Strategic Locations of their side, the others none (A-35) [3.6056]; undefined where none is contested. */
export function contestedSettled(
  scene: Scene,
  date: string,
  ask: (input: object) => readonly { readonly enemyTraces: boolean }[],
): Pick<Open, 'control' | 'extra'> | undefined {
  const contested = contestedWeapons(scene);
  if (contested.length === 0) return undefined;
  const units = ask({
    ...areaMap(without(scene, contested), date),
    hexes: [],
    units: contested.slice(0, 100).map(({ side, hex }) => ({ side, hex, mover: 'weapon', name: hex })),
  });
  const control = { ...scene.position.open.control };
  const extra = { ...scene.position.open.extra };
  for (const [at, { side, hex }] of contested.entries()) {
    if (units[at]?.enemyTraces) delete extra[hex];
    else control[hex] = { controller: side, empty: false };
  }
  return { control, extra };
}

/** 3.605 after 3.604: first without contested weapons, then with those that are strategic after all. */
export function drawAreas(play: Play): void {
  const { date } = play.position.open;
  judgeExtras(play);
  const open = contestedSettled(
    play,
    date,
    (input) => play.ask<{ units: { enemyTraces: boolean }[] }>('status/setup-areas', input).units,
  );
  if (open) happen(play, 'areas-drawn', { rule: '3.6056', open });
  play.ask('status/setup-areas', { ...areaMap(play, date), hexes: [] });
  const found = areasNow(play, date);
  happen(play, 'areas-drawn', {
    rule: '3.605',
    values: {
      british: found.areas.filter(({ side }) => side === 'british').length,
      axis: found.areas.filter(({ side }) => side === 'axis').length,
      isolated: found.areas.filter(({ isolated }) => isolated).length,
    },
    open: found,
  });
  goTo(play, 'places', ['3.604'], { report: {} });
}

/** Locations strategic by what stands in them, as 3.604 left it: a vehicle that became Immobile counts, one that was emptied or lost does not. */
function judgeExtras(play: Play): void {
  const extra = extraLocations(play);
  const before = play.position.open.extra;
  const same =
    Object.keys(extra).length === Object.keys(before).length &&
    Object.entries(extra).every(([hex, kind]) => before[hex] === kind);
  if (same) return;
  const owners = Object.entries(extraOwners(play, extra)).map(([hex, side]) => [
    hex,
    { controller: side, empty: false },
  ]);
  happen(play, 'areas-drawn', {
    rule: '3.2/Strategic-Location',
    open: { extra, control: { ...Object.fromEntries(owners), ...play.position.open.control } },
  });
}

const without = ({ table, position }: Scene, contested: readonly { hex: string }[]): Scene => {
  const extra = Object.fromEntries(
    Object.entries(position.open.extra).filter(([hex]) => !contested.some((each) => each.hex === hex)),
  );
  return { table, position: { ...position, open: { ...position.open, extra } } };
};
