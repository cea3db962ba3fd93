import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { PointsScored, scoreEliminations } from '../combat/victory-points.js';
import type { Options } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { battleOf, Command, commandOf, Side, UnitType } from '../vocabulary.js';

const Occasion = defineChoice('Occasion', ['placed', 'attackDeclared', 'fires', 'firedUpon', 'looked']);

class HiddenUnit {
  @text('Name', { max: 40 }) name!: string;
  @choice('Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side', Command, {
    optional: true,
  })
  command?: Command;
  @choice('Unit type', UnitType, { optional: true }) type?: UnitType;
  @flag('Untried [14.1]', { default: true }) untried!: boolean;
  @integer('Printed defence factor, known once it is revealed [14.4]', { min: 0, max: 99, optional: true })
  defence?: number;
}

class RevealInput {
  @choice('Side that owns the units', Side) side!: Side;
  @choice('What happens to them [14.2]', Occasion) occasion!:
    | 'placed'
    | 'attackDeclared'
    | 'fires'
    | 'firedUpon'
    | 'looked';
  @list('Units', HiddenUnit, { minItems: 1, maxItems: 60 }) units!: HiddenUnit[];
  @flag('Event 6 of Angola: eliminations are worth 1 VP more [18.5]') unAttention!: boolean;
}

class RevealOutcome {
  @texts('Units that are face down afterwards', { max: 40, maxItems: 60 }) untried!: string[];
  @texts('Units turned face up now', { max: 40, maxItems: 60 }) revealed!: string[];
  @texts('Units eliminated for a defence of 0 [14.4]', { max: 40, maxItems: 60 }) eliminated!: string[];
  @list('Victory points', PointsScored, { maxItems: 1 }) victoryPoints!: PointsScored[];
}

/** [14.0]: when an untried unit is turned face up. */
export const revealUntried = procedure<RevealInput, RevealOutcome, Options>({
  id: 'reveal',
  resolver: 'spotting',
  title: { en: 'Untried units', ja: '未経験ユニット' },
  description: {
    en: 'Which units are untried when placed, which are turned up by combat or fire, and which are lost when they are.',
    ja: '配置時に未経験となるユニット、戦闘や射撃で表になるユニット、除去されるユニットを示します。',
  },
  rules: ['14.0'],
  input: RevealInput,
  outcome: RevealOutcome,
  example: { input: { side: 'hungarian', occasion: 'attackDeclared', units: [{ name: 'Rebels', defence: 0 }] } },

  resolve({ side, occasion, units, unAttention }, umpire) {
    if (occasion === 'looked') {
      umpire.forbid('14.3', 'no-peeking');
      return null;
    }
    const pieces = units.map((unit) => ({ unit, name: unit.name, command: commandOf(unit, side) }));
    for (const { name, command, unit } of pieces) checkCounter({ unit: name, command, type: unit.type }, side, umpire);
    if (!umpire.legal) return null;
    const victoryPoints: PointsScored[] = [];
    if (occasion === 'placed') {
      const open = pieces.filter(({ command }) => command === 'sadf').map(({ name }) => name);
      const untried = pieces.filter(({ command }) => command !== 'sadf').map(({ name }) => name);
      const rule = battleOf(side) === 'budapest56' ? '16.21' : side === 'communist' ? '17.15' : '17.29';
      umpire.note([rule, '14.1'], 'placed-untried', { units: untried });
      if (open.length > 0) umpire.note('17.29', 'placed-open', { units: open });
      umpire.summarise('reveal-summary', { revealed: open.length, eliminated: 0 });
      return { untried, revealed: open, eliminated: [], victoryPoints };
    }
    const shown = pieces.filter(({ unit }) => unit.untried);
    umpire.note('14.2', 'revealed-by', { occasion, units: shown.map(({ name }) => name) });
    if (shown.length < pieces.length) umpire.note('14.3', 'face-up-stays');
    const gone = shown.filter(({ unit }) => unit.defence === 0);
    if (gone.length > 0) umpire.note(['14.4', '9.4'], 'worthless-revealed', { units: gone.map(({ name }) => name) });
    scoreEliminations(gone, side, unAttention, umpire, victoryPoints);
    umpire.summarise('reveal-summary', { revealed: shown.length, eliminated: gone.length });
    return {
      untried: [],
      revealed: shown.map(({ name }) => name),
      eliminated: gone.map(({ name }) => name),
      victoryPoints,
    };
  },
});
