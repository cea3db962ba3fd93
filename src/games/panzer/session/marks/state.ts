import type { RangeFactor } from '../../vocabulary.js';

/** That a unit has met a barrage this turn: one firing unit attacks it once [6.6.6]. */
export const crossing = (unit: string, mark: string): string => `${unit} in ${mark}`;

/** The fire behind a barrage: it strikes whoever moves into it [6.6.6]. */
interface Barrage {
  /** The battery or unit that fires. */
  readonly source: string;
  readonly band: RangeFactor;
  readonly factor: number;
  readonly planned: boolean;
}

/** Smoke, a barrage, illumination or a fire on the map: one source, however many hexes it covers [5.11, 6.1.4.3]. */
export interface Mark {
  readonly id: string;
  readonly kind: 'smoke' | 'barrage' | 'illumination' | 'fire';
  readonly hexes: readonly string[];
  /** Of an open SHEAF [6.5.1.5]. */
  readonly open: boolean;
  /** Turn and step it was made in: it hinders from the next step on [6.1.4.3.10]. */
  readonly born: string;
  /** SMOKE/OFF: taken away in the next Adjustment Phase [6.8.4]. */
  readonly off?: true;
  readonly barrage?: Barrage;
}
