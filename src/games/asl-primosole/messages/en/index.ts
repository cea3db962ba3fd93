import type { Messages } from '../../../../kernel/rulings/index.js';
import { areas } from './areas.js';
import { combat } from './combat.js';
import { events } from './events.js';
import { movement } from './movement.js';
import { session } from './session.js';
import { spotting } from './spotting.js';
import { status } from './status.js';
import { terms } from './terms.js';

export const en: Messages = {
  terms,
  steps: { ...movement, ...combat, ...spotting, ...events, ...status, ...areas, ...session },
};
