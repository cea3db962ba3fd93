import type { ShapeClass } from '../fields/index.js';
import type { Board } from './board.js';
import { type RefusalStep, RefusedError } from './command-context.js';
import { aboutNamedPiece } from './named-piece.js';
import { aboutNamedThings, Places } from './named-things.js';
import type { Action, Command, SessionSetup, Side } from './words.js';

/** A command, and what its side can see. */
interface Asked {
  readonly side: Side;
  readonly command: Command;
  /** The form of the command; undefined for one of the house, which names nothing. */
  readonly shape: ShapeClass | undefined;
  board(): Board | null;
  view(): unknown;
  /** What is listed of the same kind of command. */
  offered(): readonly Action[];
  readonly materials: SessionSetup;
}

/** Carries a command out; where it is refused, the refusal also says what is the matter with what it names. */
export function explained(decide: () => void, asked: Asked): void {
  try {
    decide();
  } catch (error) {
    if (!(error instanceof RefusedError) || error.steps.length === 0) throw error;
    const reasons = reasonsFor(asked, error.steps[0]!.rule);
    if (reasons.length === 0) throw error;
    throw new RefusedError([...error.steps, ...reasons], error.ruling);
  }
}

function reasonsFor({ side, command, shape, materials, ...sees }: Asked, rule: string): RefusalStep[] {
  if (!shape) return [];
  const board = once(sees.board);
  const offered = once(sees.offered);
  const things = aboutNamedThings(
    command,
    shape,
    { board, offered, view: sees.view, places: new Places(materials) },
    rule,
  );
  const seen = command.unit === undefined ? null : board();
  const piece = seen && aboutNamedPiece(command, seen, side, rule);
  const oursToName = piece?.key === 'session-piece-of-another' && namesOthers(seen!, side, offered());
  return piece && !oursToName ? [piece, ...things] : things;
}

/** Whether commands of this kind are about pieces of other sides: a defender who is made to retreat, a target. */
function namesOthers({ pieces }: Board, side: Side, offered: readonly Action[]): boolean {
  const owner = new Map(pieces.map((piece) => [piece.id, piece.side]));
  return offered.some(({ command }) => {
    const of = owner.get(command.unit as string);
    return of !== undefined && of !== null && of !== side;
  });
}

/** Made where it is asked for, and then kept. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
