import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Based, BasedOn, TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { PERSONAL, Tagged } from '../../edge/answers/tagged.js';
import { InvalidRequestError } from '../../edge/faults.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { Turn } from '../../edge/turns.js';
import { Library } from '../../library/library.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { languageOf } from '../../platform/language.js';
import { clientOf } from '../../platform/limits/client-key.js';
import { WorkLimits } from '../../platform/limits/work-limits.js';
import { bearer } from '../access/tokens.js';
import { OwnMaterials } from '../materials/own-materials.service.js';
import { LARGEST_TABLES, ScenarioMaterials } from '../materials/scenario-materials.service.js';
import { PLAYERS_ONLY, PlayersService } from '../players/players.service.js';
import {
  type OwnMaterials as OwnMaterialsList,
  OwnMaterialsRequest,
  type SavedMaterials,
} from '../shapes/materials.js';

/** What a player has uploaded: his to list, replace and delete. */
@Controller('v1/me/materials')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class OwnMaterialsController {
  constructor(
    private readonly players: PlayersService,
    private readonly own: OwnMaterials,
    private readonly materials: ScenarioMaterials,
    private readonly library: Library,
    private readonly works: WorkLimits,
  ) {}

  @Get()
  async list(@Headers('authorization') authorization?: string): Promise<OwnMaterialsList> {
    return this.own.list(await this.player(authorization));
  }

  @Post()
  @HttpCode(201)
  @LargeBody(PLAYERS_ONLY, LARGEST_TABLES)
  async save(
    @Body(ShapePipe) { scenario, parts }: OwnMaterialsRequest,
    @Req() sent: FastifyRequest,
  ): Promise<SavedMaterials> {
    const { headers } = sent;
    const player = await this.player(headers.authorization);
    const language = languageOf(headers['accept-language']);
    const turn = new Turn((milliseconds) => this.works.charge(clientOf(sent), milliseconds, 0));
    await this.own.save(player, await this.materials.documents(scenario, parts, language, turn));
    const readiness = await this.materials.check(scenario, { parts, options: {} }, language, player, turn);
    return { ...(await this.own.list(player)), readiness };
  }

  @Get(':kind/:id')
  async read(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Headers('authorization') authorization?: string,
  ): Promise<Tagged> {
    const found = await this.own.read(await this.player(authorization), kind, id);
    return new Tagged(found, { etag: `"${found.version}"`, conditional: true, ...PERSONAL });
  }

  @Put(':kind/:id')
  @LargeBody(PLAYERS_ONLY, LARGEST_TABLES)
  async put(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @BasedOn() based: Based,
    @Headers('authorization') authorization?: string,
  ): Promise<Tagged> {
    const player = await this.player(authorization);
    const checked = this.library.checker.check({ provenance: 'client', ...(body as object), kind, id });
    if ('faults' in checked) throw new InvalidRequestError(checked.faults);
    const [saved] = await this.own.save(player, [checked.document], based === 'any' ? undefined : based);
    return new Tagged(saved!, { etag: `"${saved!.version}"`, ...PERSONAL });
  }

  @Delete(':kind/:id')
  @HttpCode(204)
  async remove(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Headers('authorization') authorization?: string,
  ): Promise<void> {
    await this.own.remove(await this.player(authorization), kind, id);
  }

  private async player(authorization: string | undefined): Promise<string> {
    return (await this.players.byKey(bearer(authorization))).id;
  }
}
