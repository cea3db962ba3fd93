import type { Messages } from '../../../../kernel/rulings/index.js';
import { combat } from './combat.js';
import { events } from './events.js';
import { field } from './field.js';
import { movement } from './movement.js';
import { session } from './session.js';
import { status } from './status.js';
import { terms } from './terms.js';

export const ja: Messages = { terms, steps: { ...combat, ...events, ...field, ...movement, ...session, ...status } };
