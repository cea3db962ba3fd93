import { choice, integer, list, text, texts } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration } from '../../../../kernel/session/index.js';
import { Facing, Mission, Sheaf } from '../../vocabulary.js';

const HEX = { max: 12 };
const BATTERY = { max: 60 };

class PlottedField {
  @integer('Which minefield of the scenario, from 1', { min: 1, max: 20 }) field!: number;
  @texts('Its hexes, next to each other [7.31.1]', { ...HEX, minItems: 1, maxItems: 60 }) hexes!: string[];
}

class PlottedPoints {
  @text('The battery they are assigned to', BATTERY) battery!: string;
  @texts('Pre-registered points [6.5.1.4]', { ...HEX, minItems: 1, maxItems: 20 }) points!: string[];
}

class PlottedStretch {
  @integer('Turns', { min: 1, max: 5 }) turns!: number;
  @choice('What falls', Mission) mission!: string;
  @choice('The pattern', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { optional: true }) direction?: string;
}

class PlottedPlan {
  @text('The battery', BATTERY) battery!: string;
  @integer('The turn in which it begins [6.5.1.11.1]', { min: 1, max: 99 }) turn!: number;
  @text('The target point', HEX) point!: string;
  @list('What falls, stretch by stretch: five turns at most', PlottedStretch, { minItems: 1, maxItems: 5 })
  stretches!: PlottedStretch[];
}

class Plotting {
  @list('Minefields [7.31.1]', PlottedField, { maxItems: 20 }) minefields!: PlottedField[];
  @list('Pre-registered points [6.5.1.4]', PlottedPoints, { maxItems: 20 }) registered!: PlottedPoints[];
  @list('Planned fire [6.5.1.11.1]', PlottedPlan, { maxItems: 20 }) plans!: PlottedPlan[];
}

class SidePlotted {
  @text('The side', { max: 40 }) side!: string;
}

/** What a side writes down before the set-up. */
export const plottingCommands: Readonly<Record<string, CommandDeclaration>> = {
  plot: {
    title: { en: 'Plot mines and artillery', ja: '地雷と砲撃を計画する' },
    rules: ['6.5.1.4', '6.5.1.11', '6.5.1.11.1', '7.31.1'],
    shape: Plotting,
  },
};

export const plottingShapes: Readonly<Record<string, EventDeclaration>> = {
  plotted: {
    title: { en: 'A side has plotted', ja: '計画の記入' },
    shape: SidePlotted,
    secret: Plotting,
  },
};
