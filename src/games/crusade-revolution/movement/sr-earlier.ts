import type { SpaceFacts } from '../shared/space-facts.js';
import { isCorps } from '../shared/units.js';
import { endsAbroad } from './non-cooperation.js';
import type { SrMoment, SrMove, SrSituation } from './sr-input.js';

/**
 * The moves of one card are made one after the other: what the earlier ones changed counts for the later. Stacking alone is
 * judged when all are made, for the limit sleeps while units redeploy [9.1.2].
 */
export function atItsTime(
  moves: readonly SrMove[],
  index: number,
  situation: SrSituation,
): { move: SrMove; situation: SrMoment } {
  const move = moves[index]!;
  const earlier = moves.slice(0, index);
  const abroad = { ...situation.abroad };
  let policeInNorth = situation.policeInNorth;
  for (const other of earlier) {
    policeInNorth += policeIn(other, other.to) - policeIn(other, other.from);
    if (other.region === 'none') continue;
    abroad[other.region] += divisionAbroad(other, other.to) - divisionAbroad(other, other.from);
  }
  const now = { ...situation, abroad, policeInNorth };
  if (!move.to) return { move, situation: now };
  const to = joined(left(move.to, earlier).space, earlier);
  const leaving = left(to, moves.slice(index + 1)).gone;
  return { move: { ...move, to }, situation: { ...now, leaving } };
}

const policeIn = ({ type }: SrMove, space: SpaceFacts | undefined): number =>
  type === 'pol' && space && (space.region !== 'none' || space.north) ? 1 : 0;

/** 16.4.2.2: 1 for a regional division that is in another region. */
export const divisionAbroad = (unit: SrMove, space: SpaceFacts | undefined): number =>
  space && !isCorps(unit.type) && endsAbroad(unit, space.region) ? 1 : 0;

/** A space without the units that other moves have taken from it. */
function left(space: SpaceFacts, others: readonly SrMove[]): { space: SpaceFacts; gone: number } {
  const units = [...space.units];
  for (const other of others) {
    if (other.from?.name !== space.name) continue;
    const named = units.findIndex((unit) => unit.name !== undefined && unit.name === other.name);
    const alike = units.findIndex((unit) => unit.type === other.type && unit.region === other.region);
    const at = named >= 0 ? named : alike;
    if (at >= 0) units.splice(at, 1);
  }
  return { space: { ...space, units }, gone: space.units.length - units.length };
}

/** A space with the units that earlier moves have brought there. */
function joined(space: SpaceFacts, earlier: readonly SrMove[]): SpaceFacts {
  const arrived = earlier.filter((other) => other.to?.name === space.name);
  if (arrived.length === 0) return space;
  const supplied = space.supply === 'supplied' || space.supply === 'isolated';
  const units = [...space.units, ...arrived.map((unit) => ({ ...unit, supplied }))];
  return { ...space, units, groupServed: space.groupServed || space.supply === 'isolated' };
}
