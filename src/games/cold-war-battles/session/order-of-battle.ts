import { type HexBoard, within } from '../../../kernel/hexes/index.js';
import type { SituationFault } from '../../../kernel/rulings/index.js';
import type { Command, Side, UnitType } from '../vocabulary.js';
import type { Counter } from './counters.js';
import {
  commandIn,
  isDrawnBlind,
  type ScenarioArrival,
  type ScenarioBody,
  type ScenarioPlace,
  type ScenarioSetUp,
  type ScenarioUnit,
  typeIn,
} from './scenario-words.js';
import type { Campaign } from './table.js';

/** So many counters of a kind, taken blind [14.3]. */
export interface Draw {
  readonly side: Side;
  readonly command?: Command;
  readonly type?: UnitType;
  /** Only among these. */
  readonly among?: readonly string[];
  readonly count: number;
}

/** A part of the set-up: who, and where; no hexes where a chapter's own rule says where [16.11, 17.9, 17.19]. */
interface SetUpPart {
  readonly order: number;
  readonly side: Side;
  readonly named: readonly string[];
  readonly draws: readonly Draw[];
  readonly hexes: readonly string[] | null;
  readonly untried: boolean;
  readonly rule: string;
}

type SovietEntry = 'northEastBank' | 'east' | 'west' | 'any';

interface Entry {
  /** Printed hexes; none where a chapter's own rule says where. */
  readonly hexes: readonly string[] | null;
  readonly soviet?: SovietEntry;
}

interface Arrival {
  readonly turn: number;
  readonly side: Side;
  readonly named: readonly string[];
  readonly draws: readonly Draw[];
  readonly entry: Entry;
}

export interface OrderOfBattle {
  readonly setUp: readonly SetUpPart[];
  readonly arrivals: readonly Arrival[];
  /** Once a game, when the book's condition holds [17.10]. */
  readonly contingency: readonly Draw[];
  /** Units that come in exchange for others [17.23]. */
  readonly brigade: readonly string[];
  /** Units to be had for points [17.25]. */
  readonly requests: readonly string[];
  /** NATO units by the level of intervention that brings them [16.15b]. */
  readonly covert: readonly string[];
  readonly overt: readonly string[];
  /** Entry by counter; whoever is not listed enters by the rules of the chapter. */
  readonly entries: ReadonlyMap<string, Entry>;
}

export function readOrderOfBattle(
  body: ScenarioBody,
  campaign: Campaign,
  counters: ReadonlyMap<string, Counter>,
  board: HexBoard,
  faults: SituationFault[],
): OrderOfBattle {
  const reader = new Reader(body, campaign, counters, board, faults);
  const arrivals = body.reinforcements ?? [];
  const scheduled = arrivals.filter(({ turn, condition }) => typeof turn === 'number' && condition === undefined);
  const named = (match: (arrival: ScenarioArrival) => boolean): string[] =>
    arrivals.filter(match).flatMap((arrival) => reader.names(arrival.units ?? [], `/reinforcements`));
  const read = scheduled.map((arrival) => reader.arrival(arrival));
  const entries = new Map(read.flatMap(({ named: ids, entry }) => ids.map((id) => [id, entry] as const)));
  const setUp = body.setUp.map((part, i) => reader.part(part, i)).sort((a, b) => a.order - b.order);
  const contingency = arrivals
    .filter(({ turn }) => turn === 'contingency')
    .flatMap(({ side, units = [] }) => reader.draws(units, undefined, side as Side));
  reader.checkSheet();
  return {
    setUp,
    arrivals: read,
    contingency,
    brigade: named(({ turn, condition }) => typeof turn === 'number' && condition !== undefined),
    requests: named(({ turn }) => turn === 'on request'),
    covert: named(({ turn, units = [] }) => turn === 'any' && !isDivision82(units)),
    overt: named(({ turn, units = [] }) => turn === 'any' && isDivision82(units)),
    entries,
  };
}

/** The 82nd Airborne comes with Overt Intervention only [16.15b]. */
const isDivision82 = (units: readonly ScenarioUnit[]): boolean => units.some(({ name = '' }) => name.includes('82nd'));

class Reader {
  private readonly spoken: ReadonlySet<string>;
  /** Every draw that the scenario calls for. */
  private readonly called: { readonly draw: Draw; readonly words: string }[] = [];
  /** Counters that lie face up in some part of the set-up. */
  private readonly listed = new Set<string>();

  constructor(
    body: ScenarioBody,
    private readonly campaign: Campaign,
    private readonly counters: ReadonlyMap<string, Counter>,
    private readonly board: HexBoard,
    private readonly faults: SituationFault[],
  ) {
    const parts = [...body.setUp, ...(body.reinforcements ?? [])];
    this.spoken = new Set(parts.flatMap(({ units = [] }) => units.flatMap(({ card }) => card ?? [])));
  }

  part(part: ScenarioSetUp, index: number): SetUpPart {
    const pointer = `/setUp/${index}`;
    const units = part.units ?? [];
    const side = part.side as Side;
    const untried = part.status === 'untried';
    const named = this.names(units, pointer);
    const draws = this.draws(units, part.command, side);
    if (!untried) return { ...this.openPart(part, named, draws, pointer), side };
    // Real and dummy headquarters look alike: which is which is drawn, not read off the card [16.11, 16.21].
    const heads = named.filter((id) => isHeadquarters(this.counters.get(id)!));
    if (heads.length > 0) draws.push({ side, among: heads, count: heads.length });
    return {
      order: part.order ?? 1,
      side,
      named: named.filter((id) => !heads.includes(id)),
      draws,
      hexes: this.area(part.where, pointer),
      untried,
      rule: part.rule ?? '3.2',
    };
  }

  /** Nothing is drawn blind of what lies face up: counters of a kind come as the sheet lists them. */
  private openPart(part: ScenarioSetUp, named: readonly string[], draws: readonly Draw[], pointer: string) {
    const isFree = ({ id }: Counter): boolean => !this.spoken.has(id) && !this.listed.has(id);
    const listed = draws.flatMap((draw) => {
      const found = [...this.counters.values()].filter((counter) => isFree(counter) && isDrawn(counter, draw));
      const taken = found.slice(0, draw.count);
      for (const { id } of taken) this.listed.add(id);
      return taken;
    });
    return {
      order: part.order ?? 1,
      named: [...named, ...listed.map(({ id }) => id)],
      draws: [],
      hexes: this.area(part.where, pointer),
      untried: false,
      rule: part.rule ?? '3.2',
    };
  }

  arrival(arrival: ScenarioArrival): Arrival {
    const units = arrival.units ?? [];
    const side = arrival.side as Side;
    const entry = arrival.entry ?? {};
    const edge = entry.edge === undefined || entry.edge === 'north' ? 'northEastBank' : entry.edge;
    const soviet = side === 'soviet' ? { soviet: edge as SovietEntry } : {};
    return {
      turn: arrival.turn as number,
      side,
      named: this.names(units, '/reinforcements'),
      draws: this.draws(units, undefined, side),
      entry: { hexes: this.campaign ? null : this.area(entry, '/reinforcements'), ...soviet },
    };
  }

  /** Counters called by name; a division stands for all its counters that are not named elsewhere [16.25]. */
  names(units: readonly ScenarioUnit[], pointer: string): string[] {
    return units.flatMap(({ card, name, type }) => {
      if (card !== undefined) {
        if (this.counters.has(card)) return [card];
        if (!this.faults.some((fault) => isAbout(fault, card))) {
          this.faults.push({
            pointer: `/cards/${card}`,
            detail: { en: `the card is missing (${pointer})`, ja: `カードがありません（${pointer}）` },
          });
        }
        return [];
      }
      if (type !== undefined || name?.startsWith('all units of') !== true) return [];
      const command = commandIn(name);
      const all = [...this.counters.values()].filter((c) => c.command === command && !this.spoken.has(c.id));
      if (all.length === 0) {
        const detail = { en: `no counter belongs to "${name}"`, ja: `「${name}」に属する駒がありません` };
        this.faults.push({ pointer: '/cards', detail });
      }
      return all.map(({ id }) => id);
    });
  }

  draws(units: readonly ScenarioUnit[], command: string | undefined, side: Side): Draw[] {
    return units.filter(isDrawnBlind).map((unit) => {
      const draw = {
        side,
        command: commandIn(unit.command) ?? commandIn(command) ?? commandIn(unit.type ?? unit.name),
        type: typeIn(unit.type),
        count: unit.count ?? 1,
      };
      this.called.push({ draw, words: unit.type ?? unit.name ?? '' });
      return draw;
    });
  }

  /**
   * All draws together find enough counters. A kind of draw may be part of another, a type of a whole command: what every
   * draw within it takes must be there. Counters called by name are not drawn.
   */
  checkSheet(): void {
    const kinds = new Map<string, { readonly words: string; readonly counters: ReadonlySet<string> }>();
    const wanted = this.called.map(({ draw, words }) => {
      const key = `${draw.side} ${draw.command} ${draw.type}`;
      const free = [...this.counters.values()].filter((each) => !this.spoken.has(each.id) && isDrawn(each, draw));
      const kind = kinds.get(key) ?? { words, counters: new Set(free.map(({ id }) => id)) };
      kinds.set(key, kind);
      return { kind, count: draw.count };
    });
    for (const own of kinds.values()) {
      const { words, counters } = own;
      // A kind of which nothing is there is part of no other.
      const isWithin = (kind: typeof own): boolean =>
        kind === own || (kind.counters.size > 0 && [...kind.counters].every((id) => counters.has(id)));
      const within = wanted.filter(({ kind }) => isWithin(kind));
      const needed = within.reduce((sum, { count }) => sum + count, 0);
      if (needed > counters.size) {
        const detail = {
          en: `${needed} counters of "${words}" are needed and there are ${counters.size}`,
          ja: `「${words}」の駒が${needed}個必要ですが、${counters.size}個しかありません`,
        };
        this.faults.push({ pointer: '/cards', detail });
      }
    }
  }

  /** The hexes a place means; none where only the chapter's rules can tell. */
  private area({ hexes, oneOf, within: far, of, area }: ScenarioPlace, pointer: string): string[] | null {
    const listed = hexes ?? oneOf;
    if (listed) return listed.filter((name) => this.isHex(name, pointer));
    const centre = of ?? area;
    const hex = centre === undefined ? undefined : this.find(centre);
    if (hex !== undefined) return within(this.board.grid, hex, far ?? 0).map((each) => this.board.grid.name(each));
    if (!this.campaign)
      this.faults.push({ pointer, detail: { en: 'it does not say in which hexes', ja: 'ヘクスの指定がありません' } });
    return null;
  }

  private isHex(name: string, pointer: string): boolean {
    if (this.board.grid.find(name) !== undefined) return true;
    this.faults.push({
      pointer,
      detail: { en: `the map has no hex "${name}"`, ja: `マップにヘクス「${name}」はありません` },
    });
    return false;
  }

  /** A hex by its number or by what the map calls it. */
  private find(name: string): number | undefined {
    const { grid } = this.board;
    for (let hex = 0; hex < grid.size; hex += 1) if (this.board.placeName(hex)?.en === name) return hex;
    return grid.find(name);
  }
}

/** Whether a fault has been found with a card already. */
const isAbout = ({ pointer }: SituationFault, card: string): boolean =>
  pointer === `/cards/${card}` || pointer.startsWith(`/cards/${card}/`);

export const isHeadquarters = ({ type }: { readonly type: UnitType }): boolean => type === 'hq' || type === 'dummyHq';

/** Whether a counter may come up in a draw: headquarters never lie in a pool [16.13]. */
export function isDrawn(counter: Counter, { side, command, type, among }: Draw): boolean {
  if (among) return among.includes(counter.id);
  if (counter.side !== side || isHeadquarters(counter)) return false;
  if (type === undefined) return counter.command === command;
  return counter.type === type && (counter.command === command || type === 'base' || type === 'airDefence');
}
