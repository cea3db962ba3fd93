import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = join(import.meta.dirname, '..', '..', '..', 'src');

const sources = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

/** `import ... from '...'` and `export ... from '...'` at the start of a line, or a dynamic import anywhere. */
const IMPORT = /^(?:import|export)\b[^;'=]*?\bfrom '([^']+)'|(?:^import |\bimport\(\s*)'([^']+)'/gm;

/** Where an import leads: a folder of src for relative ones, the package name otherwise. */
function imports(file: string, which: 'all' | 'own' = 'all'): string[] {
  const text = readFileSync(file, 'utf8');
  const targets = [...text.matchAll(IMPORT)].map((match) => (match[1] ?? match[2])!);
  const wanted = which === 'all' ? targets : targets.filter((target) => target.startsWith('.'));
  return wanted.map((target) =>
    target.startsWith('.') ? relative(SRC, resolve(dirname(file), target)).split(sep)[0]! : target,
  );
}

/** Lower before higher; what stands in one row knows nothing of its neighbours. */
const LAYERS = [
  ['kernel'],
  ['platform'],
  ['edge'],
  ['library'],
  ['rulings', 'sessions'],
  ['vassal'],
  ['graphql', 'offline'],
  ['documents'],
];

describe('dependencies point one way', () => {
  it.each(LAYERS.flat().slice(1))('%s imports only what lies below it', (layer) => {
    const row = LAYERS.findIndex((names) => names.includes(layer));
    const below = new Set([layer, 'version.js', ...LAYERS.slice(0, row).flat()]);
    const strays = sources(layer).flatMap((file) =>
      imports(file, 'own')
        .filter((to) => !below.has(to))
        .map((to) => `${file}: ${to}`),
    );
    expect(sources(layer).length).toBeGreaterThan(0);
    expect(strays).toEqual([]);
  });

  it('the kernel imports only itself', () => {
    const strays = sources('kernel').flatMap((file) =>
      imports(file)
        .filter((to) => to !== 'kernel')
        .map((to) => `${file}: ${to}`),
    );
    expect(sources('kernel').length).toBeGreaterThan(0);
    expect(strays).toEqual([]);
  });

  it('the games import only the kernel and themselves, never another game', () => {
    const strays = sources('games').flatMap((file) => {
      const own = relative(join(SRC, 'games'), file).split(sep)[0]!;
      const text = readFileSync(file, 'utf8');
      const others = [...text.matchAll(/from '([^']+)'/g)]
        .map((match) => match[1]!)
        .filter((to) => to.startsWith('.'))
        .map((to) => relative(SRC, resolve(dirname(file), to)).split(sep))
        .filter(([top, game]) => top === 'games' && own !== 'index.ts' && game !== own)
        .map((parts) => `${file}: ${parts.join('/')}`);
      return [
        ...imports(file)
          .filter((to) => to !== 'kernel' && to !== 'games')
          .map((to) => `${file}: ${to}`),
        ...others,
      ];
    });
    expect(strays).toEqual([]);
  });

  it('the kernel and the games know no clock and no chance of their own', () => {
    const strays = [...sources('kernel'), ...sources('games')].filter((file) =>
      /Math\.random|Date\.now|new Date|performance\.|process\.|setTimeout|crypto\./.test(readFileSync(file, 'utf8')),
    );
    expect(strays).toEqual([]);
  });
});

describe('the tests that begin first', () => {
  it('are all there', () => {
    const tests = join(SRC, '..', 'test');
    const listed = JSON.parse(readFileSync(join(tests, 'support', 'jest', 'longest-first.json'), 'utf8')) as string[];
    expect(listed.filter((file) => !existsSync(join(tests, file)))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
