import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { checked } from '../../edge/checker/checker.js';
import { sent } from '../../edge/graphql/arguments.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { argsTypes, objectTypes } from '../../edge/graphql/object-types.js';
import { OwnMaterials } from '../materials/own-materials.service.js';
import { ScenarioMaterials } from '../materials/scenario-materials.service.js';
import { PlayersService } from '../players/players.service.js';
import {
  OwnMaterialRecord,
  OwnMaterialsRequest,
  OwnMaterials as OwnMaterialsShape,
  SavedMaterials,
  ScenarioCheckRequest,
  ScenarioReadiness,
  ScenarioTemplate,
  TemplateQuery,
} from '../shapes/materials.js';

objectTypes(ScenarioTemplate, ScenarioReadiness, OwnMaterialsShape, SavedMaterials, OwnMaterialRecord);
argsTypes(ScenarioCheckRequest, OwnMaterialsRequest);

const maybe = { nullable: true };
const ofScenario = { description: 'The id of a scenario.' };

/** Templates, their check and a player's own materials over GraphQL: the same calls. */
@Resolver()
export class MaterialsResolver {
  constructor(
    private readonly materials: ScenarioMaterials,
    private readonly own: OwnMaterials,
    private readonly players: PlayersService,
  ) {}

  @Query(() => ScenarioTemplate, { ...maybe, description: "What a scenario asks of its owner's box." })
  scenarioTemplate(
    @Args('id', ofScenario) id: string,
    @Args('kind', { description: 'map, deck, counters or chartPack.' }) kind: string,
    @Context() { language }: GraphqlContext,
  ): Promise<ScenarioTemplate> {
    return this.materials.json(id, checked(TemplateQuery, { kind }).kind, language);
  }

  @Query(() => ScenarioReadiness, {
    ...maybe,
    description: 'Everything that is still wrong or missing; nothing is kept.',
  })
  async checkScenario(
    @Args('id', ofScenario) id: string,
    @Args({ type: () => ScenarioCheckRequest }) request: ScenarioCheckRequest,
    @Context() { language, token, turn }: GraphqlContext,
  ): Promise<ScenarioReadiness> {
    const player = await this.players.sent(token);
    return this.materials.check(id, sent(ScenarioCheckRequest, request), language, player, turn);
  }

  @Query(() => OwnMaterialsShape, { ...maybe, description: 'Maps, decks, cards and chart packs of your own.' })
  async myMaterials(@Context() { token }: GraphqlContext): Promise<OwnMaterialsShape> {
    return this.own.list((await this.players.byKey(token)).id);
  }

  @Query(() => OwnMaterialRecord, { ...maybe, description: 'One of your records, whole.' })
  async myMaterial(
    @Args('kind') kind: string,
    @Args('id') id: string,
    @Context() { token }: GraphqlContext,
  ): Promise<OwnMaterialRecord> {
    return this.own.read((await this.players.byKey(token)).id, kind, id);
  }

  @Mutation(() => SavedMaterials, { ...maybe, description: 'Keeps templates that are filled in as your own.' })
  async saveMaterials(
    @Args({ type: () => OwnMaterialsRequest }) request: OwnMaterialsRequest,
    @Context() { token, language, turn }: GraphqlContext,
  ): Promise<SavedMaterials> {
    const { id } = await this.players.byKey(token);
    const { scenario, parts } = sent(OwnMaterialsRequest, request);
    await this.own.save(id, await this.materials.documents(scenario, parts, language, turn));
    const readiness = await this.materials.check(scenario, { parts, options: {} }, language, id, turn);
    return { ...(await this.own.list(id)), readiness };
  }

  @Mutation(() => Boolean, { ...maybe, description: 'Deletes one of your records.' })
  async removeMaterial(
    @Args('kind') kind: string,
    @Args('id') id: string,
    @Context() { token }: GraphqlContext,
  ): Promise<boolean> {
    await this.own.remove((await this.players.byKey(token)).id, kind, id);
    return true;
  }
}
