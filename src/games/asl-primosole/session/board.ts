import type {
  Board,
  BoardMarker,
  BoardPiece,
  BoardPlace,
  Clock,
  Score,
  Viewer,
} from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import { type Counter, isMmc, isSupport, leadershipOf, moraleOf, type Place } from './counters.js';
import { dateNumber } from './ground.js';
import type { Name } from './names.js';
import type { Position, Step } from './position.js';
import { allOf, placeOf, SIDES } from './roster.js';
import { frameOf, type Table } from './table.js';

const named = ({ en, ja }: Name): { en: string; ja?: string } => ({ en, ...(ja === undefined ? {} : { ja }) });
const UNKNOWN: Readonly<Record<string, Name>> = {
  half: { en: 'Unknown counter', ja: '未確認カウンター' },
  large: { en: 'Unknown large counter', ja: '未確認の大型カウンター' },
};
const isLarge = ({ kind }: Counter): boolean => kind === 'vehicle' || kind === 'gun' || kind === 'glider';

/** A place on the map or beside it; null where it is neither. */
function placed(place: Place | null): BoardPlace | null {
  if (!place) return null;
  if ('hex' in place) return { kind: 'hex', id: place.hex };
  if ('area' in place) return { kind: 'box', id: `area-${place.area}` };
  return 'entry' in place ? { kind: 'box', id: `entry-${place.entry}` } : null;
}

const boxOf = (side: Side, place: BoardPlace): BoardPlace =>
  place.kind === 'box' ? { ...place, id: `${side}-${place.id}` } : place;

/** A counter of the viewer's own: everything that is known of it. */
function ownPiece(position: Position, counter: Counter, order: number): BoardPiece[] {
  const at = placed(placeOf(position, counter));
  if (!at || counter.status !== 'alive' || isSupport(counter)) return [];
  return [
    {
      id: counter.id,
      name: named(counter.name),
      side: counter.side,
      place: boxOf(counter.side, at),
      facing: null,
      faceUp: true,
      symbol: { type: counter.kind, size: counter.kind },
      figures: figuresOf(counter),
      marks: counter.marks.map((mark) => ({ key: mark, text: named(MARKS[mark] ?? { en: mark }) })),
      order,
    },
  ];
}

/** Steps in which counters are set up and have no new names yet [3.622, 3.623]. */
const UNNAMED: readonly Step[] = ['set-up', 'fanaticism', 'inspection', 'bombardment'];

/** A counter of somebody else: what he was shown, under a name that tells nothing. */
function shownPiece({ open }: Position, counter: Counter, order: number): BoardPiece[] {
  const at = placed(counter.shown);
  if (!at || counter.status !== 'alive' || isSupport(counter)) return [];
  const { known } = counter;
  const large = isLarge(counter);
  return [
    {
      // Before the scenario begins the names of the last one must not tell who is covered, nor who is a Dummy.
      id: known || !UNNAMED.includes(open.step) ? (counter.alias ?? '') : '',
      name: named(known ? counter.name : UNKNOWN[large ? 'large' : 'half']!),
      side: counter.side,
      place: boxOf(counter.side, at),
      facing: null,
      faceUp: known,
      symbol: known ? { type: counter.kind, size: counter.kind } : { type: 'unknown', size: large ? 'large' : 'half' },
      figures: known ? figuresOf(counter) : [],
      marks: [],
      order,
    },
  ];
}

function figuresOf(counter: Counter): BoardPiece['figures'] {
  const figures: { key: string; label: { en: string; ja: string }; value: string | number }[] = [
    { key: 'type', label: { en: 'Type', ja: '種別' }, value: counter.type },
  ];
  if (isMmc(counter) || counter.kind === 'leader')
    figures.push({ key: 'morale', label: { en: 'Morale', ja: '士気' }, value: moraleOf(counter) });
  if (counter.kind === 'leader')
    figures.push({ key: 'leadership', label: { en: 'Leadership', ja: '指揮' }, value: leadershipOf(counter) });
  return figures;
}

const MARKS: Readonly<Record<string, Name>> = {
  wounded: { en: 'wounded', ja: '負傷' },
  heroic: { en: 'heroic', ja: '英雄的' },
  fanaticNext: { en: 'Fanatic in the next scenario', ja: '次のシナリオで戦意高揚' },
  shortage: { en: 'Ammunition Shortage', ja: '弾薬減少' },
  encircled: { en: 'Encircled', ja: '包囲' },
  mined: { en: 'in a minefield', ja: '地雷原' },
  wading: { en: 'wading', ja: '渡渉中' },
  bogged: { en: 'Bogged', ja: 'ボグ' },
  shocked: { en: 'Shocked', ja: '衝撃' },
  unarmed: { en: 'unarmed', ja: '非武装' },
  immobile: { en: 'Immobile', ja: '走行不能' },
  abandoned: { en: 'abandoned', ja: '放棄' },
  stunned: { en: 'Stunned', ja: '麻痺' },
  recalled: { en: 'Recalled', ja: '帰還' },
  lowAmmo: { en: 'Low Ammo', ja: '残弾僅少' },
  captured: { en: 'captured', ja: '捕獲' },
  malfunctioned: { en: 'malfunctioned', ja: '故障' },
  mgMalfunctioned: { en: 'MG malfunctioned', ja: 'MG故障' },
  disabled: { en: 'disabled', ja: '使用不能' },
  mgDisabled: { en: 'MG disabled', ja: 'MG使用不能' },
  hooked: { en: 'hooked up', ja: '牽引中' },
  freeToMove: { en: 'may be moved freely', ja: '自由に移動可' },
  heldForNight: { en: 'off the map for the night', ja: '夜間は盤外' },
  fromNight: { en: 'spent the night off the map', ja: '夜間盤外' },
  hip: { en: 'hidden', ja: '隠匿' },
  reserve: { en: 'Reserve', ja: '予備' },
  concealed: { en: 'concealed', ja: '隠蔽' },
  isolated: { en: 'isolated', ja: '孤立' },
};

/** Pieces as the viewer may see them, control of the Strategic Locations, known fortifications, changes of the map. */
export function board(table: Table, position: Position, viewer: Viewer): Board {
  const pieces: BoardPiece[] = [];
  for (const side of SIDES) {
    for (const counter of allOf(position, side)) {
      pieces.push(
        ...(viewer === side
          ? ownPiece(position, counter, pieces.length)
          : shownPiece(position, counter, pieces.length)),
      );
    }
  }
  // In the order of the map, not of the roster: the order of a list must not tell what its items do not.
  const word = ({ place, id, symbol, name }: BoardPiece): string => [place.id, id, symbol.size, name.en].join(' ');
  const sorted = [...pieces].sort((a, b) => (word(a) < word(b) ? -1 : 1));
  return {
    map: { id: table.map.id, kind: 'hexes', boxes: boxes(table, position) },
    pieces: sorted.map((piece, order) => ({
      ...piece,
      order,
      id: piece.id || `${piece.side}-${piece.place.id}-${order}`,
    })),
    markers: markers(position, viewer),
  };
}

function boxes(table: Table, { open }: Position): Board['map']['boxes'] {
  const entries = table.map.facts.entryAreas.map(({ owner, arrow }) => ({
    id: `${owner}-entry-${arrow}`,
    name: { en: `Holding Area of ${arrow}`, ja: `${arrow} の待機エリア` },
    side: owner,
  }));
  const areas = open.areas.map(({ side, number }) => ({
    id: `${side}-area-${number}`,
    name: { en: `Setup Area ${number}`, ja: `配置エリア ${number}` },
    side,
  }));
  return [...entries, ...areas];
}

function markers({ open, own }: Position, viewer: Viewer): BoardMarker[] {
  const found: BoardMarker[] = [];
  const put = (key: string, name: Name, hex: string, side: Side | null): void => {
    found.push({ id: `${key}-${hex}-${side ?? ''}`, key, name: named(name), place: { kind: 'hex', id: hex }, side });
  };
  for (const [hex, { controller }] of Object.entries(open.control))
    if (controller !== 'none') put('control', { en: 'Control', ja: '支配' }, hex, controller);
  for (const { hex, side } of open.objectives) put('objective', { en: 'Objective Hex', ja: '目標ヘクス' }, hex, side);
  for (const [hex, terrain] of Object.entries(open.terrain)) put(terrain, { en: terrain, ja: terrain }, hex, null);
  for (const [hex, wreck] of Object.entries(open.wrecks)) put(wreck, { en: 'Wreck', ja: '残骸' }, hex, null);
  for (const hex of open.entryHeld)
    put('entryHeld', { en: 'British-Controlled entry hex', ja: '英軍支配の進入ヘクス' }, hex, 'british');
  for (const side of SIDES) {
    for (const { hex, kind, known } of Object.values(own[side].forts)) {
      if (hex === null || (viewer !== side && known === 'no')) continue;
      const mines = viewer !== side && known === 'mines';
      put(mines ? 'mines' : kind, mines ? { en: 'Minefield', ja: '地雷原' } : { en: kind, ja: kind }, hex, side);
    }
  }
  return found;
}

const PHASES: Readonly<Record<Step, readonly [string, Name, string]>> = {
  purchase: ['prepare', { en: 'Purchases', ja: '購入' }, '3.617'],
  fortify: ['prepare', { en: 'Fortifications', ja: '野戦構築物' }, '3.619'],
  recon: ['prepare', { en: 'Recon', ja: '偵察' }, '3.620'],
  chits: ['prepare', { en: 'Initiative', ja: '主導権' }, '3.621'],
  'set-up': ['set-up', { en: 'Set-up', ja: '配置' }, '3.622'],
  fanaticism: ['set-up', { en: 'Fanaticism', ja: '戦意高揚' }, 'CG16'],
  inspection: ['set-up', { en: 'Recon inspection', ja: '視察' }, '3.6223'],
  bombardment: ['set-up', { en: 'Bombardment', ja: '事前砲撃' }, '3.617/British'],
  field: ['field', { en: 'Battle', ja: '戦闘' }, 'CG14'],
  report: ['report', { en: 'Report', ja: '報告' }, '3.6'],
  checks: ['refit', { en: 'Checks', ja: '判定' }, '3.604'],
  places: ['refit', { en: 'Setup Areas', ja: '配置エリア' }, '3.605'],
  escape: ['refit', { en: 'Escape', ja: '離脱' }, '3.606'],
  equipment: ['refit', { en: 'Equipment', ja: '装備' }, '3.607'],
  dispose: ['refit', { en: 'Prisoners', ja: '捕虜' }, '3.608'],
  return: ['refit', { en: 'German return', ja: 'ドイツ軍の復帰' }, '3.60742'],
  aftermath: ['refit', { en: 'Recombining and heroes', ja: '統合とヒーロー' }, '3.611'],
  shift: ['new-date', { en: 'Shift', ja: '配置転換' }, '3.613'],
  refit: ['new-date', { en: 'Repair', ja: '修理' }, '3.614'],
  replenish: ['new-date', { en: 'Replenishment', ja: '補充' }, '3.614'],
  'take-cpp': ['new-date', { en: 'CPP', ja: 'CPP' }, '3.616'],
  over: ['over', { en: 'Over', ja: '終了' }, '3.2/CG-end'],
};
const PHASE_NAMES: Readonly<Record<string, Name>> = {
  prepare: { en: 'Secret steps', ja: '秘密の手順' },
  'set-up': { en: 'Set-up', ja: '配置' },
  field: { en: 'CG scenario', ja: 'CG シナリオ' },
  report: { en: 'Report of the battle', ja: '戦闘の報告' },
  refit: { en: 'Refit Phase', ja: '再装備フェイズ' },
  'new-date': { en: 'New date', ja: '新しい日' },
  over: { en: 'Campaign over', ja: 'キャンペーン終了' },
};

export function clock(table: Table, position: Position): Clock {
  const { step, date } = position.open;
  const [phase, name, rule] = PHASES[step];
  return {
    turn: dateNumber(table, position) + 1,
    of: table.dates.length,
    name: { en: date, ja: date },
    phase: { id: phase, name: named(PHASE_NAMES[phase]!) },
    step: { id: step, name: named(name) },
    rule,
  };
}

export function score(table: Table, { open, own }: Position, viewer: Viewer): Score[] {
  const found: Score[] = [];
  for (const side of SIDES) {
    found.push({
      side,
      key: 'attackChits',
      label: { en: 'Attack chits spent', ja: '使った攻撃チット' },
      value: open.chitsSpent[side],
      of: chitsOf(table, side),
    });
    found.push({
      side,
      key: 'cvpLost',
      label: { en: 'CVP lost in the last scenario', ja: '直前のシナリオで失った CVP' },
      value: open.cvp[side],
      of: null,
    });
    found.push({
      side,
      key: 'san',
      label: { en: 'SAN', ja: 'SAN' },
      value: viewer === side ? own[side].san : open.san[side],
      of: null,
    });
    const held = Object.values(open.control).filter(({ controller }) => controller === side).length;
    found.push({
      side,
      key: 'control',
      label: { en: 'Strategic Locations', ja: '戦略区域' },
      value: held,
      of: Object.keys(open.control).length,
    });
  }
  if (viewer === 'british' || viewer === 'axis') {
    found.push({ side: viewer, key: 'cpp', label: { en: 'CPP', ja: 'CPP' }, value: own[viewer].cpp, of: null });
    found.push({ side: viewer, key: 'fpp', label: { en: 'FPP', ja: 'FPP' }, value: own[viewer].fpp, of: null });
    found.push({
      side: viewer,
      key: 'recon',
      label: { en: 'Locations to inspect', ja: '視察できる区域' },
      value: own[viewer].recon,
      of: null,
    });
  }
  return found;
}

const chitsOf = (table: Table, side: Side): number =>
  frameOf(table, null, table.dates[0]!).frame
    ? table.chits[side]
    : table
        .quiet()
        .chart('campaigns')
        .number(table.campaign, side === 'axis' ? 'axisChits' : 'britishChits');
