import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Replenish } from '../commands.js';
import { type Counter, has, isPersonnel, type Mark, withMarks, withoutMarks } from '../counters.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { eligibleEntries } from '../ground.js';
import { GONE } from '../losses.js';
import { areaAt, leftBehind, livingOf, placeOf, retainedArea, SIDES } from '../roster.js';
import { BOTH, type Desk, Faults, happen, type Play, type Stage } from '../stage.js';
import { attended, inSamePlace, vehicles } from './attendance.js';
import { gainCpp } from './cpp.js';
import { crewOf } from './escape-vehicle.js';
import { forTheNight, isBritishTank } from './for-the-night.js';
import { keepWeapons, usedUp } from './ft-dc.js';
import { checkScrounge, scrounge } from './scrounge.js';
import { shortByDate } from './shortage.js';
import { isDead, standsIn } from './wrecks.js';

function checkReplenish(
  desk: Desk,
  side: Side,
  { swapMg = [], abandon = [], wreck = [], scrounge: lines = [], entryFor = [], keepFtDc = [] }: Partial<Replenish>,
): void {
  const faults = new Faults('/swapMg');
  const own = vehicles(desk, side);
  const used = new Set<string>();
  for (const [at, { vehicle: id, lmg }] of swapMg.entries()) {
    const vehicle = own.find((each) => each.id === id && has(each, 'mgDisabled') && !has(each, 'captured'));
    const weapon = livingOf(desk.position, side).find(
      (each) => each.id === lmg && each.type === 'LMG' && !has(each, 'captured'),
    );
    if (!vehicle || !weapon || used.has(lmg) || used.has(id) || !inSamePlace(desk, vehicle, weapon))
      faults.add('3.61421', 'no-such-swap', { at: at + 1 });
    used.add(lmg);
    used.add(id);
  }
  for (const [list, ids] of [
    ['/abandon', abandon],
    ['/wreck', wreck],
  ] as const) {
    for (const [at, id] of ids.entries()) {
      const vehicle = own.find((each) => each.id === id && !has(each, 'recalled') && retainedArea(desk.position, each));
      if (!vehicle || !attended(desk, vehicle)) faults.add('3.61423', 'no-such-vehicle', {}, `${list}/${at}`);
    }
  }
  checkScrounge(desk, side, lines, faults);
  const entries = eligibleEntries(desk, side, desk.position.open.date).map(({ arrow }) => arrow);
  for (const [at, { unit, entry }] of entryFor.entries()) {
    if (!own.some((each) => each.id === unit && isBritishTank(desk, each)) || !entries.includes(entry))
      faults.add('3.61426', 'no-such-night-entry', { at: at + 1 }, `/entryFor/${at}`);
  }
  if (
    keepFtDc.some((id) => !usedUp(desk, side).some((each) => each.id === id)) ||
    new Set(keepFtDc).size !== keepFtDc.length
  )
    faults.add('3.61427', 'not-used-up', {}, '/keepFtDc');
  faults.throw();
}

/** .61421 to .61427, unseen: swaps, abandoned vehicles, ammunition, tanks for the night, FT and DC; then Ammunition Shortage [3.615]. */
function replenish(
  play: Play,
  side: Side,
  {
    swapMg = [],
    abandon = [],
    wreck = [],
    scrounge: lines = [],
    entryFor = [],
    ammo = true,
    keepFtDc = [],
  }: Partial<Replenish>,
): void {
  const counters: Record<string, Partial<Counter>> = {};
  const now = (id: string): Counter => ({ ...play.position.own[side].counters[id]!, ...counters[id] }) as Counter;
  for (const { vehicle, lmg } of swapMg) {
    counters[vehicle] = { marks: withoutMarks(now(vehicle), 'mgDisabled') };
    counters[lmg] = GONE;
  }
  let number = Object.keys(play.position.own[side].counters).length;
  const wrecked: string[] = [];
  const dying: string[] = [];
  for (const id of [...abandon, ...wreck]) {
    const vehicle = now(id);
    if (vehicle.status !== 'alive') continue;
    if (!has(vehicle, 'abandoned')) {
      number += 1;
      const crew = crewOf(play, side, vehicle, number);
      counters[crew.id] = { ...crew, at: placeOf(play.position, vehicle), known: false };
    }
    const marks = withMarks(vehicle, 'abandoned');
    const dead = isDead(play, { ...vehicle, marks });
    const gone = dead || wreck.includes(id);
    counters[id] = gone ? GONE : { ...counters[id], marks };
    if (!gone) continue;
    leftBehind(play.position, vehicle, counters);
    const hex = standsIn(vehicle);
    if (hex !== null) (dead ? dying : wrecked).push(hex);
  }
  const secret = { for: [side] };
  const burnt = [...dying, ...scrounge(play, side, lines, counters, number)];
  number += lines.filter(({ got }) => got !== undefined).length;
  for (const counter of livingOf(play.position, side)) {
    const each = now(counter.id);
    if (each.status !== 'alive') continue;
    let patch: Partial<Counter> = {};
    if (has(each, 'lowAmmo') && !has(each, 'captured') && !has(each, 'isolated'))
      patch = { marks: withoutMarks(each, 'lowAmmo') };
    if (ammo && each.depleted.length > 0) patch = { ...patch, depleted: rollAmmo(play, side, each, secret) };
    const named = entryFor.find(({ unit }) => unit === each.id)?.entry;
    const night = forTheNight(play, side, { ...each, ...patch }, named, secret);
    patch = { ...patch, ...night.tank };
    if (night.crewAt) {
      number += 1;
      const crew = crewOf(play, side, each, number);
      counters[crew.id] = { ...crew, at: night.crewAt, known: false };
    }
    patch = { ...patch, marks: shortage(play, { ...each, ...patch }) };
    counters[each.id] = { ...counters[each.id], ...patch };
    if (patch.status === 'eliminated') leftBehind(play.position, each, counters);
  }
  keepWeapons(play, side, keepFtDc, counters);
  happen(play, 'replenished', {
    rule: '3.61427',
    side,
    own: {
      counters,
      ...(burnt.length > 0 ? { scrounged: [...(play.position.own[side].scrounged ?? []), ...burnt] } : {}),
      ...(wrecked.length > 0 ? { wrecked: [...(play.position.own[side].wrecked ?? []), ...wrecked] } : {}),
    },
  });
}

function rollAmmo(play: Play, side: Side, weapon: Counter, secret: { for: Side[] }): string[] {
  const input = {
    side,
    date: play.position.open.date,
    captured: has(weapon, 'captured'),
    isolated: has(weapon, 'isolated'),
  };
  if (!play.book.allows('events/special-ammunition', input)) return [...weapon.depleted];
  return weapon.depleted.filter(
    () => play.ask<{ result: string }>('events/special-ammunition', input, secret).result !== 'available',
  );
}

/** British MMC and SW on 14PM and 14N; otherwise only who is isolated (PS-45) [3.615, CG18]. */
function shortage(play: Play, counter: Counter): readonly Mark[] {
  return shortByDate(play, counter) || has(counter, 'isolated')
    ? withMarks(counter, 'shortage')
    : withoutMarks(counter, 'shortage');
}

/** With the dice of the repairs known, the rest of 3.614 is decided [3.6142]. */
export const replenishing: Stage = {
  rule: '3.6142',
  actors: BOTH,
  prompt: () => ({ rule: '3.6142', key: 'ask-replenish', values: {} }),
  *options(desk: Desk, side): Iterable<Action> {
    const own = side as Side;
    const mine = vehicles(desk, own)
      .map(({ id }) => id)
      .concat('');
    const lmgs = livingOf(desk.position, own)
      .filter(({ type }) => type === 'LMG')
      .map(({ id }) => id)
      .concat('');
    const lost = usedUp(desk, own).map(({ id }) => id);
    const wrecks = Object.entries(desk.position.open.wrecks).flatMap(([hex, kind]) =>
      kind === 'wreck' && areaAt(desk.position, own, hex) ? [hex] : [],
    );
    const people = livingOf(desk.position, own)
      .filter(isPersonnel)
      .map(({ id }) => id);
    const entries = eligibleEntries(desk, own, desk.position.open.date).map(({ arrow }) => arrow);
    const schema = objectOf({
      type: { const: 'replenish' },
      swapMg: listOf(objectOf({ vehicle: oneOf(mine), lmg: oneOf(lmgs) }), mine.length > 1 ? 4 : 0),
      abandon: listOf(oneOf(mine), mine.length > 1 ? 4 : 0, true),
      wreck: listOf(oneOf(mine), mine.length > 1 ? 4 : 0, true),
      scrounge: listOf(
        objectOf({ wreck: oneOf(wrecks.concat('')), by: oneOf(people.concat('')), got: oneOf(['LMG', 'MMG', 'HMG']) }, [
          'wreck',
          'by',
        ]),
        wrecks.length > 0 && people.length > 0 ? 4 : 0,
      ),
      entryFor: listOf(
        objectOf({ unit: oneOf(mine), entry: oneOf(entries.concat('')) }),
        own === 'british' && mine.length > 1 ? 4 : 0,
      ),
      ammo: { type: 'boolean' },
      keepFtDc: listOf(oneOf(lost.concat('')), lost.length, true),
    });
    yield {
      command: {
        type: 'replenish',
        swapMg: [],
        abandon: [],
        wreck: [],
        scrounge: [],
        entryFor: [],
        ammo: true,
        keepFtDc: lost,
      },
      rule: '3.6142',
      form: { schema },
    };
  },
  commands: {},
  sealed: {
    type: 'replenish',
    check: (play, command, side) => checkReplenish(play, side as Side, command as unknown as Replenish),
    open(play, sent) {
      for (const side of SIDES) replenish(play, side, sent[side] as unknown as Replenish);
      gainCpp(play);
    },
  },
};
