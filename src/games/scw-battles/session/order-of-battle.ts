import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Materials } from '../../../kernel/session/index.js';
import type { Options } from '../options.js';
import type { Scenario, Side } from '../vocabulary.js';
import { type ArrivalLine, bodyOf, type ListedUnit, type ScenarioBody, type SetUpLine } from './body.js';
import {
  type Complain,
  type Counter,
  type Print,
  printOfCard,
  readCounter,
  type SheetLine,
  sheetOf,
} from './counters.js';
import type { Places, Spot } from './places.js';

/** How a counter comes into the game. */
export type Muster =
  | { readonly kind: 'set-up'; readonly group: number; readonly spot: Spot }
  | { readonly kind: 'arrival'; readonly turn: number; readonly hexes: readonly string[]; readonly exchange?: string }
  /** Drawn at random when the record calls for so many [J.6]. */
  | { readonly kind: 'pool' };

/** A draw from the pool of unnamed artillery [J.6]. */
export interface Draw {
  readonly turn: number;
  readonly count: number;
  readonly hexes: readonly string[];
}

/** Pool counters by the name of their group. */
export const POOL = 'unnamed artillery';

export interface OrderOfBattle {
  readonly counters: ReadonlyMap<string, Counter>;
  readonly musters: ReadonlyMap<string, Muster>;
}

/** Divisions that come only in exchange for another [B.20]. */
const EXCHANGED: Readonly<Record<string, string>> = { '14th Division: all': '14', '39th Division: all': '39' };

/** The counters of the scenario, each with its part in the set-up or the reinforcement record. */
export function mustered(
  materials: Materials,
  scenario: Scenario,
  places: Places,
  complain: Complain,
  umpire: Umpire<Options>,
): OrderOfBattle {
  return new Roll(materials, scenario, places, complain, umpire).call();
}

class Roll {
  readonly #counters = new Map<string, Counter>();
  readonly #musters = new Map<string, Muster>();
  readonly #names = new Set<string>();
  readonly #sheet: readonly SheetLine[];
  readonly #used = new Set<SheetLine>();
  readonly #body: ScenarioBody;

  constructor(
    private readonly materials: Materials,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly complain: Complain,
    private readonly umpire: Umpire<Options>,
  ) {
    this.#body = bodyOf(materials);
    this.#sheet = Object.values(materials.decks).flatMap((deck) => sheetOf(deck, materials));
  }

  call(): OrderOfBattle {
    this.#body.setUp.forEach((line, group) => {
      this.#setUp(line, group);
    });
    for (const line of this.#body.reinforcements ?? []) this.#arrivals(line);
    for (const line of this.#sheet) {
      if (line.group === POOL) this.#add(line, { kind: 'pool' });
    }
    return { counters: this.#counters, musters: this.#musters };
  }

  #setUp(line: SetUpLine, group: number): void {
    const units: readonly ListedUnit[] = line.units ?? [{}];
    for (const unit of units) {
      const called = unit.name ?? [line.formation, unit.type].filter((part) => part !== undefined).join(': ');
      const spot = this.places.spot(line.where, called);
      this.#enlist(unit, called, line.side, undefined, { kind: 'set-up', group, spot });
    }
  }

  #arrivals(line: ArrivalLine): void {
    const turn = this.#turnOf(line);
    for (const unit of line.units ?? []) {
      const called = unit.name ?? unit.type ?? '';
      // The box holds these from the set-up on, and the calendar lets them out [J.20]; pool counters are drawn [J.6].
      if (line.entry?.area === 'Madrid Box' || called.endsWith(POOL)) continue;
      const hexes = this.places.hexes(line.entry ?? {}, called);
      const exchange = EXCHANGED[called];
      const muster: Muster = { kind: 'arrival', turn, hexes, ...(exchange === undefined ? {} : { exchange }) };
      this.#enlist(unit, called, line.side, turn, muster);
    }
  }

  /** The turn of an arrival; by its date where Brunete counts single days [B.1]. */
  #turnOf({ turn, date }: ArrivalLine): number {
    if (this.scenario === 'brunete' && this.umpire.options.bruneteCalendar === 'daily') {
      const chart = this.umpire.chart('brunete-turns-daily');
      const row = chart.rows.find((each) => chart.text(each, 'date') === date);
      if (row !== undefined) return Number(row);
    }
    return Number(turn);
  }

  #enlist(unit: ListedUnit, called: string, side: Side, turn: number | undefined, muster: Muster): void {
    if (unit.card !== undefined) {
      const card = this.materials.cards[unit.card];
      if (!card) this.complain(`the card ${unit.card} is missing (${called})`);
      else this.#copies({ ...printOfCard(card), name: unit.name ?? card.name.en }, unit.count ?? 1, muster);
      return;
    }
    const lines = this.#sheet.filter(
      (line) => line.group === called && (line.side ?? side) === side && (line.turn ?? turn) === turn,
    );
    if (lines.length === 0) this.complain(`no counter is of the group "${called}" of the ${side} side`);
    for (const line of lines) if (!this.#used.has(line)) this.#add({ ...line, side }, muster, line);
  }

  #add(line: SheetLine, muster: Muster, as: SheetLine = line): void {
    this.#used.add(as);
    this.#copies(line, line.copies, muster);
  }

  #copies(print: Print, count: number, muster: Muster): void {
    for (let copy = 1; copy <= count; copy++) {
      const id = this.#free(print.id, (name) => this.#counters.has(name));
      const name = this.#free(print.name, (each) => this.#names.has(each));
      this.#names.add(name);
      const counter = readCounter(print, id, name, this.complain);
      if (counter === undefined) continue;
      this.#counters.set(id, counter);
      this.#musters.set(id, muster);
    }
  }

  /** The name itself, or with the first number that makes it new. */
  #free(name: string, taken: (name: string) => boolean): string {
    if (!taken(name)) return name;
    let number = 2;
    while (taken(`${name}-${number}`)) number += 1;
    return `${name}-${number}`;
  }
}

/** Every draw from the pool that the record calls for [J.6]. */
export function drawsOf(materials: Materials, places: Places): Draw[] {
  const draws: Draw[] = [];
  for (const line of bodyOf(materials).reinforcements ?? []) {
    for (const { name } of line.units ?? []) {
      const count = /^(\d+) unnamed artillery$/.exec(name ?? '')?.[1];
      if (count === undefined) continue;
      draws.push({ turn: Number(line.turn), count: Number(count), hexes: places.hexes(line.entry ?? {}, name!) });
    }
  }
  return draws;
}
