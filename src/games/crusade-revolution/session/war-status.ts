import type { Side } from '../vocabulary.js';
import { closeBeachhead } from './beachheads.js';
import { allHold } from './cards/conditions.js';
import { sidesIn } from './ground.js';
import { beginReplacements } from './replacing.js';
import type { Play } from './stage.js';
import { MALLORCA_BEACHHEAD } from './table.js';

const CITIES = ['barcelona', 'bilbao', 'madrid', 'sevilla', 'valencia', 'zaragoza'];

/** Main Cities under Nationalist control, as the questions name them. */
export const nationalistCities = ({ position }: Pick<Play, 'position'>): string[] =>
  CITIES.filter((city) => position.control[city[0]!.toUpperCase() + city.slice(1)] === 'nationalist');

/** 6.0.D: Mallorca first, then the entries of the table, then victory. */
export function warStatus(play: Play): void {
  play.happen({ type: 'step-reached', phase: 'warStatus', step: 'mallorca' });
  judgeMallorca(play);
}

/** 8.5.4.4-8.5.4.6, P23: judged at every War Status Phase while the beachhead stands. */
function judgeMallorca(play: Play): void {
  const { table, position } = play;
  if (position.mallorca === null) return;
  const units = sidesIn(table, position, MALLORCA_BEACHHEAD, 'republican');
  const inMallorca = sidesIn(table, position, 'Mallorca', 'republican').length;
  const isHeld = (space: string): boolean => position.control[space] === 'republican';
  const [holdsMallorca, holdsBeachhead] = [isHeld('Mallorca'), isHeld(MALLORCA_BEACHHEAD)];
  const asked = play.ask<{ beachhead: boolean; toReserve: number }>('events/mallorca', {
    moment: 'warStatus',
    turn: position.turn,
    turnPlayed: position.mallorca,
    holdsMallorca,
    holdsBeachhead,
    unitsInBeachhead: units.length,
    unitsInMallorca: inMallorca,
  });
  if (asked.beachhead) return;
  // 8.5.4.5: given up; where Mallorca is held its owner chooses, though it be full already [8.5.4.6].
  if (!holdsMallorca || !holdsBeachhead) {
    for (const unit of units)
      play.happen({ type: 'unit-reserved', unit, reduced: position.units[unit]!.reduced === true });
  } else {
    for (const unit of units) play.happen({ type: 'unit-put-back', unit, space: 'Mallorca' });
    if (asked.toReserve > 0)
      play.happen({
        type: 'choice-owed',
        // 8.5.4.6: of all who are there now, not only of those who come from the beachhead.
        choice: {
          kind: 'excess',
          side: 'republican',
          units: [...sidesIn(table, play.position, 'Mallorca', 'republican')],
          space: 'Mallorca',
        },
      });
  }
  closeBeachhead(play, MALLORCA_BEACHHEAD);
}

interface Judged {
  readonly applied: readonly string[];
  readonly winner: Side | 'none';
  readonly by: string;
}

/** 6.0.D.1, 6.0.D.2: entries by what is the case now; victory where the scenario has it, all six cities only where they are on the map. */
export function afterMallorca(play: Play): void {
  const { table, position } = play;
  const entries = (table.start.warStatus ?? []).map(({ when, vp = 0, rm = 0 }, at) => ({
    name: String(at + 1),
    holds: allHold(table, position, when),
    vp,
    rm,
  }));
  const { applied, winner, by } = play.ask<Judged>('status/war-status', {
    turn: position.turn,
    vp: position.vp,
    rm: position.rm,
    entries,
    ...(table.sixCities ? { nationalistCities: nationalistCities(play) } : {}),
  });
  for (const { name, vp, rm } of entries)
    if (applied.includes(name)) play.happen({ type: 'points-changed', vp, rm, why: 'warStatus' });
  if (winner === 'none' || table.off.has('no-automatic-victory')) {
    beginReplacements(play, 'republican');
    return;
  }
  const rule = by === 'morale' ? '5.2.2' : '5.2.3';
  play.happen({ type: 'game-over', result: { winner, level: by === 'morale' ? 'byMorale' : 'byMainCities', rule } });
}
