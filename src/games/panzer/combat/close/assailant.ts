import { choice, defineChoice, flag, integer, list, text } from '../../../../kernel/fields/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { requireOption } from '../../shared/requires.js';
import type { Tally } from '../../shared/tally.js';
import { Command, Grade, LegSize, LegType, Morale, Suppression } from '../../vocabulary.js';

/** How the attackers come to their target [6.6.1.1]. */
export const Approach = defineChoice('Approach', ['adjacent', 'advancing', 'dismount']);
export type Approach = 'adjacent' | 'advancing' | 'dismount';

/** A leg unit that starts a close assault or hand-to-hand combat. */
export class Assailant {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('Size', LegSize, { default: 'squad' }) size!: LegSize;
  @choice('Unit grade [5.8.3]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('How it travels [5.1]', LegType, { default: 'foot' }) legType!: LegType;
  @flag('Has a flamethrower [5.1.3.5]') flamethrower!: boolean;
  @integer('Attached weapons', { min: 0, max: 9, default: 0 }) attachedWeapons!: number;
  @choice('Command [6.6.1.1]', Command, { default: 'move' }) command!: Command;
  @choice('Suppression [6.6.1.1]', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @flag('Quickmarching [6.6.4.2]') quickmarching!: boolean;
  @flag('Mounted [6.6.1.1]') mounted!: boolean;
  @flag('Engineer [5.9.3]') engineer!: boolean;
}

/** What close assault, hand-to-hand and engineer attacks ask alike. */
export class CloseAttack {
  @list('Attackers in one hex, the primary one first [6.6.1.1]', Assailant, { minItems: 1, maxItems: 12 })
  attackers!: Assailant[];
  @choice('Already adjacent, advancing attack, or dismount attack [6.6.1.1]', Approach, { default: 'adjacent' })
  approach!: Approach;
  @integer('Levels the target stands above the attackers [6.6.1.1]', { min: -10, max: 10, default: 0 }) levels!: number;
  @flag('Spotted before the attackers moved [6.6.1.1]', { default: true }) spotted!: boolean;
}

/** Who may attack at close quarters, and whom [6.6.1.1, 6.6.1.2]. */
export function checkCloseAttack(attack: CloseAttack, rule: string, umpire: Judge): void {
  const { attackers, approach } = attack;
  requireOption(
    umpire,
    'morale',
    '7.1',
    attackers.some(({ morale }) => morale !== 'steady'),
  );
  if (!attack.spotted) umpire.forbid(rule, 'close-not-spotted');
  if (Math.abs(attack.levels) >= 2) umpire.forbid(rule, 'close-levels', { levels: Math.abs(attack.levels) });
  if (approach === 'dismount' && attackers.length > 1) umpire.forbid(rule, 'dismount-alone');
  for (const { size, command, suppression, morale, quickmarching, mounted, attachedWeapons } of attackers) {
    if (command !== 'move') umpire.forbid(rule, 'close-needs-move', { size });
    if (suppression !== 'none') umpire.forbid([rule, '6.6.2'], 'close-suppressed', { size });
    if (morale !== 'steady')
      umpire.forbid([morale === 'broken' ? '7.1.5.2' : '7.1.5.1', rule], 'close-morale', { size, morale });
    if (quickmarching) umpire.forbid(['6.6.4.2', rule], 'close-quickmarch', { size });
    if (mounted && approach !== 'dismount') umpire.forbid(rule, 'close-mounted', { size });
    if (approach === 'advancing' && size === 'section' && attachedWeapons > 0) umpire.forbid(rule, 'advancing-section');
  }
}

/** Additional attackers, by size [6.6.1.1.2, 6.6.1.2.2]. */
export const EXTRA = { section: 'extraSection', halfSquad: 'extraHalfSquad', squad: 'extraSquad' } as const;

/** An advancing attack costs 1 MP, of mounted leg types half their factor [6.6.1.1, 6.6.4.4, 6.6.4.5]. */
export function noteAdvance(attack: CloseAttack, rule: string, umpire: Umpire): void {
  if (attack.approach === 'dismount') umpire.note(rule, 'dismount-attack');
  if (attack.approach !== 'advancing') return;
  const riders = attack.attackers.find(({ legType }) => legType !== 'foot');
  if (riders)
    umpire.note([riders.legType === 'cavalry' ? '6.6.4.5' : '6.6.4.4', rule], 'advance-half-factor', {
      legType: riders.legType,
    });
  else umpire.note(rule, 'advance-one-point');
}

/** The HTH/CA column of the primary attacker's or defender's grade. */
export function addCloseGrade(grade: Grade, rule: string, tally: Tally, umpire: Umpire): void {
  if (grade !== 'seasoned')
    tally.add(rule, 'unitGrade', umpire.chart('unit-grade-modifiers').number(grade, 'closeCombat'));
}
