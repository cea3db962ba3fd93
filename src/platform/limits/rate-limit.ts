import type { FastifyReply } from 'fastify';
import type { Config } from '../config.js';
import { Problem } from '../problems/problem.js';
import { type Verdict, WINDOW_MS } from './window.js';
import type { WorkLeft } from './work-limits.js';

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** The limits of a client, on every answer: requests, milliseconds of the processor, bytes of long answers. */
export function ratePolicy({ rateLimit, workLimitMs, answerLimit }: Config): string {
  const window = WINDOW_MS / 1000;
  const work = workLimitMs === 0 ? '' : `, "work";q=${workLimitMs};w=${window};qu="milliseconds"`;
  const bytes = answerLimit === 0 ? '' : `, "bytes";q=${answerLimit};w=${window};qu="content-bytes"`;
  return `"client";q=${rateLimit};w=${window}${work}${bytes}`;
}

/** What is left, as the two headers say it. */
export function limitHeaders(policy: string, verdict: Verdict, work: WorkLeft | undefined): LimitHeaders {
  const client = `"client";r=${verdict.remaining};t=${secondsOf(verdict.resetMs)}`;
  return { 'ratelimit-policy': policy, ratelimit: work ? `${client}${workLeft(work)}` : client };
}

export type LimitHeaders = Readonly<Partial<Record<'ratelimit-policy' | 'ratelimit', string>>>;

/** Says what is left. */
export function tellLimits(reply: FastifyReply, policy: string, verdict: Verdict, work: WorkLeft | undefined): void {
  reply.headers(limitHeaders(policy, verdict, work));
}

/** Says what is left, and refuses when nothing is. */
export function applyVerdict(
  reply: FastifyReply,
  policy: string,
  limit: number,
  verdict: Verdict,
  work: WorkLeft | undefined,
): Problem | undefined {
  tellLimits(reply, policy, verdict, work);
  const seconds = secondsOf(verdict.resetMs);
  if (!verdict.allowed) {
    return refusal(seconds, {
      en: `The limit is ${limit} requests per minute; it begins anew in ${seconds} s.`,
      ja: `上限は毎分${limit}リクエストです。${seconds}秒後に再開します。`,
    });
  }
  if (work === undefined || work.allowed) return undefined;
  const wait = secondsOf(work.resetMs);
  return refusal(wait, {
    en: `This client's long requests (batches, odds, whole maps, saved games) have used up its work for the minute; it begins anew in ${wait} s. Smaller batches, odds grouped with "by" and "detail": "outcome" take less.`,
    ja: `このクライアントの時間のかかるリクエスト（バッチ、確率計算、地図全体の質問、保存したゲーム）が1分間の処理量の上限に達しました。${wait}秒後に再開します。バッチを小さくし、確率は "by" でまとめ、"detail": "outcome" を使うと処理量が減ります。`,
  });
}

/** Who has no such limit is told of none. */
function workLeft({ remaining, bytes, resetMs }: WorkLeft): string {
  const left = (name: string, rest: number): string =>
    Number.isFinite(rest) ? `, "${name}";r=${rest};t=${secondsOf(resetMs)}` : '';
  return left('work', remaining) + left('bytes', bytes);
}

const refusal = (seconds: number, detail: { en: string; ja: string }): Problem =>
  new Problem('rate-limited', { detail, headers: { 'retry-after': String(seconds) } });
