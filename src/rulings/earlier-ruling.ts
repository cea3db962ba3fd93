import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import type { AnyProcedure } from '../kernel/procedures/index.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A request that goes on from an earlier ruling (`"from": <ruling>`): what that outcome says of this input is filled in,
 * what the request says itself stands. The result is checked like any other request.
 */
export function withEarlier(procedure: AnyProcedure, body: unknown): unknown {
  if (!isObject(body) || body.from === undefined) return body;
  const { from, input, ...rest } = body;
  const refuse = (pointer: string, detail: string) => new InvalidRequestError([new FieldFault(pointer, detail)]);
  if (!isObject(from)) throw refuse('/from', 'must be a ruling: {"procedure", "outcome", ...}');
  const known = Object.keys(procedure.from ?? {});
  const translate = typeof from.procedure === 'string' ? procedure.from?.[from.procedure] : undefined;
  if (!translate) {
    const which = known.length === 0 ? 'this procedure goes on from no other' : `must be one of ${known.join(', ')}`;
    throw refuse('/from/procedure', which);
  }
  if (!isObject(from.outcome)) throw refuse('/from/outcome', 'must be the outcome of that ruling');
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
  refuse: (pointer: string, detail: string) => InvalidRequestError,
): object {
  try {
    return translate(outcome as never);
  } catch (error) {
    if (error instanceof TypeError) throw refuse('/from/outcome', 'is not an outcome of that procedure');
    throw error;
  }
}
