import { flag, integer, integers } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { half } from '../shared/units.js';
import type { Scenario, Side, Weather } from '../vocabulary.js';

/** Air strength sent on one mission: units in Jarama, points in Brunete [13.0]. */
export class AirMission {
  @integers('Bombardment strength of each air unit [13.1]', { min: 0, max: 99, maxItems: 20, default: [] })
  units!: number[];
  @integer('Air points spent [13.2]', { min: 0, max: 200, default: 0 }) points!: number;
  @flag('A Nationalist F/88 stands in the hex of the mission or next to it [J.15]') nearF88!: boolean;
}

export interface AirSituation {
  readonly scenario: Scenario;
  readonly side: Side;
  readonly weather: Weather;
  readonly purpose: 'support' | 'bombardment';
}

/** Whether anything flies at all, for combined arms [11.3]. */
export const flies = (mission: AirMission | undefined): boolean =>
  mission !== undefined && (mission.units.length > 0 || mission.points > 0);

/** 13.0: Jarama has air units, Brunete air points. */
export function checkAirKind(mission: AirMission, scenario: Scenario, umpire: Judge): void {
  if (scenario === 'jarama' && mission.points > 0) umpire.forbid('13.0', 'air-points-in-jarama');
  if (scenario === 'brunete' && mission.units.length > 0) umpire.forbid('13.0', 'air-units-in-brunete');
}

/** Strength of a mission after every halving, each unit on its own and rounded up [J.15, J.16, J.22]. */
export function airStrength(mission: AirMission, situation: AirSituation, umpire: Judge): number {
  let strengths = mission.units;
  if (situation.scenario === 'jarama' && strengths.length > 0) {
    const halve = (rule: string, key: string): void => {
      const halved = strengths.map(half);
      umpire.note(rule, key, { from: strengths, to: halved });
      strengths = halved;
    };
    if (situation.side === 'nationalist' && situation.purpose === 'support') halve('J.16', 'air-support-by-day');
    if (situation.side === 'republican' && mission.nearF88) halve('J.15', 'air-under-f88');
    if (situation.weather === 'rainMud') halve('J.22', 'air-in-rain');
  }
  return strengths.reduce((sum, strength) => sum + strength, mission.points);
}
