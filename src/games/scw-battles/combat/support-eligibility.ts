import { choice, flag, integer, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { callName, isAdjacent, Member } from '../shared/units.js';
import { Party, Scenario } from '../vocabulary.js';
import { DefensiveGun } from './attack-input.js';
import { checkDefensiveGun } from './attack-legality.js';
import { checkSupport, isIndependent, missingRange } from './support.js';

export class SupportInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side of the combat that the gun supports [12.3.1, 12.3.2]', Party, { default: 'attacker' }) party!: Party;
  @object('The artillery unit [12.0]', DefensiveGun) gun!: DefensiveGun;
  @list('The attacking units, or all units in the attacked hex [12.2]', Member, { minItems: 1, maxItems: 40 })
  supported!: Member[];
  @flag('The combat is a barrage [12.3.2]') againstBarrage!: boolean;
}

export class SupportOutcome {
  @integer('Points added to the side supported [12.3.1, 12.3.2]', { min: 0, max: 99 }) strength!: number;
  @flag('Shares the results of the attackers [12.5]', {}) sharesResults!: boolean;
}

export const supportEligibility = procedure<SupportInput, SupportOutcome, Options>({
  id: 'support-eligibility',
  resolver: 'combat',
  title: { en: 'May this gun support?', ja: '支援射撃の可否' },
  description: {
    en: 'Checks supply, command, formation, range and the other conditions of support fire, each with its rule.',
    ja: '支援射撃の条件（補給、指揮、編成、射程など）を一つずつ規則とともに確かめる。',
  },
  rules: ['12.2', '12.3'],
  input: SupportInput,
  outcome: SupportOutcome,
  example: {
    input: {
      gun: { attack: 4, brigade: '48', range: 8, distance: 8 },
      supported: [{ brigade: '48' }, { brigade: '19' }],
    },
  },
  resolve({ scenario, party, gun, supported, againstBarrage }, umpire) {
    const name = callName(gun, 0);
    const defending = party === 'defender';
    if (defending) checkDefensiveGun(gun, 0, supported, scenario, umpire);
    else checkSupport(gun, name, supported, 'attack', scenario, umpire);
    if (againstBarrage) umpire.forbid('12.3.2', 'no-support-against-barrage', { gun: name });
    if (!umpire.legal) return null;
    demandFacts(missingRange(gun, '/gun'));
    if (gun.distance !== undefined && gun.range !== undefined) {
      umpire.note('12.3.4', 'gun-in-range', { gun: name, range: gun.range, distance: gun.distance });
    }
    if (isIndependent(gun)) umpire.note('12.3', 'independent-gun', { gun: name });
    else umpire.note(['12.3', '12.2'], 'same-formation', { gun: name });
    umpire.note(defending ? '12.3.2' : '12.3.1', 'guns-add', { guns: 1, points: gun.attack });
    const sharesResults = isAdjacent(gun) && !defending;
    if (sharesResults) umpire.note('12.5', 'adjacent-gun-shares', { gun: name });
    umpire.summarise('support-allowed', { gun: name, points: gun.attack });
    return { strength: gun.attack, sharesResults };
  },
});
