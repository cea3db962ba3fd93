import type { SpaceFacts } from '../space-facts.js';
import { endsAbroad } from './non-cooperation.js';
import type { SrMove, SrSituation } from './sr-input.js';

/** The moves of one card are made one after the other: what the earlier ones changed counts for the later. */
export function afterEarlier(
  move: SrMove,
  earlier: readonly SrMove[],
  situation: SrSituation,
): { move: SrMove; situation: SrSituation } {
  if (earlier.length === 0) return { move, situation };
  const abroad = { ...situation.abroad };
  let policeInNorth = situation.policeInNorth;
  for (const other of earlier) {
    if (!other.to) continue;
    if (other.region !== 'none' && endsAbroad(other, other.to.region)) abroad[other.region] += 1;
    if (other.type === 'pol' && (other.to.region !== 'none' || other.to.north)) policeInNorth += 1;
  }
  const to = move.to && joined(move.to, earlier);
  return { move: to ? { ...move, to } : move, situation: { ...situation, abroad, policeInNorth } };
}

/** A space with the units that earlier moves have brought there. */
function joined(space: SpaceFacts, earlier: readonly SrMove[]): SpaceFacts {
  const arrived = earlier.filter((other) => other.to?.name === space.name);
  if (arrived.length === 0) return space;
  const supplied = space.supply === 'supplied' || space.supply === 'isolated';
  const units = [...space.units, ...arrived.map((unit) => ({ ...unit, supplied }))];
  return { ...space, units, groupServed: space.groupServed || space.supply === 'isolated' };
}
