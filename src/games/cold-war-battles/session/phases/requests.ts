import type { Action, RuleBook } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { communistAtMavinga } from '../bases.js';
import { candidates, drawUnits } from '../drawing.js';
import { happen } from '../events/catalogue.js';
import type { Position } from '../position.js';
import { score } from '../scoring.js';
import { action, type Deed } from '../stage.js';
import type { Table } from '../table.js';

/** The words by which the price list calls the counters [17.25]. */
const PRICED: Readonly<Record<string, string>> = {
  'angola-2-airborne-bn': 'airborne2',
  'angola-2-mechanised-infantry-bn': 'mechanised2',
  'angola-6-infantry-bn': 'infantry6',
  'angola-21-infantry-bn': 'infantry21',
  'angola-911-infantry-bn': 'infantry911',
  'angola-91-armored-cavalry-bn': 'cavalry91',
  'angola-2-swa-special-force': 'swaSpecialForce2',
  'angola-k-police': 'koivetPolice',
  'angola-tgc-artillery': 'artilleryTgc',
};

const EAST_GERMAN = 'eastGerman';
const EAST_GERMANS = { side: 'communist', command: EAST_GERMAN, count: 1 } as const;

/** What the phasing side may ask for: units by name, or one more East German unit [17.12, 17.25]. */
function onRequest(table: Table, position: Position): string[] {
  if (table.campaign !== 'angola' || !table.options.vpPurchases) return [];
  if (position.phasing === 'communist')
    return candidates(table, position, EAST_GERMANS).length > 0 ? [EAST_GERMAN] : [];
  return table.order.requests.filter((id) => PRICED[id] && position.units[id]?.place === 'reserve');
}

/** Units of Angola that may be asked for now, for points. */
export const requestActions = (table: Table, position: Position): Action[] =>
  onRequest(table, position).map((unit) => action(unit === EAST_GERMAN ? '17.12' : '17.25', { type: 'request', unit }));

/** The question that `events/optional-reinforcement` answers for one unit. */
const priceQuestion = (table: Table, position: Position, unit: string): object => ({
  units: [PRICED[unit] ?? unit],
  turn: position.turn,
  communistAtMavinga: communistAtMavinga(table, position),
});

/** Requests with the points they cost now [17.26]. */
export function priced(table: Table, position: Position, actions: readonly Action[], book: RuleBook): Action[] {
  const price = ({ command: { type, unit } }: Action): Pick<Action, 'cost'> => {
    if (type !== 'request') return {};
    const question = priceQuestion(table, position, unit as string);
    const { points } = book.whateverIsRolled<Bought>('events/optional-reinforcement', question)!;
    return { cost: { amount: points, unit: 'victory-points' } };
  };
  return actions.map((each) => ({ ...each, ...price(each) }));
}

interface Bought {
  readonly paidTo: Side;
  readonly points: number;
  readonly units: readonly { readonly arrives: number }[];
}

export const requestUnit: Deed = (play, { unit }) => {
  const { table, position } = play;
  if (!onRequest(table, position).includes(unit)) return play.refuse('17.25', 'nothing-to-request', { unit });
  const bought = play.ask<Bought>('events/optional-reinforcement', priceQuestion(table, position, unit));
  score(play, bought.paidTo, bought.points, 'request');
  const turn = bought.units[0]!.arrives;
  if (unit === EAST_GERMAN) drawUnits(play, EAST_GERMANS, { turn });
  else happen(play, 'unit-due', { unit, turn });
};
