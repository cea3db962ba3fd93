import type { EventDeclaration } from '../../../../kernel/session/index.js';
import * as shape from './shapes.js';

const event = <S extends EventDeclaration['shape']>(en: string, ja: string, of: S) => ({
  title: { en, ja },
  shape: of,
});

/** Everything that can happen, in the game's words, with what is written down of it. Nothing is hidden in this game. */
export const events = {
  'set-up-passed': event('The other side sets up', '相手側の初期配置', shape.SetUpPassed),
  'phase-began': event('A phase begins', 'フェイズの開始', shape.PhaseBegun),
  'initiative-decided': event('The first player is known', '第1プレイヤーの決定', shape.InitiativeDecided),
  'weather-set': event('The weather of the turn', 'ターンの天候', shape.WeatherSet),
  'air-points-received': event('Air points for the turn', '航空ポイントの受領', shape.PointsReceived),
  'step-reached': event('A step of the phase is reached', '段階の移行', shape.StepReached),
  'status-judged': event('Supply and command are judged', '補給と指揮の判定', shape.StatusJudged),
  'game-over': event('The game is over', 'ゲームの終了', shape.GameOver),

  'unit-placed': event('A unit is set up', 'ユニットの配置', shape.UnitInHex),
  'unit-moved': event('A unit moves', 'ユニットの移動', shape.UnitMoved),
  'unit-entered': event('A reinforcement comes on', '増援の進入', shape.UnitEntered),
  'unit-left': event('A unit leaves the map', '地図外への離脱', shape.UnitLeft),
  'unit-retreated': event('A unit retreats', 'ユニットの後退', shape.UnitFromTo),
  'unit-advanced': event('A unit advances after combat', '戦闘後前進', shape.UnitFromTo),
  'unit-reduced': event('A unit loses a step', 'ステップロス', shape.OneUnit),
  'unit-eliminated': event('A unit is lost', 'ユニットの除去', shape.UnitEliminated),
  'leader-fled': event('A leader gets away', '指揮官の脱出', shape.LeaderFled),
  'leader-saved': event('A leader joins other units', '指揮官の合流', shape.LeaderSaved),
  'hq-returns': event('An HQ will be rebuilt', '司令部の再建', shape.UnitReturns),
  'hex-taken': event('A place changes hands', '地点の占領', shape.HexTaken),
  'objective-entered': event('A division enters an objective', '師団の作戦目標進入', shape.ObjectiveEntered),

  'bomber-sent': event('An air unit is sent to bomb', '爆撃への出撃', shape.UnitInHex),
  'hex-bombarded': event('A hex is bombarded', '航空爆撃', shape.HexBombarded),
  'attack-declared': event('A unit is to attack', '攻撃の宣言', shape.AttackDeclared),
  'attack-extended': event('A hex is drawn into an attack', '攻撃目標の追加', shape.AttackExtended),
  'barrage-declared': event('A gun is to barrage', '弾幕射撃の宣言', shape.BarrageDeclared),
  'combat-called-off': event('A declared combat is called off', '宣言した戦闘の取り消し', shape.CalledOff),
  'combat-opened': event('A combat is taken up', '戦闘の開始', shape.CombatOpened),
  'air-committed': event('Air support is committed', '航空支援の割り当て', shape.AirCommitted),
  'attack-kind-chosen': event('Normal attack or assault', '攻撃方法の選択', shape.KindChosen),
  'gun-committed': event('A gun supports a combat', '支援砲兵の割り当て', shape.GunCommitted),
  'unit-withdrew': event('A unit retreats before the die', '自発的後退', shape.UnitWithdrew),
  'combat-over': event('A combat is over', '戦闘の終了', shape.OneCombat),
  'choices-owed': event('Somebody has to choose', '選択の発生', shape.ChoicesOwed),
  'choice-settled': event('A choice has been made', '選択の完了', shape.ChoiceSettled),
  'ground-held': event('The ground is held', '死守', shape.GroundHeld),

  'gun-drawn': event('A gun is drawn from the pool', '砲兵をプールから引く', shape.OneUnit),
  'reserves-released': event('A brigade is released', '旅団の拘置解除', shape.ReservesReleased),
  'approach-made': event('Madrid takes alarm', 'マドリッドへの接近', shape.NothingMore),
  'bridge-begun': event('A bridge is begun', '架橋の開始', shape.UnitAtHexside),
  'bridge-built': event('A bridge stands', '架橋の完了', shape.UnitAtHexside),
  'division-withdrawn': event('A division has left', '師団の離脱', shape.OneDivision),
  'division-received': event('A division comes', '師団の到着', shape.DivisionReceived),
  'unit-loaded': event('A unit gets on a truck', '乗車', shape.UnitAboard),
  'unit-unloaded': event('A unit gets off a truck', '降車', shape.UnitUnloaded),
} satisfies Readonly<Record<string, EventDeclaration>>;
