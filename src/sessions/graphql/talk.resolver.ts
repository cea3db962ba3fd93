import { UseGuards } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { sent } from '../../edge/graphql/arguments.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { argsTypes, objectTypes } from '../../edge/graphql/object-types.js';
import { SessionsScopeGuard } from '../../edge/graphql/scope.js';
import { endingWith, singly } from '../live/iterators.js';
import { Streams } from '../live/streams.js';
import { RemarksService } from '../players/remarks.service.js';
import { TicketsService } from '../players/tickets.service.js';
import { SessionsService } from '../sessions.service.js';
import { RemarkRequest, Remarks, RemarksQuery, TableRemark, Ticket } from '../shapes/talk.js';

objectTypes(Remarks, TableRemark, Ticket);
argsTypes(RemarkRequest, RemarksQuery);

const maybe = { nullable: true };
const known = { type: () => Int, defaultValue: 0, description: 'The number of the last remark that is known.' };

/** What is said at the table, over GraphQL. */
@Resolver()
@UseGuards(SessionsScopeGuard)
export class TalkResolver {
  constructor(
    private readonly talk: RemarksService,
    private readonly tickets: TicketsService,
    private readonly sessions: SessionsService,
    private readonly streams: Streams,
  ) {}

  @Query(() => Remarks, { ...maybe, description: 'What was said at the table, as far as the caller may hear it.' })
  sessionRemarks(
    @Args('id') id: string,
    @Args({ type: () => RemarksQuery }) query: RemarksQuery,
    @Context() { token }: GraphqlContext,
  ) {
    return this.talk.list(id, sent(RemarksQuery, query), token);
  }

  @Mutation(() => TableRemark, { ...maybe, description: 'Says something at the table, to everybody or to some sides.' })
  sayAtTable(
    @Args('id') id: string,
    @Args({ type: () => RemarkRequest }) remark: RemarkRequest,
    @Context() { token }: GraphqlContext,
  ) {
    return this.talk.say(id, sent(RemarkRequest, remark), token);
  }

  @Mutation(() => Ticket, { ...maybe, description: 'A pass for one stream of server-sent events, good once.' })
  streamTicket(@Args('id') id: string, @Context() { token }: GraphqlContext) {
    return this.tickets.issue(id, token);
  }

  @Subscription(() => TableRemark, {
    name: 'sessionRemarks',
    description: 'What is said at the table, as far as the caller may hear it, each once; ends with the game.',
    resolve: (remark: unknown) => remark,
  })
  async listen(
    @Args('id') id: string,
    @Args('after', known) after: number,
    @Context() { token, language, client, signal }: GraphqlContext,
  ) {
    const { after: remarks } = sent(RemarksQuery, { after });
    const { version } = await this.sessions.refresh(id);
    const completed = new AbortController();
    const request = { id, token, after: version, remarks, language, client };
    const { pages } = await this.streams.start(request, AbortSignal.any([signal, completed.signal]));
    return endingWith(
      singly(pages, (page) => page.remarks),
      completed,
    );
  }
}
