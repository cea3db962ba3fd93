import { choice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { CampaignMap, type Garrison, garrisonOf, type MapSpace, STACKING_LIMIT } from '../shared/campaign-map.js';
import { nameOf, Unit } from '../shared/units.js';
import { enemyOf, Side } from '../vocabulary.js';
import { isBarredFrom } from './non-cooperation.js';

/** 10.1.12: spaces under enemy control at the start of the round that one unit may enter. */
export const ENEMY_SPACES = 2;

export class MovingUnit extends Unit {
  @integer('Movement Factor [10.1.3]', { min: 0, max: 10 }) mf!: number;
  @integer('Other divisions of its region that are in foreign regions [16.4.2.2]', { min: 0, max: 20, default: 0 })
  othersAbroad!: number;
}

/** A stack of one to three units that moves together [10.1.1]; units left behind stay in the map's list. */
export class MoveQuestion {
  @choice('Side that moves', Side) side!: Side;
  @object('Map, with every other unit on it', CampaignMap) map!: CampaignMap;
  @text('Space where the stack stands', { max: 60 }) start!: string;
  @list('Units that move together', MovingUnit, { minItems: 1, maxItems: 3 }) units!: MovingUnit[];
  @flag('The stack is in supply: only then does it lift a siege [16.1.3]', { default: true }) supplied!: boolean;
  @flag('Its space carries a Move marker [10.1.1]', { default: true }) activated!: boolean;
}

/** 10.1.6: a stack goes as far as its slowest unit. */
export const allowance = (question: MoveQuestion): number => Math.min(...question.units.map((unit) => unit.mf));

export const wasEnemy = (space: MapSpace, side: Side): boolean => (space.controlAtStart ?? space.control) !== side;

export const holdsEnemy = (all: ReadonlyMap<string, Garrison>, id: string, side: Side): boolean =>
  garrisonOf(all, id)[enemyOf(side)] > 0;

export type EndBan = 'attackMarker' | 'stacking' | 'region';

/** 10.1.11, 9.1.2, 16.4.2: what keeps the stack from ending its move in a space it may pass. */
export function endBan(
  space: MapSpace,
  question: MoveQuestion,
  all: ReadonlyMap<string, Garrison>,
): EndBan | undefined {
  if (space.attackMarker) return 'attackMarker';
  const there = garrisonOf(all, space.id)[question.side];
  if (there + question.units.length > STACKING_LIMIT) return 'stacking';
  return question.units.some((unit, i) => isBarred(unit, i, question, space)) ? 'region' : undefined;
}

/** 16.4.2.2; a stack may not send two divisions of one region abroad together either. */
function isBarred(unit: MovingUnit, index: number, question: MoveQuestion, space: MapSpace): boolean {
  const before = question.units.slice(0, index).filter((other) => other.region === unit.region).length;
  return isBarredFrom(unit, space.region, unit.othersAbroad + before);
}

/** The same ban as a reason with its rule. */
export function forbidEnd(ban: EndBan, space: MapSpace, question: MoveQuestion, umpire: Judge): void {
  if (ban === 'attackMarker') umpire.forbid('10.1.11', 'move-ends-on-attack', { space: space.id });
  else if (ban === 'stacking') umpire.forbid(['9.1.1', '9.1.2', '9.1', '9.0'], 'move-overstacks', { space: space.id });
  else {
    const units = question.units.filter((unit) => unit.region !== 'none').map(nameOf);
    umpire.forbid(['16.4.2.1', '16.4.2.2', '16.4.2'], 'move-ends-abroad', { space: space.id, units });
  }
}
