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
      reply.type(NDJSON).send(Readable.from(this.byLines(clerk, request.body)));
      return;
    }
    const answers = inJson(clerk, this.items(request.body), mayHoldLargeItems(request));
    reply.header('content-type', 'application/json; charset=utf-8').send(Readable.from(answers));
  }

  private items(body: unknown): readonly unknown[] {
    const requests = (body as { requests?: unknown } | null)?.requests;
    if (!Array.isArray(requests)) {
      throw new InvalidRequestError([new FieldFault('/requests', 'a batch is {"requests": [...]}')]);
    }
    if (requests.length > this.config.batchItemLimit) throw tooMany(this.config.batchItemLimit);
    return requests;
  }

  private async *byLines(clerk: BatchClerk, body: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const turn = new Turn();
    const longest = Math.min(LONGEST_ITEM, this.config.bodyLimit);
    for await (const lines of linesByChunk(body, longest)) {
      let piece = '';
      for (const line of lines) {
        if (clerk.full) {
          yield `${piece}${clerk.write(clerk.overflow())}\n`;
          return;
        }
        const answer = answerLine(clerk, line);
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

async function* inJson(clerk: BatchClerk, items: readonly unknown[], weighed: boolean): AsyncGenerator<string> {
  const turn = new Turn();
  let piece = '{"results":[';
  let separator = '';
  for (const item of items) {
    const fits = !weighed || fitsInJson(item, LONGEST_ITEM);
    const answer = fits ? clerk.answer(item, Date.now()) : clerk.oversized(LONGEST_ITEM);
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

function answerLine(clerk: BatchClerk, { text }: Line): BatchResult | Promise<BatchResult> {
  if (text === undefined) return clerk.unreadable('the line is too long');
  let item: unknown;
  try {
    item = JSON.parse(text);
  } catch (error) {
    return clerk.unreadable((error as SyntaxError).message);
  }
  return clerk.answer(item, Date.now());
}
