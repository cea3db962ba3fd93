import { HexGrid } from '../../kernel/hexes/index.js';
import { gridProperties } from '../../kernel/maps/index.js';
import { type Language, textIn } from '../../platform/language.js';
import type { ScenarioTemplate } from '../../sessions/shapes/materials.js';
import type { GridDescription, Region } from '../grids/grid.js';
import type { VassalPieceRule } from '../shapes/mapping.js';
import type { VassalModuleContents } from '../shapes/module.js';
import type { BoardDescription, ModuleDescription } from './module.js';
import { filledTemplate, plainName } from './template-fill.js';
import { umpireGrid } from './umpire-map.js';

/** What the library says about the scenario that a module is read for. */
export interface WantedScenario {
  readonly id: string;
  readonly cards: readonly { readonly id: string; readonly side: string; readonly names: readonly string[] }[];
  /** The hexes or spaces that its map names; null where the library does not have it. */
  readonly places: readonly string[] | null;
  /** What it asks of its owner. */
  readonly templates: readonly ScenarioTemplate[];
}

type BoardMap = VassalModuleContents['boards'][number];

/** A module in Umpire's words, with a mapping that only lacks what the module cannot know. */
export function moduleAnswer(
  module: ModuleDescription,
  language: Language,
  wanted?: WantedScenario,
): VassalModuleContents {
  const { name, version, vassalVersion, maps, counters, prototypes, images } = module;
  const boards = maps.flatMap((map) =>
    map.boards.filter(({ grid }) => grid).map((board) => ({ map: map.name, ...boardMap(board, language) })),
  );
  const pieces = rulesFor(counters, wanted);
  const found = new Set(pieces.flatMap(({ card }) => (card === undefined ? [] : [card])));
  return {
    name,
    version,
    vassalVersion,
    boards,
    counters,
    images,
    open: pieces.filter(({ card, side }) => card === undefined || side === undefined).length,
    mapping: {
      module: name.slice(0, 300),
      version: version.slice(0, 300),
      maps,
      prototypes: prototypes.map(({ layers: _layers, ...rest }) => rest),
      facings: [],
      places: Object.fromEntries(boards.flatMap(({ spaces = [] }) => spaces.map(({ id, name: shown }) => [shown, id]))),
      pieces,
    },
    ...(wanted
      ? {
          fill: {
            scenario: wanted.id,
            cards: wanted.cards.filter(({ id }) => found.has(id)).map(({ id }) => id),
            missing: wanted.cards.filter(({ id }) => !found.has(id)).map(({ id }) => id),
            mapFits: wanted.places && boards.some((board) => hasPlaces(board, wanted.places!)),
            templates: wanted.templates.map((template) => filledTemplate(template, boards, counters, hasPlaces)),
          },
        }
      : {}),
  } as VassalModuleContents;
}

function boardMap(board: BoardDescription, language: Language): Omit<BoardMap, 'map'> {
  const grid = plain(board.grid!);
  if (grid?.kind === 'regions') return { board: board.name, spaces: grid.regions.map(spaceOf) };
  if (grid?.kind === 'hexes') {
    const made = umpireGrid(grid, board.size);
    if ('grid' in made) return { board: board.name, grid: made.grid };
    return { board: board.name, reason: textIn(language, made.reason) };
  }
  return { board: board.name, reason: textIn(language, NO_HEXES) };
}

const NO_HEXES = { en: 'it has neither hexes nor regions', ja: 'ヘクスも地域もありません' };

/** Zones lie over the grid of the board, or each has its own: the board's own comes first. */
const plain = (grid: GridDescription) =>
  grid.kind === 'zones' ? (grid.background ?? grid.zones.find((zone) => zone.grid)?.grid) : grid;

const spaceOf = ({ name }: Region) => ({ id: idOf(name), name });

/** As ids of spaces are written: small letters, digits and hyphens. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** One rule for each name; those of the scenario's cards are filled in, by exactly that name and no likeness. */
function rulesFor(counters: ModuleDescription['counters'], wanted: WantedScenario | undefined): VassalPieceRule[] {
  const cards = new Map(wanted?.cards.flatMap((card) => card.names.map((name) => [plainName(name), card] as const)));
  const names = [...new Set(counters.map(({ name }) => name))].filter((name) => name !== '' && name.length <= 300);
  return names.map((name) => {
    const card = cards.get(plainName(name));
    // In a pattern these two stand for other characters; a name that has them is met by its own letters all the same.
    return card ? { name, side: card.side, card: card.id } : { name };
  });
}

function hasPlaces({ grid, spaces }: BoardMap, places: readonly string[]): boolean {
  if (grid) {
    const hexes = new HexGrid(gridProperties(grid));
    return places.every((place) => hexes.find(place) !== undefined);
  }
  const known = new Set(spaces?.flatMap(({ id, name }) => [id, name]));
  return spaces !== undefined && places.every((place) => known.has(place));
}
