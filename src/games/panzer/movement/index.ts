import type { AnyProcedure } from '../../../kernel/procedures/index.js';

export const movement: readonly AnyProcedure[] = [];
