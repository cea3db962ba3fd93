import type { FastifyRequest } from 'fastify';
import type { KnownClient } from '../clients/client-keys.js';

/**
 * Whom a request counts against. An IPv6 customer owns at least a /64, so that only the first four groups tell clients
 * apart; an IPv4 address inside IPv6 is the IPv4 client.
 */
export function clientKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice('::ffff:'.length);
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Requests that came with the key of an app. */
const apps = new WeakMap<object, KnownClient>();

export const cameFrom = (request: FastifyRequest, app: KnownClient): void => void apps.set(request, app);

/** The app behind a request, where it sent a key. */
export const appOf = (request: object): KnownClient | undefined => apps.get(request);

/** Whom a request comes from, as limits and quotas know it: an app by its key, everybody else by the address. */
export function clientOf(request: Pick<FastifyRequest, 'ip'>): string {
  const app = apps.get(request);
  return app ? `app ${app.id}` : clientKey(request.ip);
}
