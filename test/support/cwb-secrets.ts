import { coldWarBattles as game } from '../../src/games/cold-war-battles/index.js';
import type { Counter } from '../../src/games/cold-war-battles/session/counters.js';
import type { Position, Unit } from '../../src/games/cold-war-battles/session/position.js';
import type { Table } from '../../src/games/cold-war-battles/session/table.js';
import { NO_DICE } from '../../src/kernel/dice/index.js';
import type { BareStep } from '../../src/kernel/rulings/index.js';
import {
  type Command,
  RefusedError,
  type RulingRecord,
  type Session,
  type SessionState,
  seenEntry,
  TrialOverError,
  type Viewer,
  wordRuling,
} from '../../src/kernel/session/index.js';
import type { Chooser } from './random-play.js';

const LANGUAGES = ['en', 'ja'] as const;

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

const positionOf = ({ position }: SessionState): Position => position as Position;

/** A unit drawn blind goes by a name of its own; its counter is known when it is turned up, or to those who looked. */
const isHidden = ({ id, counter, untried, seenBy = [] }: Unit, viewer: Viewer): boolean =>
  untried && id !== counter && !seenBy.some((side) => side === viewer);

/** Counters a viewer may not know where they are: face down, shuffled with the lost, or still in the stock. */
export function hiddenFrom(state: SessionState, viewer: Viewer): Set<string> {
  const { units, stock } = positionOf(state);
  const drawn = Object.values(units).filter((unit) => unit.shuffled || isHidden(unit, viewer));
  return new Set([...drawn.map(({ counter }) => counter), ...stock]);
}

/** Every counter of the test sheets that a text names: their ids stand in their names, too. */
export const countersIn = (text: string): Set<string> =>
  new Set(text.match(/hidden-[a-zA-Z0-9]+-[a-zA-Z]+-\d+|budapest-rebel-hq-\d/g));

const worded = (steps: readonly BareStep[]): string[] =>
  steps.flatMap(({ key, values }) => LANGUAGES.map((language) => game.phrasebooks[language].render(key, values)));

const spoken = (rulings: readonly RulingRecord[]): string =>
  JSON.stringify(rulings.flatMap((ruling) => LANGUAGES.map((language) => wordRuling(game, ruling, language))));

/** All that a viewer reads of an entry of the log. */
export function readEntry(entry: Parameters<typeof seenEntry>[0], viewer: Viewer): string {
  const seen = seenEntry(entry, viewer, false);
  return JSON.stringify(seen) + spoken(seen.rulings);
}

/**
 * All that a side learns by trying a command without giving it: what would happen, where it ends, or why it is refused; or
 * what somebody else would read if it were given.
 */
export function dryRun(
  session: Session,
  state: SessionState,
  side: string,
  command: Command,
  reader: string = side,
): string {
  try {
    return readEntry(session.decide(state, side, command, NO_DICE, nothingEarlier, 'no-dice').entry, reader);
  } catch (error) {
    if (error instanceof TrialOverError) return `ends at ${error.at}`;
    if (!(error instanceof RefusedError)) throw error;
    const { steps, ruling } = error;
    return JSON.stringify([steps, worded(steps), ruling]) + (ruling ? spoken([ruling]) : '');
  }
}

/** All that a viewer is shown of the table and, if it is a side, of what it may do. */
export function lookAround(session: Session, state: SessionState, viewer: Viewer): string {
  const view = JSON.stringify([session.view(state, viewer), session.board(state, viewer)]);
  if (viewer === null) return view;
  const open = session.actions(state, viewer);
  return view + JSON.stringify([open, worded(open.owed)]);
}

/**
 * The same game but for what lies face down: counters with like backs have changed places, with each other and with those
 * in the stock. What a gun reaches its owner is told when he picks targets, so that guns of another reach may only take the
 * place of guns in the eyes of the other side.
 */
export function reshuffled(session: Session, state: SessionState, chooser: Chooser, eyes?: string): SessionState {
  const { counters } = (session as unknown as { table: Table }).table;
  const position = positionOf(state);
  const back = ({ side, command, type, movement, range }: Counter): string =>
    `${command} ${type === 'dummyHq' ? 'hq' : type} ${movement} ${eyes !== undefined && side !== eyes ? '' : range}`;
  const lying = Object.values(position.units).filter((unit) => isHidden(unit, null) && !unit.seenBy);
  const piles = new Map<string, string[]>();
  for (const id of [...lying.map(({ counter }) => counter), ...position.stock]) {
    const key = back(counters.get(id)!);
    piles.set(key, [...(piles.get(key) ?? []), id]);
  }
  const draw = (id: string): string => {
    const pile = piles.get(back(counters.get(id)!))!;
    return pile.splice(chooser.below(pile.length), 1)[0]!;
  };
  const moved = Object.fromEntries(lying.map((unit) => [unit.id, { ...unit, counter: draw(unit.counter) }]));
  const units = Object.fromEntries(Object.entries(position.units).map(([id, unit]) => [id, moved[id] ?? unit]));
  return { ...state, position: { ...position, units, stock: position.stock.map(draw) } };
}

/** How far everybody shoots. */
export function reaches(session: Session, state: SessionState): unknown[] {
  const { counters } = (session as unknown as { table: Table }).table;
  return Object.values(positionOf(state).units).map(({ counter }) => counters.get(counter)!.range);
}
