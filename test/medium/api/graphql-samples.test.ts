import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SAMPLES } from '../../../src/graphql/samples.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ UMPIRE_WORKERS: '0' });
});
afterAll(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into by the assertions
async function answered(name: string): Promise<any> {
  const { query, variables } = SAMPLES.find((sample) => sample.name === name)!;
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

describe('the sample queries of the GraphQL page', () => {
  it('are five, and the page has them', async () => {
    expect(SAMPLES.map(({ name }) => name)).toEqual(['Games', 'A ruling', 'Odds', 'Library', 'A game']);
    const script = await (await fetch(`${server.url}/graphql/start.js`)).text();
    for (const { query } of SAMPLES) expect(script).toContain(query.slice(0, 40));
    // An address without a host would never be asked.
    const asked = script.match(/endpointURL: .*/g)!;
    expect(new Set(asked)).toEqual(new Set(["endpointURL: new URL('/graphql', location.href).href,"]));
  });

  it('Games: lists five', async () => {
    expect((await answered('Games')).games).toHaveLength(5);
  });

  it('A ruling: 5 against 2 is +3, column +2,3; a hilltop shifts one to the left, and a 4 is read on +1', async () => {
    const { adjacentAttack } = (await answered('A ruling')).coldWarBattles.combat;
    expect(adjacentAttack).toMatchObject({ legal: true, steps: expect.any(Array) });
    expect(adjacentAttack.steps.length).toBeGreaterThan(3);
  });

  it('Odds: the chances make one', async () => {
    const { exact, chances } = (await answered('Odds')).coldWarBattles.combat.adjacentAttackOdds;
    expect(exact).toBe(true);
    const sixths = chances.map(({ probability }: { probability: string }) => {
      const [part, whole = '1'] = probability.split('/');
      return (6 * Number(part)) / Number(whole);
    });
    // One die: each chance is so many sixths.
    expect(sixths.reduce((a: number, b: number) => a + b)).toBe(6);
  });

  it('Library: cards with such a gun, and a map with its picture', async () => {
    const { records, record } = await answered('Library');
    expect(records.items).toHaveLength(5);
    expect(record.svg).toContain('<svg');
  });

  it('A game: opened, with a token and an invitation for the other side', async () => {
    const { createSession } = await answered('A game');
    expect(createSession).toMatchObject({
      token: expect.stringMatching(/.{20}/),
      invitations: [{ side: 'communist', link: expect.stringContaining(createSession.id) }],
    });
  });
});
