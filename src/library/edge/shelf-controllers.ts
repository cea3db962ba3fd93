import { createHash } from 'node:crypto';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type Type,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Based, BasedOn, TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { Tagged } from '../../edge/answers/tagged.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { AdminGuard } from '../../platform/http/admin.guard.js';
import { type Language, languageOf } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { KINDS, type Kind, SHELVES } from '../kinds.js';
import { etagOf, Library } from '../library.js';
import { pageOf, withFields } from '../page.js';
import type { Shelved } from '../record-cache.js';
import { type CardListQuery, LibraryRecordQuery, listQueryOf } from '../shapes/list-query.js';

const PICTURE = '.svg';
const UNCACHED = { 'cache-control': 'no-cache' };

/** The same routes for every shelf: list, read, create, replace, delete. */
function shelfController(kind: Kind): Type {
  @Controller(`v1/${SHELVES[kind]}`)
  @UseInterceptors(TaggedInterceptor)
  class ShelfController {
    constructor(private readonly library: Library) {}

    @Get()
    async list(
      @Query(new ShapePipe(listQueryOf(kind))) query: CardListQuery,
      @Req() { query: sent }: FastifyRequest,
    ): Promise<Tagged> {
      const { items, next } = await pageOf(this.library, kind, query);
      const json = JSON.stringify({ items: items.map((document) => withFields(document, query.fields)), next });
      const link: Record<string, string> =
        next === undefined ? {} : { link: `<${nextPage(kind, sent as Sent, next)}>; rel="next"` };
      const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
      return new Tagged(json, { etag, conditional: true, headers: { ...UNCACHED, ...link } });
    }

    @Get(':id')
    async read(
      @Param('id') id: string,
      @Query(ShapePipe) { fields }: LibraryRecordQuery,
      @Headers('accept-language') accepted?: string,
    ): Promise<Tagged> {
      if (kind === 'map' && id.endsWith(PICTURE)) {
        return this.picture(id.slice(0, -PICTURE.length), languageOf(accepted));
      }
      const { document, json } = await this.library.read(kind, id);
      const content = fields ? withFields(document, fields) : json;
      return new Tagged(content, { etag: etagOf(document), conditional: true, headers: UNCACHED });
    }

    @Post()
    @HttpCode(201)
    @UseGuards(AdminGuard)
    async create(@Body() body: unknown): Promise<Tagged> {
      return created(await this.library.create(ofKind(body)));
    }

    @Put(':id')
    @UseGuards(AdminGuard)
    async replace(
      @Param('id') id: string,
      @Body() body: unknown,
      @Res({ passthrough: true }) reply: FastifyReply,
      @BasedOn() based: Based,
      @Headers('if-none-match') ifNoneMatch?: string,
    ): Promise<Tagged> {
      const document = { ...ofKind(body), id };
      if (based === undefined && ifNoneMatch?.trim() === '*') {
        reply.code(HttpStatus.CREATED);
        return created(await this.library.create(document).catch(asPrecondition));
      }
      const { document: stored, json } = await this.library.replace(document, await this.version(id, based));
      return new Tagged(json, { etag: etagOf(stored) });
    }

    @Delete(':id')
    @HttpCode(204)
    @UseGuards(AdminGuard)
    async remove(@Param('id') id: string, @BasedOn() based: Based): Promise<void> {
      await this.library.remove({ kind, id }, await this.version(id, based));
    }

    /** In each language it is another picture, with a tag of its own. */
    private async picture(id: string, language: Language): Promise<Tagged> {
      const { document } = await this.library.read(kind, id);
      return new Tagged(() => this.library.picture(document, language), {
        etag: `"${document.version}-${language}"`,
        conditional: true,
        type: 'image/svg+xml; charset=utf-8',
        headers: { 'content-language': language, vary: 'Accept-Language' },
      });
    }

    private async version(id: string, based: Based): Promise<number> {
      if (based === undefined) throw new Problem('precondition-required');
      if (based !== 'any') return based;
      return (await this.library.read(kind, id)).document.version;
    }
  }

  /** The address already says the kind. */
  const ofKind = (body: unknown): object => (typeof body === 'object' && body !== null ? { kind, ...body } : { kind });
  return ShelfController;
}

export const SHELF_CONTROLLERS: readonly Type[] = KINDS.map(shelfController);

const created = ({ document, json }: Shelved): Tagged =>
  new Tagged(json, {
    etag: etagOf(document),
    headers: { location: `/v1/${SHELVES[document.kind]}/${document.id}` },
  });

/** `If-None-Match: *` on something that is there is a precondition that failed. */
function asPrecondition(error: unknown): never {
  if (error instanceof Problem && error.type === 'conflict') throw new Problem('precondition-failed', error.options);
  throw error;
}

type Sent = Readonly<Record<string, string | readonly string[]>>;

/** The same address, from the cursor on. */
function nextPage(kind: Kind, sent: Sent, cursor: string): string {
  const parameters = Object.entries({ ...sent, cursor }).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return `/v1/${SHELVES[kind]}?${new URLSearchParams(parameters)}`;
}
