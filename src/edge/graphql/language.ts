import { defineChoice } from '../../kernel/fields/index.js';
import { LANGUAGES } from '../../kernel/rulings/index.js';

export const LanguageChoice = defineChoice('Language', LANGUAGES, 'shared');
