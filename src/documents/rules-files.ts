import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ANY_LENGTH, ANY_NUMBER, COUNT, integer, list, published, text } from '../kernel/fields/index.js';
import { HOME } from '../platform/home.js';
import { Problem } from '../platform/problems/problem.js';

/** Made by `npm run build`; a server that runs from its sources has none. */
const FOLDER = join(HOME, 'dist', 'rules');
const SCRIPT = 'text/javascript; charset=utf-8';
/** Of the hash as many digits as tell two versions apart in a name. */
const DIGITS = 16;

@published('A die of a game, as its rolls are named.')
class RulesDie {
  @text('What it is rolled for.', ANY_LENGTH) purpose!: string;
  @integer('How many sides it has.', { min: 2, max: 1000 }) sides!: number;
}

@published('The rules of a game as one file.')
export class RulesFile {
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The edition of the book that they follow.', ANY_LENGTH) edition!: string;
  @text('Their version.', ANY_LENGTH) rulesVersion!: string;
  @text('Its plain name: the rules as they are now.', ANY_LENGTH) file!: string;
  @text('SHA-256 of its bytes, in hexadecimal.', ANY_LENGTH) sha256!: string;
  @integer('How many bytes it has.', COUNT) bytes!: number;
  @integer('How many when compressed.', COUNT) gzipped!: number;
  @list('The dice that its sessions roll.', RulesDie, ANY_NUMBER) dice!: readonly RulesDie[];
  @text('Where it lies under a name that never means anything else.', ANY_LENGTH) url!: string;
}

type Bundle = Omit<RulesFile, 'url'>;

/**
 * The rules of each game as one file, for pages, apps and the verifier: under its name as it is now, and under a name with
 * its hash for whoever wants this one for ever.
 */
export function serveRules(fastify: FastifyInstance): void {
  let known: readonly Bundle[] | undefined;
  const bundles = (): readonly Bundle[] => {
    known ??= listed();
    return known;
  };
  fastify.get('/rules', { config: { noQuery: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send(bundles().map((each) => ({ ...each, url: `/rules/${named(each)}` }))),
  );
  fastify.get<{ Params: { file: string } }>('/rules/:file', { config: { noQuery: true } }, (request, reply) => {
    const { file } = request.params;
    const found = bundles().find((each) => each.file === file || named(each) === file);
    if (!found) throw noSuchRules(file);
    const tag = `"${found.sha256}"`;
    const lasting = found.file === file ? 'no-cache' : 'public, max-age=31536000, immutable';
    reply.headers({ etag: tag, 'cache-control': lasting });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(SCRIPT).send(readFileSync(join(FOLDER, found.file)));
  });
}

const named = ({ game, sha256 }: Bundle): string => `${game}.${sha256.slice(0, DIGITS)}.mjs`;

function listed(): readonly Bundle[] {
  try {
    return JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as Bundle[];
  } catch {
    return [];
  }
}

function noSuchRules(file: string): Problem {
  const name = file.slice(0, 100);
  return new Problem('not-found', {
    detail: {
      en: `There is no rules file "${name}"; GET /rules lists those there are.`,
      ja: `ルールファイル「${name}」はありません。一覧は GET /rules にあります。`,
    },
  });
}
