import type { KeyObject } from 'node:crypto';
import {
  ADOPT_RULES,
  adoptionOf,
  type Entry,
  HOUSEKEEPING,
  type StandingCommand,
  StandingCommands,
  wentBackTo,
} from '../../kernel/session/index.js';
import { canonical, FairDice, type Opening, rollKey } from '../fair-dice/index.js';

/**
 * Entries that were decided under rules which are no longer in force: those up to the last adoption. They cannot be decided
 * again. What can be checked of them is what needs no rules: their form, their lines, their dice, and that each adoption
 * was followed by the commands that stood.
 */
export class OlderEntries {
  /** The commands that are still to be given again after the adoption seen last. */
  due: StandingCommand[] = [];
  private readonly standing = new StandingCommands();
  private readonly lines: number[];
  private rules: string;
  /** The version of the adoption seen last. */
  private adopted = 0;
  private seeds = new Map<string, string>();
  private key: KeyObject | undefined;
  private over = false;

  constructor(
    private readonly opening: Opening,
    private readonly serverSeed: string,
  ) {
    this.lines = [opening.forkedFrom?.line ?? 0];
    this.rules = opening.rulesVersion;
  }

  /** What is wrong with the next entry, if anything is. */
  wrongWith(entry: Entry): string | undefined {
    const { version, command, events } = entry;
    if (version !== this.lines.length) return `is not version ${this.lines.length}`;
    if (!hasForm(entry) || !this.opening.sides.includes(entry.side)) return 'has not the form of an entry';
    if (this.over) return 'comes after the end of the game';
    if (!this.isDue(entry)) return 'is not the command that stood and is to be given again';
    const wrong = this.wrongAdoption(entry) ?? this.wrongSeed(entry) ?? this.wrongDice(entry);
    if (wrong) return wrong;
    this.over = command.type === 'concede' || events.some(({ type }) => type === 'ended');
    this.standing.add(entry);
    this.lines.push(entry.line);
    return undefined;
  }

  /** After an adoption nothing but what stood is given, in its order, until all of it has been. */
  isDue({ side, command }: Pick<Entry, 'side' | 'command'>): boolean {
    const next = this.due.shift();
    return !next || canonical([side, command]) === canonical([next.side, next.command]);
  }

  private wrongAdoption(entry: Entry): string | undefined {
    const adoption = adoptionOf(entry);
    if ((entry.command.type === ADOPT_RULES) !== (adoption !== undefined))
      return 'adopts no rules, or other than by command';
    if (!adoption) return (wentBackTo(entry) ?? this.adopted) < this.adopted ? 'takes an adoption back' : undefined;
    const { from, to, upTo, commands } = adoption;
    const stood = this.standing.upTo(entry.version);
    this.due = stood.filter(({ version }) => version <= upTo);
    if (from !== this.rules || typeof to !== 'string') return 'leaves rules that were not those of the game';
    if (!Number.isInteger(upTo) || upTo >= entry.version) return 'names no version before it';
    if (this.due.length !== commands) return `gives ${commands} commands again where ${this.due.length} stood`;
    if (stood.some(({ version, command }) => command.type === 'join' && version > upTo)) {
      return 'takes back that a side joined';
    }
    this.rules = to;
    this.adopted = entry.version;
    this.seeds = new Map();
    return undefined;
  }

  private wrongSeed({ side, command }: Entry): string | undefined {
    if (command.type !== 'join') return undefined;
    if (this.seeds.has(side) || typeof command.seed !== 'string') return 'joins a second time, or without a seed';
    this.seeds.set(side, command.seed);
    this.key = undefined;
    return undefined;
  }

  /** The line that the undos leave it, and the faces that the seeds give there. */
  private wrongDice(entry: Entry): string | undefined {
    const { version, command, rolls } = entry;
    const back = wentBackTo(entry);
    const moves = !Object.hasOwn(HOUSEKEEPING, command.type);
    const line = back === null ? this.lines[version - 1]! + (moves ? 1 : 0) : this.lines[back];
    if (entry.line !== line) return `has the line ${entry.line} and not ${line}`;
    if (rolls.length === 0) return undefined;
    const { format, session, sides } = this.opening;
    if (back !== null || !(moves || command.type === 'join') || this.seeds.size < sides.length)
      return 'may roll nothing';
    this.key ??= rollKey(
      this.serverSeed,
      session,
      sides.map((side) => [side, this.seeds.get(side)!]),
    );
    const dice = new FairDice(this.key, { format, session, line });
    const fair = rolls.every(
      ({ purpose, sides: faces, value }) => dice.next(purpose, { label: '', sides: faces, showsZero: false }) === value,
    );
    return fair ? undefined : 'has a roll that does not follow from the seeds';
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const hasForm = ({ command, events, rulings, rolls }: Entry): boolean =>
  isObject(command) &&
  typeof command.type === 'string' &&
  [events, rulings, rolls].every((list) => Array.isArray(list) && list.every(isObject)) &&
  events.every(({ type }) => typeof type === 'string') &&
  rolls.every(({ purpose }) => typeof purpose === 'string');
