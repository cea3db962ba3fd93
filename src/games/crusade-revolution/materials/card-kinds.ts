import { choice, defineWords, fieldsOf, flag, halves, integer, text } from '../../../kernel/fields/index.js';
import type { CardKind, OwnerCard } from '../../../kernel/materials/index.js';
import { phaseCheck, type RawCard, wordsCheck } from '../session/cards/read-deck.js';
import { Region, Side, UnitType } from '../vocabulary.js';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;
const FIGURE = { min: 0, max: 9, ...MAY_BE_EMPTY };
const POINTS = { min: 0, max: 9, ...MAY_BE_EMPTY };
const NAMES = { max: 2000, ...MAY_BE_EMPTY };
const LEFT = { min: 0, max: 3, ...MAY_BE_EMPTY };
const MODIFIER = { min: -9, max: 9, ...MAY_BE_EMPTY };

/** The four scenarios whose starting positions are in the Playbook [4.0]. */
const PUBLISHED = [
  'war-of-the-columns',
  'crusade-revolution-campaign',
  'the-collapse-of-the-northern-front',
  'two-years-of-war',
] as const;

const Pool = defineWords('ReinforcementPool', ['none', 'nationalist', 'axis', 'republican', 'soviet']);
const Counterattack = defineWords('CounterattackCard', ['none', 'brunete', 'belchite', 'teruel', 'elEbro']);
const CounterLine = defineWords('CounterLine', ['counter']);
const StartLine = defineWords('StartLine', ['start']);
const RequirementLine = defineWords('RequirementLine', ['requirement']);

/** What a strategy card prints beside its texts [2.3]. */
class StrategyValues {
  @integer('Operations value [2.3]', FIGURE) ops?: number | null;
  @integer('Strategic redeployment value [2.3]', FIGURE) sr?: number | null;
  @halves('Nationalist replacement points [2.3]', POINTS) 'rp.nationalist'?: number | null;
  @halves('Axis replacement points [2.3]', POINTS) 'rp.axis'?: number | null;
  @halves('Republican replacement points [2.3]', POINTS) 'rp.republican'?: number | null;
  @halves('Soviet replacement points [2.3]', POINTS) 'rp.soviet'?: number | null;
  @flag('An asterisk: it leaves the game once it is played as its event [8.5.1.3]', MAY_BE_EMPTY) asterisk?:
    | boolean
    | null;
  @flag('A combat card [8.5.3]', MAY_BE_EMPTY) combatCard?: boolean | null;
  @flag('It may be used once a turn only', MAY_BE_EMPTY) oncePerTurn?: boolean | null;
  @choice('Whose reinforcements its event brings [8.5.2]', Pool, MAY_BE_EMPTY) reinforcement?: string | null;
  @choice('The counterattack it is [8.5.5]', Counterattack, MAY_BE_EMPTY) counterattack?: string | null;
  @integer('Of a combat card that says no more: what it adds to the die of the attacker', MODIFIER)
  attackerDrm?: number | null;
  @integer('Of a combat card that says no more: what it adds to the die of the defender', MODIFIER)
  defenderDrm?: number | null;
}

/** A counter with both its faces, and where it begins in each scenario of the Playbook [2.2.1, 4.2]. */
class CounterValues {
  @choice('What the line is for', CounterLine, MAY_BE_EMPTY) kind?: string | null;
  @choice('The letters of the counter [2.6]', UnitType, MAY_BE_EMPTY) type?: UnitType | null;
  @choice('Its region of the Northern Front, where it has one [16.4.1]', Region, MAY_BE_EMPTY) region?: Region | null;
  @integer('Combat factor [2.2.1]', FIGURE) cf?: number | null;
  @integer('Loss factor [2.2.1]', FIGURE) lf?: number | null;
  @integer('Movement factor [2.2.1]', FIGURE) mf?: number | null;
  @flag('It has one side only', MAY_BE_EMPTY) oneStep?: boolean | null;
  @integer('Combat factor of the other face; as the first if empty', FIGURE) reducedCf?: number | null;
  @integer('Loss factor of the other face; as the first if empty', FIGURE) reducedLf?: number | null;
  @integer('Movement factor of the other face; as the first if empty', FIGURE) reducedMf?: number | null;
  @flag('A corps that is deployed between turns 5 and 6 [15.2.1]', MAY_BE_EMPTY) initialCorps?: boolean | null;
}
for (const scenario of PUBLISHED) {
  text(`Space or box it begins in: ${scenario} (reserve, aside, eliminated, morocco); aside if empty [4.2]`, {
    max: 60,
    ...MAY_BE_EMPTY,
  })(CounterValues.prototype, `at.${scenario}`);
  flag(`It begins with its reduced face up: ${scenario} [4.2]`, MAY_BE_EMPTY)(
    CounterValues.prototype,
    `reduced.${scenario}`,
  );
}

/** Points at the start of a scenario [4.0]. */
class StartValues {
  @choice('What the line is for', StartLine) kind!: string;
  @text('The scenario', { max: 100 }) scenario!: string;
  @integer('Republican Morale [16.3.1]', { min: 0, max: 40, ...MAY_BE_EMPTY }) rm?: number | null;
  @integer('Victory points [5.1.1]', { min: -60, max: 60, ...MAY_BE_EMPTY }) vp?: number | null;
  @choice('Who controls the Strait of Gibraltar; the Republic if empty [16.7.1]', Side, MAY_BE_EMPTY)
  strait?: Side | null;
  @text('Events played before the scenario: numbers, titles or flags, with commas between them [8.5.1.2]', NAMES)
  played?: string | null;
  @text('Spaces that begin with a position, with commas between them [10.2.5]', NAMES) positions?: string | null;
  @text('Spaces that begin with a trench, with commas between them [10.2.5]', NAMES) trenches?: string | null;
  @integer('Resistance left: Simancas Quarter; 0 is over, as printed if empty [16.1.1]', LEFT)
  'siege.simancas'?: number | null;
  @integer('Resistance left: Santa Maria de la Cabeza; 0 is over, as printed if empty [16.1.1]', LEFT)
  'siege.santaMaria'?: number | null;
  @integer('Resistance left: Alcazar of Toledo; 0 is over, as printed if empty [16.1.1]', LEFT)
  'siege.alcazar'?: number | null;
}

/** A line of the victory requirements of a scenario [5.1.1]. */
class RequirementValues {
  @choice('What the line is for', RequirementLine) kind!: string;
  @text('The scenario', { max: 100 }) scenario!: string;
  @integer('From so many victory points; without a lower bound if empty', { min: -99, max: 99, ...MAY_BE_EMPTY })
  from?: number | null;
  @integer('Up to so many victory points; without an upper bound if empty', { min: -99, max: 99, ...MAY_BE_EMPTY })
  to?: number | null;
  @choice('Who wins; nobody if empty', Side, MAY_BE_EMPTY) winner?: Side | null;
}

/** A card that the rules name, in the words of releases up to 0.6. */
class NamedValues {
  @flag('A combat card [8.5.3]', MAY_BE_EMPTY) isCC?: boolean | null;
  @flag('An asterisk [8.5.1.3]', MAY_BE_EMPTY) asterisk?: boolean | null;
  @flag('An optional card [2.3]', MAY_BE_EMPTY) optional?: boolean | null;
}

const lineOf =
  (kind: string) =>
  ({ values }: OwnerCard) =>
    values?.kind === kind;

const STRATEGY_FIELDS = new Set(fieldsOf(StrategyValues).map(({ name }) => name));

/** A strategy card has a number, a war phase, or figures that no counter has. */
const isStrategy = ({ phase, number, values = {} }: OwnerCard): boolean =>
  phase !== undefined || number !== undefined || Object.keys(values).some((name) => STRATEGY_FIELDS.has(name));

export const cardKinds: readonly CardKind[] = [
  {
    id: 'start',
    title: { en: 'start of a scenario', ja: 'シナリオの開始時' },
    is: lineOf('start'),
    values: StartValues,
    ja: {
      kind: '行の種類',
      scenario: 'シナリオ',
      rm: '共和国士気 [16.3.1]',
      vp: '勝利ポイント [5.1.1]',
      strait: 'ジブラルタル海峡の支配。空なら共和国 [16.7.1]',
      played: 'それまでにプレイされたイベント（番号・題名・フラグをコンマ区切り） [8.5.1.2]',
      positions: '陣地のあるスペース（コンマ区切り） [10.2.5]',
      trenches: '塹壕のあるスペース（コンマ区切り） [10.2.5]',
      'siege.simancas': 'シマンカス兵舎の残り抵抗値。0は終了、空なら記載の値 [16.1.1]',
      'siege.santaMaria': 'サンタ・マリア・デ・ラ・カベサの残り抵抗値。0は終了、空なら記載の値 [16.1.1]',
      'siege.alcazar': 'トレドのアルカサルの残り抵抗値。0は終了、空なら記載の値 [16.1.1]',
    },
  },
  {
    id: 'requirement',
    title: { en: 'victory requirement', ja: '勝利条件' },
    is: lineOf('requirement'),
    values: RequirementValues,
    ja: {
      kind: '行の種類',
      scenario: 'シナリオ',
      from: 'この勝利ポイント以上。空なら下限なし',
      to: 'この勝利ポイント以下。空なら上限なし',
      winner: '勝者。空なら引き分け',
    },
  },
  {
    id: 'named',
    title: { en: 'card named in the rules', ja: 'ルールに名のあるカード' },
    is: ({ values }) => values !== undefined && 'isCC' in values,
    values: NamedValues,
    ja: { isCC: '戦闘カード [8.5.3]', asterisk: 'アスタリスク付き [8.5.1.3]', optional: '選択カード [2.3]' },
    earlier: true,
  },
  {
    id: 'strategy',
    title: { en: 'strategy card', ja: '戦略カード' },
    is: isStrategy,
    values: StrategyValues,
    ja: {
      ops: '作戦値 [2.3]',
      sr: '戦略再配置値 [2.3]',
      'rp.nationalist': '反乱軍の補充ポイント [2.3]',
      'rp.axis': '枢軸の補充ポイント [2.3]',
      'rp.republican': '共和国の補充ポイント [2.3]',
      'rp.soviet': 'ソ連の補充ポイント [2.3]',
      asterisk: 'アスタリスク付き。イベントとして使うと除外 [8.5.1.3]',
      combatCard: '戦闘カード [8.5.3]',
      oncePerTurn: '1ターンに1回だけ',
      reinforcement: 'イベントで来る増援 [8.5.2]',
      counterattack: '反攻カードの名 [8.5.5]',
      attackerDrm: '修整だけの戦闘カード：攻撃側の修整',
      defenderDrm: '修整だけの戦闘カード：防御側の修整',
    },
    check: (card, complain) => {
      const tell = (pointer: string, detail: { en: string; ja: string }): void => complain({ pointer, detail });
      if (card.phase !== undefined && card.phase !== null) phaseCheck(card.phase, '/phase', tell);
      wordsCheck(card as RawCard, '', tell);
    },
  },
  {
    id: 'counter',
    title: { en: 'counter', ja: '駒' },
    is: () => true,
    values: CounterValues,
    ja: {
      kind: '行の種類',
      type: '駒の略号 [2.6]',
      region: '北部戦線の地方（ある場合） [16.4.1]',
      cf: '戦闘値 [2.2.1]',
      lf: '損害値 [2.2.1]',
      mf: '移動値 [2.2.1]',
      oneStep: '片面のみ',
      reducedCf: '裏面の戦闘値。空なら表と同じ',
      reducedLf: '裏面の損害値。空なら表と同じ',
      reducedMf: '裏面の移動値。空なら表と同じ',
      initialCorps: '第5・6ターンの間に配置する軍団 [15.2.1]',
      ...Object.fromEntries(
        PUBLISHED.flatMap((scenario) => [
          [
            `at.${scenario}`,
            `${scenario}：最初のスペースまたはボックス（reserve・aside・eliminated・morocco）。空なら aside [4.2]`,
          ],
          [`reduced.${scenario}`, `${scenario}：裏面で始まる [4.2]`],
        ]),
      ),
    },
  },
];
