/**
 * The built server's own thousand modules, and as many of the packages it stands on, as a few files, dist/umpire.js and dist/umpire/:
 * Node finds, reads and links those instead of each. With the packages left outside a start took 1.6 times the processor time and
 * opened 2,278 files. `npm run build` runs it last; `npm start` and the image start what it writes.
 *
 * Each game is a file of its own. As one file of 5 MB a fresh server held 237 MB, as these 180: what the parser needs for a
 * file it does not give back.
 * Its threads start from dist/umpire-worker.js, with the games alone: loading is most of what a thread costs.
 */
import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const games = readdirSync('dist/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** A class as tsc writes it, by itself or with decorators. */
const CLASS = /^\s*(?:export )?(?:let \w+ = (?:\w+ = )?)?class (\w+)(?: extends .+)? \{$/gm;

/**
 * Shapes are published under the names of their classes, and in a bundle no two things have the same name. esbuild's own
 * `keepNames` would name every inner function whenever it is made: a ruling over HTTP took 28 % longer. And a class whose name is
 * written into it once it is made is never compiled for good: V8 began anew with the constructors of a ruling as long as it ran, and
 * that took its helpers 2 to 6 us of each.
 */
const namedClasses = {
  name: 'named classes',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:dist|@nestjs|typeorm)[\\/].*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return { contents: code.replaceAll(CLASS, (line, name) => `${line} static get name() { return '${name}'; }`) };
    });
  },
};

/**
 * class-validator brings telephone numbers and postcodes of the whole world: a twentieth of a start. Its rules are kept in
 * a place that all copies of it share.
 */
const ofWhichLittleIsUsed = {
  name: 'packages of which little is used',
  setup({ onResolve }) {
    onResolve({ filter: /^class-validator$/ }, ({ path, kind }) => {
      // Whoever asks for all of it while the program runs gets it from the disk.
      if (kind !== 'import-statement') return { path, external: true };
      const index = new URL('./esm2015/index.js', import.meta.resolve('class-validator/package.json'));
      return { path: fileURLToPath(index), sideEffects: false };
    });
    onResolve({ filter: /^validator\// }, ({ path }) => ({
      path: createRequire(import.meta.resolve('class-validator/package.json')).resolve(path),
      sideEffects: false,
    }));
    onResolve({ filter: /^libphonenumber-js/ }, () => ({
      path: 'libphonenumber-js',
      external: true,
      sideEffects: false,
    }));
  },
};

/** Not put into the files: programs of the machine, what is found by its place on the disk, and what few servers ever ask for. */
const OUTSIDE = new Set([
  ...['better-sqlite3', 'better-sqlite3-13', 'sodium-native'],
  ...['altair-static', 'pino', 'swagger-ui-dist'],
  ...['ajv', 'class-transformer', 'libphonenumber-js', 'pg', 'redis'],
]);
const OURS = Symbol('looked for by ourselves');

/** @nestjs/typeorm looks into TypeORM once more, for what only its versions before 1.0 had, and so would load all of it again. */
const oneTypeOrm = {
  name: 'one TypeORM',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@nestjs[\\/]typeorm[\\/].*typeorm-compat\.js$/ }, () => ({
      contents: 'export const Connection = undefined; export const AbstractRepository = undefined;',
    }));
  },
};

/** A package that is not there is one that another would use if it were: drivers of other databases, other frameworks. */
const packagesWithin = {
  name: 'packages within',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (pluginData === OURS || isBuiltin(path)) return undefined;
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      if (OUTSIDE.has(name)) return { path, external: true };
      const found = await resolve(path, { kind, resolveDir, importer, pluginData: OURS });
      return found.errors.length > 0 ? { path, external: true } : found;
    });
  },
};

await rm('dist/umpire', { recursive: true, force: true });
await build({
  entryPoints: {
    umpire: 'dist/main.js',
    'umpire-worker': 'dist/worker.js',
    ...Object.fromEntries(games.map(({ name }) => [`umpire/${name}`, `dist/games/${name}/index.js`])),
  },
  outdir: 'dist',
  chunkNames: 'umpire/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // A sixth less to read, in lines short enough that a place in the code can still be found.
  minifyWhitespace: true,
  lineLimit: 200,
  plugins: [oneTypeOrm, namedClasses, ofWhichLittleIsUsed, packagesWithin],
  // What packages of the older kind ask for while they run.
  banner: { js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);" },
  sourcemap: true,
  logLevel: 'warning',
});
