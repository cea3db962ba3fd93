import { closedInBrunete, exchangeDivisions, mayAttackInBrunete, objectiveMemory } from './brunete.js';
import type { Ground, Piece } from './ground.js';
import { alarmMadrid, closedInJarama, republicansMove } from './jarama.js';
import type { Desk, Play } from './stage.js';

/** Whatever a scenario does when a Republican movement phase begins: releases, draws, exchanges [J.6, J.20, B.20]. */
export function movementBegins(play: Play): void {
  if (play.position.phasing !== 'republican') return;
  if (play.table.scenario === 'jarama') republicansMove(play);
  if (play.table.scenario === 'brunete') exchangeDivisions(play);
}

/** A unit has been in these hexes [J.20]. */
export function unitPassed(play: Play, unit: string, hexes: readonly string[]): void {
  const { side } = play.table.counters.get(unit)!;
  if (play.table.scenario === 'jarama' && side === 'nationalist') alarmMadrid(play, hexes);
}

/** A unit has left the map [B.20]. */
export function unitLeft(play: Play): void {
  if (play.table.scenario === 'brunete' && play.position.phasing === 'republican') exchangeDivisions(play);
}

/** Hexes closed to a piece by a rule of the scenario [B.19, J.20]. */
export function closedTo(desk: Desk, ground: Ground, piece: Piece): string[] {
  if (desk.table.scenario === 'brunete') return closedInBrunete(desk, ground, piece);
  return desk.table.scenario === 'jarama' ? closedInJarama(desk, piece) : [];
}

/** Whether a rule of the scenario lets a piece attack a hex [B.19]. */
export function mayAttackHex(desk: Desk, ground: Ground, piece: Piece, hex: string): boolean {
  return desk.table.scenario !== 'brunete' || mayAttackInBrunete(desk, ground, piece, hex);
}

/** What a plan of attacks is tested by, for the side whose divisions have objectives [B.19]. */
export function objectivesOf(desk: Desk, ground: Ground): { objectives?: object[] } {
  const { table, position } = desk;
  if (table.scenario !== 'brunete' || position.phasing !== 'republican') return {};
  return { objectives: objectiveMemory(desk, ground) };
}
