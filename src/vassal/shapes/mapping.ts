import {
  type ChoiceOf,
  choice,
  defineWords,
  flag,
  integer,
  list,
  number,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';
import { NAME, VassalGrid, VassalSize } from './grid-shapes.js';

const MOST_MAPS = 100;
const MOST_BOARDS = 500;
const MOST_RULES = 50_000;
const MOST_PROTOTYPES = 5000;
const PATTERN = { max: 300 };
const PATTERNS = { kind: 'text', ...PATTERN } as const;

const Face = defineWords('VassalFace', ['up', 'down']);

@published('A board of a map.')
class VassalBoard {
  @text('The name.', NAME) name!: string;
  @text('Its picture.', { ...NAME, default: '' }) image!: string;
  @object(
    'Its size, where it is known; boards beside others, and numbers that count from the far end, need it.',
    VassalSize,
    {
      optional: true,
    },
  )
  size?: VassalSize;
  @object('Its grid.', VassalGrid, { optional: true }) grid?: VassalGrid;
}

@published('A map of the module, with the boards that can lie on it.')
export class VassalMap {
  @text('The name.', NAME) name!: string;
  @number('Points between the edge and the boards, left and right.', { min: 0, max: 100_000, default: 0 })
  edgeWidth!: number;
  @number('The same above and below.', { min: 0, max: 100_000, default: 0 }) edgeHeight!: number;
  @list('Its boards.', VassalBoard, { maxItems: MOST_BOARDS, default: [] }) boards!: readonly VassalBoard[];
}

@published('What pieces have from a prototype.')
export class VassalPrototype {
  @text('The name.', NAME) name!: string;
  @record('Markers and their values.', { kind: 'text', max: 10_000 }, { maxItems: 500, default: {} })
  markers!: Readonly<Record<string, string>>;
  @texts('Prototypes that it uses itself.', { ...NAME, maxItems: 100, default: [] }) prototypes!: readonly string[];
}

@published(
  'What pieces that fit all its patterns are in the game. In a pattern * stands for any characters and ? for one. Of several rules that fit, each adds what those before it left open.',
)
export class VassalPieceRule {
  @text('Pattern of the name.', { ...PATTERN, optional: true }) name?: string;
  @record('Patterns of markers and properties, by their names.', PATTERNS, { maxItems: 50, optional: true })
  markers?: Readonly<Record<string, string>>;
  @text('Pattern of a prototype that it uses.', { ...PATTERN, optional: true }) prototype?: string;
  @record('By the name of a layer: the pattern of its level, from 1; "off" while it is not active.', PATTERNS, {
    maxItems: 50,
    optional: true,
  })
  layers?: Readonly<Record<string, string>>;
  @text('Pattern of the map that it lies on.', { ...PATTERN, optional: true }) map?: string;
  @flag('Whether it is masked or invisible; both fit where it is left out.', { optional: true }) hidden?: boolean;

  @flag('It is no unit: a marker, a track, a note.', { optional: true }) ignore?: boolean;
  @text('The side it belongs to.', { ...NAME, optional: true }) side?: string;
  @text('The id of its card; {name} and {marker} stand for its name and the value of that marker.', {
    ...NAME,
    optional: true,
  })
  card?: string;
  @choice('The face that shows.', Face, { optional: true }) face?: ChoiceOf<typeof Face>;
  @texts('States it is in, in the words of the game.', { max: 60, maxItems: 20, optional: true })
  states?: readonly string[];
}

@published('How the files of a module are read: its maps and prototypes as it describes them, and what its pieces are.')
export class VassalMapping {
  @text('The module it is for.', { ...NAME, optional: true }) module?: string;
  @text('The version of the module.', { ...NAME, optional: true }) version?: string;
  @list('Its maps.', VassalMap, { maxItems: MOST_MAPS }) maps!: readonly VassalMap[];
  @list('Its prototypes.', VassalPrototype, { maxItems: MOST_PROTOTYPES, default: [] })
  prototypes!: readonly VassalPrototype[];
  @record('What places are called in the game, by the name that VASSAL shows, where that is another.', PATTERNS, {
    maxItems: 20_000,
    default: {},
  })
  places!: Readonly<Record<string, string>>;
  @texts(
    'What the ways are called that pieces are turned to, from the one of a new piece on; for games in which it matters.',
    { ...NAME, maxItems: 360, default: [] },
  )
  facings!: readonly string[];
  @list('What its pieces are; the first rules count most.', VassalPieceRule, { maxItems: MOST_RULES, default: [] })
  pieces!: readonly VassalPieceRule[];
}

@published('A saved game or log, and how it is read.')
export class VassalPositionRequest {
  @text('The .vsav or .vlog in base64; or the text of its "savedGame" part, hidden or plain.', {
    min: 1,
    max: 90_000_000,
  })
  save!: string;
  @object('How it is read.', VassalMapping) mapping!: VassalMapping;
  @integer('Of a log, the step to stop after: 0 is where it begins; the last where left out.', {
    min: 0,
    max: 500_000,
    optional: true,
  })
  step?: number;
}
