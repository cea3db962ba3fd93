import type { Board, BoardMarker, BoardPiece, Clock, Score, Viewer } from '../../../kernel/session/index.js';
import { en } from '../messages/en/index.js';
import { ja } from '../messages/ja/index.js';
import type { UnitCard } from '../shared/unit-card.js';
import { maySee } from './hidden/counters.js';
import { hiddenPieces } from './hidden/shown.js';
import { groundMarkers, offMapBoxes, offMapPieces } from './off-map/shown.js';
import type { Position, Step } from './position.js';
import { silhouetteOf } from './silhouette.js';
import { spotMarks } from './spot-marks.js';
import { standing } from './standing.js';
import type { Table } from './table.js';
import type { UnitState } from './unit-state.js';
import type { Name, Unit } from './units.js';
import { pointsOf } from './victory.js';

const both = (term: string): Name => ({ en: en.terms[term] ?? term, ja: ja.terms[term] ?? term });

const BOXES: Readonly<Record<string, Name>> = {
  reserve: { en: 'Not yet on the map', ja: '未到着' },
  exited: { en: 'Left the map', ja: '盤外に離脱' },
  lost: { en: 'Lost', ja: '損失' },
};

const boxOf = ({ place }: UnitState): string =>
  place === 'toPlace' || place === 'due' || place === 'aboard' ? 'reserve' : place;

/** Figures that a player reads off the counter and its card. */
function figuresOf({ card, leg }: Unit): BoardPiece['figures'] {
  if (leg) return legFigures(leg);
  const { movement, defense } = card;
  const armor = defense.basicArmor;
  return [
    ...(movement
      ? [
          {
            key: 'movement',
            label: { en: 'Movement', ja: '移動力' },
            value: `${movement.crossCountry}${movement.mode} ${movement.path}-${movement.road}`,
          },
        ]
      : []),
    ...(armor ? [{ key: 'armor', label: { en: 'Armour', ja: '装甲' }, value: `${armor.front}/${armor.rear}` }] : []),
    { key: 'size', label: { en: 'Size', ja: 'サイズ' }, value: defense.size },
  ];
}

function legFigures({ movement, defenseByCover, size }: UnitCard): BoardPiece['figures'] {
  return [
    ...(movement
      ? [
          {
            key: 'movement',
            label: { en: 'Movement', ja: '移動力' },
            value: `${movement.crossCountry}L${movement.quickmarch}`,
          },
        ]
      : []),
    ...(defenseByCover
      ? [{ key: 'defense', label: { en: 'GP defence', ja: 'GP防御値' }, value: defenseByCover.none }]
      : []),
    ...(size ? [{ key: 'size', label: { en: 'Size', ja: 'サイズ' }, value: size }] : []),
  ];
}

/** Lasting states that a counter shows. */
const STATES: readonly (readonly [keyof UnitState, string, Name])[] = [
  ['damaged', 'damaged', both('damaged')],
  ['trackHit', 'track-hit', { en: 'track hit', ja: '走行不能' }],
  ['bailed', 'bailed', { en: 'abandoned', ja: '乗員脱出' }],
  ['reduced', 'reduced', { en: 'half-squad', ja: '半個分隊' }],
  ['cover', 'full-cover', { en: 'in full cover', ja: 'フルカバー' }],
  ['upper', 'upper-floor', { en: 'on the top floor', ja: '最上階' }],
  ['inside', 'inside', { en: 'inside the building', ja: '建物内' }],
  ['hesitation', 'hesitating', { en: 'hesitating', ja: '畏縮' }],
  ['broken', 'broken', { en: 'broken', ja: '混乱' }],
  ['underFire', 'under-fire', { en: 'under fire', ja: '被射撃' }],
  ['buttoned', 'buttoned', { en: 'buttoned up', ja: 'ハッチ閉鎖' }],
  ['turret', 'turret-turned', { en: 'turret turned', ja: '砲塔旋回中' }],
  ['aboard', 'aboard', { en: 'aboard', ja: '乗車中' }],
  ['counter', 'hidden', { en: 'hidden', ja: '隠匿' }],
];

const SUPPRESSION: Readonly<Record<'on' | 'off', Name>> = {
  on: { en: 'Suppression/ON', ja: '制圧/ON' },
  off: { en: 'Suppression/OFF', ja: '制圧/OFF' },
};

const HULL_DOWN: Readonly<Record<'full' | 'partial', Name>> = {
  full: { en: 'hull down', ja: 'ハルダウン' },
  partial: { en: 'partially hull down', ja: '部分ハルダウン' },
};

/** A command is seen by its owner, and by everybody once it was shown or revealed [4.2.1]. */
export const seesCommand = ({ side }: Unit, { face }: UnitState, viewer: Viewer): boolean =>
  face !== undefined || viewer === side;

function marksOf(unit: Unit, state: UnitState, viewer: Viewer): BoardPiece['marks'] {
  const { spot, fired, moved, command } = state;
  const marks = [...spotMarks(spot)];
  for (const [field, key, text] of STATES) if (state[field] !== undefined) marks.push({ key, text });
  if (state.suppression) marks.push({ key: `suppression-${state.suppression}`, text: SUPPRESSION[state.suppression] });
  if (state.hullDown) marks.push({ key: `hull-down-${state.hullDown}`, text: HULL_DOWN[state.hullDown] });
  if (command && seesCommand(unit, state, viewer)) marks.push({ key: `command-${command}`, text: both(command) });
  if (fired) marks.push({ key: 'fired', text: { en: 'has fired', ja: '射撃済み' } });
  if (moved) marks.push({ key: 'moved', text: { en: 'has moved', ja: '移動済み' } });
  return marks;
}

function pieceOf(unit: Unit, state: UnitState, order: number, viewer: Viewer): BoardPiece {
  // Whoever rides is where its vehicle is, before that comes on nowhere yet; whoever is hidden, where its counter lies.
  const onMap =
    state.place === 'map' || state.place === 'hidden' || (state.place === 'aboard' && state.hex !== undefined);
  return {
    id: unit.id,
    name: unit.name,
    side: unit.side,
    place: onMap ? { kind: 'hex', id: state.hex! } : { kind: 'box', id: boxOf(state) },
    facing: onMap && state.place !== 'hidden' ? state.facing! : null,
    faceUp: true,
    symbol: { type: silhouetteOf(unit), size: null },
    figures: figuresOf(unit),
    marks: marksOf(unit, state, viewer),
    order,
  };
}

function markersOf(table: Table, { wrecks, objectives }: Position): BoardMarker[] {
  const burnt = Object.entries(wrecks).map(([hex, { kind }]) => ({
    id: `wreck-${hex}`,
    key: `wreck-${kind}`,
    name: kind === 'bu' ? { en: 'Burning wreck', ja: '炎上した残骸' } : { en: 'Wreck', ja: '残骸' },
    place: { kind: 'hex' as const, id: hex },
    side: null,
  }));
  const places = table.objectives.flatMap(({ name, ja: japanese, hexes }) =>
    (hexes ?? []).map((hex) => ({
      id: `place-${hex}`,
      key: 'objective',
      name: { en: name, ja: japanese ?? name },
      place: { kind: 'hex' as const, id: hex },
      side: objectives[name]!.holder,
    })),
  );
  return [...places, ...burnt];
}

/** What lies on the table: units with their facing and states, wrecks, places and who holds them. */
export function board(table: Table, position: Position, viewer: Viewer): Board {
  const stacked = new Map<string, number>();
  const seen = [...table.units.values()].filter(({ id }) => maySee({ table, position }, id, viewer));
  const pieces = seen.map((unit) => {
    const state = standing(position, unit.id);
    const key = state.hex ?? boxOf(state);
    const order = stacked.get(key) ?? 0;
    stacked.set(key, order + 1);
    return pieceOf(unit, state, order, viewer);
  });
  const boxes = Object.entries({ ...BOXES, ...offMapBoxes(table) }).map(([id, name]) => ({ id, name, side: null }));
  return {
    map: { id: table.mapId, kind: 'hexes', boxes },
    pieces: [...pieces, ...hiddenPieces(position, viewer), ...offMapPieces(table, position)],
    markers: [...markersOf(table, position), ...groundMarkers(position, viewer)],
  };
}

const PHASES: Readonly<Record<Step, { readonly phase: string; readonly name: Name; readonly rule: string }>> = {
  'set-up': { phase: 'set-up', name: both('set-up'), rule: '2.0' },
  orders: { phase: 'command', name: { en: 'Command Phase', ja: '命令フェイズ' }, rule: '4.2' },
  'first-air': { phase: 'air', name: { en: '1st Air Phase', ja: '第1航空フェイズ' }, rule: '6.4' },
  'indirect-fire': { phase: 'combat', name: { en: 'Combat Phase', ja: '戦闘フェイズ' }, rule: '6.5.1' },
  'second-air': { phase: 'air', name: { en: '2nd Air Phase', ja: '第2航空フェイズ' }, rule: '6.7' },
  initiative: { phase: 'initiative', name: { en: 'Initiative Phase', ja: '主導権フェイズ' }, rule: '4.3' },
  'direct-fire': { phase: 'combat', name: { en: 'Combat Phase', ja: '戦闘フェイズ' }, rule: '4.4' },
  overwatch: { phase: 'combat', name: { en: 'Combat Phase', ja: '戦闘フェイズ' }, rule: '4.4.2' },
  'close-combat': { phase: 'movement', name: { en: 'Movement Phase', ja: '移動フェイズ' }, rule: '6.6.1' },
  movement: { phase: 'movement', name: { en: 'Movement Phase', ja: '移動フェイズ' }, rule: '4.5' },
  adjustment: { phase: 'adjustment', name: { en: 'Adjustment Phase', ja: '調整フェイズ' }, rule: '6.8' },
  over: { phase: 'over', name: { en: 'The game is over', ja: 'ゲーム終了' }, rule: '4.6.2' },
};

/** Steps that are only a part of their phase. */
const STEPS = new Set<Step>(['indirect-fire', 'direct-fire', 'overwatch', 'close-combat']);

export function clock({ turns }: Table, { turn, step }: Position): Clock {
  const { phase, name, rule } = PHASES[step];
  const inside = STEPS.has(step) ? { id: step, name: both(step) } : null;
  return { turn, of: turns, name: null, phase: { id: phase, name }, step: inside, rule };
}

export const score = (table: Table, position: Position): Score[] =>
  table.sides.map((side) => ({
    side,
    key: 'points',
    label: { en: 'Victory points', ja: '勝利得点' },
    value: pointsOf(table, position, side),
    of: null,
  }));
