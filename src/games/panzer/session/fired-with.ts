import { defineChoice } from '../../../kernel/fields/index.js';
import { Ammo } from '../vocabulary.js';

/** What a shot is fired with: a kind of AP ammunition, or general-purpose fire [5.16.1, 6.5.4]. */
export const FiredWith = defineChoice('FiredWith', [...Ammo.values, 'GP']);

/** How a shot is fired besides: to pin down, or at whoever rides in the target as well [7.18, 5.1.3.4]. */
export const mannerOf = ({ pinning, riders }: Readonly<Record<string, unknown>>) => ({
  ...(pinning ? { pinning: true as const } : {}),
  ...(riders ? { riders: true as const } : {}),
});
