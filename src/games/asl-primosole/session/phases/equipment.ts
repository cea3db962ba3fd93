import type { Action } from '../../../../kernel/session/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import type { Equipment } from '../commands.js';
import { type Counter, has, isEquipment, isMmc, isPersonnel, withMarks, withoutMarks } from '../counters.js';
import { goTo, ready } from '../flow.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { GONE } from '../losses.js';
import type { Fort } from '../position.js';
import { areaAt, counterOf, leftBehind, livingOf, retainedArea, SIDES, takenAs } from '../roster.js';
import { type Desk, Faults, happen, notReady, type Play, type Scene, type Stage } from '../stage.js';
import { reassemble } from './escape-prepare.js';
import { crewOf } from './escape-vehicle.js';
import { markIsolation } from './places.js';
import { knownWeapons, scroungedWeapon } from './scrounge.js';
import { withdraw } from './withdrawal.js';
import { isDead, standsIn, withWreck } from './wrecks.js';

/** 3.607 begins: whatever lies in an enemy Setup Area falls to its controller; hidden fortifications there come to light [3.6071, 3.6073]. */
export function openEquipment(play: Play): void {
  reassemble(play);
  for (const side of SIDES) markIsolation(play, side);
  for (const side of SIDES) capture(play, side);
  for (const side of SIDES) reveal(play, side);
  goTo(play, 'equipment', ['3.606']);
}

/** Who of the captors in an area guards a crew that is captured with its vehicle: an MMC before an SMC, one that is known before one that is not [3.6071, 3.608]. */
function guardIn({ position }: Scene, side: Side, hex: string): Counter | undefined {
  const area = areaAt(position, side, hex)?.number;
  const rank = (counter: Counter): number => (isMmc(counter) ? 0 : 2) + (counter.known ? 0 : 1);
  return livingOf(position, side)
    .filter((each) => isPersonnel(each) && each.alias !== null && retainedArea(position, each)?.number === area)
    .sort((one, other) => rank(one) - rank(other))[0];
}

/** Unpossessed SW, Guns and stuck vehicles of the other side in this side's areas, whether anybody is there or not [3.6071]. */
function capture(play: Play, side: Side): void {
  const enemy = enemyOf(side);
  const taken: Record<string, Partial<Counter>> = {};
  const lost: Record<string, Partial<Counter>> = {};
  let number = Object.keys(play.position.own[side].counters).length;
  let crews = Object.keys(play.position.own[enemy].counters).length;
  for (const item of livingOf(play.position, enemy)) {
    const hex = item.at && 'hex' in item.at ? item.at.hex : null;
    if (!isEquipment(item) || hex === null) continue;
    if (!areaAt(play.position, side, hex) || areaAt(play.position, enemy, hex)) continue;
    lost[item.id] = GONE;
    leftBehind(play.position, item, lost);
    if (item.kind === 'glider') continue;
    if (item.kind === 'vehicle' && !has(item, 'abandoned')) {
      crews += 1;
      const crew = crewOf(play, enemy, item, crews);
      lost[crew.id] = { ...crew, status: 'prisoner', at: null, guard: guardIn(play, side, hex)?.alias ?? null };
    }
    number += 1;
    const id = `${side[0]}${String(number).padStart(2, '0')}`;
    const marks = withMarks({ ...item, marks: withoutMarks(item, 'hooked', 'isolated') }, 'captured');
    taken[id] = {
      ...item,
      id,
      side,
      line: null,
      marks: item.kind === 'vehicle' ? withMarks({ ...item, marks }, 'abandoned') : marks,
      known: true,
      alias: takenAs(side, item),
    };
  }
  happen(play, 'equipment-settled', {
    rule: '3.6071',
    side,
    values: { count: Object.keys(taken).length },
    own: { counters: taken },
  });
  happen(play, 'equipment-settled', { rule: '3.6071', side: enemy, values: { count: 0 }, own: { counters: lost } });
}

/** A hidden fortification in the enemy's Setup Area is revealed, of mines only that they are there [3.6073]. */
function reveal(play: Play, side: Side): void {
  const forts: Record<string, Partial<Fort>> = {};
  for (const { id, hex, hidden, kind } of Object.values(play.position.own[side].forts)) {
    if (hex === null || !hidden || !areaAt(play.position, enemyOf(side), hex)) continue;
    forts[id] = /mine/i.test(kind) ? { known: 'mines' } : { known: 'yes', hidden: false };
  }
  happen(play, 'equipment-settled', {
    rule: '3.6073',
    side,
    values: { count: Object.keys(forts).length },
    own: { forts },
    reveals: true,
  });
}

/** Equipment of a side in its own areas. */
const items = ({ position }: Scene, side: Side): Counter[] =>
  livingOf(position, side).filter((counter) => isEquipment(counter) && retainedArea(position, counter) !== undefined);

const personnelIn = ({ position }: Scene, counter: Counter): Counter[] => {
  const area = retainedArea(position, counter)?.number;
  return livingOf(position, counter.side).filter(
    (each) => isPersonnel(each) && retainedArea(position, each)?.number === area,
  );
};

function check(desk: Desk, side: Side, { lines = [] }: Partial<Equipment>): void {
  const faults = new Faults('/lines');
  const seen = new Set<string>();
  for (const [at, { item: id, do: deed, by, got }] of lines.entries()) {
    const item = items(desk, side).find((each) => each.id === id);
    if (!item || seen.has(id)) {
      faults.add('3.6071', 'no-such-item', { at: at + 1, item: id });
      continue;
    }
    seen.add(id);
    const friends = personnelIn(desk, item);
    const vehicle = item.kind === 'vehicle';
    if (deed !== 'leave' && friends.length === 0) faults.add('3.6071', 'nobody-there', { at: at + 1, item: item.name });
    if (
      (deed === 'destroy' && vehicle) ||
      (['abandon', 'wreck', 'crew', 'scrounge'].includes(deed) && !vehicle) ||
      (deed === 'possess' && item.kind !== 'sw' && item.kind !== 'radio')
    )
      faults.add('3.6071', 'not-with-that-item', { at: at + 1, item: item.name });
    const who = by === undefined ? undefined : friends.find((each) => each.id === by);
    if (((deed === 'possess' || deed === 'scrounge') && !who) || (deed === 'crew' && !(who && isMmc(who))))
      faults.add('3.6071', 'who-takes-it', { at: at + 1, item: item.name });
    if (got !== undefined && !(deed === 'scrounge' && who && knownWeapons(desk, who).includes(got)))
      faults.add('3.6071', 'no-such-weapon', { at: at + 1, weapon: got });
  }
  faults.throw();
}

function settle(play: Play, side: Side, { lines = [] }: Partial<Equipment>): void {
  const counters: Record<string, Partial<Counter>> = {};
  let { wrecks } = play.position.open;
  let number = Object.keys(play.position.own[side].counters).length;
  for (const { item: id, do: deed, by, got } of lines) {
    const item = counterOf(play.position, side, id)!;
    if (deed === 'scrounge') {
      counters[id] = { ...counters[id], marks: withMarks(item, 'mgDisabled') };
      if (got === undefined) continue;
      number += 1;
      const weapon = scroungedWeapon(play, side, by!, got, number);
      counters[weapon.id] = weapon;
    } else if (deed === 'destroy' || deed === 'wreck') {
      if (deed === 'wreck') wrecks = withWreck(wrecks, standsIn(item));
      counters[id] = GONE;
      leftBehind(play.position, item, counters);
    } else if (deed === 'abandon') counters[id] = { marks: withMarks(item, 'abandoned') };
    else if (deed === 'possess') counters[id] = { at: { with: by! } };
    else if (deed === 'crew') {
      counters[id] = { marks: withoutMarks(item, 'abandoned') };
      counters[by!] = GONE;
      leftBehind(play.position, counterOf(play.position, side, by!)!, counters);
    }
  }
  happen(play, 'equipment-settled', {
    rule: '3.6071',
    side,
    values: { count: 0 },
    own: { counters },
    open: { ready: ready(play, side), wrecks },
  });
  if (play.position.open.ready.length === 2) finish(play);
}

/** Vehicles that are Immobile, abandoned and without a weapon are wrecks at once; Encircled marks end [CG12, 3.6062]. */
function finish(play: Play): void {
  for (const side of SIDES) {
    const counters: Record<string, Partial<Counter>> = {};
    let { wrecks } = play.position.open;
    for (const counter of livingOf(play.position, side)) {
      if (isDead(play, counter)) {
        counters[counter.id] = GONE;
        leftBehind(play.position, counter, counters);
        wrecks = withWreck(wrecks, standsIn(counter), 'burntOutWreck');
      } else if (has(counter, 'encircled') || has(counter, 'mined'))
        counters[counter.id] = { marks: withoutMarks(counter, 'encircled', 'mined') };
    }
    happen(play, 'equipment-settled', {
      rule: 'CG12',
      side,
      values: { count: 0 },
      own: { counters },
      open: { wrecks },
    });
  }
  withdraw(play, false);
}

/** Each side says what becomes of the equipment in its areas; whatever it does not name stays as it is [3.6071]. */
export const disposingEquipment: Stage = {
  rule: '3.6071',
  actors: notReady,
  prompt: (scene, viewer) => ({
    rule: '3.6071',
    key: 'ask-equipment',
    values: { count: viewer === 'british' || viewer === 'axis' ? items(scene, viewer).length : 0 },
  }),
  *options(desk: Desk, side): Iterable<Action> {
    const own = items(desk, side as Side);
    const people = livingOf(desk.position, side as Side)
      .filter(isPersonnel)
      .map(({ id }) => id);
    const line = objectOf(
      {
        item: oneOf(own.map(({ id }) => id)),
        do: oneOf(['destroy', 'abandon', 'wreck', 'possess', 'crew', 'scrounge', 'leave']),
        by: oneOf(people),
        got: oneOf(['LMG', 'MMG', 'HMG']),
      },
      ['item', 'do'],
    );
    yield {
      command: { type: 'equipment', lines: [] },
      rule: '3.6071',
      ...(own.length > 0 && people.length > 0
        ? { form: { schema: objectOf({ type: { const: 'equipment' }, lines: listOf(line, 200) }) } }
        : {}),
    };
  },
  commands: {
    equipment(play, command, side) {
      check(play, side as Side, command as unknown as Equipment);
      settle(play, side as Side, command as unknown as Equipment);
    },
  },
  done: null,
};
