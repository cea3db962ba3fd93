import { integer } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { opponentOf } from '../vocabulary.js';
import { type AirMission, airStrength, flies } from './air.js';
import type { AttackInput } from './attack-input.js';
import { gunSupport, manoeuvreAttack, manoeuvreDefence } from './strengths.js';
import { bestTerrain, riverBenefit, terrainPoints } from './terrain-defence.js';

/** A strength by where it comes from, every halving done [9.3, 11.4, J.15, J.16, J.22]. */
export class StrengthParts {
  @integer('Units', { min: 0, max: 9999 }) units!: number;
  @integer('Supporting artillery', { min: 0, max: 9999 }) guns!: number;
  @integer('Air support', { min: 0, max: 9999 }) air!: number;
}

/** Air support flies in the attacked hex, so an F/88 in it or next to it fires whether that was said again or not [J.15]. */
function overTarget(air: AirMission | undefined, { adjacentF88, defenders }: AttackInput): AirMission | undefined {
  return air && { ...air, nearF88: air.nearF88 || adjacentF88 || defenders.some(({ f88 }) => f88) };
}

/** 11.4: attack factors, artillery, air. */
export function attackStrength(input: AttackInput, umpire: Judge): { total: number; parts: StrengthParts } {
  const { scenario, side, weather } = input;
  const air = overTarget(input.air, input);
  const units = manoeuvreAttack(input.attackers, umpire);
  const guns = gunSupport(input.guns, '12.3.1', umpire);
  const flown = air ? airStrength(air, { scenario, side, weather, purpose: 'support' }, umpire) : 0;
  if (flies(air)) umpire.note(air!.points > 0 ? '13.2' : '13.1', 'air-adds', { points: flown });
  const total = units + guns + flown;
  umpire.note('11.4', 'attack-total', { units, guns, air: flown, total });
  return { total, parts: { units, guns, air: flown } };
}

/** 11.4: defence factors, artillery, air, terrain. */
export function defenceStrength(
  input: AttackInput,
  umpire: Judge,
): { total: number; terrain: number; parts: StrengthParts } {
  const { scenario, weather } = input;
  const air = overTarget(input.defensiveAir, input);
  const side = opponentOf(input.side);
  const units = manoeuvreDefence(input.defenders, umpire);
  const guns = gunSupport(input.defensiveGuns, '12.3.2', umpire);
  const flown = air ? airStrength(air, { scenario, side, weather, purpose: 'support' }, umpire) : 0;
  if (flies(air)) umpire.note(air!.points > 0 ? '13.2' : '13.1', 'air-adds', { points: flown });
  const terrain = terrainPoints(bestTerrain(input.ground, umpire), riverBenefit(input, umpire), umpire);
  const total = units + guns + flown + terrain;
  umpire.note('11.4', 'defence-total', { units, guns, air: flown, terrain, total });
  return { total, terrain, parts: { units, guns, air: flown } };
}
