import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './en/combat.js';
import { events } from './en/events.js';
import { movement } from './en/movement.js';
import { spotting } from './en/spotting.js';
import { status } from './en/status.js';
import { terms } from './en/terms.js';

export const en: Messages = { terms, steps: { ...combat, ...movement, ...spotting, ...events, ...status } };
