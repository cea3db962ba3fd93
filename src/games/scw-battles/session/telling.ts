import type { Remark, SessionEvent } from '../../../kernel/session/index.js';
import { numberedPhase } from './clock.js';
import type { events } from './events/declarations.js';
import { type Name, nameOf, placeName, word, wordOr } from './names.js';
import type { Table } from './table.js';
import { levelName } from './victory.js';

type Events = { [K in keyof typeof events]: InstanceType<(typeof events)[K]['shape']> };

type Told = Pick<Remark, 'rule' | 'values'> & { readonly as?: string };

/** What a sentence about an event says; null where it needs none, because another event says it all. */
type Tellers = { [K in keyof Events]: (table: Table, event: Events[K]) => Told | null };

const said = (rule: string, values: Remark['values'] = {}, as?: string): Told => ({
  rule,
  values,
  ...(as === undefined ? {} : { as }),
});

const namesOf = (table: Table, ids: readonly string[]): Name[] => ids.map((id) => nameOf(table, id));

const TELLERS: Tellers = {
  'set-up-passed': (_, { to }) => said('4.0', { side: word(to) }),
  'phase-began': (_, { turn, phase }) => said('5.0', { turn, phase: numberedPhase(phase) }),
  'initiative-decided': (_, { first }) => said('5.0', { side: word(first) }),
  'weather-set': (_, { weather }) => said('17.0', { weather: word(weather === 'clear' ? 'clearSky' : weather) }),
  'air-points-received': (_, { side, points }) => (points > 0 ? said('13.2', { side: word(side), points }) : null),
  'step-reached': () => null,
  'status-judged': (table, { unsupplied, uncommanded }) => {
    if (unsupplied.length + uncommanded.length === 0) return null;
    const values = { unsupplied: namesOf(table, unsupplied), uncommanded: namesOf(table, uncommanded) };
    if (uncommanded.length === 0) return said('9.3', values, 'status-judged-supply');
    return unsupplied.length === 0 ? said('10.3', values, 'status-judged-command') : said('9.3', values);
  },
  'game-over': (table, { result }) =>
    said(result.rule ?? '5.0', { level: levelName(table, result) ?? wordOr(result.level, result.level) }),

  'unit-placed': (table, { unit, hex }) => said('4.0', { unit: nameOf(table, unit), hex }),
  'unit-moved': (table, { unit, from, to, spent }) => said('6.1', { unit: nameOf(table, unit), from, to, cost: spent }),
  'unit-entered': (table, { unit, hex }) => said('15.1', { unit: nameOf(table, unit), hex }),
  'unit-left': (table, { unit, from, edge }) =>
    said('16.0', { unit: nameOf(table, unit), from, edge: word(`edge-${edge}`) }),
  'unit-retreated': (table, { unit, from, to }) => said('11.6', { unit: nameOf(table, unit), from, to }),
  'unit-advanced': (table, { unit, to }) => said('11.7', { unit: nameOf(table, unit), to }),
  'unit-reduced': (table, { unit }) => said('11.5', { unit: nameOf(table, unit) }),
  'unit-eliminated': (table, { unit, cause }) =>
    said('11.5', { unit: nameOf(table, unit), cause: wordOr(`cause-${cause}`, cause) }),
  'leader-fled': (table, { unit, from }) => said('14.4', { unit: nameOf(table, unit), from }),
  'leader-saved': (table, { unit, to }) => said('14.4', { unit: nameOf(table, unit), to }),
  'hq-returns': (table, { unit, turn }) => said('10.5', { unit: nameOf(table, unit), turn }),
  'hex-taken': (table, { hex, side }) => said('5.0', { side: word(side), place: placeName(table, hex) }),
  'objective-entered': (table, { hex, division }) => said('B.19', { division, place: placeName(table, hex) }),

  'bomber-sent': (table, { unit, hex }) => said('13.1', { unit: nameOf(table, unit), hex }),
  'hex-bombarded': (_, { hex, side, steps }) => said('13.3', { side: word(side), hex, steps }),
  'attack-declared': (table, { unit, hex }) => said('11.1', { unit: nameOf(table, unit), hex }),
  'attack-extended': (_, { combat, hex }) => said('11.1', { combat, hex }),
  'barrage-declared': (table, { gun, hex }) => said('12.4', { unit: nameOf(table, gun), hex }),
  'combat-called-off': (_, { targets }) => said('11.1', { hexes: targets }),
  'combat-opened': (_, { combat, attackers, targets }) =>
    said('5.0', { combat, hexes: targets }, attackers.length === 0 ? 'combat-opened-barrage' : undefined),
  'air-committed': (table, { combat, side, points, unit }) =>
    unit === undefined
      ? said('13.2', { side: word(side), points, combat })
      : said('13.1', { unit: nameOf(table, unit), combat }, 'air-committed-unit'),
  'attack-kind-chosen': (_, { kind, paid }) =>
    kind === 'normal' ? said('11.2', {}) : said('11.2', { divisions: paid }, 'attack-kind-chosen-assault'),
  'gun-committed': (table, { gun, party }) => said('12.3', { unit: nameOf(table, gun), party: word(party) }),
  'unit-withdrew': (table, { unit, from, to }) => said('11.61', { unit: nameOf(table, unit), from, to }),
  'combat-over': (_, { combat }) => said('5.0', { combat }),
  'choices-owed': () => null,
  'choice-settled': () => null,
  'ground-held': (_, { side }) => said('14.3', { side: word(side) }),

  'gun-drawn': (table, { unit }) => said('J.6', { unit: nameOf(table, unit) }),
  'reserves-released': (_, { brigade }) => said('J.20', { brigade }),
  'approach-made': () => said('J.20'),
  'bridge-begun': (table, { unit, side }) => said('J.18', { unit: nameOf(table, unit), hexside: side }),
  'bridge-built': (table, { unit, side }) => said('J.18', { unit: nameOf(table, unit), hexside: side }),
  'division-withdrawn': (_, { division }) => said('B.20', { division }),
  'division-received': (_, { division }) => said('B.20', { division }),
  'unit-loaded': (table, { unit, truck }) => said('B.10', { unit: nameOf(table, unit), truck: nameOf(table, truck) }),
  'unit-unloaded': (table, { unit, hex }) => said('B.10', { unit: nameOf(table, unit), hex }),
};

/** The sentence of an event. */
export function tell(table: Table, event: SessionEvent): Remark | null {
  const teller = TELLERS[event.type as keyof Events] as
    | ((table: Table, event: SessionEvent) => Told | null)
    | undefined;
  const told = teller?.(table, event);
  return told ? { rule: told.rule, key: `event-${told.as ?? event.type}`, values: told.values } : null;
}
