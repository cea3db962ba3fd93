import type { Play } from '../events/catalogue.js';

/** [16.9]. */
export function quickEnd(_play: Play): void {}

/** [16.4, 16.6, 17.4, 17.6]. */
export function countHexes(_play: Play): void {}
