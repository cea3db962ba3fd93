import { d100 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { requireOption } from '../../shared/requires.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { Nation } from '../../vocabulary.js';
import type { CallFireOutcome } from './call-fire.js';
import type { IndirectFireOutcome } from './indirect-fire.js';

const CHART = 'counter-battery-modifiers';
const BatteryResult = defineChoice('BatteryResult', ['notLocated', 'none', 'suppressed', 'damaged', 'eliminated']);
type BatteryResult = 'notLocated' | 'none' | 'suppressed' | 'damaged' | 'eliminated';
const AssetYear = defineChoice('AssetYear', ['later', 'y1941', 'y1942']);

export class CounterBatteryInput {
  @integer('Highest roll that locates, from the artillery card [7.28.2]', { min: 1, max: 100, default: 20 })
  locateOn!: number;
  @choice('Nationality of the asset', Nation, { default: 'other' }) nation!: Nation;
  @choice('Year, for Soviet assets [7.28.2]', AssetYear, { default: 'later' }) year!: string;
  @integer('Turns the target battery has kept its mission', { min: 0, max: 99, default: 0 }) turnsOnMission!: number;
  @integer('Turns from which that helps, from the card (German 3) [7.28.2]', { min: 1, max: 99, default: 3 })
  longMission!: number;
  @flag('The target battery is self-propelled') selfPropelled!: boolean;
  @flag('The target battery was damaged before') damaged!: boolean;
  @flag('Fire against a counter-battery asset [7.28.3]') counterCounter!: boolean;
  @flag('The target responded, continued or fired as planned this turn [7.28.1]', { default: true })
  targetFired!: boolean;
  @flag('The asset has made its attempt this turn [7.28.1]') attempted!: boolean;
}

export class CounterBatteryOutcome {
  @list('Modifiers to the location roll', AppliedModifier, { maxItems: 6 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -40, max: 40 }) netModifier!: number;
  @integer('Highest modified roll that locates', { min: 1, max: 100 }) locatedUpTo!: number;
  @integer('The modified roll to locate', { min: -40, max: 140, optional: true }) finalRoll!: number | null;
  @choice('Result', BatteryResult) result!: BatteryResult;
}

export const counterBattery = procedure<CounterBatteryInput, CounterBatteryOutcome, Options>({
  id: 'counter-battery',
  resolver: 'combat',
  title: { en: 'Counter-battery fire', ja: '対砲兵射撃' },
  description: {
    en: 'A dedicated asset locates an enemy battery after its fire and strikes it; or strikes back at such an asset.',
    ja: '専用部隊が射撃後の敵砲兵を標定して撃つ。対砲兵部隊への反撃も扱う。',
  },
  rules: ['7.28', '7.28.1', '7.28.2', '7.28.3'],
  dice: [DICE.locate, DICE.effect],
  from: {
    'combat/call-fire': ({ fires }: CallFireOutcome) => ({ targetFired: fires }),
    'combat/indirect-fire': ({ fires }: IndirectFireOutcome) => ({ targetFired: fires }),
  },
  input: CounterBatteryInput,
  outcome: CounterBatteryOutcome,
  example: { input: { turnsOnMission: 3 }, options: { counterBattery: true }, dice: { given: [30, 51] } },
  resolve(input, umpire) {
    requireOption(umpire, 'counterBattery', '7.28', true);
    if (!input.targetFired) umpire.forbid('7.28.1', 'battery-silent');
    if (input.attempted) umpire.forbid('7.28.1', 'battery-once');
    if (!umpire.legal) return null;
    const tally = new Tally(umpire);
    if (input.turnsOnMission >= input.longMission) tally.addFrom(CHART, '7.28.2', 'longMission');
    if (input.selfPropelled) tally.addFrom(CHART, '7.28.2', 'selfPropelled');
    if (input.nation === 'soviet' && input.year !== 'later')
      tally.addFrom(CHART, '7.28.2', input.year === 'y1941' ? 'soviet1941' : 'soviet1942');
    const final = umpire.roll('locate', d100) + tally.net;
    const numbers = { locatedUpTo: input.locateOn, finalRoll: umpire.finalRoll(final) };
    const report = { modifiers: tally.items, netModifier: tally.net, ...numbers };
    const located = final <= input.locateOn;
    umpire.note('7.28.2', located ? 'battery-located' : 'battery-not-located', { final, number: input.locateOn });
    if (!located) {
      umpire.summarise('battery-summary', { result: 'notLocated' });
      return { ...report, result: 'notLocated' };
    }
    const chart = umpire.chart('counter-battery');
    const roll = umpire.roll('effect', d100);
    let result = chart.cell(chart.rowFor(roll), 0) as BatteryResult;
    umpire.note('7.28.2', 'battery-effect', { roll, result });
    if (input.counterCounter) {
      result = result === 'suppressed' ? 'none' : 'eliminated';
      umpire.note('7.28.3', 'counter-counter', { result });
    } else if (result === 'damaged' && input.damaged) {
      result = 'eliminated';
      umpire.note('7.28.2', 'battery-second-damage');
    }
    umpire.summarise('battery-summary', { result });
    return { ...report, result };
  },
});
