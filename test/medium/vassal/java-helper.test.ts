import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { materialsFor } from '../../support/materials.js';
import { startServer, type TestServer } from '../../support/server.js';
import { MadeUpModule } from '../../support/vassal-game.js';

/** The helper is compiled and tried where there is a JDK. */
const hasJdk = spawnSync('javac', ['-version']).status === 0;
const SOURCES = join('examples', 'vassal');

let server: TestServer;
let folder: string;
const module = new MadeUpModule(coldWarBattles, materialsFor(coldWarBattles, 'kalima-crossing'));
const UNITS = [
  ['kalima-rifles-1', '0605'],
  ['kalima-base', '0605'],
  ['kalima-rifles-2', '0706'],
  ['kalima-light-1', '0506'],
  ['kalima-tanks', '0604'],
  ['kalima-battery', '0603'],
  ['kudu-mech', '0606'],
  ['eland-cavalry', '0908'],
  ['springbok-infantry', '0508'],
  ['southern-guns', '0609'],
  ['unita-band-1', '0203'],
  ['unita-band-2', '1007'],
  ['depot-south-base', '0608'],
] as const;

/** Runs beside the server, which is in this process: it must not be waited for in one go. */
async function clicked(place: string, question: string, ...pieces: string[]): Promise<string> {
  const game = ['kalima-crossing', 'combat', 'southAfrican'];
  const files = [join(folder, 'game.txt'), join(folder, 'mapping.json')];
  const child = spawn('java', [
    '-Djava.awt.headless=true',
    '-cp',
    folder,
    'umpire.HelperTrial',
    server.url,
    ...files,
    ...game,
    place,
    question,
    ...pieces,
  ]);
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString('utf8');
  });
  await new Promise((resolve) => child.on('close', resolve));
  return said;
}

(hasJdk ? describe : describe.skip)('the helper inside VASSAL', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-java-'));
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.java'));
    execFileSync('javac', ['--release', '11', '-d', folder, ...files.map((file) => join(SOURCES, file))]);
    const save = module.save(UNITS.map(([card, hex]) => ({ card, hex })));
    writeFileSync(join(folder, 'game.txt'), readSave(save).text);
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify(module.mapping));
    server = await startServer({ UMPIRE_WORKERS: '0' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('writes the ruling on an attack of the selected stack on the clicked hex into the chat', async () => {
    // Kudu is the seventh piece. A town bars the mobile table [9.13, 18.1], so there is nothing to choose.
    const lines = (await clicked('0605', 'attack', '7')).trim().split('\n');
    expect(lines[1]).toMatch(/^1\. \[9\.13\]/);
    expect(lines.at(-1)).toMatch(/^combat d6: [1-6]$/);
  });

  it('writes whether a battery reaches the clicked hex', async () => {
    // From 0609 to 0605 are four hexes, and the Southern Guns reach five.
    expect(await clicked('0605', 'sight', '10')).toContain('[10.3]');
  });

  it('says in one line what is wrong', async () => {
    expect(await clicked('0101', 'attack', '7')).toMatch(/^Umpire: .*0101.*\n$/);
    expect(await clicked('0605', 'attack')).toBe('Umpire: select the pieces first, then click the place.\n');
  });
});
