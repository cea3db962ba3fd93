import type { Side } from '../../vocabulary.js';
import { weaponFacts } from '../cards.js';
import { type Counter, halfSquadsOf, has, isSmc, leadershipOf, movesItself } from '../counters.js';
import { areaMap, isWater } from '../ground.js';
import { lowerTypes } from '../losses.js';
import { areaOf, carriedBy, livingOf, placeOf, retainedArea } from '../roster.js';
import type { Scene } from '../stage.js';

export interface Trying {
  readonly hex: string;
  readonly must: boolean;
  readonly units: readonly Counter[];
}

/** Who stands outside his own areas must try; who is isolated may [3.606]. */
export function trying({ position }: Scene, side: Side): Trying[] {
  const groups = new Map<string, { must: boolean; units: Counter[] }>();
  for (const counter of livingOf(position, side)) {
    if (!movesItself(counter)) continue;
    if (counter.at && 'with' in counter.at) continue;
    const place = placeOf(position, counter);
    if (!place || 'entry' in place || 'with' in place) continue;
    if (position.owing.some((each) => each.unit === counter.id)) continue;
    const must = 'hex' in place;
    const may = 'area' in place && has(counter, 'isolated') && !position.own[side].stayed.includes(counter.id);
    if (!must && !may) continue;
    const area = 'area' in place ? areaOf(position, side, place.area) : undefined;
    const hex =
      'hex' in place ? place.hex : area!.hexes.includes(counter.lastHex ?? '') ? counter.lastHex! : area!.hexes[0]!;
    const group = groups.get(hex) ?? { must, units: [] };
    group.units.push(counter);
    groups.set(hex, group);
  }
  return [...groups].map(([hex, { must, units }]) => ({ hex, must, units }));
}

const loadOf = ({ table, position }: Scene, counter: Counter): number =>
  carriedBy(position, counter).reduce((sum, item) => sum + (weaponFacts(table.cards, item)?.pp ?? 0), 0);

const LIMIT = { mmc: 5, smc: 2 } as const;
const limitOf = (counter: Counter): number => (isSmc(counter) ? (has(counter, 'wounded') ? 0 : LIMIT.smc) : LIMIT.mmc);

/** SW that must be left because nobody may carry so much [3.606]. */
export function surplus(scene: Scene, units: readonly Counter[]): string[] {
  return units.flatMap((unit) => {
    let load = loadOf(scene, unit);
    return carriedBy(scene.position, unit).flatMap((item) => {
      if (load <= limitOf(unit)) return [];
      load -= weaponFacts(scene.table.cards, item)?.pp ?? 0;
      return [item.id];
    });
  });
}

/** The ruling is open: equipment and units go by the names they have before the enemy. */
export const openName = ({ alias, id }: Counter): string => alias ?? `new ${id.slice(1)}`;

const sizeOf = ({ kind }: Counter): string => (kind === 'armorLeader' ? 'leader' : kind);

export function question(
  scene: Scene,
  side: Side,
  hex: string,
  stacks: readonly (readonly string[])[],
  drop: readonly string[],
): object {
  const { position, table } = scene;
  const units = stacks.flatMap((ids, at) =>
    ids.map((id) => {
      const counter = position.own[side].counters[id]!;
      const items = carriedBy(position, counter).filter((item) => !drop.includes(item.id));
      return {
        name: openName(counter),
        size: sizeOf(counter),
        stack: at + 1,
        wounded: isSmc(counter) && has(counter, 'wounded'),
        unarmed: has(counter, 'unarmed'),
        heroic: has(counter, 'heroic'),
        leadership: counter.kind === 'leader' ? Math.max(-3, Math.min(1, leadershipOf(counter))) : 0,
        pp: items.reduce((sum, item) => sum + (weaponFacts(table.cards, item)?.pp ?? 0), 0),
        items: items.map(openName).slice(0, 10),
        replaceable: lowerTypes(table, counter).length > 0,
      };
    }),
  );
  const encircled = stacks.flat().some((id) => has(position.own[side].counters[id]!, 'encircled'));
  return { ...areaMap(scene, position.open.date), side, hex, encircled, units };
}

/** Half-squads that a Location holds without being overstacked (core: three squads). */
export const STACK = 6;

const loadAt = (scene: Scene, side: Side, hex: string): number =>
  livingOf(scene.position, side)
    .filter((counter) => has(counter, 'isolated') && counter.lastHex === hex)
    .reduce((sum, counter) => sum + halfSquadsOf(counter), 0);

/** Isolated units that stand in a Location in greater number than it holds must Escape or spread within their area [3.606]. */
export const isOverstacked = (scene: Scene, side: Side, { must, hex }: Trying): boolean =>
  !must && loadAt(scene, side, hex) > STACK;

/** Hexes of the isolated area of a unit that have room for it [3.606]. */
export function roomFor(scene: Scene, unit: Counter): string[] {
  const hexes = retainedArea(scene.position, unit)?.hexes ?? [];
  return hexes.filter(
    (hex) =>
      hex !== unit.lastHex && !isWater(scene.table, hex) && loadAt(scene, unit.side, hex) + halfSquadsOf(unit) <= STACK,
  );
}
