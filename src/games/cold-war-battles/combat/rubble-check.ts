import { choice, choices, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { Side, Terrain } from '../vocabulary.js';
import { hexName } from './forces.js';
import { canBecomeRubble } from './rubble.js';

class ShelledHex {
  @text('Name of the hex', { max: 40, optional: true }) hex?: string;
  @choices('Everything printed in it, and Rubble [16.32]', Terrain, { maxItems: 8, default: [] }) terrain!: Terrain[];
  @flag('An earlier ruling found the check due: its terrain need not be told [16.32]') due!: boolean;
}

class RubbleCheckInput {
  @choice('Side whose artillery or air attacked [16.7]', Side) attackingSide!: Side;
  @list('Hexes attacked in one combat', ShelledHex, { minItems: 1, maxItems: 6 }) hexes!: ShelledHex[];
}

class RubbleCheckOutcome {
  @texts('Hexes that are rubble now', { max: 40, maxItems: 6 }) rubble!: string[];
  @integer('Victory points for the Hungarian side [16.7]', { min: 0, max: 6 }) hungarianPoints!: number;
}

const hexesDue = ({ rubbleChecks }: { readonly rubbleChecks: readonly string[] }) => ({
  hexes: rubbleChecks.map((hex) => ({ hex, due: true })),
});

/** The roll that brings a house down [16.32]. */
const COLLAPSE = 6;

/** [16.32]: one die for each city hex that artillery or air attacked in a combat. */
export const rubbleCheck = procedure<RubbleCheckInput, RubbleCheckOutcome, Options>({
  id: 'rubble-check',
  resolver: 'combat',
  title: { en: 'Rubble check', ja: '瓦礫の判定' },
  description: {
    en: 'Rolls for rubble in the hexes of Budapest that artillery or air attacked; others need no roll.',
    ja: '砲兵や航空で攻撃されたブダペストのヘクスに瓦礫が生じるか判定します。',
  },
  rules: ['16.32'],
  input: RubbleCheckInput,
  outcome: RubbleCheckOutcome,
  dice: [DICE.rubble],
  from: { 'combat/adjacent-attack': hexesDue, 'combat/bombardment': hexesDue },
  example: { input: { attackingSide: 'soviet', hexes: [{ hex: '0810', terrain: ['urban'] }] }, dice: { given: [6] } },

  resolve({ attackingSide, hexes }, umpire) {
    if (attackingSide === 'communist' || attackingSide === 'southAfrican') {
      umpire.forbid('16.32', 'budapest-only');
      return null;
    }
    const rubble: string[] = [];
    hexes.forEach((hex, i) => {
      const name = hexName(hex, i);
      if (!hex.due && !canBecomeRubble(hex.terrain)) {
        umpire.note('16.32', 'rubble-impossible', { hex: name });
        return;
      }
      const die = umpire.roll(DICE.rubble.name, DICE.rubble.die, name);
      if (die === COLLAPSE) rubble.push(name);
      umpire.note('16.32', die === COLLAPSE ? 'rubble-falls' : 'rubble-spared', { hex: name, die });
    });
    let hungarianPoints = 0;
    if (attackingSide === 'soviet' && rubble.length > 0) {
      hungarianPoints = rubble.length * umpire.chart('other-points').number('rubble', 'points');
      umpire.note('16.7', 'points-for-rubble', { points: hungarianPoints });
    }
    umpire.summarise('rubble-summary', { count: rubble.length });
    return { rubble, hungarianPoints };
  },
});
