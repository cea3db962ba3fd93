import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../../platform/home.js';
import { documentLine, type LibraryDocument } from '../document.js';

/** Beside the code, in the source tree as in the container. */
export const SCENARIOS = join(HOME, 'scenarios');
const SCHEMAS = 'schema';

/** Everything under scenarios/<game>/: a file holds one record, or `{"records": [...]}`. */
export function shippedDocuments(folder = SCENARIOS): LibraryDocument[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SCHEMAS)
    .flatMap(({ name }) => filesIn(join(folder, name)))
    .flatMap(documentsIn);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

function documentsIn(file: string): LibraryDocument[] {
  // Editors find the schema by `$schema`; it is no part of the record.
  const { $schema: _schema, ...content } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return (content.records ?? [content]) as LibraryDocument[];
}

export const digestOf = (document: LibraryDocument): string =>
  createHash('sha256').update(documentLine(document)).digest('base64url');
