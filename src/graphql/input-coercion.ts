import {
  GraphQLBoolean,
  GraphQLFloat,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** What is no value of the type. Which field, and why, is told by graphql-js, to whom the request then goes. */
export const BAD = Symbol('not of the type');

type Coerce = (value: unknown) => unknown;

const made = new WeakMap<GraphQLInputObjectType, Coerce>();

/**
 * Variables as resolvers get them (GraphQL, 6.1.2), by one small function for each input type. Hot: graphql-jit makes one
 * function for all variables of a query, which for an attack of eight units is too long for V8 to optimise and took a
 * fifth of the whole request.
 */
export function coercionOf(type: GraphQLInputType): Coerce {
  if (isNonNullType(type)) return required(coercionOf(type.ofType));
  if (isListType(type)) return listOf(coercionOf(type.ofType));
  if (isInputObjectType(type)) {
    // Looked up when it is first used: a type may hold itself.
    return nullable((value) => objectOf(type)(value));
  }
  if (isEnumType(type)) {
    const values = new Map<unknown, unknown>(type.getValues().map(({ name, value }) => [name, value]));
    return nullable((value) => (values.has(value) ? values.get(value) : BAD));
  }
  return nullable((value) => {
    try {
      const parsed = type.parseValue(value);
      return parsed === undefined || Number.isNaN(parsed) ? BAD : parsed;
    } catch {
      return BAD;
    }
  });
}

const required =
  (inner: Coerce): Coerce =>
  (value) =>
    value === null || value === undefined ? BAD : inner(value);

const nullable =
  (inner: Coerce): Coerce =>
  (value) =>
    value === null || value === undefined ? value : inner(value);

/** One value where a list is wanted is a list of one. */
const listOf = (inner: Coerce): Coerce =>
  nullable((value) => {
    const items = Array.isArray(value) ? value : [value];
    const coerced = new Array<unknown>(items.length);
    for (let i = 0; i < items.length; i += 1) {
      const item = inner(items[i] ?? null);
      if (item === BAD) return BAD;
      coerced[i] = item;
    }
    return coerced;
  });

function objectOf(type: GraphQLInputObjectType): Coerce {
  let coerce = made.get(type);
  if (!coerce) {
    coerce = compileObject(type);
    made.set(type, coerce);
  }
  return coerce;
}

function compileObject(type: GraphQLInputObjectType): Coerce {
  // Of such a type exactly one field is allowed: graphql-js counts them.
  if (type.isOneOf) return () => BAD;
  const parts: unknown[] = [BAD];
  const fields = Object.values(type.getFields());
  const cases = fields.map(({ name }) => `case ${JSON.stringify(name)}:`).join(' ');
  const lines = fields.map(({ name, type: of, defaultValue }) => {
    const at = `[${JSON.stringify(name)}]`;
    const [inner, isRequired] = isNonNullType(of) ? [of.ofType, true] : [of, false];
    const absent =
      defaultValue !== undefined ? `out${at} = ${JSON.stringify(defaultValue)};` : isRequired ? 'return p0;' : '';
    const none = isRequired ? 'return p0;' : `out${at} = null;`;
    return `x = v${at};
      if (x === undefined) { ${absent} } else if (x === null) { ${none} } else { ${valueCode(inner, parts)} out${at} = x; }`;
  });
  const code = `return (v) => {
    if (typeof v !== 'object' || Array.isArray(v)) return p0;
    for (const k in v) switch (k) { ${cases} break; default: return p0; }
    const out = {};
    let x;
    ${lines.join('\n')}
    return out;
  };`;
  return new Function(...parts.map((_, i) => `p${i}`), code)(...parts) as Coerce;
}

/** Statements that turn `x`, which is not null, into its value or end with a refusal. */
function valueCode(type: GraphQLInputType, parts: unknown[]): string {
  const unless = (condition: string): string => `if (!(${condition})) return p0;`;
  if (type === GraphQLString) return unless("typeof x === 'string'");
  if (type === GraphQLBoolean) return unless("typeof x === 'boolean'");
  if (type === GraphQLFloat) return unless('Number.isFinite(x)');
  if (type === GraphQLInt) return unless('Number.isInteger(x) && x <= 2147483647 && x >= -2147483648');
  return `x = p${parts.push(coercionOf(type)) - 1}(x); if (x === p0) return p0;`;
}
