import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { Tagged } from '../../edge/answers/tagged.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { Turn } from '../../edge/turns.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { OwnFormat } from '../../platform/http/macros.js';
import { languageOf } from '../../platform/language.js';
import { clientOf } from '../../platform/limits/client-key.js';
import { WorkLimits } from '../../platform/limits/work-limits.js';
import { bearer } from '../access/tokens.js';
import { LARGEST_TABLES, ScenarioMaterials } from '../materials/scenario-materials.service.js';
import { KNOWN_PLAYERS, PlayersService } from '../players/players.service.js';
import { ScenarioCheckRequest, type ScenarioReadiness, TemplateQuery } from '../shapes/materials.js';

/** From an owner's box to a scenario that can be played: what is wanted, and what is still wrong. */
@Controller('v1/scenarios')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class ScenarioMaterialsController {
  constructor(
    private readonly materials: ScenarioMaterials,
    private readonly players: PlayersService,
    private readonly works: WorkLimits,
  ) {}

  @Get(':id/template')
  @OwnFormat()
  async template(
    @Param('id') id: string,
    @Query(ShapePipe) { kind, format, separator }: TemplateQuery,
    @Req() { headers }: FastifyRequest,
  ): Promise<Tagged> {
    const language = languageOf(headers['accept-language']);
    if (format === 'json') return new Tagged(await this.materials.json(id, kind, language), {});
    const headed = { 'content-disposition': `attachment; filename="${id}-${kind}.csv"` };
    return new Tagged(await this.materials.csv(id, kind, language, separator), {
      type: 'text/csv; charset=utf-8',
      headers: headed,
    });
  }

  @Get(':id/missing')
  async missing(@Param('id') id: string, @Req() { headers }: FastifyRequest): Promise<ScenarioReadiness> {
    const player = await this.players.sent(bearer(headers.authorization));
    return this.materials.readiness(id, languageOf(headers['accept-language']), player);
  }

  @Post(':id/check')
  @HttpCode(200)
  @LargeBody(KNOWN_PLAYERS, LARGEST_TABLES)
  async check(
    @Param('id') id: string,
    @Body(ShapePipe) request: ScenarioCheckRequest,
    @Req() sent: FastifyRequest,
  ): Promise<ScenarioReadiness> {
    const { headers } = sent;
    const player = await this.players.sent(bearer(headers.authorization));
    const turn = new Turn((milliseconds) => this.works.charge(clientOf(sent), milliseconds, 0));
    return this.materials.check(id, request, languageOf(headers['accept-language']), player, turn);
  }
}
