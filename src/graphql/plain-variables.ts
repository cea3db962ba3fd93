import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
  visit,
} from 'graphql';
import { JsonScalar } from '../edge/graphql/json-scalar.js';
import { BAD, coercionOf } from './input-coercion.js';

type Variables = Record<string, unknown>;

/** A document whose objects among the variables come in as they are, and what makes them so; undefined where one is bad. */
export interface PlainVariables {
  readonly document: DocumentNode;
  coerce(variables: Variables | undefined): Variables | undefined;
}

/** Takes the objects among the variables of an operation away from graphql-jit. Other variables it reads well enough. */
export function plainVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): PlainVariables {
  const objects = (getOperationAST(document, operationName)?.variableDefinitions ?? []).flatMap((node) => {
    const type = typeFromAST(schema, node.type as never) as unknown as GraphQLInputType | undefined;
    return type && isInputObjectType(getNamedType(type)) ? [{ node, type }] : [];
  });
  const readers = objects.map(({ node, type }) => ({
    name: node.variable.name.value,
    coerce: coercionOf(type),
    fallback: node.defaultValue && valueFromAST(node.defaultValue, type),
  }));
  return {
    document: visit(document, {
      VariableDefinition: (node) => (objects.some((object) => object.node === node) ? asJson(node) : undefined),
    }),
    coerce(variables) {
      const coerced: Variables = { ...variables };
      for (const { name, coerce, fallback } of readers) {
        const given = coerced[name];
        const value = given === undefined && fallback !== undefined ? structuredClone(fallback) : coerce(given);
        if (value === BAD) return undefined;
        if (value !== undefined) coerced[name] = value;
      }
      return coerced;
    },
  };
}

const asJson = ({ kind, variable }: VariableDefinitionNode): VariableDefinitionNode => ({
  kind,
  variable,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: JsonScalar.name } },
});
