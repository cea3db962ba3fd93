import {
  type Choice,
  defineChoice,
  type Field,
  type FieldType,
  fieldsOf,
  type ShapeClass,
} from '../../kernel/fields/index.js';
import { hexMapShape, type MapKind, mapKindOf } from '../../kernel/maps/index.js';
import type { Game } from '../../kernel/procedures/index.js';

/** What a game's procedures say about its maps and pieces, so that the library need not say it again. */
export interface GameWords {
  /** The map the procedures take, or a plain hex map where none of them takes one. */
  readonly map: { readonly kind: MapKind; readonly shape: ShapeClass };
  /** Shapes with a name of their own outside maps: units, guns, vehicles. A card supplies their fields. */
  readonly pieces: readonly ShapeClass[];
  readonly side: Choice | undefined;
  readonly unitType: Choice | undefined;
}

const remembered = new WeakMap<Game, GameWords>();

export function gameWords(game: Game): GameWords {
  let words = remembered.get(game);
  if (!words) {
    words = findWords(game);
    remembered.set(game, words);
  }
  return words;
}

function findWords(game: Game): GameWords {
  const maps: ShapeClass[] = [];
  const pieces = new Set<ShapeClass>();
  const choices = new Map<string, Choice>();
  const seen = new Set<ShapeClass>();
  const questions = new Set([...game.procedures.values()].map(({ input }) => input));
  const visitType = (type: FieldType): void => {
    if (type.kind === 'list') visitType(type.of);
    else if (type.kind === 'object') visit(type.of);
    else if (type.kind === 'choice' && !choices.has(type.choice.name)) choices.set(type.choice.name, type.choice);
  };
  const visit = (shape: ShapeClass): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    if (mapKindOf(shape)) maps.push(shape);
    else if (isPiece(shape) && !questions.has(shape)) pieces.add(shape);
    for (const { type } of fieldsOf(shape)) visitType(type);
  };
  for (const { input } of game.procedures.values()) visit(input);
  for (const inner of maps.flatMap((shape) => [...withinMap(shape)])) pieces.delete(inner);
  const shape = maps[0] ?? plainMap(choices);
  return {
    map: { kind: mapKindOf(shape)!, shape },
    pieces: [...pieces],
    side: choices.get('Side'),
    unitType: choices.get('UnitType'),
  };
}

/** A piece is what a player calls by name, and not a place that holds others. */
const isPiece = (shape: ShapeClass): boolean =>
  fieldsOf(shape).some(({ name, type }) => name === 'name' && type.kind === 'text') &&
  !fieldsOf(shape).some(({ name }) => name === 'units');

/** Hexes and spaces have names too, but they are the map's. */
function* withinMap(map: ShapeClass): Generator<ShapeClass> {
  for (const { name, type } of fieldsOf(map)) {
    if (name !== 'units' && type.kind === 'list' && type.of.kind === 'object') yield type.of.of;
  }
}

/** The fields that a card may supply: those of every piece, by name. */
export function pieceFields(game: Game): Map<string, Field[]> {
  const fields = new Map<string, Field[]>();
  for (const piece of gameWords(game).pieces) {
    for (const field of fieldsOf(piece)) fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
  }
  return fields;
}

/** Whether a request may name a stored record in place of this shape, and of which kind. */
export function storedKindOf(game: Game, shape: ShapeClass): 'map' | 'card' | undefined {
  if (mapKindOf(shape)) return 'map';
  return gameWords(game).pieces.includes(shape) ? 'card' : undefined;
}

/** For a game whose procedures take no map: its own words as far as it has some, general ones otherwise. */
const plainMap = (choices: ReadonlyMap<string, Choice>): ShapeClass =>
  hexMapShape({
    terrain: choices.get('Terrain') ?? PLAIN_TERRAIN,
    hexside: choices.get('Hexside') ?? PLAIN_HEXSIDE,
    path: choices.get('Path') ?? PLAIN_PATH,
  });

const PLAIN_TERRAIN = defineChoice('PlainTerrain', [
  'clear',
  'brush',
  'orchard',
  'woods',
  'rough',
  'hill',
  'town',
  'road',
  'river',
  'water',
]);
const PLAIN_HEXSIDE = defineChoice('PlainHexside', ['stream', 'river', 'bridge', 'wall', 'hedge', 'cliff', 'slope']);
const PLAIN_PATH = defineChoice('PlainPath', ['road', 'trail', 'railway']);
