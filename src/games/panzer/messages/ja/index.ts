import { mergeMessages } from '../merge.js';
import { airAndMines } from './air-and-mines.js';
import { closeCombat } from './close-combat.js';
import { combat } from './combat.js';
import { common } from './common.js';
import { events } from './events.js';
import { gpCombat } from './gp-combat.js';
import { indirectFire } from './indirect-fire.js';
import { movement } from './movement.js';
import { session } from './session.js';
import { sessionAdvanced } from './session-advanced.js';
import { sessionAir } from './session-air.js';
import { sessionChoices } from './session-choices.js';
import { sessionHidden } from './session-hidden.js';
import { sessionIndirect } from './session-indirect.js';
import { sessionOptional } from './session-optional.js';
import { spotting } from './spotting.js';
import { status } from './status.js';

export const ja = mergeMessages([
  common,
  combat,
  airAndMines,
  indirectFire,
  gpCombat,
  closeCombat,
  spotting,
  movement,
  events,
  status,
  session,
  sessionAdvanced,
  sessionIndirect,
  sessionAir,
  sessionOptional,
  sessionHidden,
  sessionChoices,
]);
