import type { Ground, Piece } from './ground.js';
import type { Desk, Play } from './stage.js';

/** Whatever a scenario does when a phase begins: releases, draws. */
export function phaseBegins(_play: Play): void {}

/** Hexes closed to a piece by a rule of the scenario [B.19, J.20]. */
export function closedTo(_desk: Desk, _ground: Ground, _piece: Piece): string[] {
  return [];
}

/** Whether a rule of the scenario lets a piece attack a hex [B.19]. */
export function mayAttackHex(_desk: Desk, _ground: Ground, _piece: Piece, _hex: string): boolean {
  return true;
}
