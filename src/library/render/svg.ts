/** SVG as text. Looks come from attributes alone: the service's content policy forbids style sheets. */
type Value = string | number;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters have no place in XML at all. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

const round = (value: number): number => Math.round(value * 10) / 10;

export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${head}/>` : `<${name}${head}>${children.join('')}</${name}>`;
}

export const label = (text: string, attributes: Readonly<Record<string, Value>>): string =>
  element('text', { 'text-anchor': 'middle', 'font-family': 'sans-serif', ...attributes }, escapeXml(text));

export type Point = readonly [number, number];

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/** It has a shape and no size: a page or a window shows it as large as there is room. */
export function picture(
  width: number,
  height: number,
  { title, language }: { readonly title: string; readonly language: string },
  content: readonly string[],
): string {
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size.width} ${size.height}`,
      role: 'img',
      'xml:lang': language,
    },
    element('title', {}, escapeXml(title)),
    element('rect', { width: size.width, height: size.height, fill: '#ffffff' }),
    ...content,
  )}\n`;
}
