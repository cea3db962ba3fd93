import { choice, choices, flag } from '../../../kernel/fields/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { battleOf, belongsTo, Hexside, Terrain } from '../vocabulary.js';
import { isRebelInfantry, type Mover, movesAsIrregular } from './mover.js';

/** One step from a hex to the next, by its facts. */
export class StepFacts {
  @choices('Everything printed in the hex entered, and Rubble [18.1]', Terrain, { maxItems: 8, default: [] })
  terrain!: Terrain[];
  @choice('Hexside crossed [18.1]', Hexside, { default: 'none' }) hexside!: Hexside;
  @flag('A road (Budapest) or trail (Angola) joins both hexes across that hexside [7.7]') road!: boolean;
  @flag('Rubble in the hex left, which breaks its road and bridge [18.1]') leavesRubble!: boolean;
  @flag('The hexside touches a hex within 2 of the unmoved Soviet Engineer Brigade [16.27]') engineers!: boolean;
  @flag('The hex entered is in an enemy zone of control [8.1]') enemyZoc!: boolean;
  @flag('It is in the zone of an enemy Special Force or Police unit, which binds irregulars too [22.3]')
  securityZoc!: boolean;
  @flag('An enemy unit is in the hex entered [7.12]') enemyUnit!: boolean;
  @flag('The hex entered is closed to the unit by the map [7.4]') prohibited!: boolean;
}

/** What a step costs, in half points, and by which part of the chart. */
export interface StepCost {
  readonly halves: number;
  readonly rule: Cite;
  readonly key: 'step-road' | 'step-terrain' | 'step-irregular';
  readonly terrain: string;
  readonly hexside: number;
  /** The engineers' bridge carried the unit over. */
  readonly bridged: boolean;
}

export const entersZone = (step: StepFacts, mover: Mover, umpire: Judge): boolean =>
  movesAsIrregular(mover, umpire) ? step.securityZoc : step.enemyZoc;

/** Everything against a step whatever the points left [7.4, 7.12, 18.1]. */
export function checkStep(step: StepFacts, mover: Mover, umpire: Judge): void {
  const battle = battleOf(mover.side);
  for (const feature of step.terrain) {
    if (!belongsTo(battle, feature)) umpire.forbid('18.1', 'not-in-battle', { feature, battle });
  }
  if (!belongsTo(battle, step.hexside)) umpire.forbid('18.1', 'not-in-battle', { feature: step.hexside, battle });
  else if (step.hexside === 'cliff') umpire.forbid('18.1', 'cliff-bars');
  if (step.enemyUnit) umpire.forbid('7.12', 'enemy-bars');
  if (step.prohibited) umpire.forbid('7.4', 'prohibited-terrain');
  if (step.engineers && mover.side !== 'soviet') umpire.forbid('16.27', 'soviet-engineers-only');
}

/** The cost of one legal step [7.6, 7.7, 16.27, 18.1, 22.1]. */
export function stepCost(step: StepFacts, mover: Mover, monsoon: boolean, umpire: Judge): StepCost {
  const irregular = movesAsIrregular(mover, umpire);
  const broken = step.leavesRubble || step.terrain.includes('rubble');
  const budapest = battleOf(mover.side) === 'budapest56';
  if (step.road && !irregular && !broken && !(monsoon && !budapest)) {
    const halves = 2 * umpire.chart('path-effects').number(budapest ? 'road' : 'trail', 'movement');
    return {
      halves,
      rule: ['7.7', '18.1'],
      key: 'step-road',
      terrain: budapest ? 'road' : 'trail',
      hexside: 0,
      bridged: false,
    };
  }
  const river = riverSurcharge(step, broken, monsoon, umpire);
  if (irregular) {
    const hex = umpire.chart('terrain-effects').number('clear', 'movement');
    return {
      halves: 2 * (hex + river.points),
      rule: ['22.1', '22.0'],
      key: 'step-irregular',
      terrain: 'clear',
      hexside: river.points,
      bridged: river.bridged,
    };
  }
  const { points, terrain } = hexCost(step.terrain, mover, monsoon, umpire);
  return {
    halves: 2 * (points + river.points),
    rule: ['7.6', '18.1'],
    key: 'step-terrain',
    terrain,
    hexside: river.points,
    bridged: river.bridged,
  };
}

/** The dearest feature of the hex; Rubble replaces them all [18.1]. */
function hexCost(
  terrain: readonly Terrain[],
  mover: Mover,
  monsoon: boolean,
  umpire: Judge,
): { points: number; terrain: string } {
  const chart = umpire.chart('terrain-effects');
  if (terrain.includes('rubble')) {
    return {
      points: chart.number('rubble', isRebelInfantry(mover) ? 'movementRebelInfantry' : 'movement'),
      terrain: 'rubble',
    };
  }
  let points = 0;
  let dearest = 'clear';
  for (const feature of terrain) {
    const cell = chart.at(feature, monsoon ? 'movementMonsoon' : 'movement');
    if (typeof cell === 'number' && cell > points) {
      points = cell;
      dearest = feature;
    }
  }
  return points > 0 ? { points, terrain: dearest } : { points: chart.number('clear', 'movement'), terrain: 'clear' };
}

/** Rubble breaks a bridge; the engineers make one [16.27, 18.1]. */
function riverSurcharge(
  step: StepFacts,
  broken: boolean,
  monsoon: boolean,
  umpire: Judge,
): { points: number; bridged: boolean } {
  if (step.hexside === 'none' || step.hexside === 'cliff') return { points: 0, bridged: false };
  let hexside = step.hexside;
  if (broken && hexside === 'bridgedMinorRiver') hexside = 'minorRiver';
  if (broken && hexside === 'bridgedMajorRiver') hexside = 'majorRiver';
  const points = umpire.chart('hexside-effects').number(hexside, monsoon ? 'movementMonsoon' : 'movement');
  return step.engineers && points > 0 ? { points: 0, bridged: true } : { points, bridged: false };
}
