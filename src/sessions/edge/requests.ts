import type { IncomingHttpHeaders } from 'node:http';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { expectedVersion } from '../../edge/preconditions.js';
import { languageOf } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { bearer } from '../access/tokens.js';
import type { Given, UndoWish } from '../sessions.service.js';

export const MAX_EVENTS = 500;
export const DEFAULT_EVENTS = 100;
const MAX_VERSION = 1_000_000_000;
const KEY = /^[\x20-\x7e]{1,255}$/;

/** What comes with a command in its headers. */
export function givenWith(headers: IncomingHttpHeaders): Given {
  return {
    token: bearer(headers.authorization),
    version: basedOn(headers['if-match']),
    language: languageOf(headers['accept-language']),
    ...keyed(headers['idempotency-key'] as string | undefined),
  };
}

export function keyed(key: string | undefined): Pick<Given, 'key'> {
  if (key === undefined) return {};
  if (KEY.test(key)) return { key };
  throw new Problem('bad-request', {
    detail: {
      en: 'Idempotency-Key has 1 to 255 printable ASCII characters.',
      ja: 'Idempotency-Key は印字可能な ASCII 文字 1～255 字です。',
    },
  });
}

/** A command is based on one version: "any" would be a bet on what the other side does meanwhile. */
function basedOn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return expectedVersion(ifMatch) as number;
}

/** Only a plain yes or no: whoever wants to try something must not find it done. */
export function isTrial(dryRun: unknown): boolean {
  if (dryRun === undefined || dryRun === 'false') return false;
  if (dryRun === 'true') return true;
  throw new InvalidRequestError([new FieldFault('/dryRun', 'must be true or false')]);
}

export function eventQuery(parameters: Readonly<Record<string, unknown>>): { after: number; limit: number } {
  return {
    after: wholeNumber(parameters, 'after', 0, 0, MAX_VERSION),
    limit: wholeNumber(parameters, 'limit', DEFAULT_EVENTS, 1, MAX_EVENTS),
  };
}

/** Where a stream goes on: the browser's own header for that comes before the address. */
export function streamAfter(parameters: Readonly<Record<string, unknown>>, headers: IncomingHttpHeaders): number {
  const last = headers['last-event-id'];
  return wholeNumber(last === undefined ? parameters : { after: last }, 'after', 0, 0, MAX_VERSION);
}

export function forkRequest(body: unknown): { version: number; tokens: readonly string[] } {
  const { version, tokens = [], ...rest }: Record<string, unknown> = isObject(body) ? body : {};
  const faults = unknownFields(rest);
  if (!isVersion(version)) faults.push(new FieldFault('/version', 'must be the version to branch at'));
  return { version: version as number, tokens: tokensIn(tokens, faults) };
}

export function adoptionRequest(body: unknown): { upTo?: number; tokens: readonly string[] } {
  const { upTo, tokens = [], ...rest }: Record<string, unknown> = isObject(body) ? body : {};
  const faults = unknownFields(rest);
  if (upTo !== undefined && !isVersion(upTo)) {
    faults.push(new FieldFault('/upTo', 'must be the last version to decide again'));
  }
  return { tokens: tokensIn(tokens, faults), ...(upTo === undefined ? {} : { upTo: upTo as number }) };
}

const unknownFields = (rest: object): FieldFault[] =>
  Object.keys(rest).map((name) => new FieldFault(`/${name}`, 'there is no such field'));

const isVersion = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_VERSION;

/** In a list, or by side. Throws where they or anything before them is wrong. */
function tokensIn(tokens: unknown, faults: FieldFault[]): string[] {
  const given = isObject(tokens) ? Object.values(tokens) : tokens;
  if (!Array.isArray(given) || given.length > 20 || !given.every((token) => typeof token === 'string')) {
    faults.push(new FieldFault('/tokens', 'must be the tokens of the other sides'));
  }
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return given as string[];
}

/** `{to}` proposes, `{refuse: true}` refuses; nothing agrees where there is a proposal and otherwise proposes one step. */
export function undoRequest(body: unknown): UndoWish {
  if (body !== undefined && body !== null && !isObject(body)) {
    throw new InvalidRequestError([new FieldFault('', 'must be an object, or nothing')]);
  }
  const { to, refuse = false, ...rest }: Record<string, unknown> = body ?? {};
  const faults = unknownFields(rest);
  if (to !== undefined && !isVersion(to)) faults.push(new FieldFault('/to', 'must be the version to go back to'));
  if (typeof refuse !== 'boolean') faults.push(new FieldFault('/refuse', 'must be true or false'));
  if (refuse === true && to !== undefined)
    faults.push(new FieldFault('/to', 'leave this out to refuse: a refusal names no version'));
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return { refuse: refuse === true, ...(to === undefined ? {} : { to: to as number }) };
}

function wholeNumber(
  parameters: Readonly<Record<string, unknown>>,
  name: string,
  byDefault: number,
  min: number,
  max: number,
): number {
  const text = parameters[name];
  if (text === undefined) return byDefault;
  const value = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidRequestError([new FieldFault(`/${name}`, `must be a whole number from ${min} to ${max}`)]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
