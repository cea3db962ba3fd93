import {
  type ChoiceOf,
  choice,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import { checkLeaders } from '../combat/attack-legality.js';
import { divisionOf } from '../combat/support.js';
import type { Judge, Options } from '../options.js';
import { Scenario, Side, UnitType } from '../vocabulary.js';
import { TANK_BRIGADE } from './command-rules.js';
import { StatusEffects, statusEffects } from './effects-of-status.js';

export const Superiors = defineChoice('Superiors', ['leader', 'battalion', 'brigade', 'division', 'corps']);
export type Superiors = ChoiceOf<typeof Superiors>;

export class CommandLink {
  @choice('HQ or leader the link goes to [10.1, 14.2]', Superiors) to!: Superiors;
  @integer('Hexes, that of the HQ counted; terrain does not matter [10.1]', { min: 0, max: 99 }) distance!: number;
  @flag('Every such line meets an enemy unit or enemy zone of control on the way [10.1.1]') blocked!: boolean;
  @flag('That HQ has been lost in combat [10.1.4]') lost!: boolean;
  @flag('Jarama: it is the C or D division HQ [J.13]') commonHq!: boolean;
}

export class CommandInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side of the unit', Side) side!: Side;
  @choice('Type of unit; an HQ traces upwards from itself [2.1, 10.1]', UnitType, { default: 'infantry' })
  type!: UnitType;
  @text('Brigade it belongs to, if any [10.1]', { max: 30, optional: true }) brigade?: string;
  @text('Division it belongs to, if any [10.1]', { max: 30, optional: true }) division?: string;
  @flag('The game has corps HQs; in Brunete the Republicans always have [10.1.2]') corpsExist!: boolean;
  @list('The chain upwards, the first link being that of the unit itself', CommandLink, { maxItems: 5 })
  links!: CommandLink[];
  @flag('In supply, for the effects listed [9.3]', { default: true }) inSupply!: boolean;
}

export class CommandOutcome {
  @flag('In command for this phase', {}) inCommand!: boolean;
  @object('What follows from it', StatusEffects) effects!: StatusEffects;
}

/** The row of the command-range chart for a link [10.1, 14.2, J.13, B.14]. */
function rangeRow(from: Superiors | 'unit', to: Superiors, { scenario, side }: CommandInput): string {
  if (to === 'leader') return 'unitToLeader';
  if (from === 'leader') return 'leaderToHq';
  if (scenario === 'jarama') return 'jarama';
  if (scenario === 'brunete') {
    if (side === 'nationalist') return 'bruneteNationalistToDivision';
    if (from === 'division') return 'bruneteRepublicanDivisionToCorps';
    if (to === 'division') return 'bruneteRepublicanToDivision';
    return to === 'corps' ? 'bruneteRepublicanToCorps' : 'independentToHq';
  }
  if (from === 'brigade') return 'brigadeToDivision';
  return from === 'division' ? 'divisionToCorps' : 'unitToHq';
}

const ruleOf = (scenario: Scenario): string =>
  scenario === 'jarama' ? 'J.13' : scenario === 'brunete' ? 'B.14' : '10.1';

/** Losing a division or corps HQ has a rule of its own; below that the line simply cannot be traced [10.1.4, 10.2]. */
const isHigher = (to: Superiors): boolean => to === 'division' || to === 'corps';

/** Whether the chain goes by the right steps and as far up as it must [10.1, 10.1.2, 10.1.3, J.13, B.14]. */
function isComplete(input: CommandInput, umpire: Judge): boolean {
  const { scenario, side, brigade, links } = input;
  const first = links[0];
  const last = links.at(-1);
  const corps = scenario === 'brunete' ? side === 'republican' : scenario === 'series' && input.corpsExist;
  if (first === undefined || last === undefined) {
    const top = topsChain(input, corps, umpire);
    if (top) umpire.note('10.1.2', 'hq-tops-chain', { unit: `${input.brigade ?? input.division} HQ` });
    else umpire.note('10.2', 'no-link');
    return top;
  }
  const fifth = scenario === 'jarama' && side === 'nationalist' && brigade === '5';
  const ofDivision = divisionOf(input, input, umpire) !== undefined;
  const throughBrigade = scenario !== 'brunete' && brigade !== undefined && ofDivision && !fifth && input.type !== 'hq';
  if (throughBrigade && (first.to === 'division' || first.to === 'corps')) {
    umpire.note('10.1', 'brigade-first');
    return false;
  }
  if (skipsDivision(input)) {
    umpire.note('10.1', 'division-before-corps');
    return false;
  }
  const ends = last.to === 'corps' || (last.to === 'division' && !corps) || standsAlone(last.to, input, umpire);
  if (!ends) umpire.note(['10.2', ruleOf(scenario)], 'chain-too-short', { to: last.to });
  else if (last.to === 'division') umpire.note('10.1.2', 'chain-ends-at-division');
  return ends;
}

/** An HQ with nothing above it: of a division where there is no corps, or of a brigade of no division [10.1.2, 10.1.3]. */
function topsChain(input: CommandInput, corps: boolean, umpire: Judge): boolean {
  const division = divisionOf(input, input, umpire);
  return (
    input.type === 'hq' && (input.brigade === undefined ? division !== undefined && !corps : division === undefined)
  );
}

/** The HQ of a brigade in a division reaches that division's HQ before any corps HQ [10.1]. */
const skipsDivision = ({ scenario, division, links }: CommandInput): boolean =>
  scenario === 'series' &&
  division !== undefined &&
  links.some(({ to }, at) => to === 'corps' && links[at - 1]?.to === 'brigade');

/** Links that the scenario does not have: leaders, corps, the common HQs of Jarama [J.13, J.19, B.14, B.16]. */
function checkLinks({ scenario, side, links }: CommandInput, umpire: Judge): void {
  checkLeaders(
    links.some(({ to }) => to === 'leader'),
    scenario,
    umpire,
  );
  const noCorps = scenario === 'jarama' || (scenario === 'brunete' && side === 'nationalist');
  if (noCorps && links.some(({ to }) => to === 'corps')) umpire.forbid(ruleOf(scenario), 'no-corps-here');
  const common = scenario === 'jarama' && side === 'republican';
  if (!common && links.some(({ commonHq }) => commonHq)) umpire.forbid('J.13', 'no-common-hq');
}

/** A brigade HQ of no division gives command by itself, as does that of the tank brigade of Brunete [10.1.3, B.7]. */
function standsAlone(to: Superiors, input: CommandInput, umpire: Judge): boolean {
  if (to !== 'brigade') return false;
  const division = divisionOf(input, input, umpire);
  return division === undefined || (input.scenario === 'brunete' && division === TANK_BRIGADE);
}

export const command = procedure<CommandInput, CommandOutcome, Options>({
  id: 'command',
  resolver: 'status',
  title: { en: 'Command, from facts', ja: '指揮の判定（事実から）' },
  description: {
    en: 'Whether a unit is in command, from the links of its chain with their distances, and what follows.',
    ja: '指揮系統の各連絡の距離から指揮状態を判定し、その影響を示す。',
  },
  rules: ['10.1'],
  input: CommandInput,
  outcome: CommandOutcome,
  example: {
    input: {
      scenario: 'jarama',
      side: 'nationalist',
      brigade: '4',
      division: 'Escamez',
      links: [
        { to: 'brigade', distance: 5 },
        { to: 'division', distance: 6 },
      ],
    },
  },
  resolve(input, umpire) {
    checkLinks(input, umpire);
    if (!umpire.legal) return null;
    const ranges = umpire.chart('command-ranges');
    let from: Superiors | 'unit' = 'unit';
    let inCommand = true;
    // A unit of no division may use any HQ; that of its own brigade is still the one it belongs to [10.1, 10.1.3].
    const ofNoDivision = divisionOf(input, input, umpire) === undefined;
    for (const link of input.links) {
      const { to, distance } = link;
      const limit = ranges.number(rangeRow(from, to, input), 'hexes');
      const independent = from === 'unit' && ofNoDivision && (input.brigade === undefined || to !== 'brigade');
      const rule = to === 'leader' || from === 'leader' ? '14.2' : independent ? '10.1.3' : ruleOf(input.scenario);
      const cite: Cite = rule === '10.1' ? rule : [rule, '10.1'];
      const broken = link.lost || distance > limit || link.blocked;
      if (link.lost) umpire.note(isHigher(to) ? '10.1.4' : ['10.2', '10.1'], 'hq-lost', { to });
      else if (distance > limit)
        umpire.note(rule === '10.1' ? ['10.2', rule] : ['10.2', rule, '10.1'], 'link-too-long', {
          from,
          to,
          distance,
          limit,
        });
      else if (link.blocked) umpire.note(['10.1.1', '8.1'], 'link-blocked', { from, to });
      else if (link.commonHq) umpire.note(['J.13', '10.1'], 'common-hq', { distance, limit });
      else umpire.note(cite, 'link-holds', { from, to, distance, limit });
      if (broken) inCommand = false;
      from = to;
    }
    if (inCommand) inCommand = isComplete(input, umpire);
    const effects = statusEffects(input.inSupply, inCommand, umpire);
    umpire.summarise(inCommand ? 'in-command' : 'out-of-command');
    return { inCommand, effects };
  },
});
