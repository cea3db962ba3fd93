import type { Side } from '../vocabulary.js';
import { isMmc } from './counters.js';
import { allOf, SIDES } from './roster.js';
import type { Scene } from './stage.js';

/** What the secrets of both sides show when they are laid open at the end, and where they contradict the reports. */
export interface Audit {
  /** Every line of the purchase records: "british I2 13N". */
  readonly bought: readonly string[];
  /** Fortifications that stayed hidden to the end: "axis atMineFactor J25". */
  readonly hidden: readonly string[];
  /** Objective Hexes that were never revealed: "axis Q16". */
  readonly objectives: readonly string[];
  readonly contradictions: readonly Contradiction[];
}

type Contradiction = 'mmcCount' | 'minedWayOut';

/** Counts and claims that were believed while they could not be seen (PS-36, PS-37). */
export function audit(scene: Scene): Audit {
  const { own } = scene.position;
  return {
    bought: SIDES.flatMap((side) =>
      Object.values(own[side].lines).map(({ group, date }) => `${side} ${group} ${date}`),
    ),
    hidden: SIDES.flatMap((side) =>
      Object.values(own[side].forts).flatMap(({ kind, hex, known }) =>
        hex !== null && known === 'no' ? [`${side} ${kind} ${hex}`] : [],
      ),
    ),
    objectives: SIDES.flatMap((side) =>
      Object.values(own[side].lines).flatMap(({ objective, objectiveRevealed }) =>
        objective === null || objectiveRevealed ? [] : [`${side} ${objective}`],
      ),
    ),
    contradictions: SIDES.flatMap((side) => [
      ...(countsTooMany(scene, side) ? (['mmcCount'] as const) : []),
      ...(minedWays(scene, side).length > 0 ? (['minedWayOut'] as const) : []),
    ]),
  };
}

/** More unbroken MMC were told than the side had counters for (PS-37). */
function countsTooMany({ position }: Scene, side: Side): boolean {
  const had = allOf(position, side).filter((counter) => isMmc(counter) && counter.status !== 'withdrawn').length;
  return (position.own[side].mmc ?? 0) > had;
}

/** A way out of a minefield that was claimed led into hidden mines of the other side (PS-36) [3.6042]. */
function minedWays({ table, position }: Scene, side: Side): string[] {
  const enemy = SIDES.find((each) => each !== side)!;
  const dates = table.dates;
  return (position.own[side].waysOut ?? []).flatMap(({ hex, date }) =>
    Object.values(position.own[enemy].forts).some(
      (fort) => fort.hex === hex && /mine/i.test(fort.kind) && dates.indexOf(fort.since) <= dates.indexOf(date),
    )
      ? [hex]
      : [],
  );
}
