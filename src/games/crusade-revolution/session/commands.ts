import { choice, defineChoice, flag, list, text, texts } from '../../../kernel/fields/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';
import { Siege } from '../vocabulary.js';
import { ProposedChange } from './cards/effect-shapes.js';

const RoundUse = defineChoice('RoundUse', ['ops', 'sr', 'rp', 'event']);
const RoundMarker = defineChoice('RoundMarker', ['move', 'attack']);
const RedeployBy = defineChoice('RedeployBy', ['land', 'sea', 'fromReserve', 'toReserve', 'border', 'fromMorocco']);
const BuyKind = defineChoice('BuyKind', ['restoreStep', 'rebuildReduced', 'rebuildFull']);
const PassUntil = defineChoice('PassUntil', ['round', 'turn']);
const PoolName = defineChoice('PoolName', ['nationalist', 'axis', 'republican', 'soviet']);

class NoFields {}
class DiscardedCards {
  @texts('Combat cards put down, the last one on top [8.5.3.6]', { max: 40, maxItems: 12 }) cards!: string[];
}
class UnitInSpace {
  @text('The unit', { max: 100 }) unit!: string;
  @text('The space, or "reserve" for the Reserve Box', { max: 60 }) space!: string;
}
class PlacedUnit extends UnitInSpace {
  @flag('With its reduced face up, where the card leaves that open', { optional: true }) reduced?: boolean;
}
class CardUsed {
  @text('The card', { max: 40 }) card!: string;
  @choice('What it is used for [8.1.3]', RoundUse) use!: string;
}
class ProposedEffect {
  @text('The card', { max: 40 }) card!: string;
  @list('What it does, in the words of the cards; an empty list for nothing', ProposedChange, { maxItems: 20 })
  changes!: ProposedChange[];
}
class RefusedEffect {
  @text('Why', { max: 500, optional: true }) text?: string;
}
class MarkedSpace {
  @text('The space', { max: 60 }) space!: string;
  @choice('Marker [8.2.3]', RoundMarker) marker!: string;
}
class MovingStack {
  @texts('One to three units of a space that move together [10.1.1]', { max: 100, minItems: 1, maxItems: 3 })
  units!: string[];
  @text('The space they enter first', { max: 60 }) to!: string;
}
class OneStep {
  @text('The space they enter next', { max: 60 }) to!: string;
}
class OneSpace {
  @text('The space', { max: 60 }) space!: string;
}
class OneUnit {
  @text('The unit', { max: 100 }) unit!: string;
}
class DiggingUnit {
  @text('The space', { max: 60 }) space!: string;
  @text('The unit that digs', { max: 100 }) unit!: string;
}
class DeclaredAttack {
  @flag('The event cancels the terrain in this attack [8.5.5.3]', { optional: true }) cancelTerrain?: boolean;
}
class CommittedCombatCard {
  @text('The card', { max: 40 }) card!: string;
  @text('The unit it takes out of the attack [CL.N14]', { max: 100, optional: true }) unit?: string;
  @texts('The units it takes out, where it is several', { max: 100, maxItems: 3, optional: true }) units?: string[];
  @text('The card it negates [8.5.3.2]', { max: 40, optional: true }) against?: string;
}
class PassedWindows {
  @choice('How long: to the end of this Action Round, or of the turn', PassUntil) until!: string;
}
class LostStep {
  @text('The unit', { max: 100 }) unit!: string;
  @text('The Reserve division that takes the place of a corps [11.3.5]', { max: 100, optional: true })
  replacedBy?: string;
}
class RetreatingUnit {
  @text('The unit', { max: 100 }) unit!: string;
  @texts('Spaces it goes through, in order', { max: 60, minItems: 1, maxItems: 3 }) path!: string[];
}
class UnitToSpace {
  @text('The unit', { max: 100 }) unit!: string;
  @text('The space it enters', { max: 60 }) to!: string;
}
class RedeployedUnit {
  @text('The unit', { max: 100 }) unit!: string;
  @text('The space; left out where it goes to the Reserve Box or over the border', { max: 60, optional: true })
  to?: string;
  @choice('How it goes [12.1.6-12.1.9]', RedeployBy) by!: string;
}
class SpentPoints {
  @text('The unit', { max: 100 }) unit!: string;
  @choice('What is bought [14.1.3-14.1.5]', BuyKind) buy!: string;
  @choice('The pool that pays', PoolName) pool!: string;
  @text('Where a rebuilt corps is put [14.1.5]', { max: 60, optional: true }) to?: string;
}
class StrengthenedSiege {
  @choice('The siege [16.1.8]', Siege) siege!: string;
}
class DeployedCorps {
  @text('The corps', { max: 100 }) corps!: string;
  @text('The space', { max: 60 }) space!: string;
  @text('The division that makes room [15.2.1.2]', { max: 100, optional: true }) displaced?: string;
}
class MilitarizedUnit {
  @text('The MIL division', { max: 100 }) unit!: string;
  @text('The RPA division that takes its place', { max: 100 }) by!: string;
}

const declared = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Every kind of command of a game, one decision each. */
export const commands: Readonly<Record<string, CommandDeclaration>> = {
  'discard-cards': {
    ...declared('Put combat cards down', '戦闘カードを捨てる', ['6.0.A.2', '8.5.3.6'], DiscardedCards),
    unseen: true,
  },
  'place-arrival': declared('Place a unit that arrives', '到着したユニットを置く', ['17.6.4', '8.5.2.3'], UnitInSpace),
  play: declared('Play a card', 'カードをプレイする', ['7.1.3', '8.1.3'], CardUsed),
  automatic: declared('Automatic operation', '自動的オペレーションを行う', ['7.1.3'], NoFields),
  'propose-effect': declared('Propose what a card does', 'カードの効果を提案する', ['8.5.1.1'], ProposedEffect),
  'agree-effect': declared('Agree to the effect', '効果に同意する', ['8.5.1.1'], NoFields),
  'refuse-effect': declared('Refuse the effect', '効果を拒否する', ['8.5.1.1'], RefusedEffect),
  'withdraw-proposal': declared('Take the proposal back', '提案を取り下げる', ['8.5.1.1'], NoFields),
  activate: declared('Activate a space', 'スペースを活性化する', ['8.2.3'], MarkedSpace),
  'end-activation': declared('Place no more markers', '活性化を終える', ['8.2.1'], NoFields),
  move: declared('Move a stack', 'スタックを移動する', ['10.1.1'], MovingStack),
  step: declared('Move on', 'さらに進む', ['10.1.3'], OneStep),
  halt: declared('Stop the stack', 'スタックを止める', ['10.1.10'], NoFields),
  'end-movement': declared('Move nobody else', '移動を終える', ['10.1.10'], NoFields),
  dig: declared('Dig in', '陣地を構築する', ['10.2.1'], DiggingUnit),
  'end-digging': declared('Dig no more', '構築を終える', ['10.2.1'], NoFields),
  target: declared('Choose a space to attack', '攻撃するスペースを選ぶ', ['11.1.3'], OneSpace),
  commit: declared('Let a unit join the attack', 'ユニットを攻撃に加える', ['11.1.4'], OneUnit),
  'hold-back': declared('Leave a unit out of the attack', 'ユニットを攻撃から外す', ['11.1.7'], OneUnit),
  'call-off': declared('Give the attack up', '攻撃を取りやめる', ['11.1.1'], NoFields),
  declare: declared('Declare the attack', '攻撃を宣言する', ['11.2.2', '16.1.4'], DeclaredAttack),
  'end-attacks': declared('Attack no more', '攻撃を終える', ['11.1.1'], NoFields),
  'commit-card': declared('Commit a combat card', '戦闘カードを投入する', ['8.5.3.1', '11.2.4'], CommittedCombatCard),
  'claim-armour': declared('Claim the armour modifier', '装甲の修正を使う', ['16.6.2'], OneUnit),
  'done-cards': declared('Commit no more cards', 'カードの投入を終える', ['11.2.4'], NoFields),
  'pass-cards': declared('Commit no cards for a while', 'しばらくカードを投入しない', ['11.2.4'], PassedWindows),
  'lose-step': declared('Choose who loses a step', 'ステップロスを被るユニットを選ぶ', ['11.3.4'], LostStep),
  hold: declared('Hold the ground for a step', 'ステップを払って踏みとどまる', ['11.4.3'], LostStep),
  'fall-back': declared('Fall back', '退却する', ['11.4.1'], NoFields),
  retreat: declared('Retreat a unit', 'ユニットを退却させる', ['11.4.5'], RetreatingUnit),
  advance: declared('Advance after combat', '戦闘後前進をする', ['11.5.1'], UnitToSpace),
  'end-advance': declared('Advance nobody else', '戦闘後前進を終える', ['11.5.1'], NoFields),
  'claim-bonus': declared('Choose the attack that earns the bonus', 'ボーナスを得る攻撃を選ぶ', ['8.5.5.3'], OneSpace),
  redeploy: declared('Redeploy a unit', 'ユニットを戦略再配備する', ['12.1.2'], RedeployedUnit),
  'end-redeployment': declared('Redeploy nobody else', '戦略再配備を終える', ['12.1.4'], NoFields),
  place: declared('Place a unit of the event', 'イヴェントのユニットを置く', ['8.5.2.3', '8.5.2.4'], PlacedUnit),
  'give-up-division': declared('Give a division up for a corps', '軍団のために師団を除去する', ['8.5.2.5'], OneUnit),
  'pick-unit': declared('Choose a unit', 'ユニットを選ぶ', ['8.5.1.1'], OneUnit),
  'pick-space': declared('Choose a space', 'スペースを選ぶ', ['8.5.1.1'], OneSpace),
  decline: declared('Choose no more', 'これ以上選ばない', ['8.5.1.1'], NoFields),
  strike: declared('Strike off a unit of a stack too high', '超過スタックのユニットを除去する', ['9.1.4'], OneUnit),
  'place-returning': declared('Place a corps that comes back', '戻ってきた軍団を置く', ['13.4.3'], UnitInSpace),
  spend: declared('Spend replacement points', '補充ポイントを使う', ['14.1.3', '14.1.4', '14.1.5'], SpentPoints),
  strengthen: declared('Strengthen a siege', '攻囲の抵抗を高める', ['16.1.8'], StrengthenedSiege),
  'end-replacements': declared('Spend no more points', '補充を終える', ['14.1.2'], NoFields),
  'remove-works': declared('Take works off the map', '陣地を取り除く', ['10.2.10'], OneSpace),
  'done-works': declared('Take no more works off', '陣地の除去を終える', ['10.2.10'], NoFields),
  deploy: declared('Deploy a corps', '軍団を配置する', ['15.2.1.1', '15.2.1.2'], DeployedCorps),
  withdraw: declared('Withdraw a division to the Reserve Box', '師団を予備へ引き揚げる', ['15.2.2.2'], OneUnit),
  militarize: declared('Make regulars of a militia division', '民兵師団を軍隊化する', ['15.2.3'], MilitarizedUnit),
  'end-militarization': declared('Militarize no more', '軍隊化を終える', ['15.2.3'], NoFields),
};
