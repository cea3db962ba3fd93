import { type PointsScored, scoreAirOnCity } from '../../combat/victory-points.js';
import { firesAsArtillery, opponentOf, type Side } from '../../vocabulary.js';
import { eliminate } from '../casualties.js';
import { attackersOf, attackQuestion, bombardmentQuestion } from '../combat-facts.js';
import { happen, type Play } from '../events/catalogue.js';
import { terrainAt } from '../ground.js';
import type { Attack, Combat, Retreat } from '../position.js';
import { score } from '../scoring.js';
import type { AdvanceOpen } from '../view-shape.js';

interface Fate {
  readonly unit: string;
  readonly fate: string;
  readonly hexes: number;
}

interface Points {
  readonly side: Side;
  readonly points: number;
  readonly award: string;
}

interface AttackOutcome {
  readonly result: string;
  readonly attackers: readonly Fate[];
  readonly defenders: readonly Fate[];
  readonly losses?: { readonly units: number; readonly value: number };
  readonly advance: { readonly side: 'attacker' | 'defender' | 'nobody'; readonly units: readonly string[] };
  readonly mayEvacuate: readonly string[];
  readonly rubbleChecks: readonly string[];
  readonly victoryPoints: readonly Points[];
}

const gone = (fates: readonly Fate[]): string[] =>
  fates.filter(({ fate }) => fate === 'eliminated').map(({ unit }) => unit);

/** [9.2 steps 5 to 8]: the die is rolled and everybody learns his lot. */
export function rollAttack(play: Play): void {
  const { table, position } = play;
  const outcome = play.ask<AttackOutcome>('combat/adjacent-attack', attackQuestion(table, position));
  const { result } = outcome;
  const lost = { attackers: gone(outcome.attackers), defenders: gone(outcome.defenders) };
  const chosen = lossesOf(play, outcome, lost.attackers);
  // Units that cannot retreat go after the loss the attacker picks himself, which may be one of them [9.14, 9.18].
  const doomed = chosen?.units ? lost.attackers : [];
  const going = doomed.length > 0 ? lost.defenders : [...lost.defenders, ...lost.attackers];
  happen(play, 'combat-rolled', {
    result,
    ...(chosen ? { losses: chosen } : {}),
    doomed,
    retreats: [...retreatsOf(play, outcome.defenders, outcome), ...retreatsOf(play, outcome.attackers, outcome)],
    ...advanceOf(play, outcome, lost),
    rubble: outcome.rubbleChecks,
  });
  for (const { side, points, award } of outcome.victoryPoints) {
    if (award !== 'elimination') score(play, side, points, award);
  }
  for (const ids of [lost.defenders, lost.attackers]) {
    eliminate(
      play,
      ids.filter((id) => going.includes(id)),
      result,
    );
  }
  happen(play, 'stage-entered', { stage: 'losses' });
}

/** What the attacker still has to give up by his own choice [9.14]. */
function lossesOf(
  { table, position }: Play,
  { losses, attackers }: AttackOutcome,
  eliminated: readonly string[],
): Combat['losses'] | undefined {
  if (!losses) return undefined;
  if (losses.units > 0) {
    if (attackers.length < 2) return undefined;
    return { units: losses.units, value: 0, among: attackers.map(({ unit }) => unit) };
  }
  const paid = eliminated.reduce((sum, id) => sum + lossValue(play(id)), 0);
  const among = attackers.filter(({ fate }) => fate !== 'eliminated').map(({ unit }) => unit);
  const value = Math.max(0, losses.value - paid);
  return value > 0 && among.length > 0 ? { units: 0, value, among } : undefined;

  function play(id: string) {
    return table.counters.get(position.units[id]!.counter)!;
  }
}

/** What a unit counts for in an exchange: artillery its defence, others their attack factor [9.14, 10.17]. */
export function lossValue({
  attack,
  barrage,
  defence,
  type,
  command,
}: {
  readonly attack?: number;
  readonly barrage?: number;
  readonly defence: number;
  readonly type: Parameters<typeof firesAsArtillery>[0];
  readonly command: Parameters<typeof firesAsArtillery>[1];
}): number {
  return firesAsArtillery(type, command) ? defence : (attack ?? barrage ?? 0);
}

function retreatsOf({ position }: Play, fates: readonly Fate[], outcome: AttackOutcome): Retreat[] {
  return fates
    .filter(({ fate }) => fate === 'retreats' || fate === 'retreatsUnlessChosen')
    .map(({ unit, hexes }) => ({
      unit,
      hexes,
      from: position.units[unit]!.hex!,
      ...(outcome.mayEvacuate.includes(unit) ? { evacuable: outcome.result } : {}),
    }));
}

/** Who may follow, and the ways that are open already: the hexes of those who are gone [9.20]. */
function advanceOf(
  { position }: Play,
  { advance }: AttackOutcome,
  lost: { readonly attackers: readonly string[]; readonly defenders: readonly string[] },
): { advance?: AdvanceOpen } {
  if (advance.side === 'nobody') return {};
  const byAttacker = advance.side === 'attacker';
  const beaten = byAttacker ? lost.defenders : lost.attackers;
  return {
    advance: {
      side: byAttacker ? position.phasing : opponentOf(position.phasing),
      units: advance.units,
      paths: beaten.map((id) => ({ hexes: [position.units[id]!.hex!] })),
    },
  };
}

/** Nobody is left in the hex: the attackers may walk in, no die is rolled [14.4]. */
export function walkIn(play: Play, attack: Attack): void {
  const { position } = play;
  happen(play, 'combat-rolled', {
    result: 'DE',
    doomed: [],
    retreats: [],
    advance: {
      side: position.phasing,
      units: attackersOf(position, attack)
        .filter((unit) => !unit.suppressed && unit.movement > 0 && !firesAsArtillery(unit.type, unit.command))
        .map(({ id }) => id),
      paths: attack.targets.map((hex) => ({ hexes: [hex] })),
    },
    rubble: [],
  });
  happen(play, 'stage-entered', { stage: 'advance' });
}

interface BombardmentOutcome {
  readonly units: readonly (Fate & { readonly suppressed: boolean })[];
  readonly rubbleChecks: readonly string[];
  readonly victoryPoints: readonly Points[];
}

/** [10.8]: one die for each unit in the hex. */
export function rollBombardment(play: Play, attack: Attack): void {
  const { table, position } = play;
  const target = attack.targets[0]!;
  const fighting = attack.air.length > 0 || attackersOf(position, attack).length > 0;
  const question = bombardmentQuestion(table, position, attack);
  if (!fighting || !play.book.allows('combat/bombardment', question)) {
    fireIntoEmptiness(play, attack);
    return;
  }
  const outcome = play.ask<BombardmentOutcome>('combat/bombardment', question);
  for (const air of attack.air) happen(play, 'air-used', { side: position.phasing, air, hex: target });
  happen(play, 'combat-rolled', {
    result: 'bombardment',
    doomed: [],
    retreats: outcome.units
      .filter(({ fate }) => fate === 'retreats')
      .map(({ unit, hexes }) => ({ unit, hexes, from: position.units[unit]!.hex! })),
    rubble: outcome.rubbleChecks,
  });
  for (const { side, points, award } of outcome.victoryPoints) {
    if (award !== 'elimination') score(play, side, points, award);
  }
  eliminate(play, gone(outcome.units), 'bombardment');
  for (const { unit, suppressed, fate } of outcome.units) {
    if (fate !== 'eliminated' && suppressed && !position.units[unit]!.suppressed) {
      happen(play, 'unit-suppressed', { unit });
    }
  }
  happen(play, 'stage-entered', { stage: 'losses' });
}

/** Those it was meant for are gone, or draw no fire any more: no die, but the aircraft have flown and are paid for [12.9, 16.7]. */
function fireIntoEmptiness(play: Play, attack: Attack): void {
  const { table, position } = play;
  const hex = attack.targets[0]!;
  for (const air of attack.air) happen(play, 'air-used', { side: position.phasing, air, hex });
  const points: PointsScored[] = [];
  const target = { terrain: terrainAt(table, position, table.grid.index(hex)) };
  scoreAirOnCity([target], position.phasing, attack.air.length, table.umpire(), points);
  for (const { side, points: scored, award } of points) score(play, side, scored, award);
  happen(play, 'stage-entered', { stage: 'advance' });
}
