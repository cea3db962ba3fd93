import { d100 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { requireOption } from '../../shared/requires.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { Grade, LegSize, Morale, SpotCounter, Suppression, UnitKind } from '../../vocabulary.js';
import { loseAttachedWeapons } from '../gp/gp-unit.js';
import { addCloseGrade, CloseAttack, checkCloseAttack, EXTRA, noteAdvance } from './assailant.js';

const CHART = 'hand-to-hand-modifiers';
const RULE = '6.6.1.2.2';

/** Who leads on after the primary squad is reduced [6.6.1.2.3]. */
const AfterReduction = defineChoice('AfterReduction', ['nextSquad', 'keep']);
const Side = defineChoice('CloseSide', ['attacker', 'defender', 'nobody']);

export class HandToHandDefender {
  @choice('Kind of unit', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('Unit grade', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Suppression', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @flag('Has a flamethrower') flamethrower!: boolean;
  @integer('Attached weapons, option 7.17', { min: 0, max: 9, default: 0 }) attachedWeapons!: number;
  @flag('Mounted: never a target [6.6.1.2]') mounted!: boolean;
  @flag('Other enemy units in its hex') otherEnemies!: boolean;
}

export class HandToHandInput extends CloseAttack {
  @object('The defender', HandToHandDefender, { default: {} }) defender!: HandToHandDefender;
  @integer('Rounds to fight at most, a tie counting as one', { min: 1, max: 60, default: 60 }) rounds!: number;
  @choice('New primary attacker when the first squad is reduced', AfterReduction, { default: 'nextSquad' })
  afterReduction!: string;
}

export class HandToHandSurvivor {
  @text('Name', { max: 40, optional: true }) name!: string | null;
  @choice('Size now', LegSize) size!: LegSize;
}

export class HandToHandRound {
  @integer("Attackers' net modifier", { min: -300, max: 400 }) attackerNet!: number;
  @integer("Defender's net modifier", { min: -300, max: 300 }) defenderNet!: number;
  @integer("Attackers' modified roll", { min: -300, max: 500, optional: true }) attackerRoll!: number | null;
  @integer("Defender's modified roll", { min: -300, max: 500, optional: true }) defenderRoll!: number | null;
  @choice('Who won', Side) winner!: string;
}

export class HandToHandOutcome {
  @list('Modifiers of the attackers in the first round', AppliedModifier, { maxItems: 40 })
  attackerModifiers!: AppliedModifier[];
  @list('Modifiers of the defender in the first round', AppliedModifier, { maxItems: 20 })
  defenderModifiers!: AppliedModifier[];
  @list('Round by round', HandToHandRound, { maxItems: 60 }) rounds!: HandToHandRound[];
  @choice('Who holds the field; nobody while the fight goes on', Side) winner!: string;
  @list('Attackers left, the primary one first', HandToHandSurvivor, { maxItems: 12 })
  attackersLeft!: HandToHandSurvivor[];
  @choice('The defender now', UnitKind, { optional: true }) defenderLeft!: UnitKind | null;
  @integer('Attached weapons lost, option 7.17', { min: 0, max: 60 }) weaponsLost!: number;
  @flag('The attackers may advance [6.6.1.2.3]') mayAdvance!: boolean;
  @flag('The approach lets the enemy fire overwatch first [6.6.1.2]') triggersOverwatch!: boolean;
  @choice('Counter of the attackers', SpotCounter) attackerSpot!: SpotCounter;
}

interface Fighter {
  readonly name: string | null;
  size: LegSize;
  readonly grade: Grade;
  readonly flamethrower: boolean;
  readonly attachedWeapons: number;
}

/** The attackers' list, recomputed for whoever is primary [6.6.1.2.2]. */
function attackerTally(input: HandToHandInput, fighters: readonly Fighter[], umpire: Judge): Tally {
  const [primary, ...others] = fighters;
  const tally = new Tally(umpire, 'attacker-modifier');
  const add = (row: string): void => tally.add(RULE, row, umpire.chart(CHART).number(row, 'attacker'));
  if (primary!.size !== 'squad') add(primary!.size);
  if (input.approach === 'advancing') add('advancing');
  if (input.levels === 1) add('uphill');
  if (input.approach === 'dismount') add('dismount');
  for (const { size } of others) add(EXTRA[size]);
  if (fighters.some(({ flamethrower }) => flamethrower)) add('flamethrower');
  addCloseGrade(primary!.grade, RULE, tally, umpire);
  return tally;
}

function defenderTally(defender: HandToHandDefender, kind: UnitKind, umpire: Judge): Tally {
  const tally = new Tally(umpire, 'defender-modifier');
  const add = (row: string): void => tally.add(RULE, row, umpire.chart(CHART).number(row, 'defender'));
  if (kind !== 'squad') add(kind);
  if (defender.suppression !== 'none') add('suppressed');
  if (defender.flamethrower) add('flamethrower');
  if (defender.morale === 'hesitating') add('hesitating');
  if (defender.morale === 'broken') add('broken');
  addCloseGrade(defender.grade, RULE, tally, umpire);
  return tally;
}

const SIZE_RANK: Readonly<Record<LegSize, number>> = { squad: 0, halfSquad: 1, section: 2 };

/** Who may fight whom hand to hand [6.6.1.2]. */
function checkHandToHand(input: HandToHandInput, umpire: Judge): void {
  const { defender } = input;
  checkCloseAttack(input, '6.6.1.2', umpire);
  requireOption(umpire, 'morale', '7.1', defender.morale !== 'steady');
  if (defender.kind === 'vehicle') umpire.forbid('6.6.1.2', 'hand-to-hand-target');
  if (defender.mounted) umpire.forbid('6.6.1.2', 'hand-to-hand-mounted');
}

/** Both sides round by round; each loss changes who fights on and with what modifiers [6.6.1.2.1, 6.6.1.2.3]. */
class Fight {
  readonly rounds: HandToHandRound[] = [];
  readonly fighters: Fighter[];
  defender: UnitKind | null;
  weaponsLost = 0;
  attack: Tally;
  defence: Tally;

  constructor(
    private readonly input: HandToHandInput,
    private readonly umpire: Judge,
  ) {
    this.fighters = input.attackers.map(({ name = null, size, grade, flamethrower, attachedWeapons }) => ({
      name,
      size,
      grade,
      flamethrower,
      attachedWeapons,
    }));
    this.defender = input.defender.kind;
    this.attack = attackerTally(input, this.fighters, umpire);
    this.defence = defenderTally(input.defender, input.defender.kind, umpire);
  }

  /** Nobody while both sides stand. */
  get winner(): 'attacker' | 'defender' | 'nobody' {
    if (this.defender === null) return 'attacker';
    return this.fighters.length === 0 ? 'defender' : 'nobody';
  }

  /** Each side's die with its net modifier; the higher total wins, a tie is fought again [6.6.1.2.1]. */
  round(): void {
    const { umpire, attack, defence } = this;
    const attacker = umpire.roll('attacker', d100) + attack.net;
    const defender = umpire.roll('defender', d100) + defence.net;
    const winner = attacker > defender ? 'attacker' : attacker < defender ? 'defender' : 'nobody';
    this.rounds.push({
      attackerNet: attack.net,
      defenderNet: defence.net,
      attackerRoll: umpire.finalRoll(attacker),
      defenderRoll: umpire.finalRoll(defender),
      winner,
    });
    umpire.note('6.6.1.2.1', winner === 'nobody' ? 'round-tied' : 'round-won', { attacker, defender, winner });
    if (winner === 'attacker') this.defenderLoses();
    if (winner === 'defender') this.attackersLose();
  }

  /** A squad becomes a half-squad, anything smaller goes [6.6.1.2.3]. */
  private defenderLoses(): void {
    const { umpire, input } = this;
    if (this.defender !== 'squad') {
      umpire.note('6.6.1.2.3', 'defender-eliminated', { kind: this.defender! });
      this.defender = null;
      return;
    }
    umpire.note('6.6.1.2.3', 'defender-reduced');
    this.defender = 'halfSquad';
    this.weaponsLost += loseAttachedWeapons(input.defender.attachedWeapons, umpire);
    this.defence = defenderTally(input.defender, this.defender, umpire);
  }

  /** The primary shrinks or goes, and who leads on is settled [6.6.1.2.3]. */
  private attackersLose(): void {
    const { fighters, umpire } = this;
    const primary = fighters[0]!;
    if (primary.size === 'squad') this.reducePrimary(primary);
    else {
      umpire.note('6.6.1.2.3', 'attacker-eliminated', { size: primary.size });
      fighters.shift();
      fighters.sort((a, b) => SIZE_RANK[a.size] - SIZE_RANK[b.size]);
    }
    if (fighters.length > 0) this.attack = attackerTally(this.input, fighters, umpire);
  }

  private reducePrimary(primary: Fighter): void {
    const { fighters, umpire } = this;
    umpire.note('6.6.1.2.3', 'attacker-reduced');
    primary.size = 'halfSquad';
    this.weaponsLost += loseAttachedWeapons(primary.attachedWeapons, umpire);
    const next = fighters.findIndex(({ size }) => size === 'squad');
    if (next <= 0 || this.input.afterReduction !== 'nextSquad') return;
    umpire.note('6.6.1.2.3', 'new-primary');
    fighters.unshift(...fighters.splice(next, 1));
  }
}

export const handToHand = procedure<HandToHandInput, HandToHandOutcome, Options>({
  id: 'hand-to-hand',
  resolver: 'combat',
  title: { en: 'Hand-to-hand combat', ja: '白兵戦' },
  description: {
    en: 'Leg units of one hex against an adjacent dismounted leg or towed unit, round by round until one side is gone or the stated rounds are fought.',
    ja: '1ヘクスの歩兵と隣接する下車した歩兵・牽引砲との対抗戦。一方が全滅するか指定の回数まで戦う。',
  },
  rules: ['6.6.1.2'],
  dice: [DICE.attacker, DICE.defender, DICE.attached],
  input: HandToHandInput,
  outcome: HandToHandOutcome,
  example: {
    input: {
      attackers: [
        { size: 'squad', grade: 'veteran' },
        { size: 'halfSquad', grade: 'veteran' },
      ],
      defender: { kind: 'squad', grade: 'regular' },
      rounds: 1,
    },
    dice: { given: [13, 65] },
  },
  resolve(input, umpire) {
    const { defender } = input;
    checkHandToHand(input, umpire);
    if (!umpire.legal) return null;
    noteAdvance(input, '6.6.1.2', umpire);
    const fight = new Fight(input, umpire);
    const first = { attackerModifiers: fight.attack.items, defenderModifiers: fight.defence.items };
    while (fight.rounds.length < input.rounds && fight.winner === 'nobody') fight.round();
    const { rounds, winner, fighters } = fight;
    const mayAdvance = winner === 'attacker' && !defender.otherEnemies;
    if (mayAdvance) umpire.note('6.6.1.2.3', 'may-advance');
    umpire.note('6.6.1.2', 'attackers-spot-move');
    umpire.summarise(winner === 'nobody' ? 'hand-to-hand-goes-on' : 'hand-to-hand-summary', {
      rounds: rounds.length,
      winner,
    });
    return {
      ...first,
      rounds,
      winner,
      attackersLeft: fighters.map(({ name, size }) => ({ name, size })),
      defenderLeft: fight.defender,
      weaponsLost: fight.weaponsLost,
      mayAdvance,
      triggersOverwatch: input.approach === 'advancing',
      attackerSpot: 'move',
    };
  },
});
