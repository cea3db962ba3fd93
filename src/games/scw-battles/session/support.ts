import { distance } from '../../../kernel/hexes/index.js';
import { checkDefensiveGun, type DefensiveGun } from '../combat/attack.js';
import { checkSupport } from '../combat/support.js';
import type { Member } from '../units.js';
import { type Ground, type Piece } from './ground.js';
import { type Combat, type Contestant, isBarrage } from './position.js';
import type { Desk } from './stage.js';

/** Hexes from a gun to the nearest hex attacked [12.0, 12.3.4]. */
function rangeTo(ground: Ground, gun: Piece, hexes: readonly string[]): number {
  const { grid } = ground.board;
  return Math.min(...hexes.map((hex) => distance(grid, grid.index(gun.hex), grid.index(hex))));
}

/** A gun as the procedures about fire take it. */
export function gunFacts(desk: Desk, ground: Ground, gun: Piece, combat: Combat): DefensiveGun {
  const away = rangeTo(ground, gun, combat.targets);
  const attacked = desk.position.combats.some((each) => !isBarrage(each) && each.targets.includes(gun.hex));
  return {
    ...gun,
    adjacent: away === 1,
    distance: away,
    // Whether it has fired is asked before it is committed; afterwards it has, in this very combat.
    firedThisPhase: false,
    underAttack: attacked,
    inSupportedHex: combat.targets.includes(gun.hex),
  };
}

/** Those whom a gun of a side would support: the attackers, or everybody in the attacked hexes [12.2]. */
export function supported(ground: Ground, combat: Combat, party: Contestant): Piece[] {
  if (party === 'attacker') return combat.attackers.flatMap((id) => ground.piece(id) ?? []);
  return defendersIn(ground, combat);
}

/** Everybody in the attacked hexes but those of the attacker's side [11.1]. */
export function defendersIn(ground: Ground, combat: Combat): Piece[] {
  const side = ground.piece(combat.attackers[0] ?? combat.guns[0]!)?.side;
  return combat.targets.flatMap((hex) => ground.in(hex).filter((piece) => piece.side !== side));
}

export function supportQuestion(desk: Desk, ground: Ground, gun: Piece, combat: Combat, party: Contestant): object {
  return {
    scenario: desk.table.scenario,
    party,
    gun: { ...gunFacts(desk, ground, gun, combat), firedThisPhase: gun.state.fired === true },
    supported: supported(ground, combat, party),
    againstBarrage: isBarrage(combat),
  };
}

/** The same question without its words, asked for every gun [12.2-12.3.4]. */
export function maySupport(desk: Desk, ground: Ground, gun: Piece, combat: Combat, party: Contestant): boolean {
  if (gun.type !== 'artillery' || gun.state.fired || isBarrage(combat)) return false;
  const { table } = desk;
  const umpire = table.umpire();
  const facts = gunFacts(desk, ground, gun, combat);
  const others: Member[] = supported(ground, combat, party);
  if (party === 'defender') checkDefensiveGun(facts, 0, others, table.scenario, umpire);
  else checkSupport(facts, gun.name, others, 'attack', table.scenario, umpire);
  return umpire.legal;
}
