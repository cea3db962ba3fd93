import { type Dice, NO_DICE } from '../dice/index.js';
import type { Game } from '../procedures/game.js';
import type { Odds } from '../rulings/chances.js';
import { ADOPT_RULES, type Adoption, adoptionEvent, adoptionOf, wentBackTo } from './adoption.js';
import type { Board, BoardName, Clock, Score } from './board.js';
import { chainOdds, rolledIn } from './command-chain.js';
import { CommandContext, type Trial } from './command-context.js';
import { explained } from './explained.js';
import { HOUSE_EVENTS, houseSentence } from './house-events.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { marksAfter } from './marks.js';
import { Places } from './named-things.js';
import { OutOfOrderError } from './out-of-order.js';
import { RuleBook } from './rule-book.js';
import type { AnySessionRules, Sealing } from './rules.js';
import { sealedCommands, UNSEAL } from './sealed-commands.js';
import { seatEvents } from './seat-commands.js';
import type { FilledForms, LaidUnit, Standing, StandingUnit } from './standing.js';
import type { Entry, SessionState } from './state.js';
import { undoEvents } from './undo-commands.js';
import { keptOf } from './wanted.js';
import { type StrangeName, strangeNames } from './wanted-names.js';
import type {
  Action,
  Actions,
  Command,
  Pending,
  Remark,
  Result,
  SessionEvent,
  SessionSetup,
  Side,
  Viewer,
  Wanted,
} from './words.js';

/** A command carried out: what goes into the log, and the state after it. */
export interface Decision {
  readonly entry: Entry;
  readonly state: SessionState;
}

export interface OpenActions extends Actions {
  /** Sides whose commands the game waits for. */
  readonly waitingFor: readonly Side[];
  /** Open at any time: conceding, going back. */
  readonly aside: readonly Action[];
}

/** Reads an earlier state of the same session. */
export type Recall = (version: number) => SessionState;

const NOTHING: Actions = { actions: [], owed: [] };

/** One session at its table: a game, its materials, and the functions from state to state. It keeps no state itself. */
export class Session {
  readonly sides: readonly Side[];
  readonly book: RuleBook;
  private readonly table: unknown;

  constructor(
    readonly game: Game,
    private readonly rules: AnySessionRules,
    readonly materials: SessionSetup,
  ) {
    this.book = new RuleBook(game, materials);
    this.sides = rules.sides(materials);
    this.table = rules.prepare(materials);
  }

  open(): SessionState {
    return {
      version: 0,
      line: 0,
      stage: 'gathering',
      begun: false,
      seeds: {},
      undo: null,
      horizon: 0,
      rules: null,
      result: null,
      position: this.rules.begin(this.table),
    };
  }

  /** The table as it lies in a state of the game. */
  private tableAt({ position }: SessionState): unknown {
    return this.rules.tableAt?.(this.table, position) ?? this.table;
  }

  /** The first state of a game that was played elsewhere so far: nothing is set up any more. */
  takeUp(standing: Standing): SessionState {
    const state = this.open();
    const desk = { table: this.tableAt(state), position: state.position, book: this.book };
    return { ...state, begun: true, position: this.rules.takingUp!.stand(desk, standing) };
  }

  /** The units as a viewer may lay them out on another table; null where the game is played on none but this. */
  layOut(state: SessionState, viewer: Viewer): readonly LaidUnit[] | null {
    return this.rules.takingUp?.layOut({ table: this.tableAt(state), position: state.position }, viewer) ?? null;
  }

  /** What a player asks about a position, as a procedure takes it. */
  question(state: SessionState, name: string, wish: object): { readonly procedure: string; readonly input: object } {
    const desk = { table: this.tableAt(state), position: state.position, book: this.book };
    return this.rules.takingUp!.questions[name]!.ask(desk, wish as never);
  }

  /** The forms a side is asked for now, filled in from a table kept elsewhere; null where the game knows no such forms. */
  fillForms(state: SessionState, side: Side, units: readonly StandingUnit[]): FilledForms | null {
    const desk = { table: this.tableAt(state), position: state.position, book: this.book };
    return this.rules.fillForms?.(desk, side, units) ?? null;
  }

  /** The first state of a branch: the same position, but every side joins anew, so that nobody knows the dice to come. */
  branch(state: SessionState): SessionState {
    return { ...state, version: 0, stage: 'gathering', seeds: {}, keys: {}, undo: null, horizon: 0, rules: null };
  }

  /** The version a command would go back to if it were accepted, so that the caller can have it at hand. */
  recalled(state: SessionState, command: Command): number | null {
    if (command.type === 'agree-undo') return state.undo ? state.undo.to : null;
    if (command.type === 'propose-undo' && this.sides.length === 1)
      return Math.min(command.to as number, state.version);
    return null;
  }

  /** Throws OutOfOrderError or RefusedError; otherwise the command is as good as done. */
  decide(
    state: SessionState,
    side: Side,
    command: Command,
    dice: Dice,
    recall: Recall,
    trial: Trial | null = null,
  ): Decision {
    if (state.stage === 'over') throw new OutOfOrderError('game-over');
    // A log from elsewhere may name anybody; who is no side could agree to an undo in place of one.
    if (!this.sides.includes(side)) throw new OutOfOrderError('not-your-turn');
    const context = new CommandContext(this.table, state.position, this.book, dice, this.rules, trial);
    const counts = this.carryOut(state, side, command, context);
    const { events, rulings, rolls } = context;
    const version = state.version + 1;
    const line = counts ? state.line + 1 : state.line;
    if (!events.some(({ type }) => type === 'ended')) {
      const result = this.rules.result(this.table, context.position);
      if (result) events.push({ type: 'ended', result });
    }
    const entry: Entry = { version, line, side, command, events, rulings, rolls };
    const back = wentBackTo(entry);
    if (back !== null) return this.wentBack(state, entry, recall(back));
    return { entry, state: { ...marksAfter(state, entry), position: context.position } };
  }

  /** How everything that a command rolls for can come out, of a command that is legal and rolls. */
  chain(state: SessionState, side: Side, command: Command): Generator<undefined, Odds, unknown> {
    return chainOdds((dice: Dice) => {
      const context = new CommandContext(this.table, state.position, this.book, dice, this.rules, 'open-dice');
      return rolledIn(context, () => this.carryOut(state, side, command, context));
    });
  }

  /** The rules at this table take the place of those played by so far; what stood is for the caller to decide again. */
  adopt(state: SessionState, side: Side, adoption: Adoption, recall: Recall): Decision {
    if (state.stage === 'over') throw new OutOfOrderError('game-over');
    const entry: Entry = {
      version: state.version + 1,
      line: 0,
      side,
      command: { type: ADOPT_RULES, upTo: adoption.upTo },
      events: [adoptionEvent(adoption)],
      rulings: [],
      rolls: [],
    };
    return this.wentBack(state, entry, recall(0));
  }

  /** The state after one more entry of the log. */
  fold(state: SessionState, entry: Entry, recall: Recall): SessionState {
    const back = wentBackTo(entry);
    if (back !== null) return this.wentBack(state, entry, recall(back)).state;
    let position = state.position;
    for (const event of entry.events) {
      if (!HOUSE_EVENTS.has(event.type)) position = this.rules.evolve(this.table, position, event);
    }
    return { ...marksAfter(state, entry), position };
  }

  /** Sides whose commands the session waits for. */
  waitingFor(state: SessionState): readonly Side[] {
    if (state.stage === 'over') return [];
    if (state.stage === 'gathering') return this.sides.filter((side) => state.seeds[side] === undefined);
    return this.rules.actors(this.tableAt(state), state.position);
  }

  /** Where commands are handed in unseen at present, by whom and which. */
  sealing(state: SessionState): Sealing | null {
    return state.stage === 'playing' ? (this.rules.sealing?.(this.tableAt(state), state.position) ?? null) : null;
  }

  /** Whether commands of its type are handed in unseen, whatever the position. */
  isHandedIn(command: Command): boolean {
    return this.rules.commands[command.type]?.unseen === true;
  }

  /** Refuses a command that a side hands in unseen, or lets it be. Nothing happens. */
  checkSealed(state: SessionState, side: Side, command: Command): void {
    const sealing = this.sealing(state);
    if (!sealing?.sides.includes(side) || sealing.type !== command.type) throw new OutOfOrderError('not-your-turn');
    const { table, book, rules } = this;
    const context = new CommandContext(table, state.position, book, NO_DICE, rules, 'no-dice');
    this.orExplain(state, side, command, () => rules.checkSealed!(context, side, command));
  }

  actions(state: SessionState, side: Side, wanted?: Wanted): OpenActions {
    if (state.stage === 'over') return { ...NOTHING, waitingFor: [], aside: [] };
    const waitingFor = this.waitingFor(state);
    if (state.stage === 'gathering') {
      const join: Action = { command: { type: 'join', seed: NO_SEED }, rule: '' };
      return {
        actions: [...keptOf(waitingFor.includes(side) ? [join] : [], wanted)],
        owed: [],
        waitingFor,
        aside: [{ command: { type: 'concede' }, rule: '' }],
      };
    }
    const open = waitingFor.includes(side)
      ? this.rules.actions(this.tableAt(state), state.position, side, this.book, wanted)
      : NOTHING;
    return { ...open, actions: [...keptOf(open.actions, wanted)], waitingFor, aside: this.asides(state, side) };
  }

  /** Names that a list is asked for and that are the name of nothing the side can see, with what may have been meant. */
  strange(state: SessionState, side: Side, names: Readonly<Record<string, string>>): StrangeName[] {
    return strangeNames(names, {
      board: this.board(state, side),
      view: this.view(state, side),
      places: new Places(this.materials),
      offered: () => this.actions(state, side).actions,
    });
  }

  /** The game's own detail. */
  view(state: SessionState, viewer: Viewer): unknown {
    return this.rules.view(this.tableAt(state), state.position, viewer);
  }

  board(state: SessionState, viewer: Viewer): Board | null {
    return this.rules.board?.(this.tableAt(state), state.position, viewer) ?? null;
  }

  clock(state: SessionState): Clock | null {
    return this.rules.clock?.(this.tableAt(state), state.position) ?? null;
  }

  score(state: SessionState, viewer: Viewer): readonly Score[] {
    return this.rules.score?.(this.tableAt(state), state.position, viewer) ?? [];
  }

  /** What is being asked, of whom. */
  pending(state: SessionState, viewer: Viewer): readonly Pending[] {
    if (state.stage !== 'playing') return [];
    return this.rules.pending?.(this.tableAt(state), state.position, viewer) ?? [];
  }

  /** The sentence of an event, as its viewer sees it; null for one that needs none. */
  tell(event: SessionEvent): Remark | null {
    if (HOUSE_EVENTS.has(event.type)) return houseSentence(event);
    return this.rules.tell?.(this.table, event) ?? null;
  }

  /** What everybody calls the unit or card of that id; undefined where it is neither. */
  nameOf(id: string): BoardName | undefined {
    return this.rules.nameOf?.(this.table, id) ?? this.materials.cards[id]?.name;
  }

  /** The sentence of a command; null where the game has none for it. */
  describe(state: SessionState, command: Command): Remark | null {
    const { type, to = null } = command;
    if (type in HOUSEKEEPING) return { rule: '', key: `session-do-${type}`, values: { to: to as number | null } };
    return this.rules.describe?.(this.tableAt(state), state.position, command) ?? null;
  }

  /** A level of victory in the scenario's own words; null where the game's term for it stands. */
  levelName(result: Result): { readonly en: string; readonly ja?: string } | null {
    return this.rules.levelName?.(this.table, result) ?? null;
  }

  /** What no position may break; empty when all is well. */
  broken(state: SessionState): readonly string[] {
    return this.rules.broken(this.tableAt(state), state.position);
  }

  /** True where the command counts as one of the game, and moves the dice on. */
  private carryOut(
    state: SessionState,
    side: Side,
    command: Command,
    context: CommandContext<unknown, unknown>,
  ): boolean {
    // Housekeeping events change the session, not the position: they are written down without being folded into it.
    const write = (event: SessionEvent): void => void context.events.push(event);
    switch (command.type) {
      case 'join': {
        if (state.seeds[side] !== undefined) throw new OutOfOrderError('already-joined');
        write({ type: 'joined', side, seed: command.seed as string, ...keyOf(command) });
        if (this.sides.every((other) => other === side || state.seeds[other] !== undefined)) {
          write({ type: 'began' });
          if (!state.begun) this.rules.start(context);
        }
        return false;
      }
      case 'concede': {
        write({ type: 'conceded', side });
        const rest = this.sides.filter((other) => other !== side);
        write({ type: 'ended', result: { winner: rest.length === 1 ? rest[0]! : null, level: 'concession' } });
        return false;
      }
      case 'propose-undo':
      case 'agree-undo':
      case 'refuse-undo': {
        for (const event of undoEvents(this.sides, side, command, state)) write(event);
        return false;
      }
      case 'leave-seat':
      case 'take-seat':
      case 'out-of-time': {
        for (const event of seatEvents(this.sides, side, command)) write(event);
        return false;
      }
      case UNSEAL: {
        const commands = sealedCommands(command);
        const sides: readonly Side[] = this.sealing(state)?.sides ?? [];
        // It stands under the first of them, with a command of each and of nobody else.
        const strangers = Object.keys(commands).filter((each) => !sides.includes(each));
        if (side !== sides[0] || strangers.length > 0) throw new OutOfOrderError('not-your-turn');
        for (const each of sides) {
          if (!commands[each]) throw new OutOfOrderError('not-your-turn');
          this.checkSealed(state, each, commands[each]);
        }
        this.rules.unseal!(context, commands);
        return true;
      }
      default: {
        if (state.stage === 'gathering') throw new OutOfOrderError('not-all-joined');
        if (this.isHandedIn(command)) throw new OutOfOrderError('handed-in-unseen');
        if (!this.rules.actors(this.tableAt(state), state.position).includes(side))
          throw new OutOfOrderError('not-your-turn');
        this.orExplain(state, side, command, () => this.rules.decide(context, side, command));
        return true;
      }
    }
  }

  /** A refusal also says what is the matter with what the command names, if anything is. */
  private orExplain(state: SessionState, side: Side, command: Command, decide: () => void): void {
    explained(decide, {
      side,
      command,
      shape: this.rules.commands[command.type]?.shape,
      board: () => this.board(state, side),
      view: () => this.view(state, side),
      offered: () => this.actions(state, side, { type: command.type }).actions,
      materials: this.materials,
    });
  }

  /** The earlier state stands again, under a new version. */
  private wentBack(state: SessionState, entry: Entry, earlier: SessionState): Decision {
    const { version } = entry;
    const adoption = adoptionOf(entry);
    if (adoption) {
      // A branch goes on from the position it branched off at; any other game begins as the rules adopted say.
      const base = earlier.begun ? earlier : this.open();
      const { line } = base;
      return {
        entry: { ...entry, line },
        state: { ...base, version, moved: version, horizon: version, rules: adoption.to },
      };
    }
    return {
      entry: { ...entry, line: earlier.line },
      state: { ...earlier, version, moved: version, horizon: Math.max(earlier.horizon, state.horizon), undo: null },
    };
  }

  private asides(state: SessionState, side: Side): Action[] {
    const aside: Action[] = [];
    if (state.undo && !state.undo.agreed.includes(side)) {
      aside.push({ command: { type: 'agree-undo' }, rule: '' }, { command: { type: 'refuse-undo' }, rule: '' });
    }
    if (!state.undo && state.version > state.horizon) {
      aside.push({ command: { type: 'propose-undo', to: state.version - 1 }, rule: '' });
    }
    aside.push({ command: { type: 'concede' }, rule: '' });
    return aside;
  }
}

/** What stands in the list: who sends it as it stands adds nothing to the dice, and says so. */
const NO_SEED = 'no seed of my own';

const keyOf = ({ publicKey }: Command): object => (publicKey === undefined ? {} : { publicKey });
