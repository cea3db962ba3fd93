import { distance } from '../../../kernel/hexes/index.js';
import type { DefensiveGun } from '../combat/attack-input.js';
import { checkDefensiveGun } from '../combat/attack-legality.js';
import { checkSupport } from '../combat/support.js';
import type { Member } from '../shared/units.js';
import { type Ground, type Piece } from './ground.js';
import { type Combat, type Contestant, isBarrage, type Position } from './position.js';
import type { Desk } from './stage.js';

/** Hexes from a gun to the nearest hex attacked [12.0, 12.3.4]. */
function rangeTo(ground: Ground, gun: Piece, hexes: readonly string[]): number {
  const { grid } = ground.board;
  return Math.min(...hexes.map((hex) => distance(grid, grid.index(gun.hex), grid.index(hex))));
}

/** Normal attacks and assaults bar a gun for the phase: those it was struck by, and those still to come on its hex [12.5]. */
function isUnderAttack({ combats }: Position, { id, hex }: Piece): boolean {
  return combats.some(
    (combat) => !isBarrage(combat) && (combat.defenders?.includes(id) ?? combat.targets.includes(hex)),
  );
}

/** A gun as the procedures about fire take it. */
export function gunFacts({ position }: Desk, ground: Ground, gun: Piece, combat: Combat): DefensiveGun {
  const away = rangeTo(ground, gun, combat.targets);
  return {
    ...gun,
    adjacent: away === 1,
    distance: away,
    // Whether it has fired is asked before it is committed; afterwards it has, in this very combat.
    firedThisPhase: false,
    underAttack: isUnderAttack(position, gun),
    inSupportedHex: combat.targets.includes(gun.hex),
  };
}

/** Those whom a gun of a side would support: the attackers, or everybody in the attacked hexes but leaders, who have no defence to support [12.2, 14.4]. */
function supported({ position }: Desk, ground: Ground, combat: Combat, party: Contestant): Piece[] {
  if (party === 'attacker') return combat.attackers.flatMap((id) => ground.piece(id) ?? []);
  return defendersIn(position, ground, combat).filter(({ type }) => type !== 'leader');
}

/** Everybody of the other side in the attacked hexes whom no other combat of the phase has struck [11.1]. */
export function defendersIn({ combats, phasing }: Position, ground: Ground, { id, targets }: Combat): Piece[] {
  const struck = new Set(combats.flatMap((other) => (other.id === id ? [] : (other.defenders ?? []))));
  return targets.flatMap((hex) => ground.in(hex).filter((piece) => piece.side !== phasing && !struck.has(piece.id)));
}

export function supportQuestion(desk: Desk, ground: Ground, gun: Piece, combat: Combat, party: Contestant): object {
  return {
    scenario: desk.table.scenario,
    party,
    gun: { ...gunFacts(desk, ground, gun, combat), firedThisPhase: gun.state.fired === true },
    supported: supported(desk, ground, combat, party),
    againstBarrage: isBarrage(combat),
  };
}

/** The same question without its words, asked for every gun [12.2-12.3.4]. */
export function maySupport(desk: Desk, ground: Ground, gun: Piece, combat: Combat, party: Contestant): boolean {
  if (gun.type !== 'artillery' || gun.state.fired || isBarrage(combat)) return false;
  const { table } = desk;
  const umpire = table.umpire();
  const facts = gunFacts(desk, ground, gun, combat);
  const others: Member[] = supported(desk, ground, combat, party);
  if (party === 'defender') checkDefensiveGun(facts, 0, others, table.scenario, umpire);
  else checkSupport(facts, gun.name, others, 'attack', table.scenario, umpire);
  return umpire.legal;
}
