import { word } from './names.js';
import { advance, losses, retreat } from './phases/aftermath.js';
import { defenderAims } from './phases/aiming.js';
import { between } from './phases/between.js';
import { declaration } from './phases/declaration.js';
import { movement } from './phases/movement.js';
import { airChoice, opening } from './phases/opening.js';
import { randomEvents } from './phases/random-events.js';
import { reinforcement } from './phases/reinforcement.js';
import { order, protection, support, tableChoice } from './phases/resolution.js';
import { setUp } from './phases/set-up.js';
import { stackingCheck } from './phases/stacking.js';
import type { Position, StageName } from './position.js';
import type { Stage } from './stage.js';

const STAGES: Readonly<Record<Exclude<StageName, 'over'>, Stage>> = {
  'set-up': setUp,
  event: randomEvents,
  opening,
  air: airChoice,
  reinforcement,
  movement,
  overstack: stackingCheck,
  declaration,
  aiming: defenderAims,
  order,
  table: tableChoice,
  support,
  protection,
  losses,
  retreat,
  advance,
  between,
};

/** What is asked in a stage, of the side that acts: of a combat, with the hexes it is about. */
const asking = (name: StageName, stage: Stage): Stage => ({
  ...stage,
  prompt({ table, position }) {
    const [side = position.phasing] = stage.actors({ table, position });
    const attack = position.combat && position.attacks[position.combat.attack];
    return { rule: stage.rule, key: `ask-${name}`, values: { side: word(side), hexes: attack?.targets ?? [] } };
  },
});

/** Everything the game can wait for. */
export const stages: Readonly<Record<string, Stage>> = Object.fromEntries(
  Object.entries(STAGES).map(([name, stage]) => [name, asking(name as StageName, stage)]),
);

/** What the game is waiting for. */
export const stageOf = ({ stage }: Position): Stage | null => stages[stage] ?? null;
