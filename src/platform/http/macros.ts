import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '../language.js';
import { Problem } from '../problems/problem.js';
import { routeConfigPart } from './route-config.js';
import { ONE_LINE } from './text-answers.js';

/**
 * A chat macro can send an address and nothing else: `?format=text`, `?lang=ja` and `?oneline=true` say in the query of
 * any request what a program says in its headers. They are taken out of the query, which routes check for strays.
 */
const FORMATS: Readonly<Record<string, string>> = { text: 'text/plain', json: 'application/json' };

const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

interface FormatRoute {
  readonly ownFormat?: boolean;
  readonly noQuery?: boolean;
  readonly readsQuery?: boolean;
}

/** Marks a handler whose `format` means something else: what is exported, not how it is said. */
export const OwnFormat = () => routeConfigPart({ ownFormat: true } satisfies FormatRoute);

/** Marks a handler that asks nothing of the query: a parameter that would change nothing is refused. */
export const NoQuery = () => routeConfigPart({ noQuery: true } satisfies FormatRoute);

/** Marks a handler that takes a body and reads the query besides; to all others that take one it says nothing. */
export const ReadsQuery = () => routeConfigPart({ readsQuery: true } satisfies FormatRoute);

export function readMacro(request: FastifyRequest): Problem | undefined {
  const query = request.query as Record<string, unknown>;
  const { format: asked, lang, oneline, ...others } = query;
  const route = request.routeOptions.config as FormatRoute;
  const isOwn = asked !== undefined && route.ownFormat === true;
  const [format, rest] = isOwn ? [undefined, { ...others, format: asked }] : [asked, others];
  const [stray] = Object.keys(rest);
  if (stray !== undefined && route.noQuery === true) return noSuch(stray);
  if (stray !== undefined && WRITES.has(request.method) && !request.is404 && route.readsQuery !== true)
    return wrong(stray, UNKNOWN);
  if (format === undefined && lang === undefined && oneline === undefined) return undefined;
  if (lang !== undefined) {
    if (!LANGUAGES.some((known) => known === lang)) return refuse('lang', LANGUAGES);
    request.headers['accept-language'] = lang as string;
  }
  if (format !== undefined) {
    const type = typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (type === undefined) return refuse('format', Object.keys(FORMATS));
    request.headers.accept = type;
  }
  if (oneline !== undefined) {
    if (oneline !== 'true' && oneline !== 'false') return refuse('oneline', ['true', 'false']);
    if (oneline === 'true') request.headers.accept = ONE_LINE;
  }
  request.query = rest;
  return undefined;
}

const refuse = (name: string, values: readonly string[]): Problem =>
  wrong(name, { en: `must be one of ${values.join(', ')}`, ja: `次のどれかです：${values.join(', ')}` });

/** Words of `ParametersGuard`, who says them where a GET is asked. */
const UNKNOWN = { en: 'there is no such parameter', ja: 'そのようなパラメーターはありません' };

const noSuch = (name: string): Problem =>
  wrong(name, {
    en: 'there is no such parameter; every GET takes format, lang and oneline, this one nothing else',
    ja: 'このパラメーターはありません。どのGETもformat、lang、onelineを受け付けますが、ここではほかにありません',
  });

const wrong = (name: string, detail: { readonly en: string; readonly ja: string }): Problem =>
  new Problem('validation', {
    detail: { en: `/${name}: ${detail.en}`, ja: `/${name}: ${detail.ja}` },
    errors: [{ pointer: `/${name}`, detail }],
  });
