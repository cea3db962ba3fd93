import type { GridNumbering } from './numbering.js';

/** A grid that names every point by itself; positions are those of its board. */
export type PlainGrid = HexGridDescription | SquareGridDescription | RegionGridDescription;

/** A grid as the module describes it. */
export type GridDescription = PlainGrid | ZonedGridDescription;

export interface HexGridDescription {
  readonly kind: 'hexes';
  readonly dx: number;
  readonly dy: number;
  readonly x0: number;
  readonly y0: number;
  /** Rows of hexes with flat tops lie across: x and y change places. */
  readonly sideways: boolean;
  readonly numbering?: GridNumbering;
}

export interface SquareGridDescription {
  readonly kind: 'squares';
  readonly dx: number;
  readonly dy: number;
  readonly x0: number;
  readonly y0: number;
  readonly numbering?: GridNumbering;
}

export interface Region {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface RegionGridDescription {
  readonly kind: 'regions';
  readonly regions: readonly Region[];
}

export interface Zone {
  readonly name: string;
  /** What is shown, with $name$ and $gridLocation$ in it. */
  readonly format: string;
  /** Its corners: x, y, x, y and so on. */
  readonly path: readonly number[];
  readonly usesBoardGrid: boolean;
  readonly grid?: PlainGrid;
}

export interface ZonedGridDescription {
  readonly kind: 'zones';
  readonly zones: readonly Zone[];
  readonly background?: PlainGrid;
}

/** What the place of a point is called, and how far it lies from the middle of that place. */
export interface Place {
  /** As VASSAL shows it; null where the grid has no numbering. */
  readonly name: string | null;
  readonly zone: string | null;
  /** In points; null where the place has no middle. */
  readonly offCentre: number | null;
}

export const NOWHERE: Place = { name: null, zone: null, offCentre: null };

export interface Size {
  readonly width: number;
  readonly height: number;
}
