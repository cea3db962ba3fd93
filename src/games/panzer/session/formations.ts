import { distance } from '../../../kernel/hexes/index.js';
import type { Position } from './position.js';
import type { Play, Scene } from './stage.js';
import { isAble, isOnMap, passengersOf, standing } from './standing.js';
import { type Table, unitOf } from './table.js';
import type { Unit } from './units.js';

/** Hexes between two units of a formation that still count as together [6.2.1.1.2]. */
export const commandRange = (table: Table, formation: string): number =>
  table.umpire().chart('grade-effects').number(table.formations.get(formation)!.grade, 'commandRange');

export const isRecon = ({ role }: Unit): boolean => role === 'recon';

/** Whether a unit is on the map this turn as far as commands go: on it, or due to come on now [6.2.1.1, 1.8]. */
const isPresent = ({ turn }: Unit, { units, turn: now }: Position, id: string): boolean =>
  isOnMap(units[id]!) || (units[id]!.place === 'due' && turn! <= now);

const hexFor = (table: Table, position: Position, id: string): number =>
  table.board.grid.index(standing(position, id).hex ?? unitOf(table, id).hexes[0]!);

/** Whether an unarmed unit stands near a fighting one of its formation [6.2.1.1]. */
function isNearCombat(table: Table, position: Position, unit: Unit): boolean {
  const range = commandRange(table, unit.formation);
  const here = hexFor(table, position, unit.id);
  return [...table.units.values()].some(
    ({ id, formation, combat }) =>
      combat &&
      formation === unit.formation &&
      isAble(position.units[id]!) &&
      distance(table.board.grid, here, hexFor(table, position, id)) <= range,
  );
}

/** An unarmed unit that counts, and may share commands [6.2.1.1, 6.2.1.1.3]. */
export const isActive = (table: Table, position: Position, unit: Unit): boolean =>
  unit.combat || passengersOf(table, position, unit.id).length > 0 || isNearCombat(table, position, unit);

/** The members of a formation as the question about its commands names them [6.2.1.1]. */
function members(table: Table, position: Position, formation: string): object[] {
  return [...table.units.values()]
    .filter((unit) => unit.formation === formation)
    .map((unit) => {
      const { place, fate, bailed, broken } = position.units[unit.id]!;
      return {
        id: unit.id.slice(0, 40),
        combat: unit.combat,
        recon: isRecon(unit),
        fate: fate ?? (bailed ? 'bailed' : 'active'),
        onMap: place === 'aboard' || isPresent(unit, position, unit.id),
        carried: place === 'aboard',
        broken: broken !== undefined,
        carriesCombat: !unit.combat && passengersOf(table, position, unit.id).length > 0,
        nearCombat: !unit.combat && isPresent(unit, position, unit.id) && isNearCombat(table, position, unit),
      };
    });
}

/** How many commands each formation has this turn [6.2.1]. */
export function countCommands(play: Play): void {
  const commands = commandsNow(play, (question) =>
    play.ask<{ commands: number }>('status/available-commands', question),
  );
  play.happen({ type: 'commands-counted', commands });
}

/** The same as the counters lie, however it is asked. */
export function commandsNow({ table, position }: Scene, ask: (question: object) => { readonly commands: number }) {
  const commands: Record<string, number> = {};
  for (const [formation, { grade }] of table.formations) {
    const units = members(table, position, formation);
    if (units.length === 0) continue;
    commands[formation] = ask({ grade, units }).commands;
  }
  return commands;
}
