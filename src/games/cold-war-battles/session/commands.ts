import { choice, integer, text } from '../../../kernel/fields/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';
import { AirType, Crt, Command as Pool } from '../vocabulary.js';

const ID = { max: 100 };
const HEX = { max: 12 };

class NoMore {}
class UnitOrder {
  @text('The unit', ID) unit!: string;
}
class UnitToHex {
  @text('The unit', ID) unit!: string;
  @text('The hex', HEX) hex!: string;
}
class UnitTo {
  @text('The unit', ID) unit!: string;
  @text('The hex it goes to', HEX) to!: string;
}
class UnitTarget {
  @text('The unit', ID) unit!: string;
  @text('The hex it attacks', HEX) target!: string;
}
class Widening {
  @text('The first hex of the attack', HEX) target!: string;
  @text('The hex that is attacked with it', HEX) hex!: string;
}
class TargetOrder {
  @text('The first hex of the attack', HEX) target!: string;
}
class TableOrder {
  @choice('The table [9.13]', Crt) crt!: Crt;
}
class AirOrder {
  @choice('Kind of air marker [12.1]', AirType) air!: AirType;
}
class AirTarget {
  @choice('Kind of air marker [12.1]', AirType) air!: AirType;
  @text('The hex it attacks', HEX) target!: string;
}
class AirHex {
  @choice('Kind of air marker [12.1]', AirType) air!: AirType;
  @text('The hex', HEX) hex!: string;
}
class PoolOrder {
  @choice('The pool, by command', Pool) pool!: Pool;
}
class FireOrder {
  @text('The battery', ID) unit!: string;
  @integer('Part of its strength, which only US artillery may divide [16.18]', { min: 1, max: 99, optional: true })
  share?: number;
}

const command = (
  en: string,
  ja: string,
  rules: readonly string[],
  shape: CommandDeclaration['shape'] = NoMore,
): CommandDeclaration => ({ title: { en, ja }, rules, shape });

export const commands: Readonly<Record<string, CommandDeclaration>> = {
  place: command('Place a unit', 'ユニットを配置する', ['3.2', '6.2'], UnitToHex),
  'end-phase': command('End the phase', 'フェイズを終える', ['4.3']),
  request: command('Ask for a unit, for points', '得点と引き換えにユニットを要請する', ['17.12', '17.25'], UnitOrder),
  'buy-air': command('Pay for a second airpower roll', '2回目の航空判定を買う', ['17.27']),
  draw: command('Draw from a pool', 'プールから引く', ['16.15b', '17.32', '18.6'], PoolOrder),
  'give-back': command('Return a Rebel to the pool', '反乱軍ユニットをプールへ戻す', ['18.6'], UnitOrder),
  refit: command('Refit this player turn', '再編成を宣言する', ['17.32']),
  'go-on': command('Begin the player turn without refitting', '再編成せずに進める', ['4.3']),
  'take-back': command('Take an eliminated unit back', '除去ユニットを復帰させる', ['17.32'], UnitOrder),
  'turn-down': command('Turn a unit face down again', 'ユニットを裏返す', ['17.32'], UnitOrder),
  withdraw: command('Withdraw a unit from the map', 'ユニットを撤収する', ['17.23'], UnitOrder),
  'take-air': command('Take an air marker', '航空マーカーを選ぶ', ['6.5', '12.2'], AirOrder),
  'leave-air': command('Take no more air markers', '航空マーカーの選択を終える', ['6.5']),
  fly: command('Move a unit by helicopter', 'ヘリコプターで移動させる', ['13.1', '6.4'], UnitTo),
  drop: command('Drop a unit by parachute', '空挺降下させる', ['19.3', '19.4'], UnitTo),
  stay: command('Keep the engineers where they are', '工兵を動かさない', ['16.27'], UnitOrder),
  recon: command('Look at adjacent untried units', '隣接する未確認ユニットを偵察する', ['20.1'], UnitOrder),
  'recon-air': command('Look at a hex from the air', '航空偵察を行う', ['20.3'], AirHex),
  move: command('Move a unit', 'ユニットを移動させる', ['7.1', '7.2'], UnitTo),
  'give-up': command('Eliminate a unit too many', '超過したユニットを除去する', ['7.8'], UnitOrder),
  attack: command('Assign an attacker', '攻撃ユニットを割り当てる', ['9.3', '9.5'], UnitTarget),
  widen: command('Attack one more hex together', '攻撃目標を加える', ['9.5'], Widening),
  bombard: command('Assign a battery to a bombardment', '砲撃を割り当てる', ['10.6', '10.7'], UnitTarget),
  'bombard-air': command('Send an air marker to bombard', '航空爆撃を割り当てる', ['12.5', '12.6'], AirTarget),
  aim: command('Aim a battery before the combats', '砲兵の目標を決める', ['23.2'], UnitTarget),
  'aim-air': command('Aim an air marker before the combats', '航空マーカーの目標を決める', ['23.2'], AirTarget),
  'end-aiming': command('End aiming', '目標の指定を終える', ['23.2']),
  'call-off': command('Call an attack off', '攻撃を取り消す', ['9.3'], TargetOrder),
  'start-over': command('Call all attacks off and declare anew', '攻撃の宣言をやり直す', ['9.3']),
  declare: command('Declare the attacks', '攻撃を宣言する', ['9.3']),
  resolve: command('Resolve an attack', '攻撃を解決する', ['9.3'], TargetOrder),
  'choose-table': command('Choose the table', '戦闘結果表を選ぶ', ['9.13', '21.1'], TableOrder),
  support: command('Give close support', '近接支援を与える', ['10.11', '16.18'], FireOrder),
  'support-air': command('Give close support from the air', '航空近接支援を与える', ['12.4'], AirOrder),
  'end-support': command('End close support', '近接支援を終える', ['9.2']),
  protect: command('Give final protective fire', '最終防御射撃を与える', ['10.13', '16.18'], FireOrder),
  'protect-air': command('Give protective fire from the air', '航空防御射撃を与える', ['12.4'], AirOrder),
  'end-protect': command('End protective fire: the die is rolled', '防御射撃を終え、ダイスを振る', ['9.2']),
  lose: command('Give up a unit', '損失ユニットを選ぶ', ['9.14'], UnitOrder),
  retreat: command('Retreat one hex', '1ヘクス退却する', ['9.16', '9.17'], UnitTo),
  perish: command('Meet its end where no retreat is left', '退却できずに除去される', ['9.17'], UnitToHex),
  advance: command('Advance after combat', '戦闘後前進する', ['9.19', '9.20'], UnitTo),
  'fly-forward': command('Fly instead of advancing', '前進の代わりに空輸する', ['13.4'], UnitTo),
  evacuate: command('Fly out instead of retreating', '退却の代わりに空輸する', ['13.4'], UnitTo),
  'end-advance': command('End the advance', '戦闘後前進を終える', ['9.19']),
};
