import { commandRange, isRecon } from '../formations.js';
import type { Position } from '../position.js';
import type { Scene } from '../stage.js';
import { isAble } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import type { Unit } from '../units.js';

/** Whether a unit is cut off from everybody outside its platoon, option 7.4. */
export const isSilent = ({ options }: Table, { card }: Pick<Unit, 'card'>): boolean =>
  options.radioSets && card.noRadio;

/** Who shares what a unit spots: everybody of its side with a radio, or its platoon [7.4.1]. */
export const netOf = (table: Table, { id, side, card }: Unit): string =>
  isSilent(table, { card }) ? platoonNet(side, table.platoons.get(id) ?? id) : side;

const platoonNet = (side: string, platoon: string): string => `${side}/${platoon}`;

/** Everybody who hears of what a unit spots: a radio in a platoon without them speaks to both [7.4.1]. */
export function netsOf(table: Table, unit: Unit): string[] {
  const platoon = table.options.radioSets ? table.platoons.get(unit.id) : undefined;
  const own = netOf(table, unit);
  return platoon === undefined ? [own] : [...new Set([own, platoonNet(unit.side, platoon)])];
}

/** Platoons of a side that have a target spotted, by the nets that have [7.4.1]. */
export const platoonsIn = (noticed: Position['noticed'], side: string, target: string): string[] =>
  Object.entries(noticed).flatMap(([net, targets]) =>
    net.startsWith(`${side}/`) && targets.includes(target) ? [net.slice(side.length + 1)] : [],
  );

/** What the questions about spotting ask of radios [7.4.1]. */
export const radioFacts = (table: Table, { id, card }: Unit) => {
  if (!table.options.radioSets) return {};
  const platoon = table.platoons.get(id);
  return { noRadio: card.noRadio, ...(platoon === undefined ? {} : { platoon }) };
};

/** Vehicles without radios that act on one command with this one: its platoon, but whoever was left behind with a track hit [7.4.2]. */
export function silentMates({ table, position }: Scene, unit: Unit): Unit[] {
  const platoon = table.platoons.get(unit.id);
  if (!isSilent(table, unit) || isRecon(position, unit) || platoon === undefined || isLeft(position, unit)) return [];
  return [...table.units.values()].filter(
    (other) =>
      other.id !== unit.id &&
      other.kind === 'vehicle' &&
      other.formation === unit.formation &&
      table.platoons.get(other.id) === platoon &&
      isAble(position.units[other.id]!) &&
      !isLeft(position, other) &&
      !isRecon(position, other),
  );
}

const isLeft = ({ units }: Position, { id }: Unit): boolean => units[id]!.trackHit === true;

/** How far the targets and the ends of a group may be apart: not at all where one of it is broken or has no radio [6.2.1.1.4, 7.1.5.2, 7.4.2]. */
export function groupRange({ table, position }: Scene, unit: string): number {
  const { group } = position.units[unit]!;
  const { formation } = unitOf(table, unit);
  const members = Object.keys(position.units).filter((id) => position.units[id]!.group === group);
  const bound = members.some((id) => position.units[id]!.broken !== undefined || isSilent(table, unitOf(table, id)));
  return bound ? 0 : commandRange(table, formation);
}
