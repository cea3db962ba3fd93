import type { Judge } from '../options.js';
import type { Field } from '../shared/position.js';
import { Hexside, type Terrain } from '../vocabulary.js';
import { hexsideShift } from './terrain-shift.js';
import type { WholeCombatInput } from './whole-combat-shapes.js';

/** A combat with its ground read off the map, wherever the question does not tell it itself. */
export function onGround<T extends WholeCombatInput>(
  input: T,
  field: Field,
  attackers: readonly number[],
  targets: readonly number[],
  umpire: Judge,
): T {
  const { board } = field;
  return {
    ...input,
    attackers: input.attackers.map((unit, i) => {
      const from = attackers[i]!;
      const across = unit.across === 'none' ? crossed(field, from, targets, umpire) : unit.across;
      return { ...unit, across, inRubble: unit.inRubble || board.hasTerrain(from, 'rubble') };
    }),
    defendingHexes: input.defendingHexes.map((hex, i) => {
      const printed = [...board.terrainOf(targets[i]!)] as Terrain[];
      return hex.terrain.length === 0 ? { ...hex, terrain: printed } : hex;
    }),
  };
}

/** The hexside between an attacker and the hexes he attacks; over several, the one worth least to the defender [9.12]. */
function crossed(field: Field, from: number, targets: readonly number[], umpire: Judge): Hexside {
  let least: Hexside | undefined;
  for (const target of targets) {
    const direction = field.board.grid.directionNumber(from, target);
    if (direction < 0) continue;
    const features = field.board.featuresOf(field.side(from, direction));
    const hexside = Hexside.values.find((value) => value !== 'none' && features.has(value)) ?? 'none';
    if (hexside === 'cliff') return hexside;
    if (least === undefined || hexsideShift(hexside, umpire) > hexsideShift(least, umpire)) least = hexside;
  }
  return least ?? 'none';
}
