import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ANY_LENGTH, ANY_NUMBER, choice, defineWords, list, published, text } from '../kernel/fields/index.js';
import { HOME } from '../platform/home.js';

const KINDS = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;
const ChangeKind = defineWords('ChangeKind', KINDS);

@published('Something that changed.')
class Change {
  @choice('What kind of change it is.', ChangeKind) kind!: (typeof KINDS)[number];
  @text('What changed, in Markdown.', ANY_LENGTH) text!: string;
}

@published('What changed with one version of Umpire.')
export class VersionChanges {
  @text('The version, or "Unreleased".', ANY_LENGTH) version!: string;
  @text('The day it came out; null where it has not yet.', { ...ANY_LENGTH, nullable: true }) date!: string | null;
  @list('What changed.', Change, ANY_NUMBER) changes!: readonly Change[];
}

/** The changelog as data, the latest version first. It is written as Keep a Changelog has it. */
export function changesIn(markdown: string): VersionChanges[] {
  const [, ...versions] = markdown.split(/^## /m);
  return versions.map((part) => {
    const [, version, date] = /^\[?([^\]\s]+)\]?(?: - (\S+))?/.exec(part)!;
    const [, ...kinds] = part.split(/^### /m);
    return { version: version!, date: date ?? null, changes: kinds.flatMap(changesOfKind) };
  });
}

function changesOfKind(part: string): Change[] {
  const [title = '', ...lines] = part.split('\n');
  const kind = title.trim().toLowerCase() as Change['kind'];
  const items = lines.join('\n').split(/^- /m).slice(1);
  return items.map((item) => ({ kind, text: item.trim().replaceAll(/\s*\n\s*/g, ' ') }));
}

/** For whoever keeps a client up to date. The words are those of the file, in English. */
export function serveChangelog(fastify: FastifyInstance): void {
  let changes: VersionChanges[] | undefined;
  fastify.get('/v1/changelog', { config: { noQuery: true } }, (_request, reply) => {
    changes ??= changesIn(readFileSync(join(HOME, 'CHANGELOG.md'), 'utf8'));
    return reply.header('content-language', 'en').send(changes);
  });
}
