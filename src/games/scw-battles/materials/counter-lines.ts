import type { WantedCard } from '../../../kernel/materials/index.js';
import { type ArrivalLine, type ListedUnit, type ScenarioBody, type SetUpLine } from '../session/body.js';
import { POOL } from '../session/order-of-battle.js';
import type { UnitType } from '../vocabulary.js';

/** The type that the words of the book say; none where they speak of units in general. */
const TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [/air unit/i, 'air'],
  [/F\/88/, 'antiAircraft'],
  [/anti-tank/i, 'antiTank'],
  [/armoured car/i, 'armouredCar'],
  [/\bHQ/, 'hq'],
  [/artillery/i, 'artillery'],
  [/tank|PzI|Pz\/R/i, 'armour'],
  [/cavalry/i, 'cavalry'],
  [/engineer/i, 'engineer'],
];

const FACES = ['reducedAttack', 'reducedDefence', 'reducedMovement'];
const LABELS = ['battalion', 'brigade', 'division', 'corps'];

/** What each type has to print; the rest may stay empty [2.1]. */
const FIGURES: Readonly<Partial<Record<UnitType, readonly string[]>>> = {
  air: ['bombardment'],
  artillery: ['attack', 'range', 'movement'],
  hq: ['defence', 'movement', 'echelon'],
};
const USUAL = ['attack', 'defence', 'movement'];

interface Known {
  readonly group: string;
  readonly side: string;
  readonly called: string;
  readonly type?: UnitType;
  readonly count?: number;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Lines of the counter sheet for everything that set-up and record call by a name [J.4-J.7, B.4-B.6]. */
export class CounterLines {
  readonly #lines: WantedCard[] = [];
  readonly #ids = new Set<string>();

  constructor(
    private readonly deck: string,
    /** Brigades that wait in the Madrid Box [J.20]. */
    private readonly boxed: readonly string[],
  ) {}

  of({ setUp, reinforcements = [] }: ScenarioBody): WantedCard[] {
    for (const line of setUp) this.#setUp(line);
    const often = repeatedGroups(reinforcements);
    for (const line of reinforcements) this.#arrival(line, often);
    const drawn = reinforcements.flatMap(({ units = [] }) => units).filter(({ name }) => name === POOL);
    const count = drawn.reduce((sum, unit) => sum + (unit.count ?? 1), 0);
    if (count > 0)
      this.#add({ group: POOL, side: 'republican', called: 'Unnamed artillery', type: 'artillery', count });
    return this.#lines;
  }

  #setUp({ side, formation, units = [], where }: SetUpLine): void {
    for (const unit of units.filter(({ card }) => card === undefined)) {
      const group = [formation, nameOf(unit)].filter((part) => part !== undefined).join(': ');
      if (where.box === undefined) this.#unit(unit, { group, side, called: group });
      else
        for (const brigade of this.boxed) this.#add({ group, side, called: `${brigade} Brigade`, values: { brigade } });
    }
  }

  #arrival({ side, turn, units = [], entry }: ArrivalLine, often: ReadonlySet<string>): void {
    if (entry?.box !== undefined) return;
    for (const unit of units.filter(({ card, name }) => card === undefined && name !== POOL)) {
      const group = nameOf(unit);
      const values = often.has(group) ? { values: { turn: Number(turn) } } : {};
      this.#unit(unit, { group, side, called: group, ...values });
    }
  }

  /** "HQ and artillery" are two counters. */
  #unit(unit: ListedUnit, known: Known): void {
    const words = nameOf(unit);
    const types = TYPE_WORDS.filter(([word]) => word.test(words)).map(([, type]) => type);
    if (/\bHQ and artillery/.test(words)) {
      for (const type of ['hq', 'artillery'] as const)
        this.#add({ ...known, called: `${known.called} (${type})`, type });
    } else
      this.#add({ ...known, ...(types[0] ? { type: types[0] } : {}), ...(unit.count ? { count: unit.count } : {}) });
  }

  #add({ group, side, called, type, count, values = {} }: Known): void {
    const required = type === undefined ? USUAL : (FIGURES[type] ?? USUAL);
    const optional = type === 'air' ? [] : ['size', ...FACES, ...LABELS].filter((name) => !(name in values));
    const flags = type === 'antiAircraft' ? { f88: true } : {};
    const empty = Object.fromEntries([...required, ...optional].map((name) => [name, null]));
    this.#lines.push({
      sheet: 'counters',
      deck: this.deck,
      card: {
        id: this.#idOf(called),
        title: { en: called },
        side,
        ...(count === undefined ? {} : { copies: count }),
        values: { group, ...values, type: type ?? null, ...empty, ...flags },
      },
      mayStayEmpty: optional,
      comment: count === undefined ? ALL : SO_MANY,
    });
  }

  #idOf(called: string): string {
    const plain = called
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80);
    let id = plain;
    for (let number = 2; this.#ids.has(id); number += 1) id = `${plain}-${number}`;
    this.#ids.add(id);
    return id;
  }
}

const ALL = {
  en: 'a line for each kind of counter of this group; copies says how many print the same',
  ja: 'このグループの駒の種類ごとに1行。同じ内容の数は copies',
};
const SO_MANY = { en: 'so many counters are wanted', ja: 'この数の駒が必要' };

const nameOf = ({ name, type }: ListedUnit): string => name ?? type ?? '';

/** Groups that the record names on several turns: their counters have to say on which they come. */
function repeatedGroups(lines: readonly ArrivalLine[]): Set<string> {
  const turns = new Map<string, Set<string>>();
  for (const { turn, side, units = [] } of lines) {
    for (const unit of units) {
      const key = nameOf(unit);
      turns.set(key, new Set([...(turns.get(key) ?? []), `${side} ${turn}`]));
    }
  }
  return new Set([...turns].filter(([, on]) => on.size > 1).map(([group]) => group));
}
