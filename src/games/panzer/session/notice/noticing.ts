import { distance } from '../../../../kernel/hexes/index.js';
import type { SpottingRangeOutcome } from '../../spotting/spotting-range.js';
import { netOf, netsOf } from '../optional/radios.js';
import type { Position } from '../position.js';
import { coverOf } from '../shelter.js';
import { isOverstacked, spotterFacts, targetFacts } from '../sight.js';
import type { Play } from '../stage.js';
import { standing } from '../standing.js';
import { type Table, unitOf } from '../table.js';

/** A look that a unit has had in vain this turn, as the position remembers it. */
const lookOf = (unit: string, target: string): string => `${unit} ${target}`;

/** Whether a unit has looked for a target in vain this turn: it does not look again [7.7.1, 7.24]. */
export const hasMissed = ({ missed }: Position, unit: string, target: string): boolean =>
  missed.includes(lookOf(unit, target));

/** Whether those who share what they spot have a target spotted now: then nobody of them rolls for it [4.1.1, 7.4.1, 7.7.1]. */
const isNoticed = ({ noticed }: Position, net: string, target: string): boolean =>
  noticed[net]?.includes(target) ?? false;

/** Whether spotting a target is a matter of dice: limited spotting, or camouflage [7.7, 7.24]. */
const isRolledFor = ({ options }: Table, position: Position, target: string): boolean =>
  options.limitedSpotting || (options.camouflage && position.units[target]!.camouflaged === true);

/** One look at a target in overwatch, in the words of the question [4.1.3, 7.7.1]. */
function question({ table, position }: Play, unit: string, target: string) {
  const { kind, combatUnit, grade, suppressed, fullCover, broken, buttoned } = spotterFacts(table, position, unit);
  const {
    id: _id,
    hex,
    upperFloor: _floor,
    overstacked: _crowd,
    cover: _cover,
    noticed: _noticed,
    noticedByPlatoons: _platoons,
    ...seen
  } = targetFacts(table, position, target);
  const { grid } = table.board;
  return {
    spotter: { kind, combatUnit, grade, suppressed, fullCover, broken, buttoned },
    target: seen,
    cover: coverOf(table, position, target, 'coverSpotting'),
    overstacked: isOverstacked(table, position, hex),
    visibility: table.conditions.visibility,
    range: distance(grid, grid.index(standing(position, unit).hex!), grid.index(hex)),
    overwatch: true,
  };
}

/**
 * Whether a unit that answers with overwatch notices its target, where that is rolled for. In vain, its Overwatch is shown and not
 * spent, and it does not look for that one again this turn [7.7.1, 7.24].
 */
export function notices(play: Play, unit: string, target: string): boolean {
  const { table, position } = play;
  const looking = unitOf(table, unit);
  const net = netOf(table, looking);
  if (!isRolledFor(table, position, target) || isNoticed(position, net, target)) return true;
  const { spotted } = play.ask<SpottingRangeOutcome>('spotting/spotting-range', question(play, unit, target));
  if (spotted) play.happen({ type: 'target-noticed', side: looking.side, unit, target, reveals: true });
  else play.happen({ type: 'target-missed', unit, target, look: lookOf(unit, target), reveals: true });
  return spotted ?? false;
}

/** What everybody who shares it has spotted, from what the units have: a side, or a platoon without radios [4.1.1, 7.4.1]. */
export function noticedIn(table: Table, sight: Position['sight']): Position['noticed'] {
  const noticed: Record<string, string[]> = Object.fromEntries(table.sides.map((side) => [side, []]));
  for (const [id, seen] of Object.entries(sight))
    for (const net of netsOf(table, unitOf(table, id))) noticed[net] = [...new Set([...(noticed[net] ?? []), ...seen])];
  return noticed;
}
