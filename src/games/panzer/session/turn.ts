import type { Side } from '../../../kernel/session/index.js';
import type { SightMatrixOutcome } from '../spotting/sight-matrix.js';
import { countCommands } from './formations.js';
import { countersOf } from './hidden/counters.js';
import { hiddenLookouts, lookouts } from './hidden/found.js';
import { showFirers, spotCounters } from './hidden/showing.js';
import { heldUnseen, isCrowdedWithTargets } from './notice/dropping.js';
import { judgeObjectives } from './objectives.js';
import { openDischargers } from './optional/dischargers.js';
import { seenAboard } from './phases/dismount-attack.js';
import { lookoutFacts, targetFacts } from './sight.js';
import type { Play, Scene } from './stage.js';
import { inTurn } from './staggered/formations.js';
import { passengersOf, unitsOnMap } from './standing.js';
import { enemyOf } from './table.js';
import { countVictory } from './victory.js';

/** A turn begins: who is where, then who spots whom; hidden counters that are spotted come first [4.0, 4.1, 7.2.2.1]. */
export function openTurn(play: Play, turn: number): void {
  const { first } = play.position;
  play.happen({ type: 'turn-opened', turn });
  if (!spotCounters(play, first)) beginSpotting(play, first);
}

/** Whoever is on the map looks and is looked for; then commands are counted; `first`: last turn's First Player [4.1, 6.2.1, 7.9]. */
export function beginSpotting(play: Play, first: Side | null): void {
  spot(play);
  if (play.table.layer !== 'advanced') return;
  if (play.table.options.limitedSpotting && isCrowdedWithTargets(play)) play.happen({ type: 'spots-crowded' });
  countCommands(play);
  openDischargers(play, first);
}

/** Spotting Phase: what is spotted now may be fired at by command this turn; the unspotted lose their counters [4.1, 4.1.5]. */
function spot(play: Play): void {
  const unseen = play.table.sides.map((side) => [side, spotUnseen(play, side)] as const);
  const kept = new Set(unseen.flatMap(([, own]) => Object.values(own).flat()));
  const { sight, lost } = spottedNow(play, (question) =>
    play.ask<SightMatrixOutcome>('spotting/sight-matrix', question),
  );
  play.happen({ type: 'spotted', sight, lost: lost.filter((id) => !kept.has(id)) });
  for (const [side, own] of unseen)
    if (countersOf(play.position, side).length > 0)
      play.happen({ type: 'spotted-unseen', side, secret: { for: [side], sight: own } });
}

/** What a side's hidden units spot is its own business; they keep the SPOT counters of those they spot like anybody [4.1.5, 7.2.2]. */
function spotUnseen(play: Play, side: Side): Readonly<Record<string, string[]>> {
  const { table, position } = play;
  const spotters = hiddenLookouts(play, side);
  const [target] = unitsOnMap(table, position, enemyOf(table, side));
  if (spotters.length === 0 || target === undefined) return {};
  const question = spottingQuestion(play, side, spotters);
  const seen = seenIn(play.ask<SightMatrixOutcome>('spotting/sight-matrix', question, { for: [side] }).pairs, {});
  return table.options.limitedSpotting ? heldUnseen(play, seen) : seen;
}

/** Adds who spots whom. */
function seenIn(pairs: SightMatrixOutcome['pairs'], sight: Record<string, string[]>): Record<string, string[]> {
  for (const { spotter, target, verdict } of pairs)
    if (verdict === 'spotted') sight[spotter] = [...(sight[spotter] ?? []), target];
  return sight;
}

/** Who spots whom as the counters lie, and who loses his SPOT counter [4.1, 4.1.5]. */
export function spottedNow(scene: Scene, ask: (question: object) => SightMatrixOutcome) {
  const sight: Record<string, string[]> = {};
  const lost: string[] = [];
  for (const side of scene.table.sides) {
    const { pairs, targets } = lookedFor(scene, side, ask);
    seenIn(pairs, sight);
    for (const { target, spot: after } of targets)
      if (after === 'none' && scene.position.units[target]!.spot !== undefined) lost.push(target);
  }
  return { sight, lost };
}

function lookedFor(scene: Scene, side: Side, ask: (question: object) => SightMatrixOutcome): SightMatrixOutcome {
  const { table, position } = scene;
  const targets = [...unitsOnMap(table, position, enemyOf(table, side))].map(({ id }) => id);
  if (targets.length === 0) return { pairs: [], targets: [] };
  if (lookouts(scene, side).length === 0) {
    const blind = targets.map((target) => ({ target, spotted: false, by: [], spot: 'none' as const, looks: [] }));
    return { pairs: [], targets: blind };
  }
  return ask(spottingQuestion(scene, side));
}

/** Whom of the enemy everybody of a side spots, as the stateless question puts it [4.1]. */
export function spottingQuestion(
  scene: Scene,
  side: Side,
  spotters: readonly string[] = lookouts(scene, side),
): object {
  const { table, position } = scene;
  const targets = [...unitsOnMap(table, position, enemyOf(table, side))].map(({ id }) => id);
  return {
    map: table.map,
    buildings: [...table.storeys],
    visibility: table.conditions.visibility,
    spotters: spotters.map((id) => lookoutFacts(table, position, id)),
    targets: targets.map((id) => targetFacts(table, position, id)),
  };
}

/** First Player and Second Player [4.3.1]. */
export const secondOf = ({ table, position }: Play): Side => enemyOf(table, position.first!);

/** A side's Fire and Short Halt commands are turned up together; hidden counters that have one show themselves first [4.4.1, 7.2.2.3]. */
export function openFire(play: Play, side: Side): void {
  if (showFirers(play, side)) return;
  const { table, position } = play;
  const firing = [...unitsOnMap(table, position, side)].filter(({ id }) => inTurn(play, id));
  const revealed = firing.flatMap(({ id }) => {
    const { command } = position.units[id]!;
    return command === 'fire' || command === 'shortHalt' ? [{ unit: id, command }] : [];
  });
  play.happen({ type: 'fire-opened', side, revealed, ...(revealed.length > 0 ? { reveals: true } : {}) });
}

/** After all direct fire: overwatch against whoever fired, the First Player before the Second [4.4.2]. */
export function openWatch(play: Play): void {
  const { table, position } = play;
  const shot = (id: string): boolean => position.units[id]!.fired === true && !position.units[id]!.firedUp;
  // Whoever fires from a vehicle is seen and answered as the vehicle [6.6.7.2, 6.1.3].
  const shows = (id: string): boolean => shot(id) || passengersOf(table, position, id).some((rider) => shot(rider.id));
  const fired = (side: Side): string[] =>
    [...unitsOnMap(table, position, side)].filter(({ id }) => shows(id)).map(({ id }) => id);
  const triggers = Object.fromEntries(table.sides.map((side) => [side, fired(enemyOf(table, side))]));
  play.happen({ type: 'watch-opened', side: position.first!, triggers });
}

/** Close assaults and hand-to-hand combat, the First Player before the Second [6.6.1, 6.6.1.1.1]. */
export function openCloseCombat(play: Play, side: Side): void {
  play.happen({ type: 'close-combat-opened', side });
}

/** The Adjustment Phase, both sides at once [6.8]. */
export function openAdjustment(play: Play): void {
  play.happen({ type: 'adjustment-opened' });
}

/** Movement: all of the Second Player, then all of the First [4.5]. */
export function openMovement(play: Play, side: Side): void {
  const seen = seenAboard(play, side);
  play.happen({ type: 'movement-opened', side, ...(Object.keys(seen).length > 0 ? { seen } : {}) });
}

/** Commands that nobody has seen yet are turned up [4.6.1]. */
export function showCommands(play: Play): void {
  const revealed = hiddenCommands(play);
  if (revealed.length > 0) play.happen({ type: 'commands-shown', revealed, reveals: true });
}

function hiddenCommands({ table, position }: Play): { unit: string; command: string }[] {
  return [...table.units.values()].flatMap(({ id }) => {
    const { command, face } = position.units[id]!;
    return command !== undefined && face === undefined ? [{ unit: id, command }] : [];
  });
}

/** Adjustment: what is still hidden is turned up, places change hands, the turn ends [4.6.1, 4.6.2, 3.6]. */
export function closeTurn(play: Play): void {
  const { table, position } = play;
  const revealed = hiddenCommands(play);
  play.happen({ type: 'orders-removed', revealed, ...(revealed.length > 0 ? { reveals: true } : {}) });
  judgeObjectives(play);
  if (position.turn >= table.turns) play.happen({ type: 'game-ended', result: countVictory(table, play.position) });
  else openTurn(play, position.turn + 1);
}
