import type { Game } from '../../kernel/procedures/index.js';
import type { Board, BoardName, BoardPiece, SessionState, Viewer } from '../../kernel/session/index.js';
import { type DrawnBox, withBoxes } from '../../library/render/boxes.js';
import type { DrawnCounter } from '../../library/render/counters.js';
import { drawMap } from '../../library/render/draw-map.js';
import type { Language } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import type { LiveSession } from '../live-session.js';

/** Letters of a type of unit that fit on a counter. */
const SHORT: Readonly<Record<Language, number>> = { en: 6, ja: 4 };

/** The position as a picture: the session's own map with what the viewer may see on it. */
export function boardPicture(
  { engine, game }: LiveSession,
  state: SessionState,
  viewer: Viewer,
  language: Language,
  { width, boxes = false }: { readonly width?: number | undefined; readonly boxes?: boolean },
): string {
  const board = engine.board(state, viewer);
  const map = board && engine.materials.maps[board.map.id];
  if (!board || !map) {
    throw new Problem('not-found', {
      detail: { en: `${game.title.en} has no board to draw.`, ja: `${game.title.ja} には描ける盤面がありません。` },
    });
  }
  const named = (name: BoardName): string => (language === 'ja' ? (name.ja ?? name.en) : name.en);
  const draw = (piece: BoardPiece): DrawnCounter =>
    drawn(piece, engine.sides, named, (type) => shortType(game, type, language));
  const counters = board.pieces.filter(({ place }) => place.kind !== 'box').map(draw);
  const title = `${named(engine.materials.scenario.name)} - ${named(map.name)}`;
  const svg = drawMap(title, map.body, game, language, counters);
  return atWidth(boxes ? withBoxes(svg, boxesOf(board, named, draw)) : svg, width);
}

/** Boxes beside the map in which something lies, under the names of their sides. */
function boxesOf(
  { map, pieces }: Board,
  named: (name: BoardName) => string,
  draw: (piece: BoardPiece) => DrawnCounter,
): DrawnBox[] {
  return map.boxes.flatMap(({ id, name }) => {
    const counters = pieces.filter(({ place }) => place.kind === 'box' && place.id === id).map(draw);
    return counters.length > 0 ? [{ name: named(name), counters }] : [];
  });
}

/** A type of unit as far as there is room for it; what has no Japanese word keeps its own. */
function shortType({ phrasebooks }: Game, type: string, language: Language): string {
  const keys = language === 'ja' ? [`type-${type}`, type] : [];
  const word = keys.map((key) => ({ key, term: phrasebooks.ja.term(key) })).find(({ key, term }) => term !== key);
  return word ? word.term.slice(0, SHORT.ja) : type.slice(0, SHORT.en);
}

function drawn(
  piece: BoardPiece,
  sides: readonly string[],
  named: (name: BoardName) => string,
  typed: (word: string) => string,
): DrawnCounter {
  return {
    at: piece.place.id,
    order: piece.order,
    side: piece.side === null ? null : sides.indexOf(piece.side),
    name: named(piece.name),
    type: typed(piece.symbol.type),
    figures: piece.figures
      .slice(0, 3)
      .map(({ value }) => value)
      .join('-'),
    marks: piece.marks.map(({ text }) => named(text)),
    // A reduced counter lies on its other face, which is no secret.
    faceUp: piece.faceUp || piece.marks.some(({ key }) => key === 'reduced'),
    facing: piece.facing,
  };
}

/** The same picture at a size of its own; its proportions stay. */
function atWidth(svg: string, width: number | undefined): string {
  if (width === undefined) return svg;
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!;
  const height = Math.round((width * Number(size[2])) / Number(size[1]));
  return svg.replace(size[0], `${size[0]} width="${width}" height="${height}"`);
}
