import { coldWarBattles } from '../../src/games/cold-war-battles/index.js';
import type { Position, Unit } from '../../src/games/cold-war-battles/session/position.js';
import type { Table } from '../../src/games/cold-war-battles/session/table.js';
import type { LibraryDocument } from '../../src/library/document.js';
import { angolaDocuments, budapestDocuments, document } from './cwb-published.js';
import { materialsFor } from './materials.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';

/** What a test changes of the plain ground, the counters and the options. */
export interface Circumstances {
  readonly options?: object;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  /** Figures of counters by their ids, in place of the made-up ones. */
  readonly values?: Readonly<Record<string, object>>;
  readonly terrain?: Readonly<Record<string, readonly string[]>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly hexsides?: Readonly<Record<string, string>>;
  readonly paths?: readonly { readonly kind: string; readonly hexes: readonly string[] }[];
}

/** A counter, face up on the map unless the test says otherwise; its id is the name it goes by, too. */
export interface Piece extends Partial<Omit<Unit, 'id' | 'counter'>> {
  readonly counter: string;
  readonly hex: string | null;
}

/** Nothing but what the rules ask for; even columns lie half a hex lower, so that 0505 has 0404 to the north-west. */
const PLACES = {
  'budapest-56': {
    '0101': { terrain: ['objective'], name: 'US Embassy' },
    '0901': { terrain: ['objective'], name: 'Soviet Embassy' },
    '0109': { terrain: ['objective'], name: 'Radio Station' },
    '0909': { terrain: ['square'], name: "Stalin's Statue" },
    '0907': { terrain: ['clear'], name: 'To Tokol Airport' },
  },
  'angola-87': {
    '0303': { terrain: ['town', 'airfield'], name: 'Cuito Cuanavale' },
    '0909': { terrain: ['town'], name: 'Mavinga' },
  },
} as const;

type Scenario = keyof typeof PLACES;

function plainMap(scenario: Scenario, circumstances: Circumstances): LibraryDocument {
  const { terrain = {}, names = {}, hexsides = {}, paths = [] } = circumstances;
  const hexes: Record<string, { terrain: readonly string[]; name?: string }> = { ...PLACES[scenario] };
  for (const [hex, printed] of Object.entries(terrain)) hexes[hex] = { ...hexes[hex], terrain: printed };
  for (const [hex, name] of Object.entries(names)) hexes[hex] = { terrain: ['clear'], ...hexes[hex], name };
  return document('map', `${scenario}-map`, {
    grid: { columns: 11, rows: 11 },
    defaultTerrain: ['clear'],
    hexes: Object.entries(hexes).map(([hex, printed]) => ({ hex, ...printed })),
    hexsides: Object.entries(hexsides).map(([side, feature]) => ({ side, features: [feature] })),
    paths,
  });
}

/** The documents with other figures on some counters, whether they are cards or lie in a deck. */
function changed(documents: LibraryDocument[], values: Readonly<Record<string, object>>): LibraryDocument[] {
  const figures = (id: string, old: unknown): object => ({ ...(old as object), ...values[id] });
  return documents.map((each) => {
    const { kind, id, body } = each;
    if (kind === 'card') return { ...each, body: { ...body, values: figures(id, body.values) } };
    if (kind !== 'deck') return each;
    const cards = (body.cards as { id: string; values: object }[]).map((card) => ({
      ...card,
      values: figures(card.id, card.values),
    }));
    return { ...each, body: { ...body, cards } };
  });
}

/** A published scenario on plain ground, put into the middle of a game. */
export class Campaign extends ScriptedSession {
  constructor(scenario: Scenario, circumstances: Circumstances = {}) {
    const { options, dice = {}, values = {} } = circumstances;
    const map = plainMap(scenario, circumstances);
    const documents = changed(scenario === 'budapest-56' ? budapestDocuments(map) : angolaDocuments(map), values);
    super(coldWarBattles, materialsFor(coldWarBattles, scenario, documents, options), new NamedDice(dice, 4));
  }

  get position(): Position {
    return this.state.position as Position;
  }

  unit(id: string): Unit | undefined {
    return this.position.units[id];
  }

  points(side: string): number {
    return this.position.ledger.reduce((sum, score) => sum + (score.side === side ? score.points : 0), 0);
  }

  /**
   * As if the game had come so far: these units on the map, every other one that is called by name out of play, the rest in
   * the stock. What the rules then make of it is theirs.
   */
  stage(
    now: Partial<Position> & Pick<Position, 'turn' | 'step' | 'stage' | 'phasing'>,
    pieces: readonly Piece[],
  ): this {
    const { counters } = (this.session as unknown as { table: Table }).table;
    const named = Object.values(this.position.units).filter(({ id, counter }) => id === counter);
    const units: Record<string, Unit> = {};
    for (const { behind: _, dueTurn: __, group: ___, ...unit } of named) {
      units[unit.id] = { ...unit, place: 'reserve', hex: null };
    }
    for (const { counter, ...piece } of pieces) {
      const { side, command, type, movement } = counters.get(counter)!;
      const stands = { side, command, type, movement, place: 'map', untried: false } as const;
      units[counter] = { id: counter, counter, ...stands, ...piece };
    }
    const position: Position = {
      ...this.position,
      units,
      stock: [...counters.keys()].filter((id) => !units[id]),
      ledger: [],
      control: {},
      ...now,
    };
    this.state = { ...this.state, position };
    return this;
  }
}
