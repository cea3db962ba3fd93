import type { QuietUmpire } from '../../../kernel/rulings/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import type { Options } from '../options.js';
import { groupOf } from '../shared/groups.js';
import type { CounterKind } from '../status/group-counters.js';
import { type Campaign, GroupId, type Nationality, type Side } from '../vocabulary.js';
import type { ScenarioBody } from './body.js';
import { type CardBox, nameOf } from './cards.js';
import type { Counter } from './counters.js';
import type { Fort, Line } from './position.js';

/** What a side begins with, and what is given to it later without a purchase [3.5]. */
export interface OrderOfBattle {
  readonly counters: readonly Counter[];
  readonly lines: readonly Line[];
  readonly forts: readonly Fort[];
  /** Hexes where a counter, line or fortification may be set up at first; anywhere where it is not listed. */
  readonly zones: ReadonlyMap<string, readonly string[]>;
  /** Counters that come on a later date, by the number of the date. */
  readonly later: ReadonlyMap<number, readonly Counter[]>;
}

type Unit = NonNullable<ScenarioBody['setUp'][number]['units']>[number];

const FORTS: Readonly<Record<string, string>> = {
  apMines: 'apMines',
  atMines: 'atMines',
  'minefield (A-P)': 'apMines',
  'A-T mines': 'atMines',
};
/** Printed on the map as terrain, or in the hexes of the chart. */
const STANDING = /^(pillbox|trench)/;

/** A group that is Retained off the map and comes only as the Germans return [3.52/I-5, 3.60742]. */
const BY_WITHDRAWAL = 'by withdrawal';

export function orderOfBattle(
  body: ScenarioBody,
  side: Side,
  cards: CardBox,
  materials: SessionSetup,
  printed: Campaign | undefined,
  umpire: QuietUmpire<Options>,
  /** The Entry Area of whoever has no other. */
  defaultEntry: string,
): OrderOfBattle {
  const counters: Counter[] = [];
  const lines: Line[] = [];
  const forts: Fort[] = [];
  const zones = new Map<string, readonly string[]>();
  const later = new Map<number, Counter[]>();
  const date = body.turns.names[0]!;
  let count = 0;
  const newId = (mark = ''): string => {
    count += 1;
    return `${side[0]}${mark}${String(count).padStart(2, '0')}`;
  };
  const read = (
    unit: Unit,
    hexes: readonly string[] | undefined,
    mode: Line['mode'],
    entry: string | null,
    turn: number,
  ): void => {
    for (let at = 0; at < (unit.count ?? 1); at += 1) {
      if (isGroup(unit, side, umpire)) {
        const line = givenLine(`${side[0]}-${unit.type}-${lines.length + 1}`, unit.type!, date, mode, entry);
        lines.push(line);
        if (hexes) zones.set(line.id, hexes);
        continue;
      }
      const fort = FORTS[unit.type ?? ''] ?? FORTS[unit.name ?? ''];
      if (fort) {
        for (const factors of minefields(fort, unit.count ?? 1)) {
          const id = `${side[0]}f${String(forts.length + 1).padStart(2, '0')}`;
          forts.push({ id, kind: fort, hex: null, count: factors, since: date, hidden: true, known: 'no' });
          if (hexes) zones.set(id, hexes);
        }
        return;
      }
      if (STANDING.test(unit.name ?? '')) {
        if (at === 0) forts.push(...standing(unit.name!, printed, umpire, date, side, forts.length));
        return;
      }
      const counter = counterOf(newId(turn > 1 ? 'r' : 'o'), side, unit, cards, materials);
      const placed = entry === null ? counter : { ...counter, at: { entry } };
      if (turn > 1) later.set(turn - 1, [...(later.get(turn - 1) ?? []), placed]);
      else counters.push(placed);
      if (hexes) zones.set(counter.id, hexes);
    }
  };
  for (const placing of body.setUp.filter((each) => each.side === side)) {
    for (const unit of placing.units ?? []) read(unit, placing.where.hexes, 'zone', null, 1);
  }
  for (const { turn, units, entry, side: owner } of body.reinforcements ?? []) {
    if (owner !== side) continue;
    const arrow = entry?.hexes?.[0] ?? null;
    const byAir = entry?.box === 'glider' ? 'glider' : entry?.box === 'parachute' ? 'parachute' : 'offMap';
    // The printed campaigns count Player Turns of the first scenario, a training campaign counts dates.
    const when = typeof turn === 'number' ? turn : 1;
    const away = turn === BY_WITHDRAWAL;
    for (const unit of units ?? [])
      read(unit, undefined, away ? 'away' : byAir, away ? null : (arrow ?? defaultEntry), when);
  }
  return { counters, lines, forts, zones, later };
}

/** A-P factors lie in fields of 8 or 6, A-T factors may lie one by one. */
function minefields(kind: string, factors: number): number[] {
  const size = kind === 'atMines' ? 1 : factors % 8 === 0 ? 8 : 6;
  const whole = Array.from({ length: Math.floor(factors / size) }, () => size);
  return factors % size === 0 ? whole : [...whole, factors % size];
}

const isGroup = ({ type }: Unit, side: Side, umpire: QuietUmpire<Options>): boolean =>
  type !== undefined &&
  (GroupId.values as readonly string[]).includes(type) &&
  groupOf(umpire, side, type as GroupId) !== undefined;

const givenLine = (id: string, group: string, date: string, mode: Line['mode'], entry: string | null): Line => ({
  id,
  date,
  group,
  mode,
  improved: false,
  creepingBarrage: false,
  cost: 0,
  strength: null,
  objective: null,
  objectiveRevealed: false,
  at: entry === null ? null : { entry },
  hex: null,
  givenByOb: true,
  appeared: false,
  heldBack: false,
});

/** Pillboxes and trenches that the book puts into named hexes [3.51/I-8, 3.52/I-3]. */
function standing(
  name: string,
  printed: Campaign | undefined,
  umpire: QuietUmpire<Options>,
  since: string,
  side: Side,
  before: number,
): Fort[] {
  if (!printed) return [];
  const kind = STANDING.exec(name)![1]!;
  const hexes = umpire.chart('map-references').at(kind === 'pillbox' ? 'pillboxes' : 'trenches', 'hexes') as string[];
  return hexes.map((hex, at) => ({
    id: `${side[0]}f${String(before + at + 1).padStart(2, '0')}`,
    kind,
    hex,
    count: 1,
    since,
    hidden: false,
    known: 'yes' as const,
  }));
}

const SW_WORD = /\b(LMG|MMG|HMG|DC|FT|PIAT)\b/;
const KIND_WORDS: readonly (readonly [RegExp, CounterKind])[] = [
  [/half-squad/i, 'halfSquad'],
  [/squad/i, 'squad'],
  [/crew/i, 'crew'],
  [/leader/i, 'leader'],
  [/\b(LMG|MMG|HMG|DC|FT|MTR|PIAT)\b/, 'sw'],
  [/gun|75|88|47mm|57L/i, 'gun'],
];

function counterOf(id: string, side: Side, unit: Unit, cards: CardBox, materials: SessionSetup): Counter {
  const card = unit.card === undefined ? undefined : materials.cards[unit.card];
  const printed = (card?.body.printed ?? {}) as Record<string, unknown>;
  const size = ((card?.body.values ?? {}) as Record<string, unknown>).size as CounterKind | undefined;
  const label = unit.name ?? card?.name.en ?? '';
  const kind: CounterKind =
    size ??
    (typeof printed.vehicle === 'string' ? 'vehicle' : KIND_WORDS.find(([word]) => word.test(label))?.[1]) ??
    'vehicle';
  const nationality = (printed.nationality ??
    (side === 'british' ? 'british' : /italian/i.test(`${unit.card} ${label}`) ? 'italian' : 'german')) as Nationality;
  const figures = `${printed.firepower}-${printed.range}-${printed.morale}`;
  const led = Number(printed.leadership ?? 0);
  const type =
    (printed.weapon as string | undefined) ??
    (kind === 'sw' ? SW_WORD.exec(label)?.[0] : undefined) ??
    (printed.vehicle as string | undefined) ??
    (size === 'leader' ? `${printed.morale}${led > 0 ? '+' : '-'}${Math.abs(led)}` : undefined) ??
    (printed.firepower === undefined ? (/\d+[-+]\d+(-\d+)?/.exec(label)?.[0] ?? label) : figures);
  const name =
    unit.name === undefined
      ? nameOf(cards, kind, { nationality, type })
      : { en: unit.name, ...(unit.ja ? { ja: unit.ja } : {}) };
  return newCounter(id, side, nationality, kind, type, name, null);
}

export const newCounter = (
  id: string,
  side: Side,
  nationality: Nationality,
  kind: CounterKind,
  type: string,
  name: Counter['name'],
  line: string | null,
): Counter => ({
  id,
  side,
  nationality,
  kind,
  type,
  name,
  line,
  status: 'alive',
  at: null,
  lastHex: null,
  marks: [],
  depleted: [],
  effectsDr: null,
  guard: null,
  known: false,
  shown: null,
  alias: null,
});
