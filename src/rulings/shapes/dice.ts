import { integers, json, published, text } from '../../kernel/fields/index.js';

@published('The faces rolled on a table, in order or by name, or a seed to draw them from.')
export class DiceInput {
  @integers('The faces, in the order in which the rules ask for them.', {
    min: -1000,
    max: 1000,
    maxItems: 1000,
    optional: true,
  })
  given?: readonly number[];
  @json('Faces by the name of the roll: {combat: [4]}.', { optional: true })
  named?: Readonly<Record<string, readonly number[]>>;
  @text('The same seed gives the same dice.', { min: 1, max: 200, optional: true }) seed?: string;
}
