/** What can go wrong with names and adjacency. Each error has a stable code, so that an edge can translate it without reading its text. */

abstract class HexError extends Error {
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

export class UnknownHexError extends HexError {
  readonly code = 'unknown-hex';

  constructor(readonly hex: string) {
    super(`no hex is called "${hex}" on this map`);
  }
}

export class UnknownHexsideError extends HexError {
  readonly code = 'unknown-hexside';

  constructor(readonly hexside: string) {
    super(`"${hexside}" is not a hexside: write two hexes as "0304/0305", or a hex and a direction as "0304:NE"`);
  }
}

export class NotAdjacentError extends HexError {
  readonly code = 'not-adjacent';

  constructor(
    readonly a: string,
    readonly b: string,
  ) {
    super(`hexes ${a} and ${b} are not adjacent`);
  }
}

/** `path` names the property at fault, such as `numbering.rowDigits`. */
export class InvalidGridError extends HexError {
  readonly code = 'invalid-grid';

  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`);
  }
}

export class InvalidMoveError extends HexError {
  readonly code = 'invalid-move';
}
