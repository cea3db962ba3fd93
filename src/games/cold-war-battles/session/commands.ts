import { choice, text } from '../../../kernel/fields/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';
import { AirType, Crt } from '../vocabulary.js';

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

const command = (
  en: string,
  ja: string,
  rules: readonly string[],
  shape: CommandDeclaration['shape'] = NoMore,
): CommandDeclaration => ({ title: { en, ja }, rules, shape });

export const commands: Readonly<Record<string, CommandDeclaration>> = {
  place: command('Place a unit', 'ユニットを配置する', ['3.2', '6.2'], UnitToHex),
  'end-phase': command('End the phase', 'フェイズを終える', ['4.3']),
  move: command('Move a unit', 'ユニットを移動させる', ['7.1', '7.2'], UnitTo),
  'give-up': command('Eliminate a unit too many', '超過したユニットを除去する', ['7.8'], UnitOrder),
  attack: command('Assign an attacker', '攻撃ユニットを割り当てる', ['9.3', '9.5'], UnitTarget),
  widen: command('Attack one more hex together', '攻撃目標を加える', ['9.5'], Widening),
  bombard: command('Assign a battery to a bombardment', '砲撃を割り当てる', ['10.6', '10.7'], UnitTarget),
  'start-over': command('Call all attacks off and declare anew', '攻撃の宣言をやり直す', ['9.3']),
  declare: command('Declare the attacks', '攻撃を宣言する', ['9.3']),
  resolve: command('Resolve an attack', '攻撃を解決する', ['9.3'], TargetOrder),
  'choose-table': command('Choose the table', '戦闘結果表を選ぶ', ['9.13', '21.1'], TableOrder),
  support: command('Give close support', '近接支援を与える', ['10.11'], UnitOrder),
  'support-air': command('Give close support from the air', '航空近接支援を与える', ['12.4'], AirOrder),
  'end-support': command('End close support', '近接支援を終える', ['9.2']),
  protect: command('Give final protective fire', '最終防御射撃を与える', ['10.13'], UnitOrder),
  'protect-air': command('Give protective fire from the air', '航空防御射撃を与える', ['12.4'], AirOrder),
  'end-protect': command('End protective fire: the die is rolled', '防御射撃を終え、ダイスを振る', ['9.2']),
  lose: command('Give up a unit', '損失ユニットを選ぶ', ['9.14'], UnitOrder),
  retreat: command('Retreat one hex', '1ヘクス退却する', ['9.16', '9.17'], UnitTo),
  perish: command('Meet its end where no retreat is left', '退却できずに除去される', ['9.17'], UnitToHex),
  advance: command('Advance after combat', '戦闘後前進する', ['9.19', '9.20'], UnitTo),
  'end-advance': command('End the advance', '戦闘後前進を終える', ['9.19']),
};
