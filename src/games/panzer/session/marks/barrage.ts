import type { IndirectFireOutcome } from '../../combat/indirect/indirect-fire.js';
import { indirectWeapon } from '../artillery/sources.js';
import { gpTargetFacts } from '../firing-facts.js';
import { comeUnderFire } from '../harm.js';
import { knownAs } from '../hidden/counters.js';
import { meetCounters } from '../hidden/showing.js';
import { meetMines } from '../mines/field.js';
import type { Play } from '../stage.js';
import { isAble } from '../standing.js';
import { sufferGp } from '../suffering.js';
import { unitOf } from '../table.js';
import { crossing, type Mark } from './state.js';

/** What lies in a hex shows itself or strikes whoever has moved into it: hidden counters, mines, then every barrage it has not met on this move [6.6.6, 7.31.2]. */
export function meetGround(play: Play, unit: string): void {
  meetCounters(play, unit);
  meetMines(play, unit, 'enter');
  meetBarrages(play, unit);
}

/** Every barrage of its hex that a unit has not met this turn strikes it [6.6.6]. */
export function meetBarrages(play: Play, unit: string): void {
  for (const mark of play.position.marks) {
    const { hex } = play.position.units[unit]!;
    if (!isAble(play.position.units[unit]!)) return;
    const met = play.position.crossed.includes(crossing(unit, mark.id));
    if (mark.kind === 'barrage' && !met && mark.hexes.includes(hex!)) crossBarrage(play, unit, mark);
  }
}

/** Each firing unit attacks once, however many of its hexes are crossed [6.6.6]. */
function crossBarrage(play: Play, unit: string, { id, open, barrage }: Mark): void {
  const { table, position } = play;
  const { source, band, factor, planned } = barrage!;
  const battery = table.batteries.get(source);
  const weapon = battery ? null : unitOf(table, source).card.weapons[indirectWeapon(unitOf(table, source))! - 1]!;
  play.happen({ type: 'barrage-crossed', unit, mark: id });
  const outcome = play.ask<IndirectFireOutcome>('combat/indirect-fire', {
    name: knownAs(position, source).slice(0, 40),
    offMap: battery !== undefined,
    planned,
    sheaf: battery ? (open ? 'open' : 'closed') : 'onMap',
    rangeFactor: band,
    factor,
    effectiveness: (battery ?? weapon)!.effectiveness,
    smallArms: weapon?.smallArms ?? false,
    units: [{ unit: gpTargetFacts(table, position, unit), entered: true }],
  });
  comeUnderFire(play, unit);
  sufferGp(play, unit, outcome.units![0]!, 'indirectFire');
}
