import { opponentOf } from '../vocabulary.js';
import { groundOf } from './ground.js';
import type { Combat, Pending } from './position.js';
import type { Desk, Play } from './stage.js';
import { defendersIn, gunFacts } from './support.js';

interface Roll {
  readonly unit: string;
  readonly stepLosses: number;
  readonly retreatHexes: number;
  readonly gunStepLosses: number;
  readonly gunRetreatHexes: number;
}

/** The guns of a combat against one hex, as the procedure takes them [12.4]. */
export function barrageQuestion(desk: Desk, combat: Combat, hex: string, converted: boolean): object {
  const { table, position } = desk;
  const ground = groundOf(table, position);
  const there = { ...combat, targets: [hex] };
  const guns = combat.guns.flatMap((id) => ground.piece(id) ?? []);
  return {
    scenario: table.scenario,
    side: position.phasing,
    // Sight was asked when the barrage was declared; support that turns needs none [12.3.3].
    guns: guns.map((gun) => ({ ...gunFacts(desk, ground, gun, there), sighted: true })),
    targets: defendersIn(position, ground, there),
    terrain: ground.terrain(hex),
    converted,
  };
}

/** Guns fire at one hex, a die for each unit there; what each roll brings follows in order [12.4, 12.5]. */
export function beginBarrage(play: Play, combat: Combat, hex: string, converted: boolean): void {
  const { table, position } = play;
  const side = position.phasing;
  const question = barrageQuestion(play, combat, hex, converted);
  const { rolls, exposedGuns } = play.ask<{ rolls: Roll[]; exposedGuns: string[] }>('combat/barrage', question);
  const id = (name: string): string => table.idOf.get(name)!;
  const exposed = exposedGuns.map(id);
  const choices: Pending[] = [];
  for (const roll of rolls) {
    const units = [id(roll.unit)];
    const owner = opponentOf(side);
    if (roll.stepLosses > 0) choices.push({ kind: 'loss', side: owner, units });
    if (roll.retreatHexes > 0) choices.push({ kind: 'retreat', side: owner, units, party: 'defender' });
    if (roll.gunStepLosses > 0) choices.push({ kind: 'loss', side, units: exposed });
    if (roll.gunRetreatHexes > 0) choices.push({ kind: 'retreat', side, units: exposed, party: 'attacker' });
  }
  if (choices.length > 0) play.happen({ type: 'choices-owed', choices });
}
