import { regrouped } from '../../../kernel/rulings/index.js';
import { type Action, type ActionOdds, type Command, oddsOn, type RuleBook } from '../../../kernel/session/index.js';
import { Crt } from '../vocabulary.js';
import { attackersOf, attackQuestion, bombardmentQuestion, defendersOf } from './combat-facts.js';
import { attackOn } from './declared.js';
import { dropQuestion } from './drops.js';
import { evolve } from './events/index.js';
import type { Attack, Position } from './position.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

/** The part of an outcome a player asks about before he decides; of the other procedures, all of it. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  'combat/adjacent-attack': 'result',
  'combat/bombardment': 'units',
  'combat/rubble-check': 'rubble',
  'events/airpower': 'markers',
  'events/optional-reinforcement': 'units',
  'events/refit': 'allowed',
  'movement/parachute': 'result',
};

/** How the dice of a question can fall. */
export function chancesOf(book: RuleBook, procedure: string, input: object): ActionOdds {
  const odds = book.odds(procedure, input, ASKED_FOR[procedure]);
  const bombs = procedure === 'combat/bombardment' && odds.exact;
  return oddsOn(procedure, input, bombs ? regrouped(odds, fateByUnit) : odds);
}

interface Struck {
  readonly unit: string;
  readonly fate: string;
}

/** Each unit under fire has a die of its own [10.10]; what becomes of it says enough, the result of the table too much. */
const fateByUnit = (units: unknown): object =>
  Object.fromEntries((units as readonly Struck[]).map(({ unit, fate }) => [unit, fate]));

/** Chances by the question, as long as the same units are asked about: a list is read more often than they change. */
const known = new WeakMap<Position['units'], Map<string, ActionOdds>>();

function rememberedOf(book: RuleBook, { units }: Position, procedure: string, input: object): ActionOdds {
  let sheet = known.get(units);
  if (!sheet) {
    sheet = new Map();
    known.set(units, sheet);
  }
  const key = procedure + JSON.stringify(input);
  let odds = sheet.get(key);
  if (!odds) {
    odds = chancesOf(book, procedure, input);
    sheet.set(key, odds);
  }
  return odds;
}

/** What each declaration does to the attacks; the field that names the hex is the same in all of them. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  attack: 'attacker-assigned',
  widen: 'attack-widened',
  bombard: 'battery-assigned',
  'bombard-air': 'air-assigned',
};

/** A declaration with the chances of its combat as it would stand then: no support, no protective fire. */
export function withCombatOdds(desk: Desk, action: Action): Action {
  const { table, position, book } = desk;
  const { type, ...fields } = action.command;
  const then = evolve(table, position, { type: DECLARATIONS[type]!, ...fields });
  const attack = attackOn(then, action.command.target as string)!;
  // Nobody may tell from the chances what lies face down, on either side [14.3].
  if ([...attackersOf(then, attack), ...defendersOf(then, attack)].some(({ untried }) => untried)) return action;
  return { ...action, ...(attack.kind === 'adjacent' ? attackOdds : bombardmentOdds)(table, then, attack, book) };
}

/** The attack that is being resolved, as it stands. */
export const attackAsItStands = ({ table, position, book }: Desk, more: object = {}): ActionOdds =>
  chancesOf(book, 'combat/adjacent-attack', { ...attackQuestion(table, position), ...more });

type Chances = Pick<Action, 'odds' | 'variants'>;

/** On each table that is open; where both are, side by side [9.13]. */
function attackOdds(table: Table, position: Position, attack: Attack, book: RuleBook): Chances {
  const nothing = { support: [], supportAir: [], protection: [], protectionAir: [], retreats: [], rubble: [] };
  const combat = { attack: position.attacks.indexOf(attack), ...nothing };
  const question = attackQuestion(table, { ...position, combat });
  const variants = Crt.values.flatMap((crt) => {
    const odds = rememberedOf(book, position, 'combat/adjacent-attack', { ...question, crt });
    return odds.chances.every(({ legal }) => legal) ? [{ name: crt, ...odds }] : [];
  });
  if (variants.length > 1) return { variants };
  const [only] = variants;
  if (!only) return {};
  const { name: _, ...odds } = only;
  return { odds };
}

function bombardmentOdds(table: Table, position: Position, attack: Attack, book: RuleBook): Chances {
  const question = bombardmentQuestion(table, position, attack);
  return { odds: rememberedOf(book, position, 'combat/bombardment', question) };
}

/** The chances of each landing: one unit falls like another of its kind, and many hexes are alike [19.5, 19.6]. */
export function landingOdds({ table, position, book }: Desk): (drop: Command) => ActionOdds {
  const fallen = new Map<string, ActionOdds>();
  return (drop) => {
    const { unit: id, to } = drop as Command & { unit: string; to: string };
    const unit = position.units[id]!;
    const key = `${unit.hex === null ? `${unit.command} ${unit.type}` : id} ${to}`;
    let odds = fallen.get(key);
    if (!odds) {
      // Where it may be blown to does not bear on how it lands.
      const question = { ...dropQuestion(table, position, unit, table.grid.index(to)), name: 'unit', around: [] };
      odds = rememberedOf(book, position, 'movement/parachute', question);
      fallen.set(key, odds);
    }
    return odds;
  };
}
