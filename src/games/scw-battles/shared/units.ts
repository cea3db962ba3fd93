import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import { type Scenario, type UnitSize, UnitType } from '../vocabulary.js';

/** What every counter on the map has: a name, the formations it belongs to, and its standing in this phase. */
export class Member {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @text('Brigade it belongs to, if any [2.1]', { max: 30, optional: true }) brigade?: string;
  @text('Division it belongs to, if any: its stripe [2.1]', { max: 30, optional: true }) division?: string;
  @text('Corps it belongs to, if any [2.1]', { max: 30, optional: true }) corps?: string;
  @flag('In supply for this phase [9.3]', { default: true }) inSupply!: boolean;
  @flag('In command for this phase [10.3]', { default: true }) inCommand!: boolean;
}

export class AttackingUnit extends Member {
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Attack factor on the face now showing [2.1]', { min: 0, max: 99 }) attack!: number;
  @flag('Attacks across a river or canal hexside, bridged or not [T.5]') acrossRiver!: boolean;
  @flag('Has already attacked in this phase [11.1]') attackedThisPhase!: boolean;
  @flag('Another unit of its stack attacks a different hex [11.1]') stackSplit!: boolean;
}

export class DefendingUnit extends Member {
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Defence factor on the face now showing; artillery prints none and defends at 1 [12.5]', {
    min: 0,
    max: 99,
    optional: true,
  })
  defence?: number;
  @flag('A German F/88 [J.14]') f88!: boolean;
}

export class Gun extends Member {
  @integer('Attack factor of the artillery unit [2.1]', { min: 0, max: 99 }) attack!: number;
  @flag('Fires at an adjacent hex, and so shares the results of the attackers [12.5]') adjacent!: boolean;
  @integer('Printed range; compared with the distance where both are given [12.0]', {
    min: 0,
    max: 99,
    optional: true,
  })
  range?: number;
  @integer('Hexes to the attacked hex, that hex counted; the nearest of several [12.0, 12.3.4]', {
    min: 0,
    max: 99,
    optional: true,
  })
  distance?: number;
  @flag('Has already fired in this combat phase [12.1]') firedThisPhase!: boolean;
}

/** At one hex a gun is adjacent, whether that was said or not [12.5]. */
export const isAdjacent = (gun: Gun): boolean => gun.adjacent || gun.distance === 1;

/** How a unit without a name is called in an answer. */
export const callName = (unit: { name?: string }, at: number): string => unit.name ?? `#${at + 1}`;

/** A counter that shows no size is a regiment in Brunete [B.9]; elsewhere the commonest, a battalion. */
export const sizeOf = (unit: { size?: UnitSize }, scenario: Scenario): UnitSize =>
  unit.size ?? (scenario === 'brunete' ? 'regiment' : 'battalion');

/** Half, rounded up, as every halving of the game [9.3, 10.3]. */
export const half = (value: number): number => (value + 1) >> 1;

/** Tanks, light tanks and armoured cars [11.3, J.14]. */
export const isArmour = (type: UnitType): boolean => type === 'armour' || type === 'armouredCar';

/** Everything but artillery and air; leaders and trucks have rules of their own [2.1]. */
export const isManoeuvre = (type: UnitType): boolean =>
  type !== 'artillery' && type !== 'air' && type !== 'leader' && type !== 'truck';
