import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  integer,
  list,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';
import { HexGridShape } from '../../kernel/maps/index.js';
import { ScenarioTemplate } from '../../sessions/shapes/materials.js';
import { VassalMapping } from './mapping.js';
import { VassalLayer } from './position.js';

const NAMES = { ...ANY_LENGTH, ...ANY_NUMBER };

@published('Which scenario the module is read for.')
export class VassalModuleQuery {
  @text('The id of a scenario: its cards are looked for among the counters.', { max: 120, optional: true })
  scenario?: string;
}

@published('A place of a point-to-point map.')
class VassalSpace {
  @text('The id, made of the name.', ANY_LENGTH) id!: string;
  @text('The name, as VASSAL shows it.', ANY_LENGTH) name!: string;
}

@published(
  'A board of the module as a map of Umpire: its hexes, or its regions as spaces. What is printed on it a module does not say.',
)
class VassalBoardMap {
  @text('The map.', ANY_LENGTH) map!: string;
  @text('The board.', ANY_LENGTH) board!: string;
  @object('The grid, for the "grid" of a map record; each hex has the name that VASSAL shows.', HexGridShape, {
    optional: true,
  })
  grid?: HexGridShape;
  @list('The spaces, for those of a map record; their connections are not known.', VassalSpace, {
    ...ANY_NUMBER,
    optional: true,
  })
  spaces?: readonly VassalSpace[];
  @text('Why there is neither.', { ...ANY_LENGTH, optional: true }) reason?: string;
}

@published('A counter of the module.')
class VassalCounter {
  @text('The name in its palette.', ANY_LENGTH) entry!: string;
  @text('The name of the piece.', ANY_LENGTH) name!: string;
  @text('The picture.', ANY_LENGTH) image!: string;
  @text('The number of the counter, which pieces carry.', ANY_LENGTH) gpid!: string;
  @record('Markers and their values.', { kind: 'text', ...ANY_LENGTH }, ANY_NUMBER)
  markers!: Readonly<Record<string, string>>;
  @list('Layers, at the level a new piece has.', VassalLayer, ANY_NUMBER) layers!: readonly VassalLayer[];
  @texts('Prototypes.', NAMES) prototypes!: readonly string[];
}

@published('What of a scenario was found in the module, and what was not.')
class VassalScenarioFill {
  @text('The scenario.', ANY_LENGTH) scenario!: string;
  @texts('Cards whose name a counter has; the rules of the mapping name them.', NAMES) cards!: readonly string[];
  @texts('Cards that no counter has the name of.', NAMES) missing!: readonly string[];
  @flag(
    "Whether a board has every hex or space of the scenario's map; null where the library does not have that map.",
    {
      nullable: true,
    },
  )
  mapFits!: boolean | null;
  @list(
    'The templates of the scenario with what the module says of them; what is left is listed in each, and POST /v1/scenarios/{id}/check takes them.',
    ScenarioTemplate,
    ANY_NUMBER,
  )
  templates!: readonly ScenarioTemplate[];
}

@published('A module of VASSAL.')
export class VassalModuleContents {
  @text('The name.', ANY_LENGTH) name!: string;
  @text('The version.', ANY_LENGTH) version!: string;
  @text('The version of VASSAL it was made with.', ANY_LENGTH) vassalVersion!: string;
  @list('Its boards as maps of Umpire.', VassalBoardMap, ANY_NUMBER) boards!: readonly VassalBoardMap[];
  @list('Its counters.', VassalCounter, ANY_NUMBER) counters!: readonly VassalCounter[];
  @texts('Its pictures, by name.', NAMES) images!: readonly string[];
  @integer('Rules of the mapping that say neither side nor card yet.', COUNT) open!: number;
  @object('A mapping to complete: maps and prototypes are whole, each counter has a rule.', VassalMapping)
  mapping!: VassalMapping;
  @object('What was found of the scenario asked for.', VassalScenarioFill, { optional: true })
  fill?: VassalScenarioFill;
}
