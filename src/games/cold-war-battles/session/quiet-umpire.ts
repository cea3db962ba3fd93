import type { Dice } from '../../../kernel/dice/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { quietUmpires } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Options } from '../options.js';
import type { Table } from './table.js';

const umpires = quietUmpires<Options>(charts);

/** An umpire for the functions under the procedures. */
export const quietly = ({ options, pack }: Table): Umpire<Options> => umpires(options, pack);

const ANY_DICE: Dice = { source: 'given', next: () => 1 };

/** An umpire for questions whose dice do not matter: only whether the thing is allowed at all. */
export const guessing = ({ options, pack }: Table): Umpire<Options> => umpires(options, pack, ANY_DICE);
