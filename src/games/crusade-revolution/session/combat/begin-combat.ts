import type { SessionEvent } from '../../../../kernel/session/index.js';
import { groundOf, unitsIn } from '../ground.js';
import type { Desk, Play } from '../stage.js';

/** 11.2.2, 13.1.1.1: who attacks whom, with the supply of all as it is now. */
export function declaration(
  { table, position }: Pick<Desk, 'table' | 'position'>,
  target: string,
  units: readonly string[],
  cancelTerrain: boolean,
): SessionEvent {
  const ground = groundOf(table, position);
  return {
    type: 'attack-declared',
    space: target,
    attackers: units.map((unit) => {
      const space = position.units[unit]!.space!;
      return { unit, space, supply: ground.supply(space) };
    }),
    defenders: [...unitsIn(table, position, target)],
    supply: ground.supply(target),
    cancelTerrain,
  };
}

/** The attack is declared and must be resolved. */
export function beginCombat(play: Play, target: string, units: readonly string[], cancelTerrain: boolean): void {
  play.happen(declaration(play, target, units, cancelTerrain));
  play.happen({ type: 'step-reached', step: 'attacker-cards' });
}
