import { Args, Context, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { checked } from '../../edge/checker/checker.js';
import { InvalidRequestError } from '../../edge/faults.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { argsTypes, enumType, inputTypes, leaveOut, objectTypes } from '../../edge/graphql/object-types.js';
import { inBoth } from '../../platform/language.js';
import type { StoredDocument } from '../document.js';
import { Library } from '../library.js';
import { pageOf } from '../page.js';
import { CardListQuery, listQueryOf } from '../shapes/list-query.js';
import { LibraryKind, LibraryPage, LibraryRecord, LibraryRecordInput } from '../shapes/record.js';
import { LibraryExisting, LibraryImportReport } from '../shapes/transfer.js';
import { Importer } from '../transfer/importer.js';
import { fromJson } from '../transfer/record-source.js';

// A query says itself which fields it wants.
leaveOut(CardListQuery, 'fields');
// A refused import is an error, which lists what is wrong.
leaveOut(LibraryImportReport, 'errors');
objectTypes(LibraryPage, LibraryImportReport);
inputTypes(LibraryRecordInput);
argsTypes(CardListQuery);
const Kind = enumType(LibraryKind);
const Existing = enumType(LibraryExisting);

const kindArgument = { type: () => Kind };
const versionArgument = {
  type: () => Int,
  description: 'The version the change is based on; refused when it has moved on.',
};
const existingArgument = { type: () => Existing, nullable: true as const, defaultValue: 'refuse' };
const maybe = { nullable: true };

/** The library over GraphQL: the same records, the same checks, the same versions. */
@Resolver(() => LibraryRecord)
export class LibraryResolver {
  constructor(private readonly library: Library) {}

  @Query(() => LibraryRecord, { ...maybe, description: 'One record of the library.' })
  async record(@Args('kind', kindArgument) kind: LibraryKind, @Args('id') id: string): Promise<StoredDocument | null> {
    return (await this.library.find(kind, id))?.document ?? null;
  }

  @Query(() => LibraryPage, { description: 'Records of one kind, by id.' })
  async records(
    @Args('kind', kindArgument) kind: LibraryKind,
    @Args({ type: () => CardListQuery }) { kind: _kind, ...wanted }: CardListQuery & { kind: LibraryKind },
  ): Promise<LibraryPage> {
    return pageOf(this.library, kind, checked(listQueryOf(kind), held(wanted)));
  }

  @ResolveField(() => String, { ...maybe, description: 'A picture, of maps.' })
  svg(@Parent() record: StoredDocument, @Context() { language }: GraphqlContext): string | null {
    return record.kind === 'map' ? this.library.picture(record, language) : null;
  }

  @Mutation(() => LibraryRecord, maybe)
  async createRecord(
    @Args('record') record: LibraryRecordInput,
    @Context() context: GraphqlContext,
  ): Promise<StoredDocument> {
    context.requireAdmin();
    return (await this.library.create(plain(record))).document;
  }

  @Mutation(() => LibraryRecord, maybe)
  async replaceRecord(
    @Args('record') record: LibraryRecordInput,
    @Args('version', versionArgument) version: number,
    @Context() context: GraphqlContext,
  ): Promise<StoredDocument> {
    context.requireAdmin();
    return (await this.library.replace(plain(record), version)).document;
  }

  @Mutation(() => Boolean, maybe)
  async deleteRecord(
    @Args('kind', kindArgument) kind: LibraryKind,
    @Args('id') id: string,
    @Args('version', versionArgument) version: number,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    context.requireAdmin();
    await this.library.remove({ kind, id }, version);
    return true;
  }

  @Mutation(() => LibraryImportReport, {
    ...maybe,
    description: 'All of them or none; the error lists every bad record by its place, from 0.',
  })
  async importRecords(
    @Args('records', { type: () => [LibraryRecordInput] }) records: LibraryRecordInput[],
    @Args('existing', existingArgument) existing: LibraryExisting | null,
    @Context() context: GraphqlContext,
  ): Promise<LibraryImportReport> {
    context.requireAdmin();
    const run = new Importer(this.library, existing ?? 'refuse').run(fromJson(records.map(plain)));
    for (;;) {
      const { done, value } = await run.next();
      if (!done) continue;
      if (value.errors.length === 0) return value as LibraryImportReport;
      throw new InvalidRequestError(
        value.errors.map(({ line, pointer, detail }) => ({
          pointer: `/records/${line! - 1}${pointer}`,
          detail: inBoth(detail),
        })),
      );
    }
  }
}

/** In GraphQL null leaves something out. The body is JSON, where null is a value. */
const plain = ({ name, ...rest }: LibraryRecordInput): object => ({ ...held(rest), name: held(name) });

const held = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
