import { distance } from '../../../../kernel/hexes/index.js';
import type { SmokeOutcome } from '../../combat/smoke/smoke.js';
import { inFrontArc } from '../../shared/arc.js';
import { seesPoint } from '../artillery/question.js';
import { moraleOf } from '../morale.js';
import { breakByFire } from '../optional/camouflage.js';
import { isWorking } from '../optional/weapons.js';
import { smokeStep } from '../position.js';
import type { Desk, Play, Scene } from '../stage.js';
import { insideOf, kindOf, unitsOnMap } from '../standing.js';
import { unitOf } from '../table.js';
import type { Unit } from '../units.js';
import type { Mark } from './state.js';

type Means = 'shell' | 'engineers' | 'infantry';

/** The weapon that fires smoke shells, from 0; -1 where there is none [6.1.4.3.10]. */
const smokeWeapon = ({ card }: Unit): number => card.weapons.findIndex(({ smoke, gpDirect }) => smoke && gpDirect);

/** How a unit makes smoke in a hex other than its own [6.1.4.3.10]. */
export function meansOf({ position }: Scene, unit: Unit): Exclude<Means, 'infantry'> | null {
  const weapon = smokeWeapon(unit);
  if (weapon >= 0 && isWorking(position, unit.id, weapon + 1)) return 'shell';
  return unit.engineer && position.units[unit.id]!.place === 'map' ? 'engineers' : null;
}

/** A shell or a pot of smoke in the words of the procedure [6.1.4.3.10, 7.22]. */
function question({ table, position }: Scene, unit: Unit, hex: string, means: Means) {
  const { grid } = table.board;
  const state = position.units[unit.id]!;
  const [from, to] = [grid.index(state.hex!), grid.index(hex)];
  const range = distance(grid, from, to);
  const friends = [...unitsOnMap(table, position, unit.side)].filter(
    ({ id, kind }) => id !== unit.id && position.units[id]!.hex === hex && (means !== 'infantry' || kind !== 'vehicle'),
  );
  const shared = {
    means,
    kind: kindOf(table, position, unit.id),
    command: state.command ?? ('none' as const),
    grade: unit.grade,
    suppression: state.suppression ?? ('none' as const),
    morale: moraleOf(state),
    engineer: unit.engineer,
    friendThere: friends.length > 0,
    adjacent: range === 1,
  };
  if (means === 'infantry') return { ...shared, nation: unit.card.nation };
  if (means !== 'shell') return shared;
  const weapon = unit.card.weapons[smokeWeapon(unit)]!;
  const fixed = unit.kind === 'towed' || (unit.kind === 'vehicle' && weapon.turret === 'fixed');
  const bears = !fixed || inFrontArc(grid, from, to, (state.facing! + (weapon.arc === 'rear' ? 3 : 0)) % 6);
  const reaches = range >= Math.max(1, weapon.minimumRange) && range <= (weapon.gpDirect?.range?.E ?? 0);
  return {
    ...shared,
    mortar: unit.weapon === 'mortar',
    bears: bears && reaches && seesPoint({ table, position }, unit.id, hex),
    ...(weapon.limits?.smoke === undefined ? {} : { ammoLimit: weapon.limits.smoke }),
  };
}

/** Hexes into which a unit may lay smoke at a range [6.1.4.3.10]. */
export function* smokeHexes(desk: Desk, unit: Unit, range: number): Iterable<string> {
  const { table, position, book } = desk;
  const { grid } = table.board;
  const means = meansOf(desk, unit);
  if (means === null) return;
  const from = grid.index(position.units[unit.id]!.hex!);
  for (let hex = 0; hex < grid.size; hex += 1) {
    if (distance(grid, from, hex) !== range) continue;
    const name = grid.name(hex);
    if (book.allows('combat/smoke', question(desk, unit, name, means))) yield name;
  }
}

/** The farthest that smoke can be laid by a unit. */
export const smokeReach = (unit: Unit): number => {
  const weapon = unit.card.weapons[smokeWeapon(unit)];
  return weapon ? (weapon.gpDirect!.range?.E ?? 1) : 1;
};

/** Whether a unit has anything to make smoke with, mended or not: a ground for Fire and Short Halt without a spotted enemy [6.1.4.3.10, 7.22.1]. */
export const canMakeSmoke = (scene: Scene, unit: Unit): boolean =>
  smokeWeapon(unit) >= 0 ||
  meansOf(scene, unit) !== null ||
  (scene.table.options.infantrySmoke && (unit.kind === 'squad' || unit.kind === 'halfSquad'));

const SMOKE_NATIONS: readonly string[] = ['german', 'soviet', 'usa', 'uk', 'italy'];

/** Whether a squad may make smoke in its own hex instead of firing its small arms, option 7.22. */
export function mayMakeSmoke({ table, position, book }: Desk, unit: Unit): boolean {
  if (!table.options.infantrySmoke || insideOf(table, position, unit.id) !== undefined) return false;
  if (!SMOKE_NATIONS.includes(unit.card.nation) || position.units[unit.id]!.place !== 'map') return false;
  return book.allows('combat/smoke', question({ table, position }, unit, position.units[unit.id]!.hex!, 'infantry'));
}

/** The smoke is made, or the shells are short; it hinders from the end of the step on [6.1.4.3.10, 5.16.2.3]. */
export function makeSmoke(play: Play, id: string, hex: string, means: Means): void {
  const unit = unitOf(play.table, id);
  const { counter, unitSpot } = play.ask<SmokeOutcome>('combat/smoke', question(play, unit, hex, means));
  const mark: Mark = {
    id: `smoke-${id}-${hex}`.slice(0, 60),
    kind: 'smoke',
    hexes: [hex],
    open: means === 'infantry',
    born: smokeStep(play.position),
  };
  play.happen({ type: 'smoke-laid', unit: id, hex, spot: unitSpot, made: counter !== 'none', mark });
  breakByFire(play, id);
}
