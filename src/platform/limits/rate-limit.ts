import type { FastifyReply } from 'fastify';
import type { Config } from '../config.js';
import { Problem } from '../problems/problem.js';
import { type Verdict, WINDOW_MS } from './window.js';
import type { WorkLeft } from './work-limits.js';

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** The limits of a client, on every answer: `"client"` counts requests, `"work"` milliseconds of the processor. */
export function ratePolicy({ rateLimit, workLimitMs }: Config): string {
  const window = WINDOW_MS / 1000;
  const work = workLimitMs === 0 ? '' : `, "work";q=${workLimitMs};w=${window};qu="milliseconds"`;
  return `"client";q=${rateLimit};w=${window}${work}`;
}

/** Says what is left, and refuses when nothing is. */
export function applyVerdict(
  reply: FastifyReply,
  policy: string,
  limit: number,
  verdict: Verdict,
  work: WorkLeft | undefined,
): Problem | undefined {
  const seconds = secondsOf(verdict.resetMs);
  const client = `"client";r=${verdict.remaining};t=${seconds}`;
  reply
    .header('ratelimit-policy', policy)
    .header('ratelimit', work ? `${client}, "work";r=${work.remaining};t=${secondsOf(work.resetMs)}` : client);
  if (!verdict.allowed) {
    return refusal(seconds, {
      en: `The limit is ${limit} requests per minute; it begins anew in ${seconds} s.`,
      ja: `上限は毎分${limit}リクエストです。${seconds}秒後に再開します。`,
    });
  }
  if (work === undefined || work.allowed) return undefined;
  const wait = secondsOf(work.resetMs);
  return refusal(wait, {
    en: `Batches and odds have used up this client's work for the minute; it begins anew in ${wait} s. Smaller batches, odds grouped with "by" and "detail": "outcome" take less.`,
    ja: `このクライアントのバッチと確率計算が1分間の処理量の上限に達しました。${wait}秒後に再開します。バッチを小さくし、確率は "by" でまとめ、"detail": "outcome" を使うと処理量が減ります。`,
  });
}

const refusal = (seconds: number, detail: { en: string; ja: string }): Problem =>
  new Problem('rate-limited', { detail, headers: { 'retry-after': String(seconds) } });
