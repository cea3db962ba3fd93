import { choice, choices, defineChoice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { Command, Side } from '../vocabulary.js';
import { declareAir, noteAir } from './air-strikes.js';
import { AirFlight, BarrageBattery, ProtectiveBattery } from './pieces.js';
import { declareBatteries, noteRevealedGuns } from './support-fire.js';

const SupportMission = defineChoice('SupportMission', ['closeSupport', 'fpf']);

class FireSupportInput {
  @choice('Side that gives the support', Side) side!: Side;
  @choice('Close support of an attack, or final protective fire', SupportMission) mission!: 'closeSupport' | 'fpf';
  @choices('Commands of the units it supports [16.10, 16.23, 17.8, 17.18]', Command, { minItems: 1, maxItems: 13 })
  supported!: Command[];
  @flag('At least one enemy attacks from an adjacent hex, without which there is no FPF [9.2, 10.13]', {
    default: true,
  })
  adjacentAttack!: boolean;
  @list('Artillery for close support [10.11]', BarrageBattery, { maxItems: 20, default: [] })
  barrage!: BarrageBattery[];
  @list('Artillery for FPF [10.13]', ProtectiveBattery, { maxItems: 20, default: [] }) protective!: ProtectiveBattery[];
  @list('Air markers [12.4]', AirFlight, { maxItems: 8, default: [] }) air!: AirFlight[];
  @integer('Air markers used against the hex earlier this turn [12.6]', { min: 0, max: 20, default: 0 })
  airUsedBefore!: number;
  @flag('An unsuppressed enemy anti-aircraft unit within 2 hexes of the defending hex [12.12]')
  enemyAirDefence!: boolean;
}

class FireSupportOutcome {
  @integer('Points of artillery', { min: 0, max: 9999 }) artillery!: number;
  @integer('Points of air, after air defence', { min: 0, max: 99 }) air!: number;
  @integer('Total added to the strength', { min: 0, max: 9999 }) total!: number;
}

/** [10.11, 10.13, 12.4]: who may support a combat, and with how much. */
export const fireSupport = procedure<FireSupportInput, FireSupportOutcome, Options>({
  id: 'fire-support',
  resolver: 'combat',
  title: { en: 'Fire support', ja: '火力支援' },
  description: {
    en: 'Whether artillery and air may give close support or final protective fire to a combat, and what they add.',
    ja: '砲兵と航空が近接支援または最終防御射撃を行えるか、加わる戦力はいくらかを示します。',
  },
  rules: ['10.11', '10.13', '12.4'],
  input: FireSupportInput,
  outcome: FireSupportOutcome,
  example: {
    input: {
      side: 'southAfrican',
      mission: 'closeSupport',
      supported: ['unita'],
      barrage: [{ command: 'sadf', barrage: 4 }],
    },
  },

  resolve(input, umpire) {
    const { side, mission, supported } = input;
    for (const command of supported) checkCounter({ unit: command, command }, side, umpire);
    if (mission === 'fpf' && !input.adjacentAttack) umpire.forbid(['9.2', '10.13'], 'no-counter-battery');
    if (mission === 'fpf' ? input.barrage.length > 0 : input.protective.length > 0)
      umpire.forbid('10.2', 'wrong-strength', { mission });
    const salvo =
      mission === 'fpf'
        ? declareBatteries(input.protective, mission, side, supported, umpire)
        : declareBatteries(input.barrage, mission, side, supported, umpire);
    const air = declareAir(input.air, input.airUsedBefore, mission, side, supported, input.enemyAirDefence, umpire);
    if (!umpire.legal) return null;
    if (umpire.options.fireControl) umpire.note(['23.2', '23.0'], 'aimed-in-advance');
    noteRevealedGuns(salvo, umpire);
    if (mission === 'fpf') umpire.note('10.13', 'protective-fire', { points: salvo.strength });
    else umpire.note('10.11', 'close-support', { points: salvo.strength });
    noteAir(air, mission, side, umpire);
    const total = salvo.strength + air.points;
    umpire.summarise('support-summary', { mission, total });
    return { artillery: salvo.strength, air: air.points, total };
  },
});
