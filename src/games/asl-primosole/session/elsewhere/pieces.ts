import type { StandingUnit } from '../../../../kernel/session/index.js';
import type { CounterKind } from '../../status/group-counters.js';
import { Nationality, type Side } from '../../vocabulary.js';
import { nameOf } from '../cards.js';
import type { Counter, Mark } from '../counters.js';
import { newCounter } from '../order-of-battle.js';
import type { Table } from '../table.js';

/** What is said of a counter on another table, in the words of a report [3.604]. */
export const MARKS: readonly Mark[] = [
  ...(['encircled', 'mined', 'wading', 'wounded', 'heroic', 'unarmed', 'immobile', 'abandoned', 'stunned'] as const),
  ...(['malfunctioned', 'hooked', 'bogged', 'shocked', 'captured'] as const),
];
/** Who is guarded by the other side, or is gone, stands for nothing on the map. */
export const ABSENT = ['prisoner', 'eliminated'];

/** The words of the chart of units for what the campaign calls otherwise. */
const KINDS: Readonly<Record<string, CounterKind>> = {
  squad: 'squad',
  'half-squad': 'halfSquad',
  crew: 'crew',
  SW: 'sw',
  gun: 'gun',
  afv: 'vehicle',
  carrier: 'vehicle',
  'armored car': 'vehicle',
  truck: 'vehicle',
};
const SUPPORT_WEAPON = /^(LMG|MMG|HMG|DC|FT|PIAT|MTR51|45mm MTR)$/;
const BY_TYPE: readonly (readonly [RegExp, CounterKind])[] = [
  [/^\d{1,2}[-+]\d$/, 'leader'],
  [/^hero$/, 'hero'],
  [/^radio$/, 'radio'],
  [/^glider$/i, 'glider'],
  [SUPPORT_WEAPON, 'sw'],
];

/** How each unit is called: by its card, and from the second of a kind on with a number behind it. */
export function namesOf(units: readonly StandingUnit[]): string[] {
  const met = new Map<string, number>();
  return units.map(({ card }) => {
    const count = (met.get(card) ?? 0) + 1;
    met.set(card, count);
    return count === 1 ? card : `${card}-${count}`;
  });
}

/** A counter that the campaign begins with, by id or name, or one by nationality and type ("german 4-6-8"); undefined for neither. */
export function counterFrom(table: Table, side: Side, id: string, card: string): Counter | undefined {
  const { counters, later } = table.ob[side];
  const begun = [...counters, ...[...later.values()].flat()];
  const known =
    begun.find((each) => each.id === card || each.name.en === card) ??
    begun.find(({ nationality, type }) => card === `${nationality} ${type}`);
  if (known) return { ...known, id };
  const at = card.indexOf(' ');
  const nationality = card.slice(0, at) as Nationality;
  const type = card.slice(at + 1);
  const fits = (nationality === 'british') === (side === 'british');
  if (!(Nationality.values as readonly string[]).includes(nationality) || !fits) return undefined;
  const kind = kindOf(table, nationality, type);
  return kind && newCounter(id, side, nationality, kind, type, nameOf(table.cards, kind, { nationality, type }), null);
}

function kindOf(table: Table, nationality: Nationality, type: string): CounterKind | undefined {
  const plain = BY_TYPE.find(([word]) => word.test(type))?.[1];
  if (plain) return plain;
  if (table.cards.vehicles.has(`${nationality} ${type}`)) return 'vehicle';
  const umpire = table.quiet();
  const units = umpire.chart('units');
  const row = units.rows.find(
    (each) => units.text(each, 'nationality') === nationality && units.text(each, 'name') === type,
  );
  const printed = row === undefined ? undefined : KINDS[units.text(row, 'kind')];
  if (printed) return printed;
  if (umpire.chart('half-squads').hasRow(`${nationality} ${type}`)) return 'halfSquad';
  // What is left of weapons are Guns and mortars with a crew of their own [3.6178].
  return table.cards.weapons.has(`${nationality} ${type}`) ? 'gun' : undefined;
}
