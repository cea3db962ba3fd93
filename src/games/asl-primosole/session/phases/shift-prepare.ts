import type { Side } from '../../vocabulary.js';
import { weaponFacts } from '../cards.js';
import type { Shift } from '../commands.js';
import { type Counter, isPersonnel, type Place } from '../counters.js';
import { casualtyReduction, GONE } from '../losses.js';
import { half } from '../report/new-counters.js';
import { carriedBy, livingOf, placeKey, placeOf } from '../roster.js';
import type { Desk, Faults, Scene } from '../stage.js';

type Group = Shift['groups'][number];

const ppOf = ({ table }: Scene, item: Counter): number => weaponFacts(table.cards, item)?.pp ?? 0;

export const loadOf = (scene: Scene, counter: Counter): number =>
  carriedBy(scene.position, counter).reduce((sum, item) => sum + ppOf(scene, item), 0);

/** What an MMC may carry on a Shift; a squad with more may Deploy [3.613]. */
const LIMIT = 5;

export interface Prepared {
  readonly counters: Record<string, Partial<Counter>>;
  /** Half-squads that Deploying made, by the number of their group. */
  readonly made: ReadonlyMap<number, readonly string[]>;
}

/** Before the DR: squads Deploy, SW are left, destroyed or handed on within the area [3.613]. */
export function prepareShift(desk: Desk, side: Side, groups: readonly Group[], faults: Faults): Prepared {
  const counters: Record<string, Partial<Counter>> = {};
  const made = new Map<number, string[]>();
  const touched = new Set<string>();
  let number = Object.keys(desk.position.own[side].counters).length;
  for (const [at, { from, units, deploy = [], drop = [], destroy = [], give = [] }] of groups.entries()) {
    const here = livingOf(desk.position, side).filter((each) => placeKey(placeOf(desk.position, each)) === from);
    const items = here.filter(({ kind }) => kind === 'sw' || kind === 'radio');
    const take = (id: string, pointer: string): Counter | undefined => {
      const item = touched.has(id) ? undefined : items.find((each) => each.id === id);
      touched.add(id);
      if (!item) faults.add('3.613', 'no-such-item', { at: at + 1, item: id }, `/groups/${at}/${pointer}`);
      return item;
    };
    for (const [n, id] of drop.entries()) if (take(id, `drop/${n}`)) counters[id] = { at: placeNamed(here) };
    for (const [n, id] of destroy.entries()) if (take(id, `destroy/${n}`)) counters[id] = GONE;
    for (const [n, { item: id, to }] of give.entries()) {
      const item = take(id, `give/${n}`);
      if (item && !here.some((each) => each.id === to && isPersonnel(each)))
        faults.add('3.613', 'who-takes-it', { at: at + 1, item: item.name }, `/groups/${at}/give/${n}`);
      counters[id] = { at: { with: to } };
    }
    const led = here.some(({ kind }) => kind === 'leader');
    for (const [n, id] of deploy.entries()) {
      const squad = here.find((each) => each.id === id && each.kind === 'squad' && units.includes(id));
      if (!squad || !led || deploy.indexOf(id) !== n || loadOf(desk, squad) <= LIMIT) {
        faults.add('3.613', 'no-deploying-to-shift', { at: at + 1 }, `/groups/${at}/deploy/${n}`);
        continue;
      }
      number += 1;
      const other = deployed(desk, squad, number, counters);
      made.set(at, [...(made.get(at) ?? []), other]);
    }
  }
  return { counters, made };
}

/** The place of everybody here, whoever carries whom. */
const placeNamed = (here: readonly Counter[]): Place | null =>
  here.find(({ at }) => at !== null && !('with' in at))?.at ?? null;

/** Two half-squads of a squad, its SW shared out between them, the heaviest first. */
function deployed(desk: Desk, squad: Counter, number: number, counters: Record<string, Partial<Counter>>): string {
  const { type, kind, name } = casualtyReduction(desk.table, squad);
  counters[squad.id] = { ...counters[squad.id], type: type!, kind: kind!, name: name! };
  const other = half(desk, squad, type!, number);
  counters[other.id] = { ...other, at: squad.at, marks: squad.marks };
  const kept = carriedBy(desk.position, squad).filter(({ id }) => counters[id] === undefined);
  let load = 0;
  for (const item of [...kept].sort((a, b) => ppOf(desk, b) - ppOf(desk, a))) {
    if (load + ppOf(desk, item) <= LIMIT) load += ppOf(desk, item);
    else counters[item.id] = { at: { with: other.id } };
  }
  return other.id;
}

/** The desk as it is once everything is prepared. */
export function afterPreparing(desk: Desk, side: Side, { counters }: Prepared): Desk {
  const { table, position, book } = desk;
  const own = { ...position.own[side].counters };
  for (const [id, patch] of Object.entries(counters)) own[id] = { ...own[id], ...patch } as Counter;
  const changed = { ...position.own, [side]: { ...position.own[side], counters: own } };
  return { table, book, position: { ...position, own: changed } };
}
