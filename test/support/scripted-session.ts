import type { Dice, Die } from '../../src/kernel/dice/index.js';
import type { Game } from '../../src/kernel/procedures/index.js';
import {
  type Command,
  type Entry,
  type OpenActions,
  Session,
  type SessionSetup,
  type SessionState,
  type Side,
  unsealing,
} from '../../src/kernel/session/index.js';

/** Dice by what they are rolled for: the given values in order, and a usual one for everything else. */
export class NamedDice implements Dice {
  readonly source = 'given';
  readonly #given: Map<string, number[]>;

  constructor(
    given: Readonly<Record<string, readonly number[]>>,
    private readonly usual: number,
  ) {
    this.#given = new Map(Object.entries(given).map(([purpose, values]) => [purpose, [...values]]));
  }

  next(purpose: string, { sides }: Die): number {
    return this.#given.get(purpose)?.shift() ?? Math.min(this.usual, sides);
  }
}

/** A session played by hand in a test. */
export class ScriptedSession {
  readonly session: Session;
  readonly entries: Entry[] = [];
  state: SessionState;

  constructor(
    game: Game,
    materials: SessionSetup,
    private readonly dice: Dice,
  ) {
    this.session = new Session(game, game.declaration.session!, materials);
    this.state = this.session.open();
    for (const side of this.session.sides) this.#decide(side, { type: 'join', seed: side });
  }

  get side(): Side {
    return this.session.actions(this.state, this.session.sides[0]!).waitingFor[0]!;
  }

  get open(): OpenActions {
    return this.session.actions(this.state, this.side);
  }

  /** The commands of one type that are open, without it. */
  listed(type: string): Record<string, unknown>[] {
    return this.open.actions.flatMap(({ command: { type: each, ...rest } }) => (each === type ? [rest] : []));
  }

  /** The side whose turn it is gives these commands one after the other. */
  play(...commands: Command[]): this {
    for (const command of commands) {
      this.#decide(this.side, command);
      this.#meanIt();
    }
    return this;
  }

  /** What is left is only to think over what was declared: a script does not. */
  #meanIt(): void {
    const { waitingFor, actions } = this.session.actions(this.state, this.session.sides[0]!);
    const [side] = waitingFor;
    if (side === undefined) return;
    const open = side === this.session.sides[0] ? actions : this.session.actions(this.state, side).actions;
    const [done, ...others] = open.filter(({ changes }) => !changes);
    if (done && others.length === 0 && open.length > 1 && done.command.type === 'done')
      this.#decide(side, done.command);
  }

  /** Every side hands one command in unseen, and they are opened. */
  handIn(commands: Readonly<Record<Side, Command>>): this {
    this.#decide(this.session.sealing(this.state)!.sides[0]!, unsealing(commands));
    return this;
  }

  /** Ends steps until the predicate holds. */
  skipTo(reached: (state: SessionState) => boolean): this {
    for (let tries = 0; !reached(this.state); tries += 1) {
      if (tries === 200) throw new Error('never reached');
      this.play({ type: 'done' });
    }
    return this;
  }

  #decide(side: Side, command: Command): void {
    const decision = this.session.decide(this.state, side, command, this.dice, () => this.state);
    this.entries.push(decision.entry);
    this.state = decision.state;
  }
}
