import { enemyOf, type Side } from '../../vocabulary.js';
import { type Counter, isPersonnel } from '../counters.js';
import { GONE } from '../losses.js';
import { byAlias, carriedBy, takenAs } from '../roster.js';
import { happen, type Play } from '../stage.js';
import { firstHex } from './new-counters.js';
import { linesOf } from './settled-lines.js';

/** Captured equipment changes sides with the counter that took it; those who carry it no more drop it [3.607]. */
export function bookCaptures(play: Play, side: Side): void {
  const captor = enemyOf(side);
  const counters: Record<string, Counter> = {};
  let number = Object.keys(play.position.own[captor].counters).length;
  for (const line of linesOf(play, `losses-${side}`)) {
    if (line.kind !== 'fate' || line.fate !== 'captured') continue;
    const item = play.position.own[side].counters[line.unit!]!;
    if (isPersonnel(item)) continue;
    const by = line.by === undefined ? undefined : byAlias(play.position, side, line.by);
    number += 1;
    const id = `${captor[0]}${String(number).padStart(2, '0')}`;
    const hex = item.lastHex ?? by?.lastHex ?? firstHex(play, captor);
    const carried = item.kind === 'sw' && by && isPersonnel(by);
    counters[id] = {
      ...item,
      id,
      side: captor,
      line: null,
      status: 'alive',
      at: carried ? { with: by.id } : { hex },
      lastHex: hex,
      marks: ['captured'],
      known: true,
      alias: takenAs(captor, item),
    };
  }
  happen(play, 'losses-booked', { rule: '3.6071', side: captor, own: { counters } });
  dropOrphans(play, side);
  dropOrphans(play, captor);
}

/** What the lost carried lies where they stood, unpossessed [3.6041, 3.6061]. */
export function dropOrphans(play: Play, side: Side): void {
  const counters: Record<string, Partial<Counter>> = {};
  for (const holder of Object.values(play.position.own[side].counters)) {
    if (holder.status === 'alive') continue;
    for (const item of carriedBy(play.position, holder)) {
      counters[item.id] = holder.lastHex === null ? GONE : { at: { hex: holder.lastHex }, lastHex: holder.lastHex };
    }
  }
  if (Object.keys(counters).length > 0) happen(play, 'losses-booked', { rule: '3.6072', side, own: { counters } });
}
