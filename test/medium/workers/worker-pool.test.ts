import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../../src/platform/config.js';
import { WorkLimits } from '../../../src/platform/limits/work-limits.js';
import { Problem } from '../../../src/platform/problems/problem.js';
import { bytesOf, type Part } from '../../../src/platform/workers/parts.js';
import { WorkerPool } from '../../../src/platform/workers/worker-pool.js';
import { builtProgram } from '../../support/built-program.js';

builtProgram();
const ODD_JOBS = pathToFileURL(join(import.meta.dirname, '../../fixtures/workers/odd-jobs.mjs'));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = (pieces: readonly Part[]): Buffer => Buffer.concat(pieces.map(bytesOf));

let open: WorkerPool | undefined;
function poolOf(workers: number, env: Record<string, string> = {}): { pool: WorkerPool; works: WorkLimits } {
  const config = loadConfig({ UMPIRE_WORKERS: String(workers), ...env });
  const works = new WorkLimits(config);
  open = new WorkerPool(config, works);
  open.startsFrom(ODD_JOBS);
  return { pool: open, works };
}
afterEach(async () => {
  await open?.onApplicationShutdown();
  open = undefined;
});

const text = async (pool: WorkerPool, job: string, input: string): Promise<string> =>
  whole((await pool.run(job, bytes(input))).pieces).toString();

const problemOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

describe('the worker pool', () => {
  it('hands bytes over and back, in their order, with what the job says beside them', async () => {
    const { pool } = poolOf(1);
    const { pieces, note } = await pool.run('echo', bytes('戦車 Panzer'));
    expect(whole(pieces).toString()).toBe('戦車 Panzer');
    // Two characters of three bytes, a blank, six of one.
    expect(note).toBe(13);
    expect(await text(pool, 'in pieces', 'abc')).toBe('abc');
  });

  it('does not take away bytes that somebody else still reads', async () => {
    const { pool } = poolOf(1);
    const shared = Buffer.from('the whole body');
    const part = shared.subarray(4, 9);
    expect(whole((await pool.run('echo', part)).pieces).toString()).toBe('whole');
    expect(shared.toString()).toBe('the whole body');
  });

  it('is off without threads, and without a program for them', async () => {
    expect(poolOf(0).pool.isOn).toBe(false);
    const config = loadConfig({ UMPIRE_WORKERS: '2' });
    expect(new WorkerPool(config, new WorkLimits(config)).isOn).toBe(false);
    expect(poolOf(2).pool.isOn).toBe(true);
  });

  it('ends a job that does not stop, replaces its thread, and does the next', async () => {
    const { pool, works } = poolOf(1, { UMPIRE_WORK_BUDGET_MS: '200' });
    await text(pool, 'echo', 'warm');
    const stuck = problemOf(pool.run('forever', bytes(''), { client: '192.0.2.1' }));
    const next = text(pool, 'echo', 'next');
    const problem = await stuck;
    expect([problem.type, problem.status]).toEqual(['too-much-work', 422]);
    expect(problem.options.detail).toEqual({
      en: expect.stringMatching(/more than 200 ms of work\. Ask about fewer units/),
      ja: expect.stringMatching(/200ミリ秒.*減らしてください/),
    });
    expect(await next).toBe('next');
    // What it took is charged to whoever asked.
    expect(works.left('192.0.2.1')!.remaining).toBeLessThanOrEqual(30_000 - 200);
  });

  it.each([
    ['nine mebibytes', 'too-much-work'],
    ['more memory than there is', 'too-much-work'],
    ['refuse', 'missing-facts'],
  ])('answers "%s" with a problem and goes on', async (job, type) => {
    const { pool } = poolOf(1, { UMPIRE_WORK_BUDGET_MS: '60000' });
    const problem = await problemOf(pool.run(job, bytes('')));
    expect(problem.type).toBe(type);
    if (job === 'refuse') expect(problem.options).toMatchObject({ detail: { ja: '不可。' }, members: { answer: 42 } });
    expect(await text(pool, 'echo', 'still here')).toBe('still here');
  });

  it('takes a longer answer where its caller expects one', async () => {
    const { pool } = poolOf(1);
    const { pieces } = await pool.run('nine mebibytes', bytes(''), { mostBytes: 10 * 1024 * 1024 });
    expect(whole(pieces)).toHaveLength(9 * 1024 * 1024);
  });

  it.each([
    ['break', /a fault of the program/],
    ['exit', /ended by itself/],
  ])('fails "%s" as a fault of the program, and goes on', async (job, words) => {
    const { pool } = poolOf(1);
    const error = (await pool.run(job, bytes('')).catch((reason: unknown) => reason)) as Error;
    expect(error).not.toBeInstanceOf(Problem);
    expect(`${error.message} ${error.stack}`).toMatch(words);
    expect(await text(pool, 'echo', 'still here')).toBe('still here');
  });

  it('lets clients take turns, and refuses one that has too much waiting', async () => {
    const { pool } = poolOf(1);
    const order: string[] = [];
    const ask = (client: string) =>
      pool.run('echo', bytes(client), { client }).then(({ pieces }) => order.push(whole(pieces).toString()));
    const greedy = Array.from({ length: 64 }, () => ask('greedy'));
    const tooMany = await problemOf(ask('greedy'));
    expect([tooMany.status, tooMany.options.headers]).toEqual([429, { 'retry-after': '1' }]);
    await Promise.all([...greedy, ask('modest')]);
    // Nothing is done before the thread has loaded: then one of each in turn.
    expect(order.indexOf('modest')).toBeLessThanOrEqual(1);
    expect(order).toHaveLength(65);
  });

  it('gives up what is under way when the server closes', async () => {
    const { pool } = poolOf(1);
    await text(pool, 'echo', 'warm');
    const running = problemOf(pool.run('sleep', bytes('60000')));
    const waiting = problemOf(pool.run('echo', bytes('')));
    await pool.onApplicationShutdown();
    expect([(await running).type, (await waiting).type]).toEqual(['unavailable', 'unavailable']);
  });
});
