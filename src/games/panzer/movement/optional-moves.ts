import { d100 } from '../../../kernel/dice/index.js';
import { choice, choices, defineChoice, flag, integer, number } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { TURN } from '../combat/direct-fire/firer.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { demand } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { Command, Terrain, Turret } from '../vocabulary.js';

const Obstruction = defineChoice('RoadObstruction', ['wreck', 'immobileVehicle', 'towedGun', 'mobileVehicle']);

export class PushAsideInput {
  @choice('What stands in the way [7.30]', Obstruction, { default: 'wreck' }) obstruction!: string;
  @number('Weight of the pushing vehicle in metric tons, Wt of its card [7.30]', { min: 0, max: 300 }) weight!: number;
  @number('Weight of what is pushed; a gun, whose card has none, is never too heavy and gives no modifier [7.30]', {
    min: 0,
    max: 300,
    optional: true,
  })
  pushedWeight?: number;
  @flag('The pusher is fully tracked [7.30]', { default: true }) tracked!: boolean;
  @choice('Its command [7.30]', Command, { default: 'move' }) command!: Command;
  @flag('Has spent movement this turn: the push takes the whole factor [7.30]') moved!: boolean;
}

export class PushAsideOutcome {
  @flag('Pushed aside: it stays in the hex, never moves again and no longer blocks the road') pushed!: boolean;
  @integer('Modifier by weight', { min: 0, max: 300 }) modifier!: number;
  @integer('Lowest modified roll that pushes it aside', { min: 1, max: 100 }) pushedFrom!: number;
  @integer('The modified roll', { min: 1, max: 400, optional: true }) finalRoll!: number | null;
}

const PUSHED_FROM = 51;

export const pushAside = procedure<PushAsideInput, PushAsideOutcome, Options>({
  id: 'push-aside',
  resolver: 'movement',
  title: { en: 'Pushing an obstruction off a narrow road', ja: '狭い道路からの押し出し' },
  description: {
    en: 'Whether a tracked vehicle pushes a wreck, an immobile vehicle or a gun off a narrow road, path or bridge.',
    ja: '装軌車両が狭い道路・小道・橋梁の残骸や移動不能車両、火砲を押し出せるかを判定する。',
  },
  rules: ['7.30'],
  dice: [DICE.push],
  input: PushAsideInput,
  outcome: PushAsideOutcome,
  example: { input: { weight: 70, pushedWeight: 25 }, options: { narrowRoads: true }, dice: { given: [20] } },
  resolve(input, umpire) {
    requireOption(umpire, 'narrowRoads', '7.30', true);
    if (!input.tracked) umpire.forbid('7.30', 'push-tracked-only');
    if (input.command !== 'move') umpire.forbid('7.30', 'push-needs-move', { command: input.command });
    if (input.moved) umpire.forbid('7.30', 'push-takes-all');
    if (input.obstruction === 'mobileVehicle') umpire.forbid('7.30', 'push-not-mobile');
    const { weight, pushedWeight } = input;
    if (pushedWeight !== undefined && weight < pushedWeight)
      umpire.forbid('7.30', 'push-too-light', { weight, other: pushedWeight });
    if (!umpire.legal) return null;
    const other = pushedWeight ?? (input.obstruction === 'towedGun' ? weight : demand('weight', '/pushedWeight'));
    // In tenths of a ton, so that 25.4 - 15.4 is ten tons and not a hair less.
    const heavier = Math.round(10 * weight) - Math.round(10 * other);
    const modifier = 5 * Math.floor(heavier / 50);
    const roll = umpire.roll('push', d100);
    const total = roll + modifier;
    const pushed = total >= PUSHED_FROM;
    umpire.note('7.30', pushed ? 'pushed-aside' : 'not-pushed', { roll, modifier, total });
    umpire.summarise(pushed ? 'pushed-aside' : 'not-pushed', { roll, modifier, total });
    return { pushed, modifier, pushedFrom: PUSHED_FROM, finalRoll: umpire.finalRoll(total) };
  },
});

export class TurretTurnInput {
  @choice('TT of the vehicle; only 1 to 3 are turrets [7.8.1]', Turret) turret!: Turret;
  @integer('Hexsides to turn [7.8.1]', { min: 0, max: 3 }) hexsides!: number;
  @flag('The turret is damaged: TT 1 [7.8.1]') turretDamaged!: boolean;
  @flag('The turret ring is jammed [7.23.2]') jammed!: boolean;
  @flag('A long gun [7.20]') longGun!: boolean;
  @choices('Terrain of the hex it is in or enters [7.20]', Terrain, { maxItems: 12, default: [] }) terrain!: Terrain[];
  @flag('The vehicle does not move this turn, or moves along a road or path [7.20]') freeToTurn!: boolean;
  @flag('The new facing is straight ahead or straight back [7.20]') straight!: boolean;
  @flag('While moving: it may trigger overwatch [7.8.1]') moving!: boolean;
}

export class TurretTurnOutcome {
  @integer('Hexsides it may turn', { min: 0, max: 3 }) limit!: number;
  @flag('Enemy overwatch may fire, before or after the turn') overwatch!: boolean;
}

const TIGHT: readonly Terrain[] = ['alley', 'woods', 'lightWoods'];

export const turretTurn = procedure<TurretTurnInput, TurretTurnOutcome, Options>({
  id: 'turret-turn',
  resolver: 'movement',
  title: { en: 'Turning a turret', ja: '砲塔の旋回' },
  description: {
    en: 'How far a turret may turn on entering a hex or in the Adjustment Phase, with the limits of long guns.',
    ja: 'ヘクス進入時や調整フェイズに砲塔をどれだけ回せるか、長砲身の制限を含めて判定する。',
  },
  rules: ['7.8', '7.8.1', '7.20'],
  input: TurretTurnInput,
  outcome: TurretTurnOutcome,
  example: { input: { turret: 'tt2', hexsides: 2 }, options: { turrets: true } },
  resolve(input, umpire) {
    requireOption(umpire, 'turrets', '7.8.1', true);
    requireOption(umpire, 'collateralDamage', '7.23.2', input.jammed);
    if (!umpire.legal) return null;
    const rating = TURN[input.turret];
    const limit = input.jammed ? 0 : input.turretDamaged ? Math.min(1, rating) : rating;
    umpire.note(['7.8.1', '7.8'], 'turret-limit', { limit });
    if (input.hexsides > limit) umpire.forbid('7.8.1', 'turret-too-far', { hexsides: input.hexsides, limit });
    const tight = input.terrain.some((each) => TIGHT.includes(each));
    if (umpire.options.longGuns && input.longGun && tight && !input.freeToTurn && input.hexsides > 0) {
      if (!input.straight) umpire.forbid('7.20', 'long-gun-caught');
      else umpire.note('7.20', 'long-gun-straight');
    }
    if (!umpire.legal) return null;
    umpire.summarise('turret-turns', { hexsides: input.hexsides });
    return { limit, overwatch: input.moving && input.hexsides > 0 };
  },
});

export class HiddenMoveInput {
  @integer('Movement points of the slowest unit in the counter; left out: a dummy [7.2.2.2]', {
    min: 0,
    max: 120,
    optional: true,
  })
  slowest?: number;
  @integer('Points the counter spends', { min: 0, max: 120 }) spent!: number;
  @integer('Most points a leg unit could spend, to tell a dummy by [7.2.2.2]', { min: 0, max: 60, default: 3 })
  legPace!: number;
}

export class HiddenMoveOutcome {
  @flag('Marked SPOT/MOVE, as a vehicle would be') spotMove!: boolean;
  @flag('A dummy can from now on be claimed as a vehicle only') vehicleOnly!: boolean;
}

export const hiddenMove = procedure<HiddenMoveInput, HiddenMoveOutcome, Options>({
  id: 'hidden-move',
  resolver: 'movement',
  title: { en: 'Moving a hidden unit counter', ja: '隠匿ユニットカウンターの移動' },
  description: {
    en: 'Whether a hidden counter may move so far, and what its pace gives away.',
    ja: '隠匿カウンターがその距離を移動できるか、速度から何が知られるかを判定する。',
  },
  rules: ['7.2.2.2'],
  input: HiddenMoveInput,
  outcome: HiddenMoveOutcome,
  example: { input: { slowest: 2, spent: 2 }, options: { hiddenUnits: true } },
  resolve({ slowest, spent, legPace }, umpire) {
    requireOption(umpire, 'hiddenUnits', '7.2.2.2', true);
    if (slowest !== undefined && spent > slowest) umpire.forbid('7.2.2.2', 'slowest-unit-decides', { spent, slowest });
    if (!umpire.legal) return null;
    const vehicleOnly = slowest === undefined && spent > legPace;
    umpire.note('7.2.2.2', vehicleOnly ? 'dummy-at-vehicle-pace' : 'hidden-moves');
    umpire.summarise(vehicleOnly ? 'dummy-at-vehicle-pace' : 'hidden-moves');
    return { spotMove: spent > 0, vehicleOnly };
  },
});
