import { integer } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';

export class HandSizes {
  @integer('Nationalist hand', { min: 0, max: 9 }) nationalist!: number;
  @integer('Republican hand', { min: 0, max: 9 }) republican!: number;
}

/** 6.0.A: by the morale of the moment of drawing. */
export function handSizes(umpire: Judge, rm: number): HandSizes {
  const table = umpire.chart('hand-size');
  const row = table.rowFor(rm);
  const sizes = { nationalist: table.cell(row, 0) as number, republican: table.cell(row, 1) as number };
  umpire.note(['6.0.A', '16.3.2'], 'hand-sizes', { rm, ...sizes });
  return sizes;
}
