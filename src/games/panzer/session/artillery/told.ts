import type { Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { counterName } from '../hidden/counters.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';
import type { Name } from '../units.js';

type Teller = (table: Table, event: SessionEvent) => Remark | null;

/** A unit, a battery or an aircraft by its name. */
export const nameOfAny = ({ units, batteries, aircraft, assets }: Table, id: unknown): Name | string =>
  (units.get(id as string) ?? batteries.get(id as string) ?? aircraft.get(id as string) ?? assets.get(id as string))
    ?.name ??
  counterName(id as string) ??
  String(id);

/** An observer in hiding, to everybody but its side [7.2.2.3]. */
const SOMEBODY: Name = { en: 'A hidden observer', ja: '隠匿された観測者' };

/** One sentence of all answers: who fires, who is silent, whose fire falls on friends [6.5.1.12]. */
function answers(table: Table, { observer, responses, point, step, secret }: SessionEvent): Remark {
  const all = responses as readonly { source: string; response: string }[];
  const of = (wanted: string) =>
    all.filter(({ response }) => response === wanted).map(({ source }) => nameOfAny(table, source));
  const values = {
    observer: observer === null && !secret ? SOMEBODY : nameOfAny(table, observer ?? secret!.observer),
    hex: point as string,
    fire: of('success'),
    silent: of('failure'),
    stray: of('dangerClose'),
  };
  if (values.stray.length > 0) return remark('6.5.1.10', 'event-danger-close', values);
  if (values.fire.length === 0) return remark('6.5.1.12', 'event-silent', values);
  if (step === 'continue') return remark('6.5.1.8.1', 'event-goes-on', values);
  return remark('6.5.1.12', values.silent.length > 0 ? 'event-some-respond' : 'event-responds', values);
}

const CHECKED: Readonly<Record<string, string>> = {
  wanted: 'event-checked-wanted',
  dropped: 'event-checked-dropped',
  dangerClose: 'event-checked-danger-close',
  observerGone: 'event-checked-observer-gone',
  observerBusy: 'event-checked-observer-busy',
  observerBlind: 'event-checked-observer-blind',
};

export const artilleryTellers: Readonly<Record<string, Teller>> = {
  'indirect-opened': (_table, { side }) => remark('6.5.1', 'event-indirect', { side: side as string }),
  'indirect-ending': () => null,
  'indirect-closed': () => null,
  'call-composed': () => null,
  'call-dropped': () => null,
  'fire-answered': answers,
  'fire-misplaced': (table, { unit, point }) =>
    remark('6.5.1.12', 'event-misplaced', { unit: nameOfAny(table, unit), hex: point as string }),
  'fire-landed': (table, { source, point, shells, fires, mission, hexes }) => {
    const values = { source: nameOfAny(table, source), hex: point as string, shells: shells as string };
    if (!fires) return remark('5.16.2.3', 'event-shells-short', values);
    const count = (hexes as readonly string[]).length;
    return remark(mission === undefined ? '6.5.1.11' : '6.5.1.13', 'event-lands', { ...values, count });
  },
  'mission-checked': (_table, { why }) =>
    remark(why === 'dangerClose' ? '6.5.1.10' : '6.5.1.9', CHECKED[why as string]!),
  'plan-fired': (table, { battery, point }) =>
    remark('6.5.1.11', 'event-plan', { source: nameOfAny(table, battery), hex: point as string }),
  // What is plotted is its side's secret until it falls [6.5.1.11.1].
  'plan-delayed': (table, { secret }) =>
    secret ? remark('6.5.1.11.2', 'event-plan-waits', { source: nameOfAny(table, secret.battery) }) : null,
  'battery-countered': (table, { asset, target, result }) =>
    remark('7.28.2', 'event-countered', {
      unit: nameOfAny(table, asset),
      target: nameOfAny(table, target),
      result: result as string,
    }),
  'counter-passed': () => null,
  'battery-recovered': (table, { battery }) =>
    remark('7.28.2', 'event-battery-recovers', { unit: nameOfAny(table, battery) }),
  'barrage-crossed': (table, { unit }) => remark('6.6.6', 'event-into-barrage', { unit: nameOfAny(table, unit) }),
  'bog-checked': (table, { unit, hex, bogged }) =>
    bogged ? remark('7.29', 'event-bogged', { unit: nameOfAny(table, unit), hex: hex as string }) : null,
  'mines-known': (_table, { hex }) => remark('7.31.2', 'event-mines-known', { hex: hex as string }),
  'mines-struck': (table, { unit, hex }) =>
    remark('7.31.2', 'event-mines-struck', { unit: nameOfAny(table, unit), hex: hex as string }),
  'mines-cleared': (_table, { hex }) => remark('7.31.3', 'event-mines-cleared', { hex: hex as string }),
};

interface Fields {
  readonly unit: string;
  readonly hex: string;
  readonly mission: string;
  readonly shells: string;
  readonly sheaf: string;
  readonly direction?: string;
}

const ofUnit =
  (rule: string, key: string) =>
  (table: Table, { unit, hex }: Fields): Remark =>
    remark(rule, key, { unit: nameOfAny(table, unit), ...(hex === undefined ? {} : { hex }) });

const plain = (rule: string, key: string) => (): Remark => remark(rule, key);

/** What the commands of the step say in a list. */
export const artilleryDescribers: Readonly<
  Record<
    string,
    (
      table: Table,
      command: Fields,
      position: { readonly artillery: { readonly missions: Readonly<Record<string, { readonly point: string }>> } },
    ) => Remark
  >
> = {
  call: ofUnit('6.5.1.7', 'do-call'),
  source: ofUnit('6.5.1.1', 'do-source'),
  shells: (_table, { shells }) => remark('6.5.1.6', 'do-shells', { shells }),
  sheaf: (_table, { sheaf, direction }) =>
    direction === undefined
      ? remark('6.5.1.5', 'do-sheaf', { sheaf })
      : remark('6.5.1.5', 'do-sheaf-along', { sheaf, facing: direction }),
  point: (_table, { hex }) => remark('6.5.1.8.2', 'do-point', { hex }),
  send: plain('6.5.1.12', 'do-send'),
  'drop-call': plain('6.5.1.7', 'do-drop-call'),
  continue: (_table, { mission, shells }, { artillery }) =>
    remark('6.5.1.8.1', 'do-continue', { hex: artillery.missions[mission]!.point, shells }),
  adjust: (_table, { mission }, { artillery }) =>
    remark('6.5.1.8.2', 'do-adjust', { hex: artillery.missions[mission]!.point }),
  'recon-fire': ofUnit('7.37', 'do-recon-fire'),
  'check-mission': (_table, { mission }, { artillery }) =>
    remark('6.5.1.9', 'do-check', { hex: artillery.missions[mission]!.point }),
  'start-plan': ofUnit('6.5.1.11.2', 'do-start-plan'),
  'delay-plan': ofUnit('6.5.1.11.2', 'do-delay-plan'),
  'shift-plan': ofUnit('6.5.1.11.3', 'do-shift-plan'),
  'end-indirect': plain('6.5.1', 'do-end-indirect'),
  'counter-battery': ofUnit('7.28.1', 'do-counter-battery'),
  misplace: ofUnit('6.5.1.12', 'do-misplace'),
};
