import { PROVENANCES } from '../../kernel/charts/index.js';
import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  COUNT,
  choice,
  defineWords,
  flag,
  integer,
  json,
  list,
  number,
  numbers,
  object,
  published,
  text,
  texts,
} from '../../kernel/fields/index.js';

const DieSource = defineWords('DieSource', ['given', 'seed', 'fair']);
const CellSource = defineWords('CellSource', PROVENANCES);
const ANY_FIGURE = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

@published('One step of the explanation.')
export class Step {
  @text('The section behind the step.', ANY_LENGTH) rule!: string;
  @texts('Further sections it leans on.', { ...ANY_LENGTH, ...ANY_NUMBER, optional: true }) also?: readonly string[];
  @text("The key of the sentence among the game's messages.", ANY_LENGTH) key!: string;
  @text('The sentence, in the language asked for.', ANY_LENGTH) text!: string;
  @json('What was put into the sentence, by name.') values!: Readonly<Record<string, unknown>>;
  @flag('This step is a reason why the answer is "not allowed".', { optional: true }) forbids?: boolean;
}

@published('A die that fell.')
export class RolledDie {
  @text('What it was rolled for.', ANY_LENGTH) name!: string;
  @text('For which unit or place, where one name is rolled for several.', { ...ANY_LENGTH, optional: true })
  about?: string;
  @integer('How many sides it has.', COUNT) sides!: number;
  @integer('What it showed.', ANY_FIGURE) value!: number;
  @choice('given, seed or fair.', DieSource) source!: string;
}

@published('A chart cell the ruling looked at, and where its value comes from.')
export class CellUse {
  @text('The chart.', ANY_LENGTH) chart!: string;
  @text('Its row and column.', ANY_LENGTH) cell!: string;
  @choice('printed, reconstructed, community or client.', CellSource) source!: ChoiceOf<typeof CellSource>;
}

@published('What the rules say, step by step.')
export class Ruling {
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The procedure that ruled.', ANY_LENGTH) procedure!: string;
  @flag('Whether the rules allow what was asked.', {}) legal!: boolean;
  @json('What comes of it, as the procedure declares it; null where the rules forbid it.', { nullable: true })
  outcome!: unknown;
  @list('Every step that led to it.', Step, ANY_NUMBER) steps!: readonly Step[];
  @list('The dice, in the order in which they fell.', RolledDie, ANY_NUMBER) dice!: readonly RolledDie[];
  @text('Sent again, it gives the same ruling.', { ...ANY_LENGTH, optional: true }) seed?: string;
  @list('The chart cells that were looked at.', CellUse, ANY_NUMBER) provenance!: readonly CellUse[];
  @text('One line, ready to paste into a chat.', ANY_LENGTH) summary!: string;
}

@published('One step without its sentence.')
export class BriefStep {
  @text('The section behind the step.', ANY_LENGTH) rule!: string;
  @texts('Further sections it leans on.', { ...ANY_LENGTH, ...ANY_NUMBER, optional: true }) also?: readonly string[];
  @text("The key of the sentence among the game's messages.", ANY_LENGTH) key!: string;
  @flag('This step is a reason why the answer is "not allowed".', { optional: true }) forbids?: boolean;
}

@published('A ruling asked for with "detail": sections without sentences, or the outcome alone.')
export class BriefRuling {
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The procedure that ruled.', ANY_LENGTH) procedure!: string;
  @flag('Whether the rules allow what was asked.', {}) legal!: boolean;
  @json('What comes of it, as the procedure declares it; null where the rules forbid it.', { nullable: true })
  outcome!: unknown;
  @list('Every step that led to it.', BriefStep, { ...ANY_NUMBER, optional: true }) steps?: readonly BriefStep[];
  @list('The dice, in the order in which they fell.', RolledDie, ANY_NUMBER) dice!: readonly RolledDie[];
  @text('Sent again, it gives the same ruling.', { ...ANY_LENGTH, optional: true }) seed?: string;
  @list('The chart cells that were looked at.', CellUse, { ...ANY_NUMBER, optional: true })
  provenance?: readonly CellUse[];
}

@published('How likely one outcome is.')
export class Chance {
  @flag('Whether the rules allow it.', {}) legal!: boolean;
  @json('The outcome, or the field grouped by.', { nullable: true }) outcome!: unknown;
  @text('An exact fraction; hits over samples in a simulation.', ANY_LENGTH) probability!: string;
  @number('The same as a number.', ANY_FIGURE) value!: number;
  @numbers('Of a simulated chance, the 95 % interval.', { ...ANY_FIGURE, minItems: 2, maxItems: 2, optional: true })
  interval?: readonly [number, number];
}

@published('What a list of more than 1,000 outcomes, or of very large ones, leaves out. Group with "by" to see all.')
export class UnlistedChances {
  @integer('How many outcomes are not listed.', COUNT) outcomes!: number;
  @text('The sum of their chances, as exact as those listed.', ANY_LENGTH) probability!: string;
  @number('The same as a number.', ANY_FIGURE) value!: number;
  @numbers('Of simulated chances, the 95 % interval.', { ...ANY_FIGURE, minItems: 2, maxItems: 2, optional: true })
  interval?: readonly [number, number];
}

/** How dice can fall: the part that all answers about odds have in common. */
export abstract class Distribution {
  @flag('Whether every way was counted; otherwise samples were drawn.', {}) exact!: boolean;
  @integer('Ways the dice can fall, or samples drawn.', COUNT) branches!: number;
  @text('Of samples, the seed they were drawn from.', { ...ANY_LENGTH, optional: true }) seed?: string;
  @list('What can happen, the likeliest first.', Chance, ANY_NUMBER) chances!: readonly Chance[];
  @object('What the list leaves out.', UnlistedChances, { optional: true }) unlisted?: UnlistedChances;
}
