import { distance } from '../../../../kernel/hexes/index.js';
import type { Command } from '../../vocabulary.js';
import { type Columns, columnsOf } from '../column-order.js';
import { commandRange, isActive, isCommander, isRecon } from '../formations.js';
import { countersUsed } from '../hidden/ordering.js';
import { isSilent, silentMates } from '../optional/radios.js';
import { facingName } from '../sight.js';
import type { Desk, Play, Scene } from '../stage.js';
import { standing } from '../standing.js';
import { unitOf } from '../table.js';
import type { Unit } from '../units.js';
import { ahead } from './road-columns.js';

export type Orders = Readonly<Record<string, Command>>;
/** By unit: the one whose counter it shares [6.2.1.1.3]. */
export type Sharing = Readonly<Record<string, string>>;

const hexOf = ({ table, position }: Scene, id: string): string =>
  standing(position, id).hex ?? unitOf(table, id).hexes[0]!;

/** A group on one counter as the question about it names its members [6.2.1.1.3]. */
function sharingQuestion(scene: Scene, command: Command, ids: readonly string[]) {
  const { table, position } = scene;
  const { formation } = unitOf(table, ids[0]!);
  return {
    grid: table.map.grid,
    grade: table.formations.get(formation)!.grade,
    command,
    ...silence(scene, ids),
    units: ids.map((id) => {
      const unit = unitOf(table, id);
      const { facing, broken } = position.units[id]!;
      return {
        id: id.slice(0, 40),
        hex: hexOf(scene, id),
        combat: unit.combat,
        active: isActive(table, position, unit),
        recon: isRecon(position, unit),
        broken: broken !== undefined,
        formation: unit.formation.slice(0, 40),
        ...(table.platoons.has(id) ? { platoon: table.platoons.get(id)! } : {}),
        commandUnit: isCommander(position, unit),
        noRadio: unit.card.noRadio,
        ...(facing === undefined ? {} : { facing: facingName(table, facing) }),
      };
    }),
  };
}

/** What the group leaves behind of a platoon without radios, which acts as one wherever it stands [7.4.2]. */
function silence(scene: Scene, ids: readonly string[]) {
  if (!scene.table.options.radioSets) return {};
  const mates = new Set(ids.flatMap((id) => silentMates(scene, unitOf(scene.table, id)).map((mate) => mate.id)));
  const platoonLeftOut = [...mates].filter((id) => !ids.includes(id)).length;
  return { platoonLeftOut, scattered: mates.size > 0 };
}

/** One platoon, or a command unit: nobody else shares, option 7.3. */
const sharesPlatoon = ({ table, position }: Scene, one: Unit, other: Unit): boolean =>
  !table.options.platoonCommand ||
  table.platoons.get(one.id) === table.platoons.get(other.id) ||
  isCommander(position, one) ||
  isCommander(position, other);

/** Units near enough for one counter to serve both; whoever moves in company may, the set is judged as a whole [6.2.1.1.3]. */
export function partners(scene: Scene, unit: Unit, among: readonly Unit[]): string[] {
  const { table, position } = scene;
  const range = commandRange(table, unit.formation);
  const { grid } = table.board;
  const here = grid.index(hexOf(scene, unit.id));
  const mates = silentMates(scene, unit);
  if (mates.length > 0 || isSilent(table, unit)) return mates.map(({ id }) => id);
  if (isRecon(position, unit) || !isActive(table, position, unit)) return [];
  return among
    .filter((other) => other.id !== unit.id && other.formation === unit.formation && !isRecon(position, other))
    .filter((other) => sharesPlatoon(scene, unit, other))
    .filter((other) => isActive(table, position, other))
    .filter((other) => distance(grid, here, grid.index(hexOf(scene, other.id))) <= range)
    .map(({ id }) => id);
}

/** Everybody on each counter, its leader first. */
function groupsOf(sharing: Sharing): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, leader] of Object.entries(sharing)) groups.set(leader, [...(groups.get(leader) ?? [leader]), id]);
  return groups;
}

/** Refuses more counters than a formation has, and groups that may not share one; recon units have their own [6.2.1.1.1, 6.2.1.1.3]. */
export function checkCounters(play: Play, orders: Orders, sharing: Sharing, columns: Columns): void {
  const { table, position } = play;
  if (table.layer === 'basic') return;
  const commandOf = (id: string): Command => orders[id] ?? 'none';
  for (const [id, leader] of Object.entries(sharing)) {
    const names = { unit: table.units.get(id)?.name ?? id, leader: table.units.get(leader)?.name ?? leader };
    if (
      position.hidden.counters[id] ||
      position.hidden.counters[leader] ||
      commandOf(id) === 'none' ||
      commandOf(id) !== commandOf(leader) ||
      sharing[leader] !== undefined ||
      id === leader
    )
      play.refuse('6.2.1.1.3', 'shares-no-counter', names);
  }
  const inGroup = (id: string): boolean =>
    [sharing, columns].some((all) => all[id] !== undefined || Object.values(all).includes(id));
  checkColumns(play, orders, sharing, columns);
  for (const [leader, ids] of groupsOf(sharing))
    play.ask('status/command-sharing', sharingQuestion(play, commandOf(leader), ids));
  const alone = Object.keys(orders).filter(
    (id) => commandOf(id) !== 'none' && !position.hidden.counters[id] && !inGroup(id),
  );
  for (const id of alone)
    if (silentMates(play, unitOf(table, id)).length > 0)
      play.ask('status/command-sharing', sharingQuestion(play, commandOf(id), [id]));
  const used: Record<string, number> = {};
  const moving: Record<string, number> = {};
  for (const { formation, command } of countersUsed(play, orders)) {
    used[formation] = (used[formation] ?? 0) + 1;
    if (moves(command)) moving[formation] = (moving[formation] ?? 0) + 1;
  }
  for (const [id, command] of Object.entries(orders)) {
    if (position.hidden.counters[id]) continue;
    const unit = unitOf(table, id);
    const shares = sharing[id] !== undefined || columns[id] !== undefined;
    if (command === 'none' || shares || isRecon(position, unit)) continue;
    used[unit.formation] = (used[unit.formation] ?? 0) + 1;
    if (moves(command)) moving[unit.formation] = (moving[unit.formation] ?? 0) + 1;
  }
  for (const [formation, count] of Object.entries(used)) {
    const most = position.commands[formation] ?? 0;
    if (count > most) play.refuse('6.2.1.1.1', 'too-many-counters', { formation, count, most });
  }
  for (const [formation, count] of Object.entries(moving)) {
    const most = position.moveLimits[formation];
    if (most !== undefined && count > most) play.refuse('7.52', 'too-many-movers', { formation, count, most });
  }
}

/** Refuses columns that are none: everybody in one moves by the road behind the next, on no other counter [6.2.1.1.3]. */
function checkColumns(play: Play, orders: Orders, sharing: Sharing, columns: Columns): void {
  const units = [...play.table.units.values()];
  for (const [id, before] of Object.entries(columns)) {
    const unit = play.table.units.get(id);
    const shares = [id, before].some((each) => sharing[each] !== undefined || Object.values(sharing).includes(each));
    const may = unit && ahead(play, unit, units).includes(before);
    if (!may || shares || orders[id] !== 'move' || orders[before] !== 'move')
      play.refuse('6.2.1.1.3', 'no-road-column', {
        unit: unit?.name ?? id,
        ahead: play.table.units.get(before)?.name ?? before,
      });
  }
  const found = columnsOf(columns);
  if (!found) play.refuse('6.2.1.1.3', 'columns-tangled');
  for (const column of found!)
    play.ask('status/command-sharing', { ...sharingQuestion(play, 'move', column), roadColumn: true });
}

const moves = (command: Command): boolean => command === 'move' || command === 'shortHalt';

/** As many of the wishes as there are counters, and whoever may share one of them. */
export function withinCommands(
  desk: Desk,
  wishes: readonly (readonly [Unit, Command])[],
): { readonly orders: Orders; readonly sharing: Sharing } {
  const orders: Record<string, Command> = {};
  const sharing: Record<string, string> = {};
  const left: Record<string, number> = { ...desk.position.commands };
  const movers: Record<string, number> = { ...desk.position.moveLimits };
  const leaders: string[] = [];
  for (const [unit, command] of wishes) {
    const { formation } = unit;
    if (silentMates(desk, unit).length > 0) orders[unit.id] = 'none';
    else if (command === 'none' || isRecon(desk.position, unit)) orders[unit.id] = command;
    else if ((left[formation] ?? 0) > 0 && (!moves(command) || (movers[formation] ?? 1) > 0)) {
      left[formation] = left[formation]! - 1;
      if (moves(command) && movers[formation] !== undefined) movers[formation] -= 1;
      orders[unit.id] = command;
      leaders.push(unit.id);
    } else {
      const leader = leaders.find((id) => mayJoin(desk, id, unit, command, orders, sharing));
      orders[unit.id] = leader === undefined ? 'none' : command;
      if (leader !== undefined) sharing[unit.id] = leader;
    }
  }
  return { orders, sharing };
}

function mayJoin(desk: Desk, leader: string, unit: Unit, command: Command, orders: Orders, sharing: Sharing): boolean {
  if (unitOf(desk.table, leader).formation !== unit.formation || orders[leader] !== command) return false;
  const members = Object.keys(sharing).filter((id) => sharing[id] === leader);
  const { grid } = desk.table.board;
  const range = commandRange(desk.table, unit.formation);
  const here = grid.index(hexOf(desk, unit.id));
  const near = (id: string): boolean => distance(grid, here, grid.index(hexOf(desk, id))) <= range;
  return near(leader) && members.every(near) && sharesWith(desk, command, [leader, ...members, unit.id]);
}

const sharesWith = (desk: Desk, command: Command, ids: readonly string[]): boolean =>
  desk.book.allows('status/command-sharing', sharingQuestion(desk, command, ids));
