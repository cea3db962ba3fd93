import { distance } from '../../../../kernel/hexes/index.js';
import type { AirAttackOutcome } from '../../combat/air/air-attack.js';
import type { AntiAircraftOutcome } from '../../combat/air/anti-aircraft-fire.js';
import type { CrashOutcome } from '../../combat/air/crash.js';
import type { TerrainResult } from '../../combat/gp/gp-terrain.js';
import type { GpUnitResult } from '../../combat/gp/gp-unit.js';
import { inFrontArc } from '../../shared/arc.js';
import { strayed } from '../artillery/landing.js';
import { gpTargetFacts } from '../firing-facts.js';
import { asTargets, type Standing, standingInHexes, sufferTerrain } from '../ground/destructible.js';
import { showTargets } from '../hidden/showing.js';
import { knownMinesIn } from '../mines/field.js';
import { checkMorale, moraleOf } from '../morale.js';
import { breakByFire } from '../optional/camouflage.js';
import { strike } from '../optional/fires.js';
import { isInPosition } from '../shelter.js';
import type { Play, Scene } from '../stage.js';
import { insideOf, isOnMap, kindOf } from '../standing.js';
import { sufferGp } from '../suffering.js';
import { unitOf } from '../table.js';
import type { AirWeapon, Sortie } from './state.js';
import { ahead, airObserver, isSheltered, patternOf, unitsIn } from './targets.js';

/** The aircraft in the words of the procedures. */
function aircraftFacts({ table, position }: Scene, { aircraft, altitude, speed }: Sortie) {
  const { grade, gpDefense } = table.aircraft.get(aircraft)!;
  const { damaged = false, suppression = 'none' } = position.air.aircraft[aircraft]!;
  return { altitude, speed, grade, gpDefense, damaged, suppression };
}

/** What a weapon brings to an attack [6.7.3.2 to 6.7.3.4]. */
function weaponFacts({ table, position }: Scene, sortie: Sortie, weapon: AirWeapon, target: string) {
  const unit = table.aircraft.get(sortie.aircraft)!;
  const attacksLeft = position.air.aircraft[sortie.aircraft]!.attacks[weapon];
  if (weapon !== 'rockets') {
    const { factor, effectiveness, smallArms } = unit[weapon]!;
    return { attacksLeft, factor, effectiveness, smallArms };
  }
  const { grid } = table.board;
  const { gp, effectiveness } = unit.rockets!;
  const range = distance(grid, grid.index(sortie.hex!), grid.index(position.units[target]!.hex!));
  return { attacksLeft, gp, effectiveness, range };
}

const FLAK_NEAR = 5;
/** An aircraft that crashes strikes with all there is [6.7.4.2.1]. */
const CRASH_FACTOR = 15;

/** Anti-aircraft fire at it near the release, option 7.26. */
function flakNear({ table }: Scene, { flak, hex }: Sortie): string {
  const { grid } = table.board;
  if (flak === null) return 'none';
  return distance(grid, grid.index(flak.hex), grid.index(hex!)) <= FLAK_NEAR ? flak.result : 'none';
}

/** Units and mines that an attack from above has found, one after the other [6.7.3, 7.31.3.2]. */
function suffer(
  play: Play,
  units: readonly string[],
  results: readonly GpUnitResult[],
  mines: readonly { readonly hex: string }[],
  standing: readonly Standing[],
  terrain: readonly TerrainResult[],
): void {
  units.forEach((unit, i) => {
    if (isOnMap(play.position.units[unit]!)) sufferGp(play, unit, results[i]!, 'indirectFire');
  });
  mines.forEach(({ hex }, i) => {
    if (terrain[i]!.after !== 'stands') play.happen({ type: 'mines-cleared', hex });
  });
  sufferTerrain(play, standing, terrain.slice(mines.length));
  checkMorale(play);
}

/** An attack of the aircraft on everybody in its pattern; bombs may stray under fire [6.7.3, 7.26]. */
export function resolveAttack(play: Play): void {
  const sortie = play.position.air.sortie!;
  const { weapon, target } = sortie.declared!;
  const { table } = play;
  const point = play.position.units[target]!.hex!;
  const dive = weapon === 'bombs' && sortie.dives && sortie.altitude === 'high';
  const ask = (hexes: readonly string[], flak: string) => {
    const units = unitsIn(play, hexes);
    const mines = weapon === 'strafe' ? [] : knownMinesIn(play, hexes);
    const standing = standingInHexes(play, hexes);
    const outcome = play.ask<AirAttackOutcome>('combat/air-attack', {
      aircraft: aircraftFacts(play, sortie),
      weapon,
      dive,
      ...weaponFacts(play, sortie, weapon, target),
      flak,
      units: units.map((id) => gpTargetFacts(table, play.position, id)),
      terrain: [...mines.map(({ gpDefense }) => ({ kind: 'mines', gpDefense })), ...asTargets(standing)],
    });
    return { units, mines, standing, outcome };
  };
  const observer = isSheltered(play, target) ? airObserver(play, sortie, target) : null;
  let hexes: readonly string[] = patternOf(table, sortie, weapon, point);
  let found = ask(hexes, flakNear(play, sortie));
  const { scatter, direction } = found.outcome;
  if (scatter > 0) {
    hexes = hexes.flatMap((hex) => strayed(table, hex, direction!, scatter) ?? []);
    found = ask(hexes, 'none');
  }
  play.happen({
    type: 'air-attacked',
    aircraft: sortie.aircraft,
    weapon,
    target,
    hexes,
    dive,
    ...(observer === null ? {} : { observer, reveals: true }),
  });
  const shells = weapon !== 'strafe' || !table.aircraft.get(sortie.aircraft)!.strafe!.smallArms;
  if (shells) strike(play, hexes, { factor: found.outcome.factor });
  suffer(play, found.units, found.outcome.units, found.mines, found.standing, found.outcome.terrain);
  showTargets(play, hexes, 'bombed');
}

/** Whether a towed gun has the aircraft in front of it [6.7.4.1.2]. */
const inArcOf = ({ table, position }: Scene, id: string, hex: string): boolean => {
  const { grid } = table.board;
  const state = position.units[id]!;
  return inFrontArc(grid, grid.index(state.hex!), grid.index(hex), state.facing!);
};

/** One shot at the aircraft in the words of the procedure, were the unit on overwatch [6.7.4]. */
export function antiAircraftQuestion(scene: Scene, sortie: Sortie, id: string, weapon: number, afterAttack: boolean) {
  const { table, position } = scene;
  const unit = unitOf(table, id);
  const state = position.units[id]!;
  const { grid } = table.board;
  const inside = insideOf(table, position, id);
  return {
    unit: {
      name: unit.name.en,
      kind: kindOf(table, position, id),
      mounting: unit.kind === 'towed' ? (unit.leg!.platformMount ? 'platform' : 'towed') : 'allRound',
      command: 'overwatch',
      grade: unit.grade,
      suppression: state.suppression ?? 'none',
      damaged: state.damaged ?? false,
      morale: moraleOf(state),
      fired: state.fired ?? false,
      targetInArc: inArcOf(scene, id, sortie.hex!),
      ...(inside === undefined ? {} : { inside }),
      improvedPosition: isInPosition(table, position, id),
      weapons: unit.card.weapons,
      weaponNumber: weapon,
    },
    aircraft: aircraftFacts(scene, sortie),
    range: distance(grid, grid.index(state.hex!), grid.index(sortie.hex!)),
    afterAttack,
  };
}

/** A shot at the aircraft, and where it comes down [6.7.4.2, 6.7.4.2.1]. */
export function fireAtAircraft(play: Play, unit: string, weapon: number, afterAttack: boolean): void {
  const sortie = play.position.air.sortie!;
  const { fate, result, crashAfter } = play.ask<AntiAircraftOutcome>(
    'combat/anti-aircraft-fire',
    antiAircraftQuestion(play, sortie, unit, weapon, afterAttack),
  );
  play.happen({
    type: 'anti-air-fired',
    unit,
    weapon,
    aircraft: sortie.aircraft,
    fate,
    effect: result === 'noEffect' ? 'noEffect' : 'suppressedOrDamaged',
    reveals: true,
  });
  breakByFire(play, unit);
  if (fate === 'shotDown') crashInto(play, sortie, crashAfter!);
}

function crashInto(play: Play, sortie: Sortie, hexes: number): void {
  const way = ahead(play.table, sortie, hexes);
  const hex = hexes === 0 ? sortie.hex! : way.length === hexes ? way[hexes - 1]! : null;
  play.happen({ type: 'aircraft-crashed', aircraft: sortie.aircraft, ...(hex === null ? {} : { hex }) });
  if (hex === null) return;
  const units = unitsIn(play, [hex]);
  const mines = knownMinesIn(play, [hex]);
  const standing = standingInHexes(play, [hex]);
  const outcome = play.ask<CrashOutcome>('combat/crash', {
    units: units.map((id) => gpTargetFacts(play.table, play.position, id)),
    terrain: [...mines.map(({ gpDefense }) => ({ kind: 'mines', gpDefense })), ...asTargets(standing)],
  });
  strike(play, [hex], { factor: CRASH_FACTOR });
  suffer(play, units, outcome.units, mines, standing, outcome.terrain);
}
