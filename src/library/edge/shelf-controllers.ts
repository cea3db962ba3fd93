import { createHash } from 'node:crypto';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { expectedVersion, hasAlready } from '../../edge/preconditions.js';
import { AdminOnly } from '../../platform/http/admin-key.js';
import { Problem } from '../../platform/problems/problem.js';
import { KINDS, type Kind, SHELVES } from '../kinds.js';
import { etagOf, Library } from '../library.js';
import type { Shelved } from '../record-cache.js';
import { drawMap } from '../render/draw-map.js';
import { cursorAfter, listQuery, whereTexts } from './list-query.js';
import { fieldList, pick, WITHOUT_BODY } from './sparse-fields.js';

type Parameters = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json; charset=utf-8';
const PICTURE = '.svg';

/** The same routes for every shelf: list, read, create, replace, delete. */
function shelfController(kind: Kind): Type {
  @Controller(`v1/${SHELVES[kind]}`)
  class ShelfController {
    constructor(@Inject(Library) private readonly library: Library) {}

    @Get()
    async list(
      @Query() parameters: Parameters,
      @Res() reply: FastifyReply,
      @Headers('if-none-match') ifNoneMatch?: string,
    ): Promise<void> {
      const fields = fieldList(parameters.fields) ?? WITHOUT_BODY;
      const query = listQuery(kind, parameters);
      const texts = whereTexts(parameters);
      const where = texts.length === 0 ? [] : await this.library.conditions(query.game, texts);
      const found = await this.library.list({ ...query, where, limit: query.limit + 1 });
      const page = found.slice(0, query.limit);
      const next = found.length > page.length ? cursorAfter(page.at(-1)!.id) : undefined;
      const json = JSON.stringify({ items: page.map((document) => pick(document, fields)), next });
      if (next !== undefined) reply.header('link', `<${nextPage(kind, parameters, next)}>; rel="next"`);
      const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
      send(reply, json, etag, ifNoneMatch);
    }

    @Get(':id')
    async read(
      @Param('id') id: string,
      @Query() parameters: Parameters,
      @Res() reply: FastifyReply,
      @Headers('if-none-match') ifNoneMatch?: string,
    ): Promise<void> {
      if (kind === 'map' && id.endsWith(PICTURE)) {
        const { document } = await this.library.read(kind, id.slice(0, -PICTURE.length));
        if (hasAlready(ifNoneMatch, etagOf(document))) reply.code(304).header('etag', etagOf(document)).send();
        else {
          const svg = drawMap(document, this.library.checker.filledMap(document));
          reply.type('image/svg+xml; charset=utf-8').header('etag', etagOf(document)).send(svg);
        }
        return;
      }
      const fields = fieldList(parameters.fields);
      const { document, json } = await this.library.read(kind, id);
      send(reply, fields ? JSON.stringify(pick(document, fields)) : json, etagOf(document), ifNoneMatch);
    }

    @Post()
    @HttpCode(201)
    @AdminOnly()
    async create(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
      sendCreated(reply, await this.library.create(ofKind(body)));
    }

    @Put(':id')
    @AdminOnly()
    async replace(
      @Param('id') id: string,
      @Body() body: unknown,
      @Res() reply: FastifyReply,
      @Headers('if-match') ifMatch?: string,
      @Headers('if-none-match') ifNoneMatch?: string,
    ): Promise<void> {
      const document = { ...ofKind(body), id };
      if (ifMatch === undefined && ifNoneMatch?.trim() === '*') {
        sendCreated(reply, await this.library.create(document).catch(asPrecondition));
        return;
      }
      const version = await this.version(id, ifMatch);
      const { document: stored, json } = await this.library.replace(document, version);
      reply.header('content-type', JSON_TYPE).header('etag', etagOf(stored)).send(json);
    }

    @Delete(':id')
    @HttpCode(204)
    @AdminOnly()
    async remove(@Param('id') id: string, @Headers('if-match') ifMatch?: string): Promise<void> {
      await this.library.remove({ kind, id }, await this.version(id, ifMatch));
    }

    private async version(id: string, ifMatch: string | undefined): Promise<number> {
      const expected = expectedVersion(ifMatch);
      if (expected !== 'any') return expected;
      return (await this.library.read(kind, id)).document.version;
    }
  }

  /** The address already says the kind. */
  const ofKind = (body: unknown): object => (typeof body === 'object' && body !== null ? { kind, ...body } : { kind });
  return ShelfController;
}

export const SHELF_CONTROLLERS: readonly Type[] = KINDS.map(shelfController);

function send(reply: FastifyReply, json: string, etag: string, ifNoneMatch: string | undefined): void {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (hasAlready(ifNoneMatch, etag)) reply.code(304).send();
  else reply.header('content-type', JSON_TYPE).send(json);
}

function sendCreated(reply: FastifyReply, { document, json }: Shelved): void {
  reply
    .code(201)
    .header('location', `/v1/${SHELVES[document.kind]}/${document.id}`)
    .header('etag', etagOf(document))
    .header('content-type', JSON_TYPE)
    .send(json);
}

/** `If-None-Match: *` on something that is there is a precondition that failed. */
function asPrecondition(error: unknown): never {
  if (error instanceof Problem && error.type === 'conflict') throw new Problem('precondition-failed', error.options);
  throw error;
}

function nextPage(kind: Kind, parameters: Parameters, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...parameters, cursor } as Record<string, string | string[]>)) {
    for (const one of [value].flat()) query.append(name, one);
  }
  return `/v1/${SHELVES[kind]}?${query}`;
}
