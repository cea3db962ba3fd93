import { legalSpaces, northernDuty, northernSpaces } from '../events/initial-corps-spaces.js';
import type { CampaignMap } from '../shared/campaign-map.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { enemyOf, Side } from '../vocabulary.js';
import { hasFlag } from './cards/conditions.js';
import { nextTurn } from './end-of-turn.js';
import { groundOf, sidesIn } from './ground.js';
import type { Position } from './position.js';
import { mapQuestion } from './questions.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';
import { counterOf, isCorpsUnit, unitFacts, unitsOf } from './units.js';

/** 15.2: between turns 5 and 6. */
export function beginDeployment(play: Play): void {
  play.happen({ type: 'step-reached', phase: 'mobilization', step: 'deployment', active: 'nationalist' });
}

/** Initial corps of a side that are not placed yet; the CTV only once the Axis helps [15.2.1]. */
export const corpsLeft = (table: Table, position: Position, side: Side): string[] =>
  (table.start.initialCorps ?? []).filter((id) => {
    const { side: own, type } = counterOf(table, id);
    return (
      own === side && position.units[id]!.place === 'aside' && (type !== 'ctv' || hasFlag(position, 'axisMilitaryAid'))
    );
  });

/** How many corps a side deploys in all [P38]. */
function corpsOf(table: Table, position: Position, side: Side): number {
  return corpsLeft(table, position, side).length + position.deployed[side];
}

/** 15.2.1.2: where a corps may be deployed now; corps alike are looked at once. */
export function deploymentSpaces(table: Table, position: Position, corps: string): readonly string[] {
  let known = table.deployments.get(position);
  if (!known) {
    known = new Map();
    table.deployments.set(position, known);
  }
  const { side, type, region } = counterOf(table, corps);
  const kind = `${side}/${type}/${region}`;
  let spaces = known.get(kind);
  if (!spaces) {
    spaces = findDeploymentSpaces(table, position, corps);
    known.set(kind, spaces);
  }
  return spaces;
}

function findDeploymentSpaces(table: Table, position: Position, corps: string): string[] {
  const { side, type, region } = counterOf(table, corps);
  const umpire = table.umpire();
  const map = mapQuestion(table, position) as unknown as CampaignMap;
  const deployment = { side, corps: { type, region }, map, lines: groundOf(table, position).lines(side), umpire };
  let spaces = legalSpaces(deployment);
  if (side === 'nationalist') {
    const { owed, regions } = northernDuty(deployment);
    if (owed > 0 && corpsLeft(table, position, side).length <= owed)
      spaces = northernSpaces(deployment, spaces, regions);
  }
  return spaces.map(({ id }) => id).filter((space) => mayShare(table, position, side, space));
}

/** A full space gives one division up to the Reserve Box; one full of corps has none to give. */
function mayShare(table: Table, position: Position, side: Side, space: string): boolean {
  const there = sidesIn(table, position, space, side);
  return there.length < STACKING_LIMIT || there.some((id) => !isCorpsUnit(table, id));
}

/** The question of one deployment; other scenarios than the published ones have other numbers of corps [15.2.1, P38]. */
export function deploymentQuestion(table: Table, position: Position, corps: string, space: string): object {
  const side = counterOf(table, corps).side;
  return {
    side,
    corps: unitFacts(table, position, corps),
    map: mapQuestion(table, position),
    strait: position.strait,
    nationalistPlaced: position.deployed.nationalist,
    republicanPlaced: position.deployed.republican,
    nationalistCorps: corpsOf(table, position, 'nationalist'),
    republicanCorps: corpsOf(table, position, 'republican'),
    anyOrder: true,
    axisMilitaryAid: true,
    space,
  };
}

/** 15.2.1.1, P38, P39: who places next; a side that cannot place what it has left loses it, and the other goes on. */
export function nextToDeploy(play: Play): void {
  const { table } = play;
  const placeable = (side: Side): boolean =>
    corpsLeft(table, play.position, side).some((id) => deploymentSpaces(table, play.position, id).length > 0);
  for (const side of Side.values) {
    if (placeable(side)) continue;
    for (const unit of corpsLeft(table, play.position, side))
      play.happen({ type: 'unit-removed', unit, to: 'removed', why: 'no-space' });
  }
  const { active } = play.position;
  const other = enemyOf(active);
  if (placeable(other)) play.happen({ type: 'step-reached', step: 'deployment', active: other });
  else if (placeable(active)) play.happen({ type: 'step-reached', step: 'deployment', active });
  else play.happen({ type: 'step-reached', step: 'reserve', active: 'nationalist' });
}

interface Need {
  readonly missing: number;
  readonly withdrawable: readonly string[];
}

/** 15.2.2: what the Reserve Box of a side lacks. */
export function reserveQuestion(table: Table, position: Position, side: Side, withdraw?: string): object {
  const ground = groundOf(table, position);
  return {
    side,
    reserve: unitsOf(table, position, side, 'reserve').map((id) => unitFacts(table, position, id)),
    onMap: unitsOf(table, position, side, 'map')
      .filter((id) => !isCorpsUnit(table, id))
      .map((id) => ({
        ...unitFacts(table, position, id),
        supplied: ground.supply(position.units[id]!.space!) === 'supplied',
      })),
    italianReinforcements: hasFlag(position, 'italianReinforcements'),
    ...(withdraw === undefined ? {} : { withdraw }),
  };
}

/** Divisions that may be withdrawn for it; what helps nothing may not be [15.2.2.2]. */
export function withdrawable(
  { table, position, book }: Pick<Play, 'table' | 'position' | 'book'>,
  side: Side,
): string[] {
  const asked = book.whateverIsRolled<{ needs: readonly Need[] }>(
    'events/reserve-minimum',
    reserveQuestion(table, position, side),
  );
  return [...new Set((asked?.needs ?? []).flatMap(({ missing, withdrawable: units }) => (missing > 0 ? units : [])))];
}

/** Alternately, Nationalists first, until both are filled or nothing helps [P27]. */
export function nextToWithdraw(play: Play): void {
  const { active } = play.position;
  const other = enemyOf(active);
  if (withdrawable(play, other).length > 0) play.happen({ type: 'step-reached', step: 'reserve', active: other });
  else if (withdrawable(play, active).length > 0) play.happen({ type: 'step-reached', step: 'reserve', active });
  else play.happen({ type: 'step-reached', step: 'militarization', active: 'republican' });
}

export function endMobilization(play: Play): void {
  nextTurn(play);
}
