import { flag, integer, text, texts } from '../../../kernel/fields/index.js';

/** An enemy unit that somebody would like to look at [20.1]. */
export class ReconTarget {
  @text('Name', { max: 40 }) name!: string;
  @flag('Untried', { default: true }) untried!: boolean;
  @integer('Hexes from the scout', { min: 0, max: 200, default: 1 }) distance!: number;
}

export class ReconOutcome {
  @texts('Units the player may look at; they stay face down and their owner learns nothing', { max: 40, maxItems: 60 })
  seen!: string[];
}
