import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { apFire } from './ap/ap-fire.js';
import { apFireBasic } from './ap/ap-fire-basic.js';

export const combat: readonly AnyProcedure[] = [apFireBasic, apFire];
