import type { Rendered, Values, Words } from '../kernel/rulings/index.js';

/** A template taken apart once and put together part by part: makes no code, as `kernel/rulings/template.ts` does. */
export function compile(template: string, words: Words): Rendered {
  const parts: (string | Rendered)[] = [];
  let end = 0;
  for (const match of template.matchAll(/\{([^{}]+)\}/g)) {
    if (match.index > end) parts.push(template.slice(end, match.index));
    parts.push(placeholder(match[1]!, template, words));
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push(template.slice(end));
  return (values) => parts.map((part) => (typeof part === 'string' ? part : part(values))).join('');
}

function placeholder(text: string, template: string, words: Words): Rendered {
  const [name = '', format = 'list', one = '', many = ''] = text.split(':');
  const said = formatted(format, one, many, words);
  if (!said) throw new Error(`message "${template}" uses the unknown format "${format}"`);
  return (values) => {
    const value = values[name];
    if (value === undefined) throw new Error(`message "${template}" wants a value "${name}"`);
    return said(value);
  };
}

type Said = (value: Values[string]) => string;

function formatted(format: string, one: string, many: string, words: Words): Said | undefined {
  switch (format) {
    case 'list':
      return (value) => words.list(value);
    case 'term':
      return (value) => words.term(value);
    case 'signed':
      return (value) => words.signed(value);
    case 'added':
      return (value) => words.added(value);
    case 'plural':
      return (value) => `${value} ${value === 1 ? one : many}`;
    default:
      return undefined;
  }
}
