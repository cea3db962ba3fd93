import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';
import { anyMap, ColumnShift } from '../shared/map.js';
import { HEX } from '../vocabulary.js';

const SniperCounter = defineChoice('SniperCounter', ['first', 'second']);

class SniperAttackInput {
  @flag('One counter has just been pinned or otherwise affected [CG11]') counterAffected!: boolean;
}

class SniperAttackOutcome {
  @choice('Counter that attacks [CG11]', SniperCounter) counter!: 'first' | 'second';
  @flag('Both counters share what befalls one [CG11]') bothAffected!: boolean;
}

/** The first counter attacks on this dr or less: an even split (A-15) [CG11]. */
const FIRST_UP_TO = 3;

export const sniperAttack = procedure<SniperAttackInput, SniperAttackOutcome, Options>({
  id: 'sniper-attack',
  resolver: 'events',
  title: { en: 'Which Sniper attacks', ja: '攻撃する狙撃兵' },
  description: {
    en: 'The extra dr that picks one of the two Sniper counters.',
    ja: '2 個の狙撃兵から 1 個を選ぶ dr。',
  },
  rules: ['CG11'],
  input: SniperAttackInput,
  outcome: SniperAttackOutcome,
  dice: dr('sniper', { en: 'Sniper', ja: '狙撃兵' }, { en: 'once', ja: '一回' }),
  example: { input: {}, dice: { given: [3] } },
  resolve({ counterAffected }, umpire) {
    const roll = umpire.roll('sniper');
    const counter = roll <= FIRST_UP_TO ? 'first' : 'second';
    umpire.note('CG11', 'sniper-choice', { roll, counter });
    if (counterAffected) umpire.note('CG11', 'snipers-share-fate');
    umpire.summarise('sniper-choice', { roll, counter });
    return { counter, bothAffected: counterAffected };
  },
});

class SniperPlacementInput {
  @text('Hex of the first counter [CG11]', HEX) first!: string;
  @text('Hex of the second counter [CG11]', HEX) second!: string;
  @integer('Farthest the two could stand apart, where 10 hexes are impossible [CG11]', {
    min: 0,
    max: 9,
    optional: true,
  })
  farthestPossible?: number;
  @choice('Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48)', ColumnShift, {
    default: 'odd',
  })
  shifted!: 'odd' | 'even';
}

class SniperPlacementOutcome {
  @integer('Hexes between the two', { min: 0, max: 200 }) apart!: number;
  @flag('The placement is allowed [CG11]') allowed!: boolean;
}

/** How far apart the two first stand [CG11]. */
const APART = 10;

export const sniperPlacement = procedure<SniperPlacementInput, SniperPlacementOutcome, Options>({
  id: 'sniper-placement',
  resolver: 'events',
  title: { en: 'Placing the Snipers', ja: '狙撃兵の配置' },
  description: {
    en: 'Whether the two Sniper counters stand far enough apart.',
    ja: '2 個の狙撃兵が十分離れているか。',
  },
  rules: ['CG11'],
  input: SniperPlacementInput,
  outcome: SniperPlacementOutcome,
  example: { input: { first: 'Q16', second: 'H20' } },
  resolve(input, umpire) {
    const grid = anyMap(input.shifted);
    const apart = distance(grid, hexOn(grid, input.first, '/first'), hexOn(grid, input.second, '/second'));
    const need = input.farthestPossible ?? APART;
    if (apart < need) umpire.forbid('CG11', 'snipers-too-close', { apart, need });
    else {
      umpire.note('CG11', 'snipers-apart', { apart, need });
      umpire.summarise('snipers-apart', { apart, need });
    }
    return { apart, allowed: apart >= need };
  },
});
