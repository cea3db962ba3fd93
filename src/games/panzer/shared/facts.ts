import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';

/** Figures that a client reads off a card or the board, with the section that needs each. */
const FIGURES = {
  range: ['3.5.1', 'the range in hexes', '距離（ヘクス数）'],
  rangeFactor: ['4.4.3.2.1', 'the range factor, or the range and row R of the block', '距離区分、または距離と欄のR行'],
  penetration: ['4.4.3.2.5', 'the penetration (row P of the block)', '貫通値（欄のP行）'],
  damage: ['6.5.2.5', 'the AP Damage section of the ammunition', '弾薬のAP Damage欄'],
  basicArmor: ['4.4.3.2.5', 'the armour of the Basic Game', '基本ゲームの装甲値'],
  armor: ['6.5.2.3', 'the armour at this location', 'この個所の装甲値'],
  gpDefense: ['6.5.4.2', 'the GP defence', 'GP防御値'],
  terrainDefense: ['6.5.4.2.5', 'the GP defence of the terrain', '地形のGP防御値'],
  gpFactor: ['6.5.4.1', 'the GP factor (row F of the block)', 'GP攻撃値（欄のF行）'],
  plainAp: [
    '5.16.2.2',
    'the plain AP block, which is fired where the special round runs short',
    '特殊弾が不足した時に使う通常APの欄',
  ],
  weight: ['7.32', 'the weight in tons', '重量（トン）'],
  movementFactor: ['4.5.1.1.1', 'the movement factor', '移動力'],
  traction: ['4.5.1.1.1', 'the mode of traction', '移動方式'],
  pointsLeft: ['6.6.3', 'the movement points left', '残りの移動力'],
  stepCost: ['6.6.3', 'the cost of the step', 'その1歩のコスト'],
  size: ['6.1.3', 'the size class', 'サイズ区分'],
  nation: ['7.22.2', 'the nationality', '国籍'],
  dischargers: ['7.9', 'the ammo limit D of the smoke dischargers', '発煙弾発射機の弾薬制限値D'],
  hullDownRange: ['6.6.9', 'the terrain, or the Hull Dn range of the card', '地形、またはカードのHull Dnの範囲'],
  bogRange: ['7.29', 'the terrain, or the bog range of the card', '地形、またはカードのボグの範囲'],
  direction: ['6.5.1.5', 'the direction of a closed linear SHEAF', 'Closed Linear SHEAFの方向'],
  fromEdge: ['6.7.3.1.1', 'the hexes from the entry edge to the target', '進入した地図端から目標までのヘクス数'],
  leftBy: ['6.7.2.1', 'the edge by which it left last turn', '前のターンに退出した地図端'],
  activeUnits: [
    '6.2.1.1',
    'the units of the formation, or how many are active',
    '部隊のユニット、または活性化ユニット数',
  ],
  facing: ['6.1.3.1', 'the facing, which bounds what it sees', '見える範囲を決める向き'],
  columnFacing: ['6.2.1.1.3', 'the facing of each vehicle behind the head of the column', '縦列の先頭以外の車両の向き'],
  initialFirst: ['7.42.1', 'who was the initial First Player', '最初の第1プレイヤーの陣営'],
  firedOrder: ['7.42.2', 'the formations in the order they fired', '射撃した順のフォーメーション'],
  attacks: ['7.35.1', 'the attacks on the hex, or the highest factor', 'ヘクスへの攻撃、または最大の攻撃値'],
} as const;
export type Figure = keyof typeof FIGURES;

/** One figure that nobody sent; `cell` is the place on the card that prints it. */
export function missing(figure: Figure, pointer: string, cell?: string): MissingFact {
  const [rule, en, ja] = FIGURES[figure];
  const detail = { en: `send ${en}`, ja: `${ja}を送ってください` };
  return cell === undefined ? { pointer, rule, detail } : { pointer, rule, detail, cell };
}

/** Asks for one figure where the question cannot go on without it. */
export function demand(figure: Figure, pointer: string, cell?: string): never {
  demandFacts([missing(figure, pointer, cell)]);
  throw new Error('a demanded fact is never there');
}
