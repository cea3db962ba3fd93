import type { Remark, SessionEvent } from '../../../kernel/session/index.js';
import { phaseName } from './clock.js';
import type { Happenings } from './events/catalogue.js';
import { type Name, nameOfId, shownAs, word, wordOr } from './names.js';
import type { Table } from './table.js';

type Told = Pick<Remark, 'rule' | 'values'> & { readonly as?: string };

/** What a sentence about an event says; null where it needs none, because another event says it all. */
type Tellers = { [K in keyof Happenings]: (table: Table, event: Seen<Happenings[K]>) => Told | null };

/** As its viewer sees it: without `secret` where he may not know. */
type Seen<E> = E extends { readonly secret: infer X } ? Omit<E, 'secret'> & { readonly secret?: X } : E;

const said = (rule: string, values: Remark['values'] = {}, as?: string): Told => ({
  rule,
  values,
  ...(as === undefined ? {} : { as }),
});

const unitOf = (table: Table, { unit }: { readonly unit: string }): { unit: Name } => ({ unit: nameOfId(table, unit) });

/** What points were scored for: a place of the scenario by its name, or a word of the game. */
function reasonOf({ victory }: Table, reason: string): Name {
  const place = victory.objectives?.find(({ name }) => name === reason);
  return place ? { en: place.name, ja: place.ja ?? place.name } : wordOr(`for-${reason}`, reason);
}

const TELLERS: Tellers = {
  'step-began': (table, { turn, step, phasing }) => said('4.3', { turn, phase: phaseName(table, { step, phasing }) }),
  'stage-entered': () => null,
  'game-closed': (_, { reason }) => said('15.1', { reason: wordOr(`end-${reason}`, reason) }),

  'unit-drawn': (table, { unit, side, secret }) => {
    const values = { side: word(side), unit: nameOfId(table, unit) };
    if (!secret) return said('14.3', values);
    return said('14.3', { ...values, counter: nameOfId(table, secret.counter) }, 'unit-drawn-known');
  },
  'unit-due': (table, event) => said('6.1', { ...unitOf(table, event), turn: event.turn }),
  'unit-waits': (table, event) => said('16.26', { ...unitOf(table, event), turn: event.turn }),
  'unit-placed': (table, event) => said('6.2', { ...unitOf(table, event), hex: event.hex }),
  'unit-queued': (table, event) => said('16.26', { ...unitOf(table, event), hex: event.hex }),
  'unit-moved': (table, event) => {
    const { from, to, cost } = event;
    return said('7.1', { ...unitOf(table, event), from, to, cost });
  },
  'unit-stays': (table, event) => said('7.3', unitOf(table, event)),
  'unit-flew': (table, event) => said('13.1', { ...unitOf(table, event), to: event.to }),
  'unit-dropped': (table, event) =>
    said(
      '19.5',
      { ...unitOf(table, event), to: event.to },
      event.suppressed ? 'unit-dropped-suppressed' : 'unit-dropped',
    ),
  'unit-revealed': (table, { unit, counter }) =>
    unit === counter
      ? said('14.2', { unit: nameOfId(table, unit) }, 'unit-revealed-named')
      : said('14.2', { unit: nameOfId(table, unit), counter: nameOfId(table, counter) }),
  'units-seen': (table, { by, secret }) => {
    if (!secret) return said('20.1', { side: word(by) });
    const units = secret.units.map((id, i) => shownAs(nameOfId(table, id), secret.counters[i]!.name));
    return said('20.1', { side: word(by), units }, 'units-seen-known');
  },
  'unit-eliminated': (table, { unit, counter, cause, toPool }) => {
    const called = nameOfId(table, unit);
    const name = unit === counter ? called : shownAs(called, nameOfId(table, counter));
    const values = { unit: name, cause: wordOr(`cause-${cause}`, cause) };
    return said('9.14', values, toPool ? 'unit-eliminated-pooled' : undefined);
  },
  'unit-suppressed': (table, event) => said('11.1', unitOf(table, event)),
  'units-recovered': (table, { units }) => said('11.4', { units: units.map((id) => nameOfId(table, id)) }),
  'unit-retreated': (table, event) =>
    said('9.16', { ...unitOf(table, event), from: event.from, to: event.path.at(-1) ?? event.from }),
  'unit-advanced': (table, event) =>
    said(
      event.flies ? '13.4' : '9.20',
      { ...unitOf(table, event), to: event.path.at(-1) ?? event.from },
      event.flies ? 'unit-advanced-flying' : undefined,
    ),
  'unit-withdrawn': (table, event) => said('17.23', { ...unitOf(table, event), factors: event.factors }),
  'unit-returned': (table, event) => said('17.32', unitOf(table, event)),
  'unit-pooled': (table, event) => said('18.6', unitOf(table, event)),
  'unit-turned-down': (table, event) => said('17.32', unitOf(table, event)),

  'points-scored': (table, { side, points, for: reason }) =>
    said('15.2', { side: word(side), points, reason: reasonOf(table, reason) }),
  'hex-rubbled': (_, { hex }) => said('16.32', { hex }),

  'event-rolled': (_, { event, momentum, giveBack }) => {
    if (event === 'none') return said('5.1', {}, 'event-rolled-none');
    if (momentum) return said('18.5', { side: word(momentum) }, 'event-rolled-momentum');
    if (giveBack > 0) return said('18.6', { units: giveBack }, 'event-rolled-give-back');
    return said('5.1', { event: word(event) });
  },
  'draws-due': (_, { draws }) => said('16.12', { draws }),
  'draw-made': (_, { pool }) => said('6.7', { pool: word(pool) }),
  'refit-rolled': (_, { side, left }) => said('17.32', { side: word(side), left }),
  'contingency-came': () => said('17.10'),
  'air-allotted': (_, { side, fixed, markers }) => {
    const kinds = Object.entries(fixed).flatMap(([kind, number]) => (number ? [timesOf(word(kind), number)] : []));
    if (kinds.length > 0) return said('6.5', { side: word(side), kinds }, 'air-allotted-fixed');
    return said('6.5', { side: word(side), markers });
  },
  'air-taken': (_, { side, air }) => said('6.5', { side: word(side), air: word(air) }),
  'air-left': (_, { side }) => said('6.5', { side: word(side) }),
  'air-used': (_, { side, air, hex }) =>
    hex === undefined
      ? said('12.9', { side: word(side), air: word(air) })
      : said('12.9', { side: word(side), air: word(air), hex }, 'air-used-over'),

  'attacker-assigned': (table, event) => said('9.3', { ...unitOf(table, event), hex: event.target }),
  'attack-widened': (_, { target, hex }) => said('9.5', { target, hex }),
  'battery-assigned': (table, event) => said('10.6', { ...unitOf(table, event), hex: event.target }),
  'air-assigned': (_, { air, target }) => said('12.5', { air: word(air), hex: target }),
  'attack-called-off': (_, { target }) => said('9.3', { hex: target }),
  'attacks-called-off': () => said('9.3'),
  'attacks-declared': () => said('9.3'),
  'fire-aimed': (table, { unit, air, hex }) =>
    said('23.2', { unit: unit === undefined ? word(air!) : nameOfId(table, unit), hex }),
  'combat-opened': (_, { target }) => said('9.3', { hex: target }),
  'table-chosen': (_, { crt }) => said('9.13', { table: word(crt) }),
  'support-given': (table, event) =>
    event.share === undefined
      ? said('10.11', unitOf(table, event))
      : said('16.18', { ...unitOf(table, event), share: event.share }, 'support-given-share'),
  'air-support-given': (_, { side, air }) => said('12.4', { side: word(side), air: word(air) }),
  'combat-rolled': (_, { result }) =>
    result === 'bombardment' ? said('10.10', {}, 'combat-rolled-bombardment') : said('9.14', { result }),
  'loss-chosen': (table, event) => said('9.14', unitOf(table, event)),
  'retreat-begun': (table, event) => said('9.16', { ...unitOf(table, event), to: event.path.at(-1)! }),
  'unit-lifted-out': (table, event) => said('13.4', { ...unitOf(table, event), from: event.from }),
  'retreat-failed': (table, event) => said('9.17', { ...unitOf(table, event), hex: event.path.at(-1)! }),
  'advance-declined': () => said('9.19'),
  'combat-closed': (_, { target }) => said('9.3', { hex: target }),
};

const timesOf = ({ en, ja }: Required<Name>, number: number): Name => ({ en: `${number} ${en}`, ja: `${ja}${number}` });

/** The sentence of an event, as its viewer sees it. */
export function tell(table: Table, event: SessionEvent): Remark | null {
  const teller = TELLERS[event.type as keyof Happenings] as
    | ((table: Table, event: SessionEvent) => Told | null)
    | undefined;
  const told = teller?.(table, event);
  return told ? { rule: told.rule, key: `event-${told.as ?? event.type}`, values: told.values } : null;
}
