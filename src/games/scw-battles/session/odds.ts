import { certain, chance, combined, type Odds, regrouped } from '../../../kernel/rulings/index.js';
import { type ActionOdds, type FirstRoll, oddsOn } from '../../../kernel/session/index.js';
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
  const outcome = book.whateverIsRolled<Aimed>(procedure, input);
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
  const outcome = book.whateverIsRolled<{ rolls: readonly Rolled[] }>('combat/barrage', input);
  if (outcome === null || outcome.rolls.length === 0) return undefined;
  const targets = input.targets.filter(({ type }) => IMMUNE[type] === undefined);
  const named = outcome.rolls.length <= NAMED_TARGETS;
  return outcome.rolls.reduce((all, { unit, column }, at) => {
    const one = once(table, `combat/barrage ${column}`, () => {
      const odds = book.odds('combat/barrage', { ...input, targets: [targets[at]!] }, 'rolls');
      return regrouped(odds, (rolls) => (rolls as readonly Rolled[])[0]!.result);
    });
    return combined(all, one, (before, result) =>
      named ? { ...(before as object), [unit]: result } : counted(before as Counts, result as string),
    );
  }, certain({}));
}

interface Rolled {
  readonly unit: string;
  readonly column: string;
  readonly result: string;
}

type Counts = Readonly<Record<string, number>>;

/** Always in the same order, so that what was counted the same is the same. */
function counted(before: Counts, result: string): Counts {
  const after = { ...before, [result]: (before[result] ?? 0) + 1 };
  return Object.fromEntries(Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The chances of what would be rolled for first. */
export function oddsOf(desk: Desk, roll: FirstRoll): ActionOdds | undefined {
  if ('purpose' in roll) return drawOdds(desk);
  const { procedure, input } = roll;
  const odds = ofProcedure(desk, procedure, input);
  return odds && oddsOn(procedure, input, odds);
}

function ofProcedure(desk: Desk, procedure: string, input: object): Odds | undefined {
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
  const chances = pool.map(({ name }) => chance(true, name, 1n, BigInt(pool.length)));
  return { exact: true, branches: pool.length, chances };
}
