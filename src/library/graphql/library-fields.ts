import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { InvalidRequestError } from '../../edge/faults.js';
import type { GraphqlContext, SchemaPart } from '../../edge/graphql/context.js';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import type { StoredDocument } from '../document.js';
import { cursorAfter, listQuery } from '../edge/list-query.js';
import { KINDS, type Kind, PROVENANCES } from '../kinds.js';
import type { Library } from '../library.js';
import { drawMap } from '../render/draw-map.js';
import { EXISTING, type Existing, Importer } from '../transfer/importer.js';
import { fromJson } from '../transfer/record-source.js';

interface Key {
  readonly kind: Kind;
  readonly id: string;
}
interface Change {
  readonly record: object;
  readonly version: number;
}

const text = { type: GraphQLString };
const some = { type: new GraphQLNonNull(GraphQLString) };
const enumeration = (name: string, values: readonly string[]) =>
  new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, {}])) });

const KindEnum = enumeration('LibraryKind', KINDS);
const ProvenanceEnum = enumeration('LibraryProvenance', PROVENANCES);
const ExistingEnum = enumeration('LibraryExisting', EXISTING);
const kind = { type: new GraphQLNonNull(KindEnum) };

const LibraryName = new GraphQLObjectType({ name: 'LibraryName', fields: { en: some, ja: text } });

const RecordInput = new GraphQLInputObjectType({
  name: 'LibraryRecordInput',
  description: 'A record as REST takes it; the body follows the schema of its game and kind.',
  fields: {
    kind,
    id: some,
    game: some,
    name: {
      type: new GraphQLNonNull(
        new GraphQLInputObjectType({ name: 'LibraryNameInput', fields: { en: some, ja: text } }),
      ),
    },
    provenance: { type: new GraphQLNonNull(ProvenanceEnum) },
    source: text,
    side: text,
    type: text,
    body: { type: new GraphQLNonNull(JsonScalar) },
  },
});

const ImportReport = new GraphQLObjectType({
  name: 'LibraryImportReport',
  fields: {
    read: { type: new GraphQLNonNull(GraphQLInt) },
    written: { type: new GraphQLNonNull(GraphQLInt) },
    skipped: { type: new GraphQLNonNull(GraphQLInt) },
  },
});

/** The library over GraphQL: the same records, the same checks, the same versions. */
export function libraryFields(library: Library): SchemaPart {
  const Record = new GraphQLObjectType<StoredDocument, GraphqlContext>({
    name: 'LibraryRecord',
    fields: {
      kind,
      id: some,
      game: some,
      name: { type: new GraphQLNonNull(LibraryName) },
      provenance: { type: new GraphQLNonNull(ProvenanceEnum) },
      source: text,
      side: text,
      type: text,
      body: { type: new GraphQLNonNull(JsonScalar) },
      version: { type: new GraphQLNonNull(GraphQLInt) },
      createdAt: some,
      updatedAt: some,
      svg: {
        type: GraphQLString,
        description: 'A picture, of maps.',
        resolve: (record) => (record.kind === 'map' ? drawMap(record, library.checker.filledMap(record)) : null),
      },
    },
  });
  const Page = new GraphQLObjectType({
    name: 'LibraryPage',
    fields: {
      items: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Record))) },
      next: { type: GraphQLString, description: 'The cursor of the next page, if there is one.' },
    },
  });
  return { query: queries(library, Record, Page), mutation: mutations(library, Record) };
}

function queries(
  library: Library,
  Record: GraphQLObjectType,
  Page: GraphQLObjectType,
): GraphQLFieldConfigMap<unknown, GraphqlContext> {
  return {
    record: {
      type: Record,
      description: 'One record of the library.',
      args: { kind, id: some },
      resolve: async (_root, args: Key) => (await library.find(args.kind, args.id))?.document ?? null,
    },
    records: {
      type: new GraphQLNonNull(Page),
      description: 'Records of one kind, by id.',
      args: {
        kind,
        game: text,
        side: text,
        type: text,
        text: { type: GraphQLString, description: 'Words of the English or Japanese name.' },
        provenance: { type: ProvenanceEnum },
        limit: { type: GraphQLInt },
        cursor: text,
      },
      resolve: async (_root, { kind: of, ...parameters }: { kind: Kind }) => {
        const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null));
        const query = listQuery(of, given);
        const found = await library.list({ ...query, limit: query.limit + 1 });
        const items = found.slice(0, query.limit);
        return { items, next: found.length > items.length ? cursorAfter(items.at(-1)!.id) : null };
      },
    },
  };
}

function mutations(library: Library, Record: GraphQLObjectType): GraphQLFieldConfigMap<unknown, GraphqlContext> {
  const version = {
    type: new GraphQLNonNull(GraphQLInt),
    description: 'The version the change is based on; refused when it has moved on.',
  };
  const record = { type: new GraphQLNonNull(RecordInput) };
  return {
    createRecord: {
      type: Record,
      args: { record },
      resolve: async (_root, args: Pick<Change, 'record'>, context) => {
        context.requireAdmin();
        return (await library.create(plain(args.record))).document;
      },
    },
    replaceRecord: {
      type: Record,
      args: { record, version },
      resolve: async (_root, args: Change, context) => {
        context.requireAdmin();
        return (await library.replace(plain(args.record), args.version)).document;
      },
    },
    deleteRecord: {
      type: GraphQLBoolean,
      args: { kind, id: some, version },
      resolve: async (_root, { version: based, ...key }: Key & Pick<Change, 'version'>, context) => {
        context.requireAdmin();
        await library.remove(key, based);
        return true;
      },
    },
    importRecords: {
      type: ImportReport,
      description: 'All of them or none; the error lists every bad record by its place, from 0.',
      args: {
        records: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(RecordInput))) },
        existing: { type: ExistingEnum, defaultValue: 'refuse' },
      },
      resolve: async (_root, args: { records: object[]; existing: Existing }, context) => {
        context.requireAdmin();
        const records = args.records.map(plain);
        const run = new Importer(library, args.existing).run(fromJson(records));
        for (;;) {
          const { done, value } = await run.next();
          if (!done) continue;
          if (value.errors.length === 0) return value;
          throw new InvalidRequestError(
            value.errors.map(({ line, pointer, detail }) => ({
              pointer: `/records/${line! - 1}${pointer}`,
              detail: String(detail),
            })),
          );
        }
      },
    },
  };
}

/** In GraphQL null leaves something out. The body is JSON, where null is a value. */
function plain(record: object): object {
  const { name, ...rest } = record as { name: object };
  const held = (value: object): object =>
    Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
  return { ...held(rest), name: held(name) };
}
