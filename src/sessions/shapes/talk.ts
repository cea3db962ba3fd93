import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  integer,
  list,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';

@published('A pass for one stream, in place of a token that a browser cannot send.')
export class Ticket {
  @text('To be sent as `?ticket=`; good once.', ANY_LENGTH) ticket!: string;
  @timestamp('Until when.') expiresAt!: string;
}

@published('Something to be said at the table.')
export class RemarkRequest {
  @text('What is said.', { min: 1, max: 2000 }) text!: string;
  @texts('The sides that are to hear it; everybody, those who look on included, where it is left out.', {
    min: 1,
    max: 60,
    maxItems: 20,
    optional: true,
  })
  to?: readonly string[];
}

@published('Something that was said at the table.')
export class TableRemark {
  @integer('Its number among those that the caller has heard.', COUNT) number!: number;
  @text('The side that said it.', ANY_LENGTH) side!: string;
  @text('What was said.', ANY_LENGTH) text!: string;
  @texts('The sides that hear it while the game goes on; null for everybody.', {
    ...ANY_LENGTH,
    ...ANY_NUMBER,
    nullable: true,
  })
  to!: readonly string[] | null;
  @integer('Where the game stood.', COUNT) version!: number;
  @timestamp('When.') at!: string;
}

@published('What was said at the table, as far as the caller may hear it.')
export class Remarks {
  @list('In order.', TableRemark, ANY_NUMBER) items!: readonly TableRemark[];
  @integer('Ask for what comes after this; absent at the end.', { ...COUNT, optional: true }) next?: number;
}

@published('Which remarks are wanted.')
export class RemarksQuery {
  @integer('The number of the last one that is known.', { min: 0, max: 1_000_000_000, default: 0 }) after!: number;
  @integer('Remarks in a page.', { min: 1, max: 500, default: 100 }) limit!: number;
}
