import type { AnyProcedure } from '../../../kernel/procedures/index.js';

export const events: readonly AnyProcedure[] = [];
