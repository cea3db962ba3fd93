import type { FastifyReply } from 'fastify';
import { Problem } from '../problems/problem.js';
import { type Verdict, WINDOW_MS } from './window.js';

/** Says what is left while it is becoming scarce, and refuses when nothing is; the plenty in between costs no bytes. */
export function applyVerdict(reply: FastifyReply, limit: number, verdict: Verdict): Problem | undefined {
  const scarce = verdict.remaining * 10 < limit;
  if (verdict.allowed && !scarce) return undefined;
  const seconds = Math.max(1, Math.ceil(verdict.resetMs / 1000));
  reply
    .header('ratelimit-policy', `"client";q=${limit};w=${WINDOW_MS / 1000}`)
    .header('ratelimit', `"client";r=${verdict.remaining};t=${seconds}`);
  if (verdict.allowed) return undefined;
  return new Problem('rate-limited', {
    detail: {
      en: `The limit is ${limit} requests per minute; it begins anew in ${seconds} s.`,
      ja: `上限は毎分${limit}リクエストです。${seconds}秒後に再開します。`,
    },
    headers: { 'retry-after': String(seconds) },
  });
}
