import { distance } from '../../../../kernel/hexes/index.js';
import type { ExtraTarget } from '../../combat/ap/ap-question.js';
import { RangeFactor } from '../../vocabulary.js';
import { apTargetFacts } from '../firing-facts.js';
import type { Position, Shot } from '../position.js';
import { crossesWall, weaponsAt } from '../shots.js';
import { spotsNow } from '../sight.js';
import type { Scene } from '../stage.js';
import { isOnMap, standing, unitsOnMap } from '../standing.js';
import { enemyOf, type Table, unitOf } from '../table.js';

/** The AP range factor of a weapon in a hex; undefined out of range [4.4.3.2.1]. */
function factorAt(table: Table, position: Position, { firer, weapon, ammo }: Shot, target: string) {
  const { grid } = table.board;
  const block = unitOf(table, firer).card.weapons[weapon - 1]!.ap.find(({ type }) => type === ammo);
  const away = (id: string): number => grid.index(standing(position, id).hex!);
  const range = distance(grid, away(firer), away(target));
  return RangeFactor.values.find((factor) => (block?.range?.[factor] ?? -1) >= range);
}

/** Whether the firer could have fired at it: spotted, and for overwatch one of those it may answer [4.4.1, 4.4.2]. */
function isLegal({ table, position }: Scene, shot: Shot, target: string, overwatch: boolean): boolean {
  const { side } = unitOf(table, shot.firer);
  if (overwatch)
    return position.watch!.triggers[side]!.includes(target) && spotsNow(table, position, shot.firer, target);
  return (position.sight[shot.firer] ?? []).includes(target);
}

/** Vehicles that extra hits of a fast-firing gun may go to: legal targets near the first one and no farther off [6.5.2.1]. */
export function spreadTargets(scene: Scene, shot: Shot, overwatch: boolean): string[] {
  const { table, position } = scene;
  const { card, side, grade } = unitOf(table, shot.firer);
  if (table.layer === 'basic' || shot.ammo === 'GP' || card.weapons[shot.weapon - 1]!.rateOfFire === 'N') return [];
  if (!isOnMap(position.units[shot.target]!)) return [];
  const reach = table.umpire().chart('grade-effects').number(grade, 'commandRange');
  const { grid } = table.board;
  const first = grid.index(position.units[shot.target]!.hex!);
  const farthest = RangeFactor.values.indexOf(factorAt(table, position, shot, shot.target)!);
  return [...unitsOnMap(table, position, enemyOf(table, side))]
    .filter(({ id, kind }) => kind === 'vehicle' && id !== shot.target)
    .filter(({ id }) => distance(grid, first, grid.index(position.units[id]!.hex!)) <= reach)
    .filter(({ id }) => isLegal(scene, shot, id, overwatch))
    .filter(({ id }) => weaponsAt(table, position, shot.firer, id, overwatch).some((gun) => gun.number === shot.weapon))
    .filter(({ id }) => {
      const factor = factorAt(table, position, shot, id);
      return factor !== undefined && RangeFactor.values.indexOf(factor) <= farthest;
    })
    .map(({ id }) => id);
}

/** The vehicles that extra hits were put on, in the words of the fire procedure [6.5.2.1]. */
export function extraTargets(scene: Scene, shot: Shot, spread: readonly string[]): Omit<ExtraTarget, 'penetration'>[] {
  const { table, position } = scene;
  const { grid } = table.board;
  const from = standing(position, shot.firer).hex!;
  const first = grid.index(position.units[shot.target]!.hex!);
  return [...new Set(spread)].map((id) => {
    const hex = grid.index(position.units[id]!.hex!);
    const behindWall = crossesWall(table, grid.index(from), hex);
    return {
      vehicle: { ...apTargetFacts(table, position, id, from), behindWall } as unknown as ExtraTarget['vehicle'],
      hexesAway: distance(grid, first, hex),
      rangeFactor: factorAt(table, position, shot, id)!,
      legalTarget: true,
      extraHits: spread.filter((each) => each === id).length,
    };
  });
}
