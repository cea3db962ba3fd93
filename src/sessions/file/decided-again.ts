import { checkedForm } from '../../edge/checker/plain.js';
import type { Dice } from '../../kernel/dice/index.js';
import { fieldsOf } from '../../kernel/fields/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import {
  adoptionOf,
  type Decision,
  type Entry,
  Session,
  type SessionSetup,
  type SessionState,
} from '../../kernel/session/index.js';
import { checkedCommand } from '../command-kinds.js';
import type { SessionFormat } from '../fair-dice/chain.js';

/**
 * The log of a game decided again by the rules at hand, entry by entry. It needs nothing of Node: the server does it with a
 * file that is taken in, the verifier with the rules of its bundle.
 */
export class DecidedAgain {
  readonly session: Session;
  state: SessionState;
  private readonly states = new Map<number, SessionState>();

  constructor(
    private readonly game: Game,
    materials: SessionSetup,
    private readonly format: SessionFormat,
    /** Of a branch, the state it begins with. */
    base?: SessionState,
  ) {
    // Options that the game does not have would make no difference, and yet be said to be played by.
    const options = checkedForm(fieldsOf(game.declaration.options), materials.options, '/options');
    if (!isSame(options, materials.options)) throw new TypeError('the options are not all there');
    this.session = new Session(game, game.declaration.session!, materials);
    this.state = base ?? this.session.open();
    this.states.set(0, this.state);
  }

  /** What comes of an entry's command. It stands as it was given, without what its form would fill in today. */
  next({ side, command }: Pick<Entry, 'side' | 'command'>, dice: Dice): Entry {
    const checked = checkedCommand(this.game, command, this.format);
    const earlier = (version: number): SessionState => {
      const state = this.states.get(version);
      if (!state) throw new Error(`there is no version ${version} to go back to`);
      return state;
    };
    return { ...this.advance(this.session.decide(this.state, side, checked, dice, earlier)), command };
  }

  /** The rules at hand are adopted: the game begins anew. What it was until then does not matter. */
  adopt(entry: Entry): Entry {
    const first = this.states.get(0)!;
    return this.advance(
      this.session.adopt({ ...first, version: entry.version - 1 }, entry.side, adoptionOf(entry)!, () => first),
    );
  }

  private advance({ entry, state }: Decision): Entry {
    this.state = state;
    this.states.set(state.version, state);
    return entry;
  }
}

/** The same members with the same values, in whatever order. */
const isSame = (one: object, other: unknown): boolean =>
  Object.keys(one).length === Object.keys(other as object).length;
