import { choice, defineChoice, flag, integer, list, record, text } from '../../../kernel/fields/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';
import { Command, Facing } from '../vocabulary.js';
import { advancedCommands } from './advanced-commands.js';
import { FiredWith } from './fired-with.js';

const PlannedMove = defineChoice('PlannedMove', ['forward', 'reverse', 'exit', 'reverseExit', 'stay']);
const AnglePolicy = defineChoice('AnglePolicy', ['front', 'ask']);
const ClaimPolicy = defineChoice('ClaimPolicy', ['always', 'never', 'ask']);

const UNIT = { max: 60 };
const HEX = { max: 12 };

class NoFields {}

class OneUnit {
  @text('The unit', UNIT) unit!: string;
}

class OneHex {
  @text('The hex', HEX) hex!: string;
}

class OneFacing {
  @choice('The hexside it faces [3.3]', Facing) facing!: string;
}

class OneSide {
  @text('The side', { max: 40 }) side!: string;
}

class OneTarget {
  @text('The target', UNIT) target!: string;
}

class OrderSet {
  @record(
    'Commands by unit; whoever is not named has No Command [4.2, 4.2.1]',
    { kind: 'choice', choice: Command },
    {
      maxItems: 200,
    },
  )
  orders!: Readonly<Record<string, string>>;
  @record(
    'By unit: the one whose command counter it shares [6.2.1.1.3]',
    { kind: 'text', max: 60 },
    { maxItems: 200, default: {} },
  )
  sharing!: Readonly<Record<string, string>>;
  @record(
    'By vehicle: the one ahead of it in a road column, which moves on one Move by path or road [6.2.1.1.3]',
    { kind: 'text', max: 60 },
    { maxItems: 200, default: {} },
  )
  roadColumns!: Readonly<Record<string, string>>;
  @choice(
    'What is said when a unit is fired at while its Move or Short Halt lies face down: it moves, nothing, or ask each time [4.4.3.2.2]',
    ClaimPolicy,
    { default: 'always' },
  )
  claim!: string;
  @choice(
    'Where a shot comes in on the border of two hit angles: the one nearer the front, or ask each time [6.5.2.2]',
    AnglePolicy,
    { default: 'front' },
  )
  angles!: string;
}

class Fire {
  @integer('Which weapon of its card, counted from 1 [4.4.3.2.1]', { min: 1, max: 8, default: 1 }) weapon!: number;
  @choice('Ammunition: AP in the Basic Game; GP is general-purpose fire [4.4.3, 6.5.4]', FiredWith, { default: 'AP' })
  ammo!: string;
  @text('The target', UNIT) target!: string;
  @flag('Pinning fire: more likely to suppress, and nothing worse, option 7.18', { optional: true }) pinning?: boolean;
  @flag('With a hand-held weapon, at whoever rides in the vehicle as well [5.1.3.4]', { optional: true })
  riders?: boolean;
}

class Reaction extends Fire {
  @text('The unit on overwatch', UNIT) unit!: string;
}

class OneHexMove extends OneFacing {
  @flag('Backwards [4.5.1.1.7]') reverse!: boolean;
}

class Exit {
  @flag('Backwards [4.5.1.1.7]') reverse!: boolean;
}

class PlannedStep {
  @choice('Turn to this facing first [4.5.1.1.4]', Facing, { optional: true }) turnTo?: string;
  @choice('Then', PlannedMove, { default: 'forward' }) move!: string;
}

class Drive {
  @list('The whole move, in order; none: it stays where it is [4.5.1.1, 4.5.1.1.8]', PlannedStep, { maxItems: 60 })
  actions!: PlannedStep[];
}

class EndOfMove {
  @choice('The hexside a leg unit or gun faces in the end [3.3]', Facing, { optional: true }) facing?: string;
}

class Entry extends OneFacing {
  @text('The hex it comes on by', HEX) hex!: string;
}

const declared = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Every kind of command of a game, one decision each; the orders of a turn are one set. */
export const commands: Readonly<Record<string, CommandDeclaration>> = {
  'place-unit': declared('Pick a unit to place', '配置するユニットを選ぶ', ['2.0'], OneUnit),
  at: declared('Place it in a hex', 'ヘクスに配置する', ['2.0'], OneHex),
  face: declared('Choose its facing', '向きを決める', ['3.3'], OneFacing),
  'commit-orders': {
    ...declared('Give the orders of the turn', 'このターンの命令を出す', ['4.2', '4.2.1'], OrderSet),
    unseen: true,
  },
  'name-first': declared('Name the First Player', '第1プレイヤーを指名する', ['4.3.1'], OneSide),
  'take-aim': declared('Take aim with a unit', 'ユニットに狙いをつけさせる', ['4.4.1', '4.4.2'], OneUnit),
  'drop-aim': declared('Aim with another unit instead', '狙いを取りやめる', ['4.4.1', '4.4.2'], NoFields),
  fire: declared('Declare fire at a target', '目標への射撃を宣言する', ['4.4.1', '4.4.3'], Fire),
  'end-fire': declared('Fire no more from vehicles', '車上からの射撃を終える', ['6.6.7.2'], NoFields),
  withdraw: declared('Take a declaration back', '射撃の宣言を取り消す', ['4.4.1'], OneUnit),
  resolve: declared('Resolve all fire at a target', '目標への射撃をすべて解決する', ['4.4.1'], OneTarget),
  claim: declared('Show that the target moves', '目標が移動中だと示す', ['4.4.3.2.2'], NoFields),
  'no-claim': declared('Show nothing', '何も示さない', ['4.4.3.2.2'], NoFields),
  overwatch: declared('Answer with overwatch', '監視射撃で応じる', ['4.4.2', '4.5'], Reaction),
  'open-fire': declared('Resolve the overwatch declared', '宣言した監視射撃を解決する', ['4.4.1', '4.4.2'], NoFields),
  pass: declared('Let it pass', '見送る', ['4.4.2'], NoFields),
  'pass-mover': declared('Let this unit pass', 'このユニットの移動中は見送る', ['4.4.2'], NoFields),
  'pass-phase': declared('Let the rest of this movement pass', 'この移動の残りを見送る', ['4.4.2'], NoFields),
  'begin-move': declared('Move a unit', 'ユニットを移動させる', ['4.5'], OneUnit),
  'end-movement': declared('Let nobody else get off', '下車を終える', ['6.6.7.1.1'], NoFields),
  drive: declared('Drive a whole planned move', '計画した移動をまとめて行う', ['4.5.1.1'], Drive),
  forward: declared('Go one hex forward', '1ヘクス前進する', ['4.5.1.1.2'], NoFields),
  reverse: declared('Go one hex back', '1ヘクス後進する', ['4.5.1.1.7'], NoFields),
  turn: declared('Turn', '向きを変える', ['4.5.1.1.4'], OneFacing),
  'one-hex': declared('Go the one hex always allowed', '最低1ヘクスの移動をする', ['4.5.1.1.3'], OneHexMove),
  exit: declared('Leave the map', '地図から離脱する', ['4.5.1.1.9'], Exit),
  enter: declared('Come on to the map', '地図に進入する', ['1.8'], Entry),
  'end-move': declared('End the move', '移動を終える', ['4.5.1.1.8', '6.6.4.1'], EndOfMove),
  ...advancedCommands,
};
