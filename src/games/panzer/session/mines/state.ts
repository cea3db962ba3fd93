import type { Side } from '../../../../kernel/session/index.js';

/** One hex of a minefield: its owner's secret until it has struck somebody [7.31.2]. */
export interface MinedHex {
  readonly hex: string;
  readonly side: Side;
  readonly density: 'hasty' | 'deliberate';
  readonly mines: 'antiVehicular' | 'antiPersonnel' | 'both';
  readonly known: boolean;
}
