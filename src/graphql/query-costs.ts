import { camel } from '../edge/schema/type-names.js';
import type { AnyProcedure, GameRegistry } from '../kernel/procedures/index.js';

/** What a field costs: most are free, a ruling is one, odds run a procedure many times over. */
export interface QueryCosts {
  field(name: string, args: number): number;
  /** How often what is asked within a list is answered. */
  times(name: string): number;
}

const RULING = 1;
const WHOLE_MAP = 250;
/** Every further die that may fall doubles the ways they fall, at least. */
const ODDS = 20;
const MOST_FOR_ODDS = 1500;
const LIST = 10;
const LISTS = new Set(['games', 'records', 'sessionActions']);
/** Whole lists of a game's shelf: 75 procedures with their shapes come to most of a megabyte. */
const SHELF = new Map(Object.entries({ procedures: 500, charts: 250, rules: 100, glossary: 100 }));

const rulingCost = ({ work }: AnyProcedure): number => (work ? WHOLE_MAP : RULING);

const oddsCost = (procedure: AnyProcedure): number => {
  const dice = Math.max(1, procedure.dice?.length ?? 0);
  return Math.min(MOST_FOR_ODDS, (procedure.work ? WHOLE_MAP : 0) + ODDS * 2 ** (dice - 1));
};

/** The price of every procedure follows from what it declares. Where two games have one of the same name, the dearer counts. */
export function queryCosts({ all }: GameRegistry): QueryCosts {
  const prices = new Map<string, number>();
  const price = (field: string, cost: number): void => void prices.set(field, Math.max(cost, prices.get(field) ?? 0));
  for (const procedure of all.flatMap(({ procedures }) => [...procedures.values()])) {
    price(camel(procedure.id), rulingCost(procedure));
    price(`${camel(procedure.id)}Odds`, oddsCost(procedure));
  }
  return {
    field(name, args) {
      if (LISTS.has(name)) return LIST;
      return args === 0 ? (SHELF.get(name) ?? 0) : (prices.get(name) ?? RULING);
    },
    times: (name) => (name === 'games' ? all.length : 1),
  };
}
