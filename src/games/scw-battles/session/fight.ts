import { opponentOf } from '../vocabulary.js';
import { attackQuestion } from './attack-question.js';
import { groundOf } from './ground.js';
import { isLeader, leadersWith } from './leaders.js';
import type { Combat, Contestant, Pending } from './position.js';
import type { Play } from './stage.js';
import { defendersIn } from './support.js';

interface Effect {
  readonly stepLosses: number;
  readonly retreatHexes: number;
  readonly exposed: readonly string[];
}

interface Fought {
  readonly attacker: Effect;
  readonly defender: Effect;
  readonly mayAdvance: Contestant | 'none';
  readonly result: string;
}

/** Step 8: the die, then losses, retreats and the advance, each chosen by whoever the book says [5.0 E, 11.4-11.7]. */
export function fightOut(play: Play, combat: Combat): void {
  const { table, position } = play;
  const ground = groundOf(table, position);
  const fought = play.ask<Fought>('combat/attack', attackQuestion(play, combat));
  const ids = (names: readonly string[]): string[] => names.map((name) => table.idOf.get(name)!);
  const side = { attacker: position.phasing, defender: opponentOf(position.phasing) };
  const exposed = { attacker: ids(fought.attacker.exposed), defender: ids(fought.defender.exposed) };
  // Leaders lose no steps, but go back with the stack they are in, or keep it there [14.3, 14.4].
  const stacks = {
    attacker: [
      ...exposed.attacker,
      ...leadersWith(
        ground,
        exposed.attacker.map((id) => ground.piece(id)!),
      ).map(({ id }) => id),
    ],
    defender: exposed.defender,
  };
  const choices: Pending[] = [];
  for (const party of ['attacker', 'defender'] as const) {
    for (let step = 0; step < fought[party].stepLosses; step++) {
      choices.push({ kind: 'loss', side: side[party], units: exposed[party].filter((id) => !isLeader(play, id)) });
    }
  }
  for (const party of ['attacker', 'defender'] as const) {
    if (fought[party].retreatHexes === 0) continue;
    const units = stacks[party];
    if (units.some((id) => isLeader(play, id))) choices.push({ kind: 'hold', side: side[party], party });
    choices.push({ kind: 'retreat', side: side[party], units, party });
  }
  const fighters = combat.attackers.flatMap((id) => ground.piece(id) ?? []);
  const attackers = [...fighters, ...leadersWith(ground, fighters)];
  const defenders = defendersIn(position, ground, combat);
  // Guns that fired at the next hex go back with the attackers, and leave theirs open as well [12.5].
  const left = [...new Set(exposed.attacker.map((id) => ground.piece(id)!.hex))];
  const advance = (party: Contestant, emptiedBy: 'retreat' | 'stepLoss'): Pending => ({
    kind: 'advance',
    side: side[party],
    units: (party === 'attacker' ? attackers : defenders).map(({ id }) => id),
    hexes: party === 'attacker' ? combat.targets : left,
    emptiedBy,
    advanced: [],
  });
  if (fought.mayAdvance !== 'none') choices.push(advance(fought.mayAdvance, 'retreat'));
  else if (table.options.advanceOnElimination) {
    if (fought.defender.stepLosses > 0) choices.push(advance('attacker', 'stepLoss'));
    if (fought.attacker.stepLosses > 0) choices.push(advance('defender', 'stepLoss'));
  }
  play.happen({ type: 'step-reached', step: 'after-combat' });
  if (choices.length > 0) play.happen({ type: 'choices-owed', choices });
}
