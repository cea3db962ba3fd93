import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { CardKind } from '../../../kernel/materials/index.js';
import { Echelon } from '../status/command-rules.js';
import { UnitSize, UnitType } from '../vocabulary.js';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;
const FACTOR = { min: 0, max: 99, ...MAY_BE_EMPTY };
const LABEL = { max: 60, ...MAY_BE_EMPTY };

/** What a counter prints, and which part of the set-up or the record it belongs to [2.1]. */
class CounterValues {
  @text('What the set-up or the reinforcement record calls it, after the formation and a colon', {
    max: 200,
    ...MAY_BE_EMPTY,
  })
  group?: string | null;
  @integer('The turn it comes on, where the record names the same group on several', {
    min: 1,
    max: 60,
    ...MAY_BE_EMPTY,
  })
  turn?: number | null;
  @choice('Type of unit, by its symbol [2.1]', UnitType, MAY_BE_EMPTY) type?: UnitType | null;
  @choice('Size of unit, by the mark above the symbol [2.1]', UnitSize, MAY_BE_EMPTY) size?: UnitSize | null;
  @integer('Attack factor [2.1]', FACTOR) attack?: number | null;
  @integer('Defence factor; artillery prints none [2.1]', FACTOR) defence?: number | null;
  @integer('Movement allowance [2.1]', FACTOR) movement?: number | null;
  @integer('Range in hexes, of artillery [2.1]', FACTOR) range?: number | null;
  @integer('Bombardment factor, of air units [13.1]', FACTOR) bombardment?: number | null;
  @integer('Attack factor of the other face, where there is one [11.5]', FACTOR) reducedAttack?: number | null;
  @integer('Defence factor of the other face [11.5]', FACTOR) reducedDefence?: number | null;
  @integer('Movement allowance of the other face [11.5]', FACTOR) reducedMovement?: number | null;
  @text('Its battalion [10.1]', LABEL) battalion?: string | null;
  @text('Its brigade [10.1]', LABEL) brigade?: string | null;
  @text('Its division, by the stripe of the counter [10.1]', LABEL) division?: string | null;
  @text('Its corps [B.19]', LABEL) corps?: string | null;
  @choice('Of what an HQ is the HQ [10.1]', Echelon, MAY_BE_EMPTY) echelon?: string | null;
  @flag('A German F/88 [6.4, J.14]', MAY_BE_EMPTY) f88?: boolean | null;
}

/** Hexes of an area that only the printed map shows. */
class AreaValues {
  @text('Its hexes, with blanks between them; a long area may take several lines of the same title', {
    max: 4000,
    nullable: true,
  })
  hexes!: string | null;
}

export const cardKinds: readonly CardKind[] = [
  {
    id: 'area',
    title: { en: 'area', ja: '範囲' },
    is: ({ values }) => values !== undefined && 'hexes' in values,
    values: AreaValues,
    ja: { hexes: '範囲のヘクス。空白区切り。長い範囲は同じ題名で複数行に分けてよい' },
  },
  {
    id: 'counter',
    title: { en: 'counter', ja: '駒' },
    is: () => true,
    values: CounterValues,
    ja: {
      group: '配置表や増援表での呼び名。編成があれば「編成: 呼び名」',
      turn: '登場ターン。同じ呼び名が複数のターンにある場合のみ',
      type: '兵種記号 [2.1]',
      size: '規模。記号の上の印 [2.1]',
      attack: '攻撃力 [2.1]',
      defence: '防御力。砲兵にはない [2.1]',
      movement: '移動力 [2.1]',
      range: '射程（ヘクス）。砲兵のみ [2.1]',
      bombardment: '爆撃力。航空ユニットのみ [13.1]',
      reducedAttack: '裏面の攻撃力（裏面がある場合） [11.5]',
      reducedDefence: '裏面の防御力 [11.5]',
      reducedMovement: '裏面の移動力 [11.5]',
      battalion: '所属大隊 [10.1]',
      brigade: '所属旅団 [10.1]',
      division: '所属師団。駒の帯の色による [10.1]',
      corps: '所属軍団 [B.19]',
      echelon: '何の司令部か [10.1]',
      f88: 'ドイツ軍 F/88 [6.4, J.14]',
    },
  },
];
