import { opponentOf } from '../vocabulary.js';
import { groundOf } from './ground.js';
import type { Combat, Pending } from './position.js';
import type { Play } from './stage.js';
import { defendersIn, gunFacts } from './support.js';

interface Roll {
  readonly unit: string;
  readonly stepLosses: number;
  readonly retreatHexes: number;
  readonly gunStepLosses: number;
  readonly gunRetreatHexes: number;
}

/** Guns fire at one hex, a die for each unit there; what each roll brings follows in order [12.4, 12.5]. */
export function beginBarrage(play: Play, combat: Combat, hex: string, converted: boolean): void {
  const { table, position } = play;
  const ground = groundOf(table, position);
  const side = position.phasing;
  const guns = combat.guns.flatMap((id) => ground.piece(id) ?? []);
  const targets = defendersIn(position, ground, { ...combat, targets: [hex] });
  const { rolls, exposedGuns } = play.ask<{ rolls: Roll[]; exposedGuns: string[] }>('combat/barrage', {
    scenario: table.scenario,
    side,
    // Sight was asked when the barrage was declared; support that turns needs none [12.3.3].
    guns: guns.map((gun) => ({ ...gunFacts(play, ground, gun, { ...combat, targets: [hex] }), sighted: true })),
    targets,
    terrain: ground.terrain(hex),
    converted,
  });
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
