import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './ja/combat.js';
import { events } from './ja/events.js';
import { movement } from './ja/movement.js';
import { spotting } from './ja/spotting.js';
import { status } from './ja/status.js';
import { terms } from './ja/terms.js';

export const ja: Messages = { terms, steps: { ...combat, ...movement, ...spotting, ...events, ...status } };
