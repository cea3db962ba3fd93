import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { DATE, Side } from '../vocabulary.js';

const NightChit = defineChoice('NightChit', ['attack', 'idle']);
const NightRole = defineChoice('NightRole', ['none', 'scenarioAttacker', 'scenarioDefender']);

class NightScenarioInput {
  @text('CG date [CG3]', DATE) date!: string;
  @choice('Side asked about [CG3]', Side) side!: Side;
  @choice('Its chit [CG3]', NightChit) chit!: 'attack' | 'idle';
  @choice("The enemy's chit [CG3]", NightChit) enemyChit!: 'attack' | 'idle';
  @integer('Its leaders set up on map, Reserves not counted (A-25) [CG3]', { min: 0, max: 50, default: 0 })
  leadersOnMap!: number;
  @flag('A Mobile abandoned British tank was recrewed in play [CG3]') tankRecrewed!: boolean;
}
class NightScenarioOutcome {
  @choice('Role at night [CG3]', NightRole) role!: 'none' | 'scenarioAttacker' | 'scenarioDefender';
  @flag('It may Cloak Infantry set up on map [CG3]') mayCloak!: boolean;
  @integer('Best leaders that have Freedom of Movement at once [CG3]', { min: 0, max: 2 }) freeLeaders!: number;
  @flag('Its reinforcements wait for release [CG3]') reinforcementsWait!: boolean;
  @flag('No Move counters apply to it [3.6213]') noMoveCounters!: boolean;
  @flag('The recrewed tank is Recalled at once [CG3]') tankRecalled!: boolean;
}

const FREE_LEADERS = 2;

export const nightScenario = procedure<NightScenarioInput, NightScenarioOutcome, Options>({
  id: 'night-scenario',
  resolver: 'status',
  title: { en: 'Roles in a night scenario', ja: '夜間シナリオの役割' },
  description: { en: 'What the night rules give and take for one side.', ja: '夜間ルールが一方の陣営に与える役割。' },
  rules: ['CG3'],
  input: NightScenarioInput,
  outcome: NightScenarioOutcome,
  example: { input: { date: '14N', side: 'british', chit: 'idle', enemyChit: 'attack', leadersOnMap: 3 } },
  resolve(input, umpire) {
    if (!isNight(input.date)) {
      umpire.note('CG3', 'not-a-night', { date: input.date });
      umpire.summarise('not-a-night', { date: input.date });
      return {
        role: 'none',
        mayCloak: false,
        freeLeaders: 0,
        reinforcementsWait: false,
        noMoveCounters: false,
        tankRecalled: false,
      };
    }
    if (input.chit === 'idle' && input.enemyChit === 'idle') {
      umpire.forbid('3.6212', 'no-scenario-when-idle');
      return null;
    }
    const attacker = input.chit === 'attack';
    const role = attacker ? 'scenarioAttacker' : 'scenarioDefender';
    umpire.note('CG3', 'night-role', { side: input.side, role });
    if (attacker && input.enemyChit === 'attack') umpire.note('3.6213', 'night-dual-attack');
    const freeLeaders = attacker ? 0 : Math.min(FREE_LEADERS, input.leadersOnMap);
    if (freeLeaders > 0) umpire.note('CG3', 'leaders-move-freely', { count: freeLeaders });
    const tankRecalled = input.tankRecrewed && input.side === 'british';
    if (tankRecalled) umpire.note('CG3', 'recrewed-tank-recalled');
    umpire.summarise('night-role', { side: input.side, role });
    return {
      role,
      mayCloak: attacker,
      freeLeaders,
      reinforcementsWait: !attacker,
      noMoveCounters: !attacker,
      tankRecalled,
    };
  },
});
