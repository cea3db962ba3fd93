import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { apFireBasic } from './ap-fire-basic.js';

export const combat: readonly AnyProcedure[] = [apFireBasic];
