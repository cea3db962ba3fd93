import type { Side } from '../vocabulary.js';
import type { Counter, Place } from './counters.js';
import type { OpenReport, Line as ReportLine } from './report/lines.js';

/** What the campaign waits for, in the order of the book. */
export type Step =
  | 'purchase'
  | 'fortify'
  | 'recon'
  | 'chits'
  | 'set-up'
  | 'fanaticism'
  | 'inspection'
  | 'bombardment'
  | 'field'
  | 'report'
  | 'checks'
  | 'places'
  | 'escape'
  | 'equipment'
  | 'dispose'
  | 'return'
  | 'aftermath'
  | 'shift'
  | 'refit'
  | 'replenish'
  | 'take-cpp'
  | 'over';

/** One line of the purchase record [3.6179]. */
export interface Line {
  readonly id: string;
  readonly date: string;
  readonly group: string;
  readonly mode: 'offMap' | 'onMap' | 'reserve' | 'zone' | 'parachute' | 'glider' | 'away';
  readonly improved: boolean;
  readonly creepingBarrage: boolean;
  readonly cost: number;
  readonly strength: 'full' | 'depleted' | null;
  readonly objective: string | null;
  readonly objectiveRevealed: boolean;
  /** Setup Area number, or the arrow of an Entry Area; null until chosen. */
  readonly at: Place | null;
  /** Pre-registered hex of a bombardment, or the hex of an offboard observer. */
  readonly hex: string | null;
  readonly givenByOb: boolean;
  readonly appeared: boolean;
  /** The two squads of the British balance came with it [3.31]. */
  readonly extraSquads?: boolean;
  /** Core numbers of the optional fittings its vehicles were diced for [CG7]. */
  readonly fittings?: readonly { readonly fitting: string; readonly coreNumber: number }[];
  /** Its Objective Hex was Controlled and not announced at once: it never is any more (PS-18) [3.2]. */
  readonly keptSilent?: boolean;
  readonly heldBack: boolean;
}

export interface Fort {
  readonly id: string;
  readonly kind: string;
  /** Null while it is bought and not placed. */
  readonly hex: string | null;
  readonly count: number;
  readonly since: string;
  readonly hidden: boolean;
  /** What the other side knows: nothing, that there are mines, or all of it [3.6073]. */
  readonly known: 'no' | 'mines' | 'yes';
}

export interface Due {
  readonly unit: string;
  readonly check: 'encirclement' | 'minefield' | 'mineAttack' | 'bog' | 'shock' | 'wading';
  readonly leader: string | null;
}

/** What one side keeps to itself. */
export interface Own {
  readonly counters: Readonly<Record<string, Counter>>;
  readonly lines: Readonly<Record<string, Line>>;
  readonly forts: Readonly<Record<string, Fort>>;
  readonly cpp: number;
  readonly fpp: number;
  readonly recon: number;
  readonly san: number;
  readonly bought: Readonly<Record<string, number>>;
  /** Companies by calendar day. */
  readonly companies: Readonly<Record<string, number>>;
  readonly roadblocks: number;
  readonly atFactors: number;
  /** Lines of the report with the side's own ids, and those nobody else sees. */
  readonly filed: Readonly<Record<string, Readonly<Record<string, ReportLine>>>>;
  /** Groups that have tried to Shift are remembered until the next date. */
  readonly dummies: number;
  /** Units that still have to be checked [3.604]. */
  readonly due: readonly Due[];
  /** Isolated units that have said they stay [3.606]. */
  readonly stayed: readonly string[];
  /** Unbroken MMC at Game End, which the Axis keep to themselves before the last date (PS-37). */
  readonly mmc: number | null;
  /** Hexes of wrecks that burnt out since the last set-up, Scrounged or of no more use [3.61423, CG12]. */
  readonly scrounged?: readonly string[];
  /** Hexes of vehicles that were made wrecks since the last set-up [3.61423]. */
  readonly wrecked?: readonly string[];
  /** Hexes by which units claimed a free way out of mines, with their date (PS-36). */
  readonly waysOut?: readonly { readonly hex: string; readonly date: string }[];
}

export interface Area {
  readonly side: Side;
  readonly number: number;
  readonly isolated: boolean;
  readonly vehiclesIsolated: boolean;
  readonly hexes: readonly string[];
}

export interface Scenario {
  readonly kind: 'initial' | 'dualAttack' | 'axisAttack' | 'britishAttack';
  readonly setsUpFirst: Side;
  readonly movesFirst: Side | null;
  readonly night: boolean;
  readonly fanatic: boolean;
  readonly plusOne: boolean;
}

/** A pass of the set-up: isolated ones first, then the rest [3.6221, 3.6222]. */
export interface Pass {
  readonly side: Side;
  readonly isolated: boolean;
  /** Told in part: the other side still has to accept what stands on the table. */
  readonly told?: boolean;
}

export interface Control {
  readonly controller: Side | 'none';
  readonly empty: boolean;
}

/** What both sides may see. */
export interface Open {
  readonly step: Step;
  readonly date: string;
  readonly phase: 'initial' | 'afterScenario' | 'afterIdle';
  readonly done: readonly string[];
  /** Sides that are done with the step. */
  readonly ready: readonly Side[];
  readonly passes: readonly Pass[];
  readonly scenario: Scenario | null;
  readonly chitsSpent: Readonly<Record<Side, number>>;
  readonly cvp: Readonly<Record<Side, number>>;
  readonly lossRolled: boolean;
  readonly massacre: readonly Side[];
  readonly san: Readonly<Record<Side, number>>;
  readonly gained: Readonly<Record<Side, number>>;
  readonly lastScenarioDate: string | null;
  readonly control: Readonly<Record<string, Control>>;
  readonly entryHeld: readonly string[];
  readonly britishHexesNorth: number;
  /** `claimed` while the report has not borne an announcement in the Field out (PS-18). */
  readonly objectives: readonly { readonly hex: string; readonly side: Side; readonly claimed?: boolean }[];
  /** Strategic Locations that are not printed: hex by what makes it one [3.2/Strategic-Location]. */
  readonly extra: Readonly<Record<string, string>>;
  readonly terrain: Readonly<Record<string, string>>;
  readonly wrecks: Readonly<Record<string, string>>;
  readonly fires: Readonly<Record<string, string>>;
  readonly areas: readonly Area[];
  readonly noMansLand: readonly string[];
  readonly withdrawn: boolean;
  readonly germansAway: boolean;
  readonly fallBack: boolean;
  readonly fanaticUses: number;
  readonly plusOneUses: number;
  readonly inspected: number;
  readonly stopped: readonly Side[];
  readonly bombarded: readonly string[];
  readonly begun: readonly Side[];
  /** The Player Turn being played, where the session counts them [CG14]. */
  readonly playerTurn?: { readonly turn: number; readonly side: Side } | null;
  readonly endAgreed: readonly Side[];
  readonly reportAsked: readonly Side[];
  readonly report: OpenReport;
  /** Counts of the last settled Game End page [3.51-3.53]. */
  readonly counts: Readonly<Record<string, number>>;
  readonly objectiveControl: Readonly<Record<string, Side | 'none'>>;
  readonly result: { readonly winner: Side | null; readonly level: string; readonly rule: string } | null;
}

/** One choice that stands before the step goes on. */
export type Owing =
  | {
      readonly kind: 'area';
      readonly side: Side;
      readonly unit: string;
      readonly at: readonly Place[];
      readonly rule: string;
    }
  | {
      readonly kind: 'escape';
      readonly side: Side;
      readonly unit: string;
      readonly what: 'replacement' | 'heat';
      readonly to: Place;
    }
  | {
      /** A vehicle that its crew has just left: what the crew may still do with it (notes 4 to 6 of the Escape table) [3.606]. */
      readonly kind: 'vehicle';
      readonly side: Side;
      readonly unit: string;
      readonly crew: string;
      readonly mayWreck: boolean;
      readonly mayScrounge: boolean;
    }
  | {
      /** A captured Gun, which may stay as its captors leave [3.60742]. */
      readonly kind: 'gun';
      readonly side: Side;
      readonly unit: string;
    };

export interface Position {
  readonly open: Open;
  readonly own: Readonly<Record<Side, Own>>;
  readonly owing: readonly Owing[];
}
