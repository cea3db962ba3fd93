import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Logger, Post, Query, Req, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { Tagged } from '../../edge/answers/tagged.js';
import { NDJSON } from '../../edge/ndjson-body.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { Config } from '../../platform/config.js';
import { AdminGuard } from '../../platform/http/admin.guard.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { LineBody } from '../../platform/http/line-body.js';
import { OwnFormat, ReadsQuery } from '../../platform/http/macros.js';
import { languageOf } from '../../platform/language.js';
import { ProblemMappers } from '../../platform/problems/mappers.js';
import { Problem, problemBody } from '../../platform/problems/problem.js';
import { Library } from '../library.js';
import { type ExportFormat, LibraryExportQuery, LibraryImportQuery } from '../shapes/transfer.js';
import { exportCsv, exportJson, exportNdjson } from '../transfer/exporter.js';
import { Importer, type ImportReport, type Progress } from '../transfer/importer.js';
import { fromCsv, fromJson, fromNdjson, type Sourced } from '../transfer/record-source.js';

export const CSV = 'text/csv';

const WRITERS = {
  ndjson: { type: NDJSON, write: exportNdjson },
  json: { type: 'application/json; charset=utf-8', write: exportJson },
  csv: { type: `${CSV}; charset=utf-8`, write: exportCsv },
} satisfies Record<ExportFormat, object>;

type Run = AsyncGenerator<Progress, ImportReport>;

/** Whole shelves in and out. */
@Controller('v1/library')
@UseInterceptors(TaggedInterceptor)
export class TransferController {
  private readonly log = new Logger('Import');

  constructor(
    private readonly library: Library,
    private readonly config: Config,
    private readonly mappers: ProblemMappers,
  ) {}

  @Get('export')
  @OwnFormat()
  export(@Query(ShapePipe) { format, ...query }: LibraryExportQuery): Tagged {
    const { type, write } = WRITERS[format];
    return new Tagged(Readable.from(write(this.library, query)), { type });
  }

  /** Answers with the report; asked for lines (`Accept: application/x-ndjson`), it tells its progress as it goes. */
  @Post('import')
  @ReadsQuery()
  @HttpCode(200)
  @LargeBody('admin')
  @LineBody(NDJSON, CSV)
  @UseGuards(AdminGuard)
  async import(@Query(ShapePipe) query: LibraryImportQuery, @Req() request: FastifyRequest): Promise<Tagged> {
    const run = new Importer(this.library, query.existing).run(this.source(request, query));
    if (request.headers.accept?.includes(NDJSON)) {
      return new Tagged(Readable.from(this.lines(run, request)), { type: NDJSON });
    }
    const report = await this.finish(run);
    if (report.errors.length > 0) throw refused(report);
    return new Tagged(report, {});
  }

  private source(request: FastifyRequest, query: LibraryImportQuery): AsyncIterable<Sourced> | Iterable<Sourced> {
    if (!(request.body instanceof Readable)) return fromJson(request.body);
    if (!request.headers['content-type']?.startsWith(CSV)) return fromNdjson(request.body, this.config.batchBodyLimit);
    const { existing: _existing, kind = 'card', ...defaults } = query;
    return fromCsv(request.body, this.config.batchBodyLimit, { kind, ...defaults });
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

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function refused({ read, errors }: ImportReport): Problem {
  return new Problem('unprocessable', {
    detail: {
      en: `Nothing was imported: ${counted(errors.length, 'error')} in ${counted(read, 'record')}.`,
      ja: `何も取り込まれていません。${read}件のうち${errors.length}件の誤りがあります。`,
    },
    errors,
    members: { read, written: 0 },
  });
}
