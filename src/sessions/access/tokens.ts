import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Side, Viewer } from '../../kernel/session/index.js';
import { Problem } from '../../platform/problems/problem.js';
import type { Tokens } from '../shapes/agreement.js';
import { type SessionRow, SPECTATOR } from '../store/session.repository.js';

const LONGEST = 200;

/** What a secret that nobody asked for under a key is made of. */
export const drawKey = (): string => randomBytes(32).toString('base64url');

/**
 * A token or a code, made of the server's own secret and of a key. Under the same key it is the same again, so that whoever
 * lost an answer on the way can have it once more, although nothing is kept of it but a hash that cannot be turned back.
 */
export const secretFor = (serverSecret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', serverSecret).update(JSON.stringify(parts)).digest('base64url');

/** What is kept of a secret. */
export const keptOf = (secret: string): string => digestOf(secret).toString('hex');

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

export function bearer(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

type Digests = readonly (readonly [side: Side, digest: Buffer])[];

/** Read from their hexadecimal text once for every session at hand. */
const digests = new WeakMap<SessionRow['tokens'], Digests>();

function digestsIn({ tokens, seats = [] }: Pick<SessionRow, 'tokens' | 'seats'>): Digests {
  let known = digests.get(tokens);
  if (!known) {
    const all = [...Object.entries(tokens), ...playerKeys(seats)];
    known = all.map(([side, digest]) => [side, Buffer.from(digest, 'hex')] as const);
    digests.set(tokens, known);
  }
  return known;
}

/** A player's key stands for his seat, where he has one in this session: of two it would not say which. */
function playerKeys(seats: NonNullable<SessionRow['seats']>): [Side, string][] {
  const seated = seats.filter(({ state, playerKey }) => state === 'taken' && playerKey !== undefined);
  return seated
    .filter(({ player }) => seated.filter((other) => other.player === player).length === 1)
    .map(({ side, playerKey }) => [side, playerKey!]);
}

/** Whose token it is; every token is compared, each in constant time, so that the answer's delay tells nothing. */
function holderOf(row: Pick<SessionRow, 'tokens' | 'seats'>, token: string): Side | undefined {
  if (token.length > LONGEST) return undefined;
  const given = digestOf(token);
  let holder: Side | undefined;
  for (const [side, digest] of digestsIn(row)) {
    if (timingSafeEqual(given, digest)) holder = side;
  }
  return holder;
}

const missing = (): Problem => new Problem('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });

const unknown = (): Problem =>
  new Problem('unauthorized', {
    detail: {
      en: 'The token that was sent is none of this session.',
      ja: '送られたトークンはこのセッションのものではありません。',
    },
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** Whose eyes a request looks through: a side's, or a spectator's where the session lets any in. */
export function viewerOf(row: Pick<SessionRow, 'tokens' | 'seats' | 'spectators'>, token: string | undefined): Viewer {
  if (token === undefined) {
    if (row.spectators === 'open') return null;
    throw missing();
  }
  const holder = holderOf(row, token);
  if (holder === undefined) throw unknown();
  return holder === SPECTATOR ? null : holder;
}

/** Whether every side is among those whose tokens were sent: the caller's own, and those the others gave out of hand. */
export function agreedByAll(
  row: Pick<SessionRow, 'tokens' | 'seats'>,
  sides: readonly Side[],
  caller: Viewer,
  others: Tokens,
): boolean {
  const agreed = new Set<Viewer>([
    caller,
    ...Object.values(others).map((token: string) => holderOf(row, token) ?? null),
  ]);
  return sides.every((side) => agreed.has(side));
}

/** The side a command comes from; spectators give none. */
export function sideOf(row: Pick<SessionRow, 'tokens' | 'seats' | 'spectators'>, token: string | undefined): Side {
  if (token === undefined) throw missing();
  const viewer = viewerOf(row, token);
  if (viewer === null) {
    throw new Problem('forbidden', {
      detail: { en: 'A spectator only looks on.', ja: '観戦者は操作できません。' },
    });
  }
  return viewer;
}
