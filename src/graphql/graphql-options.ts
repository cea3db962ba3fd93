import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import type { GqlOptionsFactory } from '@nestjs/graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Config } from '../platform/config.js';
import { WorkLimits } from '../platform/limits/work-limits.js';
import { ProblemMappers } from '../platform/problems/mappers.js';
import { RULING_RESOLVERS } from '../rulings/graphql/ruling-resolvers.js';
import { RulingService } from '../rulings/ruling.service.js';
import { RulingMetrics } from '../rulings/ruling-metrics.js';
import { explorerPage } from './explorer.js';
import { answersWithProblems, describeErrors } from './graphql-problems.js';
import { queryCosts } from './query-costs.js';
import { queryLimits } from './query-limits.js';
import { RequestContext } from './request-context.js';
import { joinedSchema } from './schema.js';

/** Apollo with nothing that the service does not use: what is left out below cost a fifth of the throughput. */
@Injectable()
export class GraphqlOptions implements GqlOptionsFactory<ApolloDriverConfig> {
  constructor(
    private readonly config: Config,
    private readonly mappers: ProblemMappers,
    private readonly rulings: RulingService,
    private readonly metrics: RulingMetrics,
    private readonly works: WorkLimits,
    private readonly modules: ModuleRef,
    private readonly host: HttpAdapterHost,
  ) {}

  createGqlOptions(): Omit<ApolloDriverConfig, 'driver'> {
    const { log } = this.host.httpAdapter.getInstance<FastifyInstance>();
    return {
      path: '/graphql',
      autoSchemaFile: true,
      buildSchemaOptions: { skipCheck: true },
      transformSchema: (classes) =>
        joinedSchema(
          classes,
          this.rulings.registry,
          RULING_RESOLVERS.map((resolver) => this.modules.get(resolver, { strict: false })),
        ),
      context: (request: FastifyRequest) => new RequestContext(request, this.config, this.metrics, this.works),
      introspection: true,
      includeStacktraceInErrorResponses: false,
      stopOnTerminationSignals: false,
      stopOnApplicationShutdown: true,
      parseOptions: { maxTokens: this.config.graphql.maxTokens },
      validationRules: [queryLimits(this.config.graphql, queryCosts(this.rulings.registry))],
      formatError: describeErrors(this.mappers, (error) => log.error({ err: error }, 'GraphQL')),
      // Problems say themselves what they are over HTTP.
      autoTransformHttpErrors: false,
      preserveHttpStatusForExecutionErrors: false,
      graphiql: false,
      plugins: [
        ApolloServerPluginCacheControlDisabled(),
        ApolloServerPluginSchemaReportingDisabled(),
        ApolloServerPluginUsageReportingDisabled(),
        explorerPage,
        answersWithProblems,
      ],
    };
  }
}
