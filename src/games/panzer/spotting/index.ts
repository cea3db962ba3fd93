import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { lineOfSight } from './line-of-sight.js';

export const spotting: readonly AnyProcedure[] = [lineOfSight];
