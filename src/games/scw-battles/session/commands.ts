import { choice, defineChoice, integer, text, texts } from '../../../kernel/fields/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';

export const MapEdge = defineChoice('MapEdge', ['N', 'E', 'S', 'W']);

class NoFields {}

class UnitToHex {
  @text('The unit', { max: 60 }) unit!: string;
  @text('The hex it goes to', { max: 12 }) to!: string;
}

class UnitInHex {
  @text('The unit', { max: 60 }) unit!: string;
  @text('The hex', { max: 12 }) hex!: string;
}

class OneUnit {
  @text('The unit', { max: 60 }) unit!: string;
}

class UnitAtEdge {
  @text('The unit', { max: 60 }) unit!: string;
  @choice('The edge of the map it leaves by [16.0]', MapEdge) edge!: string;
}

class Bombardment {
  @text('The hex', { max: 12 }) hex!: string;
  @integer('Air points spent; 0 where air units fly [13.2]', { min: 0, max: 200, default: 0 }) points!: number;
}

class Extension {
  @integer('The combat, by its number', { min: 1, max: 200 }) combat!: number;
  @text('The enemy hex it takes in as well', { max: 12 }) hex!: string;
}

class GunAtHex {
  @text('The artillery unit', { max: 60 }) gun!: string;
  @text('The hex it fires at', { max: 12 }) hex!: string;
}

class Sortie {
  @integer('The combat, by its number', { min: 1, max: 200 }) combat!: number;
  @integer('Air points sent [13.2]', { min: 1, max: 200, optional: true }) points?: number;
  @text('Air unit sent [13.1]', { max: 60, optional: true }) unit?: string;
}

class OneCombat {
  @integer('The combat, by its number', { min: 1, max: 200 }) combat!: number;
}

class Payment {
  @texts('Divisions that pay a point each [11.2.1]', { max: 30, minItems: 1, maxItems: 40 }) pay!: string[];
}

class OneGun {
  @text('The artillery unit', { max: 60 }) gun!: string;
}

class OneHex {
  @text('The hex', { max: 12 }) hex!: string;
}

class Loading {
  @text('The passenger', { max: 60 }) unit!: string;
  @text('The truck it gets on', { max: 60 }) truck!: string;
}

class Bridge {
  @text('The engineer', { max: 60 }) unit!: string;
  @text('The hexside it bridges, as "2228/2229" [J.18]', { max: 30 }) side!: string;
}

class OneBrigade {
  @text('The brigade', { max: 30 }) brigade!: string;
}

class OneDivision {
  @text('The division', { max: 30 }) division!: string;
}

const declared = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Every kind of command of a game, one decision each. */
export const commands: Readonly<Record<string, CommandDeclaration>> = {
  place: declared('Place a unit', 'ユニットを配置する', ['4.0'], UnitInHex),
  bombard: declared('Bombard a hex', 'ヘクスを爆撃する', ['13.3'], Bombardment),
  'send-bomber': declared(
    'Send an air unit to bomb a hex',
    '航空ユニットを爆撃に向かわせる',
    ['13.1', '13.3'],
    UnitInHex,
  ),
  move: declared('Move a unit', 'ユニットを移動する', ['6.1'], UnitToHex),
  enter: declared('Bring a reinforcement on', '増援を進入させる', ['15.1'], UnitInHex),
  'leave-map': declared('Leave the map', '地図から離脱する', ['16.0'], UnitAtEdge),
  load: declared('Get on a truck', 'トラックに乗車する', ['B.4', 'B.10'], Loading),
  unload: declared('Get off a truck', 'トラックから降車する', ['B.10'], OneUnit),
  'build-bridge': declared('Build a pontoon bridge', '舟橋を架ける', ['J.18'], Bridge),
  release: declared('Release a brigade of the Madrid reserves', 'マドリッド予備の旅団を解除する', ['J.20'], OneBrigade),
  receive: declared('Receive a replacement division', '交替の師団を受け取る', ['B.20'], OneDivision),
  remove: declared('Remove an excess unit', '超過ユニットを除去する', ['7.2'], OneUnit),
  attack: declared('Let a unit attack a hex', 'ユニットにヘクスを攻撃させる', ['11.1'], UnitInHex),
  'extend-attack': declared('Draw another hex into an attack', '攻撃に別のヘクスを加える', ['11.1'], Extension),
  barrage: declared('Barrage a hex', '弾幕射撃を宣言する', ['12.4'], GunAtHex),
  'call-off': declared('Call a declared combat off', '宣言した戦闘を取り消す', ['11.1'], OneCombat),
  fly: declared('Commit air support', '航空支援を割り当てる', ['13.1', '13.2'], Sortie),
  'open-combat': declared('Take up a combat', '戦闘を始める', ['5.0'], OneCombat),
  'normal-attack': declared('Attack normally', '通常攻撃を選ぶ', ['11.2'], NoFields),
  assault: declared('Assault', '突撃する', ['11.2', '11.2.1'], Payment),
  support: declared('Commit a supporting gun', '支援砲兵を割り当てる', ['12.3'], OneGun),
  withdraw: declared('Retreat before the die', 'ダイスの前に後退する', ['11.61'], UnitToHex),
  'turn-guns': declared('Turn support fire into a barrage', '支援射撃を弾幕射撃に変える', ['12.3.3'], OneHex),
  'lose-step': declared('Choose who loses a step', 'ステップロスを被るユニットを選ぶ', ['11.5', '13.3'], OneUnit),
  retreat: declared('Retreat a unit', 'ユニットを後退させる', ['11.6', '11.62'], UnitToHex),
  'hold-ground': declared('Hold the ground, backs to the wall', '死守命令を出す', ['14.3'], NoFields),
  'place-leader': declared('Place a leader who got away', '逃れた指揮官を置く', ['14.4'], UnitInHex),
  advance: declared('Advance after combat', '戦闘後前進をする', ['11.7'], UnitToHex),
  done: declared('Be done with this step', 'この段階を終える', ['5.0'], NoFields),
};
