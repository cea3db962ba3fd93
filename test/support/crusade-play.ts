import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crusadeRevolution } from '../../src/games/crusade-revolution/index.js';
import type { Position } from '../../src/games/crusade-revolution/session/position.js';
import {
  type Action,
  type Command,
  type Session,
  type SessionEvent,
  type SessionSetup,
  type SessionState,
  type Side,
  unsealing,
} from '../../src/kernel/session/index.js';
import { Chooser, openGame, type PlayedGame, type Turn } from './random-play.js';

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** How likely a kind of command is beside another, in tests and in long runs alike: who ends every step at once never fights. */
const WEIGHTS = JSON.parse(
  readFileSync(join(process.cwd(), 'scripts/random-play/crusade-revolution.json'), 'utf8'),
) as Readonly<Record<string, number>>;

/** Every command that a line of the list stands for: a form of a redeployment names the spaces to choose from. */
export function commandsOf({ command, form }: Action): Command[] {
  const { to } = (form?.schema.properties ?? {}) as { to?: { enum?: string[] } };
  return to?.enum ? to.enum.map((space) => ({ ...command, to: space })) : [command];
}

/** Picks a kind of command first, then one of it: whatever there is only one way to do is done as often as the rest. */
function pick(actions: readonly Action[], chooser: Chooser): Command {
  const kinds = [...new Set(actions.map(({ command }) => kindOf(command)))];
  const drawn = kinds.flatMap((kind) =>
    Array.from({ length: WEIGHTS[kind] ?? WEIGHTS[kind.split(' ')[0]!] ?? 4 }, () => kind),
  );
  const kind = chooser.of(drawn);
  return chooser.of(commandsOf(chooser.of(actions.filter(({ command }) => kindOf(command) === kind))));
}

const kindOf = ({ type, use, marker }: Command): string => [type, use, marker].filter(Boolean).join(' ');

/** A whole game, picked among what is listed, with something of everything. */
export function playCrusade(materials: SessionSetup, seed: string, onState?: (turn: Turn) => void): PlayedGame {
  const { session, entries, dice, state: opened } = openGame({ game: crusadeRevolution, materials, seed });
  const chooser = new Chooser(seed);
  let state = opened;
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === 6000) throw new Error(`seed ${seed}: not over after ${count} commands`);
    const now = state;
    const chosen = (side: Side): Command => {
      const open = session.actions(now, side);
      if (open.actions.length === 0) throw new Error(`seed ${seed}: dead end at version ${now.version}`);
      onState?.({ session, state: now, side, open, dice });
      return pick(open.actions, chooser);
    };
    const { side, command } = nextCommand(session, now, chooser, chosen);
    const decision = session.decide(now, side, command, dice, nothingEarlier);
    entries.push(decision.entry);
    state = decision.state;
  }
  return { session, entries, state };
}

function nextCommand(session: Session, state: SessionState, chooser: Chooser, chosen: (side: Side) => Command) {
  const sealing = session.sealing(state);
  if (!sealing) {
    const side = chooser.of(session.waitingFor(state));
    return { side, command: chosen(side) };
  }
  const commands = Object.fromEntries(sealing.sides.map((side) => [side, chosen(side)]));
  return { side: sealing.sides[0]!, command: unsealing(commands) };
}

export const positionOf = ({ position }: Pick<SessionState, 'position'>): Position => position as Position;

/** Everything that happened in a game, in order. */
export const eventsOf = ({ entries }: PlayedGame): SessionEvent[] => entries.flatMap(({ events }) => [...events]);

/** Every section that a ruling of the game cited. */
export function sectionsCited({ entries }: PlayedGame): Set<string> {
  const cited = new Set<string>();
  for (const { rulings } of entries) {
    for (const { steps } of rulings) {
      for (const { rule, also } of steps) {
        cited.add(rule);
        for (const each of also ?? []) cited.add(each);
      }
    }
  }
  return cited;
}
