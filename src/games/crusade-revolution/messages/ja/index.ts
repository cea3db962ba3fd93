import type { Messages } from '../../../../kernel/rulings/index.js';
import { combat } from './combat.js';
import { events } from './events.js';
import { movement } from './movement.js';
import { session } from './session.js';
import { sessionTerms } from './session-terms.js';
import { spotting } from './spotting.js';
import { status } from './status.js';
import { terms } from './terms.js';

export const ja: Messages = {
  terms: { ...terms, ...sessionTerms },
  steps: { ...combat, ...movement, ...spotting, ...events, ...status, ...session },
  madeUp: { space: 'スペース', card: 'カード' },
};
