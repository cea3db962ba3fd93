import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe } from '@jest/globals';

/** What Jest keeps of a `describe`: its tests and inner blocks, and its hooks. */
interface Block {
  readonly children: { parent: Block }[];
  readonly hooks: { parent: Block }[];
}

declare const openBlock: () => Block;

/**
 * Which test files make up a suite, by their paths below `test/<tier>`. Every file is in exactly one (layers.test.ts). Suites
 * of one tier run side by side in the order of the list, the longest first, so none should be much longer than the rest.
 */
export const SUITES = JSON.parse(readFileSync(join(import.meta.dirname, 'suite-list.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** Every test file of a tier, as a path below its folder. */
export const testsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();

/**
 * Jest gives every test file its own modules, and the server with its five games takes longer to import (6 s) than most
 * files take to run. A suite (`test/<tier>/<name>.suite.ts`) imports many test files into one set of modules; each file
 * can still be run by itself (`npm test -- test/unit/games/panzer-cards`).
 */
export async function importSuite(suiteFile: string): Promise<void> {
  const folder = dirname(suiteFile);
  const files = SUITES[basename(folder)]?.[basename(suiteFile, '.suite.ts')];
  if (files === undefined) throw new Error(`${suiteFile} is not in the list of suites`);
  const belongs = new RegExp(files);
  for (const file of testsOf(folder)) if (belongs.test(file)) await importInBlock(folder, file);
}

/**
 * A file's own hooks must hold for its own tests only, or every server of a suite would stand from its first test to its
 * last. `describe` takes no asynchronous body, so what a file wrote down at the top is moved into a block of its own.
 */
async function importInBlock(folder: string, file: string): Promise<void> {
  const top = openBlock();
  const [tests, hooks] = [top.children.length, top.hooks.length];
  await import(join(folder, file));
  const children = top.children.splice(tests);
  describe(file, () => {
    const block = openBlock();
    const moved = (list: { parent: Block }[]) => list.map((each) => Object.assign(each, { parent: block }));
    block.children.push(...moved(children));
    block.hooks.push(...moved(top.hooks.splice(hooks)));
  });
}
