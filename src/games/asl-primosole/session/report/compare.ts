import { enemyOf, type Side } from '../../vocabulary.js';
import { type Counter, isPersonnel, isSupport } from '../counters.js';
import { byAlias, counterOf } from '../roster.js';
import type { Desk, Faults, Scene } from '../stage.js';
import type { Line, PageId } from './lines.js';
import { wordOf } from './pages.js';

/** What one side's page and the other's, already filed, cannot both say (3.2 of the playing rules). */
export function comparePages(desk: Desk, side: Side, page: PageId, lines: readonly Line[], faults: Faults): void {
  switch (wordOf(page)) {
    case 'losses':
      compareCaptors(desk, side, lines, faults);
      return;
    case 'places':
      compareLocations(desk, side, lines, faults);
      return;
    case 'control':
      compareEmptiness(desk, lines, faults);
      return;
    default:
  }
}

const filedBy = ({ position }: Scene, side: Side, word: string): Line[] =>
  Object.values(position.own[side].filed[`${word}-${side}`] ?? {});

/** Fates after which a counter guards nobody and holds nothing any more. */
const LOST = ['eliminated', 'captured'];

/** A captor is not lost himself: his prisoners would have been freed, his booty dropped [3.607, 3.608]. */
function compareCaptors(desk: Desk, side: Side, lines: readonly Line[], faults: Faults): void {
  const { position } = desk;
  const enemy = enemyOf(side);
  const lostThere = new Set(filedBy(desk, enemy, 'losses').flatMap(({ unit, fate }) => (lost(fate) ? [unit] : [])));
  const captors = new Set(filedBy(desk, enemy, 'losses').flatMap(({ by }) => (by === undefined ? [] : [by])));
  for (const [index, { unit, by, fate }] of lines.entries()) {
    const captor = by === undefined ? undefined : byAlias(position, side, by);
    const own = unit === undefined ? undefined : counterOf(position, side, unit);
    if ((captor && lostThere.has(captor.id)) || (lost(fate) && own?.alias && captors.has(own.alias)))
      faults.add(own && isPersonnel(own) ? '3.608' : '3.607', 'captor-is-lost', { at: index + 1 });
  }
}

const lost = (fate: string | undefined): boolean => fate !== undefined && LOST.includes(fate);

/** Close Combat goes on until nobody can attack: personnel of both sides do not end in the only Location of a hex [3.601]. */
function compareLocations(desk: Desk, side: Side, lines: readonly Line[], faults: Faults): void {
  const { position, table } = desk;
  const enemy = enemyOf(side);
  const several = new Set([
    ...table.map.facts.buildings.flatMap(({ hexes }) => hexes),
    ...table.map.facts.strategic.filter(({ kind }) => kind === 'pillbox' || kind === 'bridge').map(({ hex }) => hex),
    ...table.bridges,
  ]);
  const fights = (counter: Counter | undefined): boolean =>
    counter !== undefined && isPersonnel(counter) && !counter.marks.includes('unarmed');
  const taken = new Set(
    filedBy(desk, enemy, 'places').flatMap(({ hex, units = [] }) =>
      hex !== undefined && units.some((unit) => fights(counterOf(position, enemy, unit))) ? [hex] : [],
    ),
  );
  for (const [index, { hex, units = [] }] of lines.entries()) {
    if (hex === undefined || several.has(hex) || !taken.has(hex)) continue;
    // A hex that was told before, and agreed, stands.
    const come = units
      .map((unit) => counterOf(position, side, unit))
      .some((each) => fights(each) && each!.lastHex !== hex);
    if (come) faults.add('3.601', 'melee-goes-on', { at: index + 1, hex });
  }
}

/** A Location is not empty where a state told of somebody in it [3.6054]. */
function compareEmptiness(desk: Desk, lines: readonly Line[], faults: Faults): void {
  const held = new Set(
    (['british', 'axis'] as const).flatMap((side) =>
      filedBy(desk, side, 'state').flatMap(({ unit, hex }) => {
        const counter = unit === undefined ? undefined : counterOf(desk.position, side, unit);
        const unitThere =
          counter?.status === 'alive' && !isSupport(counter) && (isPersonnel(counter) || counter.kind === 'vehicle');
        return unitThere && hex !== undefined && !counter.marks.includes('wading') ? [hex] : [];
      }),
    ),
  );
  for (const [index, { kind, hex, empty }] of lines.entries())
    if (kind === 'control' && empty && hex !== undefined && held.has(hex))
      faults.add('3.6054', 'location-not-empty', { at: index + 1, hex });
}
