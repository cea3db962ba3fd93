import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './ja/combat.js';
import { terms } from './ja/terms.js';

export const ja: Messages = { terms, steps: { ...combat } };
