import type { Play } from '../events/catalogue.js';
import type { Stage } from '../position.js';
import { advance, losses, retreat } from './aftermath.js';
import { defenderAims } from './aiming.js';
import { between } from './between.js';
import { declaration } from './declaration.js';
import { movement } from './movement.js';
import { airChoice, opening } from './opening.js';
import { randomEvents } from './random-events.js';
import { reinforcement } from './reinforcement.js';
import { order, protection, support, tableChoice } from './resolution.js';
import { setUp } from './set-up.js';
import { stackingCheck } from './stacking.js';
import type { StageRules } from './stage.js';

export const STAGES: Readonly<Record<Exclude<Stage, 'over'>, StageRules>> = {
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

/** Does everything that needs nobody's decision. */
export function settle(play: Play): void {
  while (play.position.stage !== 'over' && STAGES[play.position.stage].settle(play));
}
