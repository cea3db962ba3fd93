import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { lines } from '../../edge/ndjson.js';
import { NDJSON } from '../../edge/ndjson-body.js';
import { Config } from '../../platform/config.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { languageOf } from '../../platform/language.js';
import { ProblemMappers } from '../../platform/problems/mappers.js';
import { RulingService } from '../ruling.service.js';
import { BatchClerk, type BatchResult, tooMany } from './batch.js';

/** Items answered before others get their turn on the event loop. */
const TURN = 200;
const MAX_MILLISECONDS = 60_000;

/** Many questions in one request: JSON in and out at once, or one per line, answered as they come. */
@Controller('v1/rulings')
export class BatchController {
  constructor(
    private readonly rulings: RulingService,
    private readonly mappers: ProblemMappers,
    private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(200)
  @LargeBody()
  async batch(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const clerk = new BatchClerk(
      this.rulings,
      this.mappers,
      languageOf(request.headers['accept-language']),
      { items: this.config.batchItemLimit, milliseconds: MAX_MILLISECONDS, turn: TURN },
      Date.now(),
    );
    if (request.body instanceof Readable) {
      reply.type(NDJSON).send(Readable.from(this.stream(clerk, request.body)));
      return;
    }
    const results: string[] = [];
    for (const item of this.items(request.body)) {
      const answer = clerk.answer(item, Date.now());
      results.push(JSON.stringify(answer instanceof Promise ? await answer : answer));
      if (clerk.yields) await nextTurn();
    }
    reply.header('content-type', 'application/json; charset=utf-8').send(`{"results":[${results.join(',')}]}`);
  }

  private items(body: unknown): readonly unknown[] {
    const requests = (body as { requests?: unknown } | null)?.requests;
    if (!Array.isArray(requests)) {
      throw new InvalidRequestError([new FieldFault('/requests', 'a batch is {"requests": [...]}')]);
    }
    if (requests.length > this.config.batchItemLimit) throw tooMany(this.config.batchItemLimit);
    return requests;
  }

  private async *stream(clerk: BatchClerk, body: AsyncIterable<Buffer>): AsyncGenerator<string> {
    for await (const { text } of lines(body, this.config.bodyLimit)) {
      if (clerk.full) {
        yield write(clerk.overflow());
        return;
      }
      const answer = text === undefined ? clerk.unreadable('the line is too long') : answerLine(clerk, text);
      yield write(answer instanceof Promise ? await answer : answer);
      if (clerk.yields) await nextTurn();
    }
  }
}

const write = (result: BatchResult): string => `${JSON.stringify(result)}\n`;

function answerLine(clerk: BatchClerk, text: string): BatchResult | Promise<BatchResult> {
  let item: unknown;
  try {
    item = JSON.parse(text);
  } catch (error) {
    return clerk.unreadable((error as SyntaxError).message);
  }
  return clerk.answer(item, Date.now());
}
