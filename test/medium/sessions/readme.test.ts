import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';

const run = promisify(execFile);
const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs/sessions.md'), 'utf8');
const [WALK = ''] = /## Play a whole game[\s\S]*?\n## /.exec(PAGE) ?? [];
const [opening = '', sitting = '', words = '', beginning = '', looking = ''] = [
  ...WALK.matchAll(/```sh\n([^`]+)```/g),
].map(([, block]) => block!);

/** The shell blocks of the walk-through, run as they stand, with the placeholders filled in. */
describe('the walk-through of docs/sessions.md', () => {
  let server: TestServer;
  let client: SessionClient;
  let opened: Opened;
  const bash = async (script: string): Promise<string> =>
    (await run('bash', ['-ec', script.replace('http://localhost:3000', server.url)])).stdout;
  const shell = (block: string): Promise<string> => {
    const { id, tokens } = opened;
    const filled = words.replace('<token of Anna>', tokens.communist!).replace('<token of Ben>', tokens.southAfrican!);
    return bash(`U=http://localhost:3000/v1/sessions\nS=${id}\n${filled}\n${block}`);
  };
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
    const { id, token, side, invitations } = JSON.parse(await bash(opening));
    expect([side, Object.keys(invitations)]).toEqual(['communist', ['southAfrican']]);
    const claim = sitting.replace('<id>', id).replace('<code>', invitations.southAfrican.code);
    const seated = JSON.parse(await bash(`U=http://localhost:3000/v1/sessions\n${claim}`));
    expect([seated.side, seated.began]).toEqual(['southAfrican', true]);
    opened = { id, tokens: { communist: token, southAfrican: seated.token } };
  });
  afterAll(() => server.close());

  const view = async () => (await client.get(opened.id, opened.tokens.communist)).body;
  const play = async (side: string, wanted: (command: { type: string }) => boolean): Promise<void> => {
    const { version, actions } = (await client.get(`${opened.id}/actions`, opened.tokens[side])).body;
    const chosen = actions.find(({ command }: { command: { type: string } }) => wanted(command));
    expect(chosen).toBeDefined();
    const done = await client.command(opened.id, opened.tokens[side], version, chosen.command);
    expect(done.status).toBe(200);
  };

  it('sits down, begins, and plays the first turn with what the lists show', async () => {
    const begun = await shell(beginning);
    expect(begun).toContain('{"type":"go-on"}');
    expect((await view()).version).toBe(3);

    for (let step = 0; (await view()).waitingFor[0] === 'communist'; step += 1) {
      expect(step).toBeLessThan(20);
      await play('communist', ({ type }) => ['leave-air', 'end-phase', 'declare', 'go-on'].includes(type));
    }
    expect(await shell(looking)).toContain('{"type":"go-on"}');

    for (let step = 0; (await view()).view.game.phase !== 'movement'; step += 1) {
      expect(step).toBeLessThan(20);
      await play('southAfrican', ({ type }) => ['leave-air', 'go-on', 'end-phase'].includes(type));
    }
    expect(await shell(looking)).toContain('{"type":"move","unit":"kudu-mech","to":"0606"}');
    const { version } = await view();
    await client.command(opened.id, opened.tokens.southAfrican, version, {
      type: 'move',
      unit: 'kudu-mech',
      to: '0606',
    });
    await play('southAfrican', ({ type }) => type === 'end-phase');
    const owed = await shell('list $A');
    const shown = [...WALK.matchAll(/^(?:! |\{"type":"attack").*$/gm)].map(([text]) => text);
    expect(shown).toHaveLength(3);
    for (const line of shown) expect(owed).toContain(line);

    await client.command(opened.id, opened.tokens.southAfrican, version + 2, {
      type: 'attack',
      unit: 'kudu-mech',
      target: '0506',
    });
    for (let step = 0; (await view()).view.game.turn === 1; step += 1) {
      expect(step).toBeLessThan(100);
      const { waitingFor } = await view();
      await play(waitingFor[0], ({ type }) => !['attack', 'call-off', 'start-over', 'refit', 'bombard'].includes(type));
    }
    expect((await view()).view.game.turn).toBe(2);
  });
});
