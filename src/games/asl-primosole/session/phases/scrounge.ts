import type { Side } from '../../vocabulary.js';
import { nameOf, weaponFacts } from '../cards.js';
import type { Replenish } from '../commands.js';
import { type Counter, has, isPersonnel, withMarks } from '../counters.js';
import { newCounter } from '../order-of-battle.js';
import { areaAt, livingOf, retainedArea } from '../roster.js';
import type { Desk, Faults, Play, Scene } from '../stage.js';

type ScroungeLine = Replenish['scrounge'][number];

const personnelOf = ({ position }: Scene, side: Side, id: string): Counter | undefined =>
  livingOf(position, side).find((each) => each.id === id && isPersonnel(each));

/** An unburnt wreck in an own area, or an own abandoned vehicle there, with somebody of that area to do it [3.61423]. */
export function checkScrounge(desk: Desk, side: Side, lines: readonly ScroungeLine[], faults: Faults): void {
  const seen = new Set<string>();
  for (const [at, { wreck, vehicle, by, got }] of lines.entries()) {
    const pointer = `/scrounge/${at}`;
    const who = personnelOf(desk, side, by);
    const item = vehicle === undefined ? undefined : livingOf(desk.position, side).find((each) => each.id === vehicle);
    const area =
      wreck !== undefined && desk.position.open.wrecks[wreck] === 'wreck'
        ? areaAt(desk.position, side, wreck)
        : item && has(item, 'abandoned')
          ? retainedArea(desk.position, item)
          : undefined;
    const what = wreck ?? vehicle ?? '';
    const fresh = !seen.has(what) && !(desk.position.own[side].scrounged ?? []).includes(what);
    seen.add(what);
    if ((wreck === undefined) === (vehicle === undefined) || !area || !fresh)
      faults.add('3.61423', 'nothing-to-scrounge', { at: at + 1 }, pointer);
    else if (!who || retainedArea(desk.position, who)?.number !== area.number)
      faults.add('3.61423', 'who-scrounges', { at: at + 1 }, pointer);
    else if (got !== undefined && !weaponFacts(desk.table.cards, { nationality: who.nationality, type: got }))
      faults.add('3.61423', 'no-such-weapon', { at: at + 1, weapon: got }, `${pointer}/got`);
  }
}

/** What the core rules let somebody take out of a vehicle [3.61423]. */
export function scroungedWeapon(play: Play, side: Side, by: string, got: string, number: number): Counter {
  const { nationality } = play.position.own[side].counters[by]!;
  const id = `${side[0]}${String(number).padStart(2, '0')}`;
  const name = nameOf(play.table.cards, 'sw', { nationality, type: got });
  return { ...newCounter(id, side, nationality, 'sw', got, name, null), at: { with: by } };
}

/** MG of a nationality that there are cards for. */
export const knownWeapons = ({ table }: Scene, { nationality }: Counter): string[] =>
  ['LMG', 'MMG', 'HMG'].filter((type) => weaponFacts(table.cards, { nationality, type }) !== undefined);

/** The weapon goes to whoever Scrounged it; a Scrounged wreck is burnt out, a vehicle has lost its MG [3.61423, CG12]. */
export function scrounge(
  play: Play,
  side: Side,
  lines: readonly ScroungeLine[],
  counters: Record<string, Partial<Counter>>,
  from: number,
): string[] {
  let number = from;
  for (const { vehicle, by, got } of lines) {
    if (vehicle !== undefined) {
      const item = { ...play.position.own[side].counters[vehicle]!, ...counters[vehicle] };
      counters[vehicle] = { ...counters[vehicle], marks: withMarks(item, 'mgDisabled') };
    }
    if (got === undefined) continue;
    number += 1;
    const weapon = scroungedWeapon(play, side, by, got, number);
    counters[weapon.id] = weapon;
  }
  return lines.flatMap(({ wreck }) => (wreck === undefined ? [] : [wreck]));
}
