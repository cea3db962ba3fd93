import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kernelProblem } from '../../src/edge/kernel-problems.js';
import { games } from '../../src/games/index.js';
import type { OfflineRules } from '../../src/offline/rules.js';
import { problemBody } from '../../src/platform/problems/problem.js';
import { RulingService } from '../../src/rulings/ruling.service.js';
import { builtProgram } from './built-program.js';
import type { GoldenCase } from './golden.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'dist', 'rules');

/** Where the bundle of a game is; `npm run build` makes it together with the program. */
export function bundlePath(game: string): string {
  builtProgram();
  return join(FOLDER, `${game}.mjs`);
}

export const bundleText = (game: string): string => readFileSync(bundlePath(game), 'utf8');

export const bundledRules = async (game: string): Promise<OfflineRules> =>
  (await import(pathToFileURL(bundlePath(game)).href)).default as OfflineRules;

/** The server's own desk, with the limits it has where nothing is configured. */
const desk = new RulingService(games, { oddsBranchLimit: 50_000, oddsSamples: 20_000 }, () => 'never drawn');

/** The bytes the server answers a golden case with, ruling, odds or problem. */
export function serverBytes({ game, procedure, request, language = 'en', expect }: GoldenCase): string {
  const body = structuredClone(request);
  try {
    return JSON.stringify(expect.odds ? desk.odds(game, procedure, body) : desk.ask(game, procedure, body, language));
  } catch (error) {
    return JSON.stringify(problemBody(kernelProblem(error)!, language));
  }
}

/** The same by a bundle; a text of JavaScript, because it runs in pages too. */
export const BUNDLE_BYTES = `(rules, { procedure, request, language = 'en', expect }) => {
  try {
    return JSON.stringify(expect.odds ? rules.odds(procedure, request, language) : rules.rule(procedure, request, language));
  } catch (error) {
    if (error.problem === undefined) throw error;
    return JSON.stringify(error.problem);
  }
}`;
