import type { ChartReader } from '../../../kernel/charts/index.js';
import { FORBIDDEN, type Halves, halvesFromPoints } from '../../../kernel/hexes/index.js';
import type { Judge } from '../options.js';
import type { Road, Scenario, Terrain, Weather } from '../vocabulary.js';
import type { MovementClass } from './mover.js';

/** A price in halves of a movement point, or FORBIDDEN, with the section that sets it. */
export interface Price {
  readonly halves: Halves;
  readonly rule: string;
}

/** What lies on the hexside, and its price. */
export interface Crossing extends Price {
  readonly kind: 'river' | 'pontoon';
}

/** A town or city decides the cost of its hex whatever else is printed there; two kinds of broken ground are mixed [T.5]. */
export function movementLine(terrain: readonly Terrain[]): string {
  if (terrain.includes('city')) return 'city';
  if (terrain.includes('town')) return 'town';
  let line: Terrain = 'clear';
  for (const each of terrain) {
    if (each === 'clear' || each === line) continue;
    if (line !== 'clear') return 'mixed';
    line = each;
  }
  return line;
}

/** Prices for one class of unit in one weather, each read from the charts when first wanted. */
export class MovementCosts {
  readonly #known = new Map<string, Price>();
  #river: Crossing | undefined;
  #pontoon: Crossing | undefined;

  constructor(
    private readonly umpire: Judge,
    private readonly scenario: Scenario,
    private readonly weather: Weather,
    private readonly movementClass: MovementClass,
  ) {}

  /** Entering a hex by its terrain [T.5, J.22]. */
  terrain(line: string): Price {
    return this.#known.get(line) ?? this.#learn(line, (mech) => this.#byTerrain(line, mech));
  }

  /** Crossing a river or canal without a bridge, added to the terrain [T.5, J.10]. */
  river(): Crossing {
    this.#river ??= { ...this.#best((mech) => this.#byRiver(mech)), kind: 'river' };
    return this.#river;
  }

  /** Only Jarama has pontoon bridges [J.18]. */
  get hasPontoons(): boolean {
    return this.scenario === 'jarama';
  }

  /** Crossing on a pontoon bridge, added to the terrain [J.18]. */
  pontoon(): Crossing {
    this.#pontoon ??= { ...this.#best((mech) => this.#byPontoon(mech)), kind: 'pontoon' };
    return this.#pontoon;
  }

  /** Following a road, whatever the terrain and the weather [6.5]. */
  road(kind: Road): Price {
    return this.#known.get(kind) ?? this.#learn(kind, (mech) => ({ ...this.#effect(kind, mech), rule: '6.5' }));
  }

  #byTerrain(line: string, mech: boolean): { rule: string; cell: unknown } {
    const muddy = this.scenario === 'jarama' && this.weather === 'rainMud' && mech;
    if (muddy && (line === 'clear' || line === 'hills')) {
      return { rule: 'J.22', cell: this.umpire.chart('jarama-mud').at(line, 'mech') };
    }
    return this.#effect(line, mech);
  }

  #byRiver(mech: boolean): { rule: string; cell: unknown } {
    if (this.scenario !== 'jarama') return this.#effect('river', mech);
    return { rule: 'J.10', cell: this.#read(this.umpire.chart('jarama-crossings'), 'river', mech) };
  }

  #byPontoon(mech: boolean): { rule: string; cell: unknown } {
    return { rule: 'J.18', cell: this.#read(this.umpire.chart('jarama-crossings'), 'pontoon', mech) };
  }

  #effect(line: string, mech: boolean): { rule: string; cell: unknown } {
    return { rule: 'T.5', cell: this.#read(this.umpire.chart('terrain-effects'), line, mech) };
  }

  #read(chart: ChartReader, line: string, mech: boolean): unknown {
    return chart.at(line, `${this.weather} ${mech ? 'mech' : 'nonMech'}`);
  }

  /** Reads a price when it is first wanted; terrains and roads have names of their own. */
  #learn(key: string, read: (mech: boolean) => { rule: string; cell: unknown }): Price {
    const price = this.#best(read);
    this.#known.set(key, price);
    return price;
  }

  /** A leader takes the better of the two classes [14.1]. */
  #best(read: (mech: boolean) => { rule: string; cell: unknown }): Price {
    const priced = (mech: boolean): Price => {
      const { rule, cell } = read(mech);
      return { rule, halves: typeof cell === 'number' ? halvesFromPoints(cell) : FORBIDDEN };
    };
    if (this.movementClass !== 'leader') return priced(this.movementClass === 'mech');
    const [foot, wheels] = [priced(false), priced(true)];
    return wheels.halves !== FORBIDDEN && wheels.halves < foot.halves ? wheels : foot;
  }
}
