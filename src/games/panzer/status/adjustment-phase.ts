import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { Command, SpotCounter, Suppression, UnitKind } from '../vocabulary.js';

const OnOff = defineChoice('OnOff', ['none', 'on', 'off']);
type OnOff = (typeof OnOff.values)[number];
const Discharger = defineChoice('DischargerSmoke', ['none', 'fresh', 'under']);
type Discharger = (typeof Discharger.values)[number];

/** A unit as the Adjustment Phase finds it [4.6.1, 6.8]. */
export class AdjustedUnit {
  @text('Name', { max: 40 }) id!: string;
  @choice('Kind of unit', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @choice('Command this turn [4.6.1]', Command, { default: 'none' }) command!: Command;
  @flag('The command was revealed and executed [4.6.1]', { default: true }) executed!: boolean;
  @choice('SPOT counter', SpotCounter, { default: 'none' }) spot!: SpotCounter;
  @choice('Suppression [6.8.3, 6.8.4]', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Hesitation [7.1.6]', OnOff, { default: 'none' }) hesitation!: OnOff;
  @choice('Break [7.1.6]', OnOff, { default: 'none' }) broken!: OnOff;
  @flag('Under Fire counter [6.8.4]') underFire!: boolean;
  @choice('Smoke of its dischargers: fresh this turn, or under the vehicle from last turn [7.9]', Discharger, {
    default: 'none',
  })
  discharger!: Discharger;
  @flag('Carried by a vehicle') carried!: boolean;
  @flag('Turns to another facing now [6.8.1]') pivots!: boolean;
  @flag('Enters or leaves full cover now [6.8.2]') changesCover!: boolean;
  @flag('In full cover before [6.8.2]') fullCover!: boolean;
  @flag('In a bridge, ford or stream hex [6.1.4.2]') noCoverHex!: boolean;
}

class LastingSmoke {
  @text('Which smoke', { max: 40 }) id!: string;
  @choice('Its side up [6.8.4]', OnOff) state!: OnOff;
}

export class AdjustmentInput {
  @list('Units', AdjustedUnit, { maxItems: 200, default: [] }) units!: AdjustedUnit[];
  @list('Smoke and illumination on the map [6.8.4]', LastingSmoke, { maxItems: 100, default: [] })
  smoke!: LastingSmoke[];
  @integer('Turn being ended [4.6.2]', { min: 1, max: 99, default: 1 }) turn!: number;
  @integer('Last turn of the scenario [4.6.2]', { min: 1, max: 99, optional: true }) lastTurn?: number;
}

class UnitAfter {
  @text('Name', { max: 40 }) id!: string;
  @choice('SPOT counter', SpotCounter) spot!: SpotCounter;
  @choice('Suppression', Suppression) suppression!: Suppression;
  @choice('Hesitation', OnOff) hesitation!: OnOff;
  @choice('Break', OnOff) broken!: OnOff;
  @flag('In full cover') fullCover!: boolean;
  @choice('Smoke of its dischargers', Discharger) discharger!: Discharger;
}

export class AdjustmentOutcome {
  @list('Units afterwards', UnitAfter, { maxItems: 200 }) units!: UnitAfter[];
  @texts('Who hid a command that had to be executed: unused enemy overwatch may fire at them [4.6.1]', {
    max: 40,
    maxItems: 200,
  })
  caught!: string[];
  @texts('Suppression/OFF at the start of the step: a recovery roll is due [6.8.3]', { max: 40, maxItems: 200 })
  suppressionRolls!: string[];
  @texts('Break/OFF: a recovery roll is due [7.1.6]', { max: 40, maxItems: 200 }) breakRolls!: string[];
  @list('Smoke that stays', LastingSmoke, { maxItems: 100 }) smoke!: LastingSmoke[];
  @integer('Next turn; absent after the last', { min: 2, max: 100, optional: true }) nextTurn!: number | null;
  @flag('The scenario is over: victory is checked [4.6.2]') over!: boolean;
}

const flip = (state: OnOff): OnOff => (state === 'on' ? 'off' : state);

/** Pivots and full cover are for dismounted leg units and guns [6.8.1, 6.8.2, 6.1.4.2]. */
function checkAdjustment(umpire: Judge, unit: AdjustedUnit): void {
  const { id } = unit;
  const able = unit.kind !== 'vehicle' && !unit.carried;
  if (unit.pivots && !able) umpire.forbid('6.8.1', 'pivot-leg-and-guns', { unit: id });
  if (unit.changesCover && !able) umpire.forbid(['6.8.2', '6.1.4.2'], 'cover-leg-and-guns', { unit: id });
  if (unit.changesCover && !unit.fullCover && unit.noCoverHex)
    umpire.forbid('6.1.4.2', 'no-cover-in-water', { unit: id });
  requireOption(umpire, 'morale', '7.1.6', unit.hesitation !== 'none' || unit.broken !== 'none');
  requireOption(umpire, 'smokeDischargers', '7.9', unit.discharger !== 'none');
}

export const adjustmentPhase = procedure<AdjustmentInput, AdjustmentOutcome, Options>({
  id: 'adjustment-phase',
  resolver: 'status',
  title: { en: 'Adjustment Phase', ja: '調整フェイズ' },
  description: {
    en: 'The housekeeping at the end of a turn: hidden commands revealed, pivots and full cover, counters turned or removed, rolls that are due, next turn.',
    ja: 'ターン終了時の処理：未公開命令の公開、旋回とフルカバー、カウンターの反転と除去、必要な判定、次のターン。',
  },
  rules: ['4.6', '6.8'],
  input: AdjustmentInput,
  outcome: AdjustmentOutcome,
  example: {
    input: {
      units: [{ id: 'Squad', kind: 'squad', suppression: 'on' }],
      smoke: [{ id: 'A', state: 'off' }],
      turn: 3,
      lastTurn: 8,
    },
  },
  resolve(input, umpire) {
    for (const unit of input.units) checkAdjustment(umpire, unit);
    if (!umpire.legal) return null;
    const caught: string[] = [];
    const suppressionRolls: string[] = [];
    const breakRolls: string[] = [];
    const units = input.units.map((unit): UnitAfter => {
      const { id, command } = unit;
      let { spot } = unit;
      if (!unit.executed && command !== 'overwatch' && command !== 'none') {
        spot = command === 'move' ? 'move' : 'fire';
        caught.push(id);
        umpire.note(['4.6.1', '4.4.2'], 'hidden-command-caught', {
          unit: id,
          command,
          spot: spot === 'move' ? 'SPOT/MOVE' : 'SPOT/FIRE',
        });
      }
      if (unit.pivots) umpire.note('6.8.1', 'pivots', { unit: id });
      if (unit.changesCover)
        umpire.note(['6.8.2', '6.1.4.2'], unit.fullCover ? 'leaves-cover' : 'takes-cover', { unit: id });
      if (unit.suppression === 'off') suppressionRolls.push(id);
      if (unit.broken === 'off') breakRolls.push(id);
      if (unit.hesitation === 'off') umpire.note('7.1.6', 'hesitation-over', { unit: id });
      const turned = [unit.suppression, unit.hesitation, unit.broken].includes('on');
      if (turned) umpire.note('6.8.4', 'counters-turned-off', { unit: id });
      if (unit.underFire) umpire.note('6.8.4', 'under-fire-removed', { unit: id });
      if (unit.discharger !== 'none')
        umpire.note(['6.8.4', '7.9'], unit.discharger === 'fresh' ? 'discharger-under' : 'discharger-gone', {
          unit: id,
        });
      return {
        id,
        spot,
        suppression: flip(unit.suppression),
        hesitation: unit.hesitation === 'off' ? 'none' : flip(unit.hesitation),
        broken: flip(unit.broken),
        fullCover: unit.changesCover ? !unit.fullCover : unit.fullCover,
        discharger: unit.discharger === 'fresh' ? 'under' : 'none',
      };
    });
    if (suppressionRolls.length > 0) umpire.note('6.8.3', 'recovery-rolls-due', { units: suppressionRolls });
    if (breakRolls.length > 0) umpire.note('7.1.6', 'recovery-rolls-due', { units: breakRolls });
    const smoke = input.smoke
      .filter(({ state }) => state === 'on')
      .map(({ id, state }) => ({ id, state: flip(state) }));
    for (const { id, state } of input.smoke)
      if (state !== 'none') umpire.note('6.8.4', state === 'on' ? 'smoke-turned' : 'smoke-removed', { smoke: id });
    umpire.note(['4.6.1', '4.6'], 'commands-removed');
    const over = input.lastTurn !== undefined && input.turn >= input.lastTurn;
    umpire.note('4.6.2', over ? 'victory-checked' : 'next-turn', { turn: input.turn + 1 });
    umpire.summarise(over ? 'victory-checked' : 'next-turn', { turn: input.turn + 1 });
    return { units, caught, suppressionRolls, breakRolls, smoke, nextTurn: over ? null : input.turn + 1, over };
  },
});
