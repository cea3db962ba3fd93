import { distance } from '../../../kernel/hexes/index.js';
import type { Side } from '../../../kernel/session/index.js';
import type { CommandSpanOutcome } from '../status/command-span.js';
import type { Grade } from '../vocabulary.js';
import { spanQuestion } from './optional/span.js';
import type { Position } from './position.js';
import type { Play, Scene } from './stage.js';
import { isAble, isOnMap, passengersOf, standing } from './standing.js';
import { type Table, unitOf } from './table.js';
import type { Unit } from './units.js';

/** Hexes between two units of a formation that still count as together [6.2.1.1.2]. */
export const commandRange = (table: Table, formation: string): number =>
  table.umpire().chart('grade-effects').number(table.formations.get(formation)!.grade, 'commandRange');

/** What a unit does besides fighting: whose radio is gone neither commands nor scouts [5.9, 7.23.2]. */
export const roleOf = ({ units }: Position, { id, role }: Unit): Unit['role'] =>
  units[id]!.collateral?.includes('radio') ? undefined : role;

export const isRecon = (position: Position, unit: Unit): boolean => roleOf(position, unit) === 'recon';

const COMMANDERS: readonly (string | undefined)[] = ['chq', 'bhq', 'rhq'];
export const isCommander = (position: Position, unit: Unit): boolean => COMMANDERS.includes(roleOf(position, unit));

/** Whether a unit is on the map this turn as far as commands go: on it, or due to come on now [6.2.1.1, 1.8]. */
const isPresent = ({ turn }: Unit, { units, turn: now }: Position, id: string): boolean =>
  isOnMap(units[id]!) || units[id]!.counter !== undefined || (units[id]!.place === 'due' && turn! <= now);

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
        recon: isRecon(position, unit),
        fate: fate ?? (bailed ? 'bailed' : 'active'),
        onMap: place === 'aboard' || isPresent(unit, position, unit.id),
        carried: place === 'aboard',
        broken: broken !== undefined,
        carriesCombat: !unit.combat && passengersOf(table, position, unit.id).length > 0,
        nearCombat: !unit.combat && isPresent(unit, position, unit.id) && isNearCombat(table, position, unit),
      };
    });
}

type Counts = Pick<Position, 'commands' | 'moveLimits'>;
type Ask = <O>(procedure: string, question: object, side: Side) => O;

/** How many commands each formation has this turn [6.2.1]. */
export function countCommands(play: Play): void {
  const { options, sides } = play.table;
  const unseen = options.hiddenUnits;
  const { commands, moveLimits } = commandsNow(play, (procedure, question, side) =>
    play.ask(procedure, question, unseen ? { for: [side] } : undefined),
  );
  if (unseen) for (const side of sides) countUnseen(play, side, { commands, moveLimits });
  else play.happen({ type: 'commands-counted', commands, ...(options.commandSpan ? { moveLimits } : {}) });
}

/** With hidden units the numbers tell how many there are: they are their owner's alone [7.2.2]. */
function countUnseen(play: Play, side: Side, { commands, moveLimits }: Counts): void {
  const own = (numbers: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(numbers).filter(([name]) => play.table.formations.get(name)!.side === side));
  const secret = { for: [side], commands: own(commands), moveLimits: own(moveLimits) };
  play.happen({ type: 'commands-counted-unseen', side, secret });
}

/** The same as the counters lie, however it is asked; and how many of them may move, option 7.52. */
export function commandsNow(scene: Scene, ask: Ask): Counts {
  const { table, position } = scene;
  const commands: Record<string, number> = {};
  const moveLimits: Record<string, number> = {};
  for (const [formation, { grade, side }] of table.formations) {
    const units = members(table, position, formation);
    if (units.length === 0) continue;
    const count = (row: Grade): number =>
      ask<{ commands: number }>('status/available-commands', { grade: row, units }, side).commands;
    commands[formation] = count(grade);
    if (!table.options.commandSpan) continue;
    const span = (): CommandSpanOutcome =>
      ask('status/command-span', spanQuestion(scene, formation, commands[formation]!), side);
    const { row, moveLimit } = span();
    if (row !== grade) commands[formation] = count(row);
    moveLimits[formation] = row === grade ? moveLimit : span().moveLimit;
  }
  return { commands, moveLimits };
}
