import type { Side } from '../../../../kernel/session/index.js';
import type { StaggeredOutcome } from '../../events/staggered-initiative.js';
import { checkMorale } from '../morale.js';
import { goOn } from '../sequence.js';
import type { Play } from '../stage.js';
import { enemyOf, unitOf } from '../table.js';
import { openFire, openMovement } from '../turn.js';
import { toFire } from './formations.js';

const LETTERS = ['sideA', 'sideB'] as const;

/** The order of formations as the stateless question puts it; its sides are those of the table. */
function ask(play: Play, question: object): { readonly side: Side | null; readonly movement: readonly string[] } {
  const { sides, forces } = play.table;
  const [a, b] = sides.map((side) => ({ forceGrade: forces[side]! }));
  const { next, movement } = play.ask<StaggeredOutcome>('events/staggered-initiative', {
    sideA: a,
    sideB: b,
    ...question,
  });
  return { side: next === 'tied' ? null : sides[LETTERS.indexOf(next)]!, movement };
}

/** Both roll until one is higher. */
function rolled(play: Play, question: object): Side {
  for (;;) {
    const { side } = ask(play, question);
    if (side !== null) return side;
  }
}

/** Formations of both sides that are left, as the question counts them. */
function left(play: Play, least: number): object {
  const [a, b] = play.table.sides.map((side) => Math.max(least, toFire(play, side).length));
  return { formationsA: a, formationsB: b };
}

const letterOf = (play: Play, side: Side) => LETTERS[play.table.sides.indexOf(side)]!;

/** The first roll of the turn: the higher is First Player for all but direct fire and movement [7.42.1]. */
export function rollFirst(play: Play): void {
  const side = rolled(play, { step: 'fire', firstRoll: true, ...left(play, 1) });
  play.happen({ type: 'initiative-rolled', side, reveals: true });
  play.happen({ type: 'first-named', side });
  goOn(play, null);
}

/** Overwatch and close combat go by the initial First Player [7.42.1.3, 7.42.2]. */
export function askOrder(play: Play, step: 'overwatch' | 'closeCombat'): void {
  if (play.table.options.staggeredInitiative) ask(play, { step, initialFirst: letterOf(play, play.position.first!) });
}

/** A formation has been named by each side that has one left: the higher roll fires, and where one side has none the other goes on [7.42.1.1]. */
export function fireNext(play: Play, named: Readonly<Record<Side, string>>): void {
  const { staggered, first } = play.position;
  const sides = Object.keys(named);
  const opens = staggered.fired.length === 0 && sides.length === 1 && sides[0] === first;
  const side = opens ? first! : rolled(play, { step: 'fire', firstRoll: false, ...left(play, 0) });
  const formation = named[side]!;
  // Whoever was shaken by fire checks before his own formation fires [7.42.1.2].
  checkMorale(play, (unit) => unitOf(play.table, unit).formation === formation);
  play.happen({ type: 'formation-turned', formation, side });
  openFire(play, side);
}

/** A formation has fired: the next is named; when a side has fired with all, its enemies have nothing more to fear [7.42.1.2]. */
export function endTurnOfFire(play: Play): void {
  const { formation } = play.position.staggered;
  const { side } = play.position.fire!;
  play.happen({ type: 'formation-fired', formation });
  if (toFire(play, side).length === 0) checkMorale(play, (unit) => unitOf(play.table, unit).side !== side);
  if (play.table.sides.every((each) => toFire(play, each).length === 0)) goOn(play, 'direct-fire');
}

/** Movement: the formations in reverse of the order in which they fired, or all of the Second Player's first [7.42.2, 7.42.3]. */
export function openStaggeredMovement(play: Play): void {
  const { options, formations } = play.table;
  const first = play.position.first!;
  const initialFirst = letterOf(play, first);
  if (options.streamlinedMovement) {
    ask(play, { step: 'movement', initialFirst });
    openMovement(play, enemyOf(play.table, first));
    return;
  }
  const { fired } = play.position.staggered;
  const log = fired.map((formation) => ({
    formation: formation.slice(0, 40),
    side: letterOf(play, formations.get(formation)!.side),
  }));
  if (log.length > 0) ask(play, { step: 'movement', initialFirst, fired: log });
  moveNext(play);
}

/** The next formation moves; none is left: the step is over. */
function moveNext(play: Play): void {
  const { fired, moved } = play.position.staggered;
  const formation = [...fired].reverse().find((name) => !moved.includes(name));
  if (formation === undefined) {
    goOn(play, 'movement');
    return;
  }
  const { side } = play.table.formations.get(formation)!;
  play.happen({ type: 'formation-turned', formation, side });
  openMovement(play, side);
}

/** A formation has moved [7.42.2]. */
export function endTurnOfMovement(play: Play): void {
  play.happen({ type: 'formation-moved', formation: play.position.staggered.formation });
  moveNext(play);
}
