/** What can go wrong with names and adjacency. Each error has a stable code, so that an edge can translate it without reading its text. */

abstract class HexError extends Error {
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** What a client may have written wrong: said in Japanese too. */
abstract class MapError extends HexError {
  constructor(
    message: string,
    readonly japanese: string,
  ) {
    super(message);
  }
}

export class UnknownHexError extends MapError {
  readonly code = 'unknown-hex';

  constructor(readonly hex: string) {
    super(`no hex is called "${hex}" on this map`, `このマップにヘクス「${hex}」はありません`);
  }
}

export class UnknownHexsideError extends MapError {
  readonly code = 'unknown-hexside';

  constructor(readonly hexside: string) {
    super(
      `"${hexside}" is not a hexside: write two hexes as "0304/0305", or a hex and a direction as "0304:NE"`,
      `「${hexside}」はヘクスサイドではありません。2つのヘクスを "0304/0305"、またはヘクスと方向を "0304:NE" のように書きます`,
    );
  }
}

export class NotAdjacentError extends MapError {
  readonly code = 'not-adjacent';

  constructor(
    readonly a: string,
    readonly b: string,
  ) {
    super(`hexes ${a} and ${b} are not adjacent`, `ヘクス ${a} と ${b} は隣り合っていません`);
  }
}

/** `path` names the property at fault, such as `numbering.rowDigits`. */
export class InvalidGridError extends MapError {
  readonly code = 'invalid-grid';

  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`, `グリッドの ${path} が正しくありません：${reason}`);
  }
}

export class InvalidMoveError extends HexError {
  readonly code = 'invalid-move';
}
