import type { EventDeclaration } from '../../../../kernel/session/index.js';
import * as shape from './shapes.js';

const event = <S extends EventDeclaration['shape']>(en: string, ja: string, of: S) => ({
  title: { en, ja },
  shape: of,
});

/** An event with a part that stands under `secret`. */
const partlyHidden = <S extends EventDeclaration['shape'], X extends EventDeclaration['shape']>(
  en: string,
  ja: string,
  of: S,
  secret: X,
) => ({ ...event(en, ja, of), secret });

/** Everything that can happen, in the game's words, with what is written down of it. */
export const events = {
  'step-began': event('A step of the sequence of play begins', '手順の段階の開始', shape.StepBegun),
  'stage-entered': event('Something else is to be decided', '決定事項の移行', shape.StageEntered),
  'game-closed': event('The game is over', 'ゲームの終了', shape.GameClosed),

  'unit-drawn': partlyHidden('A unit is drawn blind', 'ユニットを無作為に引く', shape.UnitDrawn, shape.HiddenFront),
  'unit-due': event('A unit will come', 'ユニットの登場予定', shape.UnitOnTurn),
  'unit-waits': event('A column waits for the next turn', '縦隊が次のターンまで待つ', shape.UnitOnTurn),
  'unit-placed': event('A unit is placed', 'ユニットの配置', shape.UnitPlaced),
  'unit-queued': event('A unit queues behind an entry hex', '進入ヘクスの後方に並ぶ', shape.UnitQueued),
  'unit-moved': event('A unit moves', 'ユニットの移動', shape.UnitMoved),
  'unit-stays': event('A unit gives up its move', '移動の放棄', shape.OneUnit),
  'unit-flew': event('A unit is flown', 'ユニットの空輸', shape.UnitFlown),
  'unit-dropped': event('A unit comes down by parachute', 'ユニットの空挺降下', shape.UnitDropped),
  'unit-revealed': event('A unit is turned face up', 'ユニットの公開', shape.UnitRevealed),
  'units-seen': partlyHidden('A side looks at units', 'ユニットの偵察', shape.UnitsSeen, shape.CountersSeen),
  'unit-eliminated': event('A unit is eliminated', 'ユニットの除去', shape.UnitEliminated),
  'unit-suppressed': event('A unit is suppressed', 'ユニットの制圧', shape.OneUnit),
  'units-recovered': event('Units recover', 'ユニットの回復', shape.SeveralUnits),
  'unit-retreated': event('A unit has retreated', 'ユニットの退却', shape.UnitRetreated),
  'unit-advanced': event('A unit advances after combat', '戦闘後前進', shape.UnitAdvanced),
  'unit-withdrawn': event('A unit goes home', 'ユニットの撤収', shape.UnitWithdrawn),
  'unit-returned': event('A refit brings a unit back', '再編成による復帰', shape.UnitOnTurn),
  'unit-pooled': event('A unit goes back to its pool', 'ユニットをプールへ戻す', shape.OneUnit),
  'unit-turned-down': event('A unit is turned face down', 'ユニットを裏返す', shape.OneUnit),

  'points-scored': event('A side scores', '得点', shape.PointsGained),
  'hex-rubbled': event('A hex is turned to rubble', '瓦礫の発生', shape.OneHex),

  'event-rolled': event('The random event of the turn', 'ターンのランダムイベント', shape.RandomEvent),
  'draws-due': event('Units may be drawn', 'ユニットを引く権利', shape.DrawsDue),
  'draw-made': event('A pool is drawn from', 'プールから引く', shape.PoolDrawn),
  'refit-rolled': event('A side refits', '再編成', shape.RefitRolled),
  'contingency-came': event('The contingency forces come', '条件付増援の登場', shape.NothingMore),
  'air-allotted': event('A side gets air markers', '航空マーカーの割り当て', shape.AirAllotted),
  'air-taken': event('An air marker is taken', '航空マーカーの選択', shape.AirOfSide),
  'air-left': event('No more air markers are taken', '航空マーカーの選択の終了', shape.OneSide),
  'air-used': event('An air marker is used', '航空マーカーの使用', shape.AirUsed),

  'attacker-assigned': event('A unit is to attack', '攻撃ユニットの割り当て', shape.UnitAtTarget),
  'attack-widened': event('An attack takes in another hex', '攻撃目標の追加', shape.AttackWidened),
  'battery-assigned': event('A battery is to bombard', '砲撃の割り当て', shape.UnitAtTarget),
  'air-assigned': event('An air marker is to bombard', '航空爆撃の割り当て', shape.AirAtTarget),
  'attack-called-off': event('An attack is called off', '攻撃の取り消し', shape.OneAttack),
  'attacks-called-off': event('All attacks are called off', '全攻撃の取り消し', shape.NothingMore),
  'attacks-declared': event('The attacks are declared', '攻撃の宣言', shape.NothingMore),
  'fire-aimed': event('Fire is aimed', '射撃目標の指定', shape.FireAimed),
  'combat-opened': event('A combat begins', '戦闘の開始', shape.OneAttack),
  'table-chosen': event('A table is chosen', '戦闘結果表の選択', shape.TableChosen),
  'support-given': event('A battery supports a combat', '砲兵の支援', shape.SupportGiven),
  'air-support-given': event('An air marker supports a combat', '航空支援', shape.AirOfSide),
  'combat-rolled': event('A combat has its result', '戦闘結果', shape.CombatRolled),
  'loss-chosen': event('The attacker gives up a unit', '損失ユニットの選択', shape.LossChosen),
  'retreat-begun': event('A unit is retreating', '退却の途中', shape.UnitOnItsWay),
  'unit-lifted-out': event('A unit is lifted out', '空中機動による離脱', shape.UnitLifted),
  'retreat-failed': event('A unit finds no way out', '退却の失敗', shape.UnitOnItsWay),
  'advance-declined': event('Nobody advances', '戦闘後前進の放棄', shape.NothingMore),
  'combat-closed': event('A combat is over', '戦闘の終了', shape.OneAttack),
} satisfies Readonly<Record<string, EventDeclaration>>;
