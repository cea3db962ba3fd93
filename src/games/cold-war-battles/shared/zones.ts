import type { Options } from '../options.js';
import { isIrregular, type Side } from '../vocabulary.js';
import type { Field, Placed } from './position.js';

/** Bits of a zone map: what binds ordinary units, and what binds Special Forces and Guerrillas [22.2, 22.3]. */
export const ORDINARY = 1;
export const SECURITY = 2;

/** Which zones a unit exerts: none when suppressed; irregulars bind only other irregulars [8.2, 11.3, 22.2, 22.3]. */
export function zoneOf({ unit }: Placed, options: Options): number {
  if (unit.suppressed) return 0;
  if (!options.irregulars) return ORDINARY | SECURITY;
  const ordinary = isIrregular(unit.type) ? 0 : ORDINARY;
  return unit.type === 'specialForce' || unit.type === 'police' ? ordinary | SECURITY : ordinary;
}

/** Whether a zone passes from a hex to its neighbour: not over a cliff, not into an objective of Budapest [8.3, 18.1]. */
export function zonePasses(field: Field, from: number, direction: number, to: number): boolean {
  if (field.battle !== 'budapest56') return true;
  return !field.isCliff(field.side(from, direction)) && !field.board.hasTerrain(to, 'objective');
}

/** The zones of control of one side's units, as bits per hex [8.1]. */
export function zonesOf(field: Field, side: Side, options: Options, except?: ReadonlySet<Placed>): Uint8Array {
  const { grid } = field.board;
  const zones = new Uint8Array(grid.size);
  for (const placed of field.units) {
    if (placed.unit.side !== side || except?.has(placed)) continue;
    const bits = zoneOf(placed, options);
    if (bits === 0) continue;
    for (let d = 0; d < 6; d += 1) {
      const to = grid.neighbours[6 * placed.hex + d]!;
      if (to >= 0 && zonePasses(field, placed.hex, d, to)) zones[to]! |= bits;
    }
  }
  return zones;
}

/** The bit that matters to a unit of this type. */
export const bindingBit = (type: Placed['unit']['type'], options: Options): number =>
  options.irregulars && isIrregular(type) ? SECURITY : ORDINARY;
