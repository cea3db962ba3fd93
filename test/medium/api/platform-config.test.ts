import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '../../../src/platform/config.js';
import { languageOf } from '../../../src/platform/language.js';
import { clientKey } from '../../../src/platform/limits/client-key.js';

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      logLevel: 'info',
      databaseUrl: undefined,
      redisUrl: undefined,
      dataDir: './data',
      bodyLimit: 1024 * 1024,
      batchBodyLimit: 64 * 1024 * 1024,
      batchItemLimit: 10_000,
      rateLimit: 6000,
      workLimitMs: 30_000,
      answerLimit: 1024 * 1024 * 1024,
      trustProxy: false,
      corsOrigins: '*',
      graphql: { maxDepth: 12, maxAliases: 30, maxTokens: 8000 },
      oddsBranchLimit: 50_000,
    });
  });

  it('cannot be changed afterwards', () => {
    const config = loadConfig({});
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.graphql, { maxDepth: 1 })).toThrow(TypeError);
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('reads lists', () => {
    expect(loadConfig({ UMPIRE_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
    expect(loadConfig({ UMPIRE_CORS_ORIGINS: 'https://a.example, http://localhost:8080' }).corsOrigins).toEqual([
      'https://a.example',
      'http://localhost:8080',
    ]);
  });

  it('names every bad variable and what it accepts in one message, and never a password', () => {
    const env = {
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://root:hunter2@db/umpire',
      REDIS_URL: 'localhost',
      UMPIRE_TRUST_PROXY: '10.0.0.0/33',
      UMPIRE_CORS_ORIGINS: 'https://a.example/path',
      UMPIRE_GRAPHQL_MAX_DEPTH: '-1',
    };
    const error = catchError(() => loadConfig(env));
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).complaints).toEqual([
      'PORT="70000": expected a whole number from 0 to 65535',
      'LOG_LEVEL="loud": expected one of fatal, error, warn, info, debug, trace, silent',
      'DATABASE_URL: expected a URL that begins with postgres:// or postgresql://',
      'REDIS_URL: expected a URL that begins with redis:// or rediss://, or several with commas between them',
      'UMPIRE_TRUST_PROXY="10.0.0.0/33": expected true, false, or IP addresses or CIDR ranges with commas between them',
      'UMPIRE_CORS_ORIGINS="https://a.example/path": expected * or origins such as https://example.org with commas between them',
      'UMPIRE_GRAPHQL_MAX_DEPTH="-1": expected a whole number from 1 to 100',
    ]);
    for (const name of Object.keys(env)) expect((error as Error).message).toContain(name);
  });
});

describe('the language of a client', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ja', 'ja'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['en-US,en;q=0.9,ja;q=0.8', 'en'],
    ['en;q=0.2, JA;q=0.3', 'ja'],
    ['fr, de', 'en'],
    ['fr, ja;q=0.1', 'ja'],
    ['ja;q=0, *', 'en'],
    ['ja;q=2', 'en'],
    ['jav', 'en'],
  ])('asked for with %p is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
    expect(languageOf(header)).toBe(language);
  });
});

describe('the key of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('at %s is %s', (ip, key) => {
    expect(clientKey(ip)).toBe(key);
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
