import { choice, choices, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { worthOf } from '../combat/victory-points.js';
import type { Options } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { battleOf, Command, commandOf, opponentOf, Side, Terrain, UnitType } from '../vocabulary.js';
import { incompatibility, sharingRule } from './compatibility.js';
import { stackingLimit } from './stacking-limit.js';

class StackUnit {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side', Command, {
    optional: true,
  })
  command?: Command;
  @choice('Unit type', UnitType, { optional: true }) type?: UnitType;
}

class StackingInput {
  @choice('Side whose units share the hex', Side) side!: Side;
  @choices('Everything printed in the hex [7.9, 7.10]', Terrain, { maxItems: 8, default: [] }) terrain!: Terrain[];
  @flag('A trail runs through the hex, in the monsoon too [7.10, 17.33]') trail!: boolean;
  @flag('A Soviet or US embassy [16.33]') embassy!: boolean;
  @list('Units in the hex at the end of a phase; air and markers never count [7.11]', StackUnit, { maxItems: 20 })
  units!: StackUnit[];
  @flag('Event 6 of Angola: eliminations are worth 1 VP more [18.5]') unAttention!: boolean;
}

class StackingOutcome {
  @flag('The units may stand there together [7.8]', {}) within!: boolean;
  @integer('Units the hex holds', { min: 0, max: 3 }) limit!: number;
  @integer('Units the owner must eliminate [7.8]', { min: 0, max: 20 }) excess!: number;
  @texts('Pairs that may not share the hex', { max: 90, maxItems: 200 }) incompatible!: string[];
  @integer('Least points the opponent scores for the excess', { min: 0, max: 200 }) leastPoints!: number;
}

type Pair = readonly [string, string];

const pairName = (pair: Pair): string => pair.join(' + ');

/** Units of several commands that get along, all together or, where two of them do not, pair by pair. */
function sharers(pairs: readonly Pair[], incompatible: readonly string[]): string[] {
  const names = [...new Set(pairs.flat())];
  const quarrel = names.some((one) => names.some((other) => incompatible.includes(pairName([one, other]))));
  return quarrel ? pairs.map(pairName) : names;
}

/** [7.8]: what may stand in a hex when a phase ends. */
export const stacking = procedure<StackingInput, StackingOutcome, Options>({
  id: 'stacking',
  resolver: 'status',
  title: { en: 'Stacking', ja: 'スタック' },
  description: {
    en: 'Stacking limit of a hex, commands that may not share it, and what must be eliminated at the end of a phase.',
    ja: 'ヘクスのスタック制限と、同居できない部隊、フェイズ終了時に除去すべき数を示します。',
  },
  rules: ['7.8'],
  input: StackingInput,
  outcome: StackingOutcome,
  example: { input: { side: 'soviet', terrain: ['urban'], units: [{ command: 'guards2' }, { command: 'guards2' }] } },

  resolve(input, umpire) {
    const { side } = input;
    const units = input.units.map((unit, i) => ({
      name: unit.name ?? `unit-${i + 1}`,
      command: commandOf(unit, side),
      unit,
    }));
    for (const { name, command, unit } of units) checkCounter({ unit: name, command, type: unit.type }, side, umpire);
    if (input.unAttention && battleOf(side) === 'budapest56') umpire.forbid('18.5', 'angola-only');
    if (!umpire.legal) return null;
    const { limit, rule, row } = stackingLimit(input, battleOf(side), umpire);
    umpire.note(rule, 'stacking-limit', { row, limit });
    const excess = Math.max(0, units.length - limit);
    const incompatible: string[] = [];
    const sharing = new Map<string, Pair[]>();
    for (let i = 0; i < units.length; i += 1) {
      for (let j = i + 1; j < units.length; j += 1) {
        const one = units[i]!;
        const other = units[j]!;
        const why = incompatibility(
          { command: one.command, type: one.unit.type },
          { command: other.command, type: other.unit.type },
          umpire,
        );
        if (why === undefined) {
          if (one.command === other.command) continue;
          const rule = sharingRule(one.command, other.command, umpire);
          sharing.set(rule, [...(sharing.get(rule) ?? []), [one.name, other.name]]);
          continue;
        }
        incompatible.push(pairName([one.name, other.name]));
        umpire.forbid(why, 'may-not-share', { units: [one.name, other.name] });
      }
    }
    for (const [rule, pairs] of sharing) umpire.note(rule, 'may-share', { units: sharers(pairs, incompatible) });
    let leastPoints = 0;
    if (excess > 0) {
      const worth = units.map((unit) => worthOf(unit, input.unAttention, umpire)).sort((a, b) => a - b);
      for (const points of worth.slice(0, excess)) leastPoints += points;
      umpire.note(input.unAttention ? ['7.8', '7.11', '18.5'] : ['7.8', '7.11'], 'overstacked', {
        excess,
        side: opponentOf(side),
        points: leastPoints,
      });
    }
    const within = excess === 0 && incompatible.length === 0;
    umpire.summarise(within ? 'stack-fits' : 'stack-breaks', { units: units.length, limit });
    return { within, limit, excess, incompatible, leastPoints };
  },
});
