import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { printSchema } from 'graphql';
import { ClientKeysResolver } from '../edge/clients/client-keys.resolver.js';
import { LibraryResolver } from '../library/graphql/library.resolver.js';
import { CatalogueResolver } from '../rulings/catalogue/catalogue.resolver.js';
import { RULING_RESOLVERS } from '../rulings/graphql/ruling-resolvers.js';
import type { RulingService } from '../rulings/ruling.service.js';
import { SESSION_RESOLVERS } from '../sessions/graphql/session-resolvers.js';
import { joinedSchema } from './schema.js';

const RESOLVER_CLASSES = [ClientKeysResolver, CatalogueResolver, LibraryResolver, ...SESSION_RESOLVERS];

/** The schema as the code declares it, without a server. */
export async function schemaDocument(rulings: RulingService): Promise<string> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const classes = await builder.get(GraphQLSchemaFactory).create(RESOLVER_CLASSES);
  await builder.close();
  const fields = RULING_RESOLVERS.map((Resolver) => new Resolver(rulings));
  return `${printSchema(joinedSchema(classes, rulings.registry, fields))}\n`;
}
