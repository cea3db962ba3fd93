import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { AppliedModifier, Tally } from '../shared/tally.js';
import { Command, Grade, Suppression } from '../vocabulary.js';

/** From what a unit recovers [6.8.3, 7.1.6]. */
const RecoversFrom = defineChoice('RecoversFrom', ['suppression', 'hesitation', 'break']);
const RecoveringUnit = defineChoice('RecoveringUnit', ['ground', 'aircraft', 'battery']);
const BATTERY_RANGE = 50;

export class RecoveryInput {
  @choice('The state to recover from [6.8.3]', RecoversFrom, { default: 'suppression' }) from!: string;
  @choice('Counter as the step begins: only OFF may recover [6.8.3]', Suppression, { default: 'off' })
  counter!: Suppression;
  @choice('Kind of unit: aircraft use the bare range, batteries 01-50 [6.8.3.1, 7.28.2]', RecoveringUnit, {
    default: 'ground',
  })
  unit!: string;
  @choice('Unit grade [6.8.3]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Command this turn [6.8.3.1.1]', Command, { default: 'none' }) command!: Command;
  @flag('Under AP or GP direct fire or GP indirect fire this turn [6.8.3.1.2]') underFire!: boolean;
}

export class RecoveryOutcome {
  @list('Modifiers that count', AppliedModifier, { maxItems: 2 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: 0, max: 30 }) netModifier!: number;
  @integer('Highest modified roll that recovers', { min: 0, max: 100, optional: true }) recoversOn!: number | null;
  @integer('The modified roll', { min: 1, max: 130, optional: true }) finalRoll!: number | null;
  @flag('The counter is removed') recovered!: boolean;
  @choice('Counter after the Adjustment Phase [6.8.4]', Suppression) after!: Suppression;
}

export const recovery = procedure<RecoveryInput, RecoveryOutcome, Options>({
  id: 'recovery',
  resolver: 'events',
  title: { en: 'Recovery', ja: '回復' },
  description: {
    en: 'Recovery from suppression, hesitation or breaking in the Adjustment Phase, and the counter that is left.',
    ja: '調整フェイズにおける制圧・畏縮・混乱からの回復と、残るカウンター。',
  },
  rules: ['6.8.3', '7.1.6'],
  dice: [DICE.recovery],
  input: RecoveryInput,
  outcome: RecoveryOutcome,
  example: {
    input: { grade: 'regular', command: 'fire', underFire: true },
    dice: { given: [29] },
  },
  resolve(input, umpire) {
    const { from, counter } = input;
    const morale = from !== 'suppression';
    requireOption(umpire, 'morale', '7.1', morale);
    requireOption(umpire, 'counterBattery', '7.28', input.unit === 'battery');
    if (!umpire.legal) return null;
    const idle = { modifiers: [], netModifier: 0, recoversOn: null, finalRoll: null };
    if (counter === 'none') {
      umpire.note(morale ? '7.1.6' : '6.8.3', 'nothing-to-recover');
      umpire.summarise('nothing-to-recover');
      return { ...idle, recovered: false, after: 'none' };
    }
    if (counter === 'on') {
      umpire.note(['6.8.4', morale ? '7.1.6' : '6.8.3'], 'on-turns-off');
      umpire.summarise('on-turns-off');
      return { ...idle, recovered: false, after: 'off' };
    }
    if (from === 'hesitation') {
      umpire.note('7.1.6', 'hesitation-passes');
      umpire.summarise('hesitation-passes');
      return { ...idle, recovered: true, after: 'none' };
    }
    const tally = new Tally(umpire);
    if (input.unit === 'ground') {
      if (input.command !== 'none') tally.add(['6.8.3.1.1', '6.8.3.1'], 'commandOtherThanNone', COMMANDED);
      if (input.underFire) tally.add(['6.8.3.1.2', '6.8.3.1'], 'underFire', UNDER_FIRE);
    } else umpire.note(input.unit === 'battery' ? '7.28.2' : '6.8.3.1', 'bare-range', { unit: input.unit });
    const recoversOn =
      input.unit === 'battery' ? BATTERY_RANGE : umpire.chart('unit-grade-modifiers').number(input.grade, 'recovery');
    const final = umpire.roll('recovery', d100) + tally.net;
    const recovered = final <= recoversOn;
    umpire.note(morale ? ['7.1.6', '6.8.3.2'] : '6.8.3.2', recovered ? 'recovers' : 'stays-off', {
      final,
      number: recoversOn,
    });
    umpire.summarise(recovered ? 'recovers' : 'stays-off', { final, number: recoversOn });
    const numbers = { netModifier: tally.net, recoversOn, finalRoll: umpire.finalRoll(final) };
    return { modifiers: tally.items, ...numbers, recovered, after: recovered ? 'none' : 'off' };
  },
});

/** Printed in the text of these two sections, not on a card [6.8.3.1.1, 6.8.3.1.2]. */
const COMMANDED = 20;
const UNDER_FIRE = 10;
