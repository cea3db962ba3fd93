import { isIP } from 'node:net';
import { EnvReader } from './env.js';

const MIB = 1024 * 1024;

/** A key that could be guessed is no key. */
const MIN_KEY = 16;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface GraphqlLimits {
  readonly maxDepth: number;
  readonly maxAliases: number;
  readonly maxTokens: number;
  readonly maxCost: number;
}

/** Everything that can be set from outside. The class is also the injection token. */
export class Config {
  readonly port!: number;
  readonly host!: string;
  readonly logLevel!: LogLevel;
  /** A successful request slower than this is logged. */
  readonly slowRequestMs!: number;
  /** PostgreSQL; absent means a SQLite file under `dataDir`. */
  readonly databaseUrl?: string;
  /** How long PostgreSQL may take over one statement; 0 switches the limit off. */
  readonly databaseTimeoutMs!: number;
  /** Absent means caches and limits inside this process. */
  readonly redisUrl?: string;
  readonly dataDir!: string;
  /** Whoever sends it may write to the library; absent means nobody may. */
  readonly adminKey?: string;
  /** Seals saved games; absent means a key of its own, kept in the database. */
  readonly sessionKey?: string;
  /** Event streams and subscriptions open at once. */
  readonly streamLimit!: number;
  readonly bodyLimit!: number;
  readonly batchBodyLimit!: number;
  readonly batchItemLimit!: number;
  /** Requests per minute and client; 0 switches the limit off. */
  readonly rateLimit!: number;
  /** Milliseconds of the processor for batches and odds, per minute and client; 0 switches the limit off. */
  readonly workLimitMs!: number;
  /** Bytes of answers to batches and odds, per minute and client; 0 switches the limit off. */
  readonly answerLimit!: number;
  /** Whose X-Forwarded-For is believed: nobody's, everybody's, or that of these addresses. */
  readonly trustProxy!: boolean | string[];
  /** '*' or the exact origins that browsers may call from. */
  readonly corsOrigins!: '*' | readonly string[];
  readonly graphql!: GraphqlLimits;
  /** Above this many dice branches, odds are simulated instead of enumerated. */
  readonly oddsBranchLimit!: number;
  /** How long a shutdown waits for requests under way. */
  readonly shutdownGraceMs!: number;

  constructor(values: Readonly<Config>) {
    Object.assign(this, values);
    Object.freeze(this.graphql);
    Object.freeze(this);
  }
}

export class ConfigError extends Error {
  constructor(readonly complaints: readonly string[]) {
    super(`Umpire cannot start, because of its environment:\n${complaints.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the whole environment once; throws one ConfigError that lists every bad variable and what it accepts. */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = new EnvReader(env);
  const bytes = { min: 1024, max: 1024 * MIB };
  const config = new Config({
    port: read.integer('PORT', 3000, { min: 0, max: 65535 }),
    host: read.string('HOST', '0.0.0.0'),
    logLevel: read.oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    slowRequestMs: read.integer('UMPIRE_SLOW_REQUEST_MS', 1000, { min: 1, max: 600_000 }),
    databaseUrl: read.url('DATABASE_URL', ['postgres', 'postgresql']),
    databaseTimeoutMs: read.integer('UMPIRE_DATABASE_TIMEOUT_MS', 10_000, { min: 0, max: 600_000 }),
    redisUrl: read.url('REDIS_URL', ['redis', 'rediss']),
    dataDir: read.string('UMPIRE_DATA_DIR', './data'),
    adminKey: read.secret('UMPIRE_ADMIN_KEY', MIN_KEY),
    sessionKey: read.secret('UMPIRE_SESSION_KEY', MIN_KEY),
    streamLimit: read.integer('UMPIRE_STREAM_LIMIT', 5000, { min: 1, max: 1_000_000 }),
    bodyLimit: read.integer('UMPIRE_BODY_LIMIT', MIB, bytes),
    batchBodyLimit: read.integer('UMPIRE_BATCH_BODY_LIMIT', 64 * MIB, bytes),
    batchItemLimit: read.integer('UMPIRE_BATCH_ITEM_LIMIT', 10_000, { min: 1, max: 1_000_000 }),
    rateLimit: read.integer('UMPIRE_RATE_LIMIT', 6000, { min: 0, max: 1_000_000_000 }),
    workLimitMs: read.integer('UMPIRE_WORK_LIMIT_MS', 30_000, { min: 0, max: 1_000_000_000 }),
    answerLimit: read.integer('UMPIRE_ANSWER_LIMIT', 1024 * MIB, { min: 0, max: 1024 * 1024 * MIB }),
    trustProxy: read.parsed<boolean | string[]>(
      'UMPIRE_TRUST_PROXY',
      false,
      'true, false, or IP addresses or CIDR ranges with commas between them',
      parseTrustProxy,
    ),
    corsOrigins: read.parsed<'*' | readonly string[]>(
      'UMPIRE_CORS_ORIGINS',
      '*',
      '* or origins such as https://example.org with commas between them',
      parseOrigins,
    ),
    graphql: {
      maxDepth: read.integer('UMPIRE_GRAPHQL_MAX_DEPTH', 12, { min: 1, max: 100 }),
      maxAliases: read.integer('UMPIRE_GRAPHQL_MAX_ALIASES', 30, { min: 0, max: 10_000 }),
      maxTokens: read.integer('UMPIRE_GRAPHQL_MAX_TOKENS', 20_000, { min: 100, max: 10_000_000 }),
      maxCost: read.integer('UMPIRE_GRAPHQL_MAX_COST', 5000, { min: 1, max: 100_000_000 }),
    },
    oddsBranchLimit: read.integer('UMPIRE_ODDS_BRANCH_LIMIT', 50_000, { min: 1, max: 10_000_000 }),
    shutdownGraceMs: read.integer('UMPIRE_SHUTDOWN_GRACE_MS', 8000, { min: 0, max: 600_000 }),
  });
  if (read.complaints.length > 0) throw new ConfigError(read.complaints);
  return config;
}

function parseTrustProxy(text: string): boolean | string[] | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const entries = commaList(text);
  return entries.length > 0 && entries.every(isAddressOrRange) ? entries : undefined;
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function parseOrigins(text: string): '*' | string[] | undefined {
  if (text === '*') return '*';
  const entries = commaList(text);
  // An origin is scheme, host and port alone, spelled as browsers send it.
  const valid = entries.every((entry) => URL.canParse(entry) && new URL(entry).origin === entry);
  return valid && entries.length > 0 ? entries : undefined;
}

function commaList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
