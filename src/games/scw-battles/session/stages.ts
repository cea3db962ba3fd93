import { stepKey, word } from './names.js';
import { attackAir, defensiveAir } from './phases/air-support.js';
import { attackGuns, defensiveGuns, kind, nextCombat } from './phases/battle.js';
import { bombing } from './phases/bombardment.js';
import { declaring } from './phases/declaration.js';
import { holding, takingRefuge } from './phases/leaders.js';
import { excess, movement } from './phases/movement.js';
import { receiving, releasing } from './phases/releases.js';
import { advancing, afterCombat, loss, retreating } from './phases/results.js';
import { setUp } from './phases/set-up.js';
import { attackerWithdrawal, defenderWithdrawal, turnedBarrage } from './phases/withdrawal.js';
import { currentCombat, type Pending, type Position, type Step } from './position.js';
import type { Stage } from './stage.js';

const OWED: Readonly<Record<Pending['kind'], Stage>> = {
  loss,
  retreat: retreating,
  advance: advancing,
  hold: holding,
  refuge: takingRefuge,
  release: releasing,
  receive: receiving,
};

const STAGES: Readonly<Record<Exclude<Step, 'over'>, Stage>> = {
  'set-up': setUp,
  bombing,
  moving: movement,
  excess,
  declaring,
  'defensive-air': defensiveAir,
  'attack-air': attackAir,
  'next-combat': nextCombat,
  kind,
  'attack-guns': attackGuns,
  'defensive-guns': defensiveGuns,
  'attacker-withdrawal': attackerWithdrawal,
  'defender-withdrawal': defenderWithdrawal,
  'turned-barrage': turnedBarrage,
  'after-combat': afterCombat,
};

/** What is asked in a stage, of the side that acts: of a combat, with the hexes it is about. */
const asking = (name: string, stage: Stage): Stage => ({
  ...stage,
  prompt(scene) {
    const { position } = scene;
    const [side = position.phasing] = stage.actors(scene);
    const hexes = position.current === null ? [] : currentCombat(position).targets;
    return { rule: stage.rule, key: `ask-${name}`, values: { side: word(side), hexes } };
  },
});

/** Everything the game can wait for. */
export const stages: Readonly<Record<string, Stage>> = Object.fromEntries(
  [...Object.entries(STAGES), ...Object.entries(OWED)].map(([name, stage]) => [name, asking(name, stage)]),
);

/** What the game is waiting for: first whatever results have left to choose, then the step of the phase. */
export const stageOf = (position: Position): Stage | null => stages[stepKey(position)] ?? null;
