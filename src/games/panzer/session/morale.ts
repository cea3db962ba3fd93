import { distance } from '../../../kernel/hexes/index.js';
import type { MoraleCheckOutcome } from '../events/morale-check.js';
import { coverInHex } from '../shared/terrain-cover.js';
import type { Morale } from '../vocabulary.js';
import { commandRange, isCommander } from './formations.js';
import { isBeside } from './optional/radios.js';
import type { MoraleCause, Position, UnitState } from './position.js';
import { spotsNow } from './sight.js';
import type { Play } from './stage.js';
import { ableUnits, insideOf, isAble, kindOf, standing, terrainAt } from './standing.js';
import { enemyOf, type Table, unitOf } from './table.js';
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

/** Everybody of a formation within its command range of a hex [6.2.1.1.2]. */
function* near({ table, position }: Play, formation: string, hex: string): Iterable<Unit> {
  const { grid } = table.board;
  const range = commandRange(table, formation);
  for (const unit of ableUnits(table, position)) {
    const there = position.units[unit.id]!.hex!;
    if (unit.formation === formation && distance(grid, grid.index(hex), grid.index(there)) <= range) yield unit;
  }
}

/** A command unit is lost: whoever of its formation was in command range is shaken [7.1.2, 7.1.3]. */
export function loseCommander(play: Play, unit: string, hex: string): void {
  const lost = unitOf(play.table, unit);
  if (!play.table.options.morale || !isCommander(play.position, lost)) return;
  for (const { id } of [...near(play, lost.formation, hex)]) if (id !== unit) shake(play, id, 'commandLost');
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
  const around = [...near(play, unit.formation, hex)].filter((other) => other.id !== id);
  const enemy = nearestEnemy(play, id);
  const leaders = around.filter((other) => isCommander(position, other) && !position.units[other.id]!.broken);
  return {
    kind: kindOf(table, position, id),
    nation: unit.card.nation,
    grade: unit.grade,
    cover: coverInHex(table.umpire(), table.board, table.board.grid.index(hex), 'coverGp'),
    suppressedOrDamaged: state.suppression !== undefined || state.damaged === true,
    commanded: state.command !== undefined,
    commandInRange: leaders.length > 0,
    ...(table.options.radioSets ? { noRadio: unit.card.noRadio, commandInHex: isBeside(play, hex, leaders) } : {}),
    brokenNearby: around.some((other) => position.units[other.id]!.broken !== undefined),
    ...(enemy === undefined ? {} : { nearestEnemy: enemy }),
    morale: moraleOf(state),
  };
}

/** The whole question [7.1.4]. */
function checkQuestion(play: Play, id: string, trigger: MoraleCause, breaking: boolean) {
  const { table, position } = play;
  const { hex } = standing(position, id);
  const sheltered = insideOf(table, position, id) !== undefined || terrainAt(table, hex!).includes('improvedPosition');
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
