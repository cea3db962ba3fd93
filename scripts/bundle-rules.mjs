/**
 * The rules of each game as one file that needs neither a server nor Node: dist/rules/<game>.mjs, for pages, phones and the
 * verifier, and dist/rules/index.json, which says what each is, its SHA-256 and what its dice may be
 * rolled for. The same sources give the same bytes. `npm run build` runs it after the compiler; an argument names another folder.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const DIST = join(import.meta.dirname, '..', 'dist');
const OUT = process.argv[2] ?? join(DIST, 'rules');
const built = (file) => import(pathToFileURL(join(DIST, file)).href);
const { games } = await built('games/index.js');
const { dicePurposes } = await built('kernel/session/index.js');

/** The name under which a game's own module exports it. */
async function exportedAs(id) {
  const module = await built(`games/${id}/index.js`);
  return Object.entries(module).find(([, value]) => value?.id === id)[0];
}

/** Pages and phones may forbid that code is made: sentences are put together by a file that makes none. */
const noCodeMade = {
  name: 'no code made',
  setup(context) {
    context.onResolve({ filter: /^\.\/template\.js$/ }, () => ({ path: join(DIST, 'offline', 'plain-template.js') }));
  },
};

const json = (value) => ({ contents: JSON.stringify(value), loader: 'json' });

/** Forms, reference pages and search are the service's: here nobody asks what fields and sections are called. */
const noReference = {
  name: 'no reference',
  setup({ onLoad }) {
    onLoad({ filter: /field-(names|descriptions)\.json$/ }, () => json({ fields: {}, choices: {} }));
    onLoad({ filter: /(citations|options-read)\.json$/ }, () => json({}));
    onLoad({ filter: /glossary\.json$/ }, () => json([]));
    onLoad({ filter: /sections\.json$/ }, async ({ path }) =>
      json(JSON.parse(await readFile(path, 'utf8')).map(({ id }) => ({ id }))),
    );
  },
};

/** What tsc writes into every file with a shape. */
const HELPER = /^var (__decorate|__metadata) = [\s\S]*?^\};\n/gm;
const TYPE = /,\s+__metadata\("design:type", [^\n]+\)(?=\n\s*\])/g;
const DECORATORS = 'choices?|either|flag|halves|integers?|json|list|numbers?|object|published|record|texts?|timestamp';
const TEXT = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
const DESCRIPTION = new RegExp(String.raw`(__decorate\(\[\s+(?:${DECORATORS})\()(?:${TEXT})`, 'g');

/** The fields of a shape without their descriptions and with nothing else about their types: an eighth of a game. */
const fieldsAlone = {
  name: 'fields alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(HELPER, '').replace(TYPE, '').replace(DESCRIPTION, "$1''"),
    }));
  },
};

/** Once for all files. */
const DECORATE = `function __decorate(decorators, target, name) {
  return decorators.reduceRight((decorated, decorate) => decorate(decorated, name) ?? decorated, target);
}`;

async function bundle(game) {
  const { id, rulesVersion } = { id: game.id, ...game.declaration };
  const edition = game.declaration.edition.en;
  const name = await exportedAs(id);
  const contents = `import { ${name} as shelved } from './games/${id}/index.js';
import { offlineRules } from './offline/rules.js';
const rules = offlineRules(shelved);
export const { game, title, edition, rulesVersion, procedures, dice, rule, odds, session, replay } = rules;
export default rules;
`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: DIST, sourcefile: `${id}.js`, loader: 'js' },
    bundle: true,
    // Nothing of Node: an import of it ends the build here and not in somebody's page.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: `// Umpire: the rules of ${id}, version ${rulesVersion}.\n${DECORATE}` },
    plugins: [noCodeMade, noReference, fieldsAlone],
    write: false,
    logLevel: 'warning',
  });
  const { contents: bytes, text } = outputFiles[0];
  const file = `${id}.mjs`;
  await writeFile(join(OUT, file), text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = { bytes: bytes.length, gzipped: gzipSync(bytes).length };
  return { game: id, edition, rulesVersion, file, sha256, ...size, dice: dicePurposes(game) };
}

await mkdir(OUT, { recursive: true });
const index = [];
for (const game of games.all) index.push(await bundle(game));
await writeFile(join(OUT, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
