import { directionIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Side } from '../../../../kernel/session/index.js';
import { onRoadOrPath } from '../../movement/path-plan.js';
import { inFrontArc } from '../../shared/arc.js';
import type { Mover, Shot } from '../position.js';
import { facingName } from '../sight.js';
import type { Desk, Play, Scene } from '../stage.js';
import { ableUnits, isAble, isOnMap, terrainAt } from '../standing.js';
import { unitOf } from '../table.js';
import { hasTurret, mayButton, turretOf } from './facts.js';

/** Hexsides between two facings, by the shorter way. */
const apart = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** Where a long gun stands free: it has not moved, or it has kept to a road [7.20]. */
function isFree({ table, position }: Scene, id: string): boolean {
  const { mover, units } = position;
  const { hex, moved } = units[id]!;
  const onRoad = onRoadOrPath(table.board, table.board.grid.index(hex!));
  return mover?.unit === id ? mover.byRoad : !moved || onRoad;
}

/** The question of turning a turret [7.8.1, 7.20]. */
function question(scene: Scene, id: string, facing: number, moving: boolean) {
  const { table, position } = scene;
  const { card } = unitOf(table, id);
  const { facing: hull, hex, collateral, turretDamaged } = position.units[id]!;
  return {
    turret: card.weapons[0]!.turret,
    hexsides: apart(facing, turretOf(table, position, id)!.facing),
    turretDamaged: turretDamaged ?? false,
    jammed: collateral?.includes('turretRing') ?? false,
    longGun: card.weapons.some(({ longGun }) => longGun),
    terrain: terrainAt(table, hex!),
    freeToTurn: isFree(scene, id),
    straight: apart(facing, hull!) % 3 === 0,
    moving,
  };
}

/** Facings to which a turret may be turned now. */
function facings(desk: Desk, id: string, moving: boolean): number[] {
  const { table, position } = desk;
  const now = turretOf(table, position, id)!.facing;
  return [0, 1, 2, 3, 4, 5].filter(
    (facing) => facing !== now && desk.book.allows('movement/turret-turn', question(desk, id, facing, moving)),
  );
}

/** A vehicle on its way may turn its turret once in every hex it enters [7.8.1]. */
export function* turretTurns(desk: Desk, { unit, hexes, turretHere }: Mover): Iterable<Action> {
  if (!hasTurret(desk.table, unit) || hexes.length < 2 || turretHere || !isAble(desk.position.units[unit]!)) return;
  for (const facing of facings(desk, unit, true))
    yield { command: { type: 'turret', facing: facingName(desk.table, facing) }, rule: '7.8.1' };
}

/** The turret looks another way; `moving`: the enemy may answer it. */
function turnTo(play: Play, unit: string, facing: number): void {
  const hull = play.position.units[unit]!.facing!;
  play.happen({ type: 'turret-turned', unit, facing, turret: (facing - hull + 6) % 6 });
}

/** A moving vehicle turns its turret [7.8.1]. */
export function turnTurret(play: Play, facing: string): void {
  const { unit } = play.position.mover!;
  const to = directionIndex(play.table.board.grid.orientation, facing)!;
  play.ask('movement/turret-turn', question(play, unit, to, true));
  turnTo(play, unit, to);
}

const TIGHT = ['alley', 'woods', 'lightWoods'];

/** A long gun that enters woods or an alley off the road is brought in line with its vehicle, one hexside being enough [7.20]. */
export function straighten(play: Play, unit: string): void {
  const { table, position } = play;
  const { longGuns } = table.options;
  const { hex, turret = 0, facing, place } = position.units[unit]!;
  if (!longGuns || !hasTurret(table, unit) || place !== 'map' || turret % 3 === 0 || isFree(play, unit)) return;
  if (!unitOf(table, unit).card.weapons.some(({ longGun }) => longGun)) return;
  if (turretOf(table, position, unit)!.limit === 0 || !terrainAt(table, hex!).some((each) => TIGHT.includes(each)))
    return;
  const to = (facing! + (turret === 1 || turret === 5 ? 0 : 3)) % 6;
  play.ask('movement/turret-turn', question(play, unit, to, true));
  turnTo(play, unit, to);
}

/** Where overwatch outside the turret's field turns it to; null where it need not [7.8.4]. */
export function swingOf({ table, position }: Scene, { firer, target }: Shot, overwatch: boolean): number | null {
  const turret = overwatch ? turretOf(table, position, firer) : undefined;
  if (!turret || !isOnMap(position.units[target]!)) return null;
  const { grid } = table.board;
  const [from, to] = [grid.index(position.units[firer]!.hex!), grid.index(position.units[target]!.hex!)];
  const by = [0, 1, 5, 2, 4, 3].find((each) => inFrontArc(grid, from, to, (turret.facing + each) % 6))!;
  return by === 0 ? null : (turret.facing + by) % 6;
}

/** The turret has turned to its target, and there it stays [7.8.4]. */
export function swing(play: Play, { firer }: Shot, facing: number | null): void {
  if (facing !== null && isOnMap(play.position.units[firer]!)) turnTo(play, firer, facing);
}

/** Turrets and hatches that a side sets in the Adjustment Phase [7.8.1, 7.8.3]. */
export interface TurretSet {
  readonly turrets?: Readonly<Record<string, string>>;
  readonly hatches?: Readonly<Record<string, 'open' | 'buttoned'>>;
}

const crewed = ({ table, position }: Scene, side: Side) =>
  [...ableUnits(table, position, side)].filter(({ id }) => hasTurret(table, id) || mayButton(table, id));

/** Whether a side has any of them to set, by what everybody can see. */
export const hasTurrets = (scene: Scene, side: Side): boolean =>
  scene.table.options.turrets && crewed(scene, side).length > 0;

/** The part of the Adjustment form for them. */
export function turretForm(desk: Desk, side: Side): Readonly<Record<string, unknown>> {
  const { table } = desk;
  if (!table.options.turrets) return {};
  const units = crewed(desk, side);
  const choices = (entries: readonly (readonly [string, readonly string[]])[]) => ({
    type: 'object',
    properties: Object.fromEntries(
      entries
        .filter(([, open]) => open.length > 0)
        .map(([id, open]) => [id, { title: unitOf(table, id).name.en, enum: open }]),
    ),
    additionalProperties: false,
  });
  return {
    turrets: choices(
      units
        .filter(({ id }) => hasTurret(table, id))
        .map(({ id }) => [id, facings(desk, id, false).map((facing) => facingName(table, facing))]),
    ),
    hatches: choices(units.filter(({ id }) => mayButton(table, id)).map(({ id }) => [id, ['open', 'buttoned']])),
  };
}

export function checkTurrets(play: Play, side: Side, { turrets = {}, hatches = {} }: TurretSet): void {
  const own = new Set(crewed(play, side).map(({ id }) => id));
  const { orientation } = play.table.board.grid;
  const refused = (id: string): never =>
    play.refuse('7.8', 'no-turret-or-hatch', { unit: play.table.units.get(id)?.name ?? id });
  for (const [id, facing] of Object.entries(turrets)) {
    const to = directionIndex(orientation, facing);
    if (!own.has(id) || !hasTurret(play.table, id)) refused(id);
    if (to === undefined) play.refuse('3.3', 'no-such-facing', { facing });
    play.ask('movement/turret-turn', question(play, id, to!, false));
  }
  for (const id of Object.keys(hatches)) if (!own.has(id) || !mayButton(play.table, id)) refused(id);
}

/** They are shown together with the rest of the Adjustment Phase. */
export function setTurrets(play: Play, { turrets = {}, hatches = {} }: TurretSet): void {
  const { orientation } = play.table.board.grid;
  for (const [id, facing] of Object.entries(turrets)) turnTo(play, id, directionIndex(orientation, facing)!);
  for (const [unit, hatch] of Object.entries(hatches))
    if ((hatch === 'buttoned') !== (play.position.units[unit]!.buttoned ?? false))
      play.happen({ type: 'hatches-set', unit, buttoned: hatch === 'buttoned' });
}
