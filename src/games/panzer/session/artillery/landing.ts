import { distance, OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Action, Side } from '../../../../kernel/session/index.js';
import type { IndirectFireOutcome } from '../../combat/indirect/indirect-fire.js';
import type { SheafHexesOutcome } from '../../combat/indirect/sheaf-hexes.js';
import { RangeFactor } from '../../vocabulary.js';
import { gpTargetFacts } from '../firing-facts.js';
import { asTargets, standingInHexes, sufferTerrain } from '../ground/destructible.js';
import { comeUnderFire } from '../harm.js';
import { knownAs } from '../hidden/counters.js';
import { showTargets } from '../hidden/showing.js';
import { knownMinesIn } from '../mines/field.js';
import { checkMorale, moraleOf } from '../morale.js';
import { breakByFire } from '../optional/camouflage.js';
import { strike } from '../optional/fires.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { isOnMap, unitsOnMap } from '../standing.js';
import { sufferGp } from '../suffering.js';
import { isSupplied } from '../supply.js';
import { enemyOf, type Table, unitOf } from '../table.js';
import { endangered } from './question.js';
import { blockOf, indirectWeapon } from './sources.js';
import type { Landing } from './state.js';

const next = ({ position }: Scene): Landing => position.artillery.part!.landings[0]!;

const isMoving = (command: string | undefined): boolean => command === 'move' || command === 'shortHalt';

/** Vehicles in the target point that may claim to move: called GP fire alone, and only with the command still hidden [6.5.4.3]. */
function claimants({ table, position }: Scene, { point, shells, mission, stray }: Landing): string[] {
  if (shells !== 'gp' || mission === null || stray) return [];
  const { asked } = position.artillery.part!;
  return [...unitsOnMap(table, position)]
    .filter(({ id, kind, side }) => {
      const { hex, face, bailed } = position.units[id]!;
      const open = kind === 'vehicle' && hex === point && face === undefined && !bailed && !asked.includes(id);
      return open && position.claims[side] === 'ask';
    })
    .map(({ id }) => id);
}

/** How far it is, or where somebody is hidden only what is called out: the range factor and its GP factor [6.5.1.13, 7.2.2.3]. */
function rangesOf({ table, position }: Scene, source: string, observer: string | null, from: (id: string) => number) {
  const { gp, minimumRange } = blockOf(table, source);
  const battery = table.batteries.has(source);
  // What falls elsewhere than it was called, on friends or scattered, may lie nearer or farther than anybody could have called it.
  const reached = (id: string): number => Math.min(gp.range?.E ?? Infinity, Math.max(minimumRange, from(id)));
  const ranges = {
    ...(observer === null ? {} : { observerRange: reached(observer) }),
    ...(battery ? {} : { firerRange: reached(source) }),
  };
  const hidden = [source, ...(observer === null ? [] : [observer])].some((id) => knownAs(position, id) !== id);
  if (!hidden) return { gp, minimumRange, ...ranges };
  const range = Math.max(...Object.values(ranges));
  const rangeFactor = RangeFactor.values.find((band) => range <= (gp.range?.[band] ?? 0));
  return { rangeFactor, factor: gp.factor?.[rangeFactor!] };
}

/** What a firing unit brings to the procedure [6.5.1.13, 5.16.2]. */
function firerFacts({ table, position }: Scene, { source, observer, mission, shells, point, from }: Landing) {
  const { grid } = table.board;
  const rangeFrom = (id: string): number => {
    const at = id === source ? from!.source! : from!.observer;
    return distance(grid, grid.index(at), grid.index(point));
  };
  const shared = {
    name: knownAs(position, source).slice(0, 40),
    planned: mission === null,
    mission: shells,
    ...rangesOf({ table, position }, source, observer, rangeFrom),
  };
  const battery = table.batteries.get(source);
  if (battery) {
    const { suppression = 'none', damaged = false } = position.artillery.batteries[source]!;
    const limit = shells === 'gp' ? undefined : battery[shells];
    const ammoLimit = limit === undefined ? {} : { ammoLimit: limit };
    return { ...shared, offMap: true, effectiveness: battery.effectiveness, suppression, damaged, ...ammoLimit };
  }
  const unit = unitOf(table, source);
  const state = position.units[source]!;
  const weapon = unit.card.weapons[indirectWeapon(unit)! - 1]!;
  // Special shells are always counted; the others only away from the vehicle or the dump [5.16.2.4].
  const basic = isSupplied(table, position, source) ? undefined : weapon.limits?.basic;
  const limit = shells === 'gp' ? basic : weapon.limits?.[shells];
  return {
    ...shared,
    offMap: false,
    effectiveness: weapon.effectiveness,
    smallArms: weapon.smallArms,
    mortar: unit.weapon === 'mortar',
    suppression: state.suppression ?? ('none' as const),
    damaged: state.damaged ?? false,
    morale: moraleOf(state),
    vehicleInside: unit.kind === 'vehicle' && state.inside === true,
    ...(limit === undefined ? {} : { ammoLimit: limit }),
  };
}

const sheafQuestion = ({ table }: Scene, { point, sheaf, direction }: Landing) => ({
  map: table.map,
  targetPoint: point,
  sheaf,
  ...(direction === null ? {} : { direction }),
});

/** Hidden counters in the SHEAF come to light before the shells fall; whether somebody has to be placed first [7.2.2.3]. */
function findsHidden(play: Play, landing: Landing): boolean {
  if (landing.shells !== 'gp' || Object.keys(play.position.hidden.counters).length === 0) return false;
  const { outcome } = play.book.ask<SheafHexesOutcome>('combat/sheaf-hexes', sheafQuestion(play, landing));
  return showTargets(play, outcome!.hexes, 'shelled');
}

/** One firing unit lands: everybody in its SHEAF, friend or foe, then what is destructible there [6.5.1.13]. */
function land(play: Play, landing: Landing): void {
  const { table } = play;
  const { source, point, sheaf, shells, mission } = landing;
  for (const id of inHex(play, point)) {
    const { command, face } = play.position.units[id]!;
    const { kind, side } = unitOf(table, id);
    const claims = shells === 'gp' && mission !== null && kind === 'vehicle' && face === undefined && isMoving(command);
    if (claims && play.position.claims[side] === 'always')
      play.happen({ type: 'move-claimed', unit: id, command: command!, reveals: true });
  }
  const { hexes } = play.ask<SheafHexesOutcome>('combat/sheaf-hexes', sheafQuestion(play, landing));
  const units = shells === 'gp' ? hexes.flatMap((hex) => inHex(play, hex)) : [];
  const mines = shells === 'gp' ? knownMinesIn(play, hexes) : [];
  const standing = shells === 'gp' ? standingInHexes(play, hexes) : [];
  const outcome = play.ask<IndirectFireOutcome>('combat/indirect-fire', {
    ...firerFacts(play, landing),
    sheaf,
    units: units.map((id) => ({
      unit: gpTargetFacts(table, play.position, id),
      inTargetHex: play.position.units[id]!.hex === point,
    })),
    terrain: [...mines.map(({ gpDefense }) => ({ kind: 'mines', gpDefense })), ...asTargets(standing)],
  });
  play.happen({
    type: 'fire-landed',
    source: knownAs(play.position, source),
    secret: { for: [sideOf(table, source)], source },
    ...(mission === null ? {} : { mission }),
    point,
    shells,
    hexes,
    fires: outcome.fires,
    open: sheaf === 'open',
    spot: outcome.firerSpot,
    ...(outcome.rangeFactor === null ? {} : { band: outcome.rangeFactor }),
    ...(outcome.factor === null ? {} : { factor: outcome.factor }),
  });
  if (outcome.fires && !table.batteries.has(source)) breakByFire(play, source);
  const weapon = table.batteries.has(source)
    ? undefined
    : unitOf(table, source).card.weapons[indirectWeapon(unitOf(table, source))! - 1];
  if (shells === 'gp' && outcome.fires && outcome.factor !== null && !weapon?.smallArms)
    strike(play, hexes, { factor: outcome.factor });
  units.forEach((unit, i) => {
    if (!isOnMap(play.position.units[unit]!)) return;
    comeUnderFire(play, unit);
    sufferGp(play, unit, outcome.units![i]!, 'indirectFire');
  });
  mines.forEach(({ hex }, i) => {
    if (outcome.terrain![i]!.after !== 'stands') play.happen({ type: 'mines-cleared', hex });
  });
  if (outcome.terrain) sufferTerrain(play, standing, outcome.terrain.slice(mines.length));
  checkMorale(play);
}

const sideOf = ({ batteries, units }: Table, source: string): Side =>
  (batteries.get(source) ?? units.get(source))!.side;

const inHex = ({ table, position }: Scene, hex: string): string[] =>
  [...unitsOnMap(table, position)].filter(({ id }) => position.units[id]!.hex === hex).map(({ id }) => id);

/** Where fire goes that strays so many hexes; null off the map [7.26]. */
export function strayed({ board: { grid } }: Table, point: string, direction: number, hexes: number): string | null {
  let at = grid.index(point);
  for (let n = 0; n < hexes; n += 1) {
    at = grid.neighbours[6 * at + ((direction - 1) % 6)] ?? OFF_MAP;
    if (at === OFF_MAP) return null;
  }
  return grid.name(at);
}

const callerOf = ({ position }: Scene): Side => position.artillery.part!.side;

/** Fire on its way: the enemy of the caller misplaces it, owners say what moves, then it lands [6.5.1.12, 6.5.1.13]. */
export const landing: Stage = {
  rule: '6.5.1.13',
  actors(scene) {
    const first = next(scene);
    if (first.stray) return [enemyOf(scene.table, callerOf(scene))];
    const [asked] = claimants(scene, first);
    return asked === undefined ? [] : [unitOf(scene.table, asked).side];
  },
  prompt(scene) {
    const first = next(scene);
    if (first.stray) return remark('6.5.1.12', 'ask-misplace');
    const [unit] = claimants(scene, first);
    return remark('6.5.4.3', 'ask-claim', { unit: unitOf(scene.table, unit!).name });
  },
  *options(desk): Iterable<Action> {
    const first = next(desk);
    if (first.stray) {
      for (const { id } of endangered(desk, callerOf(desk), first.point))
        yield { command: { type: 'misplace', unit: id }, rule: '6.5.1.12' };
      return;
    }
    const [unit] = claimants(desk, first);
    if (isMoving(desk.position.units[unit!]!.command)) yield { command: { type: 'claim' }, rule: '6.5.4.3' };
    yield { command: { type: 'no-claim' }, rule: '6.5.4.3' };
  },
  commands: {
    misplace(play, { unit }) {
      const near = next(play).stray ? endangered(play, callerOf(play), next(play).point) : [];
      if (!near.some(({ id }) => id === unit)) play.refuse('6.5.1.12', 'not-open-now', { command: 'misplace' });
      play.happen({ type: 'fire-misplaced', unit, point: play.position.units[unit as string]!.hex! });
    },
    claim(play) {
      const [unit] = claimants(play, next(play));
      if (unit === undefined || !isMoving(play.position.units[unit]!.command))
        play.refuse('6.5.4.3', 'nothing-to-claim');
      play.happen({ type: 'move-claimed', unit, command: play.position.units[unit!]!.command!, reveals: true });
    },
    'no-claim'(play) {
      const [unit] = claimants(play, next(play));
      if (unit === undefined) play.refuse('6.5.4.3', 'nothing-to-claim');
      play.happen({ type: 'claim-declined', unit });
    },
  },
  done: null,
  leave(play) {
    if (!findsHidden(play, next(play))) land(play, next(play));
  },
};
