import { distance } from '../../../kernel/hexes/index.js';
import type { Side } from '../../../kernel/session/index.js';
import type { MoraleCheckOutcome } from '../events/morale-check.js';
import type { Morale } from '../vocabulary.js';
import { commandRange, isCommander } from './formations.js';
import type { MoraleCause, Position } from './position.js';
import { coverOf, isInPosition } from './shelter.js';
import { spotsNow } from './sight.js';
import type { Play } from './stage.js';
import { ableUnits, insideOf, isAble, kindOf, standing } from './standing.js';
import { enemyOf, type Table, unitOf } from './table.js';
import type { UnitState } from './unit-state.js';
import type { Unit } from './units.js';

/** Broken goes before hesitating [7.1.5]. */
export const moraleOf = ({ broken, hesitation }: UnitState): Morale =>
  broken ? 'broken' : hesitation ? 'hesitating' : 'steady';

/** Causes that call for a check before the formation is breaking [7.1.3]. */
const FORCED: ReadonlySet<MoraleCause> = new Set(['overrun', 'commandLost', 'neighbourLost', 'flamethrower']);

/** Something has happened to a unit for which its morale may be checked, once all of it is over [7.1.2, 7.1.3]. */
export function shake(play: Play, unit: string, cause: MoraleCause): void {
  if (!play.table.options.morale || !isStillThere(play.position, unit)) return;
  const { staggered, step } = play.position;
  if (step === 'direct-fire' && staggered.formation !== null && staggered.checked.includes(unit)) return;
  play.happen({ type: 'morale-shaken', unit, cause });
}

const isStillThere = ({ units }: Position, id: string): boolean =>
  isAble(units[id]!) || (units[id]!.place === 'aboard' && units[id]!.fate === undefined);

/** Whoever is left of a side, on the map or aboard, with the hex it is in. */
function* those({ table, position }: Play, side: Side): Iterable<{ readonly unit: Unit; readonly hex: string }> {
  for (const unit of table.units.values()) {
    const { hex } = standing(position, unit.id);
    const state = position.units[unit.id]!;
    const there = isAble(state) || state.place === 'aboard';
    if (unit.side === side && there && hex !== undefined) yield { unit, hex };
  }
}

const apart = ({ table: { board } }: Play, one: string, other: string): number =>
  distance(board.grid, board.grid.index(one), board.grid.index(other));

/** Company, battalion and regiment or brigade; anybody else is below all of them [5.9.1]. */
const LEVELS: readonly (string | undefined)[] = ['chq', 'bhq', 'rhq'];
const levelOfCommand = ({ role }: Pick<Unit, 'role'>): number => LEVELS.indexOf(role) + 1;

/** Whether a command unit is in the chain of another unit: its own company's, or one of battalion or regiment [7.1.2]. */
const isInChain = (commander: Unit, { formation }: Unit): boolean =>
  commander.role !== 'chq' || commander.formation === formation;

/** A command unit is lost: whoever has it in command range and stands below it in its chain is shaken [7.1.2, 7.1.3]. */
export function loseCommander(play: Play, unit: string, hex: string): void {
  const lost = unitOf(play.table, unit);
  if (!play.table.options.morale || !isCommander(play.position, lost)) return;
  for (const { unit: other, hex: there } of [...those(play, lost.side)])
    if (
      isInChain(lost, other) &&
      levelOfCommand(lost) > levelOfCommand(other) &&
      apart(play, hex, there) <= commandRange(play.table, other.formation)
    )
      shake(play, other.id, 'commandLost');
}

/** Leg units and guns are shaken by the end of others of their formation beside them, by overrun or hand to hand [7.1.2]. */
export function loseNeighbour(play: Play, unit: string, hex: string): void {
  const { formation, side } = unitOf(play.table, unit);
  for (const other of [...ableUnits(play.table, play.position, side)])
    if (other.leg !== null && other.formation === formation && play.position.units[other.id]!.hex === hex)
      shake(play, other.id, 'neighbourLost');
}

/** Whether the losses of a formation have reached its Cohesion Point [7.1.1.2]. */
function isBreaking({ table, position, book }: Play, formation: string): boolean {
  const cohesionPoint = table.cohesion[formation];
  if (cohesionPoint === undefined) return false;
  const fates = [...table.units.values()].filter((unit) => unit.formation === formation && unit.combat);
  const count = (of: (unit: Unit, state: UnitState) => boolean): number =>
    fates.filter((unit) => of(unit, position.units[unit.id]!)).length;
  return book.ask<{ breaking: boolean }>('events/formation-losses', {
    cohesionPoint,
    legTowedLost: count(({ leg }, { fate }) => leg !== null && fate !== undefined),
    vehiclesLost: count(({ leg }, { fate }) => leg === null && fate !== undefined),
    vehiclesAbandoned: count(({ leg }, { fate, bailed }) => leg === null && fate === undefined && bailed === true),
  }).outcome!.breaking;
}

/** Hexes to the nearest enemy that the unit itself spots now, as far as it matters [7.1.4]. */
function nearestEnemy({ table, position }: Play, id: string): number | undefined {
  const { grid } = table.board;
  const here = grid.index(standing(position, id).hex!);
  const ranges = [...ableUnits(table, position, enemyOf(table, unitOf(table, id).side))]
    .map((enemy) => ({ enemy, range: distance(grid, here, grid.index(position.units[enemy.id]!.hex!)) }))
    .filter(({ enemy, range }) => range <= 5 && spotsNow(table, position, id, enemy.id))
    .map(({ range }) => range);
  return ranges.length === 0 ? undefined : Math.min(...ranges);
}

/** The state and surroundings of a unit, in the words of the questions about its nerve [7.1.4, 7.6]. */
export function moraleFacts(play: Play, id: string) {
  const { table, position } = play;
  const unit = unitOf(table, id);
  const state = standing(position, id);
  const hex = state.hex!;
  const range = commandRange(table, unit.formation);
  const around = [...those(play, unit.side)].filter(
    ({ unit: other, hex: there }) => other.id !== id && apart(play, hex, there) <= range,
  );
  const enemy = nearestEnemy(play, id);
  const leaders = around.filter(
    ({ unit: other }) => isCommander(position, other) && !position.units[other.id]!.broken && isInChain(other, unit),
  );
  return {
    kind: kindOf(table, position, id),
    nation: unit.card.nation,
    grade: unit.grade,
    cover: coverOf(table, position, id, 'coverGp'),
    suppressedOrDamaged: state.suppression !== undefined || state.damaged === true,
    commanded: state.command !== undefined,
    commandInRange: leaders.length > 0,
    ...(table.options.radioSets
      ? { noRadio: unit.card.noRadio, commandInHex: leaders.some(({ hex: there }) => there === hex) }
      : {}),
    brokenNearby: around.some(
      ({ unit: other }) => other.formation === unit.formation && position.units[other.id]!.broken !== undefined,
    ),
    ...(enemy === undefined ? {} : { nearestEnemy: enemy }),
    morale: moraleOf(state),
  };
}

/** The whole question [7.1.4]. */
function checkQuestion(play: Play, id: string, trigger: MoraleCause, breaking: boolean) {
  const { table, position } = play;
  const sheltered = insideOf(table, position, id) !== undefined || isInPosition(table, position, id);
  return { ...moraleFacts(play, id), trigger, breaking, shelteredOverrun: sheltered };
}

/** The First Player's units before the Second's, each in the order in which it was shaken [7.1.2]. */
function inOrder(table: Table, { shaken, first }: Position): Position['shaken'] {
  const own = (id: string): boolean => unitOf(table, id).side === first;
  return [...shaken.filter(({ unit }) => own(unit)), ...shaken.filter(({ unit }) => !own(unit))];
}

/** What has happened is complete: whoever of these was shaken by it checks his morale, once [7.1.2, 7.1.4]. */
export function checkMorale(play: Play, whose: (unit: string) => boolean = () => true): void {
  const due = inOrder(play.table, play.position).filter(({ unit }) => whose(unit));
  if (due.length === 0) return;
  play.happen({ type: 'morale-taken', units: [...new Set(due.map(({ unit }) => unit))] });
  const breaking = new Map<string, boolean>();
  const checked = new Set<string>();
  for (const { unit, cause } of due) {
    const { formation } = unitOf(play.table, unit);
    if (!breaking.has(formation)) breaking.set(formation, isBreaking(play, formation));
    const breaks = breaking.get(formation)!;
    if (checked.has(unit) || (!breaks && !FORCED.has(cause)) || !isStillThere(play.position, unit)) continue;
    checked.add(unit);
    const { result, morale } = play.ask<MoraleCheckOutcome>(
      'events/morale-check',
      checkQuestion(play, unit, cause, breaks),
    );
    if (result !== 'noCheck') play.happen({ type: 'morale-checked', unit, result, morale });
  }
}
