import type { AnyProcedure } from '../../kernel/procedures/index.js';
import { combat } from './combat/index.js';
import { events } from './events/index.js';
import { movement } from './movement/index.js';
import { spotting } from './spotting/index.js';
import { status } from './status/index.js';

/** Everything Panzer lets one resolve, in the order of the five resolvers. */
export const procedures: readonly AnyProcedure[] = [...combat, ...spotting, ...movement, ...events, ...status];
