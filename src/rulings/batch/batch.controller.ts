import { Readable } from 'node:stream';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { linesByChunk } from '../../edge/ndjson.js';
import { NDJSON } from '../../edge/ndjson-body.js';
import { Turn } from '../../edge/turns.js';
import { Config } from '../../platform/config.js';
import { TextBody } from '../../platform/http/json-body.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { LineBody } from '../../platform/http/line-body.js';
import { languageOf } from '../../platform/language.js';
import { clientOf } from '../../platform/limits/client-key.js';
import { WorkLimits } from '../../platform/limits/work-limits.js';
import { ProblemMappers } from '../../platform/problems/mappers.js';
import { WorkerPool } from '../../platform/workers/worker-pool.js';
import { RulingService } from '../ruling.service.js';
import { BatchClerk } from './batch.js';
import { BatchAccount, type BatchBounds } from './batch-bounds.js';
import { BatchPool } from './batch-job.js';
import { BatchCutter, type Cut } from './cut.js';
import { type Answering, answersInOrder, type Items } from './in-order.js';
import { BY_LINES, IN_JSON, type Layout } from './layout.js';

const MAX_MILLISECONDS = 60_000;
const LONGEST_ITEM = 1024 * 1024;
/** Items are handed on in groups of about so many characters: no part for a thread is larger. */
const GROUP = 128 * 1024;

const A_BATCH = { en: 'a batch is {"requests": [...]}', ja: 'バッチの形は {"requests": [...]} です' };

/** Many questions in one request: JSON in and out at once, or one per line, answered as they come. */
@Controller('v1/rulings')
export class BatchController {
  readonly #bounds: BatchBounds;

  constructor(
    private readonly rulings: RulingService,
    private readonly mappers: ProblemMappers,
    private readonly config: Config,
    private readonly works: WorkLimits,
    private readonly pool: WorkerPool,
  ) {
    const { batchItemLimit: items, batchBodyLimit: answers, bodyLimit } = config;
    this.#bounds = { items, answers, milliseconds: MAX_MILLISECONDS, item: Math.min(LONGEST_ITEM, bodyLimit) };
  }

  @Post()
  @HttpCode(200)
  @LargeBody()
  @LineBody(NDJSON)
  @TextBody()
  async batch(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const client = clientOf(request);
    const turn = new Turn((milliseconds) => this.works.charge(client, milliseconds, 0));
    const { body } = request;
    if (body instanceof Readable) {
      const answers = answersInOrder(linesOf(body, this.#bounds.item), this.answering(request, client, turn, BY_LINES));
      reply.type(NDJSON).send(Readable.from(this.charged(client, answers)));
      return;
    }
    const text = body as string;
    const items = grouped(text, await this.cut(text, turn));
    const answers = answersInOrder(items, this.answering(request, client, turn, IN_JSON), text.length);
    const whole = enclosed('{"results":[', this.charged(client, answers), ']}');
    reply.header('content-type', 'application/json; charset=utf-8').send(Readable.from(whole));
  }

  private answering({ headers }: FastifyRequest, client: string, turn: Turn, layout: Layout): Answering {
    const language = languageOf(headers['accept-language']);
    const clerk = new BatchClerk(this.rulings, this.mappers, language);
    const account = new BatchAccount(this.#bounds);
    const pool = this.pool.isOn ? new BatchPool(this.pool, clerk, language, layout, client) : undefined;
    return { clerk, account, turn, layout, pool };
  }

  private async cut(body: string, turn: Turn): Promise<readonly Cut[]> {
    const items = await new BatchCutter(body, turn, this.config.batchItemLimit).items();
    if (items === undefined) {
      throw new InvalidRequestError([new FieldFault('/requests', A_BATCH)]);
    }
    return items;
  }

  /** What an answer takes of the line is charged to the client as it goes. */
  private async *charged(client: string, pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
    for await (const piece of pieces) {
      this.works.charge(client, 0, piece.length);
      yield piece;
    }
  }
}

type Piece = string | Uint8Array;

async function* enclosed(before: string, pieces: AsyncGenerator<Piece>, after: string): AsyncGenerator<Piece> {
  yield before;
  yield* pieces;
  yield after;
}

/** Lines as they arrive; those too long to be read are undefined. */
async function* linesOf(body: AsyncIterable<Buffer>, longest: number): Items {
  for await (const lines of linesByChunk(body, longest)) yield lines.map(({ text }) => text);
}

async function* grouped(body: string, cuts: readonly Cut[]): Items {
  let group: string[] = [];
  let from = cuts[0]?.[0] ?? 0;
  for (const [start, end] of cuts) {
    group.push(body.slice(start, end));
    if (end - from < GROUP) continue;
    yield group;
    group = [];
    from = end;
  }
  if (group.length > 0) yield group;
}
