import { choice, choices, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { callName } from '../shared/units.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Scenario, Side, Terrain, UnitType, Weather } from '../vocabulary.js';
import { AirMission, airStrength, checkAirKind } from './air.js';
import { IMMUNE } from './barrage.js';

export class BombardedUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
}

export class AirBombardmentInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side that bombs', Side) side!: Side;
  @choice('Weather [J.22]', Weather, { default: 'clear' }) weather!: Weather;
  @object('What flies [13.1, 13.2]', AirMission) air!: AirMission;
  @choices('Everything printed in the target hex; clear when empty [13.3]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @list('Units in the target hex, where the client wants to know which can be hit [13.3]', BombardedUnit, {
    maxItems: 40,
    default: [],
  })
  targets!: BombardedUnit[];
  @integer('Air points left this turn, where the client keeps them [13.2]', { min: 0, max: 200, optional: true })
  pointsLeft?: number;
  @flag('An air unit of the mission has flown already this turn [13.1]') alreadyFlown!: boolean;
  @flag('It is some phase other than air bombardment [13.3, 5.0]') otherPhase!: boolean;
}

export class AirBombardmentOutcome {
  @integer('Strength after all halvings [13.3]', { min: 0, max: 9999 }) strength!: number;
  @text('Column used [T.1]', { max: 8 }) column!: string;
  @integer('Added to the die [13.3, J.16]', { min: 0, max: 9 }) dieModifier!: number;
  @integer('Steps lost, by one unit that the bombarding player chooses; null up to the column [13.3]', {
    min: 0,
    max: 1,
    optional: true,
  })
  stepLosses!: number | null;
  @texts('Units listed that can be chosen [10.4, 13.3]', { max: 60, maxItems: 40 }) candidates!: string[];
  @texts('Units listed that bombs do not touch [10.4, 14.4, B.10]', { max: 60, maxItems: 40 }) spared!: string[];
}

function checkBombardment(input: AirBombardmentInput, umpire: Judge): void {
  checkWeather(input, umpire);
  if (input.otherPhase) umpire.forbid(['13.3', '5.0'], 'bombardment-phase-only');
  if (input.alreadyFlown) umpire.forbid('13.1', 'air-unit-used');
  if (input.pointsLeft !== undefined && input.air.points > input.pointsLeft) {
    umpire.forbid('13.2', 'air-points-short', { points: input.air.points, left: input.pointsLeft });
  }
  checkAirKind(input.air, input.scenario, umpire);
}

/** Cover once, whatever it is; Nationalist night bombing in Jarama [13.3, J.16]. */
function bombardmentModifier(input: AirBombardmentInput, umpire: Judge): number {
  const chart = umpire.chart('die-modifiers');
  let modifier = 0;
  const cover = input.terrain.find((each) => each === 'town' || each === 'city' || each === 'woods');
  if (cover !== undefined) {
    modifier += chart.number('bombardedCover', 'modifier');
    umpire.note('13.3', 'bombs-on-cover', { terrain: cover, modifier });
  }
  if (input.scenario === 'jarama' && input.side === 'nationalist') {
    const night = chart.number('jaramaNightBombing', 'modifier');
    umpire.note('J.16', 'night-bombing', { modifier: night });
    modifier += night;
  }
  return modifier;
}

export const airBombardment = procedure<AirBombardmentInput, AirBombardmentOutcome, Options>({
  id: 'air-bombardment',
  resolver: 'combat',
  title: { en: 'Air bombardment', ja: '航空爆撃' },
  description: {
    en: 'Strength after weather and flak, column, die and hit of one bombardment in the air phase.',
    ja: '航空爆撃フェイズの爆撃一つについて、天候と高射砲による戦力、列、ダイス、命中を求める。',
  },
  rules: ['13.3'],
  dice: [DICE.bombardment],
  stops: [{ id: 'column', title: { en: 'Only the column and the die modifier', ja: '列とダイス修正まで' } }],
  input: AirBombardmentInput,
  outcome: AirBombardmentOutcome,
  example: {
    input: { scenario: 'brunete', side: 'republican', air: { points: 8 }, terrain: ['town'] },
    dice: { given: [2] },
  },
  resolve(input, umpire) {
    checkBombardment(input, umpire);
    if (!umpire.legal) return null;
    const strength = airStrength(input.air, { ...input, purpose: 'bombardment' }, umpire);
    if (strength === 0) {
      umpire.forbid(['13.3', 'T.1'], 'bombs-without-strength');
      return null;
    }
    const table = umpire.chart('air-bombardment');
    const column = table.columnFor(strength);
    umpire.note(['13.3', 'T.1'], 'bombardment-column', { strength, column: table.columns[column]! });
    const dieModifier = bombardmentModifier(input, umpire);
    const candidates: string[] = [];
    const spared: string[] = [];
    input.targets.forEach((unit, at) => {
      const immune = IMMUNE[unit.type];
      (immune === undefined ? candidates : spared).push(callName(unit, at));
      if (immune !== undefined) umpire.note(immune, 'not-a-target', { unit: callName(unit, at), type: unit.type });
    });
    const found = { strength, column: table.columns[column]!, dieModifier, candidates, spared };
    if (umpire.stopsAt('column')) {
      umpire.summarise('bombardment-column', { strength, column: found.column });
      return { ...found, stepLosses: null };
    }
    const die = umpire.roll(DICE.bombardment.name);
    const hit = table.cell(table.rowFor(die + dieModifier), column) as number;
    const nobody = input.targets.length > 0 && candidates.length === 0;
    const stepLosses = nobody ? 0 : hit;
    umpire.note('T.1', 'bombardment-result', { die, modifier: dieModifier, total: die + dieModifier, hit: stepLosses });
    if (nobody) umpire.note('13.3', 'bombs-hit-nobody');
    if (stepLosses > 0) umpire.note('13.3', 'bombarder-chooses');
    umpire.summarise(stepLosses > 0 ? 'bombardment-hits' : 'bombardment-misses', {
      strength,
      column: found.column,
    });
    return { ...found, stepLosses };
  },
});
