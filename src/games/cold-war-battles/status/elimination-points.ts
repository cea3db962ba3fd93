import { choice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { PointsScored, scoreEliminations, worthOf } from '../combat/victory-points.js';
import type { Options } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { battleOf, Command, commandOf, Side, UnitType } from '../vocabulary.js';

class LostUnit {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side', Command, {
    optional: true,
  })
  command?: Command;
  @choice('Unit type', UnitType, { optional: true }) type?: UnitType;
}

class EliminationInput {
  @choice('Side that lost the units', Side) side!: Side;
  @list('Units eliminated, withdrawn ones left out [17.23]', LostUnit, { minItems: 1, maxItems: 100 })
  units!: LostUnit[];
  @flag('Event 6 of Angola: eliminations are worth 1 VP more [18.5]') unAttention!: boolean;
}

class UnitWorth {
  @text('Unit', { max: 40 }) unit!: string;
  @integer('Victory points', { min: 0, max: 5 }) points!: number;
  @flag('It goes back to its pool [16.13, 17.24]') toPool!: boolean;
}

class EliminationOutcome {
  @list('Each unit', UnitWorth, { maxItems: 100 }) units!: UnitWorth[];
  @list('Points scored', PointsScored, { maxItems: 1 }) victoryPoints!: PointsScored[];
}

/** [16.3, 16.5, 17.3, 17.5]: what eliminated units are worth, and where they go. */
export const eliminationPoints = procedure<EliminationInput, EliminationOutcome, Options>({
  id: 'elimination-points',
  resolver: 'status',
  title: { en: 'Points for eliminated units', ja: '除去による得点' },
  description: {
    en: 'Victory points for eliminated units, however they were lost, and which of them return to a pool.',
    ja: '除去されたユニットの勝利得点と、プールに戻るユニットを示します。',
  },
  rules: ['16.3', '16.5', '17.3', '17.5'],
  input: EliminationInput,
  outcome: EliminationOutcome,
  example: { input: { side: 'hungarian', units: [{ name: 'HQ', type: 'hq' }, { name: 'Students' }] } },

  resolve({ side, units, unAttention }, umpire) {
    if (unAttention && battleOf(side) === 'budapest56') umpire.forbid('18.5', 'angola-only');
    const lost = units.map((unit, i) => ({ unit, name: unit.name ?? `unit-${i + 1}`, command: commandOf(unit, side) }));
    for (const { name, command, unit } of lost) checkCounter({ unit: name, command, type: unit.type }, side, umpire);
    if (!umpire.legal) return null;
    const worth = lost.map((piece): UnitWorth => {
      const rebel = piece.command === 'rebel' && piece.unit.type !== 'hq' && piece.unit.type !== 'dummyHq';
      return {
        unit: piece.name,
        points: worthOf(piece, unAttention, umpire),
        toPool: rebel || piece.command === 'unita',
      };
    });
    const victoryPoints: PointsScored[] = [];
    scoreEliminations(lost, side, unAttention, umpire, victoryPoints);
    const pooled = worth.filter(({ toPool }) => toPool).map(({ unit }) => unit);
    if (pooled.length > 0) umpire.note(side === 'hungarian' ? '16.13' : '17.24', 'back-to-pool', { units: pooled });
    const [{ side: scorer, points } = { side, points: 0 }] = victoryPoints;
    umpire.summarise('points-for-eliminations', { side: scorer, points });
    return { units: worth, victoryPoints };
  },
});
