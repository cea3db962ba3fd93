import { aslPrimosole } from '../../src/games/asl-primosole/index.js';
import type { Counter } from '../../src/games/asl-primosole/session/counters.js';
import type { Open, Own, Position } from '../../src/games/asl-primosole/session/position.js';
import type { Dice } from '../../src/kernel/dice/index.js';
import {
  type Command,
  type Entry,
  RefusedError,
  Session,
  type SessionSetup,
  type SessionState,
  unsealing,
} from '../../src/kernel/session/index.js';

type Side = 'british' | 'axis';

/** Why something is refused: key, section, and the place in the form. */
export function reasonsOf(act: () => unknown): { key: string; rule: string; pointer?: string; at?: unknown }[] {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return error.steps.map(({ key, rule, pointer, values }) => ({
      key,
      rule,
      ...(pointer === undefined ? {} : { pointer }),
      ...(values.at === undefined ? {} : { at: values.at }),
    }));
  }
  return [];
}

/** A campaign written out by hand: every command by its side, every die by its purpose. */
export class ScriptedCampaign {
  readonly session: Session;
  readonly entries: Entry[] = [];
  state: SessionState;

  constructor(
    materials: SessionSetup,
    private readonly dice: Dice,
  ) {
    this.session = new Session(aslPrimosole, aslPrimosole.declaration.session!, materials);
    this.state = this.session.open();
    for (const side of this.session.sides) this.as(side as Side, { type: 'join', seed: side });
  }

  get position(): Position {
    return this.state.position as Position;
  }

  get step(): string {
    return this.position.open.step;
  }

  as(side: Side, command: Command): this {
    const { entry, state } = this.session.decide(this.state, side, command, this.dice, () => this.state);
    this.entries.push(entry);
    this.state = state;
    return this;
  }

  both(command: Command): this {
    return this.as('british', command).as('axis', command);
  }

  /** Both hand in what is suggested, but for what is given. */
  handIn(given: Partial<Record<Side, Command>> = {}): this {
    const one = (side: Side): Command => given[side] ?? this.suggested(side);
    return this.as(
      this.session.sealing(this.state)!.sides[0] as Side,
      unsealing({ british: one('british'), axis: one('axis') }),
    );
  }

  /** The first thing listed for a side, of a type where one is named. */
  suggested(side: Side, type?: string, page?: string): Command {
    const { actions } = this.session.actions(this.state, side);
    return actions
      .map(({ command }) => command)
      .find((each) => (!type || each.type === type) && (!page || each.page === page))!;
  }

  /** Everything listed for a side, of a type where one is named. */
  listed(side: Side, type?: string): Command[] {
    const { actions } = this.session.actions(this.state, side);
    return actions.map(({ command }) => command).filter((each) => !type || each.type === type);
  }

  /** A counter that the scenario does not give, put into the order of battle of a side. */
  put(side: Side, counter: Counter): this {
    return this.own(side, { counters: { ...this.position.own[side].counters, [counter.id]: counter } });
  }

  /** Something of what a side keeps to itself, as the test would have it. */
  own(side: Side, changes: Partial<Own>): this {
    const { own } = this.position;
    const position = { ...this.position, own: { ...own, [side]: { ...own[side], ...changes } } };
    this.state = { ...this.state, position };
    return this;
  }

  /** Something that both sides see, as the test would have it. */
  open(changes: Partial<Open>): this {
    this.state = { ...this.state, position: { ...this.position, open: { ...this.position.open, ...changes } } };
    return this;
  }

  /** A page filed by one side, with further lines, and agreed by the other. */
  page(
    side: Side,
    page: string,
    lines: readonly object[] = [],
    without: (line: { kind: string }) => boolean = () => true,
  ): this {
    const { lines: suggested, ...command } = this.suggested(side, 'file', page) as Command & {
      lines: { kind: string }[];
    };
    this.as(side, { ...command, lines: [...suggested.filter(without), ...lines] } as Command);
    return this.as(side === 'british' ? 'axis' : 'british', { type: 'agree', page, except: [] });
  }

  /** The battle is over, and nothing is to be told of it but what is given. */
  battle(
    told: Partial<
      Record<
        'gameEnd' | 'terrain' | 'losses-british' | 'losses-axis' | 'state-british' | 'state-axis',
        readonly object[]
      >
    > = {},
  ): this {
    this.both({ type: 'begin-play' }).both({ type: 'open-report' });
    const objectives = (told.gameEnd ?? []).some((line) => (line as { kind: string }).kind === 'objective');
    this.page('british', 'gameEnd', told.gameEnd, ({ kind }) => !(objectives && kind === 'objective'));
    this.page('axis', 'terrain', told.terrain);
    for (const side of ['british', 'axis'] as const) {
      const counts = (told[`losses-${side}`] ?? []).some((line) => (line as { kind: string }).kind === 'count');
      this.page(side, 'losses', told[`losses-${side}`], ({ kind }) => !(counts && kind === 'count'));
      this.page(side, 'state', told[`state-${side}`]);
    }
    return this;
  }

  /** Both set up as suggested, and whatever is asked before play is passed over. */
  toTheField(): this {
    return this.#while((step) => step !== 'field');
  }

  /** Both hand in what is suggested until the campaign has come to a step. */
  handInTo(step: string): this {
    while (this.step !== step) this.handIn();
    return this;
  }

  /** Everybody who must or may Escape tries, all of a Location together. */
  escapes(): this {
    return this.#while((step) => step === 'escape', 'escape');
  }

  #while(on: (step: string) => boolean, type?: string): this {
    while (on(this.step)) {
      const side = this.session.waitingFor(this.state)[0] as Side;
      this.as(side, this.suggested(side, type) ?? this.suggested(side));
    }
    return this;
  }

  counter(side: Side, name: string): Counter {
    return Object.values(this.position.own[side].counters).find((each) => each.name.en === name)!;
  }
}
