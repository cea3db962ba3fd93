import type { Dice } from '../../../kernel/dice/index.js';
import type { Chance, Odds } from '../../../kernel/rulings/odds.js';
import type { FirstRoll } from '../../../kernel/session/index.js';
import { IMMUNE } from '../combat/barrage.js';
import type { UnitType } from '../vocabulary.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

/** What the chances of a procedure are grouped by; the die of a barrage is thrown unit by unit and has its own way below. */
const GROUPED_BY: Readonly<Record<string, string>> = {
  'combat/attack': 'result',
  'combat/air-bombardment': 'stepLosses',
  'events/hq-rebuilding': 'returnsOnTurn',
  'events/initiative': 'first',
  'events/leader-fate': 'fate',
  'events/weather': 'weather',
};

/** Any die will do where only the column and the modifier are wanted. */
const ANY: Dice = { source: 'given', next: () => 1 };

/** The same column and die modifier have the same chances in the whole game: they are worked out once at each table. */
const known = new WeakMap<Table, Map<string, Odds>>();

function once(table: Table, key: string, find: () => Odds): Odds {
  let odds = known.get(table);
  if (odds === undefined) {
    odds = new Map();
    known.set(table, odds);
  }
  let found = odds.get(key);
  if (found === undefined) {
    found = find();
    odds.set(key, found);
  }
  return found;
}

interface Aimed {
  readonly column: string;
  readonly dieModifier: number;
}

/** Chances of a question whose one die is read in one column. */
function ofOneDie({ table, book }: Desk, procedure: string, input: object): Odds | undefined {
  const { outcome } = book.rule<Aimed>(procedure, input, ANY);
  if (outcome === null) return undefined;
  const key = `${procedure} ${outcome.column} ${outcome.dieModifier}`;
  return once(table, key, () => book.odds(procedure, input, GROUPED_BY[procedure]));
}

interface Target {
  readonly name: string;
  readonly type: UnitType;
}

/** From more targets than this on, the results are only counted, lest the list run into hundreds of lines. */
const NAMED_TARGETS = 3;

/** A barrage throws one die for each unit it can touch: the chances of all of them together [12.4]. */
function ofBarrage({ table, book }: Desk, input: { readonly targets: readonly Target[] }): Odds | undefined {
  const { outcome } = book.rule<{ rolls: readonly { unit: string; column: string }[] }>('combat/barrage', input, ANY);
  if (outcome === null || outcome.rolls.length === 0) return undefined;
  const targets = input.targets.filter(({ type }) => IMMUNE[type] === undefined);
  const each = outcome.rolls.map(({ column }, at) =>
    once(table, `combat/barrage ${column}`, () => {
      const odds = book.odds('combat/barrage', { ...input, targets: [targets[at]!] }, 'rolls');
      return regrouped(odds, (rolls) => (rolls as readonly { result: string }[])[0]!.result);
    }),
  );
  const names = outcome.rolls.map(({ unit }) => unit);
  const joint = each.reduce((all, odds) => together(all, odds), CERTAIN);
  return regrouped(joint, (results) => {
    const list = results as readonly string[];
    if (list.length <= NAMED_TARGETS) return Object.fromEntries(list.map((result, at) => [names[at]!, result]));
    const counts: Record<string, number> = {};
    for (const result of [...list].sort()) counts[result] = (counts[result] ?? 0) + 1;
    return counts;
  });
}

/** The chances of what would be rolled for first. */
export function oddsOf(desk: Desk, roll: FirstRoll): Odds | undefined {
  if ('purpose' in roll) return drawOdds(desk);
  const { procedure, input } = roll;
  if (procedure === 'combat/barrage') return ofBarrage(desk, input as { targets: readonly Target[] });
  if (procedure.startsWith('combat/')) return ofOneDie(desk, procedure, input);
  const odds = once(desk.table, `${procedure} ${JSON.stringify(input)}`, () =>
    desk.book.odds(procedure, input, GROUPED_BY[procedure]),
  );
  // Equal dice are thrown again until they differ [B.2].
  return procedure === 'events/initiative' ? regrouped(odds, (first) => first ?? 'rollAgain') : odds;
}

/** Every gun of the pool comes out as easily as another [J.6]. */
function drawOdds({ table, position }: Desk): Odds {
  const pool = [...table.counters.values()].filter(({ id }) => position.units[id]!.place === 'pool');
  const chances = pool.map(({ name }) => chance(name, 1n, BigInt(pool.length)));
  return { exact: true, branches: pool.length, chances };
}

const CERTAIN: Odds = {
  exact: true,
  branches: 1,
  chances: [{ legal: true, outcome: [], probability: '1', value: 1 }],
};

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

function chance(outcome: unknown, numerator: bigint, denominator: bigint): Chance {
  const common = gcd(numerator, denominator);
  const [over, under] = [numerator / common, denominator / common];
  return {
    legal: true,
    outcome,
    probability: under === 1n ? `${over}` : `${over}/${under}`,
    value: Number(over) / Number(under),
  };
}

function fraction({ probability }: Chance): readonly [bigint, bigint] {
  const [over, under = '1'] = probability.split('/');
  return [BigInt(over!), BigInt(under)];
}

/** Dice that do not care for each other: every outcome of the one with every outcome of the other. */
function together(all: Odds, next: Odds): Odds {
  const chances = all.chances.flatMap((before) =>
    next.chances.map((after) => {
      const [[a, b], [c, d]] = [fraction(before), fraction(after)];
      return chance([...(before.outcome as readonly unknown[]), after.outcome], a * c, b * d);
    }),
  );
  return { exact: true, branches: all.branches * next.branches, chances };
}

/** The same chances under other names, those that come to have the same name added up. */
function regrouped(odds: Odds, name: (outcome: unknown) => unknown): Odds {
  const sums = new Map<string, Chance>();
  for (const each of odds.chances) {
    const outcome = name(each.outcome);
    const key = JSON.stringify(outcome);
    const before = sums.get(key);
    const [[a, b], [c, d]] = [before ? fraction(before) : [0n, 1n], fraction(each)];
    sums.set(key, chance(outcome, a * d + c * b, b * d));
  }
  return { ...odds, chances: [...sums.values()].sort((a, b) => b.value - a.value) };
}
