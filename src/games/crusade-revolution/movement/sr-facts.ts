import type { MissingFact } from '../../../kernel/rulings/index.js';
import { isCorps } from '../shared/units.js';
import type { SrMode, SrMove } from './sr-input.js';

const STARTS: ReadonlySet<SrMode> = new Set(['land', 'sea', 'toReserve', 'border']);
const ENDS: ReadonlySet<SrMode> = new Set(['land', 'sea', 'fromReserve', 'fromMorocco']);

/** The section that judges each way of going. */
const SECTIONS: Readonly<Record<SrMode, string>> = {
  land: '12.1.6',
  sea: '12.1.7',
  fromReserve: '12.1.8',
  toReserve: '12.1.9',
  border: '13.4.3',
  fromMorocco: '17.6.4',
};

const ORIGIN = { en: 'the space where the unit is', ja: 'ユニットのいるスペース' };
const GOAL = { en: 'the space where the unit goes', ja: 'ユニットの行き先のスペース' };

/** 12.1.9: a corps never passes the Reserve Box, wherever it would come from or go to. */
const isRefusedAnyway = ({ mode, type }: SrMove): boolean =>
  isCorps(type) && (mode === 'fromReserve' || mode === 'toReserve');

/** The ends of the moves that nobody named. */
export function missingPlaces(moves: readonly SrMove[]): (MissingFact | false)[] {
  return moves.flatMap((move, i) => {
    if (isRefusedAnyway(move)) return [];
    const rule = SECTIONS[move.mode];
    return [
      STARTS.has(move.mode) && !move.from && { pointer: `/moves/${i}/from`, rule, detail: ORIGIN },
      ENDS.has(move.mode) && !move.to && { pointer: `/moves/${i}/to`, rule, detail: GOAL },
    ];
  });
}
