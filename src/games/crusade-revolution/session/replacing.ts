import type { Side } from '../vocabulary.js';
import type { Pool } from './cards/card.js';
import { hasFlag } from './cards/conditions.js';
import { endOfTurn } from './end-of-turn.js';
import { groundOf } from './ground.js';
import type { Position } from './position.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';
import { nationalistCities } from './war-status.js';

const POOLS: Readonly<Record<Side, readonly Pool[]>> = {
  nationalist: ['nationalist', 'axis'],
  republican: ['republican', 'soviet'],
};

/** 6.0.E: lasting effects on the points first, then corps that come back, then purchases [P24]. */
export function beginReplacements(play: Play, side: Side): void {
  play.happen({ type: 'step-reached', phase: 'replacement', step: 'returning', active: side });
  for (const pool of POOLS[side]) {
    const extra = lastingPoints(play.position, side, pool);
    if (extra !== 0) play.happen({ type: 'replacements-recorded', pool, points: extra });
  }
  payForCities(play, side);
}

/** 14.2: what the Main Cities cost a side, where all six are on the map and the scenario does not say otherwise. */
function payForCities(play: Play, side: Side): void {
  const { table, position } = play;
  if (!table.sixCities || table.off.has('no-city-penalty') || position.rp[side] === 0) return;
  const penalty = play.ask<Readonly<Record<Side, number>>>('status/city-penalty', {
    nationalistCities: nationalistCities({ position }),
    nationalistsHoldSantander: position.control.Santander === 'nationalist',
    nationalistsHoldGijon: position.control.Gijon === 'nationalist',
  })[side];
  // 14.2.2: never below nothing.
  const lost = Math.min(penalty, position.rp[side]);
  if (lost > 0) play.happen({ type: 'replacements-recorded', pool: side, points: -lost });
}

/** The points of a segment have been charged with the cities already. */
const CITIES_PAID = {
  nationalistCities: ['sevilla', 'zaragoza'],
  nationalistsHoldSantander: false,
  nationalistsHoldGijon: false,
};

/** CL.R31, CL.R42, P35: what lasting events add to the points of the turn, or take from them; never below nothing. */
function lastingPoints(position: Position, side: Side, pool: Pool): number {
  if (position.noRp.includes(pool)) return 0;
  let points = position.rp[pool];
  for (const each of position.lasting) {
    if (each.kind !== 'rp' || each.pool !== pool) continue;
    const { rpCardThisTurn, poolAtLeast } = each.needs ?? {};
    if (each.by > 0 && !mayRecord(position, pool)) continue;
    if (rpCardThisTurn && !position.rpCard[side]) continue;
    if (poolAtLeast !== undefined && points < poolAtLeast) continue;
    points = Math.max(points + each.by, 0);
  }
  return points - position.rp[pool];
}

/** 8.4.1: foreign points come only after the aid. */
export function mayRecord(position: Position, pool: Pool): boolean {
  const aid = pool === 'axis' ? 'axisMilitaryAid' : pool === 'soviet' ? 'sovietMilitaryAid' : undefined;
  return aid === undefined || hasFlag(position, aid);
}

/** The whole segment so far, and one purchase more, as a question [14.1]. */
export function replacementQuestion(
  table: Table,
  position: Position,
  more: readonly object[],
  sieges: readonly object[],
): object {
  const units = position.bought.filter((each) => !('siege' in each));
  const strengthened = position.bought.filter((each) => 'siege' in each);
  return {
    side: position.active,
    turn: position.turn,
    points: position.rp,
    ...CITIES_PAID,
    axisMilitaryAid: hasFlag(position, 'axisMilitaryAid'),
    sovietMilitaryAid: hasFlag(position, 'sovietMilitaryAid'),
    northIsolated: groundOf(table, position).northIsolated,
    units: [...units, ...more],
    sieges: [...strengthened, ...sieges],
  };
}

/** Republicans first, then Nationalists [6.0.E]; what is left over is lost [14.1.2]. */
export function endReplacements(play: Play): void {
  const { active } = play.position;
  play.happen({ type: 'replacements-ended', side: active });
  if (active === 'republican') beginReplacements(play, 'nationalist');
  else endOfTurn(play);
}
