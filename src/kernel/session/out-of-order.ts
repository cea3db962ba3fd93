/** Why a command cannot even be considered; the rules of the game have not been asked. */
export type OutOfOrder =
  | 'already-joined'
  | 'handed-in-unseen'
  | 'not-all-joined'
  | 'game-over'
  | 'not-your-turn'
  | 'no-undo-proposed'
  | 'already-agreed'
  | 'undo-out-of-reach';

export class OutOfOrderError extends Error {
  constructor(readonly reason: OutOfOrder) {
    super(`out of order: ${reason}`);
    this.name = 'OutOfOrderError';
  }
}
