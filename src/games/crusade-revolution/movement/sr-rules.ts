import type { Judge } from '../options.js';
import { asTheBookWrites } from '../shared/book-names.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import type { SpaceFacts } from '../shared/space-facts.js';
import { isArmour, isCatalan, isCorps, isMilitia } from '../shared/units.js';
import { checkNonCooperation } from './non-cooperation.js';
import { isExemptFromStrait, portBan } from './sea.js';
import { divisionAbroad } from './sr-earlier.js';
import type { SrMoment, SrMove, SrSituation } from './sr-input.js';

/** 16.4.3.2 */
export const POLICE_LIMIT = 2;

/** Forbids whatever the rules do not allow of one redeployment. */
export function checkSr(move: SrMove, name: string, situation: SrMoment, umpire: Judge): void {
  if (move.movedAlready) umpire.forbid('12.1.3', 'sr-twice', { unit: name });
  switch (move.mode) {
    case 'land':
      checkLand(move, name, situation, umpire);
      return;
    case 'sea':
      checkSea(move, name, situation, umpire);
      return;
    case 'fromReserve':
      checkFromReserve(move, name, situation, umpire);
      return;
    case 'toReserve':
      checkToReserve(move, name, situation, umpire);
      return;
    case 'border':
      checkBorder(move, name, situation, umpire);
      return;
    case 'fromMorocco':
      checkMorocco(move, name, situation, umpire);
      return;
  }
}

/** 12.1.5, 13.3.2, 16.2.4.3: whoever leaves a space by SR is in supply and not in an isolated group. */
function checkOrigin({ from }: SrMove, name: string, situation: SrSituation, umpire: Judge): void {
  if (!from) return;
  if ((from.control ?? situation.side) !== situation.side)
    umpire.forbid('12.1.6', 'sr-not-friendly', { space: from.name });
  if (from.supply === 'isolated')
    umpire.forbid(['16.2.4.3', '16.2.4'], 'sr-out-of-isolated', { unit: name, space: from.name });
  else if (from.supply !== 'supplied')
    umpire.forbid(['12.1.5', '13.3.2', '13.1.1.1'], 'sr-out-of-supply', { unit: name });
}

/** 12.1.6, 12.1.10, 9.1.2: a friendly, supplied space with room, and no corps or armour on the islands. */
function checkGoal(move: SrMove, name: string, situation: SrMoment, umpire: Judge): SpaceFacts | undefined {
  const { to } = move;
  if (!to) return undefined;
  if ((to.control ?? situation.side) !== situation.side) umpire.forbid('12.1.6', 'sr-not-friendly', { space: to.name });
  const served = to.supply === 'supplied' || (to.supply === 'isolated' && move.mode === 'fromReserve');
  if (!served) umpire.forbid('12.1.6', 'sr-goal-out-of-supply', { space: to.name });
  if (to.units.length - (situation.leaving ?? 0) >= STACKING_LIMIT)
    umpire.forbid(['9.1.2', '9.1.1'], 'sr-overstacks', { space: to.name });
  const coast = umpire.chart('coastal-spaces');
  if ((isCorps(move.type) || isArmour(move.type)) && coast.hasRow(to.name) && coast.flag(to.name, 'balearic'))
    umpire.forbid(['12.1.10', '8.5.2.4', '8.5.4.2'], 'sr-balearic', { unit: name, space: to.name });
  const abroad = move.region === 'none' ? 0 : situation.abroad[move.region] - divisionAbroad(move, move.from);
  checkNonCooperation(umpire, move, name, to.region, abroad);
  return to;
}

/** 12.1.6 */
function checkLand(move: SrMove, name: string, situation: SrMoment, umpire: Judge): void {
  checkOrigin(move, name, situation, umpire);
  checkGoal(move, name, situation, umpire);
  if (!move.connected) umpire.forbid('12.1.6', 'sr-not-connected', { unit: name });
}

/** 12.1.7, 16.7: divisions from port to port. */
function checkSea(move: SrMove, name: string, situation: SrMoment, umpire: Judge): void {
  if (isCorps(move.type)) umpire.forbid(['12.1.7.2', '12.1.7'], 'sr-corps-by-sea', { unit: name });
  checkOrigin(move, name, situation, umpire);
  checkGoal(move, name, situation, umpire);
  for (const space of [move.from, move.to]) {
    if (!space) continue;
    const exempt = space === move.to && space.port === 'mediterranean' && isExemptFromStrait(move.type);
    const ban = exempt
      ? undefined
      : portBan(umpire, situation.side, 'redeploy', situation.strait, { id: space.name, port: space.port });
    if (ban === 'no-port') umpire.forbid('12.1.7', 'sr-no-port', { space: space.name });
    if (ban === 'atlantic-closed') umpire.forbid('12.1.7.1', 'sr-atlantic', { space: space.name });
    if (ban === 'strait-closed')
      umpire.forbid([situation.side === 'nationalist' ? '16.7.1' : '16.7.2', '12.1.7.1', '16.7'], 'sr-strait', {
        space: space.name,
      });
  }
}

/** 12.1.8: who may leave the Reserve Box for where. */
function checkFromReserve(move: SrMove, name: string, situation: SrMoment, umpire: Judge): void {
  if (isCorps(move.type)) {
    umpire.forbid(['12.1.8', '12.1.9'], 'sr-corps-reserve', { unit: name });
    return;
  }
  const to = checkGoal(move, name, situation, umpire);
  if (!to) return;
  if (to.supply === 'isolated') {
    checkIsolatedGoal(move, name, to, umpire);
    return;
  }
  checkNorth(move, name, to, situation, umpire);
  if (isArmour(move.type)) {
    checkArmourGoal(move, name, to, umpire);
    return;
  }
  if (isCatalan(move.type)) {
    checkCatalanGoal(name, to, umpire);
    return;
  }
  const joins = to.units.length > 0;
  // G35: Badajoz traces supply and does nothing else.
  const source = to.source === situation.side;
  if (!joins && !source && to.name !== 'Madrid')
    umpire.forbid(to.source === 'badajoz' ? ['12.1.8', '13.2.4.1'] : '12.1.8', 'sr-reserve-goal', { space: to.name });
  if (move.region !== 'none' && to.region !== move.region) {
    const kin = to.units.some((unit) => unit.region === move.region && unit.supplied);
    if (!kin) umpire.forbid(['12.1.8', '16.4.3.2'], 'sr-regional-goal', { unit: name, space: to.name });
  }
}

/** 12.1.8: tanks come ashore at a port, with or without company. */
function checkArmourGoal(move: SrMove, name: string, to: SpaceFacts, umpire: Judge): void {
  const port = move.type === 't26' ? to.port === 'mediterranean' : to.port !== 'none';
  if (!port)
    umpire.forbid('12.1.8', move.type === 't26' ? 'sr-t26-port' : 'sr-armour-port', { unit: name, space: to.name });
}

/** 12.1.8, 8.5.4.2: Catalan militia goes to Barcelona, to its own, or to the Mallorca beachhead. */
function checkCatalanGoal(name: string, to: SpaceFacts, umpire: Judge): void {
  if (to.name === 'Barcelona') return;
  if (to.name === 'Mallorca beachhead') {
    umpire.note(['8.5.4.2', '8.5.4', '12.1.8'], 'sr-catalan-beachhead', { unit: name });
    return;
  }
  const kin = to.units.some((unit) => isCatalan(unit.type) && unit.supplied);
  if (!kin) umpire.forbid('12.1.8', 'sr-catalan-goal', { unit: name, space: to.name });
}

/** 16.2.4.3: one MIL a turn into each isolated group, never Navarrese. */
function checkIsolatedGoal(move: SrMove, name: string, to: SpaceFacts, umpire: Judge): void {
  if (move.type === 'nav') umpire.forbid(['16.2.4.3', '16.2.4'], 'sr-isolated-navarrese', { unit: name });
  else if (!isMilitia(move.type)) umpire.forbid(['16.2.4.3', '16.2.4'], 'sr-isolated-only-mil', { unit: name });
  if (to.groupServed) umpire.forbid(['16.2.4.3', '16.2.4'], 'sr-isolated-served', { space: to.name });
}

/** 12.1.8, 16.4.3.2: while the Front is cut off, regional units and two POL. */
function checkNorth(move: SrMove, name: string, to: SpaceFacts, situation: SrSituation, umpire: Judge): void {
  const north = to.region !== 'none' || to.north;
  if (situation.side !== 'republican' || !north || !situation.northIsolated || move.region !== 'none') return;
  if (move.type !== 'pol') umpire.forbid(['16.4.3.2', '12.1.8', '16.4.3'], 'north-no-entry', { unit: name });
  else if (situation.policeInNorth >= POLICE_LIMIT)
    umpire.forbid(['16.4.3.2', '16.4.3'], 'north-police-limit', { unit: name, limit: POLICE_LIMIT });
}

/** 12.1.9 */
function checkToReserve(move: SrMove, name: string, situation: SrSituation, umpire: Judge): void {
  if (isCorps(move.type)) umpire.forbid('12.1.9', 'sr-corps-reserve', { unit: name });
  checkOrigin(move, name, situation, umpire);
}

/** 13.4.3: only for units out of supply that hang on a friendly border. */
function checkBorder(move: SrMove, name: string, situation: SrSituation, umpire: Judge): void {
  if (move.from?.supply !== 'limited') umpire.forbid(['13.4.3', '13.4'], 'sr-border-not-limited', { unit: name });
  if (move.region !== 'none') umpire.forbid(['13.4.3.1', '13.4.3'], 'sr-border-regional', { unit: name });
  if (situation.side === 'republican' && situation.franceRecognizes)
    umpire.forbid(['13.4.3.2', '13.4.3'], 'sr-border-recognized', { unit: name });
}

/** 17.6.4: what waits in Morocco goes to Sevilla or Cadiz. */
function checkMorocco(move: SrMove, name: string, situation: SrMoment, umpire: Judge): void {
  if (move.type !== 'afr') umpire.forbid('17.6.4', 'sr-morocco-afr', { unit: name });
  const to = checkGoal(move, name, situation, umpire);
  if (to && !['Sevilla', 'Cadiz'].includes(asTheBookWrites(to.name)))
    umpire.forbid(['17.6.4', '17.6'], 'sr-morocco-goal', { space: to.name });
}
