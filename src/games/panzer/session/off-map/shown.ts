import type { BoardMarker, BoardPiece, Viewer } from '../../../../kernel/session/index.js';
import type { AirWeapon } from '../air/state.js';
import type { Mark } from '../marks/state.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import type { Name } from '../units.js';

const MARKS: Readonly<Record<Mark['kind'], Name>> = {
  smoke: { en: 'Smoke', ja: '煙幕' },
  barrage: { en: 'Barrage', ja: '弾幕' },
  illumination: { en: 'Illumination', ja: '照明' },
  fire: { en: 'On fire', ja: '火災' },
};

const RUBBLE: Name = { en: 'Rubble', ja: '瓦礫' };
const CLEARED: Name = { en: 'Obstacle removed', ja: '障害物除去済み' };
const MINES: Name = { en: 'Mines', ja: '地雷' };

/** Smoke, barrages, light and fires, hex by hex; mines as far as this viewer knows of them [6.1.4.3, 7.31.2]. */
export function groundMarkers({ marks, mines, ground }: Position, viewer: Viewer): BoardMarker[] {
  const changed = Object.entries(ground).map(([hex, terrain]) => {
    const rubble = terrain.some((each) => each.endsWith('Rubble'));
    return {
      id: `ground-${hex}`,
      key: rubble ? 'rubble' : 'obstacle-removed',
      name: rubble ? RUBBLE : CLEARED,
      place: { kind: 'hex' as const, id: hex },
      side: null,
    };
  });
  const lying = marks.flatMap(({ id, kind, hexes }) =>
    hexes.map((hex) => ({
      id: `${id}-${hex}`.slice(0, 80),
      key: kind,
      name: MARKS[kind],
      place: { kind: 'hex' as const, id: hex },
      side: null,
    })),
  );
  const mined = mines
    .filter(({ known, side }) => known || side === viewer)
    .map(({ hex, side }) => ({
      id: `mines-${side}-${hex}`,
      key: 'mines',
      name: MINES,
      place: { kind: 'hex' as const, id: hex },
      side,
    }));
  return [...changed, ...lying, ...mined];
}

const SUPPRESSED: Name = { en: 'suppressed', ja: '制圧' };
const DAMAGED: Name = { en: 'damaged', ja: '損傷' };

const hurtMarks = ({ damaged, suppression }: { damaged?: true; suppression?: string }): BoardPiece['marks'] => [
  ...(damaged ? [{ key: 'damaged', text: DAMAGED }] : []),
  ...(suppression ? [{ key: `suppression-${suppression}`, text: SUPPRESSED }] : []),
];

const WEAPONS: Readonly<Record<AirWeapon, Name>> = {
  strafe: { en: 'Strafing attacks', ja: '機銃掃射' },
  bombs: { en: 'Bombs', ja: '爆弾' },
  rockets: { en: 'Rockets', ja: 'ロケット弾' },
};

/** Batteries off the map, and aircraft over it or away from it [6.5.1.2, 6.7]. */
export function offMapPieces(table: Table, { artillery, air }: Position): BoardPiece[] {
  const guns = [...table.batteries.values()].map(({ id, name, side }, order) => {
    const state = artillery.batteries[id]!;
    return {
      id,
      name,
      side,
      place: { kind: 'box' as const, id: state.lost ? 'lost' : 'artillery' },
      facing: null,
      faceUp: true,
      symbol: { type: 'battery', size: null },
      figures: [],
      marks: hurtMarks(state),
      order,
    };
  });
  const planes = [...table.aircraft.values()].map(({ id, name, side }, order) => {
    const state = air.aircraft[id]!;
    const sortie = air.sortie?.aircraft === id ? air.sortie : null;
    const over = sortie?.hex ?? null;
    return {
      id,
      name,
      side,
      place:
        over === null ? { kind: 'box' as const, id: state.lost ? 'lost' : 'air' } : { kind: 'hex' as const, id: over },
      facing: sortie?.heading ?? null,
      faceUp: true,
      symbol: { type: 'aircraft', size: null },
      figures: (['strafe', 'bombs', 'rockets'] as const)
        .filter((weapon) => state.attacks[weapon] > 0)
        .map((weapon) => ({ key: weapon, label: WEAPONS[weapon], value: state.attacks[weapon] })),
      marks: hurtMarks(state),
      order,
    };
  });
  return [...guns, ...planes];
}

/** Where they lie while they are away, in games that have any. */
export const offMapBoxes = ({ batteries, aircraft }: Table): Readonly<Record<string, Name>> => ({
  ...(batteries.size > 0 ? { artillery: { en: 'Off-map artillery', ja: '盤外砲兵' } } : {}),
  ...(aircraft.size > 0 ? { air: { en: 'Aircraft', ja: '航空機' } } : {}),
});
