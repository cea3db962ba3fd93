import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import type { AnyProcedure } from '../kernel/procedures/index.js';
import type { InBoth } from '../platform/language.js';

const A_RULING = {
  en: 'must be a ruling: {"procedure", "outcome", ...}',
  ja: '裁定 {"procedure", "outcome", ...} を指定してください',
};
const FROM_NONE = {
  en: 'this procedure goes on from no other',
  ja: 'この手順には、前の裁定を引き継ぐ手順がありません',
};
const AN_OUTCOME = { en: 'must be the outcome of that ruling', ja: 'その裁定のoutcomeを指定してください' };
const NOT_ITS_OUTCOME = { en: 'is not an outcome of that procedure', ja: 'その手順のoutcomeではありません' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A request that goes on from an earlier ruling (`"from": <ruling>`): what that outcome says of this input is filled in,
 * what the request says itself stands. The result is checked like any other request.
 */
export function withEarlier(procedure: AnyProcedure, body: unknown): unknown {
  if (!isObject(body) || body.from === undefined) return body;
  const { from, input, ...rest } = body;
  const refuse = (pointer: string, detail: InBoth) => new InvalidRequestError([new FieldFault(pointer, detail)]);
  if (!isObject(from)) throw refuse('/from', A_RULING);
  const known = Object.keys(procedure.from ?? {});
  const translate = typeof from.procedure === 'string' ? procedure.from?.[from.procedure] : undefined;
  if (!translate) {
    throw refuse('/from/procedure', known.length === 0 ? FROM_NONE : oneOf(known, from.procedure));
  }
  if (!isObject(from.outcome)) throw refuse('/from/outcome', AN_OUTCOME);
  return { ...rest, input: laidOver(translated(translate, from.outcome, refuse), isObject(input) ? input : {}) };
}

/** What the request says stands, field by field also within an object; a list is one thing. */
function laidOver(known: object, said: Record<string, unknown>): Record<string, unknown> {
  const both: Record<string, unknown> = { ...known, ...said };
  for (const [field, value] of Object.entries(known))
    if (isObject(value) && isObject(said[field])) both[field] = laidOver(value, said[field]);
  return both;
}

/** The outcome comes from a caller, who may have changed it: what cannot be read is the caller's fault, not ours. */
function translated(
  translate: (outcome: never) => object,
  outcome: object,
  refuse: (pointer: string, detail: InBoth) => InvalidRequestError,
): object {
  try {
    return translate(outcome as never);
  } catch (error) {
    if (error instanceof TypeError) throw refuse('/from/outcome', NOT_ITS_OUTCOME);
    throw error;
  }
}
