import { d10 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { demand, missing } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { Command, Grade, HindranceKind, Morale, SpotCounter, Suppression, UnitKind } from '../../vocabulary.js';

/** Ways to make smoke on the map [6.1.4.3.10, 7.9, 7.22]. */
const SmokeMeans = defineChoice('SmokeMeans', ['shell', 'engineers', 'dischargers', 'infantry']);
type SmokeMeans = 'shell' | 'engineers' | 'dischargers' | 'infantry';
const SmokeNation = defineChoice('SmokeNation', ['german', 'soviet', 'usa', 'uk', 'france1941', 'france1944', 'italy']);
const SmokePlaced = defineChoice('SmokePlaced', ['none', 'smokeOn', 'smokeDischarger']);

export class SmokeInput {
  @choice('How the smoke is made', SmokeMeans, { default: 'shell' }) means!: SmokeMeans;
  @choice('Kind of unit', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @choice('Command: fire or short halt, but for dischargers [6.1.4.3.10, 7.22.1]', Command, { default: 'fire' })
  command!: Command;
  @choice('Unit grade [7.22.2]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Nationality, for infantry smoke [7.22.2]', SmokeNation, { optional: true }) nation?: string;
  @choice('Suppression [7.22]', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1 [7.22]', Morale, { default: 'steady' }) morale!: Morale;
  @flag('Engineer') engineer!: boolean;
  @flag('Dismounted', { default: true }) dismounted!: boolean;
  @flag('A crew-served mortar fires the shell: spotted like small arms [5.1.3.1]') mortar!: boolean;
  @flag('SMK on its card [6.1.4.3.10]', { default: true }) canSmoke!: boolean;
  @integer('Ammo limit S; none: unlimited. Or D, without which a vehicle has no dischargers [5.16.2, 7.9]', {
    min: 0,
    max: 10,
    optional: true,
  })
  ammoLimit?: number;
  @flag('The hex is in sight, within GP range and in the field of fire [6.1.4.3.10]', { default: true })
  bears!: boolean;
  @flag('A friendly unit other than the firer is in the hex, or in its own hex for infantry [6.1.4.3.10, 7.22]')
  friendThere!: boolean;
  @flag('The hex is adjacent, for engineers [6.1.4.3.10]', { default: true }) adjacent!: boolean;
  @flag('Dischargers were used last turn [7.9]') usedLastTurn!: boolean;
}

export class SmokeOutcome {
  @choice('Counter placed', SmokePlaced) counter!: string;
  @choice('How it hinders from the end of the step on', HindranceKind, { optional: true })
  hindrance!: HindranceKind | null;
  @integer('Highest die at which it is made; none where it needs no roll', { min: -1, max: 20, optional: true })
  madeOn!: number | null;
  @choice('Counter of the unit', SpotCounter) unitSpot!: SpotCounter;
}

/** Whoever lays smoke by direct fire: a command to fire, a hex that it reaches and where no friend is [6.1.4.3.10]. */
function checkDirectSmoke({ command, bears, friendThere }: SmokeInput, umpire: Judge): void {
  if (command !== 'fire' && command !== 'shortHalt') umpire.forbid('6.1.4.3.10', 'smoke-command', { command });
  if (!bears) umpire.forbid('6.1.4.3.10', 'smoke-bears');
  if (friendThere) umpire.forbid('6.1.4.3.10', 'smoke-friend');
}

/** A shell from a unit with SMK, in place of its fire [6.1.4.3.10]. */
function checkShell(input: SmokeInput, umpire: Judge): void {
  if (!input.canSmoke) umpire.forbid('6.1.4.3.10', 'smoke-no-smk');
  checkDirectSmoke(input, umpire);
}

/** Dismounted engineers smoke an adjacent hex [6.1.4.3.10]. */
function checkEngineers(input: SmokeInput, umpire: Judge): void {
  if (!input.engineer || !input.dismounted) umpire.forbid(['6.1.4.3.10', '5.9.3'], 'smoke-engineers');
  if (!input.adjacent) umpire.forbid('6.1.4.3.10', 'smoke-adjacent');
  checkDirectSmoke(input, umpire);
}

/** Squads and half-squads in their own hex, in place of small-arms fire [7.22]. */
function checkInfantry(input: SmokeInput, umpire: Judge): void {
  requireOption(umpire, 'infantrySmoke', '7.22', true);
  if (input.kind !== 'squad' && input.kind !== 'halfSquad') umpire.forbid('7.22', 'infantry-smoke-squads');
  if (input.suppression !== 'none' || input.morale !== 'steady') umpire.forbid('7.22', 'infantry-smoke-shaken');
  if (input.friendThere) umpire.forbid('7.22', 'infantry-smoke-alone');
  if (input.command !== 'fire' && input.command !== 'shortHalt')
    umpire.forbid('7.22.1', 'smoke-command', { command: input.command });
}

/** The national limit with grade and engineers [7.22.2]. */
function infantryLimit(input: SmokeInput, umpire: Judge): number {
  const printed = umpire.chart('infantry-smoke').number(input.nation ?? demand('nation', '/nation'), 'limit');
  const grade = umpire.chart('grade-effects').number(input.grade, 'infantrySmoke');
  const limit = printed + grade + (input.engineer ? 3 : 0);
  umpire.note('7.22.2', 'infantry-smoke-limit', { printed, limit });
  return limit;
}

/** Shells are fire; those of a leg unit's mortar, like the smoke that men throw, are small arms [6.1.3, 5.1.3.1]. */
function spotOf({ means, mortar }: SmokeInput): SpotCounter {
  if (means === 'shell') return mortar ? 'smallArms' : 'fire';
  return means === 'dischargers' ? 'none' : 'smallArms';
}

const RULE: Readonly<Record<SmokeMeans, string>> = {
  shell: '6.1.4.3.10',
  engineers: '6.1.4.3.10',
  dischargers: '7.9',
  infantry: '7.22.1',
};

export const smoke = procedure<SmokeInput, SmokeOutcome, Options>({
  id: 'smoke',
  resolver: 'combat',
  title: { en: 'Making smoke', ja: '煙幕の展開' },
  description: {
    en: 'Smoke by direct fire, engineers, smoke dischargers or infantry: may it be made, is it, and how it hinders.',
    ja: '直接射撃・工兵・発煙弾発射機・歩兵による煙幕：可否、成否、効果。',
  },
  rules: ['6.1.4.3.10'],
  dice: [DICE.ammo],
  input: SmokeInput,
  outcome: SmokeOutcome,
  example: { input: { ammoLimit: 4 }, dice: { given: [3] } },
  resolve(input, umpire) {
    const { means } = input;
    requireOption(umpire, 'morale', '7.1', input.morale !== 'steady');
    if (means === 'shell') checkShell(input, umpire);
    if (means === 'engineers') checkEngineers(input, umpire);
    if (means === 'infantry') checkInfantry(input, umpire);
    if (means === 'dischargers') {
      requireOption(umpire, 'smokeDischargers', '7.9', true);
      if (input.usedLastTurn) umpire.forbid('7.9', 'dischargers-twice');
    }
    if (!umpire.legal) return null;
    demandFacts([
      means === 'dischargers' && input.ammoLimit === undefined && missing('dischargers', '/ammoLimit', 'D'),
    ]);
    const unitSpot = spotOf(input);
    if (means === 'shell' && unitSpot === 'smallArms') umpire.note(['6.1.3', '5.1.3.1'], 'firer-spotted-small-arms');
    const limit = means === 'infantry' ? infantryLimit(input, umpire) : input.ammoLimit;
    if (limit !== undefined) {
      const die = umpire.roll('ammo limit', d10);
      const short = die > limit;
      umpire.note('5.16.2', short ? 'ammo-short' : 'ammo-there', { die, limit });
      if (short) {
        umpire.note(means === 'dischargers' ? '7.9' : '5.16.2.3', 'smoke-fails');
        umpire.summarise('smoke-fails');
        return { counter: 'none', hindrance: null, madeOn: limit, unitSpot };
      }
    }
    const closed = means === 'shell' || means === 'engineers';
    const hindrance: HindranceKind = closed ? 'smokeClosed' : 'smokeOpen';
    umpire.note(RULE[means], 'smoke-made', { hindrance });
    if (means === 'dischargers') umpire.note('7.9', 'dischargers-own-vehicle');
    umpire.summarise('smoke-made', { hindrance });
    const counter = means === 'dischargers' ? 'smokeDischarger' : 'smokeOn';
    return { counter, hindrance, madeOn: limit ?? null, unitSpot };
  },
});
