import { kernelProblem } from '../../edge/kernel-problems.js';
import { MissingCellError } from '../../kernel/charts/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import { InvalidSituationError, type SituationFault } from '../../kernel/rulings/index.js';
import { Session, type SessionSetup } from '../../kernel/session/index.js';

export interface Prepared {
  readonly session?: Session;
  /** What the rules lack in what they are to be played with; nothing where the session can be opened. */
  readonly lacking: readonly SituationFault[];
}

/** The one check of whether a game can be played with some materials: by openings, by `check` and by `missing`. */
export function preparedSession(game: Game, setup: SessionSetup): Prepared {
  const lacking = game.declaration.materials?.lacks?.(setup) ?? [];
  try {
    return { session: new Session(game, game.declaration.session!, setup), lacking };
  } catch (error) {
    return { lacking: [...faultsOf(error), ...lacking] };
  }
}

function faultsOf(error: unknown): readonly SituationFault[] {
  if (error instanceof InvalidSituationError) return error.faults;
  if (!(error instanceof MissingCellError)) throw error;
  const detail = kernelProblem(error)?.options.detail ?? error.message;
  return [{ pointer: `/chartPack/charts/${error.chart}/${error.cell}`, detail }];
}
