import type { Result } from '../../../kernel/session/index.js';
import type { Play } from './stage.js';

export function countJarama(_play: Play): Result {
  return { winner: null, level: 'draw' };
}

export function countBrunete(_play: Play): Result {
  return { winner: null, level: 'draw' };
}
