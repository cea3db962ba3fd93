import { ANY_LENGTH, flag, object, published, text } from '../../kernel/fields/index.js';
import { SessionEntry } from './log.js';
import { TableRemark } from './talk.js';

@published('What is told of my games.')
export class MyEventsQuery {
  @flag('Also what is said at the tables: events named `remark`.') remarks!: boolean;
}

@published('Something that happened in one of my games, or was said there.')
export class MyEvent {
  @text('With this the stream goes on after it.', ANY_LENGTH) id!: string;
  @text('The session; absent of the first, which only says where the stream begins.', { ...ANY_LENGTH, optional: true })
  session?: string;
  @object('What happened.', SessionEntry, { optional: true }) entry?: SessionEntry;
  @object('What was said.', TableRemark, { optional: true }) remark?: TableRemark;
}
