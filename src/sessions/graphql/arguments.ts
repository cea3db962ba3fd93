import type { GraphqlContext } from '../../edge/graphql/context.js';
import { keyed, quotaOf } from '../edge/headers.js';
import type { Asker } from '../seats/opening-desk.js';

export type Maybe<T> = T | null | undefined;

/** The argument in the place of the header Idempotency-Key. */
export const once = {
  type: () => String,
  nullable: true,
  description: 'The same key and the same request: the same answer, carried out once.',
};

export const askedBy = ({ client, app }: GraphqlContext, key: Maybe<string>): Asker => ({
  client,
  ...quotaOf(app),
  ...keyed(key ?? undefined),
});
