import { groupOf } from '../../shared/groups.js';
import type { CreatedCounters } from '../../status/group-counters.js';
import type { GroupId, Side } from '../../vocabulary.js';
import { nameOf } from '../cards.js';
import { type Counter, isMmc, isSupport, type Place, withMarks } from '../counters.js';
import { nightOn } from '../ground.js';
import { newCounter } from '../order-of-battle.js';
import type { Line } from '../position.js';
import { happen, type Play } from '../stage.js';
import { frameOf } from '../table.js';
import { isBritishTank } from './for-the-night.js';
import { shortByDate } from './shortage.js';

interface StrengthOutcome {
  readonly strength: 'full' | 'depleted';
}
interface WeaponsOutcome {
  readonly weapons: readonly { readonly weapon: string; readonly received: number }[];
  readonly rollAgain: boolean;
}
interface LeadersOutcome {
  readonly leaders: readonly string[];
}

/** What the British balance of CG-III adds to one line [3.31]. */
const EXTRA_SQUAD = '6-4-8';
const EXTRA_SQUADS = 2;

/** Sets of rolls for a machine-gun platoon before the umpire gives it what it is owed: none has ever needed so many [3.6182]. */
const MOST_SETS = 20;

/** Every line that has not been received yet, told as one: how many there are nobody else learns [3.618]. */
export function receiveAll(play: Play, side: Side): void {
  const lines: Record<string, Partial<Line>> = {};
  const counters: Record<string, Counter> = {};
  let { recon } = play.position.own[side];
  let number = Object.keys(play.position.own[side].counters).length;
  for (const line of Object.values(play.position.own[side].lines)) {
    if (line.strength !== null) continue;
    const { strength, made } = receive(play, side, line, number);
    lines[line.id] = { strength };
    number += made.length;
    for (const counter of made) counters[counter.id] = counter;
    if (line.group === 'M2') recon += reconOf(play, side, line);
  }
  happen(play, 'received', { rule: '3.618', side, own: { lines, counters, recon } });
}

/** Strength, SW and leaders of a line, and the counters it turns into, unseen by the other side [3.618]. */
function receive(
  play: Play,
  side: Side,
  line: Line,
  number: number,
): { strength: 'full' | 'depleted'; made: Counter[] } {
  const secret = { for: [side] };
  const { campaign } = frameOf(play.table, side, line.date);
  const group = groupOf(play.table.quiet(), side, line.group as GroupId)!;
  const { strength } = play.ask<StrengthOutcome>(
    'events/rg-strength',
    { side, group: group.id, campaign, parachute: line.mode === 'parachute', retainedI4: line.mode === 'away' },
    secret,
  );
  const armed = group.type === 'I' || group.type === 'V';
  const weapons = armed ? weaponsOf(play, side, group.id, strength, secret) : [];
  const leaders = armed
    ? play.ask<LeadersOutcome>('events/leader-receipt', { side, group: group.id, strength }, secret).leaders
    : [];
  const { counters } = play.ask<{ counters: readonly CreatedCounters[] }>(
    'status/group-counters',
    {
      side,
      group: group.id,
      strength,
      weapons: weapons.map(({ weapon, received }) => ({ weapon, received })),
      leaders,
    },
    secret,
  );
  const extra: CreatedCounters[] = line.extraSquads
    ? [{ kind: 'squad', type: EXTRA_SQUAD, nationality: 'british', count: EXTRA_SQUADS, goesWith: null }]
    : [];
  const made = makeCounters(play, side, line, [...counters, ...extra], number);
  return { strength, made: made.map((counter) => fitted(play, line, counter, secret)) };
}

/** AAMG, gyrostabilizer, Schürzen: each vehicle is diced for by the core number that its owner sent, at no cost [CG7]. */
function fitted(play: Play, { fittings = [] }: Line, counter: Counter, secret: { for: Side[] }): Counter {
  if (counter.kind !== 'vehicle' || fittings.length === 0) return counter;
  const got = fittings.filter((each) => play.ask<{ fitted: boolean }>('events/fitting', each, secret).fitted);
  return got.length > 0 ? { ...counter, fittings: got.map(({ fitting }) => fitting) } : counter;
}

function weaponsOf(
  play: Play,
  side: Side,
  group: string,
  strength: string,
  secret: { for: Side[] },
): WeaponsOutcome['weapons'] {
  for (let set = 0; ; set += 1) {
    const { weapons, rollAgain } = play.ask<WeaponsOutcome>('events/sw-receipt', { side, group, strength }, secret);
    if (!rollAgain || set === MOST_SETS) return weapons;
  }
}

/** Recon bought inside 3.617 rolls at once (A-52) [3.620]. */
function reconOf(play: Play, side: Side, line: Line): number {
  const { locations } = play.ask<{ locations: number }>(
    'events/recon-purchase',
    { side, date: line.date, purchases: [line.improved ? 2 : 1], cppLeft: 2, insidePurchaseStep: true },
    { for: [side] },
  );
  return locations;
}

/** Counters of a line with who carries what: SW to its squads in turn, a radio to a leader [CG5, 3.6178]. */
function makeCounters(
  play: Play,
  side: Side,
  line: Line,
  created: readonly CreatedCounters[],
  from: number,
): Counter[] {
  const place: Place | null = line.at;
  let number = from;
  const made: Counter[] = [];
  const carried: Counter[] = [];
  for (const { kind, type, nationality, count } of created) {
    for (let at = 0; at < count; at += 1) {
      number += 1;
      const name = nameOf(play.table.cards, kind, { nationality, type });
      const counter = newCounter(
        `${side[0]}${String(number).padStart(2, '0')}`,
        side,
        nationality,
        kind,
        type,
        name,
        line.id,
      );
      if (kind === 'sw' || kind === 'radio') carried.push(counter);
      else made.push({ ...counter, at: isSupport(counter) ? null : place });
    }
  }
  const squads = made.filter(isMmc);
  const leaders = made.filter(({ kind }) => kind === 'leader');
  for (const [at, item] of carried.entries()) {
    const holders = item.kind === 'radio' && leaders.length > 0 ? leaders : squads;
    const holder = holders[at % Math.max(1, holders.length)];
    made.push({ ...item, at: holder ? { with: holder.id } : place });
  }
  const status = line.mode === 'away' ? 'away' : 'alive';
  // Tanks that are bought for a night are held like the others (PS-33) [CG3].
  const held = (counter: Counter): boolean => nightOn(play.position.open.date) && isBritishTank(play, counter);
  return made.map((counter) => ({
    ...counter,
    status,
    marks: shortByDate(play, counter)
      ? withMarks(counter, 'shortage')
      : held(counter)
        ? withMarks(counter, 'heldForNight')
        : counter.marks,
  }));
}
