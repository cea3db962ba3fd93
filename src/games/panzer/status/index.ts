import type { AnyProcedure } from '../../../kernel/procedures/index.js';

export const status: readonly AnyProcedure[] = [];
