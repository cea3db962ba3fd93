import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { RESOLVERS } from '../../../src/kernel/procedures/index.js';

/** The five games are laid out alike, so that who knows one finds his way in the others (docs/adding-a-game.md). */
const FILES = [
  'ASSUMPTIONS.md',
  'citations.json',
  'options-read.json',
  'field-descriptions.json',
  'field-names.json',
  'glossary.json',
  'index.ts',
  'options.ts',
  'procedures.ts',
  'sections.json',
  'vocabulary.ts',
];
const FOLDERS = ['charts', 'messages', 'shared', ...RESOLVERS];

const all = games.all;
const folderOf = (id: string): string => join('src', 'games', id);
const read = (id: string, file: string): string => readFileSync(join(folderOf(id), file), 'utf8');

/** Every source file of a game, by its path inside the game's folder. */
function sourcesOf(id: string, under = ''): string[] {
  return readdirSync(join(folderOf(id), under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    if (entry.isDirectory()) return sourcesOf(id, path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has the files and folders of a game, and no others', () => {
    const entries = readdirSync(folderOf(id), { withFileTypes: true });
    const names = (folders: boolean): string[] =>
      entries.filter((entry) => entry.isDirectory() === folders).map(({ name }) => name);
    expect(names(false).sort()).toEqual([...FILES].sort());
    const session = game.declaration.session ? ['session'] : [];
    const materials = game.declaration.materials ? ['materials'] : [];
    expect(names(true).sort()).toEqual([...FOLDERS, ...session, ...materials].sort());
  });

  it('has its sentences in messages/en and messages/ja, each with an index and the same parts', () => {
    const parts = ['en', 'ja'].map((language) => readdirSync(join(folderOf(id), 'messages', language)).sort());
    expect(parts[0]).toContain('index.ts');
    expect(parts[1]).toEqual(parts[0]);
  });

  it('declares the game in index.ts and says there what it is, the procedures in procedures.ts', () => {
    const index = read(id, 'index.ts');
    expect(index).toMatch(/\n\/\*\*\n( \* .*\n){2,} \*\/\nexport const \w+ = new Game\(/);
    expect(index).not.toMatch(/from '\.\/(combat|movement|spotting|events|status)\//);
    expect(read(id, 'procedures.ts')).toMatch(/export const procedures: readonly AnyProcedure\[\] = /);
  });

  it('has one class of options, and one name for an umpire who knows them', () => {
    expect(read(id, 'options.ts')).toMatch(/export class Options\b/);
    expect(read(id, 'options.ts')).toMatch(/export type Judge = Umpire<Options>;/);
    const others = sourcesOf(id).filter(
      (file) => file !== 'options.ts' && /\bUmpire<Options>/.test(bare(read(id, file))),
    );
    expect(others).toEqual([]);
  });

  it('numbers the versions of its rules', () => {
    expect(game.declaration.rulesVersion).toMatch(/^[1-9]\d*$/);
  });

  it('puts a procedure into the folder of its resolver, under its own name', () => {
    const sources = sourcesOf(id);
    const stray = [...game.procedures.keys()].filter((name) => {
      const [resolver] = name.split('/');
      const declared = sources.filter((file) => new RegExp(`\\bid: '${name.split('/')[1]}',`).test(read(id, file)));
      return !declared.some((file) => file.startsWith(join(resolver!, '')));
    });
    expect(stray).toEqual([]);
  });

  it('plays, where it is played, by a session folder', () => {
    expect(existsSync(join(folderOf(id), 'session', 'index.ts'))).toBe(game.declaration.session !== undefined);
  });
});

/** A quiet umpire is another thing. */
const bare = (source: string): string => source.replaceAll('QuietUmpire<Options>', '');
