import { choice, either, flag, integer } from '../../../kernel/fields/index.js';
import type { CardKind } from '../../../kernel/materials/index.js';
import { AirType, Command, UnitType } from '../vocabulary.js';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;
const FACTOR = { min: 0, max: 99, ...MAY_BE_EMPTY };

/** What a counter prints [2.3, 2.4, 2.6]. */
class CounterValues {
  @choice('The symbol of the counter [2.6]', UnitType, MAY_BE_EMPTY) type?: UnitType | null;
  @choice('Its command, by the colour of the counter [2.9]', Command, MAY_BE_EMPTY) command?: Command | null;
  @integer('Attack factor; guns have none [2.4]', FACTOR) attack?: number | null;
  @integer('Barrage factor, of guns [2.4]', FACTOR) barrage?: number | null;
  @integer('Final protective fire factor, of guns [2.4]', FACTOR) fpf?: number | null;
  @either(
    'Range in hexes, of guns; U is unlimited [2.4]',
    [
      { kind: 'integer', min: 0, max: 99 },
      { kind: 'text', max: 1, pattern: '^U$', example: 'U' },
    ],
    MAY_BE_EMPTY,
  )
  range?: number | 'U' | null;
  @integer('Defence factor [2.4]', FACTOR) defence?: number | null;
  @integer('Movement factor [2.4]', FACTOR) movement?: number | null;
  @flag('It may be dropped from the air [19.5]', MAY_BE_EMPTY) airborne?: boolean | null;
  @flag('It is mechanised, where the symbol does not say so [2.6]', MAY_BE_EMPTY) mechanised?: boolean | null;
}

/** So many air markers of one kind: the counter mix [17.27]. */
class AirMarkers {
  @choice('The kind of air marker; how many there are stands under copies [17.27]', AirType) air!: AirType;
}

export const cardKinds: readonly CardKind[] = [
  {
    id: 'airMarkers',
    title: { en: 'air markers', ja: '航空マーカー' },
    is: ({ values }) => values?.air !== undefined && values.air !== null,
    values: AirMarkers,
    ja: { air: '航空マーカーの種類。枚数は copies に書く [17.27]' },
  },
  {
    id: 'counter',
    title: { en: 'counter', ja: '駒' },
    is: () => true,
    values: CounterValues,
    ja: {
      type: '駒の兵種記号 [2.6]',
      command: '所属。駒の色で分かる [2.9]',
      attack: '攻撃力。砲兵にはない [2.4]',
      barrage: '砲撃力。砲兵のみ [2.4]',
      fpf: '最終防護射撃力。砲兵のみ [2.4]',
      range: '射程（ヘクス）。砲兵のみ。U は無制限 [2.4]',
      defence: '防御力 [2.4]',
      movement: '移動力 [2.4]',
      airborne: '空挺降下できる [19.5]',
      mechanised: '機械化。記号で分からない場合のみ [2.6]',
    },
  },
];
