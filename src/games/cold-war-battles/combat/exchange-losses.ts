import { choice, flag, integer, list, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { Side } from '../vocabulary.js';
import type { AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import { type AttackPiece, isWorthless, missingLossValues, missingStrengths, musterAttackers } from './forces.js';
import { Attacker } from './pieces.js';
import { worthOf } from './victory-points.js';

class ExchangeInput {
  @choice('Side that attacked', Side) attackingSide!: Side;
  @list('Adjacent attackers, up to 16', Attacker, { minItems: 1, maxItems: 16 }) attackers!: Attacker[];
  @integer('Printed defence factors of all defenders: what is owed [9.14]', { min: 0, max: 999 }) owed!: number;
  @flag('Event 6 of Angola: eliminations are worth 1 VP more [18.5]') unAttention!: boolean;
}

export class Payment {
  @texts('Units given up', { max: 40, maxItems: 16 }) units!: string[];
  @integer('Loss value paid', { min: 0, max: 9999 }) value!: number;
  @integer('Victory points the enemy scores', { min: 0, max: 200 }) points!: number;
}

class ExchangeOutcome {
  @texts('Units lost in any case: attack factor 0 [9.4]', { max: 40, maxItems: 16 }) lostAnyway!: string[];
  @integer('Loss value of all attackers together [9.14, 10.17]', { min: 0, max: 9999 }) available!: number;
  @flag('The attackers are worth less than is owed: all are lost') allLost!: boolean;
  @list('Ways to pay from which no unit could be left out, the fewest points first, then the least value', Payment, {
    maxItems: 1000,
  })
  ways!: Payment[];
  @integer('Ways there are in all', { min: 1, max: 65_536 }) count!: number;
}

/** [9.14]: every way to pay for an exchange. */
export const exchangeLosses = procedure<ExchangeInput, ExchangeOutcome, Options>({
  id: 'exchange-losses',
  resolver: 'combat',
  title: { en: 'Exchange losses', ja: '交換の損失' },
  description: {
    en: 'Every way for the attacker to pay an EX or AX, cheapest first; no way gives up a unit that could be spared.',
    ja: 'EXまたはAXで攻撃側が損失を支払う方法を、安い順にすべて示します。',
  },
  rules: ['9.14'],
  input: ExchangeInput,
  outcome: ExchangeOutcome,
  from: {
    'combat/adjacent-attack': ({ losses }: AdjacentAttackOutcome) => (losses ? { owed: losses.value } : {}),
  },
  example: {
    input: {
      attackingSide: 'soviet',
      owed: 3,
      attackers: [
        { name: 'a', attack: 2 },
        { name: 'b', attack: 3 },
      ],
    },
  },

  resolve({ attackingSide: side, attackers, owed, unAttention }, umpire) {
    demandFacts([...missingStrengths(attackers), ...missingLossValues(attackers, side)]);
    const pieces = musterAttackers(attackers, side, umpire);
    if (!umpire.legal) return null;
    const anyway = pieces.filter(isWorthless);
    const payers = pieces.filter((piece) => !isWorthless(piece));
    const points = new Map(pieces.map((piece) => [piece, worthOf(piece, unAttention, umpire)]));
    const available = payers.reduce((sum, { lossValue }) => sum + lossValue, 0);
    umpire.note('9.14', 'exchange-owed', { owed, available });
    if (anyway.length > 0) umpire.note('9.4', 'zero-attack-lost', { units: anyway.map(({ name }) => name) });
    if (pieces.some(({ artillery }) => artillery)) umpire.note('10.17', 'artillery-loss-value');
    const allLost = available < owed;
    if (allLost) umpire.note('9.14', 'exchange-all', { value: owed, available });
    const sets = allLost ? [payers] : minimalSets(payers, owed);
    const ways = sets.map((set): Payment => {
      const lost = [...set, ...anyway];
      return {
        units: lost.map(({ name }) => name),
        value: set.reduce((sum, { lossValue }) => sum + lossValue, 0),
        points: lost.reduce((sum, piece) => sum + points.get(piece)!, 0),
      };
    });
    ways.sort((a, b) => a.points - b.points || a.value - b.value || a.units.length - b.units.length);
    umpire.summarise('exchange-summary', { owed, ways: ways.length, units: ways[0]!.units });
    const lostAnyway = anyway.map(({ name }) => name);
    return { lostAnyway, available, allLost, ways: ways.slice(0, 1000), count: ways.length };
  },
});

/** Sets that pay the sum and of which every unit is needed. */
function minimalSets(payers: readonly AttackPiece[], owed: number): AttackPiece[][] {
  const sets: AttackPiece[][] = [];
  for (let mask = 0; mask < 1 << payers.length; mask += 1) {
    const set = payers.filter((_piece, i) => (mask & (1 << i)) !== 0);
    const value = set.reduce((sum, { lossValue }) => sum + lossValue, 0);
    if (value >= owed && set.every(({ lossValue }) => value - lossValue < owed)) sets.push(set);
  }
  return sets;
}
