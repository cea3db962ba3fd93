import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { GameLayer, Grade } from '../vocabulary.js';

export const InitiativeWinner = defineChoice('InitiativeWinner', ['sideA', 'sideB', 'tied']);
export type InitiativeWinner = 'sideA' | 'sideB' | 'tied';

/** One side of an initiative roll. */
export class InitiativeSide {
  @choice('Force grade, Advanced Game [6.3.2]', Grade, { default: 'seasoned' }) forceGrade!: Grade;
  @integer('Modifier of the scenario', { min: -100, max: 100, default: 0 }) scenario!: number;
}

export class InitiativeInput {
  @choice('Basic or Advanced Game [4.3.1, 6.3]', GameLayer, { default: 'advanced' }) layer!: GameLayer;
  @object('One side', InitiativeSide, { default: {} }) sideA!: InitiativeSide;
  @object('The other side', InitiativeSide, { default: {} }) sideB!: InitiativeSide;
  @integer('Rolls at most; ties are rolled again within this number [4.3.1]', { min: 1, max: 20, default: 20 })
  rolls!: number;
}

export class InitiativeOutcome {
  @integer('Modifier of side A', { min: -140, max: 140 }) modifierA!: number;
  @integer('Modifier of side B', { min: -140, max: 140 }) modifierB!: number;
  @integer('Modified roll of side A, the last where ties were rolled again', { min: -140, max: 240, optional: true })
  rollA!: number | null;
  @integer('Modified roll of side B', { min: -140, max: 240, optional: true }) rollB!: number | null;
  @choice('Who decides which player is First Player', InitiativeWinner)
  winner!: InitiativeWinner;
}

/** A side's modifier: force grade in the Advanced Game, none in the Basic one [6.3.2]. */
export function initiativeModifier(side: InitiativeSide, advanced: boolean, umpire: Umpire): number {
  const grade = advanced ? umpire.chart('grade-effects').number(side.forceGrade, 'initiative') : 0;
  if (grade !== 0) umpire.note(['6.3.2', '5.8.1'], 'force-grade', { grade: side.forceGrade, value: grade });
  return grade + side.scenario;
}

/** What two rolls came to. */
type InitiativeRoll = Pick<InitiativeOutcome, 'winner' | 'rollA' | 'rollB'>;

/** Both roll, the higher wins; ties are rolled again [4.3.1, 6.3.1]. */
export function rollInitiative(
  modifierA: number,
  modifierB: number,
  rolls: number,
  rule: string,
  umpire: Umpire,
): InitiativeRoll {
  let roll: InitiativeRoll = { winner: 'tied', rollA: null, rollB: null };
  for (let n = 0; n < rolls && roll.winner === 'tied'; n += 1) {
    const a = umpire.roll('side A', d100) + modifierA;
    const b = umpire.roll('side B', d100) + modifierB;
    umpire.note(rule, a === b ? 'initiative-tied' : 'initiative-rolls', { a, b });
    const winner = a === b ? 'tied' : a > b ? 'sideA' : 'sideB';
    roll = { winner, rollA: umpire.finalRoll(a), rollB: umpire.finalRoll(b) };
  }
  return roll;
}

export const initiative = procedure<InitiativeInput, InitiativeOutcome, Options>({
  id: 'initiative',
  resolver: 'events',
  title: { en: 'Initiative', ja: '主導権' },
  description: {
    en: 'Both sides roll; the higher, with the force grade in the Advanced Game, decides who is First Player.',
    ja: '双方が振り、高い側（上級ゲームでは部隊グレードを加える）が第1プレイヤーを決める。',
  },
  rules: ['4.3', '6.3'],
  dice: [DICE.sideA, DICE.sideB],
  input: InitiativeInput,
  outcome: InitiativeOutcome,
  example: { input: { sideA: { forceGrade: 'veteran' }, rolls: 1 }, dice: { given: [40, 55] } },
  resolve(input, umpire) {
    const advanced = input.layer === 'advanced';
    const modifierA = initiativeModifier(input.sideA, advanced, umpire);
    const modifierB = initiativeModifier(input.sideB, advanced, umpire);
    const roll = rollInitiative(modifierA, modifierB, input.rolls, advanced ? '6.3.1' : '4.3.1', umpire);
    const { winner } = roll;
    if (winner !== 'tied') umpire.note(advanced ? ['6.3', '4.3.2'] : ['4.3', '4.3.2'], 'initiative-order');
    umpire.summarise(winner === 'tied' ? 'initiative-again' : 'initiative-summary', { winner });
    return { modifierA, modifierB, ...roll };
  },
});
