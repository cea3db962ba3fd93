import { choice, integers, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { doubleDr } from '../shared/dice.js';
import { requireGroup } from '../shared/groups.js';
import { lookUp, Modifiers, rollDouble } from '../shared/rolls.js';
import { GroupId, Side } from '../vocabulary.js';
import { Strength } from './rg-strength.js';

class LeaderReceiptInput {
  @choice('Side', Side) side!: Side;
  @choice('Group [3.6171]', GroupId) group!: GroupId;
  @choice('Strength it arrived with [3.6181]', Strength, { default: 'full' }) strength!: Strength;
}

class LeaderReceiptOutcome {
  @texts('Leaders received, in the order of the rolls [3.6183]', { max: 6, maxItems: 3 }) leaders!: string[];
  @integers('Net modifier of each roll, in order [3.6183]', { min: -20, max: 20, maxItems: 3 }) drms!: number[];
}

/** Rolls of a company; every other group rolls once [3.6183]. */
const COMPANY_ROLLS = 3;

export const leaderReceipt = procedure<LeaderReceiptInput, LeaderReceiptOutcome, Options>({
  id: 'leader-receipt',
  resolver: 'events',
  title: { en: 'Leaders of a group', ja: 'RG の指揮官' },
  description: { en: 'Infantry or armor leaders a group receives.', ja: 'RG が受領する歩兵または戦車指揮官。' },
  rules: ['3.6183'],
  input: LeaderReceiptInput,
  outcome: LeaderReceiptOutcome,
  dice: doubleDr(
    'leader',
    { en: 'leader', ja: '指揮官' },
    { en: 'three times for a company, once for other groups', ja: '中隊は三回、他の RG は一回' },
  ),
  from: { 'events/rg-strength': ({ strength }: { strength: Strength }) => ({ strength }) },
  example: { input: { side: 'axis', group: 'I7' }, dice: { given: [1, 2, 3, 4, 5, 6] } },
  resolve(input, umpire) {
    const group = requireGroup(umpire, input.side, input.group);
    if (!group) return null;
    const type = group.type === 'I' || group.type === 'V';
    const eligible = type && (umpire.options.leaderEligibility === 'everyGroup' || group.notes.includes('b'));
    if (!eligible) {
      umpire.note(['3.6183', '3.618'], 'no-leader-roll', { group: group.id });
      umpire.summarise('leaders-summary', { group: group.id, leaders: [] });
      return { leaders: [], drms: [] };
    }
    const drm = new Modifiers(umpire, '3.6183', 'leaders-drm')
      .line('alarmCompany', group.alarm)
      .line('airborneOrFallschirm', group.airborne)
      .line('companyHq', group.companyHq)
      .line('depleted', input.strength === 'depleted')
      .line('germanVehicles', group.side === 'axis' && group.type === 'V')
      .line('britishVehicles', group.side === 'british' && group.type === 'V')
      .line('italian', group.italian);
    const rolls = group.company ? COMPANY_ROLLS : 1;
    umpire.note(['3.6183', '3.2/Company'], 'leader-rolls', { rolls });
    const leaders: string[] = [];
    const drms: number[] = [];
    for (let at = 0; at < rolls; at += 1) {
      const first = new Modifiers(umpire, '3.6183', 'leaders-drm').line(
        'signalsCompanyFirst',
        group.signals && at === 0,
      );
      drms.push(drm.total + first.total);
      const { original } = rollDouble(umpire, 'leader');
      const column = group.type === 'V' ? 1 : 0;
      const leader = lookUp(umpire, ['3.6183', '3.618'], 'leaders', original, drm.total + first.total, column);
      if (leader !== 'none') leaders.push(leader);
    }
    umpire.summarise('leaders-summary', { group: group.id, leaders });
    return { leaders, drms };
  },
});
