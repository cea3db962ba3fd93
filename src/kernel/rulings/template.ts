import type { Rendered, Words } from './messages.js';

/**
 * A template as one expression: a sentence is put together without a look at its parts, at half the cost.
 * The bundles for pages and phones, which may make no code, have `offline/plain-template.ts` in the place of this file.
 */
export function compile(template: string, words: Words): Rendered {
  const parts: string[] = ["''"];
  let end = 0;
  for (const match of template.matchAll(/\{([^{}]+)\}/g)) {
    if (match.index > end) parts.push(JSON.stringify(template.slice(end, match.index)));
    parts.push(placeholder(match[1]!, template));
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push(JSON.stringify(template.slice(end)));
  const missing = (name: string): never => {
    throw new Error(`message "${template}" wants a value "${name}"`);
  };
  const code = `return (values) => { let x; return ${parts.join(' + ')}; };`;
  return new Function('words', 'missing', code)(words, missing) as Rendered;
}

function placeholder(text: string, template: string): string {
  const [name = '', format = 'list', one = '', many = ''] = text.split(':');
  const key = JSON.stringify(name);
  return `((x = values[${key}]) === undefined ? missing(${key}) : ${formatted(format, one, many, template)})`;
}

function formatted(format: string, one: string, many: string, template: string): string {
  switch (format) {
    case 'list':
      return "typeof x === 'string' ? x : words.list(x)";
    case 'term':
      return 'words.term(x)';
    case 'signed':
      return 'words.signed(x)';
    case 'added':
      return 'words.added(x)';
    case 'plural':
      return `x + (x === 1 ? ${JSON.stringify(` ${one}`)} : ${JSON.stringify(` ${many}`)})`;
    default:
      throw new Error(`message "${template}" uses the unknown format "${format}"`);
  }
}
