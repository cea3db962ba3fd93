import { choice, choices, defineChoice, flag, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const MinesThere = defineChoice('MinesThere', ['none', 'antiPersonnel', 'antiTank', 'both']);
const AfterCheck = defineChoice('AfterCheck', [
  'encirclement',
  'minefield',
  'mineAttack',
  'bog',
  'shock',
  'wading',
  'usedBattery',
]);
type AfterCheck = 'encirclement' | 'minefield' | 'mineAttack' | 'bog' | 'shock' | 'wading' | 'usedBattery';

class AfterUnit {
  @text('Name, for the answer', { max: 60 }) name!: string;
  @flag('A vehicle rather than personnel [3.6042]') vehicle!: boolean;
  @flag('Mobile [3.6042]', { default: true }) mobile!: boolean;
  @flag('Abandoned [3.6043]') abandoned!: boolean;
  @flag('A prisoner [3.6041]') prisoner!: boolean;
  @flag('Encircled [3.6041]') encircled!: boolean;
  @choice('Mines in its Location [3.6042]', MinesThere, { default: 'none' }) mines!: string;
  @flag('It could leave unharmed without entering a mined or enemy-Controlled hex [3.6042]') freeWayOut!: boolean;
  @flag('Bogged or Mired [3.6043]') bogged!: boolean;
  @flag('Shocked or UK [3.6044]') shocked!: boolean;
  @flag('Infantry in a river hex [3.6045]') wading!: boolean;
  @flag('A battery that has placed an FFE:1 [3.6046]') usedBattery!: boolean;
}

class ChecksDueInput {
  @list('Units as the scenario left them, after 3.603 [3.604]', AfterUnit, { maxItems: 400 }) units!: AfterUnit[];
}
class UnitChecks {
  @text('Unit', { max: 60 }) name!: string;
  @choices('What it must go through, in the order of the book [3.604]', AfterCheck, { maxItems: 7 })
  checks!: AfterCheck[];
}
class ChecksDueOutcome {
  @list('Units for which anything is due, in the order sent [3.604]', UnitChecks, { maxItems: 400 }) due!: UnitChecks[];
}

const RULES: Readonly<Record<AfterCheck, string>> = {
  encirclement: '3.6041',
  minefield: '3.6042',
  mineAttack: '3.6042',
  bog: '3.6043',
  shock: '3.6044',
  wading: '3.6045',
  usedBattery: '3.6046',
};

export const checksDue = procedure<ChecksDueInput, ChecksDueOutcome, Options>({
  id: 'checks-due',
  resolver: 'status',
  title: { en: 'Checks due after a scenario', ja: 'シナリオ後に必要な判定' },
  description: {
    en: 'Which parts of step 3.604 each unit must go through, in order.',
    ja: '手順 3.604 のうち各ユニットに必要なものを順に答える。',
  },
  rules: ['3.604'],
  input: ChecksDueInput,
  outcome: ChecksDueOutcome,
  example: { input: { units: [{ name: 'squad', encircled: true, wading: true }] } },
  resolve({ units }, umpire) {
    const due = units.map((unit): UnitChecks => ({ name: unit.name, checks: checksOf(unit) }));
    for (const { name, checks } of due) {
      for (const check of checks) umpire.note([RULES[check], '3.604'], 'check-due', { name, check });
    }
    const found = due.filter(({ checks }) => checks.length > 0);
    if (found.length === 0) umpire.note('3.604', 'no-check-due');
    umpire.summarise('checks-due-summary', { count: found.length });
    return { due: found };
  },
});

/** What the state of one unit asks for [3.6041-3.6046]. */
function checksOf(unit: AfterUnit): AfterCheck[] {
  const checks: AfterCheck[] = [];
  if (unit.encircled && !unit.prisoner) checks.push('encirclement');
  const personnel = !unit.vehicle && (unit.mines === 'antiPersonnel' || unit.mines === 'both');
  const driven = unit.vehicle && unit.mobile && unit.mines !== 'none';
  if ((personnel || driven) && !unit.freeWayOut) checks.push(driven ? 'mineAttack' : 'minefield');
  if (unit.vehicle && unit.bogged && !unit.abandoned) checks.push('bog');
  if (unit.vehicle && unit.shocked) checks.push('shock');
  if (!unit.vehicle && unit.wading) checks.push('wading');
  if (unit.usedBattery) checks.push('usedBattery');
  return checks;
}
