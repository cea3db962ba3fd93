import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { nameOf, weaponFacts } from '../cards.js';
import type { Aftermath } from '../commands.js';
import { type Counter, has, isEquipment, isMmc, withMarks, withoutMarks } from '../counters.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { isWater } from '../ground.js';
import { canHarden, changedInto, GONE, hardened } from '../losses.js';
import type { Fort } from '../position.js';
import { carriedBy, leftBehind, livingOf, placeKey, placeOf, retainedArea, SIDES } from '../roster.js';
import { BOTH, type Desk, Faults, happen, type Play, type Scene, type Stage } from '../stage.js';
import { closeDate } from './new-date.js';

const heroes = ({ position }: Scene, side: Side): Counter[] =>
  livingOf(position, side).filter(({ kind }) => kind === 'hero');
const halves = ({ position }: Scene, side: Side): Counter[] =>
  livingOf(position, side).filter(({ kind }) => kind === 'halfSquad');
const mortars = ({ table, position }: Scene, side: Side): number =>
  livingOf(position, side).filter((counter) => counter.kind === 'sw' && weaponFacts(table.cards, counter)?.mortar)
    .length;

/** Non-crew MMC in the area of a hero that can be Battle Hardened [3.6112]. */
const candidates = ({ table, position }: Scene, hero: Counter): Counter[] =>
  livingOf(position, hero.side).filter(
    (counter) =>
      isMmc(counter) &&
      counter.kind !== 'crew' &&
      canHarden(table, counter) &&
      placeKey(placeOf(position, counter)) === placeKey(placeOf(position, hero)),
  );

function check(desk: Desk, side: Side, { heroes: lines = [], keep = [] }: Partial<Aftermath>): void {
  const faults = new Faults('/heroes');
  const hardenedNow = new Set<string>();
  for (const [at, { hero: id, mmc }] of lines.entries()) {
    const hero = heroes(desk, side).find((each) => each.id === id);
    if (!hero) faults.add('3.6112', 'no-such-hero', { at: at + 1 });
    else if (mmc !== undefined && (hardenedNow.has(mmc) || !candidates(desk, hero).some((each) => each.id === mmc)))
      faults.add('3.6112', 'not-hardened', { at: at + 1 });
    if (mmc !== undefined) hardenedNow.add(mmc);
  }
  if (keep.some((id) => !halves(desk, side).some((each) => each.id === id)))
    faults.add('3.6111', 'no-such-half-squad', {}, '/keep');
  if (keep.length > mortars(desk, side)) faults.add('3.6111', 'too-many-kept', { limit: mortars(desk, side) }, '/keep');
  faults.throw();
}

/** Fires burn out: rubble, shellholes, and everything that stood there [3.609]. */
function putOutFires(play: Play): void {
  const { open } = play.position;
  const fires = Object.entries(open.fires);
  const { locations } = play.ask<{
    locations: { name: string; becomes: string; wholeBuilding: boolean; vehiclesBurntOut: boolean }[];
  }>('status/fire', {
    fires: fires.map(([hex, burning]) => ({
      name: hex,
      ...burningIn(play, hex, burning),
      vehicles: play.position.open.wrecks[hex] !== undefined || vehicleIn(play, hex),
      fortificationsOrEquipment: true,
    })),
  });
  const terrain = { ...open.terrain };
  const wrecks = { ...open.wrecks };
  const burnt = new Set<string>();
  for (const { name, becomes, wholeBuilding, vehiclesBurntOut } of locations) {
    // Vehicles and wrecks burn out; in a building that falls to rubble they are gone [3.6091-3.6095].
    if (becomes === 'burntOutWreck' || wrecks[name] || vehiclesBurntOut) wrecks[name] = 'burntOutWreck';
    if (becomes === 'unchanged' || becomes === 'burntOutWreck') continue;
    const building = play.table.map.facts.buildings.find(({ hexes }) => hexes.includes(name));
    for (const hex of wholeBuilding && building ? building.hexes : [name]) {
      terrain[hex] = becomes;
      burnt.add(hex);
      if (wholeBuilding) delete wrecks[hex];
    }
  }
  happen(play, 'fires-out', { rule: '3.609', values: { hexes: [...burnt] }, open: { terrain, wrecks, fires: {} } });
  for (const side of SIDES) {
    const counters: Record<string, Partial<Counter>> = {};
    for (const counter of livingOf(play.position, side)) {
      const { id, at } = counter;
      if ((at && 'hex' in at && burnt.has(at.hex) && isEquipment(counter)) || trapped(play, counter, burnt)) {
        counters[id] = GONE;
        leftBehind(play.position, counter, counters);
      }
    }
    const forts: Record<string, Partial<Fort>> = {};
    for (const { id, hex } of Object.values(play.position.own[side].forts))
      if (hex !== null && burnt.has(hex)) forts[id] = { hex: null, kind: 'used' };
    happen(play, 'fires-out', { rule: '3.6095', side, values: { hexes: [...burnt] }, own: { counters, forts } });
  }
}

const vehicleIn = ({ position }: Scene, hex: string): boolean =>
  SIDES.some((side) =>
    livingOf(position, side).some(({ kind, at }) => kind === 'vehicle' && at && 'hex' in at && at.hex === hex),
  );

/** A burning wreck in a building or in rubble, and not in bypass, sets them on fire [3.6091]. */
function burningIn({ table, position }: Scene, hex: string, burning: string): object {
  if (burning === 'wreckInBypass') return { burning: 'wreck' };
  const rubble = position.open.terrain[hex];
  const building = table.map.facts.buildings.find(({ hexes }) => hexes.includes(hex));
  const inside = rubble?.endsWith('Rubble')
    ? rubble
    : building && rubble === undefined
      ? `${building.kind}Building`
      : undefined;
  return { burning, ...(burning === 'wreck' && inside ? { wreckIn: inside } : {}) };
}

/** An isolated unit or weapon whose area holds no Location but burnt ones could set up nowhere [3.6095]. */
function trapped({ table, position }: Scene, counter: Counter, burnt: ReadonlySet<string>): boolean {
  if (!has(counter, 'isolated')) return false;
  const area = retainedArea(position, counter);
  return area?.hexes.every((hex) => burnt.has(hex) || isWater(table, hex)) ?? false;
}

/** Wounded leaders roll, half-squads recombine, heroes go: told as one for each side [3.610, 3.611]. */
function recover(play: Play, side: Side, { heroes: lines = [], keep = [] }: Partial<Aftermath>): void {
  const counters: Record<string, Partial<Counter>> = {};
  for (const leader of livingOf(play.position, side)) {
    if (leader.kind !== 'leader' || !has(leader, 'wounded')) continue;
    const airborne =
      side === 'british' &&
      leader.line !== null &&
      ['I2', 'I4', 'G2'].includes(play.position.own.british.lines[leader.line]?.group ?? '');
    const { result } = play.ask<{ result: string }>(
      'events/wounded-leader',
      { isolated: has(leader, 'isolated'), heroic: has(leader, 'heroic'), britishAirborne: airborne },
      leader.known ? undefined : { for: [side] },
    );
    if (result === 'eliminated') {
      counters[leader.id] = GONE;
      leftBehind(play.position, leader, counters);
    }
    if (result === 'recovers') counters[leader.id] = { marks: withoutMarks(leader, 'wounded') };
  }
  recombine(play, side, keep, counters);
  harden(play, side, lines, counters);
  happen(play, 'recovered', { rule: '3.611', side, own: { counters } });
}

/** Same-type half-squads of one area recombine until one is left, save those kept for mortars [3.6111]. */
function recombine(play: Play, side: Side, keep: readonly string[], counters: Record<string, Partial<Counter>>): void {
  const groups = new Map<string, Counter[]>();
  for (const half of halves(play, side)) {
    if (keep.includes(half.id) || has(half, 'unarmed')) continue;
    const key = `${half.nationality} ${half.type} ${placeKey(placeOf(play.position, half))}`;
    groups.set(key, [...(groups.get(key) ?? []), half]);
  }
  const chart = play.table.quiet().chart('half-squads');
  for (const group of groups.values()) {
    const row = `${group[0]!.nationality} ${group[0]!.type}`;
    if (!chart.hasRow(row)) continue;
    const type = chart.text(row, 'parent');
    for (let at = 0; at + 1 < group.length; at += 2) {
      const [first, second] = [group[at]!, group[at + 1]!];
      counters[first.id] = {
        kind: 'squad',
        type,
        name: nameOf(play.table.cards, 'squad', { nationality: first.nationality, type }),
      };
      counters[second.id] = GONE;
      for (const item of carriedBy(play.position, second)) counters[item.id] = { at: { with: first.id } };
    }
  }
}

/** A hero is removed for the hardening of somebody; if nobody could be hardened he stays; heroic leaders lose heroism [3.6112, 3.6113]. */
function harden(play: Play, side: Side, lines: Aftermath['heroes'], counters: Record<string, Partial<Counter>>): void {
  const alive = (counter: Counter): boolean => counters[counter.id]?.status !== 'eliminated';
  const done = new Set<string>();
  for (const hero of heroes(play, side)) {
    const open = candidates(play, hero).filter((each) => alive(each) && !done.has(each.id));
    const chosen = lines.find((line) => line.hero === hero.id);
    const mmc = open.find(({ id }) => id === chosen?.mmc);
    play.ask('status/hero', { candidates: Math.min(99, open.length), harden: mmc !== undefined }, { for: [side] });
    if (open.length === 0) continue;
    counters[hero.id] = GONE;
    for (const item of carriedBy(play.position, hero)) counters[item.id] = { at: { with: open[0]!.id } };
    if (!mmc) continue;
    done.add(mmc.id);
    const now: Counter = { ...mmc, ...counters[mmc.id] };
    const better = hardened(play.table, now);
    counters[mmc.id] = {
      ...counters[mmc.id],
      ...(better === null ? { marks: withMarks(now, 'fanaticNext') } : changedInto(play, now, better)),
    };
  }
  for (const leader of livingOf(play.position, side)) {
    if (leader.kind !== 'leader' || !has(leader, 'heroic') || !alive(leader)) continue;
    const better = leader.type === '10-3' ? null : hardened(play.table, leader);
    const now = { ...leader, ...counters[leader.id] };
    counters[leader.id] = {
      ...counters[leader.id],
      ...(better ? changedInto(play, now, better) : {}),
      marks: withoutMarks(now, 'heroic'),
    };
  }
}

/** Heroes and half-squads may be unknown to the enemy: both sides hand in, whether they have any or not [3.6111, 3.6112]. */
export const seeingToAftermath: Stage = {
  rule: '3.611',
  actors: BOTH,
  prompt: (scene, viewer) => ({
    rule: '3.611',
    key: 'ask-aftermath',
    values: { heroes: viewer === 'british' || viewer === 'axis' ? heroes(scene, viewer).length : 0 },
  }),
  *options(desk: Desk, side): Iterable<Action> {
    const own = heroes(desk, side as Side);
    const lines = own.map((hero) => {
      const mmc = candidates(desk, hero)[0];
      return { hero: hero.id, ...(mmc ? { mmc: mmc.id } : {}) };
    });
    const used = new Set<string>();
    const fair = lines.map((line) => {
      const twice = line.mmc !== undefined && used.has(line.mmc);
      if (line.mmc !== undefined) used.add(line.mmc);
      return twice ? { hero: line.hero } : line;
    });
    const squads = livingOf(desk.position, side as Side)
      .filter(isMmc)
      .map(({ id }) => id);
    const hero = objectOf({ hero: oneOf(own.map(({ id }) => id)), mmc: oneOf(squads) }, ['hero']);
    const schema = objectOf({
      type: { const: 'aftermath' },
      heroes: listOf(
        own.length > 0 && squads.length > 0 ? hero : oneOf(['']),
        own.length === 0 || squads.length === 0 ? 0 : 40,
      ),
      keep: listOf(
        oneOf(
          halves(desk, side as Side)
            .map(({ id }) => id)
            .concat(''),
        ),
        Math.min(mortars(desk, side as Side), 60),
        true,
      ),
    });
    yield { command: { type: 'aftermath', heroes: fair, keep: [] }, rule: '3.611', form: { schema } };
  },
  commands: {},
  sealed: {
    type: 'aftermath',
    check: (play, command, side) => check(play, side as Side, command as unknown as Aftermath),
    open(play, sent) {
      if (Object.keys(play.position.open.fires).length > 0) putOutFires(play);
      for (const side of SIDES) recover(play, side, sent[side] as unknown as Aftermath);
      happen(play, 'step-done', {
        rule: '3.611',
        values: { steps: ['3.609', '3.610', '3.611'] },
        open: { done: [...play.position.open.done, '3.609', '3.610', '3.611'] },
      });
      closeDate(play, false);
    },
  },
};
