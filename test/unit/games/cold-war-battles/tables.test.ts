import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Rebuild } from './asking.js';
import { campaignTables } from './campaign-tables.js';
import { combatTables } from './combat-tables.js';
import { groundTables } from './ground-tables.js';
import { scheduleTables } from './schedule-tables.js';
import { setUpTables } from './set-up-tables.js';
import { shiftTables } from './shift-tables.js';
import { specialTables } from './special-tables.js';
import { terrainTables } from './terrain-tables.js';
import { unitTables } from './unit-tables.js';
import { victoryTables } from './victory-tables.js';

/**
 * Every table of the book, cell for cell: the fixture is the table as it was read, and each test makes the whole of it
 * anew from what ships. A cell that nothing ships, or a cell in words that does not hold, leaves the two unequal; so a table
 * cannot have a cell that nothing compares. Notes and doubts are about the table and not part of it.
 */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'cold-war-battles');
const ABOUT = ['id', 'title', 'axes', 'notes', 'uncertain'];

const TABLES: Record<string, Rebuild> = {
  ...combatTables,
  ...shiftTables,
  ...terrainTables,
  ...groundTables,
  ...unitTables,
  ...specialTables,
  ...campaignTables,
  ...scheduleTables,
  ...setUpTables,
  ...victoryTables,
};

const fixtures = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

it('every fixture is compared, and nothing else', () => {
  expect(Object.keys(TABLES).sort()).toEqual([...fixtures].sort());
  expect(fixtures).toHaveLength(30);
});

it.each(fixtures)('%s', (id) => {
  const file: Record<string, unknown> = JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'));
  expect(file.id).toBe(id);
  const printed = Object.fromEntries(Object.entries(file).filter(([key]) => !ABOUT.includes(key)));
  expect(Object.keys(printed)).not.toEqual([]);
  expect(TABLES[id]!(printed)).toStrictEqual(printed);
});
