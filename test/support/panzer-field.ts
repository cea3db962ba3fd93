import { panzer } from '../../src/games/panzer/index.js';
import type { Position } from '../../src/games/panzer/session/position.js';
import { PanzerMap } from '../../src/games/panzer/shared/panzer-map.js';
import { fillDefaults } from '../../src/kernel/fields/index.js';
import type { Command, MaterialRecord, SessionEvent, SessionSetup } from '../../src/kernel/session/index.js';
import { panzerMaterials } from './panzer-play.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';

/** A unit in the field: a card of Sukhaya Ford, where it stands, and what it is besides. */
interface Fielded {
  readonly card: string;
  readonly hex: string;
  readonly facing: string;
  /** Forward observer, recon or a headquarters. */
  readonly command?: string;
  /** The formation it takes its commands from; else one of its own. */
  readonly formation?: string;
  /** The card of the vehicle that carries it. */
  readonly aboard?: string;
}

interface Field {
  readonly german: readonly Fielded[];
  readonly soviet: readonly Fielded[];
  readonly turns?: number;
  /** Units that come on later, in the words of the scenario. */
  readonly reinforcements?: readonly object[];
  /** Batteries, aircraft and mines in the words of the scenario. */
  readonly start?: object;
  /** Hexes, hexsides and roads on an otherwise clear map of 12 by 9. */
  readonly map?: object;
  readonly options?: object;
  /** What a card says besides, by its id. */
  readonly cards?: Readonly<Record<string, object>>;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
}

const formationOf = ({ card, formation }: Fielded): string => formation ?? `formation of ${card}`.slice(0, 40);

const lines = (side: string, units: readonly Fielded[]) =>
  units.map((unit) => ({
    side,
    formation: formationOf(unit),
    units: [
      {
        name: unit.card,
        card: unit.card,
        ...(unit.command ? { command: unit.command } : {}),
        ...(unit.aboard ? { aboard: unit.aboard } : {}),
      },
    ],
    where: { hexes: [unit.hex] },
    facing: unit.facing,
  }));

const formations = (side: string, units: readonly Fielded[]) =>
  [...new Set(units.map(formationOf))].map((name) => ({ name, side, grade: 'seasoned' }));

const saying = (card: MaterialRecord, more: object): MaterialRecord => ({
  ...card,
  body: { ...card.body, values: { ...(card.body.values as object), ...more } },
});

/** Sukhaya Ford's cards and charts on clear ground, in the Advanced Game, both forces seasoned. */
export function fieldMaterials({
  german,
  soviet,
  turns = 3,
  reinforcements = [],
  start = {},
  map = {},
  options = {},
  cards = {},
}: Omit<Field, 'dice'>): SessionSetup {
  const materials = panzerMaterials('sukhaya-ford', 'advanced-game', options);
  const { scenario } = materials;
  const id = scenario.body.map as string;
  const ground = { grid: { columns: 12, rows: 9 }, defaultTerrain: ['clear'], ...map };
  const body = fillDefaults(PanzerMap, ground) as unknown as MaterialRecord['body'];
  return {
    ...materials,
    cards: Object.fromEntries(
      Object.entries(materials.cards).map(([name, card]) => [name, saying(card, cards[name] ?? {})]),
    ),
    maps: { [id]: { ...materials.maps[id]!, body } },
    scenario: {
      ...scenario,
      body: {
        ...scenario.body,
        turns: { count: turns },
        sides: [
          { side: 'german', setsUp: 1, grade: 'seasoned' },
          { side: 'soviet', setsUp: 2, grade: 'seasoned' },
        ],
        victory: { ...(scenario.body.victory as object), objectives: [] },
        formations: [...formations('german', german), ...formations('soviet', soviet)],
        setUp: [...lines('german', german), ...lines('soviet', soviet)],
        reinforcements,
        start,
      },
    },
  };
}

/** A small action of the Advanced Game played by hand, with dice named by what they are rolled for; the German rolls higher. */
export class FieldAction extends ScriptedSession {
  constructor({ dice = {}, ...field }: Field) {
    const initiative = { 'events/initiative:side A': Array(9).fill(60), 'events/initiative:side B': Array(9).fill(40) };
    super(panzer, fieldMaterials(field), new NamedDice({ ...initiative, ...dice }, 50));
  }

  get position(): Position {
    return this.state.position as Position;
  }

  /** Both sides hand their orders in, and the German is First Player unless it is said otherwise. */
  order(
    german: Readonly<Record<string, string>>,
    soviet: Readonly<Record<string, string>>,
    first = 'german',
    claim = 'always',
  ): this {
    const set = (orders: Readonly<Record<string, string>>): Command => ({ type: 'commit-orders', orders, claim });
    const sets: Readonly<Record<string, Command>> = { german: set(german), soviet: set(soviet) };
    const { sides } = this.session.sealing(this.state)!;
    this.handIn(Object.fromEntries(sides.map((side) => [side, sets[side]!])));
    // By formations the higher roll decides, and nobody names anybody [7.42.1].
    return this.position.step === 'initiative' ? this.play({ type: 'name-first', side: first }) : this;
  }

  /** Every side that has a choice names the formation that is to fire next [7.42.1.1]. */
  name(formations: Readonly<Record<string, string>>): this {
    const named = Object.entries(formations).map(([side, formation]) => [side, { type: 'name-formation', formation }]);
    return this.handIn(Object.fromEntries(named) as Record<string, Command>);
  }

  /** Nobody on foot changes anything in the Adjustment Phase. */
  adjustNothing(): this {
    const { sides } = this.session.sealing(this.state)!;
    return this.handIn(Object.fromEntries(sides.map((side) => [side, { type: 'commit-adjustment' }])));
  }

  /** Events of the last command, in order. */
  get events(): readonly SessionEvent[] {
    return this.entries[this.entries.length - 1]!.events;
  }

  get happened(): string[] {
    return this.events.map(({ type }) => type);
  }
}
