import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './en/combat.js';
import { events } from './en/events.js';
import { field } from './en/field.js';
import { movement } from './en/movement.js';
import { session } from './en/session.js';
import { status } from './en/status.js';
import { terms } from './en/terms.js';

export const en: Messages = { terms, steps: { ...combat, ...events, ...field, ...movement, ...session, ...status } };
