import { describe, expect, it } from '@jest/globals';
import { SeededDice } from '../../../../src/kernel/dice/index.js';
import {
  type Command,
  type Entry,
  OutOfOrderError,
  RefusedError,
  replay,
  Session,
  type SessionState,
  type Side,
  seenEntry,
  TrialOverError,
} from '../../../../src/kernel/session/index.js';
import { TOY_SCENARIO, toySession } from '../../../support/toy-session.js';

const MATERIALS = {
  scenario: { id: TOY_SCENARIO.id, name: TOY_SCENARIO.name, body: TOY_SCENARIO.body },
  maps: {},
  cards: {},
  decks: {},
  options: { misfire: false },
};

/** A session with its log, dice by line, as a store would keep it. */
class Log {
  readonly session = new Session(toySession, toySession.declaration.session!, MATERIALS);
  readonly states: SessionState[] = [this.session.open()];
  readonly entries: Entry[] = [];

  get state(): SessionState {
    return this.states.at(-1)!;
  }

  give(side: Side, command: Command): Entry {
    const dice = new SeededDice(`engine ${this.state.line + 1}`);
    const recall = (version: number): SessionState => this.states[version]!;
    const { entry, state } = this.session.decide(this.state, side, command, dice, recall);
    this.states.push(state);
    this.entries.push(entry);
    return entry;
  }

  join(): this {
    this.give('red', { type: 'join', seed: 'r' });
    this.give('blue', { type: 'join', seed: 'b' });
    return this;
  }

  hand(side: Side): readonly number[] {
    return (this.session.view(this.state, side) as { hand: number[] }).hand;
  }
}

const outOfOrder = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof OutOfOrderError) return error.reason;
    throw error;
  }
  return 'accepted';
};

describe('a session', () => {
  it('begins when every side has joined, and not before', () => {
    const log = new Log();
    expect(outOfOrder(() => log.give('red', { type: 'wait' }))).toBe('not-all-joined');
    log.give('blue', { type: 'join', seed: 'b' });
    expect(outOfOrder(() => log.give('blue', { type: 'join', seed: 'again' }))).toBe('already-joined');
    expect(log.session.waitingFor(log.state)).toEqual(['red']);
    expect(log.session.actions(log.state, 'blue').actions).toEqual([]);
    expect(log.session.actions(log.state, 'red').actions.map(({ command }) => command.type)).toEqual(['join']);
    log.give('red', { type: 'join', seed: 'r' });
    expect(log.state.stage).toBe('playing');
    expect(log.hand('red')).toHaveLength(3);
    expect(log.session.waitingFor(log.state)).toEqual(['red', 'blue']);
  });

  it('lets both sides act in any order and refuses by the rules', () => {
    const log = new Log().join();
    const card = log.hand('blue')[0]!;
    log.give('blue', { type: 'play', card });
    expect(outOfOrder(() => log.give('blue', { type: 'play', card }))).toBe('not-your-turn');
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((value) => !log.hand('red').includes(value))!;
    expect(() => log.give('red', { type: 'play', card: missing })).toThrow(RefusedError);
    log.give('red', { type: 'play', card: log.hand('red')[0]! });
    expect(log.entries.at(-1)!.rulings.map(({ procedure }) => procedure)).toEqual(['combat/duel']);
    expect(log.entries.at(-1)!.rolls.map(({ purpose }) => purpose)).toEqual(['combat/duel:duel']);
  });

  it('plays to its end, takes nothing after it, and its log gives the same state again', () => {
    const log = new Log().join();
    for (let round = 1; round <= 3; round += 1) {
      for (const side of ['red', 'blue']) log.give(side, { type: 'play', card: log.hand(side)[0]! });
      expect(log.session.broken(log.state)).toEqual([]);
    }
    expect(log.state.stage).toBe('over');
    expect(log.state.result!.points).toEqual((log.session.view(log.state, null) as { points: object }).points);
    expect(outOfOrder(() => log.give('red', { type: 'concede' }))).toBe('game-over');
    const kept = JSON.parse(JSON.stringify(log.entries)) as Entry[];
    expect(replay(log.session, kept)).toEqual(log.state);
  });

  it('ends at once when a side concedes', () => {
    const log = new Log().join();
    log.give('red', { type: 'concede' });
    expect(log.state.result).toEqual({ winner: 'blue', level: 'concession' });
    expect(log.session.waitingFor(log.state)).toEqual([]);
  });
});

describe('going back', () => {
  it('needs the agreement of every side, and gives a command that is repeated the same dice', () => {
    const log = new Log().join();
    const before = log.state;
    log.give('red', { type: 'wait' });
    expect(log.state.line).toBe(1);
    log.give('red', { type: 'propose-undo', to: before.version });
    expect(log.state.undo).toEqual({ to: 2, agreed: ['red'] });
    expect(outOfOrder(() => log.give('red', { type: 'agree-undo' }))).toBe('already-agreed');
    log.give('blue', { type: 'agree-undo' });
    // Version 5 now, but the position and the line are those of version 2.
    expect(log.state).toEqual({ ...before, version: 5, moved: 5 });
    expect(replay(log.session, log.entries)).toEqual(log.state);
  });

  it('is over when somebody refuses or plays on', () => {
    const log = new Log().join();
    log.give('red', { type: 'wait' });
    log.give('red', { type: 'propose-undo', to: 2 });
    log.give('blue', { type: 'refuse-undo' });
    expect(outOfOrder(() => log.give('blue', { type: 'agree-undo' }))).toBe('no-undo-proposed');
    log.give('red', { type: 'propose-undo', to: 2 });
    log.give('blue', { type: 'wait' });
    expect(log.state.undo).toBeNull();
    // Proposals and refusals do not move the dice on: only the two waits count.
    expect(log.state.line).toBe(2);
  });

  it('stops where something hidden has come to light', () => {
    const log = new Log().join();
    expect(outOfOrder(() => log.give('red', { type: 'propose-undo', to: 0 }))).toBe('undo-out-of-reach');
    log.give('red', { type: 'play', card: log.hand('red')[0]! });
    log.give('blue', { type: 'play', card: log.hand('blue')[0]! });
    expect(log.state.horizon).toBe(4);
    expect(outOfOrder(() => log.give('red', { type: 'propose-undo', to: 3 }))).toBe('undo-out-of-reach');
    log.give('red', { type: 'wait' });
    expect(log.give('red', { type: 'propose-undo', to: 4 }).events[0]!.type).toBe('undo-proposed');
  });
});

describe('what others may see', () => {
  it('has neither the secrets of an event, nor secret rolls, nor the command', () => {
    const log = new Log().join();
    const start = log.entries[1]!;
    expect(start.rolls).toHaveLength(6);
    const seen = seenEntry(start, 'red', false);
    expect(seen.rolls).toEqual([]);
    const dealt = seen.events.filter(({ type }) => type === 'dealt');
    expect(dealt.map(({ secret }) => secret?.hand)).toEqual([log.hand('red'), undefined]);
    expect(seenEntry(start, null, false).events.every(({ secret }) => secret === undefined)).toBe(true);
    log.give('red', { type: 'play', card: log.hand('red')[0]! });
    const played = log.entries.at(-1)!;
    expect(seenEntry(played, 'red', false).command).toEqual(played.command);
    expect(seenEntry(played, 'blue', false)).not.toHaveProperty('command');
    expect(JSON.stringify(seenEntry(played, 'blue', false))).not.toContain('"card":');
    expect(seenEntry(played, 'blue', true)).toMatchObject({ command: played.command, events: played.events });
  });

  it('a trial run tells what is certain and stops at a roll or a secret', () => {
    const log = new Log().join();
    const trial = (side: Side, command: Command) =>
      log.session.decide(log.state, side, command, new SeededDice('x'), () => log.state, 'no-dice');
    expect(trial('red', { type: 'wait' }).entry.events).toEqual([{ type: 'waited', side: 'red' }]);
    log.give('red', { type: 'play', card: log.hand('red')[0]! });
    expect(() => trial('blue', { type: 'play', card: log.hand('blue')[0]! })).toThrow(TrialOverError);
  });
});
