import { Chance, Distribution, UnlistedChances } from '../../edge/shapes/ruling.js';
import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  integer,
  list,
  object,
  published,
  text,
} from '../../kernel/fields/index.js';

@published('Odds for one way to make a choice that comes before the dice.')
export class OddsVariant extends Distribution {
  @text('The way.', ANY_LENGTH) name!: string;
}

@published('How the dice can fall; where a choice comes before them, for each way.')
export class Odds {
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The procedure.', ANY_LENGTH) procedure!: string;
  @flag('Whether every way was counted; otherwise samples were drawn.', { optional: true }) exact?: boolean;
  @integer('Ways the dice can fall, or samples drawn.', { ...COUNT, optional: true }) branches?: number;
  @text('Of samples, the seed they were drawn from.', { ...ANY_LENGTH, optional: true }) seed?: string;
  @list('What can happen, the likeliest first.', Chance, { ...ANY_NUMBER, optional: true }) chances?: readonly Chance[];
  @object('What the list leaves out.', UnlistedChances, { optional: true }) unlisted?: UnlistedChances;
  @list('The same for each way.', OddsVariant, { ...ANY_NUMBER, optional: true }) variants?: readonly OddsVariant[];
}
