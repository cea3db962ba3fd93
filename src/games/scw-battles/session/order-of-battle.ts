import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Judge } from '../options.js';
import type { Scenario, Side } from '../vocabulary.js';
import { type ArrivalLine, bodyOf, type ListedUnit, type ScenarioBody, type SetUpLine } from './body.js';
import {
  type Complain,
  type Counter,
  type Print,
  printOfCard,
  readCounter,
  type SheetLine,
  sheetLineOf,
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

/** What the record calls guns that come out of the pool [J.6]. */
export const POOL = 'unnamed artillery, drawn at random';

export interface OrderOfBattle {
  readonly counters: ReadonlyMap<string, Counter>;
  readonly musters: ReadonlyMap<string, Muster>;
}

/** Divisions that come only in exchange for another [B.20]. */
const EXCHANGED: Readonly<Record<string, string>> = { '14th Division': '14', '39th Division': '39' };

/** They come on trucks, each on one of its own [B.5]. */
const RIDERS = ['1st Battalion / 13th Division', '4th Battalion / 13th Division'];

/** The counters of the scenario, each with its part in the set-up or the reinforcement record. */
export function mustered(
  materials: SessionSetup,
  scenario: Scenario,
  places: Places,
  complain: Complain,
  umpire: Judge,
): OrderOfBattle {
  return new Roll(materials, scenario, places, complain, umpire).call();
}

class Roll {
  readonly #counters = new Map<string, Counter>();
  readonly #musters = new Map<string, Muster>();
  readonly #names = new Set<string>();
  readonly #sheet: readonly { readonly line: SheetLine; left: number }[];
  readonly #body: ScenarioBody;

  constructor(
    private readonly materials: SessionSetup,
    private readonly scenario: Scenario,
    private readonly places: Places,
    private readonly complain: Complain,
    private readonly umpire: Judge,
  ) {
    this.#body = bodyOf(materials);
    const decks = Object.values(materials.decks).flatMap((deck) => sheetOf(deck, materials));
    const listed = new Set(decks.map(({ id }) => id));
    const cards = Object.values(materials.cards).flatMap((card) =>
      listed.has(card.id) ? [] : (sheetLineOf(card) ?? []),
    );
    this.#sheet = [...decks, ...cards].map((line) => ({ line, left: line.copies }));
  }

  call(): OrderOfBattle {
    this.#body.setUp.forEach((line, group) => {
      this.#setUp(line, group);
    });
    for (const line of this.#body.reinforcements ?? []) this.#arrivals(line);
    for (const stock of this.#sheet) {
      if (stock.line.group === POOL) this.#copies({ ...stock.line, side: 'republican' }, stock.left, { kind: 'pool' });
    }
    return { counters: this.#counters, musters: this.#musters };
  }

  #setUp(line: SetUpLine, group: number): void {
    for (const unit of line.units ?? []) {
      const called = [line.formation, unit.name ?? unit.type].filter((part) => part !== undefined).join(': ');
      const spot = this.places.spot(line.where, called);
      this.#enlist(unit, called, line.side, undefined, { kind: 'set-up', group, spot });
    }
  }

  #arrivals(line: ArrivalLine): void {
    const turn = this.#turnOf(line);
    const riders: string[] = [];
    const trucks: string[] = [];
    for (const unit of line.units ?? []) {
      const called = unit.name ?? unit.type ?? '';
      // The box holds these from the set-up on, and the calendar lets them out [J.20]; pool counters are drawn [J.6].
      if (line.entry?.box !== undefined || called === POOL) continue;
      const hexes = this.places.hexes(line.entry ?? {}, called);
      const exchange = Object.entries(EXCHANGED).find(([name]) => called.startsWith(name))?.[1];
      const muster: Muster = { kind: 'arrival', turn, hexes, ...(exchange === undefined ? {} : { exchange }) };
      const ids = this.#enlist(unit, called, line.side, turn, muster);
      if (RIDERS.includes(called)) riders.push(...ids);
      trucks.push(...ids.filter((id) => this.#counters.get(id)!.type === 'truck'));
    }
    riders.forEach((id, at) => {
      const truck = trucks[at];
      if (truck !== undefined) this.#counters.set(id, { ...this.#counters.get(id)!, rides: truck });
    });
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

  /** Takes the counters a line calls for: those of a card, or of a group of the sheet, so many or all that are left. */
  #enlist(unit: ListedUnit, called: string, side: Side, turn: number | undefined, muster: Muster): string[] {
    if (unit.card !== undefined) {
      const card = this.materials.cards[unit.card];
      if (card) {
        const print = printOfCard(card);
        const naming = unit.name === undefined ? {} : { name: unit.name, ja: unit.ja };
        return this.#copies({ ...print, side, ...naming }, unit.count ?? 1, muster);
      }
      this.complain(
        { en: `the card ${unit.card} is missing (${called})`, ja: `カード ${unit.card} がありません（${called}）` },
        `/${unit.card}`,
      );
      return [];
    }
    const ids: string[] = [];
    for (const stock of this.#sheet) {
      const { line } = stock;
      if (line.group !== called || (line.side ?? side) !== side || (line.turn ?? turn) !== turn) continue;
      const taken = Math.min(stock.left, (unit.count ?? Infinity) - ids.length);
      stock.left -= taken;
      ids.push(...this.#copies({ ...line, side }, taken, muster));
    }
    if (ids.length === 0 || ids.length < (unit.count ?? 0)) {
      this.complain({
        en: `too few counters are of the group "${called}" of the ${side} side`,
        ja: `${side} 側のグループ「${called}」の駒が足りません`,
      });
    }
    return ids;
  }

  #copies(print: Print, count: number, muster: Muster): string[] {
    const ids: string[] = [];
    for (let copy = 1; copy <= count; copy++) {
      const id = this.#free(print.id, (name) => this.#counters.has(name));
      const name = this.#free(print.name, (each) => this.#names.has(each));
      this.#names.add(name);
      const counter = readCounter(print, id, name, this.complain);
      if (counter === undefined) continue;
      if (counter.type === 'leader' && this.scenario !== 'series') {
        const rule = this.scenario === 'jarama' ? 'J.19' : 'B.16';
        this.complain(
          { en: `${id}: the scenario has no leaders [${rule}]`, ja: `${id}：このシナリオに指揮官はいません [${rule}]` },
          `/${print.id}/type`,
        );
      }
      this.#counters.set(id, counter);
      this.#musters.set(id, muster);
      ids.push(id);
    }
    return ids;
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
export function drawsOf(materials: SessionSetup, places: Places): Draw[] {
  const draws: Draw[] = [];
  for (const line of bodyOf(materials).reinforcements ?? []) {
    for (const { name, count } of line.units ?? []) {
      if (name !== POOL) continue;
      draws.push({ turn: Number(line.turn), count: count ?? 1, hexes: places.hexes(line.entry ?? {}, name) });
    }
  }
  return draws;
}
