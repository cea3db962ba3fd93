import { choice, defineChoice, flag, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { Command } from '../vocabulary.js';
import { DualFire } from './direct-fire/firer.js';

const CombatStep = defineChoice('CombatStep', ['indirectFire', 'directFire', 'overwatch', 'closeCombat', 'overrun']);
type CombatStep = (typeof CombatStep.values)[number];
const DeclaringGame = defineChoice('DeclaringGame', ['basic', 'advanced']);

/** One attack as its player announces it. */
export class DeclaredAttack {
  @text('Attacking unit', { max: 40 }) attacker!: string;
  @text('Weapon, where the unit has several [5.14]', { max: 40, default: '' }) weapon!: string;
  @flag('The weapon is printed in reverse on the card, or attached to a leg unit [5.14]') reversed!: boolean;
  @text('Target', { max: 40 }) target!: string;
  @choice('Command of the attacker; of its carrier where it rides [6.6.7.2]', Command, { default: 'fire' })
  command!: Command;
  @flag('Rides on a vehicle and has no command of its own [6.6.7, 6.6.7.2]') carried!: boolean;
  @text('Name of a command it shares with others [6.2.1.1.3]', { max: 20, optional: true }) sharedCommand?: string;
  @flag('Has attacked this turn already [4.4.1]') spent!: boolean;
  @flag('Destroyed earlier in the turn [4.3.2]') destroyed!: boolean;
}

export class DeclareFireInput {
  @choice('Basic or Advanced Game', DeclaringGame, { default: 'advanced' }) game!: 'basic' | 'advanced';
  @choice('Step [4.4, 6.5, 6.6.1]', CombatStep, { default: 'directFire' }) step!: CombatStep;
  @list('Attacks in the order they are to be resolved', DeclaredAttack, { minItems: 1, maxItems: 60 })
  attacks!: DeclaredAttack[];
  @texts('Targets some attack of this step has already been resolved against [4.4.1]', {
    max: 40,
    maxItems: 60,
    default: [],
  })
  resolvedTargets!: string[];
}

/** A second weapon of its unit, which takes the dual-fire modifier [5.14]. */
export class SecondWeapon {
  @text('Attacking unit', { max: 40 }) attacker!: string;
  @text('Weapon', { max: 40 }) weapon!: string;
  @choice('Whether the first weapon aims at the same target', DualFire) dualFire!: string;
}

export class DeclareFireOutcome {
  @texts('Targets in the order they are attacked, each with all attacks declared on it', { max: 40, maxItems: 60 })
  targets!: string[];
  @texts('Attackers whose commands are now revealed [4.4.3.2]', { max: 40, maxItems: 60 }) revealed!: string[];
  @list('Weapons that take the dual-fire modifier [5.14]', SecondWeapon, { maxItems: 60 }) dualFire!: SecondWeapon[];
}

const NEEDS: Readonly<Record<CombatStep, readonly Command[]>> = {
  indirectFire: ['fire'],
  directFire: ['fire', 'shortHalt'],
  overwatch: ['overwatch'],
  closeCombat: ['move'],
  overrun: ['move'],
};
const STEP_RULE: Readonly<Record<CombatStep, string>> = {
  indirectFire: '6.5.1',
  directFire: '4.4.1',
  overwatch: '4.4.2',
  closeCombat: '6.6.1',
  overrun: '6.6.10',
};

/** One attack a unit or weapon a turn, with the right command [4.4.1, 5.14]. */
function checkAttackers({ step, attacks }: DeclareFireInput, umpire: Judge): void {
  const seen = new Set<string>();
  for (const { attacker, weapon, command, carried, spent, destroyed } of attacks) {
    if (destroyed) umpire.forbid('4.3.2', 'declare-destroyed', { attacker });
    if (carried && step === 'directFire') {
      if (command === 'move') umpire.forbid('6.6.7.2', 'carrier-moves');
    } else if (!NEEDS[step].includes(command)) umpire.forbid(STEP_RULE[step], 'declare-command', { attacker, command });
    if (spent) umpire.forbid(STEP_RULE[step], 'declare-spent', { attacker });
    const key = `${attacker}/${weapon}`;
    if (seen.has(key))
      umpire.forbid(weapon === '' ? STEP_RULE[step] : ['5.14', STEP_RULE[step]], 'declare-twice', { attacker });
    seen.add(key);
  }
}

/** Units on one shared command: assaults and overruns take one target, overwatch the same one [6.6.11, 6.2.1.1.4]. */
function checkShared({ step, attacks }: DeclareFireInput, umpire: Judge): void {
  if (step === 'directFire' || step === 'indirectFire') return;
  const targetOf = new Map<string, string>();
  for (const { sharedCommand, target } of attacks) {
    if (sharedCommand === undefined) continue;
    const first = targetOf.get(sharedCommand) ?? target;
    targetOf.set(sharedCommand, first);
    if (first !== target)
      umpire.forbid(step === 'overwatch' ? '6.2.1.1.4' : '6.6.11', 'declare-shared', { command: sharedCommand });
  }
}

/** Reversed and attached weapons take the modifier when their unit fires another one as well; the first weapon never does [5.14]. */
function secondWeapons(attacks: readonly DeclaredAttack[], umpire: Judge): SecondWeapon[] {
  return attacks.flatMap((attack) => {
    const { attacker, weapon, target, reversed } = attack;
    const others = attacks.filter((other) => other !== attack && other.attacker === attacker);
    const first = others.find((other) => !other.reversed) ?? others[0];
    if (!reversed || first === undefined) return [];
    const dualFire = first.target === target ? 'sameTarget' : 'otherTarget';
    const modifier = dualFire === 'sameTarget' ? 'dualFireSameTarget' : 'dualFireOtherTarget';
    umpire.note('5.14', 'declare-dual', { attacker, weapon, modifier });
    return [{ attacker, weapon, dualFire }];
  });
}

export const declareFire = procedure<DeclareFireInput, DeclareFireOutcome, Options>({
  id: 'declare-fire',
  resolver: 'combat',
  title: { en: 'Declaring attacks', ja: '攻撃の宣言' },
  description: {
    en: 'Is a list of attacks properly declared for its step: commands, one attack each, everything on a target before any of it is resolved, shared commands; which weapons take the dual-fire modifier.',
    ja: 'そのステップの攻撃宣言が正しいか：命令、1回のみ、同一目標への攻撃は全て先に宣言、共有命令。複合射撃の修正を受ける火器も示す。',
  },
  rules: ['4.4', '6.5'],
  input: DeclareFireInput,
  outcome: DeclareFireOutcome,
  example: {
    input: {
      attacks: [
        { attacker: 'T-34 A', target: 'Pz IV' },
        { attacker: 'T-34 B', target: 'Pz IV' },
      ],
    },
  },
  resolve(input, umpire) {
    const { game, step, attacks } = input;
    if (game === 'basic' && step !== 'directFire' && step !== 'overwatch')
      umpire.forbid('4.4', 'declare-basic', { step });
    checkAttackers(input, umpire);
    checkShared(input, umpire);
    for (const target of new Set(attacks.map((attack) => attack.target)))
      if (input.resolvedTargets.includes(target)) umpire.forbid(STEP_RULE[step], 'declare-late', { target });
    if (!umpire.legal) return null;
    const order = step === 'closeCombat' || step === 'overrun' ? '6.6.1' : game === 'basic' ? '4.4' : '6.5';
    umpire.note([order, STEP_RULE[step]], step === 'overrun' ? 'declare-overrun-order' : 'declare-order', { step });
    const targets = [...new Set(attacks.map(({ target }) => target))];
    const revealed = [...new Set(attacks.map(({ attacker }) => attacker))];
    umpire.note('4.4.3.2', 'declare-revealed', { revealed });
    const dualFire = step === 'directFire' || step === 'overwatch' ? secondWeapons(attacks, umpire) : [];
    umpire.summarise('declare-summary', { attacks: attacks.length, targets });
    return { targets, revealed, dualFire };
  },
});
