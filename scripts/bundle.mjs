/**
 * The built server's own thousand modules as one file, dist/umpire.js: Node finds, reads and links one instead of each.
 * Packages stay outside. `npm run build` runs it last; `npm start` and the image start what it writes.
 */
import { build } from 'esbuild';

await build({
  entryPoints: ['dist/main.js'],
  outfile: 'dist/umpire.js',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  // Nest finds providers by the names and identities of classes.
  keepNames: true,
  sourcemap: true,
  logLevel: 'warning',
});
