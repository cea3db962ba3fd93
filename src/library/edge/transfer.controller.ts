import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Inject, Logger, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { NDJSON } from '../../edge/ndjson-body.js';
import { Config } from '../../platform/config.js';
import { AdminOnly } from '../../platform/http/admin-key.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { languageOf } from '../../platform/language.js';
import { ProblemMappers } from '../../platform/problems/mappers.js';
import { Problem, problemBody } from '../../platform/problems/problem.js';
import { KINDS, PROVENANCES } from '../kinds.js';
import { Library } from '../library.js';
import { exportCsv, exportJson, exportNdjson } from '../transfer/exporter.js';
import { EXISTING, Importer, type ImportReport, type Progress } from '../transfer/importer.js';
import { fromCsv, fromJson, fromNdjson, type Sourced } from '../transfer/record-source.js';

export const CSV = 'text/csv';

type Parameters = Readonly<Record<string, unknown>>;
type Run = AsyncGenerator<Progress, ImportReport>;

/** Whole shelves in and out. */
@Controller('v1/library')
export class TransferController {
  private readonly log = new Logger('Import');

  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(Config) private readonly config: Config,
    @Inject(ProblemMappers) private readonly mappers: ProblemMappers,
  ) {}

  @Get('export')
  export(@Query() parameters: Parameters, @Res() reply: FastifyReply): void {
    const query = {
      kind: oneOf(parameters, 'kind', KINDS),
      game: typeof parameters.game === 'string' ? parameters.game : undefined,
      provenance: oneOf(parameters, 'provenance', PROVENANCES),
    };
    const format = oneOf(parameters, 'format', ['ndjson', 'json', 'csv']) ?? 'ndjson';
    const [type, write] = {
      ndjson: [NDJSON, exportNdjson] as const,
      json: ['application/json; charset=utf-8', exportJson] as const,
      csv: [`${CSV}; charset=utf-8`, exportCsv] as const,
    }[format];
    reply.type(type).send(Readable.from(write(this.library, query)));
  }

  /** Answers with the report; asked for lines (`Accept: application/x-ndjson`), it tells its progress as it goes. */
  @Post('import')
  @HttpCode(200)
  @LargeBody()
  @AdminOnly()
  async import(
    @Query() parameters: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const existing = oneOf(parameters, 'existing', EXISTING) ?? 'refuse';
    const run = new Importer(this.library, existing).run(this.source(request, parameters));
    if (request.headers.accept?.includes(NDJSON)) {
      reply.type(NDJSON).send(Readable.from(this.lines(run, request)));
      return;
    }
    const report = await this.finish(run);
    if (report.errors.length > 0) throw refused(report);
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(report));
  }

  private source(request: FastifyRequest, parameters: Parameters): AsyncIterable<Sourced> | Iterable<Sourced> {
    if (!(request.body instanceof Readable)) return fromJson(request.body);
    if (!request.headers['content-type']?.startsWith(CSV)) return fromNdjson(request.body, this.config.batchBodyLimit);
    const defaults: Record<string, unknown> = { kind: 'card' };
    for (const name of ['kind', 'game', 'provenance'])
      if (parameters[name] !== undefined) defaults[name] = parameters[name];
    return fromCsv(request.body, this.config.batchBodyLimit, defaults);
  }

  private async finish(run: Run): Promise<ImportReport> {
    for (;;) {
      const { done, value } = await run.next();
      if (done) return this.logged(value);
      this.log.log(`${value.read} records read, ${value.bad} errors`);
    }
  }

  private async *lines(run: Run, request: FastifyRequest): AsyncGenerator<string> {
    const language = languageOf(request.headers['accept-language']);
    try {
      for (;;) {
        const { done, value } = await run.next();
        if (!done) yield `${JSON.stringify({ progress: value })}\n`;
        else {
          const report = this.logged(value);
          const failed = report.errors.length > 0;
          yield `${JSON.stringify(failed ? { problem: problemBody(refused(report), language) } : { report })}\n`;
          return;
        }
      }
    } catch (error) {
      yield `${JSON.stringify({ problem: problemBody(this.mappers.toProblem(error), language) })}\n`;
    }
  }

  private logged(report: ImportReport): ImportReport {
    this.log.log(`${report.read} records read, ${report.written} written, ${report.errors.length} errors`);
    return report;
  }
}

function refused({ read, errors }: ImportReport): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `Nothing was imported: ${errors.length} errors in ${read} records.`,
      ja: `何も取り込まれていません。${read}件のうち${errors.length}件の誤りがあります。`,
    },
    errors,
    members: { read, written: 0 },
  });
}

function oneOf<const T extends string>(parameters: Parameters, name: string, allowed: readonly T[]): T | undefined {
  const given = parameters[name];
  if (given === undefined) return undefined;
  const found = allowed.find((each) => each === given);
  if (found === undefined) {
    throw new InvalidRequestError([new FieldFault(`/${name}`, `must be one of ${allowed.join(', ')}`)]);
  }
  return found;
}
