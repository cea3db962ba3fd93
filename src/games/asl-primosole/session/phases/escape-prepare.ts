import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { weaponFacts } from '../cards.js';
import type { PrepareEscape } from '../commands.js';
import { type Counter, has, isPersonnel, withMarks } from '../counters.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { casualtyReduction, GONE } from '../losses.js';
import { half } from '../report/new-counters.js';
import { carriedBy, livingOf, placeOf, SIDES } from '../roster.js';
import { type Desk, Faults, happen, type Play, type Scene } from '../stage.js';
import { type Trying, trying } from './escape-groups.js';

/** A Gun that can be taken apart has portage points on its card. */
const comesApart = ({ table }: Scene, gun: Counter): boolean => (weaponFacts(table.cards, gun)?.pp ?? 0) > 0;

const groupAt = (scene: Scene, side: Side, hex: string): Trying | undefined =>
  trying(scene, side).find((each) => each.hex === hex);

/** What may be destroyed or handed on: what the group carries, and what lies in its Location [3.606]. */
function itemsOf(scene: Scene, side: Side, { hex, units }: Trying): Counter[] {
  const lying = livingOf(scene.position, side).filter(
    ({ kind, at }) => ['sw', 'gun', 'radio'].includes(kind) && at !== null && 'hex' in at && at.hex === hex,
  );
  return [...units.filter(isPersonnel).flatMap((unit) => carriedBy(scene.position, unit)), ...lying];
}

/** Squads with a leader among them may Deploy [3.606]. */
const deployable = ({ units }: Trying): Counter[] =>
  units.some(({ kind }) => kind === 'leader') ? units.filter(({ kind }) => kind === 'squad') : [];

function check(play: Play, side: Side, { hex, deploy, destroy, give }: PrepareEscape): void {
  const group = groupAt(play, side, hex);
  if (!group) play.refuse('3.606', 'not-escaping', { hex });
  const faults = new Faults();
  const items = itemsOf(play, side, group);
  const people = group.units.filter(isPersonnel);
  for (const [at, id] of deploy.entries())
    if (!deployable(group).some((squad) => squad.id === id) || deploy.indexOf(id) !== at)
      faults.add('3.606', 'no-deploying', { at: at + 1 }, `/deploy/${at}`);
  for (const [at, id] of destroy.entries())
    if (!items.some((item) => item.id === id) || give.some(({ item }) => item === id))
      faults.add('3.606', 'no-such-item', { at: at + 1, item: id }, `/destroy/${at}`);
  for (const [at, { item: id, to }] of give.entries()) {
    const item = items.find((each) => each.id === id);
    const taker = people.find((each) => each.id === to && !deploy.includes(to));
    if (!item || give.findIndex((each) => each.item === id) !== at)
      faults.add('3.606', 'no-such-item', { at: at + 1, item: id }, `/give/${at}`);
    else if (!taker) faults.add('3.606', 'who-takes-it', { at: at + 1, item: item.name }, `/give/${at}`);
    else if (item.kind === 'gun' && !comesApart(play, item))
      faults.add('3.606', 'gun-stays-whole', { at: at + 1, item: item.name }, `/give/${at}`);
  }
  faults.throw();
}

/** Before the DR: squads Deploy, equipment is destroyed or changes hands, a Gun is dismantled [3.606]. */
export function prepareEscape(play: Play, side: Side, sent: PrepareEscape): void {
  const { hex, deploy, destroy, give } = sent;
  check(play, side, sent);
  const counters: Record<string, Partial<Counter>> = {};
  let number = Object.keys(play.position.own[side].counters).length;
  for (const id of deploy) {
    const squad = play.position.own[side].counters[id]!;
    const { type, kind, name } = casualtyReduction(play.table, squad);
    counters[id] = { type: type!, kind: kind!, name: name! };
    number += 1;
    counters[`${side[0]}${String(number).padStart(2, '0')}`] = {
      ...half(play, squad, type!, number),
      at: squad.at,
      marks: squad.marks,
    };
  }
  for (const id of destroy) counters[id] = GONE;
  for (const { item, to } of give) {
    const thing = play.position.own[side].counters[item]!;
    counters[item] = {
      at: { with: to },
      ...(thing.kind === 'gun' ? { marks: withMarks(thing, 'freeToMove') } : {}),
    };
  }
  happen(play, 'escape-prepared', { rule: '3.606', side, values: { hex }, own: { counters } });
}

export function* prepareOptions(desk: Desk, side: Side, group: Trying): Iterable<Action> {
  const items = itemsOf(desk, side, group).map(({ id }) => id);
  const squads = deployable(group).map(({ id }) => id);
  const people = group.units.filter(isPersonnel).map(({ id }) => id);
  const first = squads[0];
  if (first === undefined && items.length === 0) return;
  const { hex } = group;
  const none = { deploy: [] as string[], destroy: [] as string[], give: [] as object[] };
  yield {
    command: {
      type: 'prepare-escape',
      hex,
      ...none,
      ...(items.length > 0 ? { destroy: [items[0]!] } : { deploy: [first!] }),
    },
    rule: '3.606',
    changes: true,
    form: {
      schema: objectOf({
        type: { const: 'prepare-escape' },
        hex: { const: hex },
        deploy: listOf(oneOf(squads.concat('')), squads.length, true),
        destroy: listOf(oneOf(items.concat('')), items.length, true),
        give: listOf(objectOf({ item: oneOf(items.concat('')), to: oneOf(people) }), items.length),
      }),
    },
  };
}

/** A Gun that was carried to its new area stands there by itself again, free to set up anywhere in it [CG10]. */
export function reassemble(play: Play): void {
  for (const side of SIDES) {
    const counters: Record<string, Partial<Counter>> = {};
    for (const gun of livingOf(play.position, side)) {
      const { at } = gun;
      const holder = at && 'with' in at ? play.position.own[side].counters[at.with] : undefined;
      if (gun.kind !== 'gun' || !holder || !isPersonnel(holder) || !has(gun, 'freeToMove')) continue;
      const place = placeOf(play.position, gun);
      if (place) counters[gun.id] = { at: place };
    }
    if (Object.keys(counters).length > 0)
      happen(play, 'equipment-settled', { rule: 'CG10', side, values: { count: 0 }, own: { counters } });
  }
}
