import type { Clock, Score } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import type { Objective } from './body.js';
import { type Name, stepKey, stepName, word } from './names.js';
import type { Position } from './position.js';
import { stageOf } from './stages.js';
import type { Table } from './table.js';

/** Phases that a first and a second player have each; the rest are common [5.0]. */
const OF_A_PLAYER = /^(?:first|second)-/;

/** A phase by what it is called, whosever it is. */
const phaseNamed = (phase: string): Name => word(`phase-${phase.replace(OF_A_PLAYER, '')}`);

/** A phase as the sequence of play calls it, with the number of its player [5.0]. */
export function numberedPhase(phase: string): Name {
  const { en, ja } = phaseNamed(phase);
  if (!OF_A_PLAYER.test(phase)) return { en, ja };
  return phase.startsWith('first')
    ? { en: `First Player ${en}`, ja: `第1プレイヤー${ja}` }
    : { en: `Second Player ${en}`, ja: `第2プレイヤー${ja}` };
}

function phaseName({ phase, phasing }: Position): Name {
  const name = phaseNamed(phase);
  if (phase !== 'set-up' && !OF_A_PLAYER.test(phase)) return name;
  const owner = word(phasing);
  return { en: `${owner.en} ${name.en}`, ja: `${owner.ja}の${name.ja}` };
}

export function clock(table: Table, position: Position): Clock {
  const { turn, phase } = position;
  const date = table.dates[turn - 1];
  return {
    turn: phase === 'set-up' ? 0 : turn,
    of: table.track.turns,
    name: date === undefined ? null : { en: date },
    phase: { id: phase, name: phaseName(position) },
    step: { id: stepKey(position), name: stepName(position) },
    rule: stageOf(position)?.rule ?? '5.0',
  };
}

/** Whether a side has a place as its scenario counts it: was the last in all its hexes, or in Jarama stands there in supply [J.9, B.8]. */
function holds(
  { scenario, counters }: Table,
  { owners, units }: Position,
  side: Side,
  { hexes = [] }: Objective,
): boolean {
  if (scenario !== 'jarama') return hexes.every((hex) => owners[hex] === side);
  const supplied = new Set<string | undefined>();
  for (const [id, state] of Object.entries(units)) {
    if (state.place === 'map' && !state.unsupplied && counters.get(id)!.side === side) supplied.add(state.hex);
  }
  return hexes.every((hex) => supplied.has(hex));
}

/** Points for the places a side has now, as supply was judged last; units off the map are counted at the end. */
function placePoints(table: Table, position: Position, side: Side): number {
  let sum = 0;
  for (const place of table.objectives) {
    const scorer = table.scenario === 'series' ? (place.side ?? 'nationalist') : side;
    if (scorer === side && holds(table, position, side, place)) sum += place.points ?? 0;
  }
  return sum;
}

export function score(table: Table, position: Position): Score[] {
  return Side.values.flatMap((side) => [
    { side, key: 'places', label: word('score-places'), value: placePoints(table, position, side), of: null },
    { side, key: 'air-points', label: word('score-air'), value: position.airPoints[side], of: null },
    ...Object.entries(position.assaultPoints[side]).map(([division, points]) => ({
      side,
      key: `assault-points-${division}`,
      label: {
        en: `${word('score-assault').en}: ${division}`,
        ja: `${word('score-assault').ja}：${division}`,
      },
      value: points,
      of: table.assaultPoints[side][division] ?? null,
    })),
  ]);
}
