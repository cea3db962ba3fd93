import { createHash } from 'node:crypto';
import type { Die } from '../../src/kernel/dice/index.js';
import { CommandContext, RuleBook } from '../../src/kernel/session/index.js';
import {
  commitmentTo,
  contentHash,
  type Entry,
  entryHash,
  FairDice,
  type Opening,
  openingHash,
  rollKey,
  SESSION_FORMAT,
  type SessionFormat,
  SessionKey,
  type SideSeeds,
  salt,
  seedKey,
} from '../../src/sessions/fair-dice/index.js';
import { toyGame } from './toy-game.js';

type Changeable<T> = { -readonly [K in keyof T]: T[K] };
/** The first format has no list of what is rolled for. */
const PURPOSES = ['combat/adjacent-attack:combat', 'combat/adjacent-attack:rubble', 'draw'];
const MATERIALS = {
  'umpire-session/1': { units: [] },
  'umpire-session/2': { units: [], dice: PURPOSES.map((purpose) => ({ purpose, most: 2 ** 32 })) },
};
/** What every game here comes to. */
const RESULT = { winner: null, level: 'draw' };
const ENDED = { type: 'ended', result: RESULT };

export interface GameFile {
  opening: Opening;
  signature: string;
  entries: (Entry & { hash: string; signature: string })[];
  serverSeed?: string;
  materials?: unknown;
  result?: unknown;
}

/** Reaches into a game as nobody should: everything in it may be written to. */
export type Loose<T> = T extends readonly (infer U)[]
  ? Loose<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;
export const loose = <T>(value: T): Loose<T> => value as Loose<T>;

export const die = (sides: number): Die => ({ label: `d${sides}`, sides, showsZero: false });

/** What rolls for a command in a session, and keeps the rolls as its entry does. */
export const rolling = (dice: FairDice): CommandContext<null, null> =>
  new CommandContext(null, null, new RuleBook(toyGame, { options: { misfire: false } }), dice, { evolve: () => null });

/** As much of the ruling on an attack as the verifier looks at, its dice rolled for the purpose they have in a ruling. */
export function attackRuling(
  proceedings: CommandContext<null, null>,
  purpose: string,
  sides: readonly number[] = [6, 10],
) {
  const dice = sides.map((n, i) => {
    const name = i === 0 ? 'combat' : 'rubble';
    return { name, sides: n, value: proceedings.roll(`${purpose}:${name}`, die(n)), source: 'fair' };
  });
  return { procedure: 'combat/adjacent-attack', dice };
}

/** A session kept by the server's own code, for tests that need a game and not its rules. */
export class FairGame {
  readonly entries: Changeable<Entry>[] = [];
  readonly key = SessionKey.create();
  readonly serverSeed: string;
  opening: Opening;
  private rules = '1';

  constructor(
    readonly sides: readonly string[] = ['axis', 'allied'],
    name = 'game',
    format: SessionFormat = SESSION_FORMAT,
  ) {
    this.serverSeed = createHash('sha256').update(`server ${name}`).digest('hex');
    this.opening = {
      format,
      session: `session-${name}`,
      game: 'cold-war-battles',
      rulesVersion: '1',
      scenario: 'example',
      materials: contentHash(MATERIALS[format]),
      options: {},
      sides,
      commitment: commitmentTo(this.serverSeed),
      publicKey: this.key.publicKey,
    };
  }

  get line(): number {
    return this.entries.at(-1)?.line ?? this.opening.forkedFrom?.line ?? 0;
  }

  get sideSeeds(): SideSeeds {
    const events = this.entries.flatMap(({ events }) => events as { type: string; side: string; seed: string }[]);
    const given = new Map<string, string>();
    for (const { type, side, seed } of events) if (type === 'joined') given.set(side, seed);
    return this.sides.map((side) => [side, given.get(side)!]);
  }

  join(side: string, seed = `seed of ${side}`): this {
    return this.add(side, { type: 'join', seed }, [{ type: 'joined', side, seed }], [], [], this.line);
  }

  move(side: string, to: string): this {
    return this.add(side, { type: 'move', to }, [{ type: 'moved', to }]);
  }

  /** A ruling that rolls these dice, and rolls out of sight before and after it. */
  attack(side: string, sides: readonly number[] = [6, 10], secrets: readonly number[] = []): this {
    const line = this.line + 1;
    const dice = new FairDice(rollKey(this.serverSeed, this.opening.session, this.sideSeeds), {
      format: this.opening.format,
      session: this.opening.session,
      line,
    });
    const proceedings = rolling(dice);
    for (const secret of secrets) proceedings.roll('draw', die(secret), { secret: true });
    const ruling = attackRuling(proceedings, 'combat/adjacent-attack', sides);
    for (const secret of secrets) proceedings.roll('draw', die(secret), { secret: true });
    return this.add(side, { type: 'attack' }, [{ type: 'attacked' }], [ruling], proceedings.rolls);
  }

  undo(side: string, to: number): this {
    const line = this.entries.find(({ version }) => version === to)?.line ?? 0;
    return this.add(side, { type: 'agree-undo' }, [{ type: 'undone', to }], [], [], line);
  }

  /** Goes back to the beginning and gives again what these versions gave, each with the dice it had. */
  adopt(side: string, to: string, versions: readonly number[], upTo = this.entries.length): this {
    const from = this.rules;
    this.rules = to;
    const { dice } = MATERIALS[this.opening.format] as { dice?: unknown };
    const event = { type: 'rules-adopted', from, to, upTo, commands: versions.length, ...(dice ? { dice } : {}) };
    const first = this.opening.forkedFrom?.line ?? 0;
    this.add(side, { type: 'adopt-rules', upTo }, [event], [], [], first);
    for (const version of versions) {
      const { version: _, ...again } = structuredClone(this.entries[version - 1]!);
      this.entries.push({ version: this.entries.length + 1, ...again });
    }
    return this;
  }

  private add(
    side: string,
    command: unknown,
    events: readonly unknown[],
    rulings: readonly unknown[] = [],
    rolls: Entry['rolls'] = [],
    line = this.line + 1,
  ): this {
    this.entries.push({ version: this.entries.length + 1, line, side, command, events, rulings, rolls });
    return this;
  }

  /**
   * Hashes and signs what is there now, the last entry being the end of the game: after a change, as a server would that
   * wants to hide it.
   */
  seal(serverSeed = this.serverSeed): GameFile {
    const seed = seedKey(serverSeed);
    let hash = openingHash(this.opening);
    const signature = this.key.sign(hash);
    const over = this.entries.some(({ events }) => events.some(isEnd));
    const entries = this.entries.map((kept, i) => {
      const entry = !over && i === this.entries.length - 1 ? { ...kept, events: [...kept.events, ENDED] } : kept;
      hash = entryHash(hash, salt(seed, this.opening.session, entry.version), entry);
      return { ...entry, hash, signature: this.key.sign(hash) };
    });
    const materials = MATERIALS[this.opening.format];
    return structuredClone({ opening: this.opening, signature, entries, serverSeed, materials, result: RESULT });
  }
}

/** What a copy of it has that is saved while the game goes on. */
export function unfinished({ opening, signature, entries }: GameFile): GameFile {
  const seen = entries.map((entry) => ({ ...entry, events: entry.events.filter((event) => !isEnd(event)) }));
  return { opening, signature, entries: seen };
}

const isEnd = (event: unknown): boolean => (event as { type?: string }).type === 'ended';

/** Both join (1, 2), a move (3), attacks (4, 5), the last taken back (6) and given again (7), one more (8). */
export function exampleGame(format: SessionFormat = SESSION_FORMAT): FairGame {
  return new FairGame(['axis', 'allied'], 'game', format)
    .join('axis')
    .join('allied')
    .move('axis', '0412')
    .attack('axis', [6, 10], [100])
    .attack('allied')
    .undo('axis', 4)
    .attack('allied')
    .attack('axis');
}

/** The same game, in which other rules are adopted (9): what stood is 1 to 4, 7 and 8, given again as 10 to 15; then one more (16). */
export const adoptedGame = (format: SessionFormat = SESSION_FORMAT): FairGame =>
  exampleGame(format).adopt('axis', '2', [1, 2, 3, 4, 7, 8]).attack('allied');
