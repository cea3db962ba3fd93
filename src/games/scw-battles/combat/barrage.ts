import { choice, choices, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { missingDefences } from '../shared/facts.js';
import { callName, DefendingUnit, Gun, half, isAdjacent } from '../shared/units.js';
import { ObjectiveBars, ObjectiveMemory } from '../status/objective-rules.js';
import { Scenario, Side, Terrain, type UnitType } from '../vocabulary.js';
import { findColumn, readEffect, readResult } from './crt.js';
import { nationalistShift } from './shifts.js';
import { checkFire, checkRange, missingRanges } from './support.js';
import { bestTerrain, terrainPoints } from './terrain-defence.js';

export class BarrageGun extends Gun {
  @flag('The gun or a spotter of its formation sees the target; an adjacent hex is always seen [12.4.1, 12.4.1.1]', {
    default: true,
  })
  sighted!: boolean;
}

export class BarrageInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side that fires', Side) side!: Side;
  @list('Artillery firing at the one hex [12.4]', BarrageGun, { minItems: 1, maxItems: 40 }) guns!: BarrageGun[];
  @list('Every unit in the target hex [12.4]', DefendingUnit, { maxItems: 40, default: [] }) targets!: DefendingUnit[];
  @choices('Everything printed in the target hex; clear when empty [T.5]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @text('The target hex, for the objectives of divisions [B.19]', { max: 12, optional: true }) hex?: string;
  @list(
    'Brunete: what is known of objective hexes; when sent, the target hex is tested by it [B.19]',
    ObjectiveMemory,
    {
      maxItems: 30,
      optional: true,
    },
  )
  objectives?: ObjectiveMemory[];
  @flag('The hex is under normal or assault attack in this phase [12.4]') underAttack!: boolean;
  @flag("It is the enemy's combat phase [12.0]") enemyPhase!: boolean;
  @flag('Support fire of a combat cancelled by voluntary retreat, turned on that hex [12.3.3]') converted!: boolean;
}

export class BarrageRoll {
  @text('Target', { max: 60 }) unit!: string;
  @integer('Its defence, terrain left out [12.4, 12.5]', { min: 0, max: 99 }) defence!: number;
  @integer('Barrage less defence and terrain [12.4]', { min: -999, max: 9999 }) differential!: number;
  @text('Column of the differential [T.4]', { max: 8 }) startColumn!: string;
  @integer('Net columns of shift, right positive [J.17]', { min: -9, max: 9 }) shift!: number;
  @text('Column used [T.4]', { max: 8 }) column!: string;
  @text('Result as printed; this and what follows is null up to the column [T.4]', { max: 8, optional: true })
  result!: string | null;
  @integer('Steps the target loses [11.5]', { min: 0, max: 1, optional: true }) stepLosses!: number | null;
  @integer('Hexes the target retreats [11.62]', { min: 0, max: 1, optional: true }) retreatHexes!: number | null;
  @integer('Steps the adjacent guns lose between them [12.5]', { min: 0, max: 1, optional: true })
  gunStepLosses!: number | null;
  @integer('Hexes the adjacent guns retreat [12.5]', { min: 0, max: 1, optional: true })
  gunRetreatHexes!: number | null;
}

export class BarrageOutcome {
  @integer('Strength of all guns together [12.4]', { min: 0, max: 9999 }) strength!: number;
  @integer('Terrain points of each target [T.5]', { min: 0, max: 9 }) terrainPoints!: number;
  @list('One roll for each target [12.4]', BarrageRoll, { maxItems: 40 }) rolls!: BarrageRoll[];
  @texts('Units that a barrage does not touch [10.4, 14.4, B.10]', { max: 60, maxItems: 40 }) spared!: string[];
  @texts('Guns firing at the adjacent hex, which suffer the left-hand results [12.5]', { max: 60, maxItems: 40 })
  exposedGuns!: string[];
}

/** The rule that keeps a type of counter out of a barrage or bombardment. */
export const IMMUNE: Partial<Record<UnitType, string>> = { hq: '10.4', leader: '14.4', truck: 'B.10', air: '13.1' };

function checkBarrage(input: BarrageInput, umpire: Judge): void {
  if (input.enemyPhase) umpire.forbid(['12.1', '12.0'], 'barrage-in-enemy-phase');
  if (input.underAttack && !input.converted) umpire.forbid('12.4', 'barrage-on-attacked-hex');
  input.guns.forEach((gun, at) => {
    const name = callName(gun, at);
    checkFire(gun, name, umpire);
    if (input.converted) return;
    checkRange(gun, name, '12.4', umpire);
    if (!gun.sighted && !isAdjacent(gun)) umpire.forbid('12.4.1', 'barrage-unsighted', { gun: name });
  });
  const divisions = new Set(input.guns.flatMap(({ division }) => division ?? []));
  if (input.hex !== undefined && !input.converted) new ObjectiveBars(input, umpire).judge(divisions, [input.hex]);
}

const OPTION = 'barrageHalvesUnsupplied';

/** The printed defence, artillery 1; lack of supply does not halve it unless that reading is chosen [12.4, 12.5]. */
function barrageDefence(unit: DefendingUnit, name: string, umpire: Judge): number {
  if (unit.type === 'artillery') {
    umpire.note('12.5', 'artillery-defends-at-one', { unit: name });
    return 1;
  }
  const printed = unit.defence!;
  if (unit.inSupply) return printed;
  if (!umpire.options.barrageHalvesUnsupplied) {
    umpire.note(['12.4', '9.3'], 'printed-defence-stands', { unit: name, defence: printed, option: OPTION });
    return printed;
  }
  umpire.note(['9.3', '12.4'], 'barrage-halves-unsupplied', {
    unit: name,
    from: printed,
    to: half(printed),
    option: OPTION,
  });
  return half(printed);
}

interface Fire {
  readonly strength: number;
  readonly terrain: number;
  readonly adjacent: boolean;
  readonly scenario: Scenario;
  readonly side: Side;
}

type Effect = Pick<BarrageRoll, 'result' | 'stepLosses' | 'retreatHexes' | 'gunStepLosses' | 'gunRetreatHexes'>;

const NOT_ROLLED: Effect = {
  result: null,
  stepLosses: null,
  retreatHexes: null,
  gunStepLosses: null,
  gunRetreatHexes: null,
};

/** The die, what it does to the target, and to guns at the next hex [11.5, 12.4.2, 12.5]. */
function rollAt(name: string, column: number, adjacent: boolean, umpire: Judge): Effect {
  const result = readResult(DICE.barrage.name, column, 0, umpire, name);
  const hit = readEffect(result, 'defender');
  const back = readEffect(result, 'attacker');
  if (hit.steps > 0) umpire.note('11.5', 'target-loses-step', { unit: name });
  if (hit.retreat > 0) umpire.note(['11.62', '12.4.2'], 'target-retreats', { unit: name });
  if (back.steps + back.retreat > 0) {
    if (adjacent) umpire.note('12.5', 'adjacent-guns-suffer', { steps: back.steps, retreat: back.retreat });
    else umpire.note(['12.4.2', '12.5'], 'distant-guns-safe');
  }
  return {
    result,
    stepLosses: hit.steps,
    retreatHexes: hit.retreat,
    gunStepLosses: adjacent ? back.steps : 0,
    gunRetreatHexes: adjacent ? back.retreat : 0,
  };
}

/** One target, one differential, one die [12.4]. */
function fireAt(unit: DefendingUnit, name: string, fire: Fire, umpire: Judge): BarrageRoll {
  const defence = barrageDefence(unit, name, umpire);
  const differential = fire.strength - defence - fire.terrain;
  umpire.note('12.4', 'barrage-differential', {
    unit: name,
    strength: fire.strength,
    defence,
    terrain: fire.terrain,
    differential,
  });
  const { start, shift, final } = findColumn(differential, nationalistShift(fire.scenario, fire.side, umpire), umpire);
  const names = umpire.chart('crt').columns;
  const effect = umpire.stopsAt('column') ? NOT_ROLLED : rollAt(name, final, fire.adjacent, umpire);
  return {
    unit: name,
    defence,
    differential,
    startColumn: names[start]!,
    shift,
    column: names[final]!,
    ...effect,
  };
}

export const barrage = procedure<BarrageInput, BarrageOutcome, Options>({
  id: 'barrage',
  resolver: 'combat',
  title: { en: 'Barrage', ja: '弾幕射撃' },
  description: {
    en: 'Artillery alone against one hex: one roll for each unit there, with what adjacent guns suffer in return.',
    ja: '砲兵だけで一つのヘクスを撃つ。中のユニットごとにダイスを振り、隣接する砲が被る結果も示す。',
  },
  rules: ['12.4'],
  dice: [DICE.barrage],
  stops: [{ id: 'column', title: { en: 'Only the column of each target', ja: '目標ごとの列まで' } }],
  input: BarrageInput,
  outcome: BarrageOutcome,
  from: { 'combat/voluntary-retreat': () => ({ converted: true }) },
  example: {
    input: { side: 'republican', guns: [{ attack: 6 }], targets: [{ defence: 3 }, { defence: 5 }] },
    dice: { given: [2, 6] },
  },
  resolve(input, umpire) {
    checkBarrage(input, umpire);
    if (!umpire.legal) return null;
    demandFacts([
      ...missingDefences(input.targets, '/targets', Object.keys(IMMUNE) as UnitType[]),
      ...(input.converted ? [] : missingRanges(input.guns, '/guns')),
    ]);
    if (input.converted) umpire.note('12.3.3', 'support-becomes-barrage');
    const strength = input.guns.reduce((sum, gun) => sum + gun.attack, 0);
    umpire.note('12.4', 'barrage-total', { guns: input.guns.length, strength });
    const terrain = terrainPoints(bestTerrain([input], umpire), null, umpire);
    const exposedGuns = input.guns.flatMap((gun, at) => (isAdjacent(gun) ? [callName(gun, at)] : []));
    const fire = { ...input, strength, terrain, adjacent: exposedGuns.length > 0 };
    const rolls: BarrageRoll[] = [];
    const spared: string[] = [];
    input.targets.forEach((unit, at) => {
      const immune = IMMUNE[unit.type];
      if (immune === undefined) {
        rolls.push(fireAt(unit, callName(unit, at), fire, umpire));
        return;
      }
      spared.push(callName(unit, at));
      umpire.note(immune, 'not-a-target', { unit: callName(unit, at), type: unit.type });
    });
    umpire.summarise(rolls.length > 0 ? 'barrage-summary' : 'barrage-on-nobody', {
      strength,
      results: rolls.map(({ unit, result, column }) => `${unit} ${result ?? column}`),
    });
    return { strength, terrainPoints: terrain, rolls, spared, exposedGuns };
  },
});
