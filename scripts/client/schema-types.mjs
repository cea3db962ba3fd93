/** JSON Schemas of the OpenAPI document as TypeScript types, one line of comment for each field that has a description. */

const SCHEMAS = '#/components/schemas/';
const NAME = /^[A-Za-z_$][\w$]*$/;

export const refName = (reference) => reference.slice(SCHEMAS.length);

/** A comment must not be ended by what it says. */
export const comment = (text, indent = '') =>
  `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s*\n\s*/g, ' ')} */\n`;

const union = (types) => [...new Set(types)].join(' | ');
const literal = (value) =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : JSON.stringify(value);
const listed = (type) => (/[|&]/.test(type) && !/^[\w.]+<.*>$/.test(type) ? `(${type})` : type);

/** The type of a schema, in place. */
function typeOf(schema, indent = '') {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.allOf) return schema.allOf.map((each) => typeOf(each, indent)).join(' & ');
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  if (schema.properties) return storable(schema, fields(schema, indent));
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways) return union(ways.map((each) => typeOf(each, indent)));
  return union([schema.type ?? 'unknown'].flat().map((type) => plain(type, schema, indent)));
}

function plain(type, schema, indent) {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return array(schema, indent);
    case 'object': {
      const { additionalProperties: of = {} } = schema;
      // No fields at all: an object that holds nothing.
      if (of === false) return 'Readonly<Record<string, never>>';
      return `Readonly<Record<string, ${of === true ? 'unknown' : typeOf(of, indent)}>>`;
    }
    default:
      return type;
  }
}

function array({ items = {}, minItems, maxItems }, indent) {
  const type = typeOf(items, indent);
  if (minItems === 2 && maxItems === 2) return `readonly [${type}, ${type}]`;
  return `readonly ${listed(type)}[]`;
}

/** The whole thing, or the name of a stored one with whatever differs from it. */
const storable = ({ anyOf }, type) =>
  anyOf?.some(({ required }) => required?.includes('stored')) ? `OrStored<${type}>` : type;

/** The fields of an object between braces. */
function fields({ properties = {}, required = [], additionalProperties }, indent = '') {
  const lines = Object.entries(properties).map(([name, field]) => {
    const key = NAME.test(name) ? name : literal(name);
    const mark = required.includes(name) ? '' : '?';
    const said = field.description ?? '';
    return `${said && comment(said, `${indent}  `)}${indent}  readonly ${key}${mark}: ${typeOf(field, `${indent}  `)};\n`;
  });
  const open = additionalProperties === true ? [`${indent}  readonly [field: string]: unknown;\n`] : [];
  return `{\n${[...lines, ...open].join('')}${indent}}`;
}

/** A named schema as an exported declaration. */
export function declaration(name, schema) {
  const said = schema.description ? comment(schema.description) : '';
  const isPlain = schema.properties && !schema.anyOf && !schema.oneOf && !schema.allOf;
  return isPlain
    ? `${said}export interface ${name} ${fields(schema)}\n`
    : `${said}export type ${name} = ${typeOf(schema)};\n`;
}

/** The names of the schemas that a schema speaks of. */
export function namesIn(schema, found = new Set()) {
  if (Array.isArray(schema)) for (const each of schema) namesIn(each, found);
  else if (typeof schema === 'object' && schema !== null) {
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$ref') found.add(refName(value));
      else if (keyword !== 'discriminator') namesIn(value, found);
    }
  }
  return found;
}
