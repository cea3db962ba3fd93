import type { Side } from '../../vocabulary.js';
import type { Placement } from '../commands.js';
import { type Counter, halfSquadsOf, isMmc } from '../counters.js';
import { apart, isHex, nightOn } from '../ground.js';
import { livingOf } from '../roster.js';
import type { Desk, Faults, Scene } from '../stage.js';
import { inReserve } from './set-up-reserve.js';

export const TOKENS: Readonly<Record<string, string>> = {
  squad: 'hipSquad',
  halfSquad: 'hipHalfSquad',
  crew: 'hipHalfSquad',
  leader: 'hipSmc',
  hero: 'hipSmc',
};

/** Hidden as far as it was bought; emplaced Guns and their crews may be hidden by the core rules [3.619, CG10]. */
export function checkHip(
  scene: Scene,
  side: Side,
  due: readonly Counter[],
  place: readonly Placement[],
  faults: Faults,
): void {
  const { position } = scene;
  const tokens: Record<string, number> = {};
  for (const { kind } of Object.values(position.own[side].forts)) tokens[kind] = (tokens[kind] ?? 0) + 1;
  for (const [at, { unit, as }] of place.entries()) {
    if (as !== 'hip') continue;
    const counter = due.find(({ id }) => id === unit);
    if (!counter || counter.kind === 'gun' || counter.kind === 'crew') continue;
    const token = TOKENS[counter.kind] ?? 'hipLarge';
    if ((tokens[token] ?? 0) <= 0) faults.add('3.619', 'hip-not-bought', { at: at + 1, unit: counter.name });
    tokens[token] = (tokens[token] ?? 0) - 1;
  }
  checkDaytime(scene, side, due, place, faults);
}

/** By day a tenth of the squads, rounded down, are hidden at most; half-squads count half, Reserves not at all (B-13, PS-13) [3.619, CG6]. */
function checkDaytime(
  scene: Scene,
  side: Side,
  due: readonly Counter[],
  place: readonly Placement[],
  faults: Faults,
): void {
  const { position } = scene;
  if (nightOn(position.open.date)) return;
  const squads = livingOf(position, side).filter((each) => each.kind === 'squad' && !inReserve(scene, each));
  const limit = Math.floor(squads.length / 10);
  const hidden = place
    .filter(({ as }) => as === 'hip')
    .map(({ unit }) => due.find(({ id }) => id === unit))
    .reduce((sum, counter) => sum + (counter && counter.kind !== 'crew' ? halfSquadsOf(counter) : 0), 0);
  if (hidden > 2 * limit) faults.add('3.619', 'hip-day-limit', { limit });
}

export const FALL_BACK_MMC = 6;

/** At most six Axis MMC and no Gun south of the river after the Axis have fallen back [3.60741]. */
export function checkFallBack(
  { table, position }: Scene,
  side: Side,
  due: readonly Counter[],
  place: readonly Placement[],
  faults: Faults,
): void {
  if (side !== 'axis' || !position.open.fallBack) return;
  const south = place.filter(({ hex }) => table.south.has(hex)).map(({ unit }) => due.find(({ id }) => id === unit));
  if (south.some((counter) => counter?.kind === 'gun')) faults.add('3.60741', 'fall-back-gun');
  if (south.filter((counter) => counter && isMmc(counter)).length > FALL_BACK_MMC)
    faults.add('3.60741', 'fall-back-mmc', { limit: FALL_BACK_MMC });
}

/** What the first scenario of a printed campaign asks of the Axis set-up [3.51, 3.52, 3.53]. */
export function checkInitial(desk: Desk, due: readonly Counter[], place: readonly Placement[], faults: Faults): void {
  const { table } = desk;
  const { facts } = table.map;
  const cover = new Set([...facts.strategic.map(({ hex }) => hex)]);
  const placements = place.flatMap(({ unit, hex }) => {
    const counter = due.find(({ id }) => id === unit);
    const kind = counter ? initialKind(counter) : 'mines';
    if (kind === null || !isHex(table, hex)) return [];
    const toPavedRoad =
      facts.paved.length === 0 ? 0 : Math.min(99, ...facts.paved.map((road) => apart(table, road, hex)));
    return [
      {
        kind,
        hex,
        toPavedRoad,
        inCover: cover.has(hex),
        south: table.south.has(hex),
        roadHex: facts.roads.includes(hex),
      },
    ];
  });
  if (placements.length === 0) return;
  const ruling = desk.book.ask('status/initial-setup', {
    campaign: table.campaign,
    placements: placements.slice(0, 100),
  });
  faults.addAll(ruling.steps);
}

function initialKind(counter: Counter): string | null {
  if (isMmc(counter)) return 'mmc';
  if (counter.kind === 'leader') return 'smc';
  if (counter.kind === 'gun') return 'gun';
  return counter.kind === 'vehicle' ? 'truck' : null;
}
