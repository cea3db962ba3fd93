import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './ja/combat.js';
import { events } from './ja/events.js';
import { field } from './ja/field.js';
import { movement } from './ja/movement.js';
import { session } from './ja/session.js';
import { status } from './ja/status.js';
import { terms } from './ja/terms.js';

export const ja: Messages = { terms, steps: { ...combat, ...events, ...field, ...movement, ...session, ...status } };
