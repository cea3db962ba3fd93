import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { EnvReader } from './env.js';

const MIB = 1024 * 1024;

/** A key that could be guessed is no key. */
const MIN_KEY = 16;

/** Threads taken without being asked: each costs some 70 MB. */
const MOST_WORKERS = 8;

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
  /** Of those, by one client. */
  readonly clientStreamLimit!: number;
  /** Sessions that may be kept, for one client and for all together; 0 switches the limit off. */
  readonly clientSessionLimit!: number;
  readonly sessionLimit!: number;
  /** After so many days a session that never began goes, and a game that is over is put away; 0: never. */
  readonly sessionExpiryDays!: number;
  readonly sessionArchiveDays!: number;
  /** Whether messages may be sent to addresses inside private networks. */
  readonly webhooksAnywhere!: boolean;
  /** How long a message that was not taken waits the first time; each time twice as long. */
  readonly webhookRetryMs!: number;
  /** So many failures in a row switch a webhook off. */
  readonly webhookFailures!: number;
  readonly bodyLimit!: number;
  readonly batchBodyLimit!: number;
  readonly batchItemLimit!: number;
  /** Requests per minute and client; 0 switches the limit off. */
  readonly rateLimit!: number;
  /** Milliseconds of the processor for long work, per minute and client; 0 switches the limit off. */
  readonly workLimitMs!: number;
  /** Bytes of long answers, per minute and client; 0 switches the limit off. */
  readonly answerLimit!: number;
  /** Threads for long work; 0 does everything in the one thread that answers. */
  readonly workers!: number;
  /** Milliseconds that one piece of long work may take in its thread. */
  readonly workBudgetMs!: number;
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
    redisUrl: read.url('REDIS_URL', ['redis', 'rediss'], { several: true }),
    dataDir: read.string('UMPIRE_DATA_DIR', './data'),
    adminKey: read.secret('UMPIRE_ADMIN_KEY', MIN_KEY),
    sessionKey: read.secret('UMPIRE_SESSION_KEY', MIN_KEY),
    streamLimit: read.integer('UMPIRE_STREAM_LIMIT', 5000, { min: 1, max: 1_000_000 }),
    clientStreamLimit: read.integer('UMPIRE_CLIENT_STREAM_LIMIT', 250, { min: 1, max: 1_000_000 }),
    clientSessionLimit: read.integer('UMPIRE_CLIENT_SESSION_LIMIT', 2000, { min: 0, max: 1_000_000_000 }),
    sessionLimit: read.integer('UMPIRE_SESSION_LIMIT', 200_000, { min: 0, max: 1_000_000_000 }),
    sessionExpiryDays: read.integer('UMPIRE_SESSION_EXPIRY_DAYS', 30, { min: 0, max: 36_500 }),
    sessionArchiveDays: read.integer('UMPIRE_SESSION_ARCHIVE_DAYS', 90, { min: 0, max: 36_500 }),
    webhooksAnywhere: read.oneOf('UMPIRE_WEBHOOK_PRIVATE', 'false', ['true', 'false']) === 'true',
    webhookRetryMs: read.integer('UMPIRE_WEBHOOK_RETRY_MS', 1000, { min: 10, max: 3_600_000 }),
    webhookFailures: read.integer('UMPIRE_WEBHOOK_FAILURES', 15, { min: 1, max: 1000 }),
    bodyLimit: read.integer('UMPIRE_BODY_LIMIT', MIB, bytes),
    batchBodyLimit: read.integer('UMPIRE_BATCH_BODY_LIMIT', 64 * MIB, bytes),
    batchItemLimit: read.integer('UMPIRE_BATCH_ITEM_LIMIT', 10_000, { min: 1, max: 1_000_000 }),
    rateLimit: read.integer('UMPIRE_RATE_LIMIT', 6000, { min: 0, max: 1_000_000_000 }),
    workLimitMs: read.integer('UMPIRE_WORK_LIMIT_MS', 30_000, { min: 0, max: 1_000_000_000 }),
    answerLimit: read.integer('UMPIRE_ANSWER_LIMIT', 1024 * MIB, { min: 0, max: 1024 * 1024 * MIB }),
    workers: read.integer('UMPIRE_WORKERS', Math.min(MOST_WORKERS, availableParallelism()), { min: 0, max: 64 }),
    workBudgetMs: read.integer('UMPIRE_WORK_BUDGET_MS', 2000, { min: 50, max: 600_000 }),
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
      maxTokens: read.integer('UMPIRE_GRAPHQL_MAX_TOKENS', 8000, { min: 100, max: 10_000_000 }),
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
