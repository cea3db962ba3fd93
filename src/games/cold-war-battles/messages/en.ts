import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './en/combat.js';
import { terms } from './en/terms.js';

export const en: Messages = { terms, steps: { ...combat } };
