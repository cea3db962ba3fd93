import { type Dice, type Die, d6 } from '../dice/index.js';
import type { Values } from '../rulings/messages.js';
import type { BareStep, Cite } from '../rulings/ruling.js';
import type { RuleBook } from './rule-book.js';
import type { RulingRecord } from './ruling-record.js';
import type { SessionEvent, Side } from './words.js';

/** A reason why a command is refused; in a form, with the place in it that the reason is about. */
export interface RefusalStep extends BareStep {
  readonly pointer?: string;
}

/** The rules do not allow the command; the reasons are steps of a ruling, or of none. */
export class RefusedError extends Error {
  constructor(
    readonly steps: readonly RefusalStep[],
    readonly ruling?: RulingRecord,
  ) {
    super(`refused: ${steps.map(({ rule, key }) => `[${rule}] ${key}`).join(', ')}`);
    this.name = 'RefusedError';
  }
}

/** A trial run came to a roll or to something hidden: it may say so, and no more. */
export class TrialOverError extends Error {
  constructor(readonly at: 'roll' | 'secret') {
    super(`a trial run ends at a ${at}`);
    this.name = 'TrialOverError';
  }
}

/**
 * Somebody only wants to know what would happen: nothing may be revealed, and nothing rolled, or at most what everybody
 * may see, with dice that are not the game's.
 */
export type Trial = 'no-dice' | 'open-dice';

/** What an event makes of a position, and a position of the table. */
export interface TableRules<T, P> {
  evolve(table: T, position: P, event: SessionEvent): P;
  tableAt?(table: T, position: P): T;
}

/** A die rolled in a session. */
export interface SessionRoll {
  /** "<procedure>:<die>", or what the game called it. */
  readonly purpose: string;
  readonly sides: number;
  readonly value: number;
  /** Not shown before the end, or only to these sides, because what it decided is hidden. */
  readonly secret?: Hidden;
}

/** From everybody, or from everybody else. */
export type Hidden = true | { readonly for: readonly Side[] };

/**
 * What a game has at hand while it carries one command out: the position as it stands after everything that has happened
 * so far, the procedures, the dice. Everything is written down; nothing is final until the whole command is.
 */
export class CommandContext<T, P> {
  readonly events: SessionEvent[] = [];
  readonly rulings: RulingRecord[] = [];
  readonly rolls: SessionRoll[] = [];
  /** The table as it lies now. A field, so that a desk spread from this one has it too. */
  table: T;

  constructor(
    private readonly laid: T,
    private current: P,
    readonly book: RuleBook,
    private readonly dice: Dice,
    private readonly rules: TableRules<T, P>,
    private readonly trial: Trial | null = null,
  ) {
    this.table = this.lying();
  }

  get position(): P {
    return this.current;
  }

  /** It happens, and the position is the one after it. */
  happen(event: SessionEvent): void {
    if (this.trial && event.reveals) throw new TrialOverError('secret');
    this.events.push(event);
    this.current = this.rules.evolve(this.laid, this.current, event);
    this.table = this.lying();
  }

  /**
   * Puts a question to a procedure and keeps the ruling; a command that it forbids is refused with its reasons. Where somebody has
   * to choose in the middle of it, the question goes up to that stop of the procedure and no further.
   */
  ask<O>(procedure: string, input: object, secret?: { readonly for: readonly Side[] }, upTo?: string): O {
    const asked = this.book.rule<O>(procedure, input, this.diceFor(procedure, secret), upTo);
    const ruling = secret ? { ...asked, secret } : asked;
    if (!ruling.legal) {
      throw new RefusedError(
        ruling.steps.filter((step) => step.forbids),
        ruling,
      );
    }
    this.rulings.push(ruling);
    return ruling.outcome as O;
  }

  /** A roll that belongs to no procedure: a draw from a pool, a shuffle. */
  roll(purpose: string, die: Die = d6, how: { readonly secret?: Hidden } = {}): number {
    return this.next(purpose, die, how.secret);
  }

  /** The command is not allowed, for one reason of the book. */
  refuse(rule: Cite, key: string, values: Values = {}): never {
    const step: BareStep =
      typeof rule === 'string' ? { rule, key, values } : { rule: rule[0], also: rule.slice(1), key, values };
    throw new RefusedError([{ ...step, forbids: true }]);
  }

  private lying(): T {
    return this.rules.tableAt?.(this.laid, this.current) ?? this.laid;
  }

  private diceFor(procedure: string, secret: Hidden | undefined): Dice {
    return { source: this.dice.source, next: (name, die) => this.next(`${procedure}:${name}`, die, secret) };
  }

  private next(purpose: string, die: Die, secret: Hidden | undefined): number {
    if (this.trial && (secret || this.trial === 'no-dice')) throw new TrialOverError(secret ? 'secret' : 'roll');
    const value = this.dice.next(purpose, die);
    const roll = { purpose, sides: die.sides, value };
    this.rolls.push(secret ? { ...roll, secret: isForNobody(secret) ? true : secret } : roll);
    return value;
  }
}

const isForNobody = (secret: Hidden): boolean => secret !== true && secret.for.length === 0;
