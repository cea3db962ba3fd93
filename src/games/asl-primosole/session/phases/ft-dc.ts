import type { Side } from '../../vocabulary.js';
import type { Counter } from '../counters.js';
import { livingOf, placeKey } from '../roster.js';
import type { Play, Scene } from '../stage.js';
import { areaWord } from './attendance.js';

/** FT and DC that the last scenario used up and that may be kept [3.61427]. */
export const usedUp = ({ position }: Scene, side: Side): Counter[] =>
  Object.values(position.own[side].counters).filter(
    ({ status, effectsDr, type }) =>
      status === 'eliminated' && effectsDr !== null && effectsDr <= EFFECTS && (type === 'FT' || type === 'DC'),
  );
const EFFECTS = 10;

/** FT and DC used up by an Effects DR of ten or less come back to Elite squads, within the limits of each area [3.61427]. */
export function keepWeapons(
  play: Play,
  side: Side,
  wanted: readonly string[],
  counters: Record<string, Partial<Counter>>,
): void {
  if (play.position.open.phase !== 'afterScenario') return;
  const elite = livingOf(play.position, side).filter((each) => each.kind === 'squad' && /-8$/.test(each.type));
  const groups = new Map<string, Counter[]>();
  for (const squad of elite) {
    const key = placeKey(areaWord(play.position, squad));
    groups.set(key, [...(groups.get(key) ?? []), squad]);
  }
  const left = wanted.map((id) => play.position.own[side].counters[id]!);
  for (const squads of groups.values()) {
    const count = (type: string): number => left.filter((each) => each.type === type).length;
    if (left.length === 0) return;
    const kept = play.ask<{ ft: number; dc: number }>(
      'status/ft-dc-retention',
      { ft: Math.min(30, count('FT')), dc: Math.min(60, count('DC')), eliteSquads: squads.length },
      { for: [side] },
    );
    for (const [type, number] of [
      ['FT', kept.ft],
      ['DC', kept.dc],
    ] as const) {
      for (let at = 0; at < number; at += 1) {
        const item = left.splice(
          left.findIndex((each) => each.type === type),
          1,
        )[0]!;
        counters[item.id] = {
          status: 'alive',
          at: { with: squads[at % squads.length]!.id },
          effectsDr: null,
          marks: [],
        };
      }
    }
  }
}
