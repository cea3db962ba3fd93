import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BatchResult,
  type ColdWarBattlesAdjacentAttackInput,
  Umpire,
  UmpireProblem,
} from '../../../client/src/index.js';
import { startServer, type TestServer } from '../../support/server.js';

/**
 * Attack 5 on defence 2 is +3, column +2,3; a hilltop shifts 1 left, to +1 [9.2, 9.11]. On the Mobile table [18.3] that column
 * reads, by die: 1 A1, 2 BR, 3 BR, 4 D1, 5 D1, 6 D2.
 */
const HILLTOP: ColdWarBattlesAdjacentAttackInput = {
  attackingSide: 'soviet',
  crt: 'mobile',
  attackers: [{ command: 'guards2', attack: 5 }],
  defendingHexes: [{ terrain: ['hilltop'], units: [{ defence: 2 }] }],
};

describe('the client asks for rulings', () => {
  let server: TestServer;
  let umpire: Umpire;
  beforeAll(async () => {
    server = await startServer();
    umpire = new Umpire({ baseUrl: `${server.url}/` });
  });
  afterAll(() => server.close());

  it('by the name of the procedure, with the outcome typed to the word', async () => {
    const ruling = await umpire.coldWarBattles.combat.adjacentAttack(HILLTOP, { dice: { given: [4] } });
    expect(ruling.legal).toBe(true);
    expect(ruling.outcome?.result).toBe('D1');
    expect(ruling.steps.map(({ rule }) => rule)).toContain('9.11');
    expect(ruling.dice).toEqual([{ name: 'combat', sides: 6, value: 4, source: 'given' }]);
  });

  it('in Japanese for one call or for all of them', async () => {
    const { combat } = umpire.coldWarBattles;
    const english = await combat.adjacentAttack(HILLTOP, { dice: { given: [4] } });
    const once = await combat.adjacentAttack(HILLTOP, { dice: { given: [4] }, lang: 'ja' });
    const always = new Umpire({ baseUrl: server.url, lang: 'ja' }).coldWarBattles.combat;
    expect(once.summary).toMatch(/[぀-ヿ一-鿿]/);
    expect(english.summary).not.toMatch(/[぀-ヿ一-鿿]/);
    expect((await always.adjacentAttack(HILLTOP, { dice: { given: [4] } })).summary).toBe(once.summary);
  });

  it('as little of them as is wanted', async () => {
    const options = { dice: { given: [4] }, detail: 'outcome' } as const;
    const ruling = await umpire.coldWarBattles.combat.adjacentAttack(HILLTOP, options);
    expect(ruling.outcome?.result).toBe('D1');
    expect(ruling.steps).toBeUndefined();
  });

  it('as text, for a chat', async () => {
    const text = await umpire.coldWarBattles.combat.adjacentAttack.text(HILLTOP, { dice: { given: [4] } });
    expect(text.split('\n')[0]).toBe('Mobile +1, die 4: D1, defenders retreat 1 hex.');
  });

  it('and for odds, by one field of the outcome', async () => {
    const { chances, exact, branches } = await umpire.coldWarBattles.combat.adjacentAttack.odds(HILLTOP, {
      by: 'result',
    });
    expect({ exact, branches }).toEqual({ exact: true, branches: 6 });
    const told = Object.fromEntries(chances!.map(({ outcome, probability }) => [outcome, probability]));
    expect(told).toEqual({ BR: '1/3', D1: '1/3', A1: '1/6', D2: '1/6' });
  });

  it('in batches that are answered in their order, each item for itself', async () => {
    const { adjacentAttack } = umpire.coldWarBattles.combat;
    const items = [1, 4, 9, 6].map((die) => adjacentAttack.item(HILLTOP, { id: die, dice: { given: [die] } }));
    const results: BatchResult[] = [];
    for await (const result of umpire.batch(items)) results.push(result);
    const outcome = ({ ruling }: BatchResult) => (ruling?.outcome as { result: string } | undefined)?.result;
    // No die has a 9: that item fails, and no other.
    expect(results.map((result) => [result.id, result.status, outcome(result)])).toEqual([
      [1, 200, 'A1'],
      [4, 200, 'D1'],
      [9, 422, undefined],
      [6, 200, 'D2'],
    ]);
  });

  it('and is told of a bad field by a problem with a pointer to it', async () => {
    const attackers = [{ command: 'guards2', attack: 'five' as unknown as number }] as const;
    const input = { ...HILLTOP, attackers };
    const problem = await umpire.coldWarBattles.combat.adjacentAttack(input).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(UmpireProblem);
    const { kind, status, errors } = problem as UmpireProblem;
    expect({ kind, status }).toEqual({ kind: 'validation', status: 400 });
    expect(errors[0]?.pointer).toBe('/input/attackers/0/attack');
  });

  it('until the caller has had enough', async () => {
    const controller = new AbortController();
    const asked = umpire.coldWarBattles.combat.adjacentAttack(HILLTOP, { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });

  it('finds its way about the catalogue and the library', async () => {
    expect((await umpire.catalogue.games()).map(({ id }) => id)).toContain('cold-war-battles');
    expect((await umpire.catalogue.section('cold-war-battles', '9.11')).id).toBe('9.11');
    const cards: string[] = [];
    for await (const { id } of umpire.library.cards.all({ game: 'cold-war-battles', limit: 5 })) cards.push(id);
    expect(cards).toContain('kudu-mech');
    expect(new Set(cards).size).toBe(cards.length);
    const found = await umpire.library.search('Kalima', { game: 'cold-war-battles' });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['scenario', 'map', 'card']));
    expect(await umpire.library.mapSvg('kalima-crossing-map')).toMatch(/^<svg/);
    expect((await umpire.library.missing('kalima-crossing')).ready).toBe(true);
  });
});
