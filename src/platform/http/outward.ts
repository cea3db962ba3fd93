import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses inside somebody's network, this machine, and what leads back to them. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

class PrivateAddressError extends Error {
  constructor(address: string) {
    super(`${address} is inside a private network`);
    this.name = 'PrivateAddressError';
  }
}

/** An IPv4 address inside IPv6 is judged as the IPv4 address; BlockList does so by itself. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whoever answers for a name may answer otherwise the next time: what is looked at here is the address that is connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const bad = addresses.find(({ address }) => isPrivateAddress(address));
    if (bad) return done(new PrivateAddressError(bad.address), '');
    if (options.all) return done(null, addresses);
    return done(null, addresses[0]!.address, addresses[0]!.family);
  });
};

const ANSWER_MS = 10_000;

export interface Outgoing {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it may go to a private address. */
  readonly anywhere: boolean;
}

/** Posts something to an address that a client has named, and gives the status; follows no redirection and reads no answer. */
export function postOutward({ url, body, headers, anywhere }: Outgoing): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!anywhere && isIP(host) !== 0 && isPrivateAddress(host)) return Promise.reject(new PrivateAddressError(host));
  return new Promise((done, fail) => {
    const send = target.protocol === 'https:' ? secure : plain;
    const request = send(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(anywhere ? {} : { lookup: publicLookup }),
    });
    request.on('response', (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    request.on('error', fail);
    request.end(body);
  });
}
