import type { AnyProcedure } from '../../../kernel/procedures/index.js';

export const spotting: readonly AnyProcedure[] = [];
