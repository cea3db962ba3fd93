import { defineChoice } from '../../../kernel/fields/index.js';
import { Ammo } from '../vocabulary.js';

/** What a shot is fired with: a kind of AP ammunition, or general-purpose fire [5.16.1, 6.5.4]. */
export const FiredWith = defineChoice('FiredWith', [...Ammo.values, 'GP']);
