import { distance } from '../../../../kernel/hexes/index.js';
import { isRecon, roleOf } from '../formations.js';
import type { Scene } from '../stage.js';
import { isAble, standing } from '../standing.js';
import type { Table } from '../table.js';
import type { Unit } from '../units.js';

type Level = 'chq' | 'bhq' | 'rhq';

/** Headquarters of a level as the scenario gives them, lost or not; a company has its own [7.52]. */
const headquarters = (table: Table, formation: string, level: Level): Unit[] => {
  const { side } = table.formations.get(formation)!;
  return [...table.units.values()].filter(
    (unit) => unit.role === level && unit.side === side && (level !== 'chq' || unit.formation === formation),
  );
};

/** Those that still lead. */
const leading = ({ position }: Scene, all: readonly Unit[]): Unit[] =>
  all.filter((unit) => {
    const { place, bailed } = position.units[unit.id]!;
    return (place === 'map' || place === 'aboard') && !bailed && roleOf(position, unit) !== undefined;
  });

const isLost = ({ position }: Scene, all: readonly Unit[]): boolean =>
  all.length > 0 &&
  all.every((unit) => {
    const { fate, bailed } = position.units[unit.id]!;
    return fate !== undefined || bailed === true || roleOf(position, unit) === undefined;
  });

/** Hexes from the nearest of some units to the nearest of others; undefined where one of the two is off the map, and in span [7.52]. */
function apart({ table, position }: Scene, some: readonly Unit[], others: readonly Unit[]): number | undefined {
  const { grid } = table.board;
  const at = ({ id }: Unit): number => grid.index(standing(position, id).hex!);
  const ranges = some.flatMap((one) => others.map((other) => distance(grid, at(one), at(other))));
  return ranges.length === 0 ? undefined : Math.min(...ranges);
}

/** The span of a formation's headquarters in the words of the question [7.52]. */
export function spanQuestion(scene: Scene, formation: string, commands: number) {
  const { table, position } = scene;
  const [companies, battalions, regiments] = (['chq', 'bhq', 'rhq'] as const).map((level) =>
    headquarters(table, formation, level),
  ) as [Unit[], Unit[], Unit[]];
  const [company, battalion, regiment] = [companies, battalions, regiments].map((all) => leading(scene, all)) as [
    Unit[],
    Unit[],
    Unit[],
  ];
  const members = [...table.units.values()].filter(
    ({ id, formation: own }) => own === formation && isAble(position.units[id]!),
  );
  const mute = (all: readonly Unit[]): boolean =>
    table.options.radioSets && all.length > 0 && all.every(({ card }) => card.noRadio);
  const toBattalion = apart(scene, company, battalion);
  const toRegiment = apart(scene, battalion, regiment);
  return {
    units: members.map((unit) => ({
      id: unit.id.slice(0, 40),
      distance: apart(scene, [unit], company) ?? 0,
      recon: isRecon(position, unit),
      noRadio: unit.card.noRadio,
    })),
    commands: Math.max(1, commands),
    grade: table.formations.get(formation)!.grade,
    hqNoRadio: mute(company),
    companyLost: isLost(scene, companies),
    ...(toBattalion === undefined ? {} : { toBattalion }),
    battalionNoRadio: mute(battalion),
    battalionLost: isLost(scene, battalions),
    ...(toRegiment === undefined ? {} : { toRegiment }),
    regimentNoRadio: mute(regiment),
    regimentLost: isLost(scene, regiments),
  };
}
