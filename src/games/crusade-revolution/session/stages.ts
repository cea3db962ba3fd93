import { arrival, arriving } from './arrivals.js';
import { named } from './names.js';
import { action } from './phases/action.js';
import { activation } from './phases/activation.js';
import { advancing } from './phases/advance.js';
import { attacks } from './phases/attacks.js';
import { claimingBonus } from './phases/bonus.js';
import { attackerCards, defenderCards } from './phases/combat-cards.js';
import { digging } from './phases/digging.js';
import { discarding } from './phases/draw.js';
import { eventChoices } from './phases/event.js';
import { attackerLosses, defenderLosses } from './phases/losses.js';
import { mallorcaJudged } from './phases/mallorca.js';
import { deployment, militarization, reserveMinimum } from './phases/mobilization.js';
import { movement } from './phases/movement.js';
import { redeployment } from './phases/redeployment.js';
import { replacement, returning } from './phases/replacement.js';
import { holding, retreating } from './phases/retreat.js';
import { excess, roundEnd, striking } from './phases/strike.js';
import { removingWorks } from './phases/works.js';
import type { Pending, Position, Step } from './position.js';
import { proposal } from './proposals.js';
import type { Stage } from './stage.js';

/** A question names places, units and cards as the sentences do. */
function inNames<K extends string>(all: Readonly<Record<K, Stage>>): Readonly<Record<K, Stage>> {
  const told = Object.entries<Stage>(all).map(([step, stage]) => {
    const { prompt } = stage;
    if (!prompt) return [step, stage];
    const asked: Stage['prompt'] = (scene, viewer) => {
      const remark = prompt(scene, viewer);
      return { ...remark, values: named(scene.table, remark.values) };
    };
    return [step, { ...stage, prompt: asked }];
  });
  return Object.fromEntries(told) as Readonly<Record<K, Stage>>;
}

const OWED: Readonly<Record<Pending['kind'], Stage>> = inNames({ strike: striking, excess, arrival, proposal });

const STAGES: Readonly<Record<Exclude<Step, 'over'>, Stage>> = inNames({
  discarding,
  arrivals: arriving,
  action,
  activation,
  movement,
  digging,
  attacks,
  'attacker-cards': attackerCards,
  'defender-cards': defenderCards,
  'defender-losses': defenderLosses,
  'attacker-losses': attackerLosses,
  hold: holding,
  retreat: retreating,
  advance: advancing,
  bonus: claimingBonus,
  redeployment,
  event: eventChoices,
  mallorca: mallorcaJudged,
  returning,
  replacements: replacement,
  works: removingWorks,
  deployment,
  reserve: reserveMinimum,
  militarization,
  'round-end': roundEnd,
});

/** Everything the game can wait for. */
export const stages: Readonly<Record<string, Stage>> = { ...STAGES, ...OWED };

/** What the game is waiting for: first whatever interrupts, then the step of the phase. */
export function stageOf({ agenda, step }: Position): Stage | null {
  if (step === 'over') return null;
  const owed = agenda[0];
  return owed ? OWED[owed.kind] : STAGES[step];
}
