/**
 * The rules of each game as one file that needs neither a server nor Node: dist/rules/<game>.mjs, for pages, phones and the
 * verifier, and dist/rules/index.json, which says what each is, its SHA-256 and what its dice may be
 * rolled for. The same sources give the same bytes. `npm run build` runs it after the compiler; an argument names another folder.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
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

/** The names of fields are for forms, which are made from what the service says. */
const noFieldNames = {
  name: 'no field names',
  setup(context) {
    context.onLoad({ filter: /field-names\.json$/ }, () => ({
      contents: '{"fields":{},"choices":{}}',
      loader: 'json',
    }));
  },
};

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
    banner: { js: `// Umpire: the rules of ${id}, version ${rulesVersion}.` },
    plugins: [noCodeMade, noFieldNames],
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
