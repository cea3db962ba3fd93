import type { Action } from '../../../../kernel/session/index.js';
import type { Mover } from '../position.js';
import { facingName } from '../sight.js';
import type { Desk, Play, Scene } from '../stage.js';
import { terrainAt } from '../standing.js';
import { unitOf } from '../table.js';

const POSITIONS = ['full', 'partial'] as const;
const ENTRIES = ['forward', 'reverse'] as const;

/** A search for a hull-down place as the stateless question puts it [6.6.9]. */
function searchQuestion({ table, position }: Scene, unit: string, wanted: string, entry: string) {
  const { hex, command } = position.units[unit]!;
  const { card, grade } = unitOf(table, unit);
  return {
    terrain: terrainAt(table, hex!),
    search: wanted,
    size: card.defense.size,
    grade,
    command: command ?? 'none',
    entry,
  };
}

/** The whole move may go into looking for a place with the hull behind cover [6.6.9]. */
export function* searches(desk: Desk, { unit }: Mover): Iterable<Action> {
  const { facing: now } = desk.position.units[unit]!;
  const others = [0, 1, 2, 3, 4, 5].filter((facing) => facing !== now);
  const facings = [{}, ...others.map((facing) => ({ facing: facingName(desk.table, facing) }))];
  for (const position of POSITIONS)
    for (const entry of ENTRIES)
      if (desk.book.allows('movement/hull-down-search', searchQuestion(desk, unit, position, entry)))
        for (const turned of facings) yield { command: { type: 'search', position, entry, ...turned }, rule: '6.6.9' };
}

/** It looks, and stays where it is whatever it finds, facing as it likes [6.6.9]. */
export function search(play: Play, wanted: 'full' | 'partial', entry: 'forward' | 'reverse', facing?: number): void {
  const { unit } = play.position.mover!;
  const question = searchQuestion(play, unit, wanted, entry);
  const { found } = play.ask<{ found: boolean }>('movement/hull-down-search', question);
  play.happen({ type: 'unit-stays', unit, ...(facing === undefined ? {} : { facing }) });
  if (found) play.happen({ type: 'hull-down-found', unit, hullDown: wanted, entry });
  else play.happen({ type: 'hull-down-missed', unit });
}
