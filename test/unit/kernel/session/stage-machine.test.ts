import { describe, expect, it } from '@jest/globals';
import { SeededDice } from '../../../../src/kernel/dice/index.js';
import {
  type Agenda,
  type Command,
  interrupting,
  playedInStages,
  RefusedError,
  Session,
  type SessionEvent,
  type SessionRules,
  type SessionState,
  type Side,
  type Stage,
  settled,
} from '../../../../src/kernel/session/index.js';
import { TOY_SCENARIO, toySession } from '../../../support/toy-session.js';

/**
 * A made-up skirmish for the stage machine. Both sides choose how many they send, in any order and at the same time; then red
 * marches as many steps. Before a step that is seen, blue may react: shoot, or let them pass. Who has shot twice has to let
 * every later step pass. It ends when red is done or has no step left.
 */
type Step = { readonly kind: 'march' } | { readonly kind: 'reaction'; readonly step: number };

interface Position {
  readonly sent: Readonly<Record<Side, number>>;
  readonly agenda: Agenda<Step>;
  readonly gone: number;
  readonly shots: number;
  readonly over: boolean;
}

type Part = Stage<object, Position>;

const SIDES: readonly Side[] = ['red', 'blue'];

const sending: Part = {
  rule: '1.1',
  actors: ({ position }) => SIDES.filter((side) => position.sent[side] === undefined),
  options: () => [1, 2, 3].map((men) => ({ command: { type: 'send', men }, rule: '1.1' })),
  commands: { send: (play, { men }, side) => play.happen({ type: 'sent', side, men }) },
  leave: (play) => play.happen({ type: 'marching' }),
  done: { type: 'send-nobody', rule: '1.2' },
  pass: (play, side) => play.happen({ type: 'sent', side, men: 0 }),
};

const marching: Part = {
  rule: '2.1',
  actors: () => ['red'],
  options: ({ position: { gone, sent } }) =>
    gone < sent.red! ? [{ command: { type: 'step' }, rule: '2.1', cost: { amount: 1, unit: 'steps' } }] : [],
  owed: ({ position: { gone } }) => (gone === 0 ? [{ rule: '2.1', key: 'rain', values: {} }] : []),
  commands: { step: (play) => play.happen({ type: 'seen', step: play.position.gone + 1 }) },
  leave: (play) => play.happen({ type: 'closed' }),
};

const reacting: Part = {
  rule: '3.1',
  actors: () => ['blue'],
  options: ({ position: { shots } }) => [
    ...(shots < 2 ? [{ command: { type: 'shoot' }, rule: '3.1' }] : []),
    { command: { type: 'let-pass' }, rule: '3.2' },
  ],
  forced: ({ position: { shots } }) => (shots < 2 ? undefined : { type: 'let-pass' }),
  commands: {
    shoot(play) {
      play.roll('shot');
      play.happen({ type: 'reacted', shot: true });
    },
    'let-pass': (play) => play.happen({ type: 'reacted', shot: false }),
  },
};

function evolve(_table: object, position: Position, event: SessionEvent): Position {
  switch (event.type) {
    case 'sent':
      return { ...position, sent: { ...position.sent, [event.side as Side]: event.men as number } };
    case 'marching':
      return { ...position, agenda: [{ kind: 'march' }] };
    case 'seen':
      return { ...position, agenda: interrupting(position.agenda, { kind: 'reaction', step: event.step as number }) };
    case 'reacted':
      return {
        ...position,
        agenda: settled(position.agenda),
        gone: position.gone + 1,
        shots: position.shots + (event.shot ? 1 : 0),
      };
    default:
      return { ...position, over: true };
  }
}

const stageOf = ({ agenda, over }: Position): Part | null => {
  if (over) return null;
  const [first] = agenda;
  if (!first) return sending;
  return first.kind === 'march' ? marching : reacting;
};

const rules: SessionRules<object, Position> = playedInStages<object, Position>({
  commands: {},
  sides: () => SIDES,
  prepare: () => ({}),
  begin: () => ({ sent: {}, agenda: [], gone: 0, shots: 0, over: false }),
  start: () => {},
  stageOf,
  notNow: (_position, { type }) => ({ rule: '0.1', key: 'misfire', values: { type } }),
  withOdds: (_desk, actions, rehearse) =>
    actions.map((action) => {
      const first = rehearse(action.command);
      return first ? { ...action, cost: { amount: first.reached.position.gone, unit: 'steps' } } : action;
    }),
  evolve,
  view: (_table, position) => position,
  result: (_table, { over }) => (over ? { winner: 'red', level: 'victory' } : null),
  broken: () => [],
});

class Game {
  readonly session = new Session(toySession, rules, {
    scenario: { id: TOY_SCENARIO.id, name: TOY_SCENARIO.name, body: TOY_SCENARIO.body },
    maps: {},
    cards: {},
    decks: {},
    options: { misfire: false },
  });
  state: SessionState = this.session.open();

  constructor() {
    for (const side of SIDES) this.give(side, 'join', { seed: side });
  }

  give(side: Side, type: string, fields: object = {}): string[] {
    const command = { type, ...fields } as Command;
    const { entry, state } = this.session.decide(this.state, side, command, new SeededDice('stages'), () => this.state);
    this.state = state;
    return entry.events.map((event) => event.type);
  }

  waiting(): readonly Side[] {
    return this.session.waitingFor(this.state);
  }

  open(side: Side): string[] {
    return this.session.actions(this.state, side).actions.map(({ command }) => command.type);
  }
}

describe('a game made of stages', () => {
  it('waits for several sides at once, each of which leaves the list by itself', () => {
    const game = new Game();
    expect(game.waiting()).toEqual(['red', 'blue']);
    expect(game.open('blue')).toEqual(['send', 'send', 'send', 'send-nobody']);
    expect(game.give('blue', 'send-nobody')).toEqual(['sent']);
    expect(game.waiting()).toEqual(['red']);
    // The last one leaves nobody: the stage is left with his command.
    expect(game.give('red', 'send', { men: 3 })).toEqual(['sent', 'marching']);
    expect(game.waiting()).toEqual(['red']);
  });

  it('passes over a stage in which nobody has an option', () => {
    const game = new Game();
    game.give('red', 'send-nobody');
    expect(game.give('blue', 'send', { men: 2 })).toEqual(['sent', 'marching', 'closed', 'ended']);
    expect(game.state.stage).toBe('over');
  });

  it('lets a stage interrupt another for the other side, and returns to it', () => {
    const game = new Game();
    game.give('blue', 'send', { men: 1 });
    game.give('red', 'send', { men: 2 });
    expect(game.give('red', 'step')).toEqual(['seen']);
    expect(game.waiting()).toEqual(['blue']);
    expect(game.open('blue')).toEqual(['shoot', 'let-pass']);
    game.give('blue', 'let-pass');
    expect(game.waiting()).toEqual(['red']);
    expect(game.open('red')).toEqual(['step', 'done']);
  });

  it('makes the only choice for whom nothing else is left', () => {
    const game = new Game();
    game.give('blue', 'send', { men: 1 });
    game.give('red', 'send', { men: 3 });
    for (const _ of [1, 2]) {
      game.give('red', 'step');
      game.give('blue', 'shoot');
    }
    // Blue has shot twice: the third step is let pass for him, and red has no other.
    expect(game.give('red', 'step')).toEqual(['seen', 'reacted', 'closed', 'ended']);
  });

  it('lets nobody be done while something is owed, and says what', () => {
    const game = new Game();
    game.give('blue', 'send', { men: 1 });
    game.give('red', 'send', { men: 2 });
    expect(game.open('red')).toEqual(['step']);
    expect(game.session.actions(game.state, 'red').owed).toEqual([{ rule: '2.1', key: 'rain', values: {} }]);
    expect(() => game.give('red', 'done')).toThrow('[2.1] rain');
    game.give('red', 'step');
    game.give('blue', 'shoot');
    expect(game.give('red', 'done')).toEqual(['closed', 'ended']);
  });

  it('refuses a command that its stage does not know', () => {
    const game = new Game();
    expect(() => game.give('red', 'shoot')).toThrow(RefusedError);
    expect(() => game.give('red', 'shoot')).toThrow('[0.1] misfire');
  });

  it('rehearses a listed command up to its first die', () => {
    const game = new Game();
    game.give('blue', 'send', { men: 1 });
    game.give('red', 'send', { men: 2 });
    game.give('red', 'step');
    // A shot rolls with nobody gone yet; letting them pass rolls nothing.
    expect(game.session.actions(game.state, 'blue').actions).toEqual([
      { command: { type: 'shoot' }, rule: '3.1', cost: { amount: 0, unit: 'steps' } },
      { command: { type: 'let-pass' }, rule: '3.2' },
    ]);
  });
});
