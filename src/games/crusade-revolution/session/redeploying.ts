import { fillDefaults } from '../../../kernel/fields/index.js';
import { SrMove, SrSituation } from '../movement/sr-input.js';
import { checkSr } from '../movement/sr-rules.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { SpaceFacts } from '../shared/space-facts.js';
import type { Side } from '../vocabulary.js';
import { hasFlag } from './cards/conditions.js';
import { groundOf, unitsIn } from './ground.js';
import { isForbidden } from './lasting.js';
import { northBan } from './marching.js';
import type { Position } from './position.js';
import { groupOf, spaceFacts } from './questions.js';
import type { Table } from './table.js';
import { abroad, counterOf, isCorpsUnit, unitFacts, unitsOf } from './units.js';

export type Mode = 'land' | 'sea' | 'fromReserve' | 'toReserve' | 'border' | 'fromMorocco';

export interface Redeployment {
  readonly unit: string;
  readonly to?: string;
  readonly by: Mode;
}

/** What a redeployment costs [12.1.2, 13.4.3]. */
export function costOf(table: Table, unit: string, by: Mode): number {
  const size = isCorpsUnit(table, unit) ? 'corps' : 'division';
  return table
    .umpire()
    .chart('sr-costs')
    .number(by === 'border' ? 'border' : 'ordinary', size);
}

/** SR points of the card at hand [8.3.2, 17.2.1]. */
const pointsOf = ({ turn, sr }: Position): number => Math.max(turn <= 2 ? sr!.value - 1 : sr!.value, 0);

export const pointsLeft = (position: Position): number => pointsOf(position) - position.sr!.spent;

/** What all moves of a card share, as the question wants it. */
export function situationOf(table: Table, position: Position, side: Side): object {
  const ground = groundOf(table, position);
  const police = unitsOf(table, position, side, 'map').filter(
    (id) => counterOf(table, id).type === 'pol' && ground.inFront(position.units[id]!.space!),
  ).length;
  return {
    side,
    turn: position.turn,
    strait: position.strait,
    northIsolated: ground.northIsolated,
    policeInNorth: Math.min(police, 9),
    abroad: {
      asturias: abroad(table, position, 'asturias'),
      santander: abroad(table, position, 'santander'),
      basque: abroad(table, position, 'basque'),
    },
    franceRecognizes: hasFlag(position, 'franceRecognizes'),
  };
}

/** One move as the question wants it; of units that still make room the goal is taken to be left [9.1.2, P29]. */
export function moveOf(
  table: Table,
  position: Position,
  { unit, to, by }: Redeployment,
  leaving: readonly string[] = [],
): object {
  const { side } = counterOf(table, unit);
  const { place, space, redeployed, free } = position.units[unit]!;
  const ground = groundOf(table, position);
  const connected = place !== 'map' || to === undefined || ground.chain(space!) === ground.chain(to);
  return {
    ...unitFacts(table, position, unit),
    ...(free ? { region: 'none' } : {}),
    mode: by,
    ...(place === 'map' ? { from: spaceFacts(table, position, space!, side) } : {}),
    ...(to === undefined ? {} : { to: spaceFacts(table, position, to, side, leaving) }),
    connected,
    movedAlready: redeployed === true,
  };
}

/** Everything that may be redeployed now, and where; found once for each position. */
export function redeployments(table: Table, position: Position): readonly Redeployment[] {
  let known = table.redeployments.get(position);
  if (!known) {
    known = findRedeployments(table, position);
    table.redeployments.set(position, known);
  }
  return known;
}

/** Units alike in one place are looked at once; then the spaces that are full only for a while. */
function findRedeployments(table: Table, position: Position): Redeployment[] {
  const side = position.active;
  const left = pointsLeft(position);
  if (left <= 0) return [];
  const situation = fillDefaults(SrSituation, situationOf(table, position, side));
  const facts = new Map<string, SpaceFacts>();
  const { board } = groundOf(table, position);
  for (const { id, control } of board.spaces)
    if (control === side) facts.set(id, fillDefaults(SpaceFacts, spaceFacts(table, position, id, side)) as SpaceFacts);
  const alike = new Map<string, { to?: string; by: Mode }[]>();
  const found = movable(table, position, side).flatMap((unit) => {
    const { type, region } = counterOf(table, unit);
    const { place, space, stray, free } = position.units[unit]!;
    const key = `${type}/${region}/${place}/${space ?? ''}/${stray ?? ''}/${free ?? ''}`;
    let goals = alike.get(key);
    if (!goals) {
      goals = goalsOf(table, position, unit, situation, facts, left);
      alike.set(key, goals);
    }
    return goals.map((goal) => ({ unit, ...goal }));
  });
  return [...found, ...forAWhile(table, position, situation, facts, found)];
}

/** Redeployments into a full space that somebody can still leave with the points that are left [9.1.2, P29]. */
function forAWhile(
  table: Table,
  position: Position,
  situation: SrSituation,
  facts: ReadonlyMap<string, SpaceFacts>,
  strict: readonly Redeployment[],
): Redeployment[] {
  const full = [...facts].filter(([, { units }]) => units.length >= STACKING_LIMIT);
  if (full.length === 0) return [];
  const mayGo = [...new Set(strict.map(({ unit }) => unit))];
  const onMap = mayGo.filter((unit) => position.units[unit]!.place === 'map');
  const bases = new Map(
    onMap.map((unit) => [unit, fillDefaults(SrMove, moveOf(table, position, { unit, by: 'land' })) as SrMove]),
  );
  const left = pointsLeft(position);
  const found: Redeployment[] = [];
  for (const [to, { units }] of full) {
    const there = unitsIn(table, position, to).filter((id) => mayGo.includes(id));
    if (there.length === 0) continue;
    const room = fillDefaults(SpaceFacts, spaceFacts(table, position, to, position.active, there)) as SpaceFacts;
    for (const unit of onMap) {
      const { space, stray } = position.units[unit]!;
      if (space === to || (stray && table.spaces.get(to)?.region !== counterOf(table, unit).region)) continue;
      const rest = left - costOf(table, unit, 'land');
      const leavers = rest <= 0 ? [] : leaversFor(table, position, unit, there, rest);
      if (units.length + 1 - leavers.length > STACKING_LIMIT) continue;
      if (northBan(table, position, unit, to) !== undefined) continue;
      const connected = isConnected(table, position, unit, to);
      const by = (['land', 'sea'] as const).find((mode) => {
        if (isBarred(table, position, mode, space, to)) return false;
        const umpire = table.umpire();
        checkSr({ ...bases.get(unit)!, mode, to: room, connected }, unit, situation, umpire);
        return umpire.legal;
      });
      if (by) found.push({ unit, to, by });
    }
  }
  return found;
}

/** Units of a full space that could still be paid for after somebody has come in, the cheapest first [12.1.2, 17.2.2]. */
function leaversFor(
  table: Table,
  position: Position,
  comer: string,
  there: readonly string[],
  points: number,
): string[] {
  const isAfr = (id: string): boolean => counterOf(table, id).type === 'afr';
  let left = points;
  return [...there]
    .filter((id) => !(position.turn <= 2 && isAfr(comer) && isAfr(id)))
    .sort((a, b) => costOf(table, a, 'land') - costOf(table, b, 'land'))
    .filter((id) => {
      left -= costOf(table, id, 'land');
      return left >= 0;
    });
}

/** Who still makes room in the space a redeployment goes to; nobody where there is room [9.1.2, P29]. */
export function makingRoom(table: Table, position: Position, { unit, to, by }: Redeployment): string[] {
  if (to === undefined || (by !== 'land' && by !== 'sea')) return [];
  const there = unitsIn(table, position, to).filter((id) => counterOf(table, id).side === position.active);
  if (there.length < STACKING_LIMIT) return [];
  const mayGo = new Set(redeployments(table, position).map((each) => each.unit));
  const leavers = leaversFor(
    table,
    position,
    unit,
    there.filter((id) => mayGo.has(id)),
    pointsLeft(position) - costOf(table, unit, by),
  );
  return leavers.slice(0, there.length + 1 - STACKING_LIMIT);
}

/** Units that may still use this card [12.1.3, 17.2.2]. */
function movable(table: Table, position: Position, side: Side): string[] {
  const oneAfr = position.turn <= 2 && position.sr!.afr > 0;
  const free = (id: string): boolean =>
    !position.units[id]!.redeployed && !(oneAfr && counterOf(table, id).type === 'afr');
  return (['map', 'reserve', 'morocco'] as const)
    .flatMap((place) => unitsOf(table, position, side, place))
    .filter(free);
}

function goalsOf(
  table: Table,
  position: Position,
  unit: string,
  situation: SrSituation,
  facts: ReadonlyMap<string, SpaceFacts>,
  left: number,
): { to?: string; by: Mode }[] {
  const { place, space, stray } = position.units[unit]!;
  const { region } = counterOf(table, unit);
  const modes: readonly Mode[] =
    place === 'map' ? ['land', 'sea'] : place === 'reserve' ? ['fromReserve'] : ['fromMorocco'];
  const found: { to?: string; by: Mode }[] = [];
  const base = fillDefaults(SrMove, moveOf(table, position, { unit, by: modes[0]! })) as SrMove;
  const may = (by: Mode, to?: string): boolean => {
    if (costOf(table, unit, by) > left) return false;
    if (isBarred(table, position, by, space, to)) return false;
    const umpire = table.umpire();
    const goal = to === undefined ? {} : { to: facts.get(to)!, connected: isConnected(table, position, unit, to) };
    checkSr({ ...base, mode: by, ...goal }, unit, situation, umpire);
    return umpire.legal;
  };
  for (const to of facts.keys()) {
    if (to === space) continue;
    // P32: a stray goes home or to the Reserve Box.
    if (stray && table.spaces.get(to)?.region !== region) continue;
    if (northBan(table, position, unit, to) !== undefined) continue;
    const by = modes.find((mode) => may(mode, to));
    if (by) found.push({ to, by });
  }
  if (place === 'map') {
    if (may('toReserve')) found.push({ by: 'toReserve' });
    if (groundOf(table, position).supply(space!) === 'limited' && may('border')) found.push({ by: 'border' });
  }
  return found;
}

/** An event forbids redeployment, or the sea, where it begins or ends [8.5.1.1]. */
function isBarred(
  table: Table,
  position: Position,
  by: Mode,
  from: string | undefined,
  to: string | undefined,
): boolean {
  const deeds = by === 'sea' ? (['sr', 'sea'] as const) : (['sr'] as const);
  return deeds.some((deed) =>
    [from, to].some((space) => space !== undefined && isForbidden(table, position, position.active, deed, space)),
  );
}

function isConnected(table: Table, position: Position, unit: string, to: string): boolean {
  const { place, space } = position.units[unit]!;
  const ground = groundOf(table, position);
  return place !== 'map' || ground.chain(space!) === ground.chain(to);
}

/** The isolated group that a division from the Reserve Box joins, if any [16.2.4.3]. */
export const groupServed = (table: Table, position: Position, to: string | undefined): string | undefined =>
  to !== undefined && groundOf(table, position).supply(to) === 'isolated' ? groupOf(table, position, to) : undefined;
