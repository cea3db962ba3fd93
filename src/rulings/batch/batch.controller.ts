import { Readable } from 'node:stream';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { PIECE } from '../../edge/json-pieces.js';
import { fitsInJson } from '../../edge/json-size.js';
import { type Line, linesByChunk } from '../../edge/ndjson.js';
import { NDJSON } from '../../edge/ndjson-body.js';
import { Turn } from '../../edge/turns.js';
import { Config } from '../../platform/config.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { languageOf } from '../../platform/language.js';
import { clientKey } from '../../platform/limits/client-key.js';
import { WorkLimits } from '../../platform/limits/work-limits.js';
import { ProblemMappers } from '../../platform/problems/mappers.js';
import { RulingService } from '../ruling.service.js';
import { BatchClerk, type BatchResult, tooMany } from './batch.js';

const MAX_MILLISECONDS = 60_000;
const LONGEST_ITEM = 1024 * 1024;

/** Many questions in one request: JSON in and out at once, or one per line, answered as they come. */
@Controller('v1/rulings')
export class BatchController {
  constructor(
    private readonly rulings: RulingService,
    private readonly mappers: ProblemMappers,
    private readonly config: Config,
    private readonly works: WorkLimits,
  ) {}

  @Post()
  @HttpCode(200)
  @LargeBody()
  async batch(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const clerk = new BatchClerk(
      this.rulings,
      this.mappers,
      languageOf(request.headers['accept-language']),
      { items: this.config.batchItemLimit, milliseconds: MAX_MILLISECONDS, answers: this.config.batchBodyLimit },
      Date.now(),
    );
    if (request.body instanceof Readable) {
      reply.type(NDJSON).send(this.charged(request, (turn) => this.byLines(clerk, request.body as Readable, turn)));
      return;
    }
    const items = this.items(request.body);
    const answers = this.charged(request, (turn) => inJson(clerk, items, mayHoldLargeItems(request), turn));
    reply.header('content-type', 'application/json; charset=utf-8').send(answers);
  }

  /** The pieces of an answer; what they take of the processor and of the line is charged to the client as they come. */
  private charged({ ip }: FastifyRequest, answer: (turn: Turn) => AsyncGenerator<string>): Readable {
    const client = clientKey(ip);
    const turn = new Turn((milliseconds) => this.works.charge(client, milliseconds, 0));
    const { works } = this;
    async function* pieces(): AsyncGenerator<string> {
      turn.goOn();
      for await (const piece of answer(turn)) {
        works.charge(client, 0, piece.length);
        turn.rest();
        yield piece;
        turn.goOn();
      }
      turn.rest();
    }
    return Readable.from(pieces());
  }

  private items(body: unknown): readonly unknown[] {
    const requests = (body as { requests?: unknown } | null)?.requests;
    if (!Array.isArray(requests)) {
      throw new InvalidRequestError([new FieldFault('/requests', 'a batch is {"requests": [...]}')]);
    }
    if (requests.length > this.config.batchItemLimit) throw tooMany(this.config.batchItemLimit);
    return requests;
  }

  private async *byLines(clerk: BatchClerk, body: AsyncIterable<Buffer>, turn: Turn): AsyncGenerator<string> {
    const longest = Math.min(LONGEST_ITEM, this.config.bodyLimit);
    // Until the next lines arrive nothing is done.
    const arriving = linesByChunk(body, longest)[Symbol.asyncIterator]();
    for (;;) {
      turn.rest();
      const { done, value: lines } = await arriving.next();
      turn.goOn();
      if (done) return;
      let piece = '';
      for (const line of lines) {
        if (clerk.full) {
          yield `${piece}${clerk.write(clerk.overflow())}\n`;
          return;
        }
        const answer = answerLine(clerk, line, turn);
        piece += `${clerk.write(answer instanceof Promise ? await answer : answer)}\n`;
        if (piece.length >= PIECE) {
          yield piece;
          piece = '';
        }
        if (turn.isOver) await turn.giveWay();
      }
      // Whoever waits for an answer before sending the next question must get it.
      if (piece !== '') yield piece;
    }
  }
}

async function* inJson(
  clerk: BatchClerk,
  items: readonly unknown[],
  weighed: boolean,
  turn: Turn,
): AsyncGenerator<string> {
  let piece = '{"results":[';
  let separator = '';
  for (const item of items) {
    const fits = !weighed || fitsInJson(item, LONGEST_ITEM);
    const answer = fits ? clerk.answer(item, Date.now(), turn) : clerk.oversized(LONGEST_ITEM);
    piece += separator + clerk.write(answer instanceof Promise ? await answer : answer);
    separator = ',';
    if (piece.length >= PIECE) {
      yield piece;
      piece = '';
    }
    if (turn.isOver) await turn.giveWay();
  }
  yield `${piece}]}`;
}

/** A body that is no longer than one item may be needs no look at the length of each. */
const mayHoldLargeItems = ({ headers }: FastifyRequest): boolean =>
  headers['content-encoding'] !== undefined || !(Number(headers['content-length']) <= LONGEST_ITEM);

function answerLine(clerk: BatchClerk, { text }: Line, turn: Turn): BatchResult | Promise<BatchResult> {
  if (text === undefined) return clerk.unreadable('the line is too long');
  let item: unknown;
  try {
    item = JSON.parse(text);
  } catch (error) {
    return clerk.unreadable((error as SyntaxError).message);
  }
  return clerk.answer(item, Date.now(), turn);
}
