import type { Side } from '../../vocabulary.js';

const SAN: Readonly<Record<string, Side>> = { britishSan: 'british', axisSan: 'axis' };

/** SAN as the scenario left it: the core rules may have lowered it, nothing raises it in the Field [3.6122]. */
export const SAN_COUNTS: readonly string[] = Object.keys(SAN);
export const isSanCount = (name: string | undefined): name is string => name !== undefined && SAN[name] !== undefined;
export const sanSide = (name: string): Side => SAN[name]!;
