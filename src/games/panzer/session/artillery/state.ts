import type { Side } from '../../../../kernel/session/index.js';
import type { Facing, Mission, Sheaf, Suppression } from '../../vocabulary.js';

/** A battery off the map now. */
export interface BatteryState {
  /** It has fired, failed to answer, or had its mission checked this turn [6.5.1.7, 6.5.1.9]. */
  readonly spent?: true;
  /** The first turn of its plan, once that has begun [6.5.1.11.2]. */
  readonly begun?: number;
  /** Its plan begins a turn later than plotted [6.5.1.11.2]. */
  readonly delayed?: true;
  /** Its plan has landed this turn. */
  readonly landed?: true;
  /** Hit by counter-battery fire, option 7.28. */
  readonly suppression?: Exclude<Suppression, 'none'>;
  readonly damaged?: true;
  readonly lost?: true;
}

/** What falls where, and in which pattern [6.5.1.5, 6.5.1.6]. */
interface Pattern {
  readonly point: string;
  readonly shells: Mission;
  readonly sheaf: Sheaf;
  /** Of a closed linear SHEAF. */
  readonly direction: Facing | null;
}

/** Called fire that an observer directs from turn to turn [6.5.1.7, 6.5.1.8]. */
export interface FireMission extends Pattern {
  readonly id: string;
  readonly side: Side;
  readonly observer: string;
  /** Batteries and units that fire in it. */
  readonly sources: readonly string[];
  /** Turns it has been kept up [7.28.2]. */
  readonly turns: number;
  /** It fell on friends: checked next turn [6.5.1.10]. */
  readonly dangerClose?: true;
  /** Called, continued or adjusted this turn. */
  readonly directed?: true;
}

/** A call that is being put together [6.5.1.7]. */
export interface Call extends Pattern {
  readonly step: 'call' | 'adjust';
  /** The mission that is adjusted. */
  readonly mission: string | null;
  readonly observer: string;
  readonly sources: readonly string[];
}

/** Fire on its way [6.5.1.13]. */
export interface Landing extends Pattern {
  readonly source: string;
  readonly observer: string | null;
  readonly mission: string | null;
  /** It falls short, and the enemy says where [6.5.1.12]. */
  readonly stray?: true;
  /** Where they called and fired it from: what lands first may be the end of either [6.5.1.13]. */
  readonly from?: { readonly observer: string; readonly source?: string };
}

/** A side's part of the Indirect Fire Step [6.5.1]. */
export interface IndirectPart {
  readonly side: Side;
  readonly call: Call | null;
  readonly landings: readonly Landing[];
  /** Vehicles under the fire that lands next whose owner has said whether they move [6.5.4.3]. */
  readonly asked: readonly string[];
  /** Who may strike back at what has fired: a battery, or an asset that has struck, option 7.28. */
  readonly countering?: {
    readonly side: Side;
    readonly target: string;
    readonly turns: number;
    readonly asset: boolean;
  };
  /** The side is done: what is plotted still falls. */
  readonly ending?: true;
}

export interface ArtilleryState {
  /** Counter-battery assets, option 7.28. */
  readonly assets: Readonly<Record<string, { readonly used?: true; readonly lost?: true }>>;
  readonly batteries: Readonly<Record<string, BatteryState>>;
  readonly missions: Readonly<Record<string, FireMission>>;
  readonly called: number;
  readonly part: IndirectPart | null;
}
