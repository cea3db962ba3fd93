/** `node generate-preset.mjs <schema> <operations> <folder>`: typed documents by the client preset of graphql-codegen. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildASTSchema, parse } from 'graphql';

const [schemaFile, operations, folder] = process.argv.slice(2);
const schema = parse(readFileSync(schemaFile, 'utf8'));
const rawSDL = readFileSync(operations, 'utf8');
const files = await preset.buildGeneratesSection({
  baseOutputDir: `${folder}/`,
  schema,
  schemaAst: buildASTSchema(schema),
  documents: [{ location: operations, document: parse(rawSDL), rawSDL }],
  config: {},
  presetConfig: { fragmentMasking: false },
  plugins: [],
  pluginMap: {},
});
mkdirSync(folder, { recursive: true });
for (const file of files) writeFileSync(file.filename, await codegen(file));
