import type { Placement } from '../commands.js';
import { isMmc } from '../counters.js';
import { eligibleEntries } from '../ground.js';
import type { Pass } from '../position.js';
import type { Desk } from '../stage.js';
import { fortHexes, fortsToPlace, type Sent, toPlace } from './set-up-checks.js';
import { FALL_BACK_MMC } from './set-up-limits.js';
import { defaultPlacing, mineHexes } from './set-up-places.js';
import { surplusRadios } from './set-up-radios.js';
import { isReserve, lineOf } from './set-up-reserve.js';

/** The pass as it may be sent without further thought [3.622]. */
export function suggested(desk: Desk, pass: Pass): Sent {
  const hold: { line: string; entry: string }[] = [];
  const place: Placement[] = [];
  const taken = new Map<string, number>();
  const entry = eligibleEntries(desk, pass.side, desk.position.open.date)[0]?.arrow;
  let south = 0;
  if (entry) for (const line of surplusRadios(desk, pass)) hold.push({ line, entry });
  for (const counter of toPlace(desk, pass)) {
    const line = lineOf(desk, counter);
    if (counter.kind === 'radio' && hold.some((each) => each.line === line?.id)) continue;
    if (isReserve(line)) {
      if (entry && !hold.some((each) => each.line === line!.id)) hold.push({ line: line!.id, entry });
      continue;
    }
    const mmcSouth =
      pass.side === 'axis' && desk.position.open.fallBack && (south >= FALL_BACK_MMC || counter.kind === 'gun');
    const hex = defaultPlacing(desk, pass.side, counter, taken, mmcSouth);
    if (hex === undefined) continue;
    if (isMmc(counter) && desk.table.south.has(hex)) south += 1;
    place.push({ unit: counter.id, hex, as: 'open' });
  }
  for (const fort of pass.isolated ? [] : fortsToPlace(desk, pass)) {
    const hexes = fortHexes(desk, pass, fort);
    const printed = desk.table.printed && desk.position.open.phase === 'initial';
    const hex = (printed ? mineHexes(desk.table).find((each) => hexes.includes(each)) : undefined) ?? hexes[0];
    if (hex) place.push({ unit: fort.id, hex, as: 'open' });
  }
  return { place, hold, dummies: [] };
}
