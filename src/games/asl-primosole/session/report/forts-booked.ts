import type { Side } from '../../vocabulary.js';
import type { Fort } from '../position.js';
import type { Play } from '../stage.js';
import { linesOf } from './settled-lines.js';

/** Entrenchments are on the map from now on; other hidden fortifications stay hidden [3.602]. */
export function fortsAfter(play: Play, side: Side): Record<string, Partial<Fort>> {
  const forts: Record<string, Partial<Fort>> = {};
  for (const fort of Object.values(play.position.own[side].forts)) {
    if (fort.hex !== null && (fort.kind.startsWith('foxhole') || fort.kind === 'trench'))
      forts[fort.id] = { hidden: false, known: 'yes' };
  }
  let number = Object.keys(play.position.own[side].forts).length;
  for (const { kind, hex, as, side: owner } of linesOf(play, 'terrain')) {
    if (kind !== 'fortification' || owner !== side || !hex) continue;
    const there = Object.values(play.position.own[side].forts).find((fort) => fort.hex === hex);
    if (as === 'destroyed') {
      if (there) forts[there.id] = { hex: null, kind: 'used' };
    } else if (there) forts[there.id] = { known: 'yes', hidden: false };
    else {
      number += 1;
      const id = `${side[0]}f${String(number).padStart(2, '0')}`;
      forts[id] = { id, kind: as!, hex, count: 1, since: play.position.open.date, hidden: false, known: 'yes' };
    }
  }
  return forts;
}
