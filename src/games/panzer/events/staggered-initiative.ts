import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { demand } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { InitiativeSide, InitiativeWinner, initiativeModifier, rollInitiative } from './initiative.js';

const StaggeredStep = defineChoice('StaggeredStep', ['fire', 'overwatch', 'closeCombat', 'movement']);
const StaggeredRoll = defineChoice('StaggeredRoll', ['none', 'needed', 'done']);

const FiringSide = defineChoice('FiringSide', ['sideA', 'sideB']);

class FiredFormation {
  @text('Formation', { max: 40 }) formation!: string;
  @choice('Whose', FiringSide) side!: 'sideA' | 'sideB';
}

export class StaggeredInput {
  @choice('What is being ordered [7.42.1.1 to 7.42.3]', StaggeredStep, { default: 'fire' }) step!: string;
  @object('Side A', InitiativeSide, { default: {} }) sideA!: InitiativeSide;
  @object('Side B', InitiativeSide, { default: {} }) sideB!: InitiativeSide;
  @integer('Formations of side A that have not fired', { min: 0, max: 40, default: 1 }) formationsA!: number;
  @integer('Formations of side B that have not fired', { min: 0, max: 40, default: 1 }) formationsB!: number;
  @flag('The first roll of the turn [7.42.1]', { default: true }) firstRoll!: boolean;
  @choice('Initial First Player, once known: all but fire and reverse movement go by it [7.42.1]', FiringSide, {
    optional: true,
  })
  initialFirst?: 'sideA' | 'sideB';
  @list('Formations in the order they fired, for the order of movement [7.42.2]', FiredFormation, {
    maxItems: 80,
    default: [],
  })
  fired!: FiredFormation[];
  @integer('Rolls at most; ties are rolled again within this number', { min: 1, max: 20, default: 20 }) rolls!: number;
}

export class StaggeredOutcome {
  @choice('Whether dice were needed', StaggeredRoll) roll!: string;
  @integer('Modifier of side A', { min: -140, max: 140 }) modifierA!: number;
  @integer('Modifier of side B', { min: -140, max: 140 }) modifierB!: number;
  @integer('Modified roll of side A', { min: -140, max: 240, optional: true }) rollA!: number | null;
  @integer('Modified roll of side B', { min: -140, max: 240, optional: true }) rollB!: number | null;
  @choice('Side that acts next or first', InitiativeWinner) next!: 'sideA' | 'sideB' | 'tied';
  @flag('It becomes First Player for all indirect fire of the turn [7.42.1]') indirectFirst!: boolean;
  @texts('Order of movement by formation [7.42.2]', { max: 40, maxItems: 80 }) movement!: string[];
}

/** Who won the first roll of the turn; nothing can be said without it [7.42.1]. */
function initialFirst({ initialFirst: side }: StaggeredInput): 'sideA' | 'sideB' {
  return side ?? demand('initialFirst', '/initialFirst');
}

export const staggeredInitiative = procedure<StaggeredInput, StaggeredOutcome, Options>({
  id: 'staggered-initiative',
  resolver: 'events',
  title: { en: 'Staggered initiative', ja: '交互主導権' },
  description: {
    en: 'Initiative by formation: who fires next, who answers with overwatch and assaults first, in which order formations move.',
    ja: 'フォーメーションごとの主導権：次に射撃する側、臨機射撃と突撃の順、移動の順。',
  },
  rules: ['7.42'],
  dice: [DICE.sideA, DICE.sideB],
  input: StaggeredInput,
  outcome: StaggeredOutcome,
  example: {
    input: { formationsA: 2, formationsB: 2, rolls: 1 },
    options: { staggeredInitiative: true },
    dice: { given: [70, 30] },
  },
  resolve(input, umpire) {
    requireOption(umpire, 'staggeredInitiative', '7.42', true);
    if (!umpire.legal) return null;
    const unrolled = { modifierA: 0, modifierB: 0, rollA: null, rollB: null };
    const settled = { roll: 'none', ...unrolled, indirectFirst: false, movement: [] };
    if (input.step === 'movement' && umpire.options.streamlinedMovement) {
      umpire.note('7.42.3', 'streamlined-order');
      umpire.summarise('streamlined-order');
      return { ...settled, next: initialFirst(input) === 'sideA' ? 'sideB' : 'sideA' };
    }
    if (input.step === 'movement') {
      const order = [...input.fired].reverse();
      const last = order[0] ?? demand('firedOrder', '/fired');
      umpire.note('7.42.2', 'reverse-order');
      umpire.summarise('reverse-order');
      return { ...settled, next: last.side, movement: order.map(({ formation }) => formation) };
    }
    if (input.step !== 'fire') {
      const next = initialFirst(input);
      umpire.note(input.step === 'overwatch' ? '7.42.1.3' : '7.42.2', 'staggered-first-then-second');
      umpire.summarise('staggered-first-then-second');
      return { ...settled, next };
    }
    umpire.note('7.42.1.2', 'declared-by-formation');
    if (input.formationsA + input.formationsB === 0)
      throw new InvalidSituationError([
        {
          pointer: '/formationsA',
          detail: { en: 'no formation is left to fire', ja: '射撃できる部隊が残っていません' },
        },
      ]);
    if (!input.firstRoll && (input.formationsA === 0 || input.formationsB === 0)) {
      const next = input.formationsA === 0 ? 'sideB' : 'sideA';
      umpire.note('7.42.1.1', 'rest-in-any-order');
      umpire.summarise('staggered-next', { next });
      return { ...settled, next };
    }
    const rule = input.firstRoll ? '7.42.1' : '7.42.1.1';
    const modifierA = initiativeModifier(input.sideA, true, umpire);
    const modifierB = initiativeModifier(input.sideB, true, umpire);
    const { winner: next, ...rolled } = rollInitiative(modifierA, modifierB, input.rolls, rule, umpire);
    const indirectFirst = input.firstRoll && next !== 'tied';
    if (indirectFirst) umpire.note('7.42.1', 'staggered-indirect');
    umpire.summarise('staggered-next', { next });
    const roll = next === 'tied' ? 'needed' : 'done';
    return { roll, modifierA, modifierB, ...rolled, next, indirectFirst, movement: [] };
  },
});
