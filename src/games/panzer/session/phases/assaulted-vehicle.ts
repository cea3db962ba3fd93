import { moraleOf } from '../morale.js';
import type { Play } from '../stage.js';
import { ableUnits, kindOf, openCommand, passengersOf } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import { mayButton } from '../turrets/facts.js';
import type { Unit } from '../units.js';

/** Other enemies in the hex of a target keep the attackers out of it. */
export const hasCompany = ({ table, position }: Play, target: string): boolean =>
  [...ableUnits(table, position, unitOf(table, target).side)].some(
    ({ id }) => id !== target && position.units[id]!.hex === position.units[target]!.hex,
  );

/** Whether the ground of the hex calls for leg units beside a vehicle, by the chart [6.6.1.1.2]. */
function needsSupport({ table, position }: Play, target: string): boolean {
  const chart = table.umpire().chart('terrain-effects');
  const hex = table.board.grid.index(position.units[target]!.hex!);
  return [...table.board.terrainOf(hex)].some((terrain) => chart.flag(terrain, 'legSupport'));
}

/** Squads and half-squads support, unless they are broken; sections never do [6.6.1.1.2]. */
function supporters({ table, position }: Pick<Play, 'table' | 'position'>, units: readonly Unit[]) {
  const kinds = units
    .filter(({ id }) => position.units[id]!.broken === undefined)
    .map(({ id }) => kindOf(table, position, id));
  const count = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
  return { squads: count('squad'), halfSquads: count('halfSquad') };
}

/** Whether those who ride in a vehicle support it, and it alone [6.6.1.1.2]. */
function isSupportedByRiders(play: Pick<Play, 'table' | 'position'>, vehicle: string): boolean {
  const { squads, halfSquads } = supporters(play, passengersOf(play.table, play.position, vehicle));
  return squads + halfSquads > 0;
}

const isVehicle = (table: Table, id: string): boolean => unitOf(table, id).kind === 'vehicle';

/**
 * The leg units beside a vehicle, and whether their support reaches it: where it does not for all, those that are attacked are supported
 * first, in the order in which they are, as their owner would have it [6.6.1.1.2].
 */
function support(play: Play, target: string) {
  const { table, position } = play;
  const { hex } = position.units[target]!;
  const here = [...ableUnits(table, position, unitOf(table, target).side)].filter(
    ({ id }) => position.units[id]!.hex === hex,
  );
  const { squads, halfSquads } = supporters(play, here);
  const alone = here.filter(({ id }) => isVehicle(table, id) && !isSupportedByRiders(play, id));
  const before = position.assaults!.closed.filter(
    (id) => isVehicle(table, id) && position.units[id]!.hex === hex && !isSupportedByRiders(play, id),
  );
  return {
    squads,
    halfSquads,
    vehicles: Math.max(1, alone.length),
    supported: before.length < 2 * squads + halfSquads,
  };
}

/** The vehicle as a close assault finds it [6.6.1.1.2]. */
export function vehicleFacts(play: Play, target: string) {
  const { table, position } = play;
  const { card } = unitOf(table, target);
  const state = position.units[target]!;
  return {
    gpDefense: card.defense.gpDefense!,
    protection: card.defense.protection,
    closeAssault: card.closeAssault,
    command: openCommand(state),
    suppression: state.suppression ?? 'none',
    morale: moraleOf(state),
    damaged: state.damaged ?? false,
    trackHit: state.trackHit ?? false,
    brewUpProne: card.brewUpProne,
    openTurret: mayButton(table, target) && !state.buttoned,
    needsSupport: needsSupport(play, target),
    ...support(play, target),
    ownSquad: isSupportedByRiders(play, target),
    passengers: passengersOf(table, position, target).length > 0,
    otherEnemies: hasCompany(play, target),
  };
}
