import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { buildSchema, validateSchema } from 'graphql';
import { documents } from '../../../src/documents/documents.js';
import { games } from '../../../src/games/index.js';
import { VERSION } from '../../../src/version.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const stored = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Nest tells types in the order in which their classes were read: in a process of its own, as `npm run documents` reads them. */
function sdlOfSources(): string {
  const here = (file: string): string => join(ROOT, 'test', 'support', 'jest', file);
  const args = ['--no-warnings', '--import', pathToFileURL(here('register.mjs')).href, here('sdl-of-sources.ts')];
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
}

describe('the published documents', () => {
  it('openapi/openapi.json is what the code says (else: npm run documents)', async () => {
    expect(JSON.parse(stored('openapi/openapi.json'))).toEqual(
      JSON.parse(JSON.stringify((await documents(games)).openapi)),
    );
  });

  it('openapi/schema.graphql is what the code says (else: npm run documents)', () => {
    expect(stored('openapi/schema.graphql')).toBe(sdlOfSources());
  });

  it('the GraphQL schema is valid, which no server looks at again when it starts', () => {
    expect(validateSchema(buildSchema(stored('openapi/schema.graphql')))).toEqual([]);
  });

  it('the OpenAPI document passes the linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'security-defined': 'off', 'info-license': 'error' },
    });
    const problems: NormalizedProblem[] = await lintFromString({ source: stored('openapi/openapi.json'), config });
    const found = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(found.slice(0, 20)).toEqual([]);
  });

  it('no schema has a name that generators would break lines over', () => {
    const { components } = JSON.parse(stored('openapi/openapi.json')) as { components: { schemas: object } };
    expect(Object.keys(components.schemas).filter((name) => name.length > 50)).toEqual([]);
  });

  it('the version of the service is the version of the package', () => {
    expect(VERSION).toBe((JSON.parse(stored('package.json')) as { version: string }).version);
  });
});
